#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How much is sent to the terminal for a move. With -v it says the numbers."""
import statistics
import unittest

from pty_terminal import Terminal, main, tell

MOST_BYTES = 2048


class Traffic(unittest.TestCase):
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


if __name__ == "__main__":
    main()
