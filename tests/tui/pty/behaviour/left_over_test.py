#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""No answer of a terminal, and no report of its mouse, reaches the next program in the terminal, however the program ends and
however slow the connection to the terminal is."""
import os
import signal
import sys
import unittest

import pty_terminal
from pty_terminal import DelayedTerminal, main

QUESTION = b"\x1b[c"
ROUND_TRIPS = (0.0, 0.07, 0.15, 0.4)
ENDING = ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT")
CRASHES = ("SIGABRT", "SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL", "SIGTRAP", "SIGSYS", "SIGUSR1", "SIGUSR2", "SIGALRM",
           "SIGXCPU", "SIGVTALRM", "SIGPROF", "SIGIO", "SIGPWR")


class LeftoverInput(unittest.TestCase):
    def programs(self):
        return ([pty_terminal.PROGRAM], "Enter place"), ([CLINES, "-mb"], "Enter pick")

    def open(self, round_trip, command, foot, asks=True):
        """Starts a game over which the mouse moves; with `asks`, a question to the terminal is on its way."""
        t = DelayedTerminal(command=command, round_trip=round_trip)
        t.hand_moves = True
        t.wait(foot)
        t.settle_line()
        if asks:
            t.send("?")
            t.wait(lambda: foot not in t.text)
        return t

    def check_nothing_left(self, t):
        self.assertEqual(t.left_over(), (b"", []))
        t.check_given_back(self)

    def test_nothing_is_left_after_quitting(self):
        for round_trip in ROUND_TRIPS:
            for command, foot in self.programs():
                with self.subTest(program=os.path.basename(command[0]), round_trip=round_trip), \
                        self.open(round_trip, command, foot) as t:
                    t.send("q")
                    self.assertEqual(t.ended(), 0)
                    self.check_nothing_left(t)

    def test_nothing_is_left_after_quitting_at_once(self):
        for round_trip in ROUND_TRIPS:
            for command, _ in self.programs():
                for key, status in (("q", 0), ("\x03", -signal.SIGINT)):
                    with self.subTest(program=os.path.basename(command[0]), round_trip=round_trip, key=key), \
                            DelayedTerminal(command=command, round_trip=round_trip) as t:
                        t.hand_moves = True
                        t.wait(lambda: QUESTION in t.raw)
                        t.send(key)
                        self.assertEqual(t.ended(), status)
                        self.check_nothing_left(t)

    def test_nothing_is_left_after_a_signal_when_held_up(self):
        """The terminal has answered, but on a busy machine the program had no time to read the answer."""
        for command, _ in self.programs():
            for name in ("SIGTERM", "SIGINT", "SIGABRT"):
                with self.subTest(program=os.path.basename(command[0]), how=name), \
                        DelayedTerminal(command=command, round_trip=0.4) as t:
                    t.hand_moves = True
                    t.wait(lambda: b"\x1b[?100" in t.raw)
                    os.kill(t.pid, signal.SIGSTOP)
                    os.kill(t.pid, getattr(signal, name))
                    t.pause(1.3)
                    os.kill(t.pid, signal.SIGCONT)
                    self.assertEqual(t.ended(), -getattr(signal, name))
                    self.check_nothing_left(t)

    def test_nothing_is_left_after_terminating_signals(self):
        for round_trip in (0.07, 0.4):
            for command, foot in self.programs():
                for name in ENDING:
                    with self.subTest(program=os.path.basename(command[0]), round_trip=round_trip, how=name), \
                            self.open(round_trip, command, foot) as t:
                        os.kill(t.pid, getattr(signal, name))
                        self.assertEqual(t.ended(), -getattr(signal, name))
                        self.check_nothing_left(t)

    def test_nothing_is_left_after_crashes_and_unusual_signals(self):
        for (command, foot), round_trip, names in zip(self.programs(), (0.07, 0.4), (CRASHES, CRASHES[:2])):
            for name in names:
                with self.subTest(program=os.path.basename(command[0]), round_trip=round_trip, how=name), \
                        self.open(round_trip, command, foot, asks=False) as t:
                    os.kill(t.pid, getattr(signal, name))
                    self.assertEqual(t.ended(), -getattr(signal, name))
                    self.check_nothing_left(t)

    def test_nothing_is_left_after_suspending(self):
        """The shell reads no reports; after fg, the program hears the terminal as before."""
        shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
        for round_trip in (0.0, 0.15, 0.4):
            for command, foot in self.programs():
                with self.subTest(program=os.path.basename(command[0]), round_trip=round_trip), \
                        DelayedTerminal(command=shell, round_trip=round_trip, PS1="ready> ", PROGRAM=command[0]) as t:
                    t.wait("ready>")
                    t.send('"$PROGRAM" %s\n' % " ".join(command[1:]))
                    t.wait(foot)
                    t.hand_moves = True
                    t.send("?")
                    t.wait(lambda: foot not in t.text)
                    for _ in range(2):
                        t.raw = b""
                        t.send("\x1a")
                        t.wait("Stopped")
                        t.settle_line()
                        t.send("echo all' 'well\n")
                        t.wait("all well")
                        self.assertNotIn(b"^[", t.raw)
                        self.assertNotIn("not found", t.text)
                        t.screen.reset()
                        t.send("fg\n")
                        t.wait(lambda: b"\x1b[?1049h" in t.raw)
                    t.send("q")
                    t.wait("ready>")
                    t.settle_line()
                    t.send("echo really' 'well\n")
                    t.wait("really well")
                    self.assertNotIn("not found", t.text)

    def test_a_silent_terminal_causes_no_delay_at_exit(self):
        """The terminal has been asked once; if it never answers, the program does not wait for it when it ends."""
        with pty_terminal.Terminal() as t:
            t.wait("Enter place")
            t.pause(1.5)
            t.settle()
            t.send("q")
            self.assertEqual(t.ended(timeout=0.8), 0)


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
