#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes openings for sprt.py: moves after which one side has an advantage, but has not won yet.

From level openings, games between equals are nearly all draws and tell little. With an advantage of the right size about
half of them are decided, and whether a program makes something of it, or bears it, shows its strength."""
import argparse
import random

from ugi_engine import UgiEngine, cell_of, legal_moves, name_of

START = {(7, 7), (7, 8)}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", metavar="PATH", default="build/dev/bin/atom4-engine", help="(%(default)s)")
    parser.add_argument("--count", type=int, default=500, help="(%(default)s)")
    parser.add_argument("--plies", type=int, nargs=2, metavar=("LEAST", "MOST"), default=(8, 14))
    parser.add_argument("--advantage", type=int, nargs=2, metavar=("LEAST", "MOST"), default=(300, 500),
                        help="advantage in centipoints, for either side")
    parser.add_argument("--limit", default="nodes 20000", help="search limit that measures the advantage (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def uneven_game(source, engine, plies):
    """Returns that many moves, or fewer if the game ends earlier, and leaves their position on the engine's board. One side
    plays at random, the other now and then well: random moves alone hardly ever lead to an advantage."""
    pieces = set(START)
    moves = []
    favoured = source.randrange(2)
    engine.set_position(moves)
    while len(moves) < plies and not engine.is_over():
        if len(moves) % 2 == favoured and source.random() < 0.6:
            moves.append(engine.go("depth 2"))
        else:
            moves.append(name_of(*source.choice(legal_moves(pieces))))
        pieces.add(cell_of(moves[-1]))
        engine.set_position(moves)
    return moves


def main():
    options = arguments()
    source = random.Random(options.seed)
    least, most = options.advantage
    print("# SPDX-FileCopyrightText: 2026 The Atom-4 developers\n# SPDX-License-" "Identifier: GPL-2.0-or-later")
    print("# Openings with an advantage for one side, written by tests/strength/make_openings.py: cells, from the start.")
    found = set()
    with UgiEngine(options.engine) as engine:
        while len(found) < options.count:
            engine.say("uginewgame")
            moves = tuple(uneven_game(source, engine, source.randint(*options.plies)))
            if engine.is_over() or moves in found:
                continue
            if least <= abs(engine.search(options.limit)[1]) <= most:
                found.add(moves)
                print(" ".join(moves), flush=True)


if __name__ == "__main__":
    main()
