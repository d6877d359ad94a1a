#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How much is sent to the terminal. With -v it prints the numbers."""
import concurrent.futures
import os
import statistics
import sys
import unittest

from pty_terminal import Terminal, main, tell

MOST_OF_A_MOVE = 2000
# A key held down makes thirty steps a second, which a connection of 30 kbit/s must carry.
MOST_OF_A_STEP = 3750 // 30
# A round that player 1 wins.
WON = ["i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"]
CLINES = ""
KINDS = {"utf8": {}, "linux": {"term": "linux"}, "vt100": {"term": "vt100", "locale": "C"},
         "truecolor": {"COLORTERM": "truecolor"}}
TWICE = "truecolor"  # its colours are twice as long


def bytes_of(t, keys, done=None):
    """Returns the number of bytes sent until everything that the keys ask for is done."""
    before = len(t.raw)
    t.send(keys)
    if done:
        t.wait(done)
    t.settle()
    return len(t.raw) - before


def placements(t):
    """Measures placements: the cursor goes to a dot, the piece is placed, its reaction is shown."""
    t.wait("Enter place")
    for ply in range(24):
        played = len(t.saved()) if ply else 0
        yield bytes_of(t, "\t" * (1 + ply % 3) + "\n", lambda: len(t.saved()) > played)


def chip_moves(t):
    """Measures moves: a chip is picked and moves, and three new chips appear."""
    t.wait("Enter pick")
    for _ in range(12):
        t.send("\t")
        t.settle()
        yield bytes_of(t, " ", "Enter move") + bytes_of(t, "\t\t\n", "Enter pick")


def steps(t):
    t.wait("Enter p")
    t.settle()
    return [bytes_of(t, key) for key in "hhhkkklllljjjj"]


def win(t):
    """Measures the end of a round: the winning row is highlighted, and everything else is dimmed."""
    t.wait("Enter place")
    for cell in WON[:-1]:
        t.send(f"g{cell}\n\nx")
        t.wait(lambda: t.saved()[-1:] == [cell])
    t.send(f"g{WON[-1]}\n")
    t.settle()
    return [bytes_of(t, "\n", "wins round 1!")]


class Traffic(unittest.TestCase):
    def check(self, what, measure, most, words=(), sizes=((24, 80),), lines=False):
        def measured(case):
            kind, (rows, cols) = case
            command = [CLINES, "--seed", "3", *words] if lines else None
            with Terminal(*words, command=command, rows=rows, cols=cols, **KINDS[kind]) as t:
                return list(measure(t))

        cases = [(kind, size) for kind in KINDS for size in sizes]
        # In parallel, since most of the time is silence.
        with concurrent.futures.ThreadPoolExecutor(len(cases)) as pool:
            for (kind, (rows, cols)), sent in zip(cases, pool.map(measured, cases)):
                with self.subTest(kind, rows=rows, cols=cols):
                    tell(f"{what} at {cols}x{rows}, {kind}", sent, "bytes")
                    self.assertLess(statistics.median(sent), most * (2 if kind == TWICE else 1))

    def test_a_move(self):
        self.check("a move", placements, MOST_OF_A_MOVE, sizes=((24, 80), (12, 40), (43, 132)))
        self.check("a move without animation", placements, MOST_OF_A_MOVE, ["--no-animation"])

    def test_a_move_of_a_chip(self):
        self.check("a move of a chip", chip_moves, MOST_OF_A_MOVE, ["--no-animation"], lines=True)

    def test_a_step_of_the_cursor(self):
        self.check("a step", steps, MOST_OF_A_STEP)
        self.check("a step among chips", steps, MOST_OF_A_STEP, ["--no-animation"], lines=True)

    def test_a_win(self):
        self.check("a win", win, 2 * MOST_OF_A_MOVE, sizes=((24, 80), (43, 132)))

    def test_nothing_is_sent_at_rest(self):
        for words in ((), ("-a2", "-d0"), ("--size", "26x26")):
            with self.subTest(words), Terminal(*words) as t:
                t.wait("Enter place")
                t.send("\t\n")
                t.wait(lambda: len(t.saved()) >= 1)
                t.check_rests(self)
        with Terminal(command=[CLINES, "--seed", "3"]) as t:
            t.wait("Enter pick")
            t.check_rests(self)
            t.send("\t ")
            t.wait("Enter move")
            t.send("\t\t\n")
            t.wait("Enter pick")
            t.check_rests(self)


if __name__ == "__main__":
    CLINES = os.path.join(os.path.dirname(os.path.abspath(sys.argv[1])), "clines")
    main()
