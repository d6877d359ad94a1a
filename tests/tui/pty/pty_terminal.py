# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A terminal for tests: a pseudo-terminal with a program on it, and an emulator that keeps its screen.

Nothing here sleeps on faith: every wait is for something on the screen or for the program's end, and fails loudly."""
import fcntl
import os
import re
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
import unittest

import pyte

TIMEOUT = 20.0
PROGRAM = ""
COLOURS = "KBGCRPYW"


class Screen(pyte.Screen):
    """Pyte's screen, and what it lacks of xterm: repeating a character, scrolling by several lines."""

    last = " "

    def draw(self, data):
        if data:
            self.last = data[-1]
        super().draw(data)

    def repeat(self, count=1, **_):
        super().draw(self.last * (count or 1))

    def scroll(self, count, top_to_bottom):
        margins = self.margins or pyte.screens.Margins(0, self.lines - 1)
        x, y = self.cursor.x, self.cursor.y
        self.cursor.y = margins.top if top_to_bottom else margins.bottom
        for _ in range(count or 1):
            if top_to_bottom:
                self.reverse_index()
            else:
                self.index()
        self.cursor.x, self.cursor.y = x, y

    def scroll_up(self, count=1, **_):
        self.scroll(count, False)

    def scroll_down(self, count=1, **_):
        self.scroll(count, True)


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = frozenset(pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"})


class Terminal:
    def __init__(self, *words, command=None, rows=24, cols=80, term="xterm-256color", state=None, locale="C.UTF-8",
                 **env):
        self.home = tempfile.TemporaryDirectory()
        self.state = state or self.home.name
        self.screen = Screen(cols, rows)
        self.stream = Stream(self.screen)
        self.raw = b""
        self.status = None
        self.master, self.slave = os.openpty()
        self.set_size(rows, cols)
        self.settings = termios.tcgetattr(self.slave)
        environment = {"PATH": os.environ["PATH"], "HOME": self.home.name, "XDG_STATE_HOME": self.state, "TERM": term,
                       "LC_ALL": locale, **env}
        environment.update({name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")})
        command = command or [PROGRAM, *words]
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            os.chdir(self.home.name)  # what is saved by a bare name is gone with it
            # Whoever started the tests in the background had these ignored.
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM, signal.SIGTSTP):
                signal.signal(number, signal.SIG_DFL)
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(self.slave, descriptor)
            os.closerange(3, 256)
            os.execvpe(command[0], command, environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.slave)
        if self.master >= 0:
            os.close(self.master)
        self.home.cleanup()

    # What goes in.
    def set_size(self, rows, cols):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))

    def resize(self, rows, cols):
        self.screen.resize(rows, cols)
        self.screen.reset()
        self.set_size(rows, cols)  # the kernel tells the program

    def send(self, keys):
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)

    def close(self):
        os.close(self.master)
        self.master = -1

    # What comes out.
    def read(self, seconds=0.0):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += data
        self.stream.feed(data)
        return bool(data)

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def wait(self, what, timeout=TIMEOUT):
        """Waits until the text (or the condition) is on the screen, of which only a part may have come so far."""
        def holds():
            try:
                return what() if callable(what) else what in self.text
            except (StopIteration, IndexError, TypeError):  # what is looked at is not there yet
                return False
        end = time.monotonic() + timeout
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"did not come: {what!r}; the screen was\n{self.text}")
            self.read(0.05)

    def ended(self, timeout=TIMEOUT):
        """Waits for the program's end; its exit status, negative for a signal."""
        end = time.monotonic() + timeout
        while self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                raise AssertionError(f"did not end; the screen was\n{self.text}")
            elif self.master >= 0:
                self.read(0.01)
        while self.master >= 0 and self.read():
            pass
        return self.status

    # The game on the screen.
    def board(self, rows=16, cols=16):
        """The pieces: letters, or a blank where none is. The whole board must be shown."""
        top = next(i for i, line in enumerate(self.lines) if line.split()[:4] == ["a", "b", "c", "d"])
        left = self.lines[top].index("a")
        # Cells are twice as wide as high, in characters; above the first row there is room for half a piece.
        step = self.lines[top].index("b") - left
        return ["".join(c if c in COLOURS else " "
                        for c in self.screen.display[top + 1 + step // 4 + row * step // 2][left + row % 2 * step // 2:]
                        [:step * cols:step])
                for row in range(rows)]

    def wait_board(self, board):
        """Waits until the whole board is shown, and just so."""
        self.wait(lambda: self.board(len(board), len(board[0])) == board)

    def settle(self):
        """Reads on until nothing has come for a while."""
        while self.read(0.3):
            pass

    def pieces(self, size=16):
        return sum(c != " " for row in self.board(size, size) for c in row)

    def saved(self):
        """The plies of the last round in the saved match."""
        folder = os.path.join(self.state, "atom4")
        for name in sorted(os.listdir(folder)):
            if name.endswith(".atom4"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    text = file.read()
                last = text.rsplit('[Result "', 1)[-1].split("\n\n", 1)[-1]
                return re.findall(r"\b[a-z]\d+\b", last)
        return []

    def check_given_back(self, test):
        """The terminal is as it was: settings, normal screen, visible cursor."""
        test.assertEqual(termios.tcgetattr(self.slave), self.settings)
        if b"\x1b[?1049h" in self.raw:
            test.assertGreater(self.raw.rfind(b"\x1b[?1049l"), self.raw.rfind(b"\x1b[?1049h"))
        if b"\x1b[?25l" in self.raw:
            show = max(self.raw.rfind(b"\x1b[?25h"), self.raw.rfind(b"\x1b[?12l\x1b[?25h"))
            test.assertGreater(show, self.raw.rfind(b"\x1b[?25l"))
        for mode in (b"1000", b"1002", b"1003", b"1006"):
            test.assertGreaterEqual(self.raw.rfind(b"\x1b[?" + mode + b"l"), self.raw.rfind(b"\x1b[?" + mode + b"h"))


def is_sanitized():
    """Whether the program was built with a sanitizer, which takes memory and time of its own."""
    with open(PROGRAM, "rb") as file:
        program = file.read()
    return b"__asan_init" in program or b"__tsan_init" in program


def tell(what, values, unit):
    """With -v, says what was measured."""
    if "-v" in sys.argv:
        print(f"{what}: median {statistics.median(values):.4g}, largest {max(values):.4g} {unit}", flush=True)


def main():
    global PROGRAM
    PROGRAM = os.path.abspath(sys.argv[1])
    import pty_terminal  # the tests see this module by its name
    pty_terminal.PROGRAM = PROGRAM
    unittest.main(module="__main__", argv=[sys.argv[0], *sys.argv[2:]])
