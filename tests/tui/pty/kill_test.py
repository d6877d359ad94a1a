#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""After the program is killed at random moments of play, the match is resumed at the last finished ply."""
import os
import random
import signal
import subprocess
import tempfile
import time
import unittest

import pty_terminal
from pty_terminal import Terminal, main

# ATOM4_KILLS=1000 in "packaging/dev test --full".
TIMES = int(os.environ.get("ATOM4_KILLS", "100"))
# The longest time after which a program is killed.
MOST_SECONDS = 0.06


class Kill(unittest.TestCase):
    def play_and_kill(self, t, chance):
        """Places a few pieces quickly and kills the program meanwhile; returns the number of pieces last seen."""
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
                    t.wait(lambda: "quit" in t.text and ("resumed" in t.text or "Welcome" in t.text or "omputer" in t.text))
                    if plies:
                        # Nothing that was on the screen is lost, and nothing is there that was not saved.
                        self.assertGreaterEqual(len(plies) + 2, seen)
                        t.wait(lambda: t.pieces() >= len(plies) + 2)
                        if exact:
                            self.assertEqual(t.pieces(), len(plies) + 2)
                        self.assertEqual(t.saved()[:len(plies)], plies)
                    if "next round" in t.text:
                        t.send("n")
                        # The computer may have moved before that text was read.
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
        """A second series of kills, which runs beside the first."""
        self.kill_again_and_again([], TIMES * 3 // 10, exact=True, seed=5)

    def test_against_the_computer(self):
        """Without animations, since the computer does not reply before the previous move has been shown."""
        self.kill_again_and_again(["-a2", "-d1", "--no-animation"], TIMES * 3 // 10, exact=False)


class KillLines(unittest.TestCase):
    """A game of Lines, killed while it gets one move after the other."""

    def saved(self, state):
        path = os.path.join(state, "atom4", "lines.lines")
        if not os.path.exists(path):
            return []
        program = os.path.join(os.path.dirname(pty_terminal.PROGRAM), "clines")
        self.assertEqual(subprocess.run([program, "--check", path], stdout=subprocess.DEVNULL, check=False).returncode, 0)
        with open(path, encoding="utf-8") as file:
            return [line for line in file.read().splitlines() if line.startswith(("throw", "move"))]

    def environment(self, state):
        return {**os.environ, "XDG_STATE_HOME": state, "XDG_DATA_HOME": state, "LC_ALL": "C.UTF-8"}

    def test_lines_in_plain_mode(self):
        program = os.path.join(os.path.dirname(pty_terminal.PROGRAM), "clines")
        chance = random.Random(6)
        moved, before = 0, []
        with tempfile.TemporaryDirectory() as state:
            # With a sanitizer the start may take longer than MOST_SECONDS, so it is added.
            began = time.monotonic()
            subprocess.run([program, "--plain"], input=b"", stdout=subprocess.DEVNULL, check=True,
                           env=self.environment(state))
            most_seconds = time.monotonic() - began + MOST_SECONDS
            for time_around in range(3 * (TIMES // 4)):
                if time_around >= TIMES // 4 and moved > TIMES // 16:
                    break  # a busy machine may need more runs until enough of them were killed in play
                cells = [f"{chance.choice('abcdefghi')}{chance.randrange(1, 10)}" for _ in range(400)]
                moves = "".join(f"{a} {b}\n" for a, b in zip(cells[::2], cells[1::2])).encode()
                with subprocess.Popen([program, "--plain"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
                                      stderr=subprocess.PIPE, env=self.environment(state)) as game:
                    os.set_blocking(game.stdin.fileno(), False)
                    os.write(game.stdin.fileno(), moves)
                    time.sleep(chance.random() * most_seconds)  # a random moment is what is tested
                    game.kill()
                    self.assertEqual(game.stderr.read(), b"")
                now = self.saved(state)
                # After a game is over, another one begins.
                if now[:1] == before[:1]:
                    self.assertEqual(now[:len(before)], before)
                moved += now != before
                before = now
            self.assertFalse(os.path.exists(os.path.join(state, "atom4", "unreadable")))
        self.assertGreater(moved, TIMES // 16)


if __name__ == "__main__":
    main()
