# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""atom4-engine as a player: a process that speaks UGI."""
import os
import sys

from processes import processor_seconds

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../support/scripts"))
from ugi_dialogue import Dialogue

SIZE = 16
WIN = 30_000  # above every other score


class UgiEngine(Dialogue):
    def __init__(self, program):
        super().__init__(program)
        self.nodes = 0  # of all searches
        self.milliseconds = 0  # of all searches, as reported by the engine
        self.plies_to_end = None  # of a forced win or loss that the last search found
        self.options = []
        self.introduce()

    def introduce(self):
        self.say("ugi")
        while (words := self.process.stdout.readline().split()) != ["ugiok"]:
            if not words:
                raise RuntimeError(f"{self.process.args[0]} ended before it answered ugi")
            if words[:2] == ["option", "name"]:
                self.options.append(words[2])

    def ask(self, line, answer):
        """Sends the line, and returns the words of the first line that begins with the answer."""
        self.say(line)
        while True:
            told = self.process.stdout.readline()
            if not told:
                raise RuntimeError(f"{self.process.args[0]} ended before it answered {line}")
            if told.startswith("info string error"):
                raise RuntimeError(f"{line}: {told.strip()}")
            if told.startswith(answer):
                return told.split()

    def set_position(self, moves):
        self.say(" ".join(["position startpos", *(["moves", *moves] if moves else [])]))

    def is_over(self):
        return self.ask("query gameover", "response")[1] == "true"

    def player_to_move(self):
        return 1 if self.ask("query p1turn", "response")[1] == "true" else 2

    def winner(self):
        """Returns 1, 2, or 0 for a draw."""
        return {"p1win": 1, "p2win": 2, "draw": 0}[self.ask("query result", "response")[1]]

    def search(self, limit):
        """Returns the move and the final score of the position, in centipoints for the player to move; a forced win or
        loss is WIN or -WIN."""
        self.say("go " + limit)
        score = nodes = milliseconds = 0
        while True:
            words = self.process.stdout.readline().split()
            if words[:1] == ["bestmove"]:
                self.nodes += nodes
                self.milliseconds += milliseconds
                return words[1], score
            if not words or words[:3] == ["info", "string", "error"]:
                raise RuntimeError(f"go {limit}: {' '.join(words) or 'no answer'}")
            if "score" in words:
                kind, number = words[words.index("score") + 1:][:2]
                ends = {"win": WIN, "loss": -WIN, "draw": 0}
                score = ends[kind] if kind in ends else int(number)
                self.plies_to_end = int(number) if kind in ("win", "loss") else None
                nodes = int(words[words.index("nodes") + 1])
                milliseconds = int(words[words.index("time") + 1])

    def go(self, limit):
        return self.search(limit)[0]

    def processor_seconds(self):
        return processor_seconds(self.process.pid)[0]

    def quit(self):
        """Ends the engine, and returns all the processor time it used, to the microsecond."""
        self.say("quit")
        _, status, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime


def name_of(row, column):
    return chr(ord("a") + column) + str(row + 1)


def cell_of(name):
    return int(name[1:]) - 1, ord(name[0]) - ord("a")


def neighbours(row, column):
    """Returns the six neighbours in circular order; odd rows are shifted right by half a cell."""
    shift = row % 2
    return [(row, column + 1), (row - 1, column + shift), (row - 1, column - 1 + shift), (row, column - 1),
            (row + 1, column - 1 + shift), (row + 1, column + shift)]


def legal_moves(pieces):
    """Returns the empty cells that touch two pieces that touch each other."""
    found = []
    for row in range(SIZE):
        for column in range(SIZE):
            if (row, column) in pieces:
                continue
            taken = [cell in pieces for cell in neighbours(row, column)]
            if any(taken[i - 1] and taken[i] for i in range(6)):
                found.append((row, column))
    return found
