#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The command line of clines: where it writes, and how it exits. Arguments: PROGRAM VERSION DATA."""
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM = VERSION = DATA = ""


class CommandLine(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.TemporaryDirectory()
        self.addCleanup(self.home.cleanup)

    def run_program(self, *words, typed="", **env):
        environment = dict(os.environ, XDG_STATE_HOME=self.home.name, XDG_DATA_HOME=self.home.name,
                           XDG_CONFIG_HOME=self.home.name, LOGNAME="ada", LC_ALL="C.UTF-8", TERM="xterm") | env
        return subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True, env=environment,
                              timeout=60)

    def test_help_version_and_list(self):
        ended = self.run_program("-h")
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertTrue(ended.stdout.startswith("Usage: clines "))
        self.assertLess(max(map(len, ended.stdout.split("\n"))), 80)
        self.assertEqual(self.run_program("-v").stdout, f"clines {VERSION}\n")
        self.assertEqual(self.run_program("-l").stdout, "No high scores yet.\n")

    def test_games_of_the_original_are_replayed_exactly(self):
        with open(os.path.join(DATA, "lines-vectors.txt"), encoding="utf-8") as file:
            stretches = "".join(line for line in file if not line.startswith("#")).split("=> ")
        self.assertEqual(len(stretches), 9)
        name = os.path.join(self.home.name, "stretch.lines")
        for before, after in zip(stretches, stretches[1:]):
            record = before[before.index("[Game"):]
            with open(name, "w", encoding="utf-8") as file:
                file.write(record)
            score, board = after.split("\n", 1)[0].split(" ", 1)
            ended = self.run_program("--check", name)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            self.assertEqual(ended.stdout, f"Score: {score}\nBoard: {board}".rstrip() + "\n")
            # The same with an illegal move.
            with open(name, "a", encoding="utf-8") as file:
                file.write("move a1 a1\n")
            ended = self.run_program("--check", name)
            self.assertEqual((ended.returncode, ended.stdout), (1, ""))
            self.assertRegex(ended.stderr, rf"^{name}:{record.rstrip().count(chr(10)) + record.endswith(chr(10)) + 1}: .")

    def test_text_after_the_game_is_ignored_with_a_note(self):
        name = os.path.join(self.home.name, "mail.lines")
        with open(os.path.join(DATA, "lines-vectors.txt"), encoding="utf-8") as file:
            text = file.read()
        record = text[text.index("[Game"):text.index("=> ")].rstrip() + "\n"
        for behind in ("-- \nAda\n", "\x1a\0\0"):
            with open(name, "w", encoding="utf-8") as file:
                file.write(record + behind)
            said = f"The saved game ends before line {record.count(chr(10)) + 1}. The rest of the file was ignored."
            for word in ("--check", "--plain"):
                ended = self.run_program(word, name if word == "--check" else "FILE:" + name)
                self.assertEqual(ended.returncode, 0, ended.stderr)
                self.assertIn(said, " ".join((ended.stdout + ended.stderr).split()))

    def test_a_missing_file_is_reported(self):
        for words in (["--check", "missing.lines"], ["missing.lines"]):
            ended = self.run_program(*words)
            self.assertEqual((ended.returncode, ended.stdout, ended.stderr),
                             (1, "", "missing.lines: No such file or directory\n"))

    def test_no_terminal(self):
        ended = self.run_program()
        self.assertEqual((ended.returncode, ended.stdout), (1, ""))
        self.assertEqual(ended.stderr, "clines: input and output must be a terminal\n")

    def leave_a_game_with_points(self):
        """Saves an unfinished game, whose points the next start enters, and returns the folder."""
        with open(os.path.join(DATA, "lines-vectors.txt"), encoding="utf-8") as file:
            text = file.read()
        record = text[text.index("[Game"):text.index("=> ")].replace("\n\n", '\n[Id "1"]\n\n', 1)
        folder = os.path.join(self.home.name, "atom4")
        os.mkdir(folder)
        with open(os.path.join(folder, "lines.lines"), "w", encoding="utf-8") as file:
            file.write(record)
        return folder

    def test_the_saved_name_is_that_of_the_scores(self):
        for name, settings in (("ada", ""), ("Grace", "[lines]\nname=Grace\n")):
            with self.subTest(name):
                folder = self.leave_a_game_with_points()
                with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as file:
                    file.write(settings)
                self.assertEqual(self.run_program("--new", "--plain").returncode, 0)
                with open(os.path.join(folder, "lines-scores.txt"), encoding="utf-8") as file:
                    self.assertTrue(file.read().endswith(f" 1 {name}\n"))
                shutil.rmtree(folder)

    def test_an_unsaved_game_is_not_lost_from_a_lesson(self):
        name = os.path.join(self.leave_a_game_with_points(), "lines.lines")
        asks = 'Type "quit" again to quit.\n'
        for typed in ("learn\nquit\n", "learn\nquit\nquit\nscore\n"):
            with self.subTest(typed):
                ended = self.run_program("--plain", name, typed=typed, XDG_STATE_HOME="/dev/null")
                self.assertEqual(ended.returncode, 0, ended.stderr)
                self.assertTrue(ended.stdout.endswith(asks), ended.stdout)

    def test_a_locked_high_score_list_is_not_waited_for(self):
        folder = self.leave_a_game_with_points()
        with open(os.path.join(folder, "lines-scores.lock"), "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            ended = self.run_program("--new", "--plain")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn("another program is using it", " ".join(ended.stdout.split()))
        self.assertFalse(os.path.exists(os.path.join(folder, "lines-scores.txt")))

    def test_self_play_prints_the_same_mean_again(self):
        words = ("--self-play", "3", "--seed", "5", "--player", "greedy")
        first, second = self.run_program(*words), self.run_program(*words)
        self.assertRegex(first.stdout, r"(?m)^Mean: \d+\.\d$")
        self.assertEqual(first.stdout.split("\n")[-2], second.stdout.split("\n")[-2])

    def test_links_neither_qt_nor_x(self):
        libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("Qt", libraries)
        self.assertNotIn("libX11", libraries)


if __name__ == "__main__":
    PROGRAM, VERSION, DATA = sys.argv[1:4]
    unittest.main(argv=sys.argv[:1])
