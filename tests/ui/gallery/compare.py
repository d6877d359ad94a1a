#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Lists the gallery pictures that differ from before.

    compare.py BEFORE AFTER

Both are folders that ATOM4_SCREENSHOTS named to gallery_test, on one machine: there Qt writes the same pixels as the same
bytes. Exit status 1 if any picture differs, is missing or is new, 2 if there is nothing to compare.
"""
import filecmp
import sys
from pathlib import Path

# The lines and the depth that a search has reached depend on the machine's load. `review-and-analysis` shows the same panel
# with a finished search.
NEVER_THE_SAME = ("analysis-",)


def pictures(folder):
    return {path.relative_to(folder).as_posix() for path in Path(folder).rglob("*.png")
            if not path.name.startswith(NEVER_THE_SAME)}


def differences(before, after):
    """Returns the differences, a line each, and the number of pictures compared."""
    old, new = pictures(before), pictures(after)
    told = [f"missing  {name}" for name in old - new] + [f"new      {name}" for name in new - old]
    told += [f"differs  {name}" for name in old & new
             if not filecmp.cmp(Path(before, name), Path(after, name), shallow=False)]
    return sorted(told), len(old | new)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    told, count = differences(*sys.argv[1:])
    print(*told, f"{len(told)} of {count} pictures differ from before", sep="\n")
    return 1 if told else 0 if count else 2


if __name__ == "__main__":
    sys.exit(main())
