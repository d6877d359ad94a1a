#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Tools for playing, in the real program: mouse, typed lines, earlier positions, analysis, review, clocks."""
import os
import re
import tempfile
import unittest

from pty_terminal import Terminal, main


# A round that player 1 wins.
WON = ["i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"]

TIMED = """[Game "Atom-4"]
[Date "2026.01.01"]
[Player1 "Human"]
[Player2 "Computer 99"]
[Round "1"]
[Size "12x12"]
[Start "R"]
[TimeControl "60"]
[Clock1 "0:10:00"]
[Clock2 "0:00:05"]
[Result "*"]

*
"""


def press(row, col):
    """Returns a click as xterm reports it; row and column from 0."""
    return f"\x1b[<0;{col + 1};{row + 1}M\x1b[<0;{col + 1};{row + 1}m"


def move(row, col):
    return f"\x1b[<35;{col + 1};{row + 1}M"


def wheel(up, row, col):
    return f"\x1b[<{64 if up else 65};{col + 1};{row + 1}M"


class Tools(unittest.TestCase):
    def place_of(self, t, row, col):
        top = next(i for i, line in enumerate(t.lines) if line.split()[:4] == ["a", "b", "c", "d"])
        return top + 1 + row, t.lines[top].index("a") + 2 * col + row % 2

    def test_the_mouse_hovers_places_and_scrolls(self):
        with Terminal() as t:
            t.wait("Welcome")
            self.assertIn(b"\x1b[?1003h", t.raw)
            t.send(move(*self.place_of(t, 6, 8)))
            t.wait("i7 would")
            t.send(press(*self.place_of(t, 8, 8)))
            t.wait("i9 turns h8 yellow.")
            t.send("\tx")
            t.send(press(*self.place_of(t, 6, 8)))
            t.wait("Player 1's turn: green")
            t.send(wheel(True, 5, 5))
            t.wait("Move 1 of 1: i9")
            t.send(wheel(True, 5, 5) * 3)
            t.wait("Start of the round.")
            t.send(wheel(False, 5, 5) * 2)
            t.wait("Player 1's turn: green")
            self.assertEqual(t.saved(), ["i9", "i7"])
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_a_flood_of_mouse_moves_does_no_harm(self):
        with Terminal("-a1", "-d99") as t:
            t.wait("The computer thinks")
            for i in range(400):
                t.send(move(i % 24, i * 7 % 80))
                t.read(0)
            t.send(move(*self.place_of(t, 0, 0)))
            t.wait("a1 is empty.")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_suspending_turns_mouse_reporting_off(self):
        with Terminal(command=["bash", "--norc", "--noprofile", "--noediting", "-i"], PS1="ready> ") as t:
            import pty_terminal
            t.wait("ready>")
            t.send(f"'{pty_terminal.PROGRAM}'\n")
            t.wait("Welcome")
            t.send("\x1a")
            t.wait("ready>")
            self.assertGreater(t.raw.rfind(b"\x1b[?1003l"), t.raw.rfind(b"\x1b[?1003h"))
            t.send("fg\n")
            t.wait(lambda: t.raw.rfind(b"\x1b[?1003h") > t.raw.rfind(b"\x1b[?1003l"))
            t.send("q")

    def test_the_name_of_a_cell_moves_the_cursor(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("gi7")
            t.wait("Cell: i7")
            t.wait("i7 would")
            t.send("\n")
            t.wait("Enter place")
            t.send("\n")
            t.wait("i7 turns")

    def test_save_and_open_with_completion(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("\n")
            t.wait("i9 turns")
            t.send("s")
            t.wait("Save in: atom4-")
            t.send("\x15~/first game.atom4\n")
            t.wait("Saved in")
            self.assertTrue(os.path.exists(os.path.join(t.home.name, "first game.atom4")))
            t.send("N\n")
            t.wait("Welcome")
            t.wait(lambda: t.pieces() == 2)
            t.send("o")
            t.wait("> Player 1 vs. Player 2, round 1, 0:0, last played 20")
            t.send("j\n")
            t.wait("Open:")
            t.send("~/fi\t")
            t.wait("~/first game.atom4")
            t.send("\n")
            t.wait(lambda: t.pieces() == 3)
            t.send("o")
            t.wait("Open:")  # the saved match has been resumed, and there is no other to choose
            t.send("/no/such/file\n")
            t.wait("/no/such/file: No such file")
            t.send("\x1b")
            t.wait("Enter place")
            t.wait(lambda: t.pieces() == 3)

    def test_playing_from_an_earlier_position_starts_a_variation(self):
        with Terminal() as t:
            t.wait("Welcome")
            for _ in range(4):
                t.send("\t\nx")
            t.wait(lambda: t.pieces() == 6)
            t.send("<<")
            t.wait("Move 1 of 2")
            t.wait(lambda: t.pieces() == 4)
            t.send("\n")
            t.wait("2 moves set aside")
            t.send("\t\t\t\nx")
            t.wait("Player 2's turn")
            t.send("<")
            t.wait("Variation:")
            t.send("f")
            t.wait("Move 1 of 2")

    def test_a_trial_move_keeps_the_result_of_the_round(self):
        with tempfile.TemporaryDirectory() as state:
            with Terminal(state=state) as t:
                t.wait("Welcome")
                for cell in WON:
                    t.send(f"g{cell}\n\nx")
                t.wait("Player 1 wins round 1!")
                t.send("<<<")
                t.wait("Move 3 of 5: j9")
                t.send("\n")
                t.wait("trial move")
                t.send("gi10\n\nx")
                t.wait("Player 2's turn")
                t.wait("Round 1  1 : 0")
                # A trial move is saved in parentheses after the move that it replaces.
                self.assertEqual(t.saved(), WON[:7] + ["i10"] + WON[7:])
                t.send("q")
                self.assertEqual(t.ended(), 0)
            with Terminal("--plain", state=state) as t:
                t.wait("Player 1 wins round 1!")
                t.send("score\n")
                t.wait("1 won")
                t.send("i10\n")
                t.wait("The round is over.")
                t.send("quit\n")
                self.assertEqual(t.ended(), 0)
            with Terminal(state=state) as t:
                t.wait("Player 1 wins round 1!")
                t.wait("Round 1  1 : 0")
                t.send("<<<")
                t.wait("Variation: i10")
                t.send("f")
                t.wait("Trial move.")
                t.send("\x1b")
                t.wait("End of the round.")
                t.send("n")
                t.wait("Round 2  1 : 0")

    def test_analysis_comes_and_goes(self):
        with Terminal("-a2", "-d0") as t:
            t.wait("Your turn")
            t.send("aa")
            t.wait(lambda: any(who in t.text for who in ("white +", "black +", "even")))
            t.wait("depth")
            t.send("\n")
            t.wait(lambda: t.pieces() == 4)
            t.send("a")
            t.wait("Analysis is off.")
            self.assertNotIn("depth", t.text)
            t.check_rests(self)
            t.send("q")
            self.assertEqual(t.ended(timeout=3), 0)

    def test_a_review_finishes(self):
        with Terminal("-d", "1") as t:
            t.wait("Welcome")
            for i in range(16):
                t.send("\t" * (1 + i % 4) + "\nx")
            t.wait("turn")
            t.send("v")
            t.wait("Reviewed:", timeout=60)
            t.send("q")
            self.assertEqual(t.ended(timeout=3), 0)

    def test_resigning_and_the_next_round(self):
        with Terminal("-a1", "-d99") as t:
            t.wait("The computer thinks")
            t.send("R")
            t.wait("Press R again to resign")
            t.send("R")
            t.wait("You resigned. The computer wins round 1.")
            t.send("n")
            t.wait("Round 2")

    def test_q_asks_before_an_unsaved_match_is_lost(self):
        with Terminal(state="/dev/null/nowhere") as t:
            t.wait("Autosave failed: /dev/null/nowhere/atom4/match.atom4: Not a directory.")
            t.wait("Not saved   Enter place")
            t.send("\n")
            t.wait("turn: yellow")
            t.wait("Not saved   Enter place")
            t.send("q")
            t.wait("will be lost")
            t.send("k")
            t.wait("Enter place")
            t.send("q")
            t.wait("will be lost")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_the_clock_on_the_screen_runs(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("N" + "\t" * 6 + "l\n")
            t.wait("1:00")
            t.send("\n")
            def seconds():
                return sum(60 * int(m) + int(s) for m, s in re.findall(r"\b(\d):(\d\d)\b", t.text))

            # A busy machine may skip a value.
            t.wait(lambda: 60 < seconds() < 120)
            seen = seconds()
            t.wait(lambda: seconds() < seen)

    def test_the_computer_does_not_run_out_of_time(self):
        """At a level that would think for years, five seconds are enough for the whole round."""
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "timed.atom4")
            with open(name, "w", encoding="utf-8") as file:
                file.write(TIMED)
            with Terminal("--no-animation", name) as t:
                t.wait("Your turn")
                for _ in range(130):
                    plies = len(t.saved())
                    t.send("\t\n")
                    t.wait(lambda: "next round" in t.text or (len(t.saved()) == plies + 2 and "Your turn" in t.text))
                    if "next round" in t.text:
                        break
                self.assertIn("next round", t.text)
                self.assertNotIn("ran out of time", t.text)
                t.send("q")
                self.assertEqual(t.ended(), 0)


if __name__ == "__main__":
    main()
