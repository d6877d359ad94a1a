#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How much sooner several threads reach a depth, over the positions of the bench. For a machine that is idle."""

import argparse
import pathlib
import re
import statistics
import time

from ugi_engine import UgiEngine

BENCH = pathlib.Path(__file__).parents[2] / "core/atom4/tuning/bench.cpp"


def bench_positions():
    joined = re.sub(r'"\s*\n\s*"', "", BENCH.read_text())
    return re.findall(r'"([0-9A-Z/]+ [RYGCBP])"', joined)[1:]  # the start is searched too fast to be timed


def milliseconds(path, threads, position, depth):
    with UgiEngine(path) as engine:
        for line in ("setoption name Hash value 64", f"setoption name Threads value {threads}",
                     f"position fen {position}"):
            engine.say(line)
        start = time.monotonic()
        engine.ask(f"go depth {depth}", "bestmove")
        return (time.monotonic() - start) * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", default="build/dev/bin/atom4-engine")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--depth", type=int, default=12)
    parser.add_argument("--runs", type=int, default=3, help="runs of each; the median counts")
    options = parser.parse_args()
    ratios = []
    for position in bench_positions():
        one, several = (statistics.median(milliseconds(options.engine, threads, position, options.depth)
                                          for _ in range(options.runs)) for threads in (1, options.threads))
        ratios.append(several / max(one, 1))
        print(f"1 thread {one:.0f} ms, {options.threads} threads {several:.0f} ms, ratio {ratios[-1]:.2f}", flush=True)
    print(f"Median ratio: {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    main()
