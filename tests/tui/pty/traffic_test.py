#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How much is sent to the terminal for a move. With -v it says the numbers."""
import concurrent.futures
import statistics
import unittest

from pty_terminal import Terminal, main, tell

MOST_BYTES = 2048


def bytes_of_moves(rows, cols):
    """What is sent for each of 24 moves: the cursor goes to a dot, the piece is placed, its reaction is shown."""
    sent = []
    with Terminal(rows=rows, cols=cols) as t:
        t.wait("Player 1's turn")
        for ply in range(24):
            before, played = len(t.raw), len(t.saved()) if ply else 0
            t.send("\t" * (1 + ply % 3) + "\n")
            t.wait(lambda: len(t.saved()) > played)
            # Longer than a reaction takes; what comes later would belong to nothing.
            while t.read(0.4):
                pass
            sent.append(len(t.raw) - before)
    return sent


class Traffic(unittest.TestCase):
    def test_a_move_sends_little(self):
        sizes = ((24, 80), (12, 40), (43, 132))
        # Side by side: most of the time is silence.
        with concurrent.futures.ThreadPoolExecutor() as pool:
            for (rows, cols), sent in zip(sizes, pool.map(lambda size: bytes_of_moves(*size), sizes)):
                with self.subTest(f"{cols}x{rows}"):
                    tell(f"a move at {cols}x{rows}", sent, "bytes")
                    self.assertLessEqual(statistics.median(sent), MOST_BYTES)


if __name__ == "__main__":
    main()
