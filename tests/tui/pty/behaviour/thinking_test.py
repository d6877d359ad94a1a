#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""What is shown while the computer thinks and after that: on the screen, by bell or message, in the title."""
import concurrent.futures
import os
import re
import signal
import sys
import tempfile
import time
import unittest

import pty_terminal
from pty_terminal import Terminal, main, tell

THOUGHT = re.compile(r"Thinking: depth (\d+), ([a-p]\d+) is best so far, (\d+) s")

# The computer gets about six seconds for its move.
TIMED = """[Game "Atom-4"]
[Date "2026.01.01"]
[Player1 "Computer 99"]
[Player2 "Human"]
[Round "1"]
[Size "16x16"]
[Start "R"]
[TimeControl "300"]
[Result "*"]

*
"""


def seconds(t):
    found = THOUGHT.search(t.text)
    return int(found[3]) if found else 0


class Thinking(unittest.TestCase):
    def test_a_long_think_shows_its_progress(self):
        with Terminal("-a1", "-d99", "--seed", "1") as t:
            t.wait("The computer thinks")
            t.wait(lambda: THOUGHT.search(t.text))
            # The first report that was sent, however many have come since.
            self.assertLessEqual(int(re.search(THOUGHT.pattern.encode(), t.raw)[3]), 2)
            first, before = seconds(t), len(t.raw)
            t.wait(lambda: seconds(t) >= first + 4)
            sent = (len(t.raw) - before) / (seconds(t) - first)
            tell("a second of thinking", [sent], "bytes")
            self.assertLessEqual(sent, 64)
            # Another message replaces the report for a while.
            t.send("H")
            t.wait("It's the computer's turn")
            t.wait(lambda: THOUGHT.search(t.text))
            t.send("m")
            t.wait("Your turn")
            t.wait("The computer plays red:")
            t.check_rests(self)
            self.assertNotIn("Thinking", t.text)

    def test_a_short_think_shows_no_progress(self):
        with Terminal("-a2", "-d1") as t:
            t.wait("Your turn")
            for _ in range(3):
                t.send("\t\nx")
                t.wait("Your turn")
                t.settle()
            self.assertNotIn(b"Thinking", t.raw)

    def test_progress_is_shown_at_every_screen_size(self):
        for rows, cols in ((8, 32), (12, 40), (24, 60), (43, 132)):
            with self.subTest(f"{cols}x{rows}"), Terminal("-a1", "-d99", rows=rows, cols=cols) as t:
                t.wait(lambda: re.search(r"Thinking: depth \d+", t.text))

    def test_an_analysis_shows_its_elapsed_seconds(self):
        with Terminal("-a2", "-d0", rows=43, cols=132) as t:
            t.wait("Your turn")
            t.send("aa")
            t.wait(lambda: re.search(r"depth \d+, [2-9] s", t.text))
            t.send("a")
            t.wait("Analysis is off.")


class Alert(unittest.TestCase):
    def sent_for_a_long_think(self, *words, **how):
        """Returns all output until the computer has moved."""
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "timed.atom4")
            with open(name, "w", encoding="utf-8") as file:
                file.write(TIMED)
            with Terminal(*words, name, **how) as t:
                t.wait("The computer thinks")
                # The elapsed time counts, even if the program does nothing meanwhile.
                os.kill(t.pid, signal.SIGSTOP)
                time.sleep(5)
                os.kill(t.pid, signal.SIGCONT)
                t.wait("Your turn", timeout=60)
                t.settle()
                return t.raw

    def test_it_is_given_in_the_chosen_way(self):
        message = "Your turn: yellow"
        osc9, osc777 = f"\x1b]9;{message}\x1b\\".encode(), f"\x1b]777;notify;Atom-4;{message}\x1b\\".encode()
        bell = b"\x07"
        ways = (((), {}, None), (("--call", "bell"), {}, bell), (("--call", "message"), {}, bell),
                (("--call", "message"), {"VTE_VERSION": "7200"}, osc777),
                (("--call", "message"), {"TERM_PROGRAM": "iTerm.app"}, osc9),
                (("--call", "message"), {"VTE_VERSION": "7200", "term": "tmux-256color"}, bell),
                (("--call", "message"), {"term": "linux"}, bell))
        with concurrent.futures.ThreadPoolExecutor(len(ways)) as pool:
            for (words, how, wanted), sent in zip(ways, pool.map(
                    lambda way: self.sent_for_a_long_think(*way[0], **way[1]), ways)):
                with self.subTest(words=words, **how):
                    sent = re.sub(rb"\x1b\]2;[^\x1b]*\x1b\\", b"", sent)  # the title
                    self.assertEqual([s for s in (bell, osc9, osc777) if s in sent], [wanted] if wanted else [])

    def test_the_setting_is_saved(self):
        with tempfile.TemporaryDirectory() as config:
            with Terminal("--call", "bell", XDG_CONFIG_HOME=config) as t:
                t.wait("Enter place")
                t.send("B")
                t.wait("Alert after a long think: desktop")
                t.send("q")
                self.assertEqual(t.ended(), 0)
            with Terminal(XDG_CONFIG_HOME=config) as t:
                t.wait("Enter place")
                t.send("B")
                t.wait("Alert after a long think: off")
                t.send("q")
                self.assertEqual(t.ended(), 0)

    def test_command_line_options_are_not_saved(self):
        with tempfile.TemporaryDirectory() as config:
            with Terminal("--call", "message", "--no-mouse", XDG_CONFIG_HOME=config) as t:
                t.wait("Enter place")
                t.send("L")
                t.wait("Letters on pieces: only without")
                t.send("q")
                self.assertEqual(t.ended(), 0)
            with open(os.path.join(config, "atom4", "settings.ini"), encoding="utf-8") as file:
                kept = file.read()
            self.assertEqual(kept, "[board]\nfollow=false\n\n[terminal]\nletters=false\n")


