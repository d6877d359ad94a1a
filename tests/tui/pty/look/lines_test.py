#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The screens of clines, at the usual sizes, as every kind of terminal shows them. With UPDATE_SCREENS in the environment
the files are rewritten."""
import os
import pathlib
import tempfile
import unittest

from pty_terminal import Terminal, main

EXPECTED = pathlib.Path(__file__).parent.parent / "screens"
GAME = """[Game "Lines"]
[Size "9x9"]
[Colours "5"]
[Line "5"]
[First "3"]
[Each "3"]
[Preview "on"]
[Seed "1"]

throw a1:1 b1:1 e5:1 c3:2 d4:3 e4:4 f4:5 f5:2 g5:3 e6:4 f6:5 g7:1 h8:2 i9:3 a9:4 b9:5 c9:1 d9:1 i1:5 h1:4 h2:2 g1:3
"""
SIZES = ((12, 40), (24, 80), (43, 132))
KINDS = (("utf8", [], {}), ("ascii", ["--ascii"], {}), ("mono", ["-mb"], {}), ("linux", [], {"term": "linux"}),
         ("vt100", [], {"term": "vt100", "locale": "C"}))


class Screens(unittest.TestCase):
    def test_expected_screens(self):
        """A chip is picked, one cell is unreachable for it, and the cursor has moved on."""
        for rows, cols in SIZES:
            for kind, words, how in KINDS:
                with self.subTest(f"{cols}x{rows} {kind}"), tempfile.TemporaryDirectory() as folder:
                    game = os.path.join(folder, "game.lines")
                    with open(game, "w", encoding="utf-8") as file:
                        file.write(GAME)
                    with Terminal("--no-animation", *words, game, rows=rows, cols=cols, state=folder, **how) as t:
                        t.wait("Enter pick")
                        t.send(" ")
                        t.wait("Enter move")
                        # Input sent while it draws may still be unread when it next rests.
                        t.settle()
                        t.send("hj")
                        t.settle()
                        self.check(t, f"lines-{cols}x{rows}-{kind}")
                        t.send("q")
                        self.assertEqual(t.ended(), 0)

    def check(self, t, name):
        shown = t.text.rstrip("\n") + "\n"
        file = EXPECTED / f"{name}.txt"
        if "UPDATE_SCREENS" in os.environ:
            file.write_text(shown, encoding="utf-8")
        self.assertEqual(shown, file.read_text(encoding="utf-8"))

    def test_chips_are_round_at_every_depth_of_colour(self):
        for depth, words, how in (("8", [], {"term": "xterm"}), ("16", [], {"term": "xterm-16color"}), ("256", [], {}),
                                  ("true", [], {"COLORTERM": "truecolor"})):
            with self.subTest(depth), Terminal("--seed", "1", *words, rows=43, cols=132, **how) as t:
                t.wait("Enter pick")
                t.settle()
                colours = {cell.bg for row in t.screen.buffer.values() for cell in row.values()}
                self.assertGreater(len(colours), 12 if depth == "true" else 3)
                self.assertRegex(t.text, "[▌▐▀▄▘▝▖▗]")
                self.assertRegex(t.text, "├─+┼─")

    def test_letters_can_be_hidden_and_stay_hidden(self):
        with tempfile.TemporaryDirectory() as folder:
            with Terminal("--seed", "1", state=folder, XDG_CONFIG_HOME=folder) as t:
                t.wait("Enter pick")
                t.settle()
                letters = sum(t.text.count(letter) for letter in "RGYBP")
                t.send("L")
                t.wait(lambda: sum(t.text.count(letter) for letter in "RGYBP") < letters - 4)
            with Terminal("--seed", "1", state=folder, XDG_CONFIG_HOME=folder) as t:
                t.wait("Enter pick")
                t.settle()
                self.assertLess(sum(t.text.count(letter) for letter in "RGYBP"), letters - 4)


if __name__ == "__main__":
    main()
