#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The player's settings for the full screen, and where its files are saved."""
import os
import sys
import unittest

from pty_terminal import Terminal, main


class Settings(unittest.TestCase):
    def quit(self, t):
        t.send("q")
        self.assertEqual(t.ended(), 0)
        t.check_given_back(self)

    def kept(self, t):
        with open(os.path.join(t.home.name, ".config", "atom4", "settings.ini"), encoding="utf-8") as file:
            return file.read()

    def test_each_change_applies_at_once_and_is_saved(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("c")
            t.wait("Colours: as many as the terminal has.")
            t.send("jj" + "\r")
            t.wait("Pictures: off.")
            t.send("k" + "\r")
            t.wait("Colours: none.")
            t.send("\x1b")
            t.wait("Enter place")
            t.settle()
            self.assertEqual({t.screen.buffer[row][col].bg for row in range(24) for col in range(80)}, {"default"})
            self.assertIn("mono=true", self.kept(t))
            self.assertIn("graphics=never", self.kept(t))
            self.quit(t)

    def test_keys_can_be_reassigned(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("c" + "\x1b[F" + "\r")
            t.wait("u  undo")
            t.send("j" * 9 + "\r")
            t.wait('Press the new key for "undo".')
            t.send("7")
            t.wait("not a digit")
            t.send("\r")
            t.wait('Press the new key for "undo".')
            t.send("z")
            t.wait("z  undo   u  whole board")
            t.send("\x1b")
            t.wait("Keys: changed.")
            t.send("\x1b")
            t.wait("Enter place")
            t.send("\r")
            t.wait("z undo")
            t.send("z")
            t.wait("Undid")
            t.send("u")
            t.wait("Press u for the whole board.")
            self.assertIn('terminal="u=z z=u"', self.kept(t))
            self.quit(t)
            with Terminal(XDG_CONFIG_HOME=os.path.join(t.home.name, ".config")) as again:
                again.wait("Enter place")
                again.send("?")
                again.wait("why a piece")
                self.assertTrue(any(line.split()[:2] == ["z", "undo"] for line in again.lines), again.text)
                self.quit(again)

    def test_lines_has_its_own(self):
        with Terminal(command=[CLINES, "-mb"]) as t:
            t.wait("Enter pick")
            t.send("c")
            t.wait("Letters: always.")
            self.assertNotIn("View", t.text)
            t.send("jjj" + "\r")
            t.wait("Letters: only without colours.")
            t.send("\x1b")
            t.wait("Enter pick")
            t.settle()
            self.assertIn("letters=false", self.kept(t))
            self.quit(t)

    def test_z_switches_from_the_close_view_to_the_whole_board(self):
        with Terminal(view="close") as t:
            t.wait("Enter place")
            t.settle()
            letters = next(line for line in t.lines if " h " in line)
            self.assertNotIn(" a ", letters)
            t.send("z")
            t.wait("The whole board")
            self.assertTrue(any(" a b c d " in line for line in t.lines))
            t.settle()
            self.assertIn("follow=false", self.kept(t))
            self.quit(t)

    def test_a_second_program_says_that_the_first_one_runs(self):
        with Terminal() as first:
            first.wait("Enter place")
            with Terminal(state=first.state) as second:
                second.wait("Atom-4 is already running, so a new match begins here.")
                self.quit(second)
            with Terminal("--plain", state=first.state) as third:
                third.wait("Atom-4 is already running")
                third.send("quit\n")
                self.assertEqual(third.ended(), 0)
                self.assertNotIn("nine short lessons", third.text)
            self.quit(first)

    def test_a_missing_folder_is_created_after_confirmation(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("s")
            t.wait("Save in:")
            t.send("new/folder/match.atom4" + "\r")
            t.wait("doesn't exist. Press Enter again to create the folder.")
            self.assertFalse(os.path.exists(os.path.join(t.home.name, "new")))
            t.send("\r")
            t.wait("Saved in")
            self.assertTrue(os.path.exists(os.path.join(t.home.name, "new/folder/match.atom4")))
            self.quit(t)

    def test_piece_history_and_statistics_are_shown(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.send("\r")
            t.wait("turns h8 yellow")
            t.send("g" + "h8" + "\r" + "w")
            t.wait("Why: h8")
            self.assertIn("Move 1, red at i9, turned green to yellow.", t.text)
            t.send("W")
            t.wait("Enter place")
            t.send("W")
            t.wait("No finished rounds yet.")
            t.send("\x1b")
            t.wait("Enter place")
            self.quit(t)


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
