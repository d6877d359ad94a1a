#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The command line of the real program: where it writes, and how it exits. Arguments: PROGRAM VERSION."""
import os
import subprocess
import sys
import tempfile
import unittest

PROGRAM = VERSION = ""


class CommandLine(unittest.TestCase):
    def run_program(self, *words, typed="", **env):
        with tempfile.TemporaryDirectory() as home:
            environment = dict(os.environ, XDG_STATE_HOME=home) | {"LC_ALL": "C.UTF-8"} | env
            return subprocess.run([PROGRAM, *words], input=typed, capture_output=True, text=True,
                                  env=environment, timeout=20)

    def test_help_and_version_go_to_standard_output(self):
        for word in ("-h", "--help"):
            ended = self.run_program(word)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            self.assertTrue(ended.stdout.startswith("Usage: atom4-tui "))
        ended = self.run_program("--version")
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, f"atom4-tui {VERSION}\n", ""))

    def test_the_closest_language_is_used(self):
        spoken = {language: self.run_program("--help", LC_ALL="en_US.UTF-8", LANGUAGE=language).stdout
                  for language in ("", "de", "pt_BR", "zh_CN", "zh_TW")}
        self.assertEqual(len(set(spoken.values())), len(spoken))
        for asked, nearest in (("pt_PT", "pt_BR"), ("pt", "pt_BR"), ("zh_HK", "zh_TW"), ("zh_MO.UTF-8", "zh_TW"),
                               ("zh_SG", "zh_CN"), ("zh", "zh_CN"), ("de_AT", "de"), ("br:zh_HK:de", "zh_TW"),
                               ("en:de", ""), ("en_GB", ""), ("eo", "")):
            self.assertEqual(self.run_program("--help", LC_ALL="en_US.UTF-8", LANGUAGE=asked).stdout, spoken[nearest], asked)

    def test_a_bad_command_line_gives_one_line_and_status_2(self):
        for words in (["-d", "abc"], ["-d-1"], ["-a3"], ["-mt"], ["--size=3x3"], ["--seed", "x"], ["--record"],
                      ["a", "b"], [""], ["--nothing"]):
            ended = self.run_program(*words)
            self.assertEqual((ended.returncode, ended.stdout), (2, ""), words)
            self.assertTrue(ended.stderr.startswith("atom4-tui: "), ended.stderr)
            self.assertEqual(ended.stderr.count("\n"), 1, ended.stderr)

    def test_a_level_without_a_computer_gives_a_warning(self):
        told = "atom4-tui: warning: -d has no effect without -a 1 or -a 2\n"
        for words, said in (["-d3"], told), (["--level", "3"], told), (["-d3", "-a2"], ""), ([], ""):
            ended = self.run_program("--plain", "--new", *words)
            self.assertEqual((ended.returncode, ended.stderr), (0, said), words)

    def test_a_file_that_cannot_be_opened(self):
        with tempfile.TemporaryDirectory() as folder:
            missing = os.path.join(folder, "missing.atom4")
            ended = self.run_program(missing)
            self.assertEqual((ended.returncode, ended.stdout), (1, ""))
            self.assertEqual(ended.stderr, f"{missing}: No such file or directory\n")
            bad = os.path.join(folder, "bad.atom4")
            with open(bad, "w", encoding="utf-8") as file:
                file.write('[Game "Atom-4"]\n[Date "2026.01.01"]\n[Player1 "Human"]\n[Player2 "Human"]\n[Round "1"]\n'
                           '[Size "16x16"]\n[Start "R"]\n[Result "*"]\n\n1. i9 a1 *\n')
            ended = self.run_program(bad)
            self.assertEqual((ended.returncode, ended.stdout), (1, ""))
            self.assertEqual(ended.stderr,
                             f"{bad}:10:7: a piece at a1 would not touch two pieces that touch each other\n")

    def test_text_after_the_match_is_ignored_with_a_note(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "mail.atom4")
            with open(name, "w", encoding="utf-8") as file:
                file.write('[Game "Atom-4"]\n[Size "16x16"]\n[Start "R"]\n[Result "*"]\n\n1. i9\n-- \nAda\n')
            for word in (name, "file:" + name, "FILE://localhost" + name):
                ended = self.run_program("--plain", word)
                self.assertEqual((ended.returncode, ended.stderr), (0, ""))
                self.assertIn("The saved game ends before line 7. The rest of the file was ignored.",
                              " ".join(ended.stdout.split()))

    def test_an_unsaved_match_is_not_lost_from_a_lesson_or_puzzle(self):
        for page in ("learn", "puzzles"):
            with self.subTest(page):
                ended = self.run_program("--plain", "--new", typed=f"i9\n{page}\nquit\n", XDG_STATE_HOME="/dev/null")
                self.assertEqual(ended.returncode, 0, ended.stderr)
                self.assertIn("The match can't be saved and will be lost.", " ".join(ended.stdout.split()))

    def test_no_terminal(self):
        ended = self.run_program(TERM="xterm")
        self.assertEqual((ended.returncode, ended.stdout), (1, ""))
        self.assertEqual(ended.stderr, "atom4-tui: input and output must be a terminal\n")

    def test_links_neither_qt_nor_x(self):
        libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=True).stdout
        self.assertNotIn("Qt", libraries)
        self.assertNotIn("libX11", libraries)


if __name__ == "__main__":
    PROGRAM, VERSION = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
