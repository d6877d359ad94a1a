#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Shows how many late positions of real games are solved in a second, by the number of empty cells.

Games come from tests/data/rule-vectors.txt, played with the original, or from saved games (.atom4)."""

import argparse
import pathlib
import re
import resource
import subprocess
from collections import Counter, defaultdict

from ugi_engine import UgiEngine

DATA = pathlib.Path(__file__).parents[1] / "data"
CELL = re.compile(r"\b[a-z]\d+\b")
WHEEL = "RYGCBP"


def start_position(rows, columns, colour):
    """Returns the text of the initial position of a round."""
    empty = f"{columns}"
    row, column, place = (rows - 1) // 2, (columns - 1) // 2, WHEEL.index(colour)
    middle = (f"{column}" if column else "") + WHEEL[(place + 2) % 6] + WHEEL[place - 1] + \
        (f"{columns - column - 2}" if columns > column + 2 else "")
    return "/".join(middle if each == row else empty for each in range(rows)) + " " + colour


def vector_games():
    lines = (DATA / "rule-vectors.txt").read_text().splitlines()
    for line, moves in zip(lines, lines[1:]):
        if line.startswith("game "):
            _, size, colour, *_ = line.split()
            yield size, colour, moves.split()[1:]


def saved_games(path):
    for game in re.split(r"\n\n(?=\[Game )", path.read_text()):
        tags = dict(re.findall(r'\[(\w+) "([^"]*)"\]', game))
        if "Position" not in tags:
            yield tags["Size"], tags["Start"], CELL.findall(game.split("]\n\n", 1)[1])


def late_positions(engine, games, most):
    """Returns pairs of the number of empty cells and the position, once for each position."""
    seen = set()
    with UgiEngine(engine) as ugi:
        for size, colour, moves in games:
            rows, columns = map(int, size.split("x"))
            for played in range(max(0, rows * columns - 2 - most), len(moves)):
                ugi.say(f"position fen {start_position(rows, columns, colour)} moves {' '.join(moves[:played])}")
                fen = " ".join(ugi.ask("d", "Fen:")[1:])
                if fen not in seen:
                    seen.add(fen)
                    yield rows * columns - 2 - played, fen


def solve(engine, seconds, busy, memory, position):
    """Returns the value found in that many seconds of processor time, and the seconds that were used."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    told = subprocess.run([engine, "solve", "--seconds", str(seconds * busy), "--memory", str(memory), position],
                          capture_output=True, text=True, check=True).stdout.splitlines()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return told[-1].split()[1] if taken <= seconds else "unknown", taken


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", type=pathlib.Path, help="saved games (default: tests/data/rule-vectors.txt)")
    parser.add_argument("--engine", default="build/dev/bin/atom4-engine")
    parser.add_argument("--seconds", type=int, default=1)
    parser.add_argument("--busy", type=int, default=1,
                        help="allow this many times --seconds of elapsed time on a busy machine; only processor time counts")
    parser.add_argument("--take", type=int, default=1, help="only one of that many games")
    parser.add_argument("--memory", type=int, default=256, help="memory in MiB")
    parser.add_argument("--most", type=int, default=40, help="largest number of empty cells")
    parser.add_argument("--every", type=int, default=4, help="only positions whose number of empty cells is a multiple of this")
    arguments = parser.parse_args()

    games = [game for path in arguments.games for game in saved_games(path)] or list(vector_games())
    games = games[::arguments.take]
    values, times = defaultdict(Counter), defaultdict(list)
    for empty, position in late_positions(arguments.engine, games, arguments.most):
        if empty % arguments.every:
            continue
        value, seconds = solve(arguments.engine, arguments.seconds, arguments.busy, arguments.memory, position)
        values[empty][value] += 1
        times[empty].append(seconds)
    print("| empty cells | positions | solved | won | lost | drawn | median time |\n|-|-|-|-|-|-|-|")
    for empty in sorted(values):
        count, number = values[empty], sum(values[empty].values())
        print(f"| {empty} | {number} | {100 * (1 - count['unknown'] / number):.0f}% | {count['win']} | {count['loss']} | "
              f"{count['draw']} | {sorted(times[empty])[number // 2]:.2f} s |")


if __name__ == "__main__":
    main()
