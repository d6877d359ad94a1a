#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Killed at random moments of play, the match goes on at the last finished ply."""
import os
import random
import signal
import tempfile
import unittest

from pty_terminal import Terminal, main

TIMES = 100


class Kill(unittest.TestCase):
    def play_and_kill(self, t, chance):
        """Places a few pieces in a hurry and kills the program somewhere on the way; the pieces last seen."""
        for _ in range(chance.randrange(8)):
            t.send("\t" * chance.randrange(1, 4) + "\n")
            t.read(chance.random() * 0.003)
        t.read(chance.random() * 0.01)
        os.kill(t.pid, signal.SIGKILL)
        self.assertEqual(t.ended(), -signal.SIGKILL)
        return t.pieces()

    def kill_again_and_again(self, words, times, exact, seed=4):
        chance = random.Random(seed)
        plies = []  # of the round in play, as they were saved when the program was last killed
        seen = 2    # pieces on the screen at that time
        moved = 0
        with tempfile.TemporaryDirectory() as state:
            for time in range(3 * times):
                if time >= times and moved > times // 4:
                    break  # a busy machine may need more runs until enough of them were killed in play
                with Terminal(*words, "--seed", str(time), state=state) as t:
                    t.wait(lambda: "quit" in t.text and ("goes on" in t.text or "Welcome" in t.text or "omputer" in t.text))
                    if plies:
                        # Nothing that was on the screen is lost, and nothing is there that was not saved.
                        self.assertGreaterEqual(len(plies) + 2, seen)
                        t.wait(lambda: t.pieces() >= len(plies) + 2)
                        if exact:
                            self.assertEqual(t.pieces(), len(plies) + 2)
                        self.assertEqual(t.saved()[:len(plies)], plies)
                    if "next round" in t.text:
                        t.send("n")
                        # The computer may have moved before that was read.
                        t.wait(lambda: "quit" in t.text and "next round" not in t.text)
                        plies = []
                    seen = self.play_and_kill(t, chance)
                    saved = t.saved()
                    self.assertEqual(saved[:len(plies)], plies)
                    moved += len(saved) > len(plies)
                    plies = saved
        self.assertGreater(moved, times // 4)

    def test_two_players(self):
        self.kill_again_and_again([], TIMES * 4 // 10, exact=True)

    def test_two_other_players(self):
        """Beside them."""
        self.kill_again_and_again([], TIMES * 3 // 10, exact=True, seed=5)

    def test_against_the_computer(self):
        self.kill_again_and_again(["-a2", "-d1"], TIMES * 3 // 10, exact=False)


if __name__ == "__main__":
    main()
