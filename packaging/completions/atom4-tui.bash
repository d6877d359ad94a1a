# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
# Completion of atom4-tui for bash.

_atom4_tui() {
    local cur prev words cword split
    _init_completion -s || return
    case $prev in
        -a | --ai)
            COMPREPLY=($(compgen -W '1 2' -- "$cur"))
            return
            ;;
        -d | --level)
            COMPREPLY=($(compgen -W '0 1 2 3 4 5 6 7 8 9' -- "$cur"))
            return
            ;;
        --size)
            COMPREPLY=($(compgen -W '8x8 10x10 12x12 16x16 20x20 26x26' -- "$cur"))
            return
            ;;
        --graphics)
            COMPREPLY=($(compgen -W 'auto never sixel kitty' -- "$cur"))
            return
            ;;
        --color)
            COMPREPLY=($(compgen -W 'auto always never 8 16 256 true' -- "$cur"))
            return
            ;;
        --call)
            COMPREPLY=($(compgen -W 'never bell message' -- "$cur"))
            return
            ;;
        --record)
            _filedir atom4
            return
            ;;
        --host | --join | --watch | --seed) return ;;
    esac
    $split && return
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W '-a --ai -d --level --lines --host --join --watch --size --new --learn --plain --ascii --paper --graphics --no-animation --no-mouse --call -c --color --record --seed -h --help --version' -- "$cur"))
        return
    fi
    _filedir atom4
} &&
    complete -F _atom4_tui atom4-tui
