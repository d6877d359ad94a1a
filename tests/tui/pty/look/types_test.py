#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Every installed terminal type with colours gets some. Of types with the same colour capabilities, one is tested."""
import ctypes
import os
import re
import unittest

from pty_terminal import Terminal, main, tell

TINFO = ctypes.CDLL("libtinfo.so.6")
TINFO.tigetstr.restype = ctypes.c_void_p
TINFO.tiparm.restype = ctypes.c_char_p
FOLDERS = ("/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo")
COLOURS = ("setaf", "setab", "setf", "setb")
# The common forms in which a colour sequence begins, besides those in a terminal's description.
COLOUR = re.compile(rb"\x1b\[(?:[34<=][0-7]|[34]8[:;])")


class RawTerminal(Terminal):
    """Records the output without emulating a screen: pyte does not know most of these types."""

    def __init__(self, *words, **how):
        super().__init__(*words, **how)
        self.stream.feed = lambda data: None


class Type:
    """The colour capabilities in a terminal's description."""

    def __init__(self, name):
        self.name = name
        self.colours = -1
        self.strings = {}
        error = ctypes.c_int()
        if TINFO.setupterm(name.encode(), 1, ctypes.byref(error)) != 0:
            return
        self.colours = TINFO.tigetnum(b"colors")
        self.pairs = TINFO.tigetnum(b"pairs")
        for each in (*COLOURS, "cup", "scp", "op", "sgr", "initc"):
            address = TINFO.tigetstr(each.encode())
            if address not in (None, ctypes.c_void_p(-1).value):
                self.strings[each] = ctypes.string_at(address)

    def moves(self):
        return "cup" in self.strings

    def has_colour(self):
        return self.colours >= 8 and any(name in self.strings for name in (*COLOURS, "scp"))

    def kind(self):
        return self.colours, self.pairs, tuple(sorted(self.strings.items()))

    def colour(self, use, number):
        """Returns the sequence that sets a colour, without padding."""
        if use not in self.strings:
            return b""
        text = TINFO.tiparm(self.strings[use], ctypes.c_int(number)) or b""
        return re.sub(rb"\$<[^>]*>", b"", text)


def names():
    found = set()
    for folder in FOLDERS:
        for _, _, files in os.walk(folder):
            found.update(files)
    return sorted(found)


def types():
    """Returns one type of each kind."""
    kinds = {}
    for name in names():
        one = Type(name)
        if one.has_colour() and one.moves():
            kinds.setdefault(one.kind(), one)
    return sorted(kinds.values(), key=lambda one: one.name)


class Types(unittest.TestCase):
    def test_types_with_colours_get_them_part_1(self):
        self.check(0, 2)

    def test_types_with_colours_get_them_part_2(self):
        self.check(1, 2)

    def check(self, first, step):
        tried = types()[first::step]
        tell("types", [len(tried)], "")
        self.assertGreater(len(tried), 20)
        for one in tried:
            with self.subTest(one.name), RawTerminal(term=one.name) as t:
                t.wait(lambda: b"Enter" in t.raw or t.raw.count(b"Player") > 1)
                t.settle()
                t.send("q")
                self.assertEqual(t.ended(), 0)
                self.check_colours(one, t.raw)

    def check_colours(self, one, raw):
        colours = [one.colour(use, number) for use in COLOURS for number in range(min(one.colours, 256))]
        if "scp" not in one.strings:
            self.assertTrue(COLOUR.search(raw) or any(colour and colour in raw for colour in colours), "no colours")


if __name__ == "__main__":
    main()
