#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A line that is slow: what moves is left out, and what is shown is right; on a fast line it moves."""
import concurrent.futures
import os
import select
import sys
import time
import unittest

from pty_terminal import Terminal, main, tell

ANSWERS = ((b"\x1b[c", b"\x1b[?62;22c"), (b"\x1b]11;?\x1b\\", b"\x1b]11;rgb:00/00/00\x1b\\"), (b"\x1b[5n", b"\x1b[0n"))
LONGEST = max(len(question) for question, _ in ANSWERS)


class AnsweringTerminal(Terminal):
    """Answers as xterm does, once a question has come over the line; which takes so many bytes a second."""

    def __init__(self, *words, rate=None, **how):
        self.rate = rate
        self.answered = 0
        self.free_at = time.monotonic()
        super().__init__(*words, **how)

    def read(self, seconds=0.0):
        if self.rate is None:
            came = super().read(seconds)
        else:
            came = self.read_slowly(seconds)
        for question, answer in ANSWERS:
            at = self.raw.find(question, self.answered)
            while at >= 0:
                self.send(answer)
                at = self.raw.find(question, at + 1)
        self.answered = max(self.answered, len(self.raw) - LONGEST + 1)
        if any(self.raw.endswith(question) for question, _ in ANSWERS):
            self.answered = len(self.raw)
        return came

    def read_slowly(self, seconds):
        """A tenth of a second's worth at the most, when the line has had the time for what went before."""
        wait = self.free_at - time.monotonic()
        if wait > 0:
            time.sleep(min(wait, max(seconds, 0.01)))
            if time.monotonic() < self.free_at:
                return True
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, max(1, self.rate // 20))
        except OSError:
            return False
        self.free_at = max(self.free_at, time.monotonic() - 0.05) + len(data) / self.rate
        self.raw += data
        self.stream.feed(data)
        return bool(data)


def moves(t, count=4):
    """So many placements; what each of them sends, and how long that takes to arrive."""
    sent, seconds = [], []
    for ply in range(count):
        t.settle()
        played, before, begin = len(t.saved()) if ply else 0, len(t.raw), time.monotonic()
        t.send("\t" * (1 + ply % 3) + "\n")
        t.wait(lambda: len(t.saved()) > played)
        t.wait(lambda: t.pieces() == 2 + len(t.saved()), timeout=60)
        t.settle()
        sent.append(len(t.raw) - before)
        seconds.append(time.monotonic() - begin)
    return sent, seconds


def still_moves():
    """What moves send where nothing is animated."""
    with AnsweringTerminal("--no-animation") as t:
        t.wait("Enter place")
        return moves(t)[0]


class SlowLine(unittest.TestCase):
    RATE = 960  # 9600 baud

    def setUp(self):
        pool = concurrent.futures.ThreadPoolExecutor(1)
        self.addCleanup(pool.shutdown)
        self.still_to_come = pool.submit(still_moves)

    @property
    def still(self):
        return self.still_to_come.result()

    def check(self, shown):
        """A terminal on a busy machine is late with its answers, and its line is taken for what it is not: so in one of
        three tries."""
        for _ in range(3):
            if shown():
                return
        self.fail("so it is shown every time")

    def is_moving(self, t):
        sent = moves(t)[0]
        tell("a move", sent, "bytes")
        return sum(sent) > sum(self.still) + 30 * len(self.still)

    def test_nothing_moves_on_a_slow_line(self):
        def shown():
            with AnsweringTerminal(rate=self.RATE) as t:
                t.wait("Enter place", timeout=60)
                slow, seconds = moves(t)
                tell("a move on a slow line", slow, "bytes")
                tell("a move on a slow line", seconds, "s")
                t.send("q")
                self.assertEqual(t.ended(), 0)
                t.check_given_back(self)
            # A question behind a screen is four bytes.
            return all(with_question <= without + 8 for with_question, without in zip(slow, self.still))
        self.check(shown)

    def test_everything_moves_on_a_fast_one(self):
        def shown():
            with AnsweringTerminal() as t:
                t.wait("Enter place")
                return self.is_moving(t)
        self.check(shown)

    def test_a_line_that_becomes_slow_and_fast_again(self):
        def shown():
            with AnsweringTerminal() as t:
                t.wait("Enter place")
                t.rate = self.RATE
                t.send("?")
                t.wait("i handbook", timeout=60)
                t.send("?")
                t.wait("Enter place", timeout=60)
                t.settle()
                t.rate = None
                t.send("?")
                t.wait("i handbook")
                t.send("?")
                t.wait("Enter place")
                t.settle()
                return self.is_moving(t)
        self.check(shown)

    def test_a_terminal_that_answers_nothing_is_asked_no_more(self):
        """Nor is it taken for slow."""
        def shown():
            with Terminal() as t:
                t.wait("Enter place")
                moving = self.is_moving(t)
                self.assertEqual(t.raw.count(b"\x1b[5n"), 0)
                return moving
        self.check(shown)

    def test_an_answer_is_no_key(self):
        """However it comes; and one that comes without being asked for."""
        for _ in range(20):
            with AnsweringTerminal() as t:
                t.wait("Enter place")
                t.settle()
                before, longest = t.text, 0
                for parts in (("\x1b[0n",), ("\x1b", "[0n"), ("\x1b[", "0n")):
                    began = time.monotonic()
                    for part in parts:
                        t.send(part)
                        t.read(0.003)
                    longest = max(longest, time.monotonic() - began)
                    t.settle()
                # Whoever is that late, on a busy machine, has pressed Escape.
                if longest < 0.02:
                    self.assertEqual(t.text, before)
                    return
        self.fail("the machine is too busy")

    def test_lines_is_told_as_well(self):
        def shown():
            with AnsweringTerminal(command=[CLINES], rate=self.RATE) as t:
                t.wait("Enter pick", timeout=60)
                t.settle()
                t.send("q")
                self.assertEqual(t.ended(), 0)
                return b"\x1b[5n" in t.raw
        self.check(shown)


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    main()
