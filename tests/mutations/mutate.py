#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Breaks each rule and each promise in mutants.txt in turn, in a copy of the sources, and shows that a test then fails.

  mutate.py SOURCE-FOLDER BUILD-FOLDER [PATTERN]
  mutate.py SOURCE-FOLDER --check

Only mutants whose line matches the pattern, if there is one. Exits with 1 if any survives. With --check it builds nothing, and
lists the mutants that no longer apply because their lines have changed."""
import os
import re
import shutil
import subprocess
import sys
import time


class Mutant:
    def __init__(self, head, before, after):
        self.source, self.program, self.what = [part.strip() for part in head.split("|")]
        self.before, self.after = before, after

    def applies_to(self, text):
        return ("\n" + text).count("\n" + self.before + "\n") == 1


def read_mutants(path):
    mutants, head, before, after = [], None, [], []

    def end():
        if head is not None:
            mutants.append(Mutant(head, "\n".join(before), "\n".join(after)))
    with open(path, encoding="utf-8") as file:
        for line in file.read().splitlines():
            if line.startswith("@ "):
                end()
                head, before, after = line[2:], [], []
            elif line.startswith("-"):
                before.append(line[1:])
            elif line.startswith("+"):
                after.append(line[1:])
    end()
    return mutants


def copy_sources(source, copy):
    """Copies the tracked files that differ, so that nothing else is built again."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=source, check=True, capture_output=True).stdout.split(b"\0")
    for name in filter(None, map(os.fsdecode, names)):
        here, there = os.path.join(source, name), os.path.join(copy, name)
        if not os.path.isfile(here):
            continue
        os.makedirs(os.path.dirname(there), exist_ok=True)
        if not os.path.exists(there) or open(here, "rb").read() != open(there, "rb").read():
            shutil.copy(here, there)


def quietly(command, **kept):
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, **kept).returncode


class Laboratory:
    def __init__(self, source, build):
        self.copy, self.build = os.path.join(build, "source"), os.path.join(build, "build")
        copy_sources(source, self.copy)
        subprocess.run(["cmake", "--preset", "dev", "-B", self.build, "-DATOM4_GUI=OFF", "-DATOM4_WERROR=OFF"], cwd=self.copy,
                       check=True, stdout=subprocess.DEVNULL)

    def make(self, program):
        return quietly(["cmake", "--build", self.build, "--target", program]) == 0

    def passes(self, program):
        try:
            return quietly([os.path.join(self.build, "bin", program), "--gtest_fail_fast"], timeout=120) == 0
        except subprocess.TimeoutExpired:
            return False

    def fate(self, mutant):
        """Returns what becomes of the mutant: killed, lives, or why it could not be tested."""
        path = os.path.join(self.copy, mutant.source)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if not mutant.applies_to(text):
            return "not applied: its lines are not found exactly once"
        try:
            with open(path, "w", encoding="utf-8") as file:
                file.write(("\n" + text).replace("\n" + mutant.before + "\n", "\n" + mutant.after + "\n")[1:])
            if not self.make(mutant.program):
                return "not applied: it does not compile"
            return "SURVIVED" if self.passes(mutant.program) else "killed"
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)


def check(source):
    stale = []
    for mutant in read_mutants(os.path.join(source, "tests/mutations/mutants.txt")):
        with open(os.path.join(source, mutant.source), encoding="utf-8") as file:
            if not mutant.applies_to(file.read()):
                stale.append(f"{mutant.source}: {mutant.what}: its lines are not found exactly once")
    print("\n".join(stale), end="\n" if stale else "")
    return 1 if stale else 0


def main():
    if sys.argv[2] == "--check":
        return check(sys.argv[1])
    source, build = map(os.path.abspath, sys.argv[1:3])
    pattern = re.compile(sys.argv[3] if len(sys.argv) > 3 else "")
    mutants = [mutant for mutant in read_mutants(os.path.join(os.path.dirname(os.path.abspath(__file__)), "mutants.txt"))
               if pattern.search(f"{mutant.source} {mutant.program} {mutant.what}")]
    laboratory = Laboratory(source, build)
    for program in sorted({mutant.program for mutant in mutants}):
        if not laboratory.make(program) or not laboratory.passes(program):
            print(f"{program} fails without any mutation")
            return 1
    bad = 0
    for mutant in mutants:
        began = time.monotonic()
        fate = laboratory.fate(mutant)
        bad += fate != "killed"
        print(f"{fate}: {mutant.source}: {mutant.what} ({mutant.program}, {time.monotonic() - began:.0f} s)", flush=True)
    print(f"{len(mutants)} mutants, {bad} not killed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
