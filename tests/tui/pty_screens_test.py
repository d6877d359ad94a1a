#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes and kinds of terminals."""
import unittest

from pty_terminal import Terminal, main


def backgrounds(terminal):
    return {terminal.screen.buffer[y][x].bg for y in range(3, 19) for x in range(4, 37)}


class Screens(unittest.TestCase):
    def play_a_little(self, t):
        t.wait("Player 1's turn: red")
        t.send("\n")
        t.wait("i9 makes a yellow at h8.")
        t.send("\t")
        t.wait("would")
        t.send("\n")
        t.wait("Player 1's turn: green")
        t.wait(lambda: t.board()[7][7:9] == "YR")

    def test_every_kind_of_terminal(self):
        for term, coloured in (("xterm-256color", True), ("xterm", True), ("linux", True), ("screen", True),
                               ("tmux", True), ("screen-256color", True), ("vt100", False)):
            for locale in ("C.UTF-8", "C"):
                with self.subTest(term + " " + locale), Terminal(term=term, locale=locale) as t:
                    self.play_a_little(t)
                    self.assertEqual(len(backgrounds(t)) > 2, coloured)
                    self.assertEqual(t.board()[7][7:9], "YR")
                    if locale == "C":
                        self.assertTrue(t.raw.isascii())
                    t.send("q")
                    self.assertEqual(t.ended(), 0)
                    t.check_given_back(self)

    def test_no_color_is_honoured(self):
        with Terminal(NO_COLOR="1") as t:
            self.play_a_little(t)
            self.assertEqual(backgrounds(t), {"default"})
            self.assertNotRegex(t.raw, rb"\x1b\[[0-9;]*[34]8;5;")

    def test_terminals_that_cannot_do(self):
        with Terminal(term="no-such-terminal") as t:
            self.assertEqual(t.ended(), 1)
            text = t.raw.decode()
            self.assertEqual(text.count("\n"), 1)
            self.assertTrue(text.startswith("atom4-tui: "))
            self.assertIn("no-such-terminal", text)
            t.check_given_back(self)

    def test_40x12_is_playable(self):
        with Terminal(rows=12, cols=40) as t:
            t.wait("Player 1's turn: red")
            t.wait("GyP")
            t.send("\n")
            t.wait("i9 makes")
            for _ in range(9):
                t.send("k")
            t.wait(lambda: t.lines[1].split()[:1] == ["1"])
            for _ in range(15):
                t.send("j")
            t.wait(lambda: any(line.split()[:1] == ["16"] for line in t.lines))
            t.send("?")
            t.wait("[Keys]")
            for _ in range(60):
                t.send("j")
            t.wait("losing one.")
            t.send("x")
            t.wait("Player 2's turn: yellow")

    def test_resizing_in_the_middle_loses_nothing(self):
        with Terminal() as t:
            self.play_a_little(t)
            board = t.board()
            t.resize(12, 40)
            t.wait(" G  Player 1's turn: green")
            t.resize(5, 20)
            t.wait("Too small")
            t.send("k")  # waits, and still hears
            t.resize(24, 80)
            t.wait_board(board)
            t.resize(50, 150)
            t.wait_board(board)
            for rows in range(6, 30):  # a storm
                t.resize(rows, 100 - rows)
            t.resize(24, 80)
            t.wait_board(board)
            t.wait(lambda: "Enter place" in t.lines[23] and "Player 1's turn" in t.text)
            t.send("q")
            self.assertEqual(t.ended(), 0)

    def test_a_board_larger_than_the_screen(self):
        with Terminal("--size", "26x26") as t:
            t.wait("Player 1's turn:")
            for _ in range(30):
                t.send("j")
            t.wait(lambda: any(line.split()[:1] == ["26"] for line in t.lines))
            for _ in range(30):
                t.send("k")
            t.wait(lambda: any(line.split()[:1] == ["1"] for line in t.lines))

    def test_garbage_does_no_harm(self):
        with Terminal() as t:
            t.wait("Welcome")
            noise = bytes((i * 7919 + (i >> 3)) % 256 for i in range(20000))
            # Not ^C, ^Z, ^\, ^S, ^Q, nor q.
            t.send(bytes(b for b in noise if b not in b"\x03\x1a\x1c\x13\x11\x16\x0fq"))
            while t.read(0.3):
                pass
            t.send("\x1b")
            t.send("??")
            t.wait("Enter place")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_a_move_sends_little(self):
        with Terminal() as t:
            t.wait("Enter place")
            while t.read(0.2):
                pass
            t.raw = b""
            t.send("\n")
            t.wait("i9 makes a yellow at h8.")
            while t.read(0.2):
                pass
            self.assertLess(len(t.raw), 2048)


if __name__ == "__main__":
    main()
