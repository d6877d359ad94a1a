#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How much is sent to the terminal for a move, and how soon a key is answered. With -v it says the numbers."""
import statistics
import sys
import time
import unittest

from pty_terminal import Terminal, main

MOST_BYTES = 2048
MOST_SECONDS = 0.010


def tell(what, values, unit):
    if "-v" in sys.argv:
        print(f"{what}: median {statistics.median(values):.4g}, largest {max(values):.4g} {unit}", flush=True)


class Speed(unittest.TestCase):
    def test_a_move_sends_little(self):
        """A whole move: the cursor goes to a dot, the piece is placed, its reaction is shown."""
        for rows, cols in ((24, 80), (12, 40), (43, 132)):
            with self.subTest(f"{cols}x{rows}"), Terminal(rows=rows, cols=cols) as t:
                t.wait("Player 1's turn")
                sent = []
                for ply in range(24):
                    before, played = len(t.raw), len(t.saved()) if ply else 0
                    t.send("\t" * (1 + ply % 3) + "\n")
                    t.wait(lambda: len(t.saved()) > played)
                    # Longer than a reaction takes; what comes later would belong to nothing.
                    while t.read(0.4):
                        pass
                    sent.append(len(t.raw) - before)
                tell(f"a move at {cols}x{rows}", sent, "bytes")
                self.assertLessEqual(statistics.median(sent), MOST_BYTES)

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
