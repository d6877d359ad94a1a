#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Real programs play each other, in every pairing, over a bad connection, and are killed at any moment:
no match is lost, both records are the same at the end, nothing takes longer than a minute, nothing listens afterwards.

    matches_test.py ATOM4-TUI [ATOM4 PLUGINS] [-v]                  three matches: the ordinary run
    matches_test.py ATOM4-TUI [ATOM4 PLUGINS] --matches 200 PAIRING [--kills N] [--breaks N] [--seed N] [--first-byte N]

PAIRING is two of words, screen and window, as words-window: host and guest. --kills is how often in each match one of the two
is killed and started again, --breaks how many connections of each match break at some byte."""
import argparse
import os
import random
import re
import statistics
import sys
import tempfile
import time
import unittest

import bad_line
import players
import pty_terminal

KINDS = {"words": players.Words, "screen": players.Screen, "window": players.Window}
PROGRAMS = {}


def make_games(count, seed, folder):
    """Returns that many rounds on 6x6 of random moves against the weakest level; one program plays them."""
    chance = random.Random(seed)
    alone = players.Words(os.path.join(folder, "alone"), PROGRAMS["words"])
    alone.begin("--ai", "2", "--level", "0", "--seed", str(seed))
    games = []
    while len(games) < count:
        while '[Result "*"]' in alone.record() or not alone.moves():
            alone.said = ""
            alone.say("moves")
            found = alone.until(lambda: re.search(r"can go to (.*)\n", alone.said), "the legal moves")
            before = len(alone.moves())
            alone.say(chance.choice(re.findall(r"[a-z]\d+", found.group(1))))
            alone.until(lambda: len(alone.moves()) == before + 2 or '[Result "*"]' not in alone.record(), "an answer")
        games.append(alone.moves())
        alone.say("new")
        alone.until(lambda: not alone.moves(), "a new match alone")
    alone.end()
    return games


class Pair:
    """Two programs, a host and a guest, and the connection between them."""

    def __init__(self, folder, names, breaks=2, seed=1, first_byte=0):
        self.host, self.guest = (KINDS[name](os.path.join(folder, f"{which} {name}"), PROGRAMS[name])
                                 for which, name in zip(("host", "guest"), names))
        self.both = (self.host, self.guest)
        self.chance = random.Random(seed)
        self.plan = bad_line.Plan(seed, breaks, first_byte)
        self.line = bad_line.BadLine(self.plan, seed)
        self.killed = {self.host: 0, self.guest: 0}
        for one in self.both:
            one.begin()

    def pumped(self, holds):
        """Returns a function that reads from both programs and then calls `holds`."""
        def look():
            for one in self.both:
                one.pump(0)
            return holds()
        return look

    def kill(self, one):
        one.kill()
        self.killed[one] += 1
        one.begin()

    def begin_match(self):
        self.plan.begin_match()
        self.host.invite()
        address, _, key = self.host.invitation().rpartition("/")
        self.port = int(address.rpartition(":")[2])
        self.line.to = self.port
        self.guest.join(f"atom4:127.0.0.1:{self.line.port}/{key}")
        self.guest.until(self.pumped(lambda: all(one.plays() and one.key() == key for one in self.both)), "the match",
                         again=self.guest.agree)

    def play(self, game, kills=0):
        """Plays a match, from the invitation to the end of the connection."""
        self.begin_match()
        killing = [self.chance.randrange(len(game)) for _ in range(kills)]
        for ply, cell in enumerate(game):
            mover = self.both[ply % 2]
            victims = [self.chance.choice(self.both) for at in killing if at == ply]
            for victim in victims[1::2]:
                self.kill(victim)
            mover.place(cell)
            for victim in victims[0::2]:
                if self.chance.random() < 0.5:  # while the move is on its way, or a little later
                    self.chance.choice(self.both).pump(self.chance.random() * 0.05)
                self.kill(victim)
            if mover in victims:
                mover.place(cell)
            mover.until(self.pumped(lambda: all(one.moves() == game[:ply + 1] for one in self.both)),
                        f"move {ply + 1}, {cell}, in both records", again=lambda: mover.place(cell))
        self.end_match()

    def end_match(self):
        self.host.until(self.pumped(lambda: self.host.record() == self.guest.record() and
                                    '[Result "*"]' not in self.host.record()), "the same end in both records")
        one, other = self.chance.sample(self.both, 2)
        one.leave()
        # A goodbye may be lost with the connection; then the other program only sees a lost connection, and leaves, too.
        one.until(self.pumped(lambda: not one.kept(".play") and not other.kept(".play")), "the goodbye", again=other.leave)
        if self.host.listens():
            raise AssertionError(f"{self.host.home}: still listens after the match: {self.host.listens()}")

    def end(self):
        status = [one.end() for one in self.both]
        self.line.close()
        self.plan.begin_match()
        return status


class Matches(unittest.TestCase):
    """A match of each pairing of different programs: the connection breaks, and one of the two is killed."""

    ROUND = "c2 b2 b3 c1 d2 d1 c4 b1 e3 e1 b4 a2 a1 d4 e2 f1 e4 a4 e5 a3 f5 b5".split()

    def play(self, *names):
        if not set(names) <= set(PROGRAMS):
            self.skipTest("built without the window")
        with tempfile.TemporaryDirectory() as folder:
            pair = Pair(folder, names, breaks=1, seed=len(names[0]), first_byte=1500 + len(names[1]))
            pair.play(self.ROUND, kills=1)
            self.assertEqual(pair.end(), [0, 0])
            self.assertEqual(pair.plan.struck.total(), 1)

    def test_words_and_screen(self):
        self.play("words", "screen")

    def test_screen_and_window(self):
        self.play("screen", "window")

    def test_window_and_words(self):
        self.play("window", "words")


def slope(values):
    """Returns how much a value grows per step, after the first quarter, in which caches fill."""
    values = values[len(values) // 4:]
    return statistics.linear_regression(range(len(values)), values).slope if len(values) > 2 else 0.0


def run_by_hand(options):
    names = options.pairing.split("-")
    began = time.monotonic()
    memory = ([], [])
    with tempfile.TemporaryDirectory() as folder:
        games = make_games(min(options.matches, 20), options.seed, folder)
        pair = Pair(folder, names, options.breaks, options.seed, options.first_byte)
        moves = 0
        for number in range(options.matches):
            game = games[number % len(games)]
            try:
                pair.play(game, options.kills)
            except BaseException:
                print(f"match {number + 1} of {options.pairing}, seed {options.seed}")
                for one in pair.both:
                    print(f"--- {one.home}\n{one.record()}\n{one.kept('.play')}\n{one.seen()}")
                print([vars(fault) for fault in pair.plan.faults])
                raise
            moves += len(game)
            for one, sizes in zip(pair.both, memory):
                sizes.append(one.memory())
        status = pair.end()
    print(f"{options.pairing}: {options.matches} matches, {moves} moves, no match lost, all records the same; "
          f"{time.monotonic() - began:.0f} s; exit statuses {status}")
    print(f"  line: {dict(pair.line.count)}; broken: {dict(pair.plan.struck)}; next byte to cut at "
          f"{pair.plan.next_byte}")
    print(f"  killed: host {pair.killed[pair.host]}, guest {pair.killed[pair.guest]}; slowest wait: "
          f"{max(one.slowest for one in pair.both):.1f} s")
    if not options.kills:
        for which, sizes in zip(("host", "guest"), memory):
            print(f"  memory of the {which}, kB: first {sizes[0]}, after a quarter {sizes[len(sizes) // 4]}, "
                  f"last {sizes[-1]}, slope {slope(sizes):+.2f} a match")


def main():
    programs = [word for word in sys.argv[1:] if not word.startswith("-")]
    PROGRAMS.update(words=os.path.abspath(programs[0]), screen=os.path.abspath(programs[0]))
    sys.argv.remove(programs[0])
    if len(programs) > 2 and os.path.isdir(programs[2]):
        PROGRAMS.update(window=os.path.abspath(programs[1]))
        players.Window.plugins = os.path.abspath(programs[2])
        sys.argv.remove(programs[1])
        sys.argv.remove(programs[2])
    if "--matches" not in sys.argv:
        return unittest.main(testRunner=pty_terminal.SideBySide)
    parser = argparse.ArgumentParser()
    for name, value in (("matches", 200), ("kills", 0), ("breaks", 3), ("seed", 1), ("first-byte", 0)):
        parser.add_argument("--" + name, type=int, default=value)
    parser.add_argument("pairing")
    return run_by_hand(parser.parse_args())


if __name__ == "__main__":
    main()
