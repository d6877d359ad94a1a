# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Evaluates games. The arithmetic is atom4-engine's (core/atom4/tuning/elo.h), run by `match --merge`."""
import re
import subprocess
import tempfile

RESULTS = {0: "1/2-1/2", 1: "1-0", 2: "0-1"}
NO_TIMES = "a-moves 0 a-us 0 a-max-us 0 b-moves 0 b-us 0 b-max-us 0"


def sums(engine, games, elo=None):
    """Returns the text of the sums. A game is (number, seat, winner): games 2n and 2n + 1 are a pair from the same opening,
    the seat is that of the first program, and the winner is 0 for a draw. `elo` has the hypotheses of a test."""
    with tempfile.NamedTemporaryFile("w", encoding="ascii") as file:
        file.write("match of two programs\n")
        for number, seat, winner in games:
            file.write(f"game {number} a {seat} result {RESULTS[winner]} plies 0 {NO_TIMES}\n")
        file.flush()
        test = [f"--sprt={elo[0]:g},{elo[1]:g}"] if elo else []
        text = subprocess.run([engine, "match", "--merge", file.name, *test], check=True, stdout=subprocess.PIPE,
                              text=True).stdout
    return "\n".join(line for line in text.splitlines() if not line.startswith(("match ", "Plies:", "Time ")))


def log_likelihood_ratio(text):
    """Returns the ratio in the text of the sums of a test; zero if there are no games."""
    told = re.search(r"LLR (\S+) ", text)
    return float(told[1]) if told else 0.0


def is_decided(text):
    return " accepted" in text
