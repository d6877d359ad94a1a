#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Counts the instructions of a start of the window, until it is shown and still, with valgrind, and compares them with
those of a minimal Qt Widgets program with a word in it. Unlike times, they hardly differ from run to run, however
busy the machine is.

    start_instructions.py MINIMAL ATOM4

Needs a display with a window manager. Exit status 1 if the bound is exceeded.
"""
import os
import re
import signal
import subprocess
import sys
import tempfile

from window_costs import MOST_TIME, until_still


def count(program):
    """Counts the instructions of the program and all its libraries, from the first to the last."""
    with tempfile.TemporaryDirectory() as home:
        folders = {f"XDG_{kind}_HOME": home for kind in ("STATE", "DATA", "CONFIG", "CACHE")}
        with subprocess.Popen(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={home}/callgrind.out", program],
                env={**os.environ, "HOME": home, **folders}, stderr=subprocess.PIPE, text=True) as process:
            until_still(process.pid)
            process.send_signal(signal.SIGTERM)
            said = process.communicate()[1]
    return int(re.search(r"Collected : (\d+)", said)[1])


def main():
    least, ours = (count(program) for program in sys.argv[1:3])
    print(f"start: {ours / 1e6:.1f} million instructions, minimal {least / 1e6:.1f}, ratio {ours / least:.2f} (at most {MOST_TIME})")
    return 0 if ours <= MOST_TIME * least else 1


if __name__ == "__main__":
    sys.exit(main())
