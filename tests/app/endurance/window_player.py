# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The window in long tests: played by keys at the board, with no display (tests/app/players/hands.cpp)."""
import os
import re
import time

import players


class Watched:
    """What is seen of a program from outside."""

    def result(self):
        """Of the round in play: "*" until it is over."""
        results = re.findall(r'^\[Result "([^"]*)"\]', self.record(), re.MULTILINE)
        return results[-1] if results else "*"

    def files_open(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def ticks(self):
        """Of the processor, hundredths of a second."""
        with open(f"/proc/{self.pid}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])


class BoardWindow(Watched, players.Window):
    def begin(self, *words):
        super().begin(*words)
        end = time.monotonic() + players.PATIENCE
        while self.ask("keys .") != "yes":  # until something has the focus
            if time.monotonic() > end:
                raise players.Stuck(f"{self.home}: no window")

    def place(self, steps):
        """Places at the next place but so many that takes a piece."""
        self.do("keys " + "." * steps + "\\n")

    def seen(self):
        return self.ask("windows")

    def file(self, action, path):
        self.do("choose " + action)
        while "QFileDialog" not in (seen := self.seen()):
            self.pump(0.001)
        # Its own choice of a name may come after ours: what then asks whether to replace a file is told no.
        while "QFileDialog" in seen:
            if "QMessageBox" in seen:
                self.ask("escape")
            else:
                self.ask("paste fileNameEdit " + path)
                self.ask("ok QFileDialog")
            seen = self.seen()
