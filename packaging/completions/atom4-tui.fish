# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
# Completion of atom4-tui for fish.
complete -c atom4-tui -f -k -a '(__fish_complete_suffix .atom4)'
complete -c atom4-tui -s a -l ai -x -a '1 2' -d 'Let the computer play for this player'
complete -c atom4-tui -s d -l level -x -a '0 1 2 3 4 5 6 7 8 9' -d 'How well the computer plays'
complete -c atom4-tui -l lines -d 'Play Console Lines, a game for one'
complete -c atom4-tui -l size -x -a '8x8 10x10 12x12 16x16 20x20 26x26' -d 'Rows and columns of the board'
complete -c atom4-tui -l new -d 'Start a new match'
complete -c atom4-tui -l plain -d 'Play line by line in words'
complete -c atom4-tui -l ascii -d 'Draw with nothing but ASCII'
complete -c atom4-tui -l paper -x -a 'auto dark light' -d 'What the board lies on'
complete -c atom4-tui -l no-animation -d 'Let nothing move by itself'
complete -c atom4-tui -s c -d 'Colours on the terminal, as in 2003'
complete -c atom4-tui -l color -x -a 'auto always never 8 16 256 true' -d 'Colours on the terminal'
complete -c atom4-tui -l record -r -d 'Write the match to a file after every move'
complete -c atom4-tui -l seed -x -d 'Let the choices of the computer follow from a number'
complete -c atom4-tui -s h -l help -d 'Show the options and end'
complete -c atom4-tui -l version -d 'Show the version and end'
