#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How soon a key is answered. With -v it says the numbers."""
import statistics
import time
import unittest

from pty_terminal import Terminal, main, tell

MOST_SECONDS = 0.010


class Speed(unittest.TestCase):
    def test_a_key_is_answered_while_the_computer_thinks(self):
        with Terminal("-a1", "-d20", "--seed", "1") as t:
            t.wait("The computer thinks")
            seconds = []
            for i in range(100):
                key, answer = ("h", "h9 is empty.") if i % 2 == 0 else ("l", "i9 is empty.")
                start = time.perf_counter()
                t.send(key)
                t.wait(answer)
                seconds.append(time.perf_counter() - start)
            self.assertIn("The computer thinks", t.text)
            tell("a key", [1000 * value for value in seconds], "ms")
            # The largest of them says more about what else the machine does.
            self.assertLessEqual(statistics.median(seconds), MOST_SECONDS)


if __name__ == "__main__":
    main()
