#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Plain mode: through pipes, and in a terminal that supports nothing else."""
import os
import re
import subprocess
import tempfile
import unittest

import pty_terminal
from pty_terminal import Terminal, main


class Plain(unittest.TestCase):
    def run_textmode(self, text, *words, **env):
        """Returns the program's output for the lines, and its exit status."""
        with tempfile.TemporaryDirectory() as home:
            environment = dict(os.environ, HOME=home, XDG_STATE_HOME=home, LC_ALL="C.UTF-8", TERM="xterm", **env)
            ended = subprocess.run([pty_terminal.PROGRAM, "--plain", *words], input=text, capture_output=True,
                                   env=environment, timeout=60)
            self.assertEqual(ended.stderr, b"")
            return ended.stdout.decode(), ended.returncode

    def test_piped_input_waits_for_the_computers_move(self):
        said, status = self.run_textmode(b"i9\nmoves\nquit\nnot read\n", "-a2", "-d3", "--seed", "1")
        self.assertEqual(status, 0)
        lines = said.splitlines()
        played = next(i for i, line in enumerate(lines) if line.startswith("You: red at i9"))
        self.assertRegex(lines[played + 1], r"^Computer: yellow at [a-p]\d+ ")
        self.assertEqual(lines[played + 2], "Your turn: green")
        self.assertRegex(lines[played + 3], r"^A green piece can go to ")
        self.assertNotIn("not read", said)

    def test_the_computer_moves_within_its_time(self):
        """Without a clock this level would think for years."""
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "timed.atom4")
            with open(name, "w", encoding="utf-8") as file:
                file.write('[Game "Atom-4"]\n[Date "2026.01.01"]\n[Player1 "Human"]\n[Player2 "Computer 99"]\n'
                           '[Round "1"]\n[Size "16x16"]\n[Start "R"]\n[TimeControl "60"]\n[Clock1 "0:10:00"]\n'
                           '[Clock2 "0:00:05"]\n[Result "*"]\n\n*\n')
            said, status = self.run_textmode(b"i9\nquit\n", name)
        self.assertEqual(status, 0)
        self.assertRegex(said, r"\nComputer: yellow at [a-p]\d+ ")

    def test_whole_rounds_between_computers(self):
        said, status = self.run_textmode(b"new computer both level 0 8x8\nnext\n", "--seed", "3")
        self.assertEqual(status, 0)
        self.assertEqual(len(re.findall(r"wins round \d!|wins round \d|Round \d is a draw", said)), 2, said[-600:])

    def test_a_hint_comes_before_the_next_line(self):
        said, status = self.run_textmode(b"i9\nhint\nboard\n")
        self.assertEqual(status, 0)
        self.assertRegex(said, r"Player 2's turn: yellow\n[a-p]\d+ [^\n]+\.\nThe board has")

    def test_the_program_exits_at_the_end_of_input(self):
        for text in (b"", b"i9", b"i9\n"):
            said, status = self.run_textmode(text)
            self.assertEqual(status, 0)
            self.assertEqual("Player 1: red at i9 turns green at h8 to yellow." in said, text != b"")

    def test_garbage_is_answered_in_printable_lines(self):
        said, status = self.run_textmode(bytes(range(256)) * 400 + b"\n" + b"a" * 300_000 + b"\nboard\n")
        self.assertEqual(status, 0)
        self.assertIn("Row 8: h8 green and i8 purple.", said)
        self.assertLess(len(said), 200_000)
        self.assertNotIn("\x1b", said)

    def test_a_closed_output_pipe_ends_the_program(self):
        with tempfile.TemporaryDirectory() as home:
            environment = dict(os.environ, XDG_STATE_HOME=home, LC_ALL="C.UTF-8")
            with subprocess.Popen([pty_terminal.PROGRAM, "--plain"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  env=environment) as program:
                program.stdout.close()
                program.stdin.write(b"board\n" * 10)
                program.stdin.close()
                self.assertNotEqual(program.wait(20), 0)

    def test_lessons_lead_to_the_match(self):
        said, status = self.run_textmode(b"a1\nc2\nnext\nlessons\nleave\ni9\nlearn\nquit\nnot read\n", "--learn")
        self.assertEqual(status, 0)
        order = ["Lesson 1 of 9", "a1 touches no piece.", "Yes: there red touches", "The colours come round the wheel",
                 "Two pieces that do not", "9  Two fours at once", "Player 1's turn: red", "Player 2's turn: yellow",
                 "Lesson 1 of 9"]
        places = [said.find(order[0])]
        for text in order[1:]:
            places.append(said.find(text, places[-1] + 1))
        self.assertNotIn(-1, places, said)
        self.assertNotIn("not read", said)

    def test_puzzles_are_solved_and_lead_back_to_the_match(self):
        path = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../../core/atom4/training/puzzles.txt")
        with open(path, encoding="ascii") as file:
            puzzles = [line.split(" ; ") for line in file if not line.startswith("#")][::60]
        lines = ["puzzles"]
        for puzzle in puzzles:
            lines += [puzzle[0].split()[0], *puzzle[1].split()[::2]]
        said, status = self.run_textmode("\n".join([*lines, "leave", "keep", "quit", ""]).encode())
        self.assertEqual(status, 0)
        self.assertEqual(said.count("Right, and solved!"), len(puzzles), said)
        self.assertIn(f"Streak: {len(puzzles)}.", said)
        self.assertRegex(said, r"Player 1's turn: red\nThis round hasn't been reviewed\.\nType \"review\" to review it\.\n$")

    def test_a_dumb_terminal_gets_plain_mode_by_default(self):
        for term in ("dumb", ""):
            with Terminal(term=term) as t:
                t.wait("Player 1's turn: red")
                t.send("i9\n")
                t.wait("Player 2's turn: yellow")
                t.send("\x04")
                self.assertEqual(t.ended(), 0)
                self.assertNotIn(b"\x1b", t.raw)

    def test_no_line_breaks_within_a_word(self):
        with Terminal("--plain", cols=40) as t:
            t.wait("Player 1's turn: red")
            t.send("moves\n")
            t.wait("A red piece can go to")
            t.send("i9\n")
            t.wait("Player 2's turn: yellow")
            t.send("quit\n")
            self.assertEqual(t.ended(), 0)
            lines = t.raw.decode().replace("\r", "").split("\n")
            self.assertLessEqual(max(len(line) for line in lines), 40, lines)
            said = " ".join(lines)
            self.assertIn("A red piece can go to", said)
            self.assertIn("Player 1: red at i9 turns green at h8 to yellow.", said)

    def test_rounds_count_in_a_terminal_but_not_in_a_script(self):
        with tempfile.TemporaryDirectory() as data:
            def kept(name):
                path = os.path.join(data, "atom4", name)
                if not os.path.exists(path):
                    return []
                with open(path, encoding="ascii") as file:
                    return file.read().splitlines()[1:]

            self.run_textmode(b"resign\nresign\nquit\n", "-a2", "-d0", XDG_DATA_HOME=data)
            self.assertEqual(kept("statistics"), [])
            with Terminal("--plain", "-a2", "-d0", XDG_DATA_HOME=data) as t:
                t.wait("Your turn: red")
                t.send("resign\nresign\n")
                t.wait(lambda: len(kept("rating")) == 1)
                self.assertRegex(kept("statistics")[0], "^level 0 won 0 lost 1 drawn 0 helped 0 ")
                t.wait("Rating ")
                t.send("next\n")
                t.wait("Your turn: green")
                # Help is announced before it is given.
                t.send("analysis\n")
                t.wait("Type \"analysis\" again to show it.")
                t.send("analysis seconds 1\n")
                t.wait("This round is no longer rated")
                t.send("resign\nresign\n")
                t.wait(lambda: kept("statistics")[0].startswith("level 0 won 0 lost 1 drawn 0 helped 1 "))
                self.assertEqual(len(kept("rating")), 1)
                t.wait("Not rated: you used help.")
                t.send("quit\n")
                self.assertEqual(t.ended(), 0)

    def test_terminal_input_is_answered_while_the_computer_thinks(self):
        with Terminal("--plain", "-a2", "-d", "99") as t:
            t.wait("Your turn: red")
            t.send("i9\n")
            t.wait("You: red at i9")
            t.send("i10\n")
            t.wait("It's the computer's turn (thinking).")
            t.send("now\n")
            t.wait("Your turn: green")
            t.send("undo\n")
            t.wait("Undid i9 and")
            t.send("quit\n")
            self.assertEqual(t.ended(), 0)
            self.assertNotIn(b"\x1b", t.raw)


if __name__ == "__main__":
    main()
