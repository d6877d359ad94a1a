# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""One of the programs as a screen reader uses it, through AT-SPI alone: what it finds, what it presses, and what it
hears, in order.

It hears the events that Orca 43 speaks: where the focus goes ("> i9, empty"), notifications that appear ("! The computer
plays blue: ..."), and changes of the name of what has the focus ("= ..."); and announcements, which a newer Qt makes
instead of notifications and a newer Orca speaks. According to Orca's scripts/default.py, changed names of table cells are not
spoken, and descriptions neither. Needs a session bus, a display and a window manager:

    isolated_session dbus-run-session -- python3 SOME_test.py ATOM4
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 40
HEARD = ("> ", "! ", "= ")
EVENTS = ("object:state-changed:focused", "object:state-changed:showing", "object:property-change:accessible-name",
          "object:announcement")


def pump():
    """Processes an event, if there is one; otherwise sleeps for a moment."""
    if not GLib.MainContext.default().iteration(False):
        time.sleep(0.002)


def wait_for(what, seen):
    begun = time.monotonic()
    while not (found := seen()):
        if time.monotonic() - begun > PATIENCE:
            raise AssertionError(f"timed out waiting for {what() if callable(what) else what}")
        pump()
    return found


def role_of(accessible):
    """Returns the role by its name in newer versions of at-spi2-core: "button" was "push button"."""
    return accessible.get_role_name().removeprefix("push ")


def find_all(root, role, name=None):
    """Returns all below `root` with that role and a name that begins with `name`; does not search inside tables."""
    found = []
    for index in range(root.get_child_count()):
        child = root.get_child_at_index(index)
        if child is None:
            continue
        if role_of(child) == role and (name is None or (child.get_name() or "").startswith(name)):
            found.append(child)
        elif role_of(child) != "table":
            found += find_all(child, role, name)
    return found


def states(accessible):
    return {state.value_nick for state in accessible.get_state_set().get_states()}


class Program:
    """A program that runs until the end of the test that started it."""

    def __init__(self, test, *command, **environment):
        self.heard = []
        self.events = []
        self.listener = Atspi.EventListener.new(self._hear)
        for event in EVENTS:
            self.listener.register(event)
        env = os.environ | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANGUAGE": "en"} | environment
        self.process = subprocess.Popen(command, env=env)
        test.addCleanup(self.end)
        self.app = wait_for("the program", self._find)
        self.window = wait_for("its window", lambda: next(iter(find_all(self.app, "frame")), None))
        wait_for("an active window",
                 lambda: self.window.get_state_set().contains(Atspi.StateType.ACTIVE))

    def end(self):
        for event in EVENTS:
            self.listener.deregister(event)
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        assert status in (0, -signal.SIGTERM), f"the program exited with {status}"

    def _find(self):
        assert self.process.poll() is None, f"the program exited with {self.process.poll()}"
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(index)
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    def _hear(self, event):
        try:
            self._note(event)
        except GLib.GError:
            pass  # its source no longer exists

    def _note(self, event):
        source, role = event.source, role_of(event.source)
        self.events.append((event.type, role, source.get_name()))
        if event.type.startswith("object:state-changed:focused") and event.detail1:
            self.focus = source
            self.heard.append("> " + (source.get_name() or role))
        elif event.type.startswith("object:state-changed:showing") and event.detail1 and role == "notification":
            self.heard.append("! " + source.get_name())
        elif event.type.startswith("object:announcement"):
            self.heard.append("! " + event.any_data)
        elif event.type.startswith("object:property-change") and role not in ("table cell", "label", "combo box"):
            if source == getattr(self, "focus", None):
                self.heard.append("= " + source.get_name())

    def board(self):
        tables = [table for table in find_all(self.window, "table", "Board")
                  if table.get_state_set().contains(Atspi.StateType.SHOWING)]
        return tables[0] if tables else None

    def cell(self, name, board=None):
        """Returns the cell of that name: columns are letters, rows are numbers from 1."""
        table = (board or self.board()).get_table_iface()
        return table.get_accessible_at(int(name[1:]) - 1, ord(name[0]) - ord("a"))

    def cells(self):
        """Returns all cells of the board, row by row."""
        board = self.board()
        return [board.get_child_at_index(index) for index in range(board.get_child_count())]

    @staticmethod
    def press(accessible):
        """Performs the first action."""
        names = [accessible.get_action_name(index) for index in range(accessible.get_n_actions())]
        assert names and names[0] in ("Press", "Toggle", "ShowMenu"), (accessible.get_name(), names)
        accessible.do_action(0)

    @staticmethod
    def key(name):
        """Types a key, named by its X11 keysym."""
        subprocess.run(["xdotool", "key", name], check=True)

    def open_menu(self, letter, heard):
        """Opens a menu as hands do: Alt is released once it is open. Released sooner, it may close the menu again."""
        subprocess.run(["xdotool", "keydown", "alt", "key", letter], check=True)
        self.wait_to_hear(heard)
        subprocess.run(["xdotool", "keyup", "alt"], check=True)

    def button(self, name):
        """Returns the visible button of that name."""
        return wait_for(f"the button {name}", lambda: next(
            (button for button in find_all(self.window, "button", name)
             if button.get_state_set().contains(Atspi.StateType.SHOWING)), None))

    def play(self, script):
        """Executes the script and returns it as it happened: "h8" presses that cell, "[Next]" a button, "{F1}" a key;
        lines with "> ", "! " and "= " are heard."""
        came = []
        for index, line in enumerate(script):
            if line[:2] in HEARD:
                if index:
                    continue
            elif line[0] == "[":
                self.press(self.button(line[1:-1]))
            elif line[0] == "{":
                self.key(line[1:-1])
            else:
                self.press(self.cell(line))
            if line[:2] not in HEARD:
                came.append(line)
            rest = script[index:] if line[:2] in HEARD else script[index + 1:]
            told = next((n for n, other in enumerate(rest) if other[:2] not in HEARD), len(rest))
            came += self.wait_to_hear(rest[told - 1])
        return came

    def wait_to_hear(self, text):
        """Waits until something with the text is heard; returns and forgets everything heard until then."""
        def last():
            for index, line in enumerate(self.heard):
                if text in line:
                    return index + 1
            return 0
        count = wait_for(lambda: f"{text!r} in {self.heard}", last)
        told, self.heard = self.heard[:count], self.heard[count:]
        return told
