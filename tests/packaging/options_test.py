#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Program, --help, manual and completions know the same options. Arguments: SOURCE BUILD."""
import os
import re
import shutil
import unittest

from trees import BUILD, LANGUAGES, PACKAGING, PROGRAMS, SOURCE, main, manual, run

COMMANDS = {"atom4-engine": ("bench", "perft", "match", "review", "solve", "puzzles")}
# The sources that define each program's options.
SOURCES = {
    "atom4": ("app/command_line/command_line.cpp", "app/command_line/options.cpp"),
    "atom4-tui": ("app/command_line/command_line.cpp", "app/command_line/options.cpp"),
    "clines": ("app/clines/commands.cpp", "app/command_line/options.cpp"),
    "atom4-engine": ("app/atom4-engine/arguments.cpp", "app/command_line/options.cpp"),
}
# Options of the shared command line that only the program with the window has.
NOT_ON_THE_TERMINAL = {"-m", "--mode"}
OPTION = r"--?[A-Za-z][a-z0-9-]*"


def in_help(program):
    text = ""
    for command in ("",) + COMMANDS.get(program, ()):
        words = [BUILD / "bin" / program] + [command] * bool(command) + ["--help"]
        text += run(*words, env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="")).stdout
    return set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", text)) | set(re.findall(r"^ +(-[A-Za-z])(?=[, ])", text, re.M))


def in_manual(program, language):
    found = set()
    for line in manual(program, language).read_text(encoding="utf-8").split("\n"):
        before = ""
        for word in line.split() if re.match(r"\.(It )?Fl ", line) else ():
            # `Fl h , -help`: the word after the comma is a flag as well.
            if before in ("Fl", ".Fl") and re.fullmatch(r"-?[A-Za-z][a-z-]*", word) or \
                    before == "," and re.fullmatch(r"-[a-z-]+", word):
                found.add("-" + word)
            before = word
    return found


def in_program(program):
    found = set()
    for name in SOURCES[program]:
        for literal in re.findall(r'"([^"\n]*)"', (SOURCE / name).read_text()):
            if re.fullmatch(rf"{OPTION}(,{OPTION})*", literal):
                found |= set(literal.split(","))
    if program == "atom4-tui":
        found -= NOT_ON_THE_TERMINAL
    return found - {"--"}


def in_bash(program):
    text = "\n".join(line for line in (PACKAGING / "completions" / f"{program}.bash").read_text().split("\n")
                     if not line.lstrip().startswith("#"))
    lists = re.findall(r"compgen -W '(-[^']*)'|options\+?='([^']*)'", text)
    return {word for pair in lists for word in " ".join(pair).split() if word.startswith("-")}


def in_zsh(program):
    text = (PACKAGING / "completions" / f"_{program}").read_text()
    found = set()
    for group in re.findall(r"'\{([^}]*)\}'\[", text):
        found |= {word.rstrip("=+") for word in group.split(",")}
    return found | {word for word in re.findall(r"'(?:\([^)]*\))?(--[a-z-]+|-[a-zA-Z])(?:=-?)?\[", text)}


def in_fish(program):
    found = set()
    for line in (PACKAGING / "completions" / f"{program}.fish").read_text().split("\n"):
        line = re.sub(r"'[^']*'|\"[^\"]*\"", "", line)
        found |= {"-" + name for name in re.findall(r" -s (\S)", line)}
        found |= {"--" + name for name in re.findall(r" -l (\S+)", line) if not line.startswith("set")}
    return found


class Options(unittest.TestCase):
    maxDiff = None

    def test_program_help_manuals_and_completions_agree(self):
        for program in PROGRAMS:
            listed = in_help(program)
            self.assertGreater(len(listed), 8, program)
            with self.subTest(program, where="program"):
                self.assertEqual(in_program(program), listed)
            for language in LANGUAGES:
                with self.subTest(program, where=f"manual, {language}"):
                    self.assertEqual(in_manual(program, language), listed)
            for shell, read in (("bash", in_bash), ("zsh", in_zsh), ("fish", in_fish)):
                with self.subTest(program, where=shell):
                    self.assertEqual(read(program), listed)

    def test_the_shells_can_read_the_completions(self):
        for program in PROGRAMS:
            for shell, name in (("bash", f"{program}.bash"), ("zsh", f"_{program}"), ("fish", f"{program}.fish")):
                if shutil.which(shell) is None:
                    continue
                with self.subTest(program, shell=shell):
                    ended = run(shell, "-n", PACKAGING / "completions" / name)
                    self.assertEqual((ended.returncode, ended.stderr), (0, ""))


if __name__ == "__main__":
    main()
