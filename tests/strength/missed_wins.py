#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""How often a level misses a forced win, by the moves it takes, by how far from the last placement it begins, and
whether a win in one takes a piece that is reached only through others.

A level plays against itself. Before each move a search of five plies says whether there is a forced win in one, two or
three moves, and after the move whether it is still there. See README.md beside this file."""
import argparse
import re
from collections import defaultdict

from ugi_engine import WIN, UgiEngine, cell_of, neighbours

MOST_PLIES = 5
NEAR, MIDDLE, FAR, HIDDEN = "1 or 2", "3 or 4", "5 or more", "behind propagators"
COLUMNS = NEAR, MIDDLE, FAR, HIDDEN
LIGHTS = {letter: lights for lights, letter in enumerate("KBGCRPYW")}


def distance(one, other):
    """Returns the number of steps on the lattice, whose odd rows (from 0) are shifted right by half a cell."""
    (row, column), (other_row, other_column) = cell_of(one), cell_of(other)
    across = (column - row // 2) - (other_column - other_row // 2)
    down = row - other_row
    return max(abs(across), abs(down), abs(across + down))


def board_of(judge):
    """Returns the pieces on the cells and the piece to place, each as a sum of lights."""
    rows, to_play = judge.ask("d", "Fen:")[1:3]
    board = {}
    for row, text in enumerate(rows.split("/")):
        column = 0
        for part in re.findall(r"\d+|[A-Z]", text):
            if part in LIGHTS:
                board[row, column] = LIGHTS[part]
            column += 1 if part in LIGHTS else int(part)
    return board, LIGHTS[to_play]


def is_hidden(judge, start):
    """Returns whether the placement completes a row only with a piece that is reached through others."""
    board, played = board_of(judge)
    adds = played in (1, 2, 4)
    goal = 7 if adds else 0
    near = []
    for beside in neighbours(*cell_of(start)):
        # A goal piece there passes the reaction on, and the piece beyond it is not next to the placement.
        if board.get(beside, goal) == goal:
            continue
        before = board[beside]
        board[beside] = (played if before == 0 else before | played) if adds else (
            played if before == 7 else before & played)
        near.append(beside)
    for turned in near:
        for axis in range(3):
            length = 1
            for direction in (axis, axis + 3):
                there = neighbours(*turned)[direction]
                while board.get(there) == goal:
                    length += 1
                    there = neighbours(*there)[direction]
            if board[turned] == goal and length >= 4:
                return False
    return True


def bucket(steps):
    return NEAR if steps <= 2 else MIDDLE if steps <= 4 else FAR


def forced_win(judge, moves):
    """Returns the first move of a forced win and its length in plies; None if there is none in five."""
    judge.set_position(moves)
    move, score = judge.search(f"depth {MOST_PLIES}")
    return (move, judge.plies_to_end) if score == WIN and judge.plies_to_end <= MOST_PLIES else None


def is_still_won(judge, moves, plies):
    """Returns whether the player who has just moved has won, or wins within that many plies."""
    judge.set_position(moves)
    if judge.is_over():
        return judge.winner() != 0
    return plies > 0 and judge.search(f"depth {plies}")[1] == -WIN and judge.plies_to_end <= plies


def play(player, judge, opening, counts):
    moves = list(opening)
    while True:
        player.set_position(moves)
        if player.is_over():
            return
        win = forced_win(judge, moves)
        moves.append(player.ask("go", "bestmove")[1])
        if win:
            start, plies = win
            missed = not is_still_won(judge, moves, plies - 1)
            judge.set_position(moves[:-1])
            hidden = plies == 1 and is_hidden(judge, start)
            counts[(plies + 1) // 2, HIDDEN if hidden else bucket(distance(start, moves[-2]))].append(missed)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="+", type=int)
    parser.add_argument("--engine", default="build/dev/bin/atom4-engine")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    print("| level | moves to the win | " + " | ".join(COLUMNS) + " |\n|-|-" + len(COLUMNS) * "|-" + "|")
    for level in arguments.levels:
        counts = defaultdict(list)
        with UgiEngine(arguments.engine) as player, UgiEngine(arguments.engine) as judge:
            for game in range(arguments.games):
                player.say(f"setoption name Level value {level}")
                player.say(f"setoption name Seed value {game + 1}")
                play(player, judge, [("i7", "i9")[game % 2]], counts)
        for moves in range(1, MOST_PLIES // 2 + 2):
            shares = []
            for column in COLUMNS:
                missed = counts[moves, column]
                shares.append(f"{100 * sum(missed) / len(missed):.0f}% of {len(missed)}" if missed else "none")
            print(f"| {level} | {moves} | " + " | ".join(shares) + " |", flush=True)


if __name__ == "__main__":
    main()
