#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Games played by keys in the real program."""
import os
import re
import tempfile
import unittest

from pty_terminal import Terminal, main

UP, DOWN, RIGHT, LEFT = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"


def turn(terminal):
    return next((line for line in terminal.lines if "turn:" in line), "")


def click(terminal, row, col):
    """Presses and releases the mouse on that cell of the screen."""
    top = next(i for i, line in enumerate(terminal.lines) if line.split()[:4] == ["a", "b", "c", "d"])
    left = terminal.lines[top].index("a")
    step = terminal.lines[top].index("b") - left
    x = left + col * step + row % 2 * step // 2 + 1
    y = top + 1 + step // 4 + row * step // 2 + 1
    terminal.send(f"\x1b[<0;{x};{y}M")
    terminal.read()
    terminal.send(f"\x1b[<0;{x};{y}m")


class Play(unittest.TestCase):
    def test_lessons_are_done_by_clicks_and_keys(self):
        with Terminal("--learn") as t:
            t.wait("Lesson 1 of 9")
            t.wait("Enter place")
            click(t, 0, 0)
            t.wait("a1 touches no piece.")
            click(t, 1, 2)
            t.wait("Yes: there red touches two pieces")
            t.send("\n")
            t.wait("The colours come round the wheel")
            t.send("\t\n")
            t.wait("Yes: there yellow touches")
            t.send("\n")
            t.wait("Find the one cell")
            t.send("H\n")
            t.wait("Yes: there green touches")
            t.send("\n")
            t.wait("Lesson 2 of 9")
            t.send("\x1b")
            t.wait("1  Where a piece goes (done)")
            # Back to the match, which has waited, and from there to the same place again.
            t.send("q")
            t.wait("Player 1's turn: red")
            t.send("t")
            t.wait("Lesson 2 of 9")
            t.send("q")
            t.wait("Player 1's turn: red")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_the_handbook_can_be_searched_and_links_to_lessons(self):
        with Terminal("--new") as t:
            t.wait("Player 1's turn: red")
            t.send("?")
            t.wait("i handbook")
            t.send("i")
            t.wait("1   The rules")
            t.send("\n")
            t.wait("1 of 13")
            t.send(">")
            t.wait("Red may go to c2 or to c4")
            t.send("/wire\n")
            t.wait("Passing colours on: So your row is a wire")
            t.send("\n")
            t.wait("its far end counts as near")
            t.send("n")
            t.wait("Good advice")
            t.send("u")
            t.wait("its far end counts as near")
            t.send("2")
            t.wait("Lesson 5 of 9")
            # The page about the lesson, and back to the same place in it.
            t.send("i")
            t.wait("5 of 13")
            t.send("q")
            t.wait("Lesson 5 of 9")
            t.send("q")
            t.wait("i handbook")
            t.send("\x1b")
            t.wait("Player 1's turn: red")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_lessons_of_lines_come_first_and_lead_to_the_game(self):
        with Terminal("--lines", "--learn") as t:
            t.wait("Lesson 1 of 3")
            t.wait("Enter pick")
            t.send("H")
            # The hint is on the chip; Enter picks it, and the path to its destination is shown.
            t.send("\n")
            t.wait("Enter move")
            t.send("\x1b")
            t.wait("Enter pick")
            t.send("n")
            t.wait("2 of 2")
            t.send("q")
            t.wait("Score")
            t.send("i")
            t.wait("Lesson 1 of 3")
            t.send("q")
            t.wait("Score")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_lines_exercises_can_be_retried_and_keep_the_best_result(self):
        with Terminal("--lines", "--new") as t:
            t.wait("Score")
            t.send("e")
            t.wait("Exercise 1 of 10")
            t.wait("0 of 10")
            # The first hint says where to look, the second one shows the path.
            t.send("H")
            t.wait("Look at the chip at g2")
            t.send("H")
            t.wait("g2 to d5")
            t.send("\n")
            t.wait("Enter move")
            # One row up from there, the chip completes nothing.
            t.send("k\n")
            t.wait("That completes no line")
            t.send("u")
            t.wait("Enter pick")
            t.send("HH\n")
            t.wait("Enter move")
            t.send("jjjhhh\n")
            t.wait("All 10 cleared")
            t.wait("best 10")
            t.send("\n")
            t.wait("Exercise 2 of 10")
            t.send("\x1b")
            t.wait("10 of 10")
            t.send("q")
            t.wait("Score")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_the_first_start_offers_lessons_once(self):
        with tempfile.TemporaryDirectory() as data:
            for offer in (True, False):
                with Terminal(XDG_DATA_HOME=data) as t:
                    t.wait("Enter place")
                    t.wait("Welcome")
                    self.assertEqual("nine short lessons" in t.text, offer)
                    t.send("q")
                    self.assertEqual(t.ended(), 0)

    def test_finished_rounds_update_statistics_and_rating(self):
        with tempfile.TemporaryDirectory() as data:
            def kept(name):
                with open(os.path.join(data, "atom4", name), encoding="ascii") as file:
                    return file.read().splitlines()[1:]

            with Terminal("-a2", "-d0", XDG_DATA_HOME=data) as t:
                t.wait("Your turn: red")
                t.send("RR")
                t.wait("You resigned")
                self.assertRegex(kept("statistics")[0], "^level 0 won 0 lost 1 drawn 0 helped 0 ")
                self.assertEqual(len(kept("rating")), 1)
                # Analysis is help, which is announced before it is given.
                t.send("n")
                t.wait("Your turn: green")
                t.send("a")
                t.wait("Press a again to show it.")
                self.assertNotIn("depth", t.text)
                t.send("a")
                t.wait("depth")
                t.send("RR")
                t.wait("You resigned")
                t.wait("Not rated: you used help.")
                self.assertRegex(kept("statistics")[0], "^level 0 won 0 lost 1 drawn 0 helped 1 ")
                self.assertEqual(len(kept("rating")), 1)
                # It stays hidden in the next round, where the changing level has the same cost.
                t.send("n")
                t.wait("Hidden: a rated round")
                t.send("\t\nx")
                t.wait(lambda: len(t.saved()) >= 2)
                t.send("+")
                t.wait("This round is no longer rated.")
                t.send("q")
                self.assertEqual(t.ended(), 0)

    def test_a_hint_warns_first_that_the_round_becomes_unrated(self):
        with tempfile.TemporaryDirectory() as data, Terminal("-a2", "-d0", XDG_DATA_HOME=data) as t:
            t.wait("Your turn: red")
            t.send("H")
            t.wait("H again to show it")
            self.assertRegex(" ".join(t.text.split()), r"would no longer be rated\. Press H again")
            t.send("H")
            t.wait("i for more: ")
            self.assertNotIn("rated", t.text)
            t.send("q")
            self.assertEqual(t.ended(), 0)

    def play_round(self, terminal, size, most=300):
        """Places pieces by Tab and Enter until the round is over; returns the number of plies played by keys."""
        for ply in range(most):
            before = len(terminal.saved())
            placed = 2 if "Computer" in terminal.text else 1
            # The last key has no meaning, and only skips the animation of the reaction.
            terminal.send("\t" * (1 + ply % 3) + "\nx")
            # Once the computer has moved, the next keys mean the same however fast it was.
            terminal.wait(lambda: "next round" in terminal.text or
                          len(terminal.saved()) >= before + placed and
                          terminal.pieces(size) == 2 + len(terminal.saved()))
            if "next round" in terminal.text:
                return ply + 1
        raise AssertionError("the round did not end")

    def test_two_players_play_whole_rounds(self):
        with Terminal("--size", "8x8") as t:
            t.wait("Player 1's turn: red")
            t.wait("Welcome.")
            self.play_round(t, 8)
            self.assertRegex(t.text, r"wins round 1!|Round 1 is a draw")
            t.send("\n")
            t.wait("The round is over.")
            t.send("n")
            t.wait("Round 2 begins with yellow.")
            self.assertEqual(t.pieces(8), 2)
            t.wait("Player 2's turn: yellow")
            self.play_round(t, 8)
            self.assertRegex(t.text, r"wins round 2!|Round 2 is a draw")
            t.send("u")
            t.wait("Undid")
            t.wait("turn:")
            t.send("r")
            t.wait("next round")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_a_whole_game_against_the_computer(self):
        for player, size in (("1", 8), ("2", 16)):
            with Terminal("-a", player, "-d", "1", "--seed", "7", "--size", f"{size}x{size}") as t:
                t.wait("Computer, level 1")
                t.wait("Your turn")
                self.play_round(t, size)
                self.assertRegex(t.text, r"[Ww]ins? round 1|Round 1 is a draw")
                t.send("q")
                self.assertEqual(t.ended(), 0)

    def round_by_the_same_keys(self, *words):
        with Terminal("-a1", "-d1", "--size", "10x10", *words) as t:
            t.wait("Computer, level 1")
            t.wait("Your turn")
            self.play_round(t, 10)
            plies = tuple(t.saved())
            t.send("q")
            self.assertEqual(t.ended(), 0)
        self.assertGreater(len(plies), 8)
        return plies

    def test_the_computer_does_not_repeat_itself_without_a_seed(self):
        self.assertGreater(len({self.round_by_the_same_keys() for _ in range(4)}), 1)
        self.assertEqual(len({self.round_by_the_same_keys("--seed", "5") for _ in range(2)}), 1)

    def test_undo_and_quit_while_it_thinks(self):
        with Terminal("-a2", "-d", "99", "--seed", "1") as t:
            t.wait("Your turn: red")
            t.send("\n")
            t.wait(lambda: "i9 turns" in t.text or "The computer plays" in t.text)
            t.send("u")
            t.wait("Undid i9")
            self.assertEqual(t.pieces(), 2)
            t.send("\n")
            t.wait(lambda: t.pieces() > 2)
            t.send("q")
            self.assertEqual(t.ended(timeout=3), 0)
            t.check_given_back(self)

    def test_a_hint_gives_a_reason_and_moves_the_cursor(self):
        with Terminal() as t:
            t.wait("H hint")
            t.send("\t\n")
            t.wait("Player 2's turn")
            t.send("H")
            t.wait("y+")
            hint = re.compile(r"([a-p]\d+) (looks best|makes|threatens|keeps|wins)")
            t.wait(lambda: hint.search(t.text))
            move = hint.search(t.text)[1]
            t.send("\n")
            t.wait("Player 1's turn")
            self.assertEqual(t.saved()[-1], move)
            t.wait(lambda: "?" not in t.text.replace("? help", ""))

    def test_the_computer_moves_at_once_when_asked(self):
        with Terminal("-a1", "-d99") as t:
            t.wait("m move now")
            t.send("m")
            t.wait("The computer plays red:")
            t.wait("Your turn: yellow")

    def test_a_new_match_against_the_computer(self):
        with Terminal() as t:
            t.wait("Welcome.")
            t.send("\n")
            t.wait("i9 turns")
            t.send("N")
            t.wait("Your current match is saved. Press Esc to return to it.")
            t.send(RIGHT + DOWN * 3 + LEFT * 8 + DOWN + LEFT * 20)
            t.wait(lambda: re.search(r"Rows +8\b", t.text) and re.search(r"Columns +6\b", t.text))
            t.send("\n")
            t.wait("Your turn: yellow")
            self.assertEqual(len(t.saved()), 1)

    def test_a_reaction_is_animated_and_a_key_skips_it(self):
        with Terminal() as t:
            t.wait("Welcome.")
            t.send("\n")
            t.wait("i9 turns")
            t.wait(lambda: t.board()[7][7] == "Y")
            # The screen is sent from top to bottom, so a colour after the message was sent later.
            self.assertIn(b"Y", t.raw.rsplit(b"turns", 1)[1])
            t.check_rests(self)
            t.send("\t\n")
            t.wait("Player 1's turn")
            # The key that ends the animation places a piece as well.
            t.send("\t\n\t\n")
            t.wait(lambda: len(t.saved()) == 4)

    def test_every_key(self):
        with Terminal() as t:
            t.wait("i9 would turn h8 yellow.")
            for keys, says in ((UP, "i8 is purple."), (DOWN, "i9 would"), (LEFT, "h9 is empty."), (RIGHT, "i9 would"),
                               ("k", "i8 is"), ("j", "i9 would"), ("h", "h9 is"), ("l", "i9 would"),
                               ("8", "i8 is"), ("2", "i9 would"), ("4", "h9 is"), ("6", "i9 would"),
                               # From row 9, which is not shifted, west is in column h.
                               ("7", "h8 is"), ("3", "i9 would"), ("9", "i8 is"), ("1", "i9 would"),
                               ("\x1bOH", "h8 is"), ("\x1b[6~", "i9 would"), ("\x1b[5~", "i8 is"),
                               ("\x1bOF", "i9 would"),
                               ("\t", "i7 would"), ("\x1b[Z", "i9 would")):
                t.send(keys)
                t.wait(says)
            t.send("h\n")
            t.wait("The piece must touch two pieces that touch each other.")
            t.send("9")
            t.send(" ")
            t.wait("There is already a piece at h8.")
            t.send("3 ")
            t.wait("i9 turns h8 yellow.")
            t.send("u")
            t.wait("Undid i9.")
            t.send("u")
            t.wait("Nothing to undo.")
            t.send("r")
            t.wait("Redid i9.")
            t.send("n")
            t.wait("The round isn't over yet.")
            t.send("?")
            t.wait("i handbook")
            t.send("\x1b")
            t.wait("The round isn't over yet.")
            t.send("x")
            t.wait("There is nothing to answer.")
            t.send("%\x01\x02")  # keys without a meaning
            t.wait("That key does nothing here.")
            t.screen.reset()
            t.send("\x0c")
            t.wait("That key does nothing here.")
            t.send("\t5")
            t.wait(lambda: t.pieces() == 4)
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_q_quits_from_the_help_page_as_well(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("?")
            t.wait("i handbook")
            t.send("q")
            self.assertEqual(t.ended(), 0)

    def test_the_match_is_resumed_at_the_next_start(self):
        with Terminal() as first:
            first.wait("Welcome.")
            first.send("\n")
            first.wait(lambda: first.board()[7][7] == "Y")
            board = first.board()
            first.send("q")
            first.ended()
            with Terminal(state=first.state) as second:
                second.wait("Your match is resumed")
                self.assertEqual(second.board(), board)
            with Terminal("--new", state=first.state) as third:
                third.wait("Welcome.")
                self.assertEqual(third.pieces(), 2)


if __name__ == "__main__":
    main()
