#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A connection of 30 kbit/s: animations end soon, and the cursor responds at once. After a connection has stalled, no
outdated frames are sent."""
import os
import select
import statistics
import sys
import termios
import time
import unittest

import pty_terminal
from pty_terminal import PPOLL, Terminal, main, tell

RATE = 3750  # bytes a second
CLINES = ""


class SlowTerminal(Terminal):
    free_at = 0.0

    def read(self, seconds=0.0):
        """Reads at most as much as the connection carries in 50 ms, once it has had the time for the previous bytes."""
        wait = self.free_at - time.monotonic()
        if wait > 0:
            time.sleep(min(wait, max(seconds, 0.01)))
            if time.monotonic() < self.free_at:
                return True
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        data = os.read(self.master, RATE // 20)
        self.free_at = max(self.free_at, time.monotonic() - 0.05) + len(data) / RATE
        self.raw += data
        self.stream.feed(data)
        return bool(data)


def bytes_behind(command, keys):
    """Returns the number of bytes sent if the connection takes nothing as long as anything moves."""
    with Terminal(command=command) as t:
        t.wait("Enter p")
        t.settle()
        before = len(t.raw)
        termios.tcflow(t.slave, termios.TCOOFF)
        for part in "\t", keys:
            t.send(part)
            t.wait(lambda: t.rest() is not None or PPOLL is None)
            t.settle()
        termios.tcflow(t.slave, termios.TCOON)
        t.settle()
        return len(t.raw) - before


class SlowConnection(unittest.TestCase):
    def test_a_move_ends_soon(self):
        for rows, cols in (24, 80), (43, 132):
            with self.subTest(rows=rows, cols=cols), SlowTerminal(rows=rows, cols=cols) as t:
                t.wait("Enter place")
                seconds = []
                for ply in range(6):
                    t.settle()
                    began = time.monotonic()
                    t.send("\t" * (1 + ply % 3) + "\n")
                    t.settle()
                    seconds.append(time.monotonic() - began)
                self.assertEqual(t.pieces(), 8)
                tell(f"a move at {cols}x{rows}", seconds, "s")
                self.assertLess(statistics.median(seconds), 1.0)

    def test_a_move_of_a_chip_ends_soon(self):
        with SlowTerminal(command=[CLINES, "--seed", "3"]) as t:
            t.wait("Enter pick")
            seconds = []
            for _ in range(6):
                t.send("\t ")
                t.wait("Enter move")
                t.settle()
                began = time.monotonic()
                t.send("\t\t\n")
                t.wait("Enter pick")
                t.settle()
                seconds.append(time.monotonic() - began)
            tell("a move of a chip", seconds, "s")
            self.assertLess(statistics.median(seconds), 1.5)

    def test_the_cursor_answers_at_once(self):
        with SlowTerminal() as t:
            t.wait("Enter place")
            t.settle()
            # As if a key were held down.
            for key in "h" * 8 + "l" * 15:
                t.pause(1 / 30)
                t.send(key)
            self.answer(t, "p9 is empty", "the last of many steps")
            t.send("gi9\n")
            t.settle()
            t.send("\n")
            t.pause(0.1)
            t.send("h")
            self.answer(t, "h9 would", "a step while a move is shown")

    def answer(self, t, text, what):
        began = time.monotonic()
        t.wait(text)
        tell(what, [time.monotonic() - began], "s")
        self.assertLess(time.monotonic() - began, 0.5)

    def test_a_stalled_connection_gets_only_the_final_frame(self):
        """Only the end of an animation is sent: as much as without animations."""
        for command, keys in ([pty_terminal.PROGRAM], "\n"), ([CLINES, "--seed", "3"], "\t \t\t\n"):
            with self.subTest(command):
                moving, still = [bytes_behind(command + words, keys) for words in ([], ["--no-animation"])]
                self.assertEqual(moving, still)


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
