#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Tests of the sequential test: the evaluation of pairs of games, and a match of two programs."""
import os
import re
import subprocess
import sys
import tempfile
import unittest

from sprt import OPENINGS, games_of, merge, read_openings
from sums import is_decided, log_likelihood_ratio, sums
from ugi_engine import UgiEngine

HERE = os.path.dirname(os.path.abspath(__file__))
ENGINE = sys.argv.pop() if len(sys.argv) > 1 else "build/dev/bin/atom4-engine"


class SumsTest(unittest.TestCase):
    def test_games_and_pairs_are_summed_up(self):
        points = ((1, 0), (0.5, 1), (0, 0), (1, 1), (0.5, 0.5), (0, 0.5))
        told = sums(ENGINE, [game for pair, of in enumerate(points) for game in games_of(pair, of)], (0, 5))
        self.assertIn("Games:  12, A +4 -4 =4\n", told)
        self.assertIn("Pairs:  6: 1, 1, 2, 1, 1 with 0, 1/2, 1, 3/2, 2 points\n", told)
        self.assertIn("Score:  6.0/12, 50.0%\n", told)
        self.assertFalse(is_decided(told))

    def test_decides_when_the_ratio_is_large(self):
        points = [(1, 1), (1, 0.5), (0.5, 1), (1, 0), (0, 1)] * 20
        for better, verdict in ((True, "elo1 accepted"), (False, "elo0 accepted")):
            told = sums(ENGINE, [game for pair, of in enumerate(points)
                                 for game in games_of(pair, of if better else [1 - each for each in of])], (0, 15))
            self.assertTrue(told.endswith(verdict), told)
            self.assertTrue(is_decided(told))
            self.assertEqual(log_likelihood_ratio(told) > 0, better)

    def test_without_games_nothing_is_decided(self):
        told = sums(ENGINE, [], (0, 15))
        self.assertEqual((told, is_decided(told), log_likelihood_ratio(told)), ("Games:  0", False, 0))


class MatchTest(unittest.TestCase):
    def run_sprt(self, *arguments):
        return subprocess.run([sys.executable, os.path.join(HERE, "sprt.py"), "--engine", ENGINE, *arguments], check=True,
                              capture_output=True, text=True).stdout

    def test_more_depth_wins_and_shards_sum_up(self):
        players = ["--a", ENGINE, "--b", ENGINE, "--limit", "depth 4", "--limit-b", "depth 1"]
        whole = self.run_sprt(*players, "--pairs", "4")
        self.assertRegex(whole, r"Score:  \S+, ([6-9]\d\.\d|100\.0)%")
        with tempfile.TemporaryDirectory() as folder:
            shards = [os.path.join(folder, str(shard)) for shard in range(2)]
            for shard, path in enumerate(shards):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(self.run_sprt(*players, "--pairs", "4", "--shard", f"{shard}/2"))
            merged = merge(shards)
        self.assertIn(sums(ENGINE, merged, (0, 15)), whole)

    def test_equals_share_the_points(self):
        told = self.run_sprt("--a", ENGINE, "--b", ENGINE, "--limit", "depth 2", "--pairs", "3", "--first", "7")
        self.assertIn(", 50.0%\n", told)

    def test_more_time_wins_and_timed_games_are_reproducible(self):
        players = ["--a", ENGINE, "--b", ENGINE, "--clock", "4000", "--nodes-a-millisecond", "20,1", "--pairs", "3"]
        told = self.run_sprt(*players)
        self.assertEqual(self.run_sprt(*players), told)
        self.assertGreater(float(re.search(r"Score: +([\d.]+)/6", told)[1]), 3)

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
