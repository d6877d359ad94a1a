#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks by a sample that nobody can force a win on a board: with rules of its own, and no code of the engine's.

A certificate holds lines of play against each player in turn. His moves are drawn by a hash of the seed, so whoever wrote the
certificate could not choose them; the answers are the solver's. Where few cells are left empty, the checker looks at all that can
follow. --make asks the solver for the answers and prints a certificate; without it, the certificates are checked."""
import argparse
import hashlib
import subprocess
import sys

LETTERS = "KBGCRPYW"  # a colour's index is the sum of red 4, green 2, blue 1
WHEEL = [LETTERS.index(letter) for letter in "RYGCBP"]


class Board:
    def __init__(self, text, to_play):
        rows = []
        for row in text.split("/"):
            number, cells = "", []
            for letter in row + " ":
                if letter.isdigit():
                    number += letter
                    continue
                cells += [None] * int(number or 0)
                number = ""
                if letter != " ":
                    cells.append(LETTERS.index(letter))
            rows.append(tuple(cells))
        self.rows, self.turn = tuple(rows), "RYGCBP".index(to_play)

    def at(self, cell):
        row, col = cell
        return self.rows[row][col] if 0 <= row < len(self.rows) and 0 <= col < len(self.rows[0]) else None

    @staticmethod
    def step(cell, direction):
        row, col = cell
        odd = row % 2
        return [(row, col + 1), (row - 1, col + odd), (row - 1, col - 1 + odd), (row, col - 1), (row + 1, col - 1 + odd),
                (row + 1, col + odd)][direction]

    def player(self):
        return self.turn % 2 + 1

    def empty(self):
        return sum(row.count(None) for row in self.rows)

    def moves(self):
        def is_legal(cell):
            full = [self.at(self.step(cell, direction)) is not None for direction in range(6)]
            return self.at(cell) is None and any(full[i] and full[i - 1] for i in range(6))
        return [(row, col) for row in range(len(self.rows)) for col in range(len(self.rows[0])) if is_legal((row, col))]

    def play(self, cell):
        """Returns the board after a move, and whether the move wins."""
        colour, goal, unlike = WHEEL[self.turn], (7, 0)[self.turn % 2], (0, 7)[self.turn % 2]
        rows = [list(row) for row in self.rows]
        rows[cell[0]][cell[1]] = colour
        changed = []
        for direction in range(6):
            other = self.step(cell, direction)
            while self.at(other) == goal:
                other = self.step(other, direction)
            before = self.at(other)
            if before is None:
                continue
            after = colour if before == unlike else before | colour if goal == 7 else before & colour
            rows[other[0]][other[1]] = after
            changed.append(other)
        after = Board.__new__(Board)
        after.rows, after.turn = tuple(map(tuple, rows)), (self.turn + 1) % 6
        return after, any(after.length(other, axis, goal) >= 4 for other in changed for axis in range(3))

    def length(self, cell, axis, goal):
        if self.at(cell) != goal:
            return 0
        count = 1
        for direction in (axis, axis + 3):
            other = self.step(cell, direction)
            while self.at(other) == goal:
                count, other = count + 1, self.step(other, direction)
        return count

    def can_force(self, attacker, known):
        """Returns whether that player can force a win, by searching the whole tree."""
        key = self.rows, self.turn
        if key not in known:
            attacks = self.player() == attacker
            moves, results = self.moves(), []
            for move in moves:
                after, wins = self.play(move)
                results.append(attacks if wins else after.can_force(attacker, known))
                if results[-1] == attacks:
                    break
            known[key] = bool(moves) and (any(results) if attacks else all(results))
        return known[key]

    def text(self):
        rows = ["".join("." if piece is None else LETTERS[piece] for piece in row) for row in self.rows]
        for count in range(len(self.rows[0]), 0, -1):
            rows = [row.replace("." * count, str(count)) for row in rows]
        return "/".join(rows) + " " + "RYGCBP"[self.turn]


def name(cell):
    return "abcdefghijklmnopqrstuvwxyz"[cell[1]] + str(cell[0] + 1)


def drawn(moves, *what):
    return moves[int.from_bytes(hashlib.sha256(" ".join(map(str, what)).encode()).digest()[:8], "big") % len(moves)]


def follow(board, attacker, number, seed, ending, answer):
    """Returns the line with that number; `answer` gives the defender's moves. Raises ValueError if the defence fails."""
    line = []
    while board.empty() > ending and board.moves():
        moves, attacks = board.moves(), board.player() == attacker
        move = drawn(moves, seed, attacker, number, len(line)) if attacks else answer(board, len(line))
        if move not in moves:
            raise ValueError(f"{move} is not a legal move in {board.text()}")
        board, wins = board.play(move)
        line.append(name(move))
        if wins and attacks:
            raise ValueError(f"player {attacker} wins by {' '.join(line)}")
        if wins:
            return line
    if board.can_force(attacker, {}):
        raise ValueError(f"player {attacker} can force a win after {' '.join(line)}: {board.text()}")
    return line


class Solver:
    """Answers an attacker. All its searches share one table, so the first answer takes nearly all the time."""

    def __init__(self, attacker, options):
        self.attacker = attacker
        self.process = subprocess.Popen(
            [options.make, "solve", "--player", str(attacker), "--seconds", "100000", "--memory", str(options.memory), "-"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, board):
        print(board.text(), file=self.process.stdin, flush=True)
        said = []
        while not said or not said[-1].startswith("Value:"):
            said.append(next(self.process.stdout).strip())
        if f"Player {self.attacker} cannot force a win." not in said:
            sys.exit(f"player {self.attacker} can win {board.text()}")
        return said

    def answer(self, board, _):
        best = self.ask(board)[-2].split()[1]
        return next(move for move in board.moves() if name(move) == best)


def make(options):
    for text in options.boards:
        board = Board(*text.split())
        print("board", text, "seed", options.seed, "ending", options.ending)
        for attacker in (1, 2):
            solver = Solver(attacker, options)
            print(f"against player {attacker}:", *solver.ask(board)[:2], file=sys.stderr, flush=True)
            for number in range(options.lines):
                print(attacker, number, *follow(board, attacker, number, options.seed, options.ending, solver.answer), flush=True)
            solver.process.kill()


def check(path):
    lines = 0
    with open(path, encoding="utf-8") as file:
        for said in map(str.split, file):
            if not said or said[0].startswith("#"):
                continue
            if said[0] == "board":
                board, seed, ending = Board(*said[1:3]), int(said[4]), int(said[6])
                continue
            moves = {name((row, col)): (row, col) for row in range(len(board.rows)) for col in range(len(board.rows[0]))}
            line = follow(board, int(said[0]), said[1], seed, ending, lambda _, ply, said=said: moves[said[2:][ply]])
            if line != said[2:]:
                raise ValueError(f"line {' '.join(said)} should be {' '.join(line)}")
            lines += 1
    print(f"{path}: {lines} lines hold")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("boards", nargs="+", metavar="FILE", help="file of a certificate; with --make, a position")
    parser.add_argument("--make", metavar="ENGINE", help="build/dev/bin/atom4-engine")
    parser.add_argument("--lines", type=int, default=100, help="lines against each player (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ending", type=int, default=7, help="empty cells from which the search is exhaustive (default: 7)")
    parser.add_argument("--memory", type=int, default=2048, help="memory of the solver in MiB (default: 2048)")
    options = parser.parse_args()
    if options.make:
        return make(options)
    for path in options.boards:
        check(path)


if __name__ == "__main__":
    main()
