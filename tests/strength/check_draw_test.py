#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The certificates of draws hold, and the checker knows the rules and rejects errors. Argument: ATOM4-ENGINE."""
import contextlib
import io
import os
import random
import subprocess
import sys
import tempfile
import unittest

import check_draw
from check_draw import Board

HERE = os.path.dirname(os.path.realpath(__file__))
DRAWS = os.path.join(HERE, "draws")
VECTORS = os.path.join(HERE, "../data/rule-vectors.txt")


def cell(text):
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


class CheckDraw(unittest.TestCase):
    def test_every_certificate_holds(self):
        for file in sorted(os.listdir(DRAWS)):
            with self.subTest(file):
                check_draw.check(os.path.join(DRAWS, file))

    def test_the_rules_match_the_rule_vectors(self):
        moves, board, positions = [], None, 0
        with open(VECTORS, encoding="utf-8") as file:
            for words in map(str.split, file):
                if words[:1] == ["moves"]:
                    moves, board, played = words[1:], None, 0
                elif words[:1] == ["at"]:
                    board = board or Board(*words[2:])
                    for move in moves[played:int(words[1])]:
                        self.assertIn(cell(move), board.moves())
                        board, _ = board.play(cell(move))
                    played = int(words[1])
                    self.assertEqual(board.text(), " ".join(words[2:]))
                    positions += 1
        self.assertGreater(positions, 1000)

    def test_values_of_late_positions_match_the_solver(self):
        drawn, boards = random.Random(1), []
        while len(boards) < 60:
            board, wins = Board("5/5/2GP1/5/5", "R"), False
            while board.empty() > 7 and board.moves() and not wins:
                board, wins = board.play(drawn.choice(board.moves()))
            # Most positions are draws, so the last twenty must have a winning move.
            if not wins and board.moves() and (len(boards) < 40 or any(board.play(move)[1] for move in board.moves())):
                boards.append(board)
        told = subprocess.run([ENGINE, "solve", "-"], input="".join(board.text() + "\n" for board in boards), text=True,
                              capture_output=True, check=True).stdout
        values = [line.split()[1] for line in told.splitlines() if line.startswith("Value:")]
        for board, value in zip(boards, values, strict=True):
            mover = board.player()
            self.assertEqual((board.can_force(mover, {}), board.can_force(3 - mover, {})),
                             (value == "win", value == "loss"), board.text())
        self.assertGreater(len(values) - values.count("draw"), 3)

    def test_a_new_certificate_holds(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            subprocess.run([os.path.join(HERE, "check_draw.py"), "--make", ENGINE, "--memory", "64", "--lines", "3",
                            "4/1GP1/4/4 R"],
                           stdout=file, stderr=subprocess.DEVNULL, check=True)
            with contextlib.redirect_stdout(io.StringIO()) as told:
                check_draw.check(file.name)
        self.assertIn("6 lines hold", told.getvalue())

    def test_wrong_lines_are_rejected(self):
        with open(os.path.join(DRAWS, "4x4.txt"), encoding="utf-8") as file:
            board, line = [said for said in file if not said.startswith("#")][:2]
        line = line.split()
        for wrong in ([*line[:2], "a1", *line[3:]], [*line[:2], line[3], line[2], *line[4:]], line[:-1], [*line, "a1"],
                      [line[0], "7", *line[2:]]):
            with self.subTest(wrong), tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
                file.write(board + " ".join(wrong) + "\n")
                file.flush()
                with self.assertRaises((ValueError, IndexError)):
                    check_draw.check(file.name)


if __name__ == "__main__":
    ENGINE = os.path.abspath(sys.argv.pop(1))
    unittest.main()
