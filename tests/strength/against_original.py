#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Plays atom4-engine against the original atom4 4.1, or compares the cost of the same search depth.

Needs Debian's packages atom4, python3-pexpect and python3-pyte. See README.md beside this file."""
import argparse
import os
import random
import re
import signal
import sys
import time

from sums import sums
from ugi_engine import UgiEngine, cell_of, legal_moves, name_of

WHEEL = "RYGCBP"
SKIPPED = 77  # the exit status that tells CTest that a test could not be run


def arguments():
    parser = argparse.ArgumentParser(description="Plays atom4-engine against the original atom4 4.1.")
    parser.add_argument("--engine", metavar="PATH", default="build/dev/bin/atom4-engine", help="our engine (%(default)s)")
    parser.add_argument("--level", type=int, default=4, help="level of the original (%(default)s)")
    parser.add_argument("--games", type=int, default=2, help="number of games; sides alternate (%(default)s)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--movetime", type=int, metavar="MS", help="our time for each move (100, unless --cpu-fraction)")
    limit.add_argument("--cpu-fraction", type=float, metavar="F",
                       help="our time for each move, as a share of the processor time of the original's last move")
    parser.add_argument("--seed", type=int, default=1, help="seed of our plies; the original uses the clock (%(default)s)")
    parser.add_argument("--random-plies", type=int, metavar="N", default=4,
                        help="our plies among the first N are random (%(default)s)")
    parser.add_argument("--games-file", metavar="FILE.atom4", help="append the games to this file")
    parser.add_argument("--depth-cost", metavar="LEVELS", help="compare the cost of a depth at LEVELS, such as 3,4,5; no match")
    parser.add_argument("--positions", type=int, metavar="N", default=20,
                        help="positions for each level of --depth-cost (%(default)s)")
    parser.add_argument("--merge", nargs="+", metavar="FILE", help="sum up the output of several matches")
    return parser.parse_args()


class Summary:
    """The games of a match, from our side."""

    LINE = re.compile(r"game \d+ .*ours (\d) winner (\S) .*original ([\d.]+) s ours ([\d.]+) s")

    def __init__(self):
        self.games = []
        self.pairs = 0
        self.original = self.ours = 0.0

    def add(self, seat, winner, original, ours):
        # A pair begins with the game in which we are player 1, even if a shard ended in the middle of a pair.
        if seat == 1:
            self.pairs += 1
        self.games.append((2 * self.pairs + seat - 1, seat, winner))
        self.original += original
        self.ours += ours

    def add_line(self, line):
        told = self.LINE.match(line)
        if told:
            self.add(int(told[1]), 0 if told[2] == "-" else int(told[2]), float(told[3]), float(told[4]))

    def text(self, engine):
        return (f"{sums(engine, self.games)}\n"
                f"Processor: original {self.original:.2f} s, ours {self.ours:.2f} s, ratio {ratio(self.ours, self.original)}")


def ratio(ours, original):
    return f"{ours / original:.4f}" if original > 0 else "-"


def our_limit(options, engine, last_search):
    """Returns our search limit for a move. A fraction of the original's time is zero before its first search. Processor
    time is converted to positions at the rate of our searches so far: a clock would also count other programs' time."""
    if options.cpu_fraction is None:
        return f"movetime {options.movetime or 100}"
    seconds = options.cpu_fraction * last_search
    return f"nodes {max(int(seconds * engine.nodes / engine.processor_seconds()), 1)}" if seconds > 0 else "depth 1"


def warm_up(engine):
    """Searches until the number of positions per second is known."""
    engine.set_position([])
    while engine.processor_seconds() < 0.5:
        engine.say("uginewgame")
        engine.go("depth 9")


def play_round(engine, original, ours, choose, watch=lambda moves, seconds: True):
    """Plays a round in which we are player `ours`. `choose(moves, last_search)` finds our moves; `watch` is called with
    the moves before each reply and its processor time, until it returns false. Returns the moves."""
    moves = []
    last_search = 0.0
    while True:
        engine.set_position(moves)
        if engine.is_over():
            return moves
        if engine.player_to_move() == ours:
            move = choose(moves, last_search)
            original.place(cell_of(move))
        else:
            cell, last_search = original.reply()
            if not watch(list(moves), last_search):
                return moves
            move = name_of(*cell)
        moves.append(move)


def chooser(engine, original, options, source, limit):
    def choose(moves, last_search):
        if len(moves) < options.random_plies:
            return name_of(*source.choice(legal_moves(original.known)))
        return engine.go(limit(last_search))
    return choose


