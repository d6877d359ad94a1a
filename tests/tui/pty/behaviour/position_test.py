#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A position is set up by keys and by the mouse, and played."""
import os
import sys
import unittest

from pty_terminal import Terminal, main


class Position(unittest.TestCase):
    def set_up(self, *words, **how):
        t = Terminal(*words, **how)
        t.wait("Enter place")
        t.send("e")
        t.wait("place a piece; x: remove it")
        return t

    def test_pieces_of_every_colour_are_placed_and_removed(self):
        with self.set_up("--size", "8x8") as t:
            t.send("c")
            t.wait(lambda: t.pieces(8) == 0)
            t.send("kkkkkkkkhhhhhhhh")
            for colour in "RGBYCPWK":
                t.send(colour + "l")
            # The last one is under the cursor, which stops there.
            t.wait(lambda: t.board(8, 8)[0][:7] == "RGBYCPW")
            t.wait("h1 is black.")
            t.send("hx")
            t.wait("g1 is empty.")
            t.wait(lambda: t.pieces(8) == 7)
            t.send("i")
            t.wait(lambda: t.pieces(8) == 2)
            t.send("uu")
            t.wait(lambda: t.pieces(8) == 8)
            t.send("r")
            t.wait(lambda: t.pieces(8) == 7)
            t.send("u" * 30)
            t.wait("Nothing to undo.")
            t.wait(lambda: t.pieces(8) == 2)
            t.send("\x1b")
            t.wait("Enter place")
            t.wait("Player 1's turn: red")

    def test_next_colour_and_board_size_can_be_changed(self):
        with self.set_up("--size", "8x8") as t:
            t.wait("Next piece: red, of Player 1")
            t.send("t")
            t.wait("Next piece: yellow, of Player 2")
            t.send("TT")
            t.wait("Next piece: purple, of Player 2")
            t.send("><<")
            t.wait("8 rows, 7 columns.")
            t.send("++")
            t.wait("10 rows, 7 columns.")
            t.send("<" * 30)
            t.wait("10 rows, 6 columns.")
            t.send("-" * 30)
            t.wait("6 rows, 6 columns.")
            t.send("llllllllG<" + "c" + "kkkkkkkkhhhhhhhhhWlW")
            t.wait(lambda: t.pieces(6) == 2)
            t.send(">" + "l" * 9 + "B<")
            t.wait("1 piece was removed. Press u to restore it.")
            t.wait("6 rows, 6 columns.")

    def test_a_position_that_was_set_up_is_played_and_saved(self):
        with self.set_up("--size", "6x6") as t:
            t.send("ckkkkkkkhhhhhhhWlW")
            t.wait(lambda: t.pieces(6) == 2)
            t.send("t\n")
            t.wait("impossible in a real round")
            t.wait("Player 2's turn: yellow")
            t.send("\t\n")
            t.wait("Player 1's turn: green")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            with open(os.path.join(t.state, "atom4", "match.atom4"), encoding="utf-8") as file:
                self.assertIn("Y\"]", file.read())
            with Terminal("--plain", state=t.state) as again:
                again.wait("green")

    def test_an_unplayable_position_is_rejected(self):
        with self.set_up("--size", "8x8") as t:
            t.send("c\n")
            t.wait("No playable cell")
            t.send("kkkkkkkkhhhhhhhhWlWlWlW\n")
            t.wait("Player 1 already has four in a row")
            t.send("jjhhhhhhKlKlK")
            t.wait(lambda: t.pieces(8) == 7)
            t.send("lK")
            t.wait("Not placed: that piece would give both players four in a row.")
            t.wait(lambda: t.pieces(8) == 7)

    def test_the_mouse_places_and_removes_pieces(self):
        with self.set_up("--size", "8x8") as t:
            t.send("cW")
            t.wait(lambda: t.pieces(8) == 1)
            top = next(i for i, line in enumerate(t.lines) if line.split()[:4] == ["a", "b", "c", "d"])
            step = t.lines[top].index("b") - t.lines[top].index("a")
            row, col = top + 1 + step // 4, t.lines[top].index("a")
            for wanted in ("W", " ", "W"):
                t.send(f"\x1b[<0;{col + 1};{row + 1}M")
                t.read(0.05)
                t.send(f"\x1b[<0;{col + 1};{row + 1}m")
                t.wait(lambda: t.board(8, 8)[0][0] == wanted)
            t.send("q")
            self.assertEqual(t.ended(), 0)

    def test_the_computer_continues_from_the_position(self):
        with self.set_up("-a2", "-d0", "--size", "8x8") as t:
            t.send("lG\n")
            t.wait("turn")
            self.assertEqual(t.pieces(8), 3)
            t.send("\t\n")
            t.wait(lambda: t.pieces(8) == 5)


if __name__ == "__main__":
    sys.argv.pop(2)
    main()
