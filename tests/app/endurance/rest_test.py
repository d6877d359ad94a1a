#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The programs do nothing while the player does nothing, whatever is shown: they use no processor time, and in a terminal
they do not even wake up. Only the cursor of a text field in a window blinks, as the desktop demands. The network libraries
are loaded only for a host. Arguments: ATOM4-TUI CLINES ATOM4-ENGINE [ATOM4 PLUGINS]."""
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import unittest

import players
import pty_terminal
from window_player import BoardWindow, Watched

# ATOM4_REST=20 in "packaging/dev test --full".
SECONDS = float(os.environ.get("ATOM4_REST", "2"))
# A selected chip jumps for ten seconds, and a level thinks for as long as it may; after that nothing happens.
PATIENCE = 60.0
SCREEN = LINES = ENGINE = WINDOW = ""
MATCH = ["--size", "6x6", "--new"]
HAS_NETWORK = unittest.skipIf(os.environ.get("ATOM4_NETWORK") == "0", "built without network support")


class Watch(Watched):
    def __init__(self, pid):
        self.pid = pid

    def steps(self):
        """Returns how often the program's threads have gone to sleep to wait for something."""
        count = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{thread}/status", encoding="ascii") as status:
                count += sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt_switches"))
        return count

    def done(self):
        return self.ticks(), self.steps()


class Rest(unittest.TestCase):
    def check(self, pid, may_step=False, pump=time.sleep):
        """Checks that the program comes to rest and stays so. A window may wake up for events of the display."""
        watch = Watch(pid)
        end = time.monotonic() + PATIENCE
        before = watch.done()
        while True:
            # What a window does late, such as checking for changed files, it does in its first seconds.
            pump(4.0 if may_step else 1.0)
            now = watch.done()
            if now == before or (may_step and now[0] == before[0]):
                break
            self.assertLess(time.monotonic(), end, "the program never becomes idle")
            before = now
        pump(SECONDS)
        after = watch.done()
        self.assertEqual(after[0], before[0], "processor time at rest")
        if not may_step:
            self.assertEqual(after[1], before[1], "wake-ups at rest")
        with open(f"/proc/{pid}/maps", encoding="utf-8") as maps:
            loaded = set(re.findall("gnutls|avahi", maps.read()))
        self.assertEqual(loaded, {"gnutls"} if "hosting" in self.id() else set())


class InATerminal(Rest):
    def screen(self, *words, keys=(), program=None, shows=""):
        with pty_terminal.Terminal(command=[program or SCREEN, *words], rows=30, cols=100) as terminal:
            terminal.wait(lambda: terminal.text)

            def pump(seconds):
                end = time.monotonic() + seconds
                while (left := end - time.monotonic()) > 0:
                    terminal.read(left)
            for key in keys:
                pump(0.5)
                terminal.send(key)
            if shows:
                terminal.wait(shows)
            self.check(terminal.pid, pump=pump)

    def test_begin(self):
        self.screen(shows="Enter place")

    def test_game(self):
        self.screen(*MATCH, keys=["\n"], shows="Player 1 plays red")

    def test_against_the_computer(self):
        self.screen(*MATCH, "-a", "2", "-d", "1", keys=["\n"], shows="The computer plays")

    def test_hint(self):
        self.screen(*MATCH, keys=["H"], shows="looks best")

    def test_keys(self):
        self.screen(*MATCH, keys=["?"], shows="Keys")

    def test_handbook(self):
        self.screen(*MATCH, keys=["?", "i"], shows="Handbook")

    def test_new_match(self):
        self.screen(*MATCH, keys=["N"], shows="New match")

    def test_lesson(self):
        self.screen("--learn", shows="Lesson 1")

    def test_puzzle(self):
        self.screen(*MATCH, keys=["P"], shows="Puzzle 1")

    @HAS_NETWORK
    def test_hosting(self):
        self.screen("--host", "127.0.0.1:0", shows="atom4:")

    def test_lines(self):
        self.screen(program=LINES)

    def test_lines_with_a_chip_picked(self):
        self.screen(program=LINES, keys=["\t", " "])

    def test_lines_lesson(self):
        self.screen("--learn", program=LINES, shows="Lesson 1")


class OverAPipe(Rest):
    def piped(self, *command, said):
        with tempfile.TemporaryDirectory() as home:
            environment = players.Player(home, command[0]).environment()
            with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
                process.stdin.write(said)
                process.stdin.flush()
                try:
                    self.check(process.pid)
                finally:
                    process.kill()

    def test_engine(self):
        self.piped(ENGINE, said=b"isready\n")

    def test_engine_that_has_thought(self):
        self.piped(ENGINE, said=b"position startpos\ngo movetime 300\n")

    def test_game(self):
        self.piped(SCREEN, "--plain", *MATCH, said=b"c3\n")

    @HAS_NETWORK
    def test_hosting(self):
        self.piped(SCREEN, "--plain", *MATCH, said=b"invite 127.0.0.1:0\n")

    def test_lines(self):
        self.piped(LINES, "--plain", said=b"\n")


class Shown(BoardWindow):
    words = MATCH

    def size(self):
        return self.words


class InAWindow(Rest):
    def window(self, *lines, words=MATCH, shows="", before=lambda window: None):
        if not WINDOW:
            self.skipTest("built without the window")
        with tempfile.TemporaryDirectory() as home:
            window = Shown(home, WINDOW)
            window.words = words
            window.begin()
            try:
                before(window)
                window.do(*lines)
                window.until(lambda: shows in window.seen(), shows)
                self.check(window.pid, may_step=True)
            finally:
                window.kill()

    def test_begin(self):
        self.window(words=[])

    def test_game(self):
        self.window(before=lambda window: window.place(2))

    def test_against_the_computer(self):
        self.window(words=[*MATCH, "-a", "2", "-d", "1"], before=lambda window: window.place(2))

    def test_won_game(self):
        def play(window):
            chance = random.Random(3)
            while window.result() == "*":
                window.place(chance.randrange(1, 6))
                window.pump(0.01)
        self.window(before=play)

    def test_hint(self):
        self.window("choose hint")

    def test_settings(self):
        self.window("choose settings", shows="SettingsDialog")

    def test_handbook(self):
        self.window("choose rules", shows="HandbookWindow")

    def test_new_match(self):
        self.window("choose new")

    def test_lesson(self):
        self.window("choose lessons")

    def test_puzzle(self):
        self.window("choose puzzles")

    @HAS_NETWORK
    def test_hosting(self):
        self.window("choose invite", "ok inviteDialog", before=lambda window: window.place(2), shows="InviteDialog")

    def test_lines(self):
        self.window(words=["--lines"])


if __name__ == "__main__":
    programs = [os.path.realpath(word) for word in sys.argv[1:] if os.path.exists(word)]
    SCREEN, LINES, ENGINE, *window = programs
    if window:
        WINDOW, BoardWindow.plugins = window
    del sys.argv[1:1 + len(programs)]
    unittest.main(testRunner=pty_terminal.SideBySide)
