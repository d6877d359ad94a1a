#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A demo, computer against computer, is paused, resumed, and advanced by one move."""
import os
import sys
import tempfile
import unittest

from pty_terminal import Terminal, main

LEFT = """[Game "Atom-4"]
[Date "2026.01.01"]
[Player1 "Computer 0"]
[Player2 "Computer 0"]
[Round "1"]
[Size "12x12"]
[Start "{start}"]
[Result "*"]

1. {first} *
"""
# Four cells are empty.
NEARLY_FULL = """c4 b4 2. c5 d5 3. c2 d4 4. b5 e5 5. e3 d2 6. b3 b2 7. c6 b6 8. a2 d6 9. e4 d1 10. c1 f5 11. e6 e2 12. e1 a4
13. b1 a1 14. a6 f6 15. f4 f1"""


class Demo(unittest.TestCase):
    def left(self, folder, kept, size=12, played="g7"):
        """Starts the program with an unfinished demo, from a file or as the autosaved match."""
        name = os.path.join(folder, "atom4", "match.atom4") if kept else os.path.join(folder, "left.atom4")
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, "w", encoding="utf-8") as file:
            file.write(LEFT.replace("12x12", f"{size}x{size}").replace("{first}", played).replace("{start}", "R" if size == 12 else "C"))
        return Terminal(state=folder) if kept else Terminal(name, state=folder)

    def check_rests(self, t, pieces):
        t.check_rests(self)
        self.assertEqual(t.pieces(12), pieces)

    def test_a_saved_demo_starts_paused(self):
        for kept in (True, False):
            with self.subTest(kept=kept), tempfile.TemporaryDirectory() as folder, self.left(folder, kept) as t:
                t.wait("Demo paused. Press p to resume")
                t.wait("Paused: yellow")
                t.wait("p go on   Enter one move")
                self.check_rests(t, 3)
                t.send("q")
                self.assertEqual(t.ended(), 0)

    def test_it_continues_move_by_move_and_by_itself(self):
        with tempfile.TemporaryDirectory() as folder, self.left(folder, True) as t:
            t.wait("Paused: yellow")
            for pieces, colour in ((4, "green"), (5, "cyan")):
                t.send("\n")
                t.wait(lambda: t.pieces(12) == pieces)
                t.wait(f"Paused: {colour}")
                self.check_rests(t, pieces)
            # A move that is undone stays undone.
            t.send("u")
            t.wait("Undid")
            self.check_rests(t, 4)
            t.send("p")
            t.wait(lambda: t.pieces(12) > 6)
            t.send("p")
            t.wait("Paused. Press p to resume, or Enter to play one move.")
            t.settle()
            self.check_rests(t, t.pieces(12))
            t.send("m")
            pieces = t.pieces(12)
            t.wait(lambda: t.pieces(12) == pieces + 1)

    def test_a_new_demo_starts_playing(self):
        with Terminal("--size", "12x12") as t:
            t.wait("Welcome")
            t.send("N")
            t.wait("New match")
            t.send("l\n")  # the computer is player 2 already
            t.wait(lambda: t.pieces(12) > 4)
            self.assertNotIn("Paused", t.text)

    def test_a_step_at_the_end_of_a_round_begins_the_next(self):
        with tempfile.TemporaryDirectory() as folder, self.left(folder, True, 6, NEARLY_FULL) as t:
            t.wait("Paused: ")
            t.send("p")
            t.wait("n next round", timeout=120)
            t.send("\n")
            t.wait("Round 2")
            t.wait("Paused: blue")
            t.settle()
            self.assertEqual(t.pieces(6), 2)

    def test_a_match_with_a_human_can_be_paused_too(self):
        with Terminal("-a2", "-d0") as t:
            t.wait("Your turn")
            t.send("p")
            t.wait("Paused. Press p to resume.")
            t.send("\n")
            t.wait("Paused: yellow")
            t.settle()
            self.assertEqual(t.pieces(), 3)
            t.send("p")
            t.wait("Your turn: green")
            self.assertEqual(t.pieces(), 4)

    def test_without_a_computer_there_is_nothing_to_pause(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("p")
            t.wait("Nothing to pause")


if __name__ == "__main__":
    sys.argv.pop(2)
    main()
