# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
# Completion of atom4-engine for fish.
set -l commands bench perft match review solve
complete -c atom4-engine -f
complete -c atom4-engine -s h -l help -d 'Show the options and end'
complete -c atom4-engine -n "not __fish_seen_subcommand_from $commands" -l version -d 'Show the version and end'
complete -c atom4-engine -n "not __fish_seen_subcommand_from $commands" -a bench -d 'Search fixed positions'
complete -c atom4-engine -n "not __fish_seen_subcommand_from $commands" -a perft -d 'Count sequences of plies'
complete -c atom4-engine -n "not __fish_seen_subcommand_from $commands" -a match -d 'Play two settings against each other'
complete -c atom4-engine -n "not __fish_seen_subcommand_from $commands" -a review -d 'Tell what the moves of a game are worth'
complete -c atom4-engine -n "not __fish_seen_subcommand_from $commands" -a solve -d 'Find out who wins with best play'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l a -x -d 'One side, such as level=4'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l b -x -d 'The other side'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l games -x -d 'How many games'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l size -x -a '8x8 10x10 12x12 16x16 20x20 26x26' -d 'Rows and columns of the board'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l random-plies -x -d 'Length of random openings'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l openings -r -d 'Openings, one a line'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l seed -x -d 'Of openings and choices'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l threads -x -d 'Games at a time'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l shard -x -d 'Play one of several parts, K/N'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l save -r -d 'Keep the games'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l sprt -x -d 'End when this test is decided: ELO0,ELO1'
complete -c atom4-engine -n '__fish_seen_subcommand_from match' -l merge -r -d 'Sum up what several runs have told'
complete -c atom4-engine -n '__fish_seen_subcommand_from review' -l depth -x -d 'Plies to look ahead'
complete -c atom4-engine -n '__fish_seen_subcommand_from review' -l time -x -d 'Milliseconds for a look'
complete -c atom4-engine -n '__fish_seen_subcommand_from review' -k -a '(__fish_complete_suffix .atom4)'
complete -c atom4-engine -n '__fish_seen_subcommand_from solve' -l seconds -x -d 'Time at most'
complete -c atom4-engine -n '__fish_seen_subcommand_from solve' -l memory -x -d 'Memory at most, in mebibytes'
