# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""What the kernel knows about processes (Linux, /proc)."""
import os
import signal

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid):
    """Returns processor time in seconds: of the process itself, and of its children that have ended and were waited for.
    The kernel keeps exact sums and shows them in hundredths of a second, so that errors do not add up."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    user, system, children_user, children_system = (int(field) / TICKS for field in fields[11:15])
    return user + system, children_user + children_system


def children_of(pid):
    try:
        with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except FileNotFoundError:
        return []


def kill_all(pids):
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
