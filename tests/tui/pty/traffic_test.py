#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How much is sent to the terminal for a move. With -v it says the numbers."""
import concurrent.futures
import os
import re
import statistics
import sys
import tempfile
import unittest

from pty_terminal import Terminal, main, tell

MOST_BYTES = 2048
# A round that player 1 wins.
WON = ["i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"]
CLINES = ""
RECORD = """[Game "Atom-4"]
[Date "2026.01.01"]
[Player1 "Human"]
[Player2 "Human"]
[Round "1"]
[Size "16x16"]
[Start "{start}"]
[Result "*"]

{moves} *
"""


# For a step of the cursor: where it was and where it is, and the cell's name in words.
STEPS = (({"term": "vt100"}, 42), ({"term": "linux"}, 40), ({"term": "xterm-256color"}, 40),
         ({"COLORTERM": "truecolor"}, 40), ({"COLORTERM": "truecolor", "COLORFGBG": "0;15"}, 40))
VECTORS = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../data/rule-vectors.txt")


def bytes_of_moves(rows, cols, *words):
    """What is sent for each of 24 moves: the cursor goes to a dot, the piece is placed, its reaction is shown."""
    sent = []
    with Terminal(*words, rows=rows, cols=cols) as t:
        t.wait("Player 1's turn")
        for ply in range(24):
            before, played = len(t.raw), len(t.saved()) if ply else 0
            t.send("\t" * (1 + ply % 3) + "\n")
            t.wait(lambda: len(t.saved()) > played)
            t.settle()
            sent.append(len(t.raw) - before)
    return sent


def bytes_of_chips(rows, cols, words, env):
    """What clines sends for each of 12 moves: the chip is picked, goes, and three more fall; and for each step of the
    cursor."""
    moves, steps = [], []
    with Terminal(command=[CLINES, "--no-animation", "--seed", "3", *words], rows=rows, cols=cols,
                  **env) as t:
        t.wait("Enter pick")
        t.settle()
        for turn in range(12):
            t.send("\t")
            t.settle()
            before = len(t.raw)
            t.send(" ")
            t.wait("Enter move")
            t.send("\t\t\n")
            t.wait("Enter pick")
            t.settle()
            moves.append(len(t.raw) - before)
            # Two steps a turn, so that they begin in many places.
            for key in "hjkl"[turn % 2::2]:
                before = len(t.raw)
                t.send(key)
                t.settle()
                steps.append(len(t.raw) - before)
        return moves, steps


class Traffic(unittest.TestCase):
    def test_a_move_sends_little(self):
        sizes = ((24, 80), (12, 40), (43, 132))
        # Side by side: most of the time is silence.
        with concurrent.futures.ThreadPoolExecutor() as pool:
            for (rows, cols), sent in zip(sizes, pool.map(lambda size: bytes_of_moves(*size), sizes)):
                with self.subTest(f"{cols}x{rows}"):
                    tell(f"a move at {cols}x{rows}", sent, "bytes")
                    self.assertLessEqual(statistics.median(sent), MOST_BYTES)

    def test_a_move_of_a_chip_sends_little(self):
        sizes = ((24, 80), (12, 40))
        ways = (([], {}, MOST_BYTES, 112), (["-mb"], {}, MOST_BYTES // 2, 40), (["--ascii"], {}, MOST_BYTES // 2, 64),
                ([], {"COLORTERM": "truecolor"}, MOST_BYTES, 176))
        cases = [(*size, *way) for size in sizes for way in ways]
        with concurrent.futures.ThreadPoolExecutor(len(cases)) as pool:
            for case, (moves, steps) in zip(cases, pool.map(lambda case: bytes_of_chips(*case[:4]), cases)):
                rows, cols, words, env, most, most_of_a_step = case
                name = f"{cols}x{rows} {words} {env}"
                with self.subTest(name):
                    tell(f"a move of a chip at {name}", moves, "bytes")
                    tell(f"a step of the cursor at {name}", steps, "bytes")
                    self.assertLessEqual(statistics.median(moves), most)
                    self.assertLessEqual(statistics.median(steps), most_of_a_step)

    def test_without_animation_every_move_sends_little(self):
        sent = bytes_of_moves(24, 80, "--no-animation")
        tell("a move without animation", sent, "bytes")
        self.assertLessEqual(max(sent), MOST_BYTES)

    def test_a_step_of_the_cursor_sends_next_to_nothing(self):
        for how, most in STEPS:
            with self.subTest(how), Terminal(**how) as t:
                t.wait("Enter place")
                t.settle()
                sent = []
                for key in "hhhkkklllljjjj":
                    before = len(t.raw)
                    t.send(key)
                    t.settle()
                    sent.append(len(t.raw) - before)
                tell(f"a step of the cursor, {how}", sent, "bytes")
                self.assertLessEqual(statistics.median(sent), most)

    def test_nothing_is_sent_at_rest(self):
        for words in ((), ("-a2", "-d0"), ("--size", "26x26")):
            with self.subTest(words), Terminal(*words) as t:
                t.wait("Enter place")
                t.send("\t\n")
                t.wait(lambda: len(t.saved()) >= 1)
                t.check_rests(self)
        with Terminal(command=[CLINES, "--seed", "3"]) as t:
            t.wait("Enter pick")
            t.check_rests(self)
            t.send("\t ")
            t.wait("Enter move")
            t.send("\t\t\n")
            t.wait("Enter pick")
            t.check_rests(self)

    def test_a_win_on_a_large_screen(self):
        """Light behind the row, and all else steps back: once, not again and again."""
        with Terminal(rows=43, cols=132) as t:
            t.wait("Enter place")
            for cell in WON[:-1]:
                t.send(f"g{cell}\n\nx")
                t.wait(lambda: t.saved()[-1:] == [cell])
            t.send(f"g{WON[-1]}\n")
            t.settle()
            before = len(t.raw)
            t.send("\n")
            t.wait("wins round 1!")
            t.settle()
            tell("a win at 132x43", [len(t.raw) - before], "bytes")
            self.assertLessEqual(len(t.raw) - before, 2 * MOST_BYTES)

    def test_a_win_on_a_full_board(self):
        """All pieces but four step back at once; at each depth as if each had but one colour and its letter."""
        with open(VECTORS, encoding="utf-8") as file:
            start, moves = max(re.findall(r"^game 16x16 (\w) [01]-[01] \d+\nmoves (.*)$", file.read(), re.M),
                               key=lambda game: len(game[1]))
        *moves, last = moves.split()
        for how, most in (({}, 24_000), ({"COLORTERM": "truecolor"}, 30_000)):
            with self.subTest(how), tempfile.TemporaryDirectory() as folder:
                name = os.path.join(folder, "won.atom4")
                with open(name, "w", encoding="utf-8") as file:
                    file.write(RECORD.format(start=start, moves=" ".join(
                        f"{i // 2 + 1}. {' '.join(moves[i:i + 2])}" for i in range(0, len(moves), 2))))
                with Terminal(name, rows=43, cols=132, **how) as t:
                    t.wait("Enter place")
                    t.send(f"g{last}\n")
                    t.wait(f"{last} would")
                    t.settle()
                    before = len(t.raw)
                    t.send("\n")
                    t.wait("wins round 1!")
                    t.settle()
                    tell(f"a win on a full board at 132x43 {how}", [len(t.raw) - before], "bytes")
                    self.assertLessEqual(len(t.raw) - before, most)


if __name__ == "__main__":
    CLINES = os.path.join(os.path.dirname(os.path.abspath(sys.argv[1])), "clines")
    main()
