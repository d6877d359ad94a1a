#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The manuals are well-formed for both programs that show them, and complete. Arguments: SOURCE BUILD."""
import os
import re
import unittest

from trees import LANGUAGES, PROGRAMS, main, manual, run

# Checked below instead, since mandoc looks for our manuals among the installed ones.
NOT_INSTALLED_YET = re.compile(r"referenced manual not found: Xr (atom4|atom4-tui|atom4-engine|clines) 6( |$)|outdated mandoc\.db")


def sections(program, language):
    return re.findall(r"^\.Sh (.*)$", manual(program, language).read_text(encoding="utf-8"), re.M)


class Manuals(unittest.TestCase):
    def each(self):
        return ((program, language) for program in PROGRAMS for language in LANGUAGES)

    def test_mandoc_reports_no_problems(self):
        for program, language in self.each():
            said = run("mandoc", "-T", "lint", manual(program, language))
            said = [line for line in (said.stdout + said.stderr).split("\n") if line and not NOT_INSTALLED_YET.search(line)]
            self.assertEqual(said, [])

    def test_man_warns_of_nothing(self):
        environment = dict(os.environ, LC_ALL="C.UTF-8", MANROFFSEQ="", MANWIDTH="80")
        for program, language in self.each():
            shown = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", manual(program, language), env=environment)
            self.assertEqual((shown.returncode, shown.stderr), (0, ""))
            self.assertGreater(len(shown.stdout), 5_000)

    def test_headings_are_ascii(self):
        # groff 1.23 cannot print a heading with unescaped non-ASCII letters.
        for program, language in self.each():
            for heading in sections(program, language):
                self.assertTrue(heading.isascii(), f"{language}, {program}: {heading}: as \\[:U]")

    def test_every_language_has_every_section(self):
        for program, language in self.each():
            self.assertEqual(len(sections(program, language)), len(sections(program, "en")))
            text = manual(program, language).read_text(encoding="utf-8")
            self.assertNotRegex(text, r"@[A-Z0-9_]+@")
            for macro in ("It Ev", "It Pa", "Xr", "Dl"):
                pattern = re.compile(rf"^\.{macro} (.*)$", re.M)
                english = pattern.findall(manual(program, "en").read_text(encoding="utf-8"))
                self.assertEqual(len(pattern.findall(text)), len(english), macro)
                if macro != "Dl":
                    self.assertEqual(pattern.findall(text), english)

    def test_the_atom4_manual_contains_the_rules_of_lines(self):
        for language in LANGUAGES:
            text = manual("atom4", language).read_text(encoding="utf-8")
            self.assertTrue("n + n*(n \\- m)" in text, language)

    def test_manuals_refer_only_to_each_other(self):
        for program, language in self.each():
            text = manual(program, language).read_text(encoding="utf-8")
            for name in re.findall(r"^\.Xr (\S+) 6", text, re.M):
                self.assertIn(name, ("atom4", "atom4-tui", "atom4-engine", "clines"))
                self.assertNotEqual(name, program)


if __name__ == "__main__":
    main()
