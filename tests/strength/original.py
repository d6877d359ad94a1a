# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The original atom4 4.1 of 2003 (Debian package atom4) as a player, through its text mode in a pseudo-terminal.

It thinks in a child process, one for each move, and waits for it, so the processor time of a search can be distinguished
from that of the screen. Level L looks L + 1 plies ahead: its source (engine/ai.cc, score_move) plays the move to judge, and
then L more plies before it evaluates, by alpha-beta without a table or move ordering."""
import os
import time

import pexpect
import pyte

from processes import children_of, kill_all, processor_seconds
from ugi_engine import SIZE

PROGRAM = "/usr/games/atom4"
ROWS, COLUMNS = 30, 100
UP, DOWN, RIGHT, LEFT = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"
ATTEMPTS = 3  # a key that is sent while it is drawing may be lost
START = frozenset({(7, 7), (7, 8)})


def plies_of_level(level):
    return level + 1


class LostTrack(Exception):
    """Raised if the screen does not show what it should."""


class Original:
    """One round of the original as player 1 or 2; its pieces are read from the screen."""

    def __init__(self, level, player, patience=7200.0):
        self.patience = patience
        environment = dict(os.environ, TERM="xterm-256color", LINES=str(ROWS), COLUMNS=str(COLUMNS))
        self.process = pexpect.spawn(PROGRAM, ["-mt", "-c", f"-a{player}", f"-d{level}"], env=environment,
                                     dimensions=(ROWS, COLUMNS))
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.known = set(START)
        self.searched = 0.0
        self.wait(lambda: START <= self.pieces(), "the board")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # Its search would run for ever if it were not killed.
        searches = children_of(self.process.pid)
        self.process.close(force=True)
        kill_all(searches)

    # The screen.
    @staticmethod
    def place_of(row, column):
        return 1 + 2 * column + row % 2, 1 + row

    def pieces(self):
        def is_piece(row, column):
            x, y = self.place_of(row, column)
            return self.screen.buffer[y][x].data == "("
        return {(row, column) for row in range(SIZE) for column in range(SIZE) if is_piece(row, column)}

    def wait(self, holds, what, patience=None):
        end = time.monotonic() + (patience or self.patience)
        while not holds():
            if time.monotonic() > end:
                raise LostTrack(f"timed out waiting for {what}; the screen is\n" + "\n".join(self.screen.display))
            try:
                self.stream.feed(self.process.read_nonblocking(65536, timeout=0.05))
            except pexpect.TIMEOUT:
                pass
            except pexpect.EOF as error:
                raise LostTrack(f"the original ended before {what}") from error

    def settle(self):
        """Waits until the screen is complete: while it is drawn, the cursor is anywhere."""
        try:
            while True:
                self.stream.feed(self.process.read_nonblocking(65536, timeout=0.03))
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass

    # The game.
    def move_cursor(self, row, column):
        x, y = self.place_of(row, column)
        cursor = self.screen.cursor
        for _ in range(ATTEMPTS):
            self.settle()
            self.process.send((UP if cursor.y > y else DOWN) * abs(cursor.y - y))
            try:
                self.wait(lambda: cursor.y == y, "the row", 5)
                self.settle()
                self.process.send((LEFT if cursor.x > x else RIGHT) * (abs(cursor.x - x) // 2))
                self.wait(lambda: (cursor.x, cursor.y) == (x, y), "the cell", 5)
                self.settle()
                return
            except LostTrack:
                continue
        raise LostTrack(f"the cursor does not reach {row}, {column}")

    def place(self, cell):
        self.known.add(cell)
        for attempt in range(ATTEMPTS):
            self.move_cursor(*cell)
            self.process.send("\n")
            try:
                return self.wait(lambda: cell in self.pieces(), "our piece", 5)
            except LostTrack:
                if attempt + 1 == ATTEMPTS:
                    raise

    def reply(self):
        """Waits for its move; returns the cell and the processor time of the search in seconds."""
        self.wait(lambda: self.pieces() - self.known, "its move")
        new = self.pieces() - self.known
        if len(new) != 1:
            raise LostTrack(f"more than one new piece: {new}")
        self.known |= new
        self.wait(lambda: not children_of(self.process.pid), "the end of its search", 10)
        before, self.searched = self.searched, processor_seconds(self.process.pid)[1]
        return new.pop(), self.searched - before
