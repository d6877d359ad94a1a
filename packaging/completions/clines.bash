# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
# Completion of clines for bash.

_clines() {
    local cur prev words cword split
    _init_completion -s || return
    case $prev in
        -w | --width | -t | --height | -c | --colours | -i | --line | -n | --each | -N | --first | --seed) return ;;
        -C | --keys | -f | --font | -F | --mono-font | -o | --palette | --self-play | --moves) return ;;
        --preview)
            COMPREPLY=($(compgen -W 'on off' -- "$cur"))
            return
            ;;
        -m | --mode)
            COMPREPLY=($(compgen -W 'c b' -- "$cur"))
            return
            ;;
        --graphics)
            COMPREPLY=($(compgen -W 'auto never sixel kitty' -- "$cur"))
            return
            ;;
        --player)
            COMPREPLY=($(compgen -W 'greedy expectimax' -- "$cur"))
            return
            ;;
        --check)
            _filedir lines
            return
            ;;
    esac
    $split && return
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W '-w --width -t --height -c --colours -i --line -n --each -N --first --preview --new --seed
            -C --keys -f --font -F --mono-font -o --palette --plain --learn --ascii --paper --graphics --no-animation --no-mouse -m --mode -l --list --check --self-play --player --moves
            -h --help -v --version' -- "$cur"))
        return
    fi
    _filedir lines
} &&
    complete -F _clines clines
