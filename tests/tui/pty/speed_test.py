#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How soon a key is answered. With -v it prints the numbers."""
import statistics
import time
import unittest

from pty_terminal import Terminal, main, tell

MOST_SECONDS = 0.010


def worked(task):
    """Returns the processor time of the thread in seconds."""
    with open(f"/proc/{task}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e9


class Speed(unittest.TestCase):
    def test_a_key_is_answered_while_the_computer_thinks(self):
        """Measured by the processor time of the program's loop and the terminal, which on an idle machine is elapsed time."""
        with Terminal("-a1", "-d20", "--seed", "1") as t:
            t.wait("The computer thinks")
            workers = [f"{t.pid}/task/{t.pid}", "thread-self"]
            seconds, by_the_clock = [], []
            for i in range(100):
                key, answer = ("h", "h9 is empty.") if i % 2 == 0 else ("l", "i9 is empty.")
                before = sum(map(worked, workers))
                start = time.perf_counter()
                t.send(key)
                t.wait(answer)
                by_the_clock.append(time.perf_counter() - start)
                seconds.append(sum(map(worked, workers)) - before)
            self.assertIn("The computer thinks", t.text)
            tell("a key", [1000 * value for value in seconds], "ms")
            tell("a key by the clock", [1000 * value for value in by_the_clock], "ms")
            # The maximum depends on what else the machine does.
            self.assertLessEqual(statistics.median(seconds), MOST_SECONDS)
            # Nothing sleeps on the way: at least once the elapsed time is as short, whatever the machine does.
            self.assertLessEqual(min(by_the_clock), MOST_SECONDS)


if __name__ == "__main__":
    main(abreast=1)
