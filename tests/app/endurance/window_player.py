# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The window in long tests: played by keys at the board, without a display (tests/app/players/hands.cpp)."""
import os
import re
import time

import players


class Watched:
    """What can be seen of a program from outside."""

    def result(self):
        """Returns the result of the round in play: "*" until it is over."""
        results = re.findall(r'^\[Result "([^"]*)"\]', self.record(), re.MULTILINE)
        return results[-1] if results else "*"

    def files_open(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def ticks(self):
        """Returns the processor time used, in hundredths of a second."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])


class BoardWindow(Watched, players.Window):
    def begin(self, *words):
        super().begin(*words)
        end = time.monotonic() + players.PATIENCE
        while self.ask("keys .") != "yes":  # until something has the focus
            if time.monotonic() > end:
                raise players.Stuck(f"{self.home}: the window never got the focus")

    def place(self, steps):
        """Moves the cursor that many playable cells on, and places a piece."""
        self.do("keys " + "." * steps + "\\n")

    def seen(self):
        return self.ask("windows")

    def file(self, action, path):
        self.do("choose " + action)
        while "QFileDialog" not in (seen := self.seen()):
            self.pump(0.001)
        # The dialog may choose a name of its own after ours: then the question whether to replace a file is answered with no.
        while "QFileDialog" in seen:
            if "QMessageBox" in seen:
                self.ask("escape")
            else:
                self.ask("paste fileNameEdit " + path)
                self.ask("ok QFileDialog")
            seen = self.seen()