def append_game(path, moves, ours, winner, options):
    """Adds the game as the next round of the match in the file. The start colour advances by one with each round; by
    the symmetries of the rules, the same cells are then the same game with the other player opening."""
    try:
        with open(path, encoding="utf-8") as file:
            rounds = len(re.findall(r"^\[Round ", file.read(), re.MULTILINE))
    except FileNotFoundError:
        rounds = 0
    swapped = rounds % 2 == 1
    limit = f"cpu-fraction={options.cpu_fraction}" if options.cpu_fraction else f"movetime={options.movetime or 100}"
    names = {ours: f"atom4-engine {limit}", 3 - ours: f"atom4 4.1 level {options.level}"}
    results = {0: "1/2-1/2", 1: "0-1" if swapped else "1-0", 2: "1-0" if swapped else "0-1"}
    tags = {"Game": "Atom-4", "Date": time.strftime("%Y.%m.%d"), "Player1": names[2 if swapped else 1],
            "Player2": names[1 if swapped else 2], "Round": rounds + 1, "Size": "16x16",
            "Start": WHEEL[rounds % len(WHEEL)], "Result": results[winner]}
    lines = [f'[{name} "{value}"]' for name, value in tags.items()] + [""]
    lines += [f"{ply // 2 + 1}. {' '.join(moves[ply:ply + 2])}" for ply in range(0, len(moves), 2)]
    with open(path, "a", encoding="utf-8") as file:
        file.write(("\n" if rounds else "") + "\n".join(lines) + "\n")


def play_match(options):
    from original import Original
    summary = Summary()
    with UgiEngine(options.engine) as engine:
        warm_up(engine)
        for game in range(options.games):
            source = random.Random(options.seed * 1_000_003 + game // 2)
            ours = game % 2 + 1
            engine.say("uginewgame")
            spent = engine.processor_seconds()
            with Original(options.level, 3 - ours) as original:
                moves = play_round(engine, original, ours, chooser(engine, original, options, source,
                                                                   lambda last: our_limit(options, engine, last)))
                searched = original.searched
            spent = engine.processor_seconds() - spent
            winner = engine.winner()
            points = 0.5 if winner == 0 else 1.0 if winner == ours else 0.0
            summary.add(ours, winner, searched, spent)
            print(f"game {game + 1} level {options.level} ours {ours} winner {winner or '-'} plies {len(moves)} "
                  f"points {points:g} original {searched:.2f} s ours {spent:.2f} s", flush=True)
            if options.games_file:
                append_game(options.games_file, moves, ours, winner, options)
    print(summary.text(options.engine))


def gather_searches(options, level, source):
    """Returns positions in which the original has searched, as the moves that lead there, and the processor time it took."""
    from original import Original
    found = []

    def watch(moves, seconds):
        found.append((moves, seconds))
        return len(found) < options.positions

    with UgiEngine(options.engine) as engine:
        while len(found) < options.positions:
            ours = source.choice((1, 2))
            with Original(level, 3 - ours) as original:
                play_round(engine, original, ours, chooser(engine, original, options, source, lambda _: "depth 4"), watch)
    return found


def cost_of_depth(program, positions, depth):
    """Returns our processor time to search the positions to the depth, each with an empty transposition table, minus
    that of a process that does the same without searching."""
    def cost(search):
        engine = UgiEngine(program)
        # Clearing a large table takes longer than searching to a small depth.
        engine.say(f"setoption name Hash value {1 if depth < 7 else 16}")
        for moves in positions:
            engine.say("uginewgame")
            engine.set_position(moves)
            engine.ask("isready", "readyok")
            if search:
                engine.go(f"depth {depth}")
        return engine.quit()
    return max(cost(True) - cost(False), 0.0)


def compare_depths(options):
    from original import plies_of_level
    print("level  plies  positions  original s  ours s    ratio   1 in")
    for level in (int(word) for word in options.depth_cost.split(",")):
        searches = gather_searches(options, level, random.Random(options.seed))
        depth = plies_of_level(level)
        theirs = sum(seconds for _, seconds in searches)
        ours = cost_of_depth(options.engine, [moves for moves, _ in searches], depth)
        one_in = f"{theirs / ours:.0f}" if ours > 0 else "-"
        print(f"{level:5}  {depth:5}  {len(searches):9}  {theirs:10.2f}  {ours:6.3f}  {ratio(ours, theirs):>7}  {one_in:>5}",
              flush=True)


def main():
    options = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # runs every __exit__, so that no process is left running
    if options.merge:
        summary = Summary()
        for path in options.merge:
            with open(path, encoding="utf-8") as file:
                for line in file:
                    summary.add_line(line)
        print(summary.text(options.engine))
        return
    if not os.access(options.engine, os.X_OK):
        sys.exit(f"against_original.py: {options.engine}: no such program")
    try:
        import original
        if not os.access(original.PROGRAM, os.X_OK):
            raise ImportError(original.PROGRAM)
    except ImportError as missing:
        print(f"against_original.py: {missing}; as root: apt-get install atom4 python3-pexpect python3-pyte",
              file=sys.stderr)
        sys.exit(SKIPPED)
    if options.depth_cost:
        compare_depths(options)
    else:
        play_match(options)


if __name__ == "__main__":
    main()
