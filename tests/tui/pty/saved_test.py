#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The terminal programs resume what 5.0.0 saved, and what they save now. Arguments: ATOM4-TUI CLINES DATA."""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import pty_terminal
from pty_terminal import Terminal, main

CLINES = DATA = ""


class Saved(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def leave(self, version, name, kept=None):
        """Puts the file where the programs save the match or game to resume, and returns its text."""
        path = os.path.join(self.home, "atom4", kept or name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        shutil.copyfile(os.path.join(DATA, version, name), path)
        with open(path, encoding="utf-8") as file:
            return file.read()

    def say(self, program, *lines):
        environment = dict(os.environ, HOME=self.home, XDG_STATE_HOME=self.home, XDG_DATA_HOME=self.home,
                           XDG_CONFIG_HOME=self.home, LC_ALL="C.UTF-8", TERM="xterm")
        ended = subprocess.run([program, "--plain"], input="\n".join(lines) + "\n", capture_output=True,
                               encoding="utf-8", env=environment, timeout=60, cwd=self.home)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        return ended.stdout

    def saved(self):
        with open(os.path.join(self.home, "copy"), encoding="utf-8") as file:
            return file.read()

    def test_matches_of_earlier_versions_are_resumed(self):
        for version, name, person, news, opened in (
                ("5.0.0", "match.atom4", "Ada Müller", "You resigned. The computer wins round 2.", "Round 2 is over."),
                ("5.0.0", "set-up.atom4", "Bob", "red at f7 turns cyan at f6 to white", "The match is resumed: round 1."),
                ("5.1.0", "match.atom4", "Ada", "Computer: yellow at f3", "The match is resumed: round")):
            with self.subTest(name, version=version):
                text = self.leave(version, name, "match.atom4")
                said = self.say(pty_terminal.PROGRAM, "save! copy")
                self.assertIn(person, said)
                self.assertIn(news, said)
                self.assertEqual(self.saved(), text)
                with Terminal(state=self.home) as t:
                    t.wait(person)
                self.assertIn(opened, self.say(pty_terminal.PROGRAM, "new", "open copy", "save! copy"))
                self.assertEqual(self.saved(), text)

    def test_lines_games_and_scores_of_earlier_versions_load(self):
        for version in ("5.0.0", "5.1.0"):
            with self.subTest(version):
                text = self.leave(version, "lines.lines")
                scores = self.leave("5.0.0", "lines-scores.txt")
                self.assertIn("Game resumed.", self.say(CLINES, "save! copy"))
                self.assertEqual(self.saved(), text)
                with Terminal(command=[CLINES], state=self.home, XDG_DATA_HOME=self.home) as t:
                    t.wait("Game resumed")
                listed = subprocess.run([CLINES, "-l"], capture_output=True, encoding="utf-8", timeout=60,
                                        env=dict(os.environ, XDG_DATA_HOME=self.home, LC_ALL="C.UTF-8")).stdout
                self.assertRegex(listed, r"(?s)120 .*Ada Müller.*80 .*3 .*Ada Müller")
                # The resumed game may have been added to the high scores.
                with open(os.path.join(self.home, "atom4", "lines-scores.txt"), encoding="utf-8") as file:
                    self.assertLessEqual(set(scores.splitlines()), set(file.read().splitlines()))


if __name__ == "__main__":
    CLINES, DATA = sys.argv[2:4]
    del sys.argv[2:4]
    main()
