#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Whole games in plain mode: each command is answered, through pipes and in a terminal. Arguments: ATOM4-TUI CLINES."""
import os
import re
import signal
import subprocess
import sys
import tempfile
import unittest

import pty_terminal
from pty_terminal import Terminal, main

CLINES = ""
VECTORS = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../../data/rule-vectors.txt")
LINES_MOVE = re.compile(r"([a-i]\d) to ([a-i]\d)")


def environment(home, language=""):
    return dict(os.environ, HOME=home, XDG_STATE_HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
                LC_ALL="en_US.UTF-8" if language else "C.UTF-8", LANGUAGE=language, TERM="xterm")


def hearing(game, said):
    """Returns a function that reads lines of the game, adds them to `said`, and returns the first one with the pattern."""
    def hear(pattern):
        for line in game.stdout:
            said.append(line.rstrip("\n"))
            if re.search(pattern, said[-1]):
                return said[-1]
        raise AssertionError("\n".join(said[-20:]))
    return hear


class Words(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = folder.name

    def say(self, text, *words, program=None, language="", status=0):
        """Returns the program's output for the lines."""
        ended = subprocess.run([program or pty_terminal.PROGRAM, "--plain", *words], input=text.encode(),
                               capture_output=True, env=environment(self.home, language), timeout=120)
        self.assertEqual((ended.returncode, ended.stderr), (status, b""))
        return ended.stdout.decode()

    def assertReadable(self, said):
        """Checks that the output has no line drawings, no columns and nothing unprintable."""
        for line in said.split("\n"):
            self.assertTrue(line.isprintable(), line)
            self.assertNotRegex(line, "[\u2500-\u28ff|]|  ")


class Atom4(Words):
    def test_following_the_guide_leads_through_a_first_move(self):
        said, typed = self.say("help\nguide\n"), ["help", "guide"]
        for _ in range(5):
            typed.append(re.findall(r"Type: (.*)", said)[-1])
            said = self.say("\n".join(typed) + "\n", "--new")
        self.assertEqual([word.split()[0] for word in typed[2:]][-1], "rows")
        self.assertIn("Type \"help\" to see what else there is.", said)
        self.assertReadable(said)

    def test_a_whole_round_against_the_computer_by_its_hints(self):
        """A player who follows the hints, and types nothing else, gets to the end of a round."""
        with subprocess.Popen([pty_terminal.PROGRAM, "--plain", "--new", "-a2", "-d0", "--size", "6x6", "--seed", "5"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(self.home),
                              text=True, bufsize=1) as game:
            said = []
            hear = hearing(game, said)
            hear("Your turn")
            for _ in range(60):
                game.stdin.write("hint\n")
                cell = re.match(r"[a-f]\d+", hear(r"^[a-f]\d+ .*\.$"))[0]
                game.stdin.write(cell + "\n")
                if "turn" not in hear(r"Your turn|round 1|Round 1"):
                    break
            self.assertRegex(said[-1], r"wins? round 1|is a draw")
            game.stdin.write("review\nnext mistake\nback\nlast\nnext\nquit\n")
            hear("^Reviewed: ")
            hear("^Round 2 begins with yellow")
            game.stdin.close()
            self.assertEqual(game.wait(60), 0)
            self.assertReadable("\n".join(said))

    def test_a_whole_round_of_two_players_ends_as_recorded(self):
        """Plays a game of tests/data/rule-vectors.txt, through a pipe and typed in a terminal."""
        with open(VECTORS, encoding="utf-8") as file:
            moves = re.search(r"^game 6x6 C 0-1 33\nmoves (.*)$", file.read(), re.M)[1].split()
        text = "new 6x6 start cyan\n" + "\n".join(moves) + "\n"
        said = self.say(text + "position\nscore\nnext\nquit\n", "--new")
        self.assertIn("BCCGYK/BKGYKP/BCGRKB/CGWKGG/1BBWPR/PBWRPR R", said)
        self.assertIn("Player 2 wins round 1!", said)
        self.assertRegex(said, r"The winning row: [a-f]\d")
        self.assertIn("Round 1. For white: Player 1, 0 won. For black: Player 2, 1 won.", said)
        self.assertIn("Round 2 begins with blue.", said)
        with Terminal("--plain", "--new") as t:
            t.wait("turn: red")
            t.send("new 6x6 start cyan\n")
            t.wait("turn: cyan")
            for i, move in enumerate(moves):
                t.send(move + "\n")
                # Each move is answered before the next one.
                t.wait(lambda: len(re.findall(rb"Player [12]: \S+ at ", t.raw)) == i + 1)
            t.wait("The winning row: ")
            t.send("quit\n")
            self.assertEqual(t.ended(), 0)
            self.assertNotIn(b"\x1b", t.raw)

    def test_every_command_answers(self):
        """Whatever the command, there is an answer."""
        commands = re.findall(r"(?m)^([a-z!]+)(?: .*)?: ", self.say("help all\n"))
        self.assertGreater(len(commands), 50)
        for command in sorted(set(commands) - {"quit", "now"}):
            with self.subTest(command):
                said = self.say(f"i9\nturn\n{command}\nscore\nquit\n", "--new")
                answer = said.split("Player 2's turn: yellow\n", 2)[2]
                self.assertGreater(answer.count("\n"), 1, said)

    def test_the_end_of_input_and_signals_save_the_match(self):
        self.say("i9\ni7", "--new")
        self.assertIn("Your match is resumed: round 1.", self.say("game\n"))
        for sent in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with Terminal("--plain", "--new", state=self.home) as t:
                t.wait("turn: red")
                t.send("i9\n")
                t.wait("turn: yellow")
                os.kill(t.pid, sent)
                self.assertEqual(t.ended(), -sent)
            self.assertIn("1. red at i9 turns green at h8 to yellow.", self.say("game\n"))

    def test_a_signal_ends_it_while_its_output_is_not_read(self):
        reading, writing = os.pipe()
        with subprocess.Popen([pty_terminal.PROGRAM, "--plain", "--new"], stdin=subprocess.PIPE, stdout=writing,
                              env=environment(self.home)) as game:
            os.close(writing)
            game.stdin.write(b"help all\n" * 2_000)
            game.stdin.flush()
            # The game has filled the pipe, and waits.
            while b"help" not in os.read(reading, 64):
                pass
            game.send_signal(signal.SIGTERM)
            self.assertEqual(game.wait(20), -signal.SIGTERM)
            os.close(reading)
            # The input that it did not read is dropped.
            game.stdin.detach().close()
            game.stdin = None

    def test_the_line_width_is_saved_for_both_games(self):
        self.say("settings width 30\n", "--new")
        self.assertLessEqual(max(map(len, self.say("board\nhelp all\n").split("\n"))), 30)
        self.assertLessEqual(max(map(len, super().say("help all\n", program=CLINES).split("\n"))), 30)
        self.say("settings width 0\n")
        self.assertGreater(max(map(len, self.say("help all\n").split("\n"))), 60)

    def test_the_call_option_overrides_the_alert_setting(self):
        """The option applies to this run only, whatever the saved setting."""
        for how, told in ("bell", "bell."), ("message", "bell."), ("never", "off."):
            self.assertIn("Alert after a long think: " + told, self.say("settings\n", "--call", how))
        self.say("settings bell on\n")
        self.assertIn("Alert after a long think: off.", self.say("settings\n", "--call", "never"))
        self.assertIn("Alert after a long think: bell.", self.say("settings\n"))

    def test_a_long_think_is_announced_and_ends_with_a_bell(self):
        with Terminal("--plain", "--new", "-a2", "-d99", state=self.home) as t:
            t.wait("turn: red")
            t.send("settings bell on\n")
            t.wait("Alert after a long think: bell.")
            t.send("i9\n")
            t.wait("The computer is still thinking:")
            self.assertNotIn(b"\a", t.raw)
            t.send("now\n")
            t.wait("Your turn: green")
            t.wait(lambda: b"\a" in t.raw)
            t.send("quit\n")
            self.assertEqual(t.ended(), 0)

    def test_the_clock_runs_while_a_human_thinks_and_ends_the_round(self):
        for left, comes in (("0:00:10.300", "10 seconds left."),
                            ("0:00:00.300", "Player 1 ran out of time. Player 2 wins round 1!")):
            name = os.path.join(self.home, "timed.atom4")
            with open(name, "w", encoding="utf-8") as file:
                file.write('[Game "Atom-4"]\n[Date "2026.01.01"]\n[Player1 "Human"]\n[Player2 "Human"]\n[Round "1"]\n'
                           f'[Size "16x16"]\n[Start "R"]\n[TimeControl "60"]\n[Clock1 "{left}"]\n[Clock2 "0:00:30"]\n'
                           '[Result "*"]\n\n1. i9 *\n')
            with Terminal("--plain", name, state=self.home) as t:
                t.wait("turn: yellow")
                t.send("clock\n")
                t.wait("The clocks start on the next move.")
                t.send("i7\n")
                t.wait(comes)
                t.send("\x04")
                self.assertEqual(t.ended(), 0)

    def test_german_and_french_contain_no_english(self):
        for language, turn in (("de", "Rot"), ("fr", "rouge")):
            said = self.say("help\nrules\nstrategy\n" + "".join(f"handbook {page}\n" for page in range(1, 14)) +
                            "wheel\nrows\nnear i8\nwhy i9\ni9\nhelp all\n", "--new",
                            language=language)
            self.assertIn(turn.lower(), said.lower())
            self.assertNotRegex(said, r"\b(the|and|piece)\b")
            self.assertReadable(said)


class Lines(Words):
    def say(self, text, *words, **how):
        return super().say(text, *words, program=CLINES, **how)

    def test_a_whole_game_by_hints(self):
        """Played to the end on a small board, by hints."""
        with subprocess.Popen([CLINES, "--plain", "-w4", "-t4", "-c5", "-i4", "--seed", "3"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, env=environment(self.home), text=True, bufsize=1) as game:
            said = []
            hear = hearing(game, said)
            hear("Your move")
            game.stdin.write("hint\n")
            hear("\"hint\" again")
            for _ in range(200):
                game.stdin.write("hint\n")
                found = LINES_MOVE.search(hear(LINES_MOVE.pattern))
                game.stdin.write(f"{found[1]} {found[2]}\n")
                if "Type \"new\"" in hear("Your move|You move again|Type \"new\" for"):
                    break
            self.assertTrue(any("Game over: " in line for line in said), said[-10:])
            game.stdin.write("a1 a2\nnew\nquit\n")
            game.stdin.close()
            hear("The game is over.")
            hear("New game.")
            self.assertEqual(game.wait(60), 0)
            self.assertReadable("\n".join(said))

    def test_a_whole_game_by_the_demo_in_a_terminal(self):
        with Terminal(command=[CLINES, "--plain", "-w4", "-t4", "-c5", "-i4", "--seed", "3"], state=self.home,
                      rows=100) as t:
            t.wait("Your move")
            t.send("demo\n")
            t.wait("\"demo\" again")
            t.send("demo 1000\n")
            t.wait("Type \"new\" for another game.")
            t.send("a1 b1\n")
            t.wait("The game is over.")
            t.send("quit\n")
            self.assertEqual(t.ended(), 0)
            self.assertNotIn(b"\x1b", t.raw)

    def test_garbage_is_answered_in_printable_lines(self):
        ended = subprocess.run([CLINES, "--plain", "--seed", "4"], input=bytes(range(256)) * 200 + b"\nboard\n",
                               capture_output=True, env=environment(self.home), timeout=60)
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        self.assertReadable(ended.stdout.decode())
        self.assertIn("Row 6: f6 blue.", ended.stdout.decode())

    def test_atom4_tui_plays_it_in_plain_mode_too(self):
        said = super().say("board\nquit\n", "--lines", "--seed", "4")
        self.assertIn("Row 6: f6 blue.", said)

    def test_the_guide_and_every_command(self):
        said, typed = self.say("guide\n", "--seed", "4"), ["guide"]
        for _ in range(2):
            typed.append(re.findall(r"Type: (.*)", said)[-1])
            said = self.say("\n".join(typed) + "\n", "--new", "--seed", "4")
        chip = re.findall(r"Type: (\S+) and the cell", said)[-1]
        typed.append(f"{chip} e5")
        said = self.say("\n".join(typed) + "\n", "--new", "--seed", "4")
        self.assertIn("Type \"rows\" to list chips in a line.", said)
        self.assertReadable(said)
        commands = re.findall(r"(?m)^([a-z!]+)(?: .*)?: ", self.say("help all\n"))
        self.assertGreater(len(commands), 20)
        for command in sorted(set(commands) - {"quit"}):
            with self.subTest(command):
                said = self.say(f"{command}\nscore\n", "--new", "--seed", "4")
                self.assertGreater(said.count("\n"), self.say("score\n", "--new", "--seed", "4").count("\n"))

    def test_moves_are_described_and_wrong_input_is_explained(self):
        said = self.say("f6 to e5\nf6 f7\nz9 a1\na1\ntry c8 d4\nmvoe\n", "--new", "--seed", "4").split("\n")
        self.assertIn("f6 moved to e5.", said)
        self.assertIn("There is no chip at f6.", said)
        self.assertIn("That is not on the board.", said)
        self.assertIn('Type a1 and a free cell: "a1 c5".', said)
        self.assertIn("c8 to d4 would clear nothing.", said)
        self.assertIn("Did you mean move?", said)

    def test_a_dumb_terminal_gets_plain_mode(self):
        for term in ("dumb", ""):
            with Terminal(command=[CLINES, "--new"], term=term, state=self.home) as t:
                t.wait("Your move")
                t.send("help\n")
                t.wait("help all")
                t.send("\x04")
                self.assertEqual(t.ended(), 0)
                self.assertNotIn(b"\x1b", t.raw)

    def test_a_signal_saves_the_game(self):
        with Terminal(command=[CLINES, "--plain", "--new", "-w6", "-t6", "-c2", "-i2", "--seed", "1"],
                      state=self.home) as t:
            t.wait("Your move")
            t.send("hint\nhint\n")
            t.wait(lambda: LINES_MOVE.search(t.text))
            found = LINES_MOVE.search(t.text)
            t.send(f"{found[1]} {found[2]}\n")
            t.wait("moved to")
            os.kill(t.pid, signal.SIGINT)
            self.assertEqual(t.ended(), -signal.SIGINT)
        self.assertIn("Game resumed.", self.say("quit\n", "-w6", "-t6", "-c2", "-i2"))

    def test_german_and_french_contain_no_english(self):
        for language in ("de", "fr"):
            said = self.say("help\nrules\nstrategy\nrows\nboard\nnear e5\nhelp all\nguide\n", "--new", language=language)
            self.assertNotRegex(said, r"\b(the|and|chip)\b")
            self.assertReadable(said)


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
