#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The cost of a start: processor time, compared with a minimal curses program, and memory. With -v it prints the numbers.
Also tests a start at a size that no screen has."""
import os
import re
import statistics
import sys
import unittest

import pty_terminal
from pty_terminal import Terminal, main

MOST_TIMES = 3
MOST_KIBIBYTES = 8 * 1024
RUNS = 25


def processor_time(command, first_screen):
    """Returns the processor time of a start up to the first full screen and the end, in seconds."""
    with Terminal(command=command) as t:
        t.wait(first_screen)
        t.send("q")
        _, status, usage = os.wait4(t.pid, 0)
        t.status = os.waitstatus_to_exitcode(status)
        assert t.status == 0
        return usage.ru_utime + usage.ru_stime


class Start(unittest.TestCase):
    def setUp(self):
        if pty_terminal.is_sanitized():
            self.skipTest("this would measure the sanitizer")

    def test_a_start_costs_at_most_3_times_a_minimal_curses_program(self):
        # Alternately, so that a busy machine is busy for both.
        minimal, game = [], []
        for _ in range(RUNS):
            minimal.append(processor_time([MINIMAL], "ready"))
            game.append(processor_time([pty_terminal.PROGRAM], "Enter place"))
        if "-v" in sys.argv:
            print(f"minimal {1000 * statistics.median(minimal):.2f} ms, game {1000 * statistics.median(game):.2f} ms")
        self.assertLessEqual(statistics.median(game), MOST_TIMES * statistics.median(minimal))

    def test_memory_is_small_before_the_computer_thinks(self):
        with Terminal() as t:
            t.wait("Enter place")
            with open(f"/proc/{t.pid}/smaps_rollup", encoding="ascii") as file:
                kibibytes = int(re.search(r"^Pss: +(\d+) kB", file.read(), re.MULTILINE)[1])
            if "-v" in sys.argv:
                print(f"PSS {kibibytes} kB")
            self.assertLess(kibibytes, MOST_KIBIBYTES)

    def test_absurd_terminal_sizes_use_little_memory(self):
        for rows, named in ((65535, {}), (24, {"COLUMNS": "32767", "LINES": "32767"})):
            with self.subTest(rows=rows), Terminal(**named) as t:
                if rows != 24:
                    t.set_size(rows, 65535)
                t.wait(lambda: b"\x1b]2;" in t.raw)  # the title, with the first screen
                with open(f"/proc/{t.pid}/status", encoding="ascii") as file:
                    kibibytes = int(re.search(r"^VmHWM:\s+(\d+) kB", file.read(), re.MULTILINE)[1])
                if "-v" in sys.argv:
                    print(f"at most {kibibytes} kB")
                if not pty_terminal.is_sanitized():
                    self.assertLess(kibibytes, 40 * MOST_KIBIBYTES)
                t.send("q")
                self.assertEqual(t.ended(), 0)


if __name__ == "__main__":
    MINIMAL = os.path.abspath(sys.argv.pop(2))
    main(abreast=1)
