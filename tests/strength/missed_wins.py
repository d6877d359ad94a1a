#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How often a level misses a forced win, by the moves it takes and by how far from the last placement it begins.

A level plays against itself. Before each move a search of five plies says whether there is a forced win in one, two or
three moves, and after the move whether it is still there. See README.md beside this file."""
import argparse
from collections import defaultdict

from ugi_engine import WIN, UgiEngine

MOST_PLIES = 5
NEAR, MIDDLE, FAR = "1 or 2", "3 or 4", "5 or more"


def cell(name):
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def distance(one, other):
    """Steps on the lattice, whose odd rows (from 0) are shifted right by half a cell."""
    (row, column), (other_row, other_column) = cell(one), cell(other)
    across = (column - row // 2) - (other_column - other_row // 2)
    down = row - other_row
    return max(abs(across), abs(down), abs(across + down))


def bucket(steps):
    return NEAR if steps <= 2 else MIDDLE if steps <= 4 else FAR


def forced_win(judge, moves):
    """Where it begins and in how many plies; nothing if there is none in five."""
    judge.set_position(moves)
    move, score = judge.search(f"depth {MOST_PLIES}")
    return (move, judge.plies_to_end) if score == WIN and judge.plies_to_end <= MOST_PLIES else None


def is_still_won(judge, moves, plies):
    """Whether the player who has just moved has won, or wins in so many plies."""
    judge.set_position(moves)
    if judge.is_over():
        return judge.winner() != 0
    return plies > 0 and judge.search(f"depth {plies}")[1] == -WIN and judge.plies_to_end <= plies


def play(player, judge, opening, counts):
    moves = list(opening)
    while True:
        player.set_position(moves)
        if player.is_over():
            return
        win = forced_win(judge, moves)
        moves.append(player.ask("go", "bestmove")[1])
        if win:
            start, plies = win
            missed = not is_still_won(judge, moves, plies - 1)
            counts[(plies + 1) // 2, bucket(distance(start, moves[-2]))].append(missed)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="+", type=int)
    parser.add_argument("--engine", default="build/dev/bin/atom4-engine")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    print("| level | moves to the win | " + " | ".join((NEAR, MIDDLE, FAR)) + " |\n|-|-|-|-|-|")
    for level in arguments.levels:
        counts = defaultdict(list)
        with UgiEngine(arguments.engine) as player, UgiEngine(arguments.engine) as judge:
            for game in range(arguments.games):
                player.say(f"setoption name Level value {level}")
                player.say(f"setoption name Seed value {game + 1}")
                play(player, judge, [("i7", "i9")[game % 2]], counts)
        for moves in range(1, MOST_PLIES // 2 + 2):
            shares = []
            for steps in (NEAR, MIDDLE, FAR):
                missed = counts[moves, steps]
                shares.append(f"{100 * sum(missed) / len(missed):.0f}% of {len(missed)}" if missed else "none")
            print(f"| {level} | {moves} | " + " | ".join(shares) + " |", flush=True)


if __name__ == "__main__":
    main()
