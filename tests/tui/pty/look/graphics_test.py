#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Sixel pictures: sent only to terminals that say they support them, and only the parts that have changed."""
import fcntl
import os
import re
import struct
import termios
import time
import unittest

import pty_terminal
from pty_terminal import Terminal, main

QUESTION = b"\x1b_Gi=1"
END = b"\x1b[c"
WHO, WHO_WITH_SIXELS = b"\x1b[?62;22c", b"\x1b[?62;4;22c"
XTERM = b"\x1bP>|XTerm(379)\x1b\\"
KITTY = b"\x1b_Gi=1;OK\x1b\\"
FEW = b"\x1b[?1;0;16S"
SMALL = b"\x1b[?2;0;100;100S"
SIXELS = re.compile(rb"\x1bP[0-9;]*q(.*?)\x1b\\", re.DOTALL)
TILES = re.compile(rb"\x1b_Ga=T,.*?i=(\d+)")
PLACE = (8, 16)


class Pictures(Terminal):
    def set_size(self, rows, cols):
        """Sets the size as xterm does, with a border of two pixels."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ,
                    struct.pack("HHHH", rows, cols, cols * PLACE[0] + 4, rows * PLACE[1] + 4))

    def __init__(self, *words, answers=WHO_WITH_SIXELS, **how):
        super().__init__(*words, **how)
        if answers is not None:
            self.wait(lambda: END in self.raw)
            self.send(answers)
        self.wait("quit")
        self.settle()

    def sixels(self, since=0):
        return SIXELS.findall(self.raw[since:])

    def sizes(self, since=0):
        """Returns the sizes of the pictures in character cells."""
        found = []
        for picture in self.sixels(since):
            width, height = re.match(rb'"1;1;(\d+);(\d+)', picture).groups()
            found.append((int(width) // PLACE[0], int(height) // PLACE[1]))
        return found

    def step(self, keys, text):
        """Presses a key, waits for the text, and returns where the output began."""
        since = len(self.raw)
        self.send(keys)
        self.wait(text)
        self.settle()
        return since


class Graphics(unittest.TestCase):
    def quit(self, t):
        t.send("q")
        self.assertEqual(t.ended(), 0)
        t.check_given_back(self)

    def test_sixels_are_sent_where_the_terminal_supports_them(self):
        with Pictures() as t:
            # The 16x16 board as it is laid out at 80x24, the wheel, and each player's goal.
            self.assertEqual(sorted(t.sizes()), [(9, 1), (9, 1), (19, 7), (34, 16)])
            self.assertIn("i9 would turn", t.text)  # no answer of the terminal was taken for a key
            since = t.step("\x1b[A", "i8")
            (cols, rows), = t.sizes(since)
            self.assertLess(cols * rows, 34 * 16 / 8)
            self.assertLess(len(t.raw) - since, 8_000)
            self.quit(t)

    def test_xterm_gets_a_single_picture(self):
        with Pictures(answers=XTERM + b"\x1b[?2;0;640;384S" + WHO_WITH_SIXELS) as t:
            one, = t.sizes()
            self.assertGreater(one[0], 34 + 19)
            self.assertEqual(t.sizes(t.step("\x1b[A", "i8")), [one])
            self.assertIn("wants four", t.text)
            self.quit(t)

    def test_xterm_gets_only_the_board_if_all_would_be_too_large(self):
        with Pictures(answers=XTERM + b"\x1b[?2;0;600;384S" + WHO_WITH_SIXELS) as t:
            self.assertEqual(t.sizes(), [(34, 16)])
            self.quit(t)

    def test_kitty_gets_only_what_has_changed(self):
        with Pictures(answers=KITTY + WHO_WITH_SIXELS) as t:
            self.assertEqual(t.sixels(), [])
            first = TILES.findall(t.raw)
            self.assertEqual(len(first), len(set(first)))
            since = t.step("\x1b[A", "i8")
            changed = TILES.findall(t.raw[since:])
            self.assertTrue(changed)
            self.assertLess(len(changed), len(first) / 4)
            self.assertLessEqual(set(changed), set(first))
            t.step("?", "Esc")
            self.assertIn(b"\x1b_Ga=d,d=A", t.raw[since:])
            self.quit(t)

    def test_no_pictures_are_sent_where_unsupported_or_unwanted(self):
        for words, env, answers in (((), {}, WHO), (("--graphics", "never"), {}, WHO_WITH_SIXELS),
                                    ((), {"NO_COLOR": "1"}, WHO_WITH_SIXELS), (("--color", "never"), {}, WHO_WITH_SIXELS),
                                    ((), {"TMUX": "/tmp/tmux-0/default,1,0"}, WHO_WITH_SIXELS),
                                    ((), {"term": "tmux-256color"}, WHO_WITH_SIXELS),
                                    ((), {"term": "screen-256color"}, WHO_WITH_SIXELS),
                                    ((), {"term": "rxvt-unicode-256color"}, WHO_WITH_SIXELS),
                                    ((), {"term": "linux"}, None)):
            with self.subTest((words, env, answers)), Pictures(*words, answers=answers, **env) as t:
                self.assertEqual(t.sixels(), [])
                self.assertEqual(TILES.findall(t.raw), [])
                if env.get("term") or env.get("TMUX"):
                    self.assertNotIn(QUESTION, t.raw)
                self.quit(t)

    def test_the_graphics_option_needs_no_answer_and_is_saved(self):
        for how, found in (("sixel", SIXELS), ("kitty", TILES)):
            with self.subTest(how), Pictures("--graphics", how, answers=WHO) as t:
                self.assertTrue(found.findall(t.raw))
                self.quit(t)
                again = Pictures(answers=WHO, state=t.home.name, XDG_CONFIG_HOME=t.home.name + "/.config")
                with again:
                    self.assertTrue(found.findall(again.raw))

    def test_no_picture_is_larger_than_the_terminal_takes(self):
        for answer, most in ((SMALL, 0), (b"\x1b[?2;0;400;320S", 50)):
            with self.subTest(answer), Pictures(answers=answer + WHO_WITH_SIXELS, rows=43, cols=132) as t:
                widest = max((cols for cols, _ in t.sizes()), default=0)
                self.assertLessEqual(widest, most)
                self.assertGreaterEqual(widest, most - 16)
                self.assertIn("i9 would turn", t.text)
                self.quit(t)

    def test_no_more_colours_than_there_are(self):
        with Pictures(answers=FEW + WHO_WITH_SIXELS) as t:
            for picture in t.sixels():
                numbers = {int(number) for number in re.findall(rb"#(\d+)", picture)}
                self.assertLess(max(numbers), 16)
            self.quit(t)

    def test_no_pictures_are_sent_with_too_few_colours(self):
        with Pictures(answers=b"\x1b[?1;0;4S" + WHO_WITH_SIXELS) as t:
            self.assertEqual(t.sixels(), [])
            self.quit(t)

    def test_a_late_answer_turns_pictures_on(self):
        with Pictures(answers=None) as t:
            self.assertEqual(t.sixels(), [])
            t.send(WHO_WITH_SIXELS)
            t.wait(lambda: len(t.sizes()) == 4)
            self.quit(t)

    def test_a_resize_sends_the_pictures_again(self):
        with Pictures() as t:
            since = len(t.raw)
            t.resize(43, 132)
            t.wait(lambda: (67, 32 + 1) in t.sizes(since))
            # The scrolling region is reset, whatever it was before.
            self.assertIn(b"\x1b[1;43r", t.raw[since:])
            self.quit(t)

    def test_nothing_beside_a_picture_erases_it(self):
        """With eight colours the board has no background of its own, so erasing a blank row would erase the picture."""
        with Pictures("--color", "8") as t:
            def under():
                return {(row, col) for row in range(24) for col in range(80) if t.screen.buffer[row][col].data == "\xa0"}
            places = under()
            self.assertEqual(len(places), 34 * 16 + 19 * 7 + 2 * 9)
            for keys, text in (("\r", "plays red"), ("\t\r", "plays yellow"), ("H", "looks best|threatens|stops|turns"),
                               ("<", "Move 1"), ("\x1b", "Enter place"), ("a", "Analysis is on")):
                t.send(keys)
                t.wait(lambda: re.search(text, t.text))
                t.settle()
                if keys not in ("<", "a"):  # these keys remove the wheel, or move it
                    self.assertEqual(under(), places, keys)
            self.quit(t)

    def test_nothing_is_sent_at_rest(self):
        with Pictures() as t:
            since = len(t.raw)
            time.sleep(0.5)
            t.read()
            self.assertEqual(t.raw[since:], b"")
            self.quit(t)

    def test_lines_too(self):
        clines = os.path.join(os.path.dirname(pty_terminal.PROGRAM), "clines")
        with Pictures(command=[clines]) as t:
            self.assertEqual(len(t.sizes()), 2)  # the board and the next chips
            t.send("q")
            self.assertEqual(t.ended(), 0)


if __name__ == "__main__":
    main()
