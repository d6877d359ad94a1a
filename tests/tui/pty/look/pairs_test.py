#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Colours side by side: a terminal of eight colours has only 64 colour pairs, and a board may need more."""
import os
import tempfile
import unittest

from pty_terminal import Terminal, main

# Each colour to the left and to the right of each other colour.
ROWS = ("KKBKGKCKRKPKYKWB", "WBBGBCBRBPBYBWGG", "GGCGRGPGYGWCCRCP", "PCYCWRRPRYRWPPYP", "PYPWYYWWYKWYKWKY")
GAME = f"""[Game "Atom-4"]
[Size "16x16"]
[Start "R"]
[Position "16/{ROWS[0]}/16/16/{ROWS[1]}/16/16/{ROWS[2]}/16/16/{ROWS[3]}/16/16/{ROWS[4]}/16/16 R"]
[Result "*"]

*
"""
NAMES = {"K": "black", "B": "blue", "G": "green", "C": "cyan", "R": "red", "P": "magenta", "Y": "brown", "W": "white"}


class Pairs(unittest.TestCase):
    def test_every_piece_keeps_its_colour_beside_every_other(self):
        for term in ("xterm", "linux", "screen", "xterm-256color"):
            with self.subTest(term), tempfile.TemporaryDirectory() as folder:
                name = os.path.join(folder, "game.atom4")
                with open(name, "w", encoding="utf-8") as file:
                    file.write(GAME)
                words = ["--color=8"] if term == "xterm-256color" else []
                with Terminal(*words, name, term=term) as t:
                    t.wait("Enter place")
                    t.send("k" * 16 + "h" * 16)  # where a placement would turn nothing
                    t.wait("a1 is empty.")
                    t.settle()
                    for i, row in enumerate(ROWS):
                        self.check_row(t, 4 + 3 * i, row)

    def check_row(self, t, y, row):
        line = t.screen.display[y]
        start = line.index(row[0])
        for i, (one, other) in enumerate(zip(row, row[1:])):
            place = t.screen.buffer[y][start + 2 * i + 1]
            colours = [place.fg, place.bg]
            if place.reverse:
                colours.reverse()
            if one == other:
                self.assertEqual(colours[1], NAMES[one], f"{one}{other} in {row}")
            else:
                halves = colours if place.data == "▌" else colours[::-1]
                self.assertIn(place.data, "▌▐")
                self.assertEqual(halves, [NAMES[one], NAMES[other]], f"{one}{other} in {row}")


if __name__ == "__main__":
    main()
