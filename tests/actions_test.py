#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""actions.txt lists what a player can do about a match, and how in each front end. Checks that everything it names exists,
and that it names everything a front end offers. Argument: the root folder."""
import os
import re
import sys
import unittest


def read(path):
    with open(os.path.join(TOP, path), encoding="utf-8") as file:
        return file.read()


def actions():
    return set(re.findall(r"^[-+*=h.]+  (\w+) \| ", read("tests/ui/atom4/actions.txt"), re.M))


def keys():
    """Returns the keys of each command."""
    table = read("tests/tui/atom4/keys.txt").split("[commands]\n")[1].split("\n\n")[0]
    return [set(line.split()) for line in re.findall(r"^(.*): k\w+$", table, re.M) if line != "any other"]


def words():
    return set(re.findall(r'^ +\{Verb::k\w+, "([^"]+)"', read("tui/atom4/textmode/text_commands.cpp"), re.M))


def rows():
    return [re.split(r" +\| +", line) for line in read("tests/actions.txt").splitlines() if not line.startswith("#")]


def named(face):
    # The key - is never the only one, so "- " marks a missing one.
    return {name for row in rows() if not row[face].startswith("- ") for name in row[face].split()}


class Actions(unittest.TestCase):
    maxDiff = None

    def test_each_has_a_way_in_each_front_end_or_a_reason(self):
        self.assertGreater(len(rows()), 30)
        self.assertEqual([row for row in rows() if len(row) != 4 or "-" in row or "" in row], [])
        self.assertEqual(len({row[0] for row in rows()}), len(rows()))

    def test_the_actions_are_those_of_the_window(self):
        self.assertGreater(len(actions()), 60)
        self.assertEqual(named(1), actions())

    def test_the_keys_are_those_of_the_full_screen(self):
        self.assertGreater(len(keys()), 40)
        self.assertEqual(named(2) - set().union(*keys()), set())
        self.assertEqual([meant for meant in keys() if not meant & named(2)], [])

    def test_the_words_are_those_of_plain_mode(self):
        self.assertGreater(len(words()), 60)
        self.assertEqual(named(3), words())


if __name__ == "__main__":
    TOP = sys.argv[1]
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
