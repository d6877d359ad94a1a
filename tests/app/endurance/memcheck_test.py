#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A whole game of each program under valgrind: no uninitialised memory is read, no memory leaks.
Arguments: ATOM4-ENGINE ATOM4-TUI CLINES [ATOM4 PLUGINS]."""
import itertools
import os
import re
import subprocess
import sys
import tempfile
import unittest

from window_player import BoardWindow, Watched
import players
import pty_terminal

ENGINE = SCREEN = LINES = WINDOW = ""
# Reachable memory is no leak; possibly lost memory is what a library points into the middle of.
VALGRIND = ["valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite,indirect",
            "--errors-for-leak-kinds=definite,indirect", "--error-exitcode=99", "--num-callers=30"]
FOUND = 99
PATIENCE = 600.0  # everything takes fifty times as long


class Patient:
    def until(self, holds, what, patience=PATIENCE, again=None):
        return super().until(holds, what, patience, again)


class CheckedScreen(Patient, Watched, players.Screen):
    def begin(self):
        log = os.path.join(self.home, "log")
        self.terminal = pty_terminal.Terminal(command=[*VALGRIND, f"--log-file={log}", self.program, "--size", "6x6"],
                                              rows=30, cols=100, state=self.home)
        self.pid = self.terminal.pid
        self.until(lambda: "q quit" in self.seen(), "the screen")

    def place(self, steps):
        self.send("\t" * steps + "\n")
        self.pump(0.1)


class CheckedWindow(Patient, BoardWindow):
    def command(self):
        return [*VALGRIND, f"--log-file={os.path.join(self.home, 'log')}", *super().command()]


class Memcheck(unittest.TestCase):
    def run_checked(self, *command, text=""):
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "HOME": home, "XDG_STATE_HOME": home, "LC_ALL": "C.UTF-8"}
            ended = subprocess.run([*VALGRIND, *command], input=text, capture_output=True, text=True, env=environment)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        return ended.stdout

    def play_checked(self, player):
        player.begin()
        for steps in itertools.cycle((1, 2, 3)):
            if player.result() != "*":
                break
            player.place(steps)
        status = player.end()
        with open(os.path.join(player.home, "log"), encoding="utf-8", errors="replace") as log:
            self.assertEqual(log.read(), "")
        self.assertNotEqual(status, FOUND)

    def test_valgrind_finds_a_leak_and_an_invalid_read(self):
        """A leak and a read outside an array make the program exit with that status."""
        for program in ("import ctypes; ctypes.CDLL(None).malloc(1000)",
                        "import ctypes; c = ctypes.CDLL(None); c.malloc.restype = ctypes.c_void_p; "
                        "c.strlen(ctypes.c_void_p(c.malloc(0)))"):
            ended = subprocess.run([*VALGRIND, sys.executable, "-c", program], capture_output=True, text=True,
                                   env={**os.environ, "PYTHONMALLOC": "malloc"})
            self.assertEqual(ended.returncode, FOUND, ended.stderr)

    def test_plain_mode(self):
        said = self.run_checked(SCREEN, "--plain", "--seed", "3", text="new computer both level 0 8x8\nnext\n")
        self.assertEqual(len(re.findall(r"wins round \d|Round \d is a draw", said)), 2, said[-600:])

    def test_lines_in_plain_mode(self):
        cells = [column + row for column in "abc" for row in "123"]
        moves = "".join(f"{a} {b}\n" for a, b in itertools.permutations(cells, 2))
        said = self.run_checked(LINES, "--plain", "--new", "-w", "3", "-t", "3", text=moves + "quit\n")
        self.assertIn("The game is over", said)

    def test_lines_by_the_computer(self):
        self.assertIn("Games: 1", self.run_checked(LINES, "--self-play", "1", "--moves", "20", "--seed", "1"))

    def test_engine(self):
        self.assertIn("Games:  2", self.run_checked(ENGINE, "match", "--a", "level=1", "--b", "level=0", "--games", "2",
                                                    "--size", "8x8"))

    def test_screen(self):
        with tempfile.TemporaryDirectory() as home:
            self.play_checked(CheckedScreen(home, SCREEN))

    def test_window(self):
        if not WINDOW:
            self.skipTest("built without the window")
        with tempfile.TemporaryDirectory() as home:
            self.play_checked(CheckedWindow(home, WINDOW))


if __name__ == "__main__":
    ENGINE, SCREEN, LINES = map(os.path.realpath, sys.argv[1:4])
    if len(sys.argv) > 4:
        WINDOW, BoardWindow.plugins = map(os.path.realpath, sys.argv[4:6])
    del sys.argv[1:6]
    players.PATIENCE = pty_terminal.TIMEOUT = PATIENCE
    unittest.main()
