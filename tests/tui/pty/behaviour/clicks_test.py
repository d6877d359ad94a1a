#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A click on a key named on the screen acts as that key; and the mouse may be left to the terminal."""
import os
import sys
import tempfile
import unittest

import pty_terminal
from pty_terminal import Terminal, main


def click(t, words):
    """Presses and releases the mouse in the middle of these words, in the last row that has them."""
    t.wait(words)
    row = max(i for i, line in enumerate(t.screen.display) if words in line)
    col = t.screen.display[row].index(words) + len(words) // 2
    t.send(f"\x1b[<0;{col + 1};{row + 1}M")
    t.read(0.05)
    t.send(f"\x1b[<0;{col + 1};{row + 1}m")


class KeyLine(unittest.TestCase):
    def test_each_key_acts_as_if_pressed(self):
        with Terminal(rows=24, cols=80) as t:
            t.wait("Enter place")
            for words, comes in (("Enter place", "i9 turns"), ("u undo", "Undid i9"), ("r redo", "Redid i9"),
                                 ("Tab next dot", "would"), ("H hint", "Looking for a good move")):
                click(t, words)
                t.wait(comes)
            click(t, "? help")
            t.wait("i handbook")
            click(t, "Esc back")
            t.wait("Enter place")
            t.send("<")
            t.wait("Move 0 of 1")
            click(t, "Esc back")
            t.wait("Enter place")
            click(t, "N new")
            t.wait("New match")
            click(t, "Esc back")
            t.wait("Enter place")
            click(t, "q quit")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_a_click_between_keys_does_nothing(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.settle()
            before = t.text
            row = next(i for i, line in enumerate(t.lines) if "Enter place" in line)
            col = t.lines[row].index("Enter place") + len("Enter place") + 1
            t.send(f"\x1b[<0;{col + 1};{row + 1}M\x1b[<0;{col + 1};{row + 1}m")
            t.settle()
            self.assertEqual(t.text, before)

    def test_clicks_work_right_after_a_resize(self):
        with Terminal() as t:
            t.wait("Enter place")
            for rows, cols in ((30, 100), (24, 60), (43, 132)):
                t.resize(rows, cols)
                t.wait("? help")
                t.settle()
                click(t, "? help")
                t.wait("i handbook")
                click(t, "Esc back")
                t.wait("Enter place")

    def test_a_click_before_the_redraw_refers_to_the_new_screen(self):
        """The click comes together with the signal: it refers to what the new screen shows there."""
        with Terminal(rows=30, cols=100) as wide:
            wide.wait("? help")
            row = max(i for i, line in enumerate(wide.lines) if "? help" in line)
            col = wide.lines[row].index("? help")
        with Terminal() as t:
            t.wait("Enter place")
            t.resize(30, 100)
            t.send(f"\x1b[<0;{col + 1};{row + 1}M\x1b[<0;{col + 1};{row + 1}m")
            t.wait("i handbook")

    def test_keys_can_be_clicked_in_lines(self):
        with Terminal(command=[CLINES]) as t:
            t.wait("Enter pick")
            click(t, "? help")
            t.wait(": back")
            click(t, ": quit" if ": quit" in t.text else ": back")
            t.wait(lambda: "Enter pick" in t.text or os.waitid(os.P_PID, t.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT))
        with Terminal(command=[CLINES]) as t:
            t.wait("Enter pick")
            click(t, "s scores")
            t.wait("High scores")
        with Terminal(command=[CLINES]) as t:
            t.wait("Enter pick")
            click(t, "q quit")
            self.assertEqual(t.ended(), 0)


class Mouse(unittest.TestCase):
    ON = (b"\x1b[?1000h", b"\x1b[?1003h", b"\x1b[?1006;1000h", b"\x1b[?1006h")

    def is_on(self, t):
        return max(t.raw.rfind(on) for on in self.ON) > max(t.raw.rfind(b"\x1b[?1000l"), t.raw.rfind(b"1000l"))

    def programs(self):
        return (([pty_terminal.PROGRAM], "Enter place", "M"), ([CLINES], "Enter pick", "M"))

    def test_the_option_no_mouse_leaves_it_to_the_terminal(self):
        for command, foot, _ in self.programs():
            with self.subTest(command), Terminal(command=[*command, "--no-mouse"]) as t:
                t.wait(foot)
                t.send("q")
                self.assertEqual(t.ended(), 0)
                for on in self.ON:
                    self.assertNotIn(on, t.raw)

    def test_a_key_turns_it_off_and_on_and_the_choice_is_saved(self):
        for command, foot, key in self.programs():
            with self.subTest(command), tempfile.TemporaryDirectory() as config:
                with Terminal(command=command, XDG_CONFIG_HOME=config) as t:
                    t.wait(foot)
                    self.assertTrue(self.is_on(t))
                    t.send(key)
                    t.wait("Mouse: left to the terminal")
                    t.wait(lambda: not self.is_on(t))
                    t.send("q")
                    self.assertEqual(t.ended(), 0)
                    t.check_given_back(self)
                with Terminal(command=command, XDG_CONFIG_HOME=config) as t:
                    t.wait(foot)
                    self.assertFalse(self.is_on(t))
                    t.send(key)
                    t.wait("Mouse: plays")
                    t.wait(lambda: self.is_on(t))
                    t.send("q")
                    self.assertEqual(t.ended(), 0)
                    t.check_given_back(self)
                with Terminal(command=[*command, "--no-mouse"], XDG_CONFIG_HOME=config) as t:
                    t.wait(foot)
                    self.assertFalse(self.is_on(t))


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
