# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
# Completion of atom4-engine for bash.

_atom4_engine() {
    local cur prev words cword split command=
    _init_completion -s || return
    local word
    for word in "${words[@]:1:cword-1}"; do
        [[ $word == @(bench|perft|match|review|solve|puzzles) ]] && command=$word && break
    done
    case $command:$prev in
        match:--openings | match:--save | match:--merge)
            _filedir
            return
            ;;
        match:--a | match:--b)
            COMPREPLY=($(compgen -W 'level= depth= nodes= time=' -- "$cur"))
            compopt -o nospace
            return
            ;;
        match:--size)
            COMPREPLY=($(compgen -W '8x8 10x10 12x12 16x16 20x20 26x26' -- "$cur"))
            return
            ;;
        match:--games | match:--random-plies | match:--seed | match:--threads | match:--shard | match:--sprt) return ;;
        review:--depth | review:--time | solve:--seconds | solve:--memory | solve:--player | solve:--shard) return ;;
        puzzles:--games | puzzles:--seed | puzzles:--shard) return ;;
    esac
    $split && return
    local options='-h --help'
    case $command in
        '') options+=' --version bench perft match review solve puzzles' ;;
        match)
            options+=' --a --b --games --size --random-plies --openings --seed --threads --shard --save --sprt --merge'
            ;;
        review) options+=' --depth --time' ;;
        solve) options+=' --seconds --memory --player --shard' ;;
        puzzles) options+=' --check --measure --make --games --seed --shard' ;;
    esac
    if [[ $cur == -* || -z $command ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    elif [[ $command == review ]]; then
        _filedir atom4
    elif [[ $command == puzzles ]]; then
        _filedir
    fi
} &&
    complete -F _atom4_engine atom4-engine
