#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Compares the cost of the window with that of a minimal Qt Widgets program, measured alternately in the same run:
processor time until it is shown and still, memory (PSS) then, and processor time in the ten idle seconds after that.

    window_costs.py MINIMAL ATOM4 [RUNS]

Needs a display with a window manager. Processor time rather than seconds on the clock, so that other programs on the
machine disturb it little. Exit status 1 if a bound is exceeded.
"""
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time

MOST_TIME = 1.6  # times that of the minimal program
MOST_MEMORY = 25  # MB above it


def processor_ms(pid):
    """Returns the user and system time so far of all threads, from the scheduler's own count in nanoseconds."""
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat", encoding="ascii") as stat:
            total += int(stat.read().split()[0])
    return total / 1e6


def pss_mb(pid):
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def until_still(pid):
    """Waits until the program has used no time for a while, and returns the time it has used by then."""
    used, since = -1.0, time.monotonic()
    while time.monotonic() - since < 1.5:
        time.sleep(0.1)
        now = processor_ms(pid)
        if now != used:
            used, since = now, time.monotonic()
    return used


def measure(program, idle_seconds=0):
    with tempfile.TemporaryDirectory() as home:
        folders = {f"XDG_{kind}_HOME": home for kind in ("STATE", "DATA", "CONFIG", "CACHE")}
        process = subprocess.Popen([program], env={**os.environ, "HOME": home, **folders})
        try:
            used = until_still(process.pid)
            memory = pss_mb(process.pid)
            idle = None
            if idle_seconds:
                time.sleep(idle_seconds)
                idle = processor_ms(process.pid) - used
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)
    return used, memory, idle


def main():
    minimal, atom4 = sys.argv[1:3]
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    least, ours = [], []
    for run in range(runs):
        least.append(measure(minimal))
        ours.append(measure(atom4, 10 if run == 0 else 0))
    time_least, time_ours = (statistics.median(run[0] for run in kind) for kind in (least, ours))
    memory_least, memory_ours = (statistics.median(run[1] for run in kind) for kind in (least, ours))
    idle = ours[0][2]
    print(f"start: {time_ours:.1f} ms, minimal {time_least:.1f} ms, ratio {time_ours / time_least:.2f} (at most {MOST_TIME})")
    print(f"PSS: {memory_ours:.1f} MB, minimal {memory_least:.1f} MB, {memory_ours - memory_least:.1f} more (at most {MOST_MEMORY})")
    print(f"ten idle seconds: {idle:.2f} ms")
    good = time_ours <= MOST_TIME * time_least and memory_ours - memory_least <= MOST_MEMORY and idle == 0
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
