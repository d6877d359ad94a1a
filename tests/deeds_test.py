#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""What can be done about a match is in deeds.txt, with the way to do it in each front end. What is named there is there,
and all that a front end offers is named there. Argument: the folder of all."""
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
    """Of each command those that stand for it."""
    table = read("tests/tui/atom4/keys.txt").split("[commands]\n")[1].split("\n\n")[0]
    return [set(line.split()) for line in re.findall(r"^(.*): k\w+$", table, re.M) if line != "any other"]


def words():
    return set(re.findall(r'^ +\{Verb::k\w+, "([^"]+)"', read("tui/atom4/textmode/text_commands.cpp"), re.M))


def deeds():
    return [re.split(r" +\| +", line) for line in read("tests/deeds.txt").splitlines() if not line.startswith("#")]


def named(face):
    # The key - is never alone.
    return {name for deed in deeds() if not deed[face].startswith("- ") for name in deed[face].split()}


class Deeds(unittest.TestCase):
    maxDiff = None

    def test_each_has_a_way_in_each_front_end_or_a_reason(self):
        self.assertGreater(len(deeds()), 30)
        self.assertEqual([deed for deed in deeds() if len(deed) != 4 or "-" in deed or "" in deed], [])
        self.assertEqual(len({deed[0] for deed in deeds()}), len(deeds()))

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
