#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Tests of what speed.py reports: which row is slower, and which commit made the greatest step. Nothing is built."""
import unittest
from unittest import mock

import speed


class SlowerTest(unittest.TestCase):
    def test_more_than_ten_percent_counts_as_slower(self):
        self.assertFalse(speed.is_slower(1000, 900))
        self.assertFalse(speed.is_slower(1000, 1100))
        self.assertTrue(speed.is_slower(1000, 1101))

    def test_a_row_that_one_revision_lacks_is_not_compared(self):
        self.assertFalse(speed.is_slower(None, 1000))
        self.assertFalse(speed.is_slower(1000, None))


class StepTest(unittest.TestCase):
    def step(self, counts):
        """Returns the greatest step, with revisions named by their numbers, and how many revisions were measured."""
        asked = []

        def measure(revision):
            asked.append(revision)
            return counts[revision]

        return speed.greatest_step(range(len(counts)), measure), len(set(asked))

    def test_finds_every_step_with_few_measurements(self):
        for at in range(1, 500):
            found, asked = self.step([100] * at + [120] * (500 - at))
            self.assertEqual(found, (at - 1, at, 100, 120))
            self.assertLessEqual(asked, 12)

    def test_finds_the_step_among_drift(self):
        counts = [1000 + each for each in range(40)] + [1300 + each for each in range(24)]
        self.assertEqual(self.step(counts)[0], (39, 40, 1039, 1300))

    def test_skips_revisions_that_do_not_build(self):
        for at in range(2, 15):
            counts = [100] * at + [120] * (16 - at)
            for broken in range(1, 15):
                self.assertEqual(self.step([None if each == broken else count for each, count in enumerate(counts)])[0],
                                 (at - 1 - (broken == at - 1), at + (broken == at), 100, 120))
        self.assertEqual(self.step([100, None, None, 120])[0], (0, 3, 100, 120))


class MainTest(unittest.TestCase):
    """The whole table, where a program is the name of its revision, and counts are made up."""

    def run_with(self, counts, *words):
        rows = [(name, name, lambda binary, name=name: counts[name][binary]) for name in counts]
        lines = []
        with mock.patch.multiple(
                speed, ROWS=rows, PLACE=mock.MagicMock(), built=lambda revision, program: revision,
                build=lambda tree, folder, program: "here",
                git=lambda *arguments: {"rev-parse": "a", "rev-list": "1" if "--count" in arguments else "c\nb",
                                        "log": f"{arguments[-1]} Subject"}[arguments[0]]), \
                mock.patch.object(speed.sys, "argv", ["speed.py", "a", *words]), \
                mock.patch("builtins.print", lambda *said, **_: lines.append(" ".join(said))):
            return speed.main(), lines

    def test_reports_only_slow_rows_and_their_commits(self):
        status, lines = self.run_with({"quick": {"a": 1000, "b": 1000, "c": 1050, "here": 1050},
                                       "slow": {"a": 1000, "b": 1200, "c": 1210, "here": 1210},
                                       "dirty": {"a": 1000, "b": 1000, "c": 1000, "here": 1500},
                                       "new": {"a": None, "b": None, "c": 5, "here": 5}})
        self.assertEqual(status, 1)
        self.assertEqual(lines[-2:], ["slow: +21.0 %, most by b Subject (1,000 to 1,200, +20.0 %)",
                                      "dirty: +50.0 %, most by what is not committed yet"])
        self.assertEqual([line.split()[0] for line in lines[1:-2]], ["quick", "slow", "dirty", "new"])

    def test_compares_only_the_named_rows(self):
        counts = {"quick": {"a": 10, "b": 10, "c": 11, "here": 11}, "slow": {"a": 10, "b": 20, "c": 20, "here": 20}}
        self.assertEqual(self.run_with(counts, "qui", "none")[0], 0)

    def test_reports_that_nothing_is_slower(self):
        self.assertEqual(self.run_with({"quick": {"a": 10, "b": 10, "c": 11, "here": 11}})[0], 0)
        self.assertEqual(self.run_with({"new": {"a": None, "here": 5}}), (2, mock.ANY))


if __name__ == "__main__":
    unittest.main()
