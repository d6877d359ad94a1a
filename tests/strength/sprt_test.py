#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Tests of the sequential test: what pairs of games tell, and a match of two programs."""
import math
import os
import subprocess
import sys
import tempfile
import unittest

from pairs import BOUND, Pairs, elo_of_score, expected_score
from sprt import OPENINGS, merge, read_openings
from ugi_engine import UgiEngine

HERE = os.path.dirname(os.path.abspath(__file__))
ENGINE = sys.argv.pop() if len(sys.argv) > 1 else "build/dev/bin/atom4-engine"


def pairs_of(*results):
    pairs = Pairs()
    for first, second in results:
        pairs.add(first, second)
    return pairs


class PairsTest(unittest.TestCase):
    def test_counts_pairs_by_their_points_and_games_by_their_result(self):
        pairs = pairs_of((1, 0), (0.5, 1), (0, 0), (1, 1), (0.5, 0.5), (0, 0.5))
        self.assertEqual(pairs.counts, [1, 1, 2, 1, 1])
        self.assertEqual((pairs.wins, pairs.losses, pairs.draws), (4, 4, 4))
        self.assertEqual(pairs.mean(), 0.5)

    def test_an_opening_that_decides_both_games_tells_nothing(self):
        self.assertEqual(pairs_of(*[(1, 0)] * 100).variance(), 0)
        self.assertAlmostEqual(pairs_of(*[(1, 1), (0, 0)] * 50).variance(), 0.25)

    def test_elo_and_score_are_each_others_inverse(self):
        for elo in (-300, 0, 15, 400):
            self.assertAlmostEqual(elo_of_score(expected_score(elo)), elo)
        self.assertEqual(elo_of_score(1), math.inf)

    # By hand: scores of 0, 1/2 and 1 a game in a quarter, a half and a quarter of 400 pairs: variance 1/8. With results
    # of 1/4 and 3/4 a few more: n (h - l)(2m - l - h) / 2v.
    def test_ratio_is_that_of_the_normal_approximation(self):
        pairs = Pairs(counts=[100, 1, 200, 1, 100])
        number, variance = 402, (200 * 0.25 + 2 / 16) / 402
        low, high = 0.5, expected_score(15)
        self.assertAlmostEqual(pairs.log_likelihood_ratio(0, 15),
                               number * (high - low) * (1 - low - high) / (2 * variance))

    def test_decides_only_when_the_ratio_is_large(self):
        self.assertEqual(Pairs().verdict(0, 15), "open")
        self.assertEqual(pairs_of((1, 1), (1, 1)).verdict(0, 15), "open")
        better = Pairs(counts=[5, 20, 50, 60, 25])
        self.assertEqual(better.verdict(0, 15), "accepted")
        self.assertGreater(better.log_likelihood_ratio(0, 15), BOUND)
        self.assertEqual(Pairs(counts=better.counts[::-1]).verdict(0, 15), "rejected")


class MatchTest(unittest.TestCase):
    def run_sprt(self, *arguments):
        return subprocess.run([sys.executable, os.path.join(HERE, "sprt.py"), *arguments], check=True,
                              capture_output=True, text=True).stdout

    def test_more_depth_wins_and_shards_sum_up(self):
        players = ["--a", ENGINE, "--b", ENGINE, "--limit", "depth 4", "--limit-b", "depth 1"]
        whole = self.run_sprt(*players, "--pairs", "4")
        self.assertRegex(whole, r"Score: ([6-9]\d\.\d|100\.0)%")
        with tempfile.TemporaryDirectory() as folder:
            shards = [os.path.join(folder, str(shard)) for shard in range(2)]
            for shard, path in enumerate(shards):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(self.run_sprt(*players, "--pairs", "4", "--shard", f"{shard}/2"))
            merged = merge(shards)
        self.assertIn(merged.text(), whole)

    def test_equals_share_the_points(self):
        told = self.run_sprt("--a", ENGINE, "--b", ENGINE, "--limit", "depth 2", "--pairs", "3", "--first", "7")
        self.assertIn("Score: 50.0%", told)

    def test_openings_are_legal_and_undecided(self):
        with UgiEngine(ENGINE) as engine:
            openings = read_openings(OPENINGS)
            self.assertEqual(len(openings), 500)
            self.assertEqual(len({tuple(opening) for opening in openings}), 500)
            for opening in openings:
                engine.set_position(opening)
                self.assertFalse(engine.is_over())


if __name__ == "__main__":
    unittest.main()
