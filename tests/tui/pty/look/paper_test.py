#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The background of the board: by the terminal's answer, or without one, and by the player's setting."""
import os
import time
import unittest

import pty_terminal
from pty_terminal import Terminal, main

QUESTION = b"\x1b]11;?\x1b\\\x1b[c"
WHITE = b"\x1b]11;rgb:ffff/ffff/dddd\x1b\\"
BLACK = b"\x1b]11;rgb:00/00/00\x07"
WHO = b"\x1b[?62;22c"
DARK, LIGHT = "262626", "dadada"


def paper(t):
    """Returns the background of the first cell, which always has the same place at 80x24."""
    return t.screen.buffer[3][4].bg


class BoardBackground(unittest.TestCase):
    def asked(self, *words, **how):
        """Returns a terminal that has just been asked for its colours."""
        t = Terminal(*words, **how)
        t.wait(lambda: QUESTION in t.raw)
        return t

    def quit(self, t):
        t.send("q")
        self.assertEqual(t.ended(), 0)
        t.check_given_back(self)

    def test_it_follows_the_terminals_answer(self):
        for answer, colour in ((WHITE + WHO, LIGHT), (BLACK + WHO, DARK), (WHO, DARK),
                               (b"\x1b]11;#fff\x1b\\" + WHO, DARK), (b"\x1b]11;rgb:ff/ff\x07" + WHO, DARK)):
            with self.subTest(answer), self.asked() as t:
                t.send(answer)
                t.wait("Enter place")
                t.settle()
                self.assertEqual(paper(t), colour)
                self.assertIn("i9 would turn", t.text)  # no part of the answer was taken for a key
                self.quit(t)

    def test_the_program_waits_only_briefly_for_an_answer(self):
        start = time.monotonic()
        with self.asked() as t:
            t.wait("Enter place", timeout=2)
            self.assertLess(time.monotonic() - start, 2)
            self.assertEqual(paper(t), DARK)
            self.quit(t)

    def test_a_late_answer_changes_the_board_and_is_not_a_key(self):
        for parts in ((WHITE + WHO,), (WHITE[:3], WHITE[3:12], WHITE[12:] + WHO), (WHITE[:1], WHITE[1:] + WHO)):
            with self.subTest(parts), self.asked() as t:
                t.wait("Enter place")
                t.settle()
                news = t.lines[20:22]
                for part in parts:
                    t.send(part)
                    t.read(0.01)
                t.wait(lambda: paper(t) == LIGHT)
                self.assertEqual(t.lines[20:22], news)
                t.send("h")
                t.wait("h9 is empty.")
                self.quit(t)

    def test_an_answer_after_the_end_is_not_left_to_the_shell(self):
        with self.asked() as t:
            t.send("q")
            time.sleep(0.02)  # a slow connection
            t.send(WHITE + WHO)
            self.assertEqual(t.ended(), 0)
            # The terminal would echo an answer that was not read.
            self.assertFalse(os.get_blocking(t.slave) and b"rgb:ffff" in t.raw)

    def test_no_query_is_sent_where_no_answer_is_needed(self):
        for words, how in (([], {"term": "linux"}), ([], {"term": "vt100"}), (["--color=16"], {}),
                           (["--color=never"], {})):
            with self.subTest(how), Terminal(*words, **how) as t:
                t.wait("Enter place")
                self.assertNotIn(b"\x1b]11", t.raw)
                self.quit(t)

    def test_it_follows_colorfgbg(self):
        for value, colour in (("0;15", LIGHT), ("0;default;7", LIGHT), ("15;0", DARK), ("15;8", DARK), ("x", DARK)):
            with self.subTest(value), Terminal(COLORFGBG=value) as t:
                t.wait("Enter place")
                self.assertEqual(paper(t), colour)

    def test_by_option(self):
        for words, answer, colour in ((["--paper=light"], BLACK, LIGHT), (["--paper", "dark"], WHITE, DARK),
                                      (["--paper=auto"], WHITE, LIGHT)):
            with self.subTest(words), self.asked(*words) as t:
                t.send(answer + WHO)
                t.wait("Enter place")
                t.settle()
                self.assertEqual(paper(t), colour)
                self.quit(t)

    def test_the_setting_is_saved(self):
        with Terminal() as first:
            first.wait("Enter place")
            for text in ("Board: dark.", "Board: light."):
                first.send("b")
                first.wait(text)
            first.send("L")
            first.wait("Letters on pieces: only without")
            self.assertEqual(paper(first), LIGHT)
            self.quit(first)
            config = {"XDG_CONFIG_HOME": os.path.join(first.home.name, ".config")}
            with Terminal(**config) as t:
                t.wait("Enter place")
                self.assertEqual(paper(t), LIGHT)
                self.assertNotIn("G P", t.text)
                t.send("b")
                t.wait("as the terminal is")
                self.assertEqual(paper(t), DARK)
                self.quit(t)
            # An option applies to one run only.
            with Terminal("--paper=light", **config) as t:
                t.wait("Enter place")
                self.assertEqual(paper(t), LIGHT)
                self.quit(t)
            with Terminal(**config) as t:
                t.wait("Enter place")
                self.assertEqual(paper(t), DARK)
                self.quit(t)

    def test_lines_saves_the_setting_too(self):
        clines = os.path.join(os.path.dirname(pty_terminal.PROGRAM), "clines")
        with Terminal(command=[clines]) as first:
            first.wait("Enter pick")
            for text in ("Board: dark.", "Board: light."):
                first.send("b")
                first.wait(text)
            self.quit(first)
            with Terminal(XDG_CONFIG_HOME=os.path.join(first.home.name, ".config")) as t:
                t.wait("Enter place")
                self.assertEqual(paper(t), LIGHT)

    def test_a_move_is_shown_at_once_without_animation(self):
        with Terminal("--no-animation") as t:
            t.wait("Enter place")
            t.settle()
            before = len(t.raw)
            t.send("\n")
            t.wait("i9 turns h8 yellow.")
            first = len(t.raw) - before
            t.settle()
            self.assertEqual(t.board()[7][7], "Y")
            self.assertLess(len(t.raw) - before - first, 400)  # at once, without another frame


if __name__ == "__main__":
    main()
