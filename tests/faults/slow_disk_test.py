#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Each fsync takes five seconds: no move waits for it, and a program that is killed meanwhile loses at most the move in flight.
Arguments: ATOM4-TUI LIBRARY, the latter libatom4_failing_system.so; clines is in the folder of the program."""
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../tui/pty"))
import pty_terminal
from pty_terminal import Terminal, main

LIBRARY = ""
SECONDS = 5


def slow_disk():
    return {"LD_PRELOAD": LIBRARY, "ATOM4_SYNC_SECONDS": str(SECONDS)}


class SlowDisk(unittest.TestCase):
    def test_the_disk_is_slow(self):
        """Checks what the other tests rely on: a program without a thread for fsync would wait itself."""
        began = time.monotonic()
        program = "import os; os.fsync(os.open('.', os.O_RDONLY))"
        subprocess.run([sys.executable, "-c", program], env={**os.environ, **slow_disk()}, check=True)
        self.assertGreaterEqual(time.monotonic() - began, SECONDS)

    def test_a_match_on_the_full_screen(self):
        with tempfile.TemporaryDirectory() as state:
            for around in range(3):
                with Terminal("--seed", "7", state=state, **slow_disk()) as t:
                    t.wait(lambda: "quit" in t.text)
                    before = t.pieces()
                    began = time.monotonic()
                    for move in range(1, 5):
                        t.send("\t\n")
                        t.wait(lambda: t.pieces() > before + move - 1)
                    self.assertLess(time.monotonic() - began, SECONDS, "a move waited for the disk")
                    seen = t.pieces()
                    os.kill(t.pid, signal.SIGKILL)
                    self.assertEqual(t.ended(), -signal.SIGKILL)
                    self.assertGreaterEqual(len(t.saved()) + 2, seen)

    def test_a_game_of_lines_in_plain_mode(self):
        program = os.path.join(os.path.dirname(pty_terminal.PROGRAM), "clines")
        moves = "".join(f"{a}{row} {b}{row}\n" for row in range(1, 10) for a, b in ("ai", "ia", "bh", "ce", "gd"))
        kept = []
        for disk in ({}, slow_disk()):
            with tempfile.TemporaryDirectory() as state:
                environment = {**os.environ, "XDG_STATE_HOME": state, "XDG_DATA_HOME": state, "LC_ALL": "C.UTF-8", **disk}
                with subprocess.Popen([program, "--plain", "--seed", "7"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                      env=environment, text=True) as game:
                    began = time.monotonic()
                    game.stdin.write(moves + "help\n")
                    game.stdin.flush()
                    # All earlier commands have been answered by then.
                    while "help all" not in game.stdout.readline():
                        pass
                    self.assertLess(time.monotonic() - began, SECONDS, "a move waited for the disk")
                    game.kill()
                with open(os.path.join(state, "atom4", "lines.lines"), encoding="utf-8") as file:
                    kept.append([line for line in file.read().splitlines() if line.startswith("move")])
        self.assertGreater(len(kept[0]), 5)
        self.assertEqual(kept[0], kept[1])


if __name__ == "__main__":
    LIBRARY = os.path.realpath(sys.argv.pop(2))
    main()
