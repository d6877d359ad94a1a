#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The version is in CMakeLists.txt, its date in the changelog, and neither is anywhere else. Arguments: SOURCE BUILD."""
import datetime
import re
import unittest

from trees import BUILD, PACKAGING, PROGRAMS, SOURCE, main, run

VERSION = re.search(r"project\(atom4 VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text())[1]
CHANGELOG = (SOURCE / "CHANGELOG.md").read_text(encoding="utf-8")


class Versions(unittest.TestCase):
    def test_the_changelog_follows_keep_a_changelog(self):
        headings = re.findall(r"^## (.*)$", CHANGELOG, re.M)
        self.assertEqual(headings[0], "[Unreleased]")
        dates, versions = [], []
        for heading in headings[1:]:
            form = re.fullmatch(r"\[(\d+\.\d+(?:\.\d+)?)\] - (\d{4}-\d\d-\d\d)", heading)
            self.assertIsNotNone(form, heading)
            versions.append(tuple(map(int, form[1].split("."))))
            dates.append(datetime.date.fromisoformat(form[2]))
        self.assertEqual(versions, sorted(set(versions), reverse=True))
        self.assertEqual(dates, sorted(dates, reverse=True))
        for kind in re.findall(r"^### (.*)$", CHANGELOG, re.M):
            self.assertIn(kind, ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"))

    def test_the_newest_release_in_the_changelog_is_this_version(self):
        self.assertEqual(re.search(r"^## \[(\d[^]]*)\]", CHANGELOG, re.M)[1], VERSION)

    def test_the_programs_print_the_version(self):
        for program in PROGRAMS:
            self.assertEqual(run(BUILD / "bin" / program, "--version").stdout, f"{program} {VERSION}\n")

    def test_debian_build_depends_match_packaging_dev(self):
        script = (PACKAGING / "dev").read_text()
        installed = set(re.search(r"^build_packages=\(([^)]*)\)", script, re.M)[1].split())
        control = (PACKAGING / "debian" / "control").read_text()
        named = re.search(r"^Build-Depends:\n((?: .*\n)*)", control, re.M)[1]
        wanted = {line.split()[0].rstrip(",") for line in named.split("\n") if line} - {"debhelper-compat"}
        # build-essential has the compiler, so packages need not name it.
        self.assertEqual(wanted, installed - {"g++"})

    def test_no_other_file_contains_the_version(self):
        upgrades = [PACKAGING / "deb-check", PACKAGING / "release-check"]  # these name the previous release
        for path in (*PACKAGING.rglob("*"), *SOURCE.glob("*/CMakeLists.txt"), SOURCE / "README.md"):
            if path.is_file() and path not in upgrades and path.suffix != ".png" and "__pycache__" not in path.parts:
                self.assertNotIn(VERSION, path.read_text(encoding="utf-8"), path)


if __name__ == "__main__":
    main()
