#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Every terminal type here that promises colours: it gets some, and each as its description says. Of types that differ in
nothing of this, one is tried."""
import ctypes
import os
import re
import unittest

from pty_terminal import Terminal, main, tell

TINFO = ctypes.CDLL("libtinfo.so.6")
TINFO.tigetstr.restype = ctypes.c_void_p
TINFO.tiparm.restype = ctypes.c_char_p
FOLDERS = ("/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo")
# Their colours and attributes are sent in fewer bytes (AttributeThrift).
REWRITTEN = ("xterm", "tmux", "screen", "rxvt-unicode", "foot", "alacritty", "st-", "vte", "gnome", "konsole", "contour",
             "wezterm", "mintty", "vscode", "linux", "vt1")
COLOURS = ("setaf", "setab", "setf", "setb")
LOOKS = re.compile(rb"(?:\x1b\[|\x9b)([0-9;:]*)m")
# What begins a colour, in the forms that there are besides those that a description spells out.
COLOUR = re.compile(rb"\x1b\[(?:[34<=][0-7]|[34]8[:;])")


class RawTerminal(Terminal):
    """Keeps what comes, and makes no screen of it: pyte is no match for most of these."""

    def __init__(self, *words, **how):
        super().__init__(*words, **how)
        self.stream.feed = lambda data: None


class Type:
    """What a description says of colours."""

    def __init__(self, name):
        self.name = name
        self.colours = -1
        self.strings = {}
        error = ctypes.c_int()
        if TINFO.setupterm(name.encode(), 1, ctypes.byref(error)) != 0:
            return
        self.colours = TINFO.tigetnum(b"colors")
        self.pairs = TINFO.tigetnum(b"pairs")
        self.xterm_title = TINFO.tigetflag(b"XT")
        for each in (*COLOURS, "cup", "scp", "op", "sgr", "initc"):
            address = TINFO.tigetstr(each.encode())
            if address not in (None, ctypes.c_void_p(-1).value):
                self.strings[each] = ctypes.string_at(address)

    def moves(self):
        return "cup" in self.strings

    def has_colour(self):
        return self.colours >= 8 and any(name in self.strings for name in (*COLOURS, "scp"))

    def kind(self):
        family = next((name for name in REWRITTEN if self.name.startswith(name)), "")
        return family, self.colours, self.pairs, tuple(sorted(self.strings.items()))

    def colour(self, use, number):
        """What sets it, without what only tells how long it takes."""
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
    """One of each kind."""
    kinds = {}
    for name in names():
        one = Type(name)
        if one.has_colour() and one.moves():
            kinds.setdefault(one.kind(), one)
    return sorted(kinds.values(), key=lambda one: one.name)


def split(parameters):
    """Each colour by itself, and whether something stands behind it."""
    parts = parameters.split(b";")
    while parts:
        part = parts.pop(0)
        if part in (b"38", b"48") and parts:
            part = b";".join([part, *parts[:2 if parts[0] == b"5" else 4]])
            del parts[:2 if part.split(b";")[1] == b"5" else 4]
        if part[:2] in (b"38", b"48") or re.fullmatch(rb"(3|4|9|10)[0-7]", part):
            yield part, bool(parts)


def number_in(part):
    """The colour that is meant, as setaf and setab take it."""
    numbers = [int(number) for number in re.split(rb"[;:]+", part)]
    if len(numbers) == 1:
        return numbers[0] % 10 + (8 if numbers[0] >= 90 else 0)
    return numbers[2] if numbers[1] == 5 else numbers[2] << 16 | numbers[3] << 8 | numbers[4]


class Types(unittest.TestCase):
    def test_every_type_that_promises_colours_gets_them(self):
        self.check(0, 2)

    def test_the_other_half_of_them(self):
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
        if not one.name.startswith(REWRITTEN) or b"100" in one.strings.get("op", b""):
            # As curses has made it of the description.
            colours = [one.colour(use, number) for use in COLOURS for number in range(min(one.colours, 256))]
            if "scp" not in one.strings:
                self.assertTrue(COLOUR.search(raw) or any(colour and colour in raw for colour in colours), "no colours")
            return
        seen = 0
        for parameters in LOOKS.findall(raw):
            for part, is_followed in split(parameters):
                seen += 1
                self.assertFalse(b":" in part and is_followed, f"xterm takes {parameters} for something else")
                use = "setab" if part[:1] == b"4" or part[:2] == b"10" else "setaf"
                said = one.colour(use, number_in(part))
                # What is beyond the description is known of all that follow xterm: a number in the palette for a colour that
                # stands there.
                is_known = one.colours > 256 and re.fullmatch(rb"[34]8;5;\d+", part)
                says_it = any(part in [each for each, _ in split(looks)] for looks in LOOKS.findall(said))
                self.assertTrue(is_known or says_it, f"{part} is not {said}")
        self.assertGreater(seen, 0, "no colours")


if __name__ == "__main__":
    main()
