#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Plays two UGI programs, such as two builds of atom4-engine, against each other until a sequential test decides whether
the first is the stronger. Each opening is played twice, with the sides exchanged. See README.md beside this file."""
import argparse
import os
import re
import sys

from sums import is_decided, log_likelihood_ratio, sums
from ugi_engine import SIZE, UgiEngine

OPENINGS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../data/openings.txt")
LINE = re.compile(r"pair (\d+) points (\S+) (\S+)")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--a", metavar="PATH", help="the first program")
    parser.add_argument("--b", metavar="PATH", help="the second program")
    parser.add_argument("--engine", metavar="PATH", default="build/dev/bin/atom4-engine",
                        help="the atom4-engine that sums up (%(default)s)")
    parser.add_argument("--limit", default="nodes 4000", help="limit for each move, as the arguments of go (%(default)s)")
    parser.add_argument("--limit-b", metavar="LIMIT", help="another limit for the second program")
    parser.add_argument("--clock", type=int, metavar="MS",
                        help="a clock for each side and game, which counts positions, instead of a limit for each move")
    parser.add_argument("--nodes-a-millisecond", type=lambda text: [int(word) for word in text.split(",")],
                        default=[16, 16], metavar="A,B", help="positions that count as a millisecond (16,16)")
    parser.add_argument("--openings", metavar="FILE", default=OPENINGS, help="openings, one per line, as cells")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first opening, from 0")
    parser.add_argument("--pairs", type=int, default=300, metavar="N", help="largest number of pairs (%(default)s)")
    parser.add_argument("--elo", type=lambda text: [float(word) for word in text.split(",")], default=[0, 15],
                        metavar="LOW,HIGH", help="Elo differences that the test decides between (0,15)")
    parser.add_argument("--shard", default="0/1", metavar="K/N", help="only every Nth pair, beginning with the Kth, from 0")
    parser.add_argument("--merge", nargs="+", metavar="FILE", help="sum up the output of several runs")
    return parser.parse_args()


def read_openings(path):
    with open(path, encoding="utf-8") as file:
        return [line.split() for line in file if line.strip() and not line.startswith("#")]


class EvenShares:
    """A program without the option NodesTime, such as that of commit 25a5694, on a clock: calculates its share of the clock
    for each move as the program itself would, in positions."""
    def __init__(self, engine, nodes_a_millisecond):
        self.engine = engine
        self.nodes_a_millisecond = nodes_a_millisecond

    def go(self, left, moves):
        usable = left - min(20, left // 2)
        share = max(min(usable // min(max((SIZE * SIZE - 2 - len(moves)) // 3, 8), 50), usable // 3), 1)
        before = self.engine.nodes
        move = self.engine.go(f"nodes {share * self.nodes_a_millisecond}")
        # The program checks its limit every 512 positions; those beyond its share do not count.
        return move, min((self.engine.nodes - before) / self.nodes_a_millisecond, share)


class ByTheClock:
    """A program that divides its clock itself."""
    def __init__(self, engine, nodes_a_millisecond):
        self.engine = engine
        engine.say(f"setoption name NodesTime value {nodes_a_millisecond}")

    def go(self, left, _moves):
        before = self.engine.milliseconds
        move = self.engine.go(f"p1time {left} p2time {left}")
        return move, self.engine.milliseconds - before


class AtALimit:
    def __init__(self, engine, limit):
        self.engine = engine
        self.limit = limit

    def go(self, _left, _moves):
        return self.engine.go(self.limit), 0


def players(options, a, b):
    if not options.clock:
        return AtALimit(a, options.limit), AtALimit(b, options.limit_b or options.limit)
    return tuple((ByTheClock if "NodesTime" in engine.options else EvenShares)(engine, rate)
                 for engine, rate in zip((a, b), options.nodes_a_millisecond))


def play_game(first, second, opening, clock):
    """Returns the winner: 1, 2, or 0 for a draw. A player whose clock has run out has lost."""
    moves = list(opening)
    left = [clock or 0] * 2
    first.engine.say("uginewgame")
    second.engine.say("uginewgame")
    while True:
        seat = len(moves) % 2
        mover = (first, second)[seat]
        mover.engine.set_position(moves)
        if mover.engine.is_over():
            return mover.engine.winner()
        move, taken = mover.go(int(left[seat]), moves)
        moves.append(move)
        left[seat] -= taken
        if clock and left[seat] <= 0:
            return 2 - seat


def points_of(winner, seat):
    return 0.5 if winner == 0 else 1.0 if winner == seat else 0.0


def games_of(pair, points):
    """Returns the two games of a pair in the form that sums() expects."""
    winners = {0: (2, 1), 0.5: (0, 0), 1: (1, 2)}
    return [(2 * pair + game, game + 1, winners[points[game]][game]) for game in (0, 1)]


def play(options):
    openings = read_openings(options.openings)
    shard, shards = (int(word) for word in options.shard.split("/"))
    games = []
    with UgiEngine(options.a) as a, UgiEngine(options.b) as b:
        ours, theirs = players(options, a, b)
        for pair in range(shard, options.pairs, shards):
            opening = openings[(options.first + pair) % len(openings)]
            points = (points_of(play_game(ours, theirs, opening, options.clock), 1),
                      points_of(play_game(theirs, ours, opening, options.clock), 2))
            games += games_of(pair, points)
            told = sums(options.engine, games, options.elo)
            print(f"pair {pair} points {points[0]:g} {points[1]:g} ratio {log_likelihood_ratio(told):+.2f}", flush=True)
            # A shard knows only its own pairs; the sum of all shards decides.
            if shards == 1 and is_decided(told):
                break
    return games


def merge(paths):
    games = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for line in file:
                if match := LINE.match(line):
                    games += games_of(int(match[1]), (float(match[2]), float(match[3])))
    return games


def main():
    options = arguments()
    if not options.merge and not (options.a and options.b):
        sys.exit("sprt.py: two programs are needed: --a PATH --b PATH")
    games = merge(options.merge) if options.merge else play(options)
    print(sums(options.engine, games, options.elo))


if __name__ == "__main__":
    main()
