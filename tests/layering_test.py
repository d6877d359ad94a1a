#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of the sources: includes go one way. CMake's targets enforce most of this, but a header can be included from
anywhere. And CONTRIBUTING.md, which explains the layers to newcomers, names only what exists. Argument: the root folder."""
import collections
import glob
import os
import re
import sys
import unittest

# From the bottom up. A source includes only its own layer and those above it in this list; a folder belongs to the layer
# that names its nearest parent. Between core/atom4/rules and core/atom4/engine, nothing of a game is known but the eight colours.
LAYERS = """
core/base
core/storage core/net
core/atom4/rules
ui/theme tui/common
ui/widgets tui/textmode tui/terminal
ui/common
core/atom4/engine core/lines
core/atom4/game
core/atom4/training core/atom4/netplay
core/atom4/controller
tui/atom4/model tui/lines ui/atom4/model ui/lines
tui/atom4/screen tui/atom4/textmode ui/atom4/board
ui/atom4/panels
ui/atom4/pages
ui/atom4/window
core/atom4/tuning
app
"""

PROGRAMS = ("core/", "ui/", "tui/", "app/")
QT = re.compile(r"<Q[A-Z]\w*>|[<\"]Qt")
CURSES = re.compile(r"<(ncursesw/)?(n?curses|panel|menu|form|term)\.h>")
PRINTING = re.compile(r"<(iostream|cstdio|stdio\.h|print|syslog\.h)>|std::(cout|cerr|clog)|\b(printf|puts)\(")
# Libraries of the system, and the folders that may include them: other code uses those folders.
KEPT_APART = [
    (re.compile(r"<gnutls/"), ("core/net/",)),
    (re.compile(r"<avahi-"), ("core/net/",)),
    (CURSES, ("tui/terminal/",)),
    (re.compile(r"<(X11/|alsa/)"), ("ui/common/",)),
]

Include = collections.namedtuple("Include", "source line header")


def sources(top, areas=PROGRAMS):
    for area in areas:
        for folder, _, names in os.walk(os.path.join(top, area)):
            for name in names:
                if name.endswith((".h", ".cpp")):
                    path = os.path.join(folder, name)
                    with open(path, encoding="utf-8") as file:
                        yield os.path.relpath(path, top), file.read().splitlines()


def includes(files):
    found = ((path, number, re.match(r'\s*#\s*include\s*([<"][^>"]+[>"])', line))
             for path, lines in files for number, line in enumerate(lines, 1))
    return [Include(path, number, match[1]) for path, number, match in found if match]


def layer_of(path):
    for folder in ancestors(path):
        for height, layer in enumerate(LAYERS.split("\n")):
            if folder in layer.split():
                return height
    raise AssertionError(f"{path} is in no layer")


def ancestors(path):
    while path := os.path.dirname(path):
        yield path


def game_of(path):
    return {"atom4", "lines"} & set(path.split("/")[:-1]) if not path.startswith("app/") else set()


def faults(included):
    """Returns what is wrong with these includes, a sentence each."""
    for one in included:
        wrong = fault(one)
        if wrong:
            yield f"{one.source}:{one.line}: {one.header} {wrong}"


def fault(one):
    header = one.header[1:-1]
    area = one.source.split("/")[0]
    if QT.match(one.header) and area in ("core", "tui"):
        return "is a Qt header"
    if CURSES.match(one.header) and area in ("core", "ui"):
        return "is a curses header"
    for library, homes in KEPT_APART:
        if library.match(one.header) and not one.source.startswith(homes):
            return f"may be included only in {homes[0]}"
    if one.header.startswith('"') and header.startswith("."):
        return "must be named from the root folder"
    if not header.startswith(PROGRAMS):
        return None
    theirs = header.split("/")[0]
    if area != "app" and theirs not in ("core", area):
        return f"may not be included in {area}"
    if game_of(one.source) and game_of(header) - game_of(one.source):
        return "belongs to the other game"
    return "is in a layer above" if layer_of(header) > layer_of(one.source) else None


class Layering(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.files = list(sources(TOP))

    def test_includes_lead_down(self):
        included = includes(self.files)
        self.assertGreater(len(included), 1000)
        self.assertEqual(list(faults(included)), [])

    def test_core_does_not_print(self):
        self.assertEqual([f"{path}:{number}: {line}" for path, lines in self.files if path.startswith("core/")
                          for number, line in enumerate(lines, 1) if PRINTING.search(line)], [])

    def test_every_source_begins_with_its_licence(self):
        for path, lines in sources(TOP, (*PROGRAMS, "tests/")):
            with self.subTest(path):
                self.assertEqual(lines[:2], ["// SPDX-FileCopyrightText: 2026 The Atom-4 developers",
                                             "// SPDX-License-Identifier: GPL-2.0-or-later"])

    # The tests above would pass even if faults() found nothing.
    def test_the_rules_detect_violations(self):
        for source, header in [
            ("core/base/x.h", "<QString>"),
            ("tui/x.h", "<QtGlobal>"),
            ("core/base/x.h", "<curses.h>"),
            ("ui/x.h", "<ncursesw/curses.h>"),
            ("tui/atom4/x.h", "<curses.h>"),
            ("core/base/x.h", "<gnutls/gnutls.h>"),
            ("core/base/x.h", '"../storage/y.h"'),
            ("core/base/x.h", '"core/storage/y.h"'),
            ("core/storage/x.h", '"core/atom4/rules/y.h"'),
            ("core/lines/x.h", '"core/atom4/rules/y.h"'),
            ("ui/atom4/board/x.h", '"ui/lines/board/y.h"'),
            ("ui/x.h", '"tui/y.h"'),
            ("tui/x.h", '"ui/y.h"'),
            ("core/lines/x.h", '"ui/y.h"'),
            ("ui/lines/x.h", '"app/y.h"'),
            ("ui/atom4/board/x.h", '"ui/atom4/panels/y.h"'),
        ]:
            with self.subTest(source=source, header=header):
                self.assertEqual(len(list(faults([Include(source, 1, header)]))), 1)
        for source, header in [
            ("core/base/x.h", "<vector>"),
            ("core/base/x.h", "<queue>"),
            ("ui/x.h", "<QString>"),
            ("ui/atom4/board/x.h", '"core/atom4/rules/y.h"'),
            ("app/atom4/x.cpp", '"ui/lines/y.h"'),
        ]:
            with self.subTest(source=source, header=header):
                self.assertEqual(list(faults([Include(source, 1, header)])), [])


class Contributing(unittest.TestCase):
    def test_the_paths_it_names_exist(self):
        with open(os.path.join(TOP, "CONTRIBUTING.md"), encoding="utf-8") as file:
            words = re.findall(r"`([^`\s]+)[^`]*`", file.read())
        # Build folders do not exist here, and a word in capitals stands for any name.
        paths = {re.sub(r"(?<![A-Za-z])(LANGUAGE|GAME|X)(?![A-Za-z])", "*", word) for word in words
                 if re.fullmatch(r"[\w.*-]+(/[\w.*-]*)+", word) and not word.startswith("build/")}
        self.assertGreater(len(paths), 20)
        self.assertEqual({path for path in paths if not glob.glob(os.path.join(TOP, path))}, set())


if __name__ == "__main__":
    TOP = sys.argv[1]
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
