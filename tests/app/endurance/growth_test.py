#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Repeated actions leak no memory: the number of bytes that a program has allocated and not freed is the same,
however often an action was repeated. Arguments: ATOM4-ENGINE [ATOM4 PLUGINS]."""
import os
import re
import subprocess
import sys
import tempfile
import unittest

import players
from window_player import BoardWindow

TIMES = 24
# Bytes per repetition. A dialog that is not destroyed takes a hundred thousand and more. Qt 6.4 never frees the key of a
# picture that its cache has dropped (QPixmapCache), some 270 bytes for each icon that is made again; GnuTLS keeps 192
# for each thread.
MOST = 800
# Qt's file dialog makes twelve such icons each time, and a picture of its style has another key in other colours.
MOST_OF_QT = 8000
# A tool button of Qt 6.11 makes another connection, which takes 88 bytes, each time its action changes
# (QToolButton::setDefaultAction), and never removes it. Qt 6.8 does not.
MOST_OF_BUTTONS = 3000
ENGINE = WINDOW = ""


def growth(live):
    """Returns by how much a value grows per repetition. Skips the first third, in which things are made once. Divides
    the rest into four parts and takes the least value of each, since memory that is freed late makes values too large.
    Of the three differences it takes the median, since things made once may also come late."""
    rest = live[len(live) // 3:]
    size = len(rest) // 4
    least = [min(rest[part * size:(part + 1) * size]) for part in range(4)]
    return sorted(after - before for before, after in zip(least, least[1:]))[1] / size


class Growth(unittest.TestCase):
    def check(self, name, live, most=MOST):
        by = growth(live)
        print(f"{name}: {live[0]:,} to {live[-1]:,} bytes, {by:+.0f} each time")
        self.assertGreater(live[-1], 10_000, "nothing was counted")
        self.assertLess(by, most, name)


class WindowGrowth(Growth):
    def setUp(self):
        if not WINDOW:
            self.skipTest("built without the window")
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.window = BoardWindow(home.name, WINDOW)
        self.window.begin()
        self.addCleanup(self.window.kill)
        self.window.do("choose settings", "pick animation 0", "escape")
        self.window.place(2)

    def again(self, name, act, most=MOST):
        live = []
        for time in range(TIMES):
            act(time)
            # Qt's own caches, up to 10 MiB, would hide the growth.
            self.window.ask("forget")
            live.append(self.window.live())
        self.check(name, live, most)

    def qt(self):
        with open(f"/proc/{self.window.pid}/maps", encoding="utf-8") as maps:
            return tuple(map(int, re.search(r"libQt6Core\.so\.(\d+)\.(\d+)", maps.read()).groups()))

    def until_closed(self, dialog):
        self.window.until(lambda: dialog not in self.window.ask("windows"), "end of " + dialog)

    def open_and_close(self, action, dialog):
        self.window.do("choose " + action)
        self.window.until(lambda: dialog in self.window.ask("windows"), dialog, again=lambda: None)
        self.window.do("escape")
        self.until_closed(dialog)

    def test_dialogs(self):
        for action, dialog in (("settings", "SettingsDialog"), ("about", "AboutBox"), ("keys", "HelpDialog"),
                               ("statistics", "StatisticsDialog"), ("join", "JoinDialog")):
            self.again(action, lambda time: self.open_and_close(action, dialog))

    def test_language_size_and_theme(self):
        def pick(time, box, choices):
            self.window.do("choose settings", f"pick {box} {time % choices}", "escape")
            self.until_closed("SettingsDialog")
        self.again("language", lambda time: pick(time, "language", 2))
        self.again("size", lambda time: self.window.ask(f"size {700 + time % 2} {600 + time % 2}"))
        self.again("theme", lambda time: pick(time, "theme", 2), MOST_OF_QT)

    def test_matches(self):
        def begin(time):
            self.window.do("choose new", "press play")
            self.window.until(lambda: not self.window.moves(), "new match")
            self.window.place(2)
            self.window.until(self.window.moves, "move")
        most = MOST_OF_BUTTONS if self.qt() >= (6, 9) else MOST
        self.again("a match", begin, most)

        def take_back(time):
            self.window.do("choose undo")
            self.window.until(lambda: not self.window.moves(), "undo")
            self.window.do("choose redo")
            self.window.until(self.window.moves, "redo")
        self.again("undo and redo", take_back, most)

    @unittest.skipIf(os.environ.get("ATOM4_NETWORK") == "0", "built without network support")
    def test_hosting(self):
        def host(time):
            self.window.invite()
            self.window.invitation()
            self.window.do("escape")
            self.until_closed("InviteDialog")
        self.again("hosting", host)

    def test_files(self):
        def save(time):
            self.window.file("saveAs", f"{self.window.home}/{time}.atom4")
        self.again("saving", save, MOST_OF_QT)
        self.again("opening", lambda time: self.window.file("open", f"{self.window.home}/{time}.atom4"), MOST_OF_QT)


class EngineGrowth(Growth):
    def test_matches(self):
        with tempfile.TemporaryDirectory() as home:
            player = players.Player(home, ENGINE)
            with subprocess.Popen([ENGINE], env=player.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                  text=True, bufsize=1) as engine:
                live = []
                for time in range(TIMES):
                    # It answers in order, and searches that many nodes however long that takes.
                    for line in ("uginewgame", "position startpos", f"go nodes {3000 + time % 3}"):
                        engine.stdin.write(line + "\n")
                    while not engine.stdout.readline().startswith("bestmove"):
                        pass
                    engine.stdin.write("isready\n")
                    while engine.stdout.readline() != "readyok\n":
                        pass
                    live.append(player.live())
                engine.stdin.write("quit\n")
            self.check("the engine's match", live)


if __name__ == "__main__":
    ENGINE, *window = map(os.path.realpath, sys.argv[1:1 + sum(not word.startswith("-") and os.path.exists(word)
                                                              for word in sys.argv[1:])])
    if window:
        WINDOW, BoardWindow.plugins = window
    del sys.argv[1:2 + len(window)]
    unittest.main()
