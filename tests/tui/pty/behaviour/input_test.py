#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Input other than plain keys. A paste is one event: text where text is entered, an offer if it is an invitation or a
saved game, and nothing else. Keys mean the same in whatever encoding they come. A stopped program plays no moves."""
import os
import sys
import unittest

import pty_terminal
from pty_terminal import DelayedTerminal, Terminal, main

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../../support/scripts"))
from saved_games import LINES

# Lines that as keys would quit, place, resign and start another match.
KEYS = "N\nq\n\nRR\nu\nnew match\n" * 9
INVITATION = "atom4:192.0.2.7:4004/{}"
MATCH = """[Game "Atom-4"]
[Size "16x16"]
[Start "R"]
[Result "*"]

1. i9 i7
"""


def paste(text):
    return f"\x1b[200~{text}\x1b[201~"


class Words(unittest.TestCase):
    def test_text_in_another_script_is_entered_unchanged(self):
        for page, keys, foot in (("i", "/", "Handbook"), ("P", "g", "in")):
            with self.subTest(page), Terminal() as t:
                t.wait("Enter place")
                t.send(page)
                t.wait(foot)
                t.settle()
                t.send(keys)
                t.settle()
                t.send("хвоя")
                t.wait("хвоя")
                t.send("\x1b")
                t.settle()
                t.send("q")
                t.wait("Enter place")
                t.send("q")
                self.assertEqual(t.ended(), 0)


class Paste(unittest.TestCase):
    def check_alone(self, t, foot):
        t.settle()
        self.assertIn(foot, t.text)
        t.send("q")
        self.assertEqual(t.ended(), 0)
        self.check_off(t)

    def check_off(self, t):
        """Checks that bracketed paste is turned on, and turned off before the terminal is given back."""
        self.assertIn(b"\x1b[?2004h", t.raw)
        self.assertGreater(t.raw.rfind(b"\x1b[?2004l"), t.raw.rfind(b"\x1b[?2004h"))
        t.check_given_back(self)

    def test_it_does_nothing_on_the_board_and_says_so(self):
        for command, foot in (([pty_terminal.PROGRAM], "Enter place"), ([CLINES, "-mb"], "Enter pick")):
            with self.subTest(command[0]), Terminal(command=command) as t:
                t.wait(foot)
                before = t.lines[:18]
                t.send(paste(KEYS))
                t.wait("Pasted text does nothing here.")
                self.assertEqual(t.lines[:18], before)
                self.check_alone(t, foot)

    def test_it_does_nothing_on_other_pages(self):
        for command, keys, foot in (([pty_terminal.PROGRAM], ("t",), "1 of"), ([pty_terminal.PROGRAM], ("i",), "Handbook"),
                                    ([pty_terminal.PROGRAM], ("P",), "in"), ([pty_terminal.PROGRAM], ("N",), "Size"),
                                    ([pty_terminal.PROGRAM], ("e",), "Set"), ([CLINES, "-mb"], ("i",), "1 of"),
                                    ([CLINES, "-mb"], ("?",), "rules")):
            with self.subTest(command=command[0], keys=keys), Terminal(command=command) as t:
                t.wait("Enter pi" if len(command) > 1 else "Enter place")
                for key in keys:
                    t.send(key)
                t.settle()
                t.send(paste(KEYS))
                t.wait("Invalid position at character 1." if keys == ("e",) else "Pasted text does nothing here.")
                t.settle()
                os.kill(t.pid, 15)
                self.assertEqual(t.ended(), -15)
                self.check_off(t)

    def test_it_is_inserted_where_text_is_entered(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("s")
            t.wait(".atom4")
            t.send("\x15" + paste("one\ntwo.atom4\r\n"))
            t.wait("one two.atom4")
            t.settle()
            self.assertFalse(os.path.exists(os.path.join(t.home.name, "one two.atom4")))
            t.send("\n")
            t.wait("Saved in one two.atom4")
            self.check_alone(t, "Enter place")

    def test_an_invitation_offers_to_join(self):
        with Terminal(command=[pty_terminal.PROGRAM, "--host", "127.0.0.1:0"]) as host:
            host.wait("atom4:127")
            whole = "".join(line.strip() for line in host.lines)
            invitation = whole[whole.index("atom4:127"):].split()[0][:len("atom4:127.0.0.1:12345/") + 34]
            for text in (invitation, f"  {invitation}\n"):
                with self.subTest(text), Terminal() as t:
                    t.wait("Enter place")
                    t.send(paste(text))
                    t.wait("Enter to join the match")
                    t.wait("join atom4:127")
                    t.send("\x1b")
                    t.wait("Enter place")
                    self.check_alone(t, "Enter place")

    def test_a_saved_match_offers_to_open(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send(paste(MATCH))
            t.wait("Enter to open it")
            t.send("u")  # any other key means no
            t.wait(lambda: "Enter to open it" not in t.text)
            self.assertEqual(t.pieces(), 2)
            t.send(paste(MATCH.replace("\n", "\r")))
            t.wait("Enter to open it")
            t.send("\n")
            t.wait(lambda: t.pieces() == 4)
            self.check_alone(t, "Enter place")

    def test_text_after_a_saved_match_is_reported(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send(paste(MATCH + "\n-- \nAda\n"))
            t.wait("Enter to open it")
            t.send("\n")
            t.wait("The saved game ends before line 8.")
            self.assertEqual(t.pieces(), 4)

    def test_a_fault_of_a_saved_match_is_named(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send(paste("\n" + MATCH.replace("i7", "a1")))
            t.wait("The pasted match is invalid at line 7, column 7: ")
            self.assertEqual(t.pieces(), 2)
            self.check_alone(t, "Enter place")

    def test_a_position_offers_to_start_a_match(self):
        position = "8/8/2GPR3/8/8/8/8/8 Y"
        with Terminal() as t:
            t.wait("Enter place")
            t.send(paste(position))
            t.wait("Enter to start a match from it")
            t.send("u")  # any other key means no
            t.wait(lambda: "Enter to start a match" not in t.text)
            self.assertEqual(t.pieces(), 2)
            t.send(paste(f"  {position}\n"))
            t.wait("Enter to start a match from it")
            t.send("\n")
            t.wait(lambda: t.board(8, 8)[2] == "  GPR   ")
            t.wait("Player 2's turn: yellow")
            # A round that is over cannot be played.
            t.send(paste("8/8/2KKKK2/8/8/8/8/8 Y"))
            t.wait("already has four in a row")
            self.check_alone(t, "Enter place")

    def test_a_saved_game_of_lines_offers_to_open(self):
        with Terminal(command=[CLINES, "-mb"]) as t:
            t.wait("Enter pick")
            t.send(paste(LINES))
            t.wait("Enter to open it")
            t.send("n")
            t.wait(lambda: "Enter to open it" not in t.text)
            t.send(paste(LINES))
            t.wait("Enter to open it")
            before = t.text
            t.send("\n")
            t.wait(lambda: t.lines[:12] != before.split("\n")[:12])
            t.send(paste("\n" + LINES.replace("throw ", "throw z9:1 ", 1)))
            t.wait("The pasted game is invalid at line ")
            self.check_alone(t, "Enter pick")

    def test_it_is_turned_off_however_the_program_ends(self):
        for command, foot in (([pty_terminal.PROGRAM], "Enter place"), ([CLINES, "-mb"], "Enter pick")):
            for number in (1, 2, 3, 6, 10, 11, 15):
                with self.subTest(command=command[0], number=number), DelayedTerminal(command=command) as t:
                    t.wait(foot)
                    t.settle()
                    os.kill(t.pid, number)
                    self.assertEqual(t.ended(), -number)
                    self.check_off(t)
                    # So is the numeric encoding of keys, on the screen on which it was turned on.
                    self.assertGreater(t.raw.find(b"\x1b[>0u"), t.raw.find(b"\x1b[?1049h"))
                    self.assertGreater(t.raw.rfind(b"\x1b[<u"), t.raw.rfind(b"\x1b[>0u"))
                    self.assertLess(t.raw.rfind(b"\x1b[<u"), t.raw.rfind(b"\x1b[?1049l"))


class Keys(unittest.TestCase):
    def test_numeric_key_encodings_are_understood(self):
        """With numeric encodings that another program has left on, Esc, Ctrl+C and Ctrl+Z work as usual."""
        for command, foot in (([pty_terminal.PROGRAM], "Enter place"), ([CLINES, "-mb"], "Enter pick")):
            for sequence in ("\x1b[99;5u", "\x1b[1089;5u", "\x1b[27;5;99~"):
                with self.subTest(command=command[0], sequence=sequence), Terminal(command=command) as t:
                    t.wait(foot)
                    t.send("?")
                    t.wait(lambda: foot not in t.text)
                    t.send("\x1b[27u")
                    t.wait(foot)
                    t.send(sequence)
                    self.assertEqual(t.ended(), -2)
                    t.check_given_back(self)
        shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
        with Terminal(command=shell, PS1="ready> ", PROGRAM=pty_terminal.PROGRAM) as t:
            t.wait("ready>")
            t.send('"$PROGRAM"\n')
            t.wait("Enter place")
            t.send("\x1b[122;5u")
            t.wait("Stopped")

    def test_keys_as_putty_sends_them(self):
        """PuTTY's codes of Home, End, the digits of the keypad, and arrows in either mode."""
        with Terminal() as t:
            t.wait("Enter place")
            for keys, news in (("\x1b[1~", "h8"), ("\x1b[4~", "h9"), ("\x1bOx", "h8"), ("\x1b[B", "h9"), ("\x1bOC", "i9"),
                               ("\x1bOw", "h8"), ("\x1bOy", "i7"), ("\x1bOq", "h8"), ("\x1bOr", "h9")):
                t.send(keys)
                t.wait(lambda: any(line.startswith(news + " ") for line in (each.strip() for each in t.lines)))

    def test_letters_of_other_scripts_act_as_the_keys_they_are_on(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("р")  # h
            t.wait("h9 is empty.")
            t.send("ת")  # on the comma's key in Hebrew
            t.settle()
            t.send("漢")
            t.wait("漢 does nothing here")
            t.send("пш9\n")  # gi9
            t.wait("i9 would turn")
            t.send("й")  # q
            self.assertEqual(t.ended(), 0)
        with Terminal(command=[CLINES, "-mb"]) as t:
            t.wait("Enter pick")
            t.send("漢")
            t.wait("漢 does nothing here")
            t.send("й")
            self.assertEqual(t.ended(), 0)


class Stopped(unittest.TestCase):
    def test_the_clock_stops_while_the_program_is_suspended(self):
        shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
        for words, begin in (("", "N" + "\t" * 6 + "l\n"), ("--plain", "new clock 1\n")):
            with self.subTest(words), Terminal(command=shell, PS1="ready> ", PROGRAM=pty_terminal.PROGRAM) as t:
                t.wait("ready>")
                t.send(f'"$PROGRAM" {words}\n')
                t.wait("New here?")
                t.send(begin)
                t.wait(lambda: "1:00" in t.text or t.text.count("Round 1") > 1)
                t.send("i9\n" if words else "\n")
                t.wait(lambda: "i9 turns" in t.text or "at i9" in t.text)
                t.send("\x1a")
                t.wait("Stopped")
                t.send("sleep 6; fg\n")
                t.pause(6)
                t.wait(lambda: "Enter place" in t.text or "PROGRAM" in t.text)
                t.send("clock\n" if words else "\x0c")
                t.wait("0:5" if not words else "left.")
                t.settle()
                self.assertNotRegex(t.text, "0:(50|51|52|53|4)")

    def test_the_clock_stops_on_other_pages(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("N" + "\t" * 6 + "l\n")
            t.wait("1:00")
            t.send("\n")
            t.wait("0:59")
            t.send("i")
            t.wait("Handbook")
            t.pause(4)  # as long as a player reads a page
            t.send("\x1b")
            t.wait("Enter place")
            t.settle()
            self.assertRegex(t.text, "0:5[789]")


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
