# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""What pairs of games tell: two games from the same opening, each program once on either side.

The two games of a pair depend on each other, for an opening may favour a side. So the pair is the observation, with
one of five results, and its variance is the one that is seen."""
import math
from dataclasses import dataclass, field

BOUND = math.log(0.95 / 0.05)  # of the test, for a risk of 5% to err either way
RESULTS = 5  # points of a pair, in halves: 0 to 4


def expected_score(elo):
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of_score(score):
    return math.copysign(math.inf, score - 0.5) if not 0 < score < 1 else 400 * math.log10(score / (1 - score))


@dataclass
class Pairs:
    """How many pairs ended with 0, 1/2, 1, 3/2 and 2 points for the first program; and its games one by one."""
    counts: list = field(default_factory=lambda: [0] * RESULTS)
    wins: int = 0
    losses: int = 0
    draws: int = 0

    def add(self, first, second):
        """The points of the two games: 0, 0.5 or 1."""
        self.counts[round(2 * (first + second))] += 1
        for points in (first, second):
            self.wins += points == 1
            self.losses += points == 0
            self.draws += points == 0.5

    def number(self):
        return sum(self.counts)

    def mean(self):
        """Points a game."""
        return sum(count * halves for halves, count in enumerate(self.counts)) / (4 * self.number())

    def variance(self, counts=None):
        """Of the points a game, from pair to pair."""
        counts = counts or self.counts
        number = sum(counts)
        mean = sum(count * halves / 4 for halves, count in enumerate(counts)) / number
        return sum(count * (halves / 4 - mean) ** 2 for halves, count in enumerate(counts)) / number

    def log_likelihood_ratio(self, elo0, elo1):
        """Of elo1 against elo0: the generalized SPRT in its normal approximation (M. Van den Bergh, "A practical
        introduction to the GSPRT"). A result that was not seen counts as a little of a pair: a few pairs alike must
        not look certain."""
        if self.number() == 0:
            return 0.0
        counts = [count or 0.2 for count in self.counts]
        number = sum(counts)
        mean = sum(count * halves / 4 for halves, count in enumerate(counts)) / number
        low, high = expected_score(elo0), expected_score(elo1)
        return number * (high - low) * (2 * mean - low - high) / (2 * self.variance(counts))

    def verdict(self, elo0, elo1):
        ratio = self.log_likelihood_ratio(elo0, elo1)
        return "accepted" if ratio >= BOUND else "rejected" if ratio <= -BOUND else "open"

    def text(self):
        if self.number() == 0:
            return "Games: 0"
        mean = self.mean()
        margin = 1.96 * math.sqrt(self.variance() / self.number())
        games = 2 * self.number()
        return (f"Games: {games}, +{self.wins} -{self.losses} ={self.draws}, draws {100 * self.draws / games:.0f}%\n"
                f"Pairs: {self.counts}\n"
                f"Score: {100 * mean:.1f}%\n"
                f"Elo:   {elo_of_score(mean):+.1f}, 95% {elo_of_score(mean - margin):+.1f} to "
                f"{elo_of_score(mean + margin):+.1f}")