class Title(unittest.TestCase):
    KEPT, BACK = b"\x1b[22;2t", b"\x1b[23;2t"

    @staticmethod
    def title(text):
        return f"\x1b]2;{text}\x1b\\".encode()

    def test_it_says_whose_turn_it_is(self):
        for term in ("xterm-256color", "tmux-256color", "screen", "rxvt-unicode", "alacritty"):
            with self.subTest(term), Terminal(term=term) as t:
                t.wait("Enter place")
                t.wait(lambda: self.title("Player 1's turn: red - Atom-4") in t.raw)
                self.assertLess(t.raw.index(self.KEPT), t.raw.index(b"\x1b]2;"))
                t.send("\n")
                t.wait(lambda: self.title("Player 2's turn: yellow - Atom-4") in t.raw)
                t.settle()
                before = t.raw.count(b"\x1b]2;")
                t.send("hjk")
                t.settle()
                self.assertEqual(t.raw.count(b"\x1b]2;"), before)
                t.send("q")
                self.assertEqual(t.ended(), 0)
                self.assertEqual(t.raw.count(self.KEPT), t.raw.count(self.BACK))
                self.assertGreater(t.raw.rindex(self.BACK), t.raw.rindex(b"\x1b]2;"))

    def test_a_terminal_without_titles_gets_no_title_sequences(self):
        for term in ("linux", "vt100", "vt220", "ansi"):
            with self.subTest(term), Terminal(term=term) as t:
                t.wait("Enter place")
                t.send("\n")
                t.wait("i9 turns")
                t.send("q")
                self.assertEqual(t.ended(), 0)
                for sequence in (b"\x1b]0", b"\x1b]2", b"\x1b]9", b"\x1b]7"):
                    self.assertNotIn(sequence, t.raw)
                self.assertNotIn(self.KEPT, t.raw)
                self.assertNotIn(self.BACK, t.raw)

    def test_it_is_restored_on_suspend_and_after_a_crash(self):
        with Terminal(command=["bash", "--norc", "--noprofile", "--noediting", "-i"], PS1="ready> ") as t:
            t.wait("ready>")
            t.send(f"'{pty_terminal.PROGRAM}'\n")
            t.wait("Enter place")
            t.wait(lambda: b"\x1b]2;" in t.raw)
            t.send("\x1a")
            t.wait("ready>")
            self.assertGreater(t.raw.rfind(self.BACK), t.raw.rfind(b"\x1b]2;"))
            t.send("fg\n")
            t.wait(lambda: t.raw.rfind(b"\x1b]2;") > t.raw.rfind(self.KEPT) > t.raw.rfind(self.BACK))
            t.send("q")
        with Terminal() as t:
            t.wait("Enter place")
            t.wait(lambda: b"\x1b]2;" in t.raw)
            os.kill(t.pid, signal.SIGSEGV)
            self.assertNotEqual(t.ended(), 0)
            self.assertGreater(t.raw.rfind(self.BACK), t.raw.rfind(b"\x1b]2;"))

    def test_lines_says_its_score(self):
        with Terminal(command=[CLINES]) as t:
            t.wait("Enter pick")
            t.wait(lambda: self.title("Score 0 - Lines") in t.raw)
            t.send("q")
            self.assertEqual(t.ended(), 0)
            self.assertGreater(t.raw.rfind(self.BACK), t.raw.rfind(b"\x1b]2;"))


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
