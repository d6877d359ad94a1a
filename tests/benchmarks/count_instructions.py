#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Counts the instructions of a placement in perft, with valgrind: placed and lifted in the leaves, played and undone
on the way to them.

Unlike times, the count is the same on every run of a machine, however busy. Usage: count_instructions.py
[ATOM4-ENGINE [DEPTH]], by default build/release/bin/atom4-engine and 8.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PARTS = {"lay": r"Position::lay", "lift": r"Position::lift", "make": r"Position::play_legal", "unmake": r"Position::undo"}
PAIRS = [("lay", "lift"), ("make", "unmake")]


def profile(engine, depth):
    """Returns the instructions by part, including called functions, and the number of placements."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "callgrind.out"
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", engine, "perft", str(depth)],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        text = subprocess.run(
            ["callgrind_annotate", "--tree=caller", "--inclusive=yes", "--threshold=100", "--show-percs=no", output],
            check=True, stdout=subprocess.PIPE, text=True).stdout
    instructions = {}
    for part, name in PARTS.items():
        # "1,234  * file:function" is the function itself, "... < caller (5x)" above it is a caller and its number of calls.
        block = re.search(rf"((?:^.* < .*\n)+)^ *([\d,]+) +\* .*{name}\(", text, re.MULTILINE)
        if not block:
            sys.exit(f"count_instructions.py: {engine} has no function {name}; was it built without symbols?")
        calls = sum(int(count.replace(",", "")) for count in re.findall(r"\(([\d,]+)x\)", block[1]))
        instructions[part] = int(block[2].replace(",", "")), calls
    return instructions


def main():
    engine = sys.argv[1] if len(sys.argv) > 1 else "build/release/bin/atom4-engine"
    depth = int(sys.argv[2]) if len(sys.argv) > 2 else 8
    counted = profile(engine, depth)
    for part, (instructions, calls) in counted.items():
        print(f"{part:7} {instructions / calls:6.1f} instructions, {calls} times")
    for pair in PAIRS:
        print(f"{' and '.join(pair):15} {sum(counted[part][0] / counted[part][1] for part in pair):6.1f} instructions")


if __name__ == "__main__":
    main()
