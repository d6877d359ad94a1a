#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The window under a Wayland compositor, with keys and mouse: weston in a window of an X display, where xdotool sends
them, since weston without a display has neither. Skipped if one of these programs is missing.

    isolated_session wayland_test.py ATOM4
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

ATOM4 = sys.argv.pop(1)
PATIENCE = 30


def missing():
    programs = [name for name in ("weston", "xdotool", "qtpaths6") if not shutil.which(name)]
    if programs:
        return programs
    plugins = subprocess.run(["qtpaths6", "--query", "QT_INSTALL_PLUGINS"], capture_output=True, text=True, check=True)
    found = pathlib.Path(plugins.stdout.strip(), "platforms").glob("libqwayland*")
    return [] if any(found) else ["qt6-wayland"]


def wait_for(what, seen):
    begun = time.monotonic()
    while not (found := seen()):
        if time.monotonic() - begun > PATIENCE:
            raise AssertionError(f"timed out waiting for {what}")
        time.sleep(0.05)
    return found


class Wayland(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (self.folder / "weston.ini").write_text("[core]\nidle-time=0\n[shell]\npanel-position=none\n", encoding="ascii")
        self.start(["weston", "--backend=x11-backend.so", "--width=1400", "--height=1100", "--socket=wayland-of-test",
                    f"--config={self.folder}/weston.ini"], "weston.log", os.environ)
        socket = pathlib.Path(os.environ["XDG_RUNTIME_DIR"], "wayland-of-test")
        wait_for("the compositor", socket.exists)
        self.screen = wait_for("its window", lambda: self.xdotool("getactivewindow").strip())

    def enterContext(self, context):  # new in unittest of Python 3.11
        entered = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        return entered

    def start(self, command, log, environment):
        program = subprocess.Popen(command, env=environment, stderr=self.enterContext((self.folder / log).open("wb")),
                                   stdout=subprocess.DEVNULL)
        self.addCleanup(program.wait)
        self.addCleanup(program.terminate)
        return program

    @staticmethod
    def xdotool(*command):
        return subprocess.run(["xdotool", *command], capture_output=True, text=True, check=False).stdout

    def log(self):
        # Newer versions of libwayland write wl_surface#3 instead of wl_surface@3.
        return (self.folder / "atom4.log").read_text(encoding="utf-8", errors="replace").replace("#", "@")

    def moves(self):
        match = pathlib.Path(os.environ["XDG_STATE_HOME"], "atom4", "match.atom4")
        text = match.read_text(encoding="utf-8") if match.exists() else ""
        return re.findall(r"\b[a-z]\d+\b", text.rpartition("]")[2])

    def press(self, *keys):
        for key in keys:
            self.xdotool("key", key)

    def points_at_menu(self):
        # From outside the screen: if weston does not see the mouse enter, it assumes that it is elsewhere.
        self.xdotool("mousemove", "3", "3", "mousemove", "--window", self.screen, "30", "12")
        return re.search(r"wl_pointer@\d+\.(enter|motion)\(.*, 30\.0+, 12\.0+\)", self.log())

    def test_keyboard_and_mouse_work(self):
        environment = {**os.environ, "WAYLAND_DISPLAY": "wayland-of-test", "WAYLAND_DEBUG": "1"}
        del environment["DISPLAY"]
        program = self.start([ATOM4, "-mx", "--new", "--seed", "3"], "atom4.log", environment)
        wait_for("the window", lambda: re.search(r"wl_surface@\d+\.attach\(wl_buffer", self.log()))
        # The compositor finds the icon and the name by the app id.
        self.assertIn('set_app_id("atom4")', self.log())
        wait_for("the keys", lambda: re.search(r"wl_keyboard@\d+\.enter", self.log()))
        self.press("period", "Return")
        wait_for("the first move", lambda: len(self.moves()) == 1)
        self.press("period", "period", "Return")
        wait_for("the second move", lambda: len(self.moves()) == 2)
        self.press("ctrl+z")
        wait_for("a move less", lambda: len(self.moves()) == 1)
        # The code of F11; for its name, xdotool would also press Alt with the keymaps of 2026.
        self.press("95")
        wait_for("the whole screen", lambda: "set_window_geometry(0, 0, 1400, 1100)" in self.log())
        wait_for("the mouse at a menu", self.points_at_menu)
        self.xdotool("mousedown", "1")
        wait_for("a menu", lambda: "get_popup" in self.log())
        self.xdotool("mouseup", "1")
        self.press("Escape")
        wait_for("no menu", lambda: re.search(r"xdg_popup@\d+\.destroy", self.log()))
        self.press("ctrl+q")
        self.assertEqual(program.wait(PATIENCE), 0)


if __name__ == "__main__":
    if lacking := missing():
        print("skipped: there is no", " and no ".join(lacking))
        sys.exit(77)
    unittest.main()
