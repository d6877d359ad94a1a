#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Sums up the output of `atom4-engine solve` or `puzzles` in shards (--shard K/N).

    sum_shards.py solve FILE...                the value of the position
    sum_shards.py puzzles FILE... [--most N]   the puzzles to ship: each pattern once, easy to difficult
"""
import argparse
import os
import re
import subprocess
import tempfile


def value(lines):
    """Returns the value of a position. `Moves: N` is the number of moves, `MOVE loss 4` the opponent's value after a move."""
    moves = {}
    for move, told in (line.split(maxsplit=1) for line in lines):
        if moves.get(move, "unknown") == "unknown":  # it may have been tried again with more time
            moves[move] = told
    count = int(moves.pop("Moves:", 0))
    if len(moves) != count or "unknown" in moves.values():
        return "unknown"
    plies = {kind: [int(told.split()[1]) + 1 for told in moves.values() if told.startswith(kind)] for kind in ("win", "loss")}
    if plies["loss"]:
        return f"win {min(plies['loss'])}"
    return "draw" if "draw" in moves.values() else f"loss {max(plies['win'])}"


def spread(puzzles, most):
    """Returns `most` of the puzzles, including the first and the last."""
    if len(puzzles) <= most:
        return puzzles
    return [puzzles[i * (len(puzzles) - 1) // max(most - 1, 1)] for i in range(most)]


def selected(lines, most, engine):
    """Yields at most `most` puzzles of each kind and length, from those that `puzzles --check` accepts."""
    lines = sorted(lines, key=lambda line: [int(number) for number in re.findall(r"\d+", line.split(" ; ")[2])])
    with tempfile.NamedTemporaryFile("w", encoding="ascii") as file:
        file.write("\n".join(lines))
        file.flush()
        said = subprocess.run([engine, "puzzles", "--check", file.name], stdout=subprocess.PIPE, text=True).stdout
    wrong = {line.split(":")[0] for line in said.splitlines()}
    themes = {}
    for line in lines:
        name, kind, length, rest = line.split(maxsplit=3)
        if name not in wrong:
            themes.setdefault((kind != "win", int(length), f"{kind[0]}{length}", kind), []).append(rest)
    for (_, length, short, kind), puzzles in sorted(themes.items()):
        for number, rest in enumerate(spread(puzzles, most), 1):
            yield f"{short}-{number:03} {kind} {length} {rest}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("solve", "puzzles"))
    parser.add_argument("files", nargs="+", type=argparse.FileType(encoding="ascii"))
    parser.add_argument("--most", type=int, default=120, help="largest number of puzzles of each kind and length")
    parser.add_argument("--engine", default=os.path.join(os.path.dirname(__file__), "../../build/dev/bin/atom4-engine"))
    arguments = parser.parse_args()
    lines = [line.strip() for file in arguments.files for line in file]
    if arguments.what == "solve":
        print("Value:", value(lines))
    else:
        print("\n".join(selected(lines, arguments.most, arguments.engine)))


if __name__ == "__main__":
    main()
