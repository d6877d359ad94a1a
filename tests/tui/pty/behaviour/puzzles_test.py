#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Puzzles: the result of a trial move may take seconds to prove, and nothing waits for it."""
import os
import statistics
import subprocess
import tempfile
import time
import unittest

import pty_terminal
from pty_terminal import Terminal, main, tell

# A win in four moves, so that after a wrong move the prover searches to its limit.
HARD = "w4-119"
WRONG = "d2"
LOOKING = "Checking your move..."


class Puzzles(unittest.TestCase):
    def test_keys_are_answered_while_a_move_is_checked(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("P" + "+" * 6)
            t.wait("Puzzles at level 9")
            for _ in range(60):  # puzzles, until one takes a while
                t.send("n")
                t.settle()
                t.send("\n")
                t.wait(lambda: LOOKING in t.text or "try again" in t.text or "Right" in t.text)
                if LOOKING in t.text:
                    break
            if LOOKING not in t.text:
                self.skipTest("no move took long enough to check")
            took = []
            for key in "lhlhlhlh":
                before = len(t.raw)
                began = time.monotonic()
                t.send(key)
                t.wait(lambda: len(t.raw) > before)
                took.append(1000 * (time.monotonic() - began))
                if LOOKING not in t.text:
                    break
            tell("a key while a move is checked", took, "ms")
            self.assertLess(statistics.median(took), 50)
            t.send("d")
            t.wait("Puzzle of the day")
            t.settle()
            self.assertNotIn(f"Not {WRONG}", t.text)
            t.send("q")
            t.wait("Enter place")
            t.send("q")
            self.assertEqual(t.ended(), 0)

    def test_commands_are_answered_while_a_move_is_checked(self):
        with Terminal("--plain") as t:
            t.wait("help")
            t.send(f"puzzles {HARD}\n")
            t.wait("can go to")
            t.send(f"{WRONG}\nclock\n")
            t.wait("Timer on")
            self.assertNotIn(f"Not {WRONG}", t.text)
            t.wait(f"Not {WRONG}")

    def test_piped_commands_are_answered_in_order(self):
        with tempfile.TemporaryDirectory() as home:
            said = subprocess.run([pty_terminal.PROGRAM, "--plain"], input=f"puzzles {HARD}\n{WRONG}\nclock\n", text=True,
                                  capture_output=True, check=True, env=dict(os.environ, HOME=home, XDG_STATE_HOME=home,
                                                                           XDG_DATA_HOME=home, XDG_CONFIG_HOME=home))
            self.assertLess(said.stdout.index(f"Not {WRONG}"), said.stdout.index("Timer on"))

    def test_a_puzzle_by_its_number(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("P")
            t.wait("Puzzle 1:")

            def seventh():
                t.send("g")
                t.wait("Puzzle:")
                t.send("7\r")
                t.wait("Puzzle 7:")
                t.settle()
                return t.lines[:20]

            first = seventh()
            t.send("n")
            t.settle()
            self.assertNotEqual(t.lines[:20], first)
            self.assertEqual(seventh(), first)
            t.send("g")
            t.wait("Puzzle:")
            t.send("99999\r")
            t.wait("There is no puzzle 99999.")
            t.send("q")
            t.send("q")
            self.assertEqual(t.ended(), 0)


if __name__ == "__main__":
    main()
