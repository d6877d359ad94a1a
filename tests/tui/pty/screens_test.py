#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Sizes and kinds of terminals."""
import os
import pathlib
import select
import time
import unittest

from pty_terminal import Terminal, main


def backgrounds(terminal):
    return {terminal.screen.buffer[y][x].bg for y in range(3, 19) for x in range(4, 37)}


EXPECTED = pathlib.Path(__file__).with_name("screens")

# The emulator's names for the backgrounds of yellow, purple, red and the board.
BACKGROUNDS = {
    "8": ("brown", "magenta", "red", "default"),
    "256": ("afaf00", "d75fd7", "af0000", "262626"),
    "true": ("e9d500", "ac4cf2", "cc1201", "26262b"),
}


class Screens(unittest.TestCase):
    def play_a_little(self, t):
        t.wait("Player 1's turn: red")
        t.send("\n")
        t.wait("i9 turns h8 yellow.")
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

    def check_screen(self, t, name):
        """Compares the screen with the file; with UPDATE_SCREENS set, rewrites the file."""
        t.settle()
        file = EXPECTED / f"{name}.txt"
        if "UPDATE_SCREENS" in os.environ:
            EXPECTED.mkdir(exist_ok=True)
            file.write_text(t.text.rstrip("\n") + "\n", encoding="utf-8")
        self.assertEqual(t.text.rstrip("\n") + "\n", file.read_text(encoding="utf-8"))

    def test_expected_screens(self):
        """Screens after three moves, at the usual sizes, as every kind of terminal shows them."""
        for rows, cols in ((24, 80), (12, 40), (43, 132), (40, 48)):
            for name, words, how in (("utf8", [], {}), ("ascii", ["--ascii"], {}),
                                     ("mono", ["--color=never"], {}), ("linux", [], {"term": "linux"}),
                                     ("vt100", [], {"term": "vt100", "locale": "C"})):
                with self.subTest(f"{cols}x{rows} {name}"), Terminal(*words, rows=rows, cols=cols, **how) as t:
                    t.wait("turn: red")
                    t.send("\nx\t\nx\t\nx")
                    t.wait("turn: cyan")
                    self.check_screen(t, f"{cols}x{rows}-{name}")
                    t.send("?")
                    t.wait("i handbook")
                    self.check_screen(t, f"{cols}x{rows}-{name}-keys" if name == "utf8" else
                                      f"{cols}x{rows}-utf8-keys")
                    t.send("q")
                    self.assertEqual(t.ended(), 0)

    def test_every_depth_of_colour(self):
        for depth, (yellow, purple, red, paper) in BACKGROUNDS.items():
            with self.subTest(depth), Terminal(f"--color={depth}") as t:
                self.play_a_little(t)
                t.settle()
                top, left = 3, 4
                self.assertEqual(t.screen.buffer[top + 7][left + 1 + 2 * 7].bg, yellow)
                self.assertEqual(t.screen.buffer[top + 7][left + 1 + 2 * 8].bg, red)
                self.assertEqual(t.screen.buffer[top][left].bg, paper)
                found = {t.screen.buffer[y][x].bg for y in range(24) for x in range(80)}
                self.assertIn(purple, found)  # on the wheel
        with Terminal("--color=16") as t:
            self.play_a_little(t)
            t.settle()
            self.assertEqual(len(backgrounds(t)), 4)  # including the cursor's; the emulator treats bright colours as normal ones
            self.assertNotRegex(t.raw, rb"\x1b\[[0-9;]*[34]8[;:]2")
        for how in ({"words": ["--color=never"]}, {"NO_COLOR": "1"}):
            with Terminal(*how.pop("words", []), **how) as t:
                self.play_a_little(t)
                self.assertEqual(backgrounds(t), {"default"})

    def test_true_colour_where_the_terminal_announces_it(self):
        with Terminal(COLORTERM="truecolor") as t:
            self.play_a_little(t)
            self.assertIn("26262b", backgrounds(t))
        with Terminal(COLORTERM="truecolor", NO_COLOR="1") as t:
            self.play_a_little(t)
            self.assertEqual(backgrounds(t), {"default"})
        with Terminal("--color=always", NO_COLOR="1") as t:
            self.play_a_little(t)
            self.assertIn("262626", backgrounds(t))

    def test_a_changed_palette_is_restored(self):
        with Terminal(term="linux") as t:
            t.wait("Enter place")
            self.assertIn(b"\x1b]P", t.raw)
            t.send("q")
            t.ended()
            self.assertGreater(t.raw.rfind(b"\x1b]R"), t.raw.rfind(b"\x1b]P"))

    def test_letters_can_be_hidden_and_shown(self):
        with Terminal() as t:
            t.wait("GyP")
            t.send("L")
            t.wait(lambda: "GyP" not in t.text)
            t.send("L")
            t.wait("GyP")

    def test_no_color_is_honoured(self):
        with Terminal(NO_COLOR="1") as t:
            self.play_a_little(t)
            self.assertEqual(backgrounds(t), {"default"})
            self.assertNotRegex(t.raw, rb"\x1b\[[0-9;]*[34]8;5;")

    def test_an_unknown_terminal_type_is_an_error(self):
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
            t.wait("i9 turns")
            for _ in range(9):
                t.send("k")
            t.wait(lambda: t.lines[1].split()[:1] == ["1"])
            for _ in range(15):
                t.send("j")
            t.wait(lambda: any(line.split()[:1] == ["16"] for line in t.lines))
            t.send("?")
            t.wait("i handbook")
            for _ in range(60):
                t.send("j")
            t.wait("a blunder.")
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
            t.send("k")  # the program waits, and still reacts
            t.resize(24, 80)
            t.wait_board(board)
            t.resize(50, 150)
            t.wait_board(board)
            for rows in range(6, 30):  # many resizes at once
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

    def send_all(self, t, noise):
        """Sends everything, however slowly the program reads; its output is read meanwhile, and thrown away."""
        os.set_blocking(t.master, False)
        end = time.monotonic() + 60
        while noise:
            self.assertLess(time.monotonic(), end)
            select.select([t.master], [t.master], [], 1)
            try:
                noise = noise[os.write(t.master, noise[:2048]):]
            except BlockingIOError:
                pass
            try:
                os.read(t.master, 65536)
            except BlockingIOError:
                pass
        os.set_blocking(t.master, True)

    def test_a_million_bytes_of_garbage_do_no_harm(self):
        with Terminal() as t:
            t.wait("Welcome")
            noise = bytes((i * 7919 + (i >> 3)) % 256 for i in range(1_000_000))
            # Without ^C, ^Z, ^\, ^S, ^Q, q, the keys of lessons, puzzles and handbook, and those that ask for a file name.
            noise = bytes(b for b in noise if b not in b"\x03\x1a\x1c\x13\x11\x16\x0fqsotPi")
            # Most of the time would go into hints, analysis and reviews, so only a part has those keys.
            self.send_all(t, noise[:20_000] + noise[20_000:].translate(None, b"Hav"))
            t.settle()
            t.send("\x1b")
            t.settle()
            t.send("\x1b")
            t.settle()
            t.send("\x0c")
            t.wait("quit")
            # No key here leads back from the lessons.
            t.send("t")
            self.send_all(t, noise[:100_000])
            t.settle()
            t.send("\x0c")
            t.wait("Lesson")
            t.send("q")
            t.wait("quit")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_a_move_sends_little(self):
        with Terminal() as t:
            t.wait("Enter place")
            t.settle()
            t.raw = b""
            t.send("\n")
            t.wait("i9 turns h8 yellow.")
            t.settle()
            self.assertLess(len(t.raw), 2048)


if __name__ == "__main__":
    main()
