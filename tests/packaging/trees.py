# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Paths for the tests of installed files: SOURCE and BUILD are the two arguments of each test."""
import pathlib
import subprocess
import sys
import unittest

SOURCE, BUILD = (pathlib.Path(argument) for argument in sys.argv[1:3])
PACKAGING = SOURCE / "packaging"
LANGUAGES = sorted(directory.name for directory in (PACKAGING / "man").iterdir() if directory.is_dir())
# The languages of the programs besides English; not all of them have manuals.
SPOKEN = (BUILD / "translations" / "LINGUAS").read_text(encoding="utf-8").split()
PROGRAMS = [name for name in ("atom4", "atom4-tui", "atom4-engine", "clines") if (BUILD / "bin" / name).exists()]


def manual(program, language):
    return BUILD / "packaging" / "man" / language / f"{program}.6"


def run(*words, **options):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=120, **options)


def main():
    unittest.main(argv=sys.argv[:1])
