# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A terminal for tests: a pseudo-terminal with a program, and an emulator that keeps its screen.

Nothing here sleeps and hopes: every wait is for something on the screen, for the program to have done everything it was
asked, or for its end, and fails with an error. The tests of a file run in parallel, since they mostly wait."""
import ctypes
import fcntl
import os
import platform
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
# The number of the system call in which the programs wait; its third argument is the timeout, 0 for none.
PPOLL = {"x86_64": "271", "aarch64": "73"}.get(platform.machine())
# How many tests of a file run at a time, besides those of other files.
ABREAST = 4


class Screen(pyte.Screen):
    """Pyte's screen with two features of xterm that it lacks: repeating a character, scrolling by several lines."""

    last = " "

    def __init__(self, columns, lines):
        self.text = {}  # the texts of the rows that have not changed since they were last read
        super().__init__(columns, lines)

    @property
    def display(self):
        for row in self.dirty:
            self.text.pop(row, None)
        self.dirty.clear()
        for row in range(self.lines):
            if row not in self.text:
                line = self.buffer[row]
                self.text[row] = "".join([line[column].data for column in range(self.columns)])
        return [self.text[row] for row in range(self.lines)]

    def resize(self, lines=None, columns=None):
        self.text.clear()
        super().resize(lines, columns)

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

    def scroll_up(self, count=1, *_, private=False):
        if not private:  # a query about graphics
            self.scroll(count, False)

    def scroll_down(self, count=1, **_):
        self.scroll(count, True)


STRING = re.compile(rb"\x1b[P_].*?\x1b\\", re.DOTALL)


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = frozenset(pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"})
    held = b""  # the beginning of a string

    def feed(self, data):
        """Leaves out control strings (pictures, and queries about them), which show no text."""
        data = STRING.sub(b"", self.held + data)
        begun = max(data.rfind(b"\x1bP"), data.rfind(b"\x1b_"))
        self.held = data[begun:] if begun >= 0 else data[-1:] if data.endswith(b"\x1b") else b""
        super().feed(data[:len(data) - len(self.held)])


class Terminal:
    def __init__(self, *words, command=None, rows=24, cols=80, term="xterm-256color", state=None, locale=None,
                 view="whole", **env):
        """Shows the whole board, where every cell has a fixed place, unless `view` is "close"."""
        # The C library ignores LANGUAGE in the locale C.UTF-8.
        locale = locale or ("en_US.UTF-8" if env.get("LANGUAGE") else "C.UTF-8")
        self.home = tempfile.TemporaryDirectory()
        self.state = state or self.home.name
        settings = os.path.join(env.get("XDG_CONFIG_HOME") or os.path.join(self.home.name, ".config"), "atom4", "settings.ini")
        if view == "whole" and not os.path.exists(settings):
            os.makedirs(os.path.dirname(settings), exist_ok=True)
            with open(settings, "w", encoding="utf-8") as file:
                file.write("[board]\nfollow=false\n")
        self.screen = Screen(cols, rows)
        self.stream = Stream(self.screen)
        self.raw = b""
        self.status = None
        self.slept_before = 0
        self.master, self.slave = os.openpty()
        self.set_size(rows, cols)
        self.settings = termios.tcgetattr(self.slave)
        environment = {"PATH": os.environ["PATH"], "HOME": self.home.name, "XDG_STATE_HOME": self.state, "TERM": term,
                       "LC_ALL": locale, "LOCPATH": os.environ.get("LOCPATH", ""), **env}
        environment.update({name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")})
        command = command or [PROGRAM, *words]
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            os.chdir(self.home.name)  # files that are saved by a bare name are removed with it
            # A shell that runs the tests in the background has these ignored.
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

    # Input.
    def set_size(self, rows, cols):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))

    def resize(self, rows, cols):
        self.screen.resize(rows, cols)
        self.screen.reset()
        self.note_sleep()
        self.set_size(rows, cols)  # the kernel notifies the program

    def send(self, keys):
        self.note_sleep()
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)

    def close(self):
        os.close(self.master)
        self.master = -1

    # Output.
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

    def pause(self, seconds):
        """Reads for so long, whatever comes; read() returns as soon as something has come."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.read(left)

    @property
    def lines(self):
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self):
        return "\n".join(self.lines)

    def wait(self, what, timeout=TIMEOUT):
        """Waits until the text is on the screen, or the condition holds; the screen may be incomplete then."""
        def holds():
            try:
                return what() if callable(what) else what in self.text
            except (StopIteration, IndexError, TypeError):  # the screen does not have it yet
                return False
        end = time.monotonic() + timeout
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"timed out waiting for {what!r}; the screen was\n{self.text}")
            self.read(0.01)

    def ended(self, timeout=TIMEOUT):
        """Waits for the program's end; returns its exit status, negative for a signal."""
        end = time.monotonic() + timeout
        while self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > end:
                raise AssertionError(f"the program did not end; the screen was\n{self.text}")
            elif self.master >= 0:
                self.read(0.01)
        while self.master >= 0 and self.read():
            pass
        return self.status

    # The game on the screen.
    def board(self, rows=16, cols=16):
        """Returns the board as letters of pieces and blanks. The whole board must be shown."""
        top = next(i for i, line in enumerate(self.lines) if line.split()[:4] == ["a", "b", "c", "d"])
        left = self.lines[top].index("a")
        # Cells are twice as wide as high, in characters; above the first row there is room for half a piece.
        step = self.lines[top].index("b") - left
        return ["".join(c if c in COLOURS else " "
                        for c in self.screen.display[top + 1 + step // 4 + row * step // 2][left + row % 2 * step // 2:]
                        [:step * cols:step])
                for row in range(rows)]

    def wait_board(self, board):
        """Waits until exactly this board is shown."""
        self.wait(lambda: self.board(len(board), len(board[0])) == board)

    def check_rests(self, test):
        """Checks that nothing more is sent, and that the program will not wake up by itself: it waits without a timeout."""
        self.settle()
        # On a busy machine an animation or a search may be silent for longer than settle() waits. A program that keeps waking
        # up never waits without a timeout.
        end = time.monotonic() + 10
        while PPOLL is not None and self.waits() is None and time.monotonic() < end:
            self.read(0.05)
        before = len(self.raw)
        if self.waits() is None:
            test.assertIsNone(PPOLL, "the program would wake up by itself")
            self.read(2.5)
        self.read(0.1)
        test.assertEqual(len(self.raw), before)

    def slept(self):
        """Returns how many times the program has gone to sleep voluntarily."""
        try:
            with open(f"/proc/{self.pid}/status", encoding="ascii") as file:
                return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", file.read(), re.MULTILINE)[1])
        except (OSError, TypeError):  # it has ended
            return 0

    def note_sleep(self):
        """To be called before something is sent: a busy program may go to sleep once more before it arrives."""
        self.slept_before = self.slept() + (self.waits() is None)

    def rest(self):
        """As waits(), but also None if the program has not read what was sent to it yet."""
        slept = self.waits()
        return slept if slept is not None and slept > self.slept_before else None

    def waits(self):
        """Returns how many times the program has gone to sleep, if it now waits without a timeout and none of its threads
        works; None if it has something to do, or if this cannot be determined."""
        try:
            with open(f"/proc/{self.pid}/syscall", encoding="ascii") as file:
                call = file.read().split()
            for task in os.listdir(f"/proc/{self.pid}/task"):
                with open(f"/proc/{self.pid}/task/{task}/stat", encoding="ascii") as file:
                    if file.read().rsplit(")", 1)[1].split()[0] != "S":
                        return None
        except OSError:
            return None
        if call[0] != PPOLL or int(call[3], 16) != 0:
            return None
        return self.slept()

    def settle(self):
        """Reads until the program rests; or, if it always has something to do, until nothing has come for a while."""
        silent_since = time.monotonic()
        while time.monotonic() < silent_since + 0.3:
            rest = self.rest()
            if self.read(0.05):
                silent_since = time.monotonic()
            elif rest is not None and rest == self.rest():
                return

    def pieces(self, size=16):
        return sum(c != " " for row in self.board(size, size) for c in row)

    def saved(self):
        """Returns the plies of the last round in the saved match."""
        folder = os.path.join(self.state, "atom4")
        for name in sorted(os.listdir(folder)):
            if name.endswith(".atom4"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    text = file.read()
                last = text.rsplit('[Result "', 1)[-1].split("\n\n", 1)[-1]
                return re.findall(r"\b[a-z]\d+\b", last)
        return []

    def check_given_back(self, test):
        """Checks that the terminal is as it was before: settings, normal screen, visible cursor, mouse off."""
        test.assertEqual(termios.tcgetattr(self.slave), self.settings)
        if b"\x1b[?1049h" in self.raw:
            test.assertGreater(self.raw.rfind(b"\x1b[?1049l"), self.raw.rfind(b"\x1b[?1049h"))
        if b"\x1b[?25l" in self.raw:
            show = max(self.raw.rfind(b"\x1b[?25h"), self.raw.rfind(b"\x1b[?12l\x1b[?25h"))
            test.assertGreater(show, self.raw.rfind(b"\x1b[?25l"))
        for mode in (b"1000", b"1002", b"1003", b"1006"):
            test.assertGreaterEqual(self.raw.rfind(b"\x1b[?" + mode + b"l"), self.raw.rfind(b"\x1b[?" + mode + b"h"))


# Queries with xterm's answers, and the mode in which it reports movements of the mouse.
QUESTIONS = ((b"\x1b[c", b"\x1b[?64;1;2;22c"), (b"\x1b]11;?\x1b\\", b"\x1b]11;rgb:0000/0000/0000\x1b\\"))
MOVING = re.compile(rb"\x1b\[\?1003([hl])")


class DelayedTerminal(Terminal):
    """A terminal that answers as xterm does, at the far end of a connection: data takes half of `round_trip` each way. With
    `hand_moves`, the mouse moves there all the time."""

    MOUSE_STEP = 0.01

    def __init__(self, *words, round_trip=0.0, **how):
        self.way = round_trip / 2
        self.out, self.back = [], []  # what is on its way, and when it arrives
        self.arrived = b""
        self.asked = 0   # queries have been answered up to this place
        self.hand_moves = False
        self.moved = 0.0
        super().__init__(*words, **how)

    def send(self, keys):
        self.back.append((time.monotonic() + self.way, keys.encode() if isinstance(keys, str) else keys))
        self.step()

    def read(self, seconds=0.0):
        before = len(self.raw)
        came = super().read(min(seconds, 0.005))
        if len(self.raw) > before:
            self.out.append((time.monotonic() + self.way, self.raw[before:]))
        self.step()
        return came

    def reports_moves(self):
        modes = MOVING.findall(self.arrived)
        return bool(modes) and modes[-1] == b"h"

    def step(self):
        now = time.monotonic()
        while self.out and self.out[0][0] <= now:
            self.arrived += self.out.pop(0)[1]
        found = sorted((at, question, answer) for question, answer in QUESTIONS
                       for at in [self.arrived.find(question, self.asked)] if at >= 0)
        while found:
            at, question, answer = found[0]
            self.asked = at + len(question)
            self.back.append((now + self.way, answer))
            found = sorted((at, question, answer) for question, answer in QUESTIONS
                           for at in [self.arrived.find(question, self.asked)] if at >= 0)
        if self.hand_moves and now >= self.moved + self.MOUSE_STEP and self.reports_moves():
            self.moved = now
            self.back.append((now + self.way, b"\x1b[<35;%d;12M" % (12 + int(now * 50) % 40)))
        while self.back and self.back[0][0] <= now and self.master >= 0:
            super().send(self.back.pop(0)[1])

    def settle_line(self):
        """Lets everything that is on its way arrive, and the answers to it."""
        self.pause(4 * self.way + 0.1)

    def left_over(self):
        """Returns the input that the program has left unread for the next program, and the escape sequences echoed."""
        self.settle_line()
        settings = termios.tcgetattr(self.slave)
        settings[3] &= ~(termios.ICANON | termios.ECHO)
        termios.tcsetattr(self.slave, termios.TCSANOW, settings)
        os.set_blocking(self.slave, False)
        try:
            unread = os.read(self.slave, 65536)
        except BlockingIOError:
            unread = b""
        finally:
            os.set_blocking(self.slave, True)
            termios.tcsetattr(self.slave, termios.TCSANOW, self.settings)
        return unread, re.findall(rb"\^\[[^\r\n\x1b]*", self.raw)


def is_sanitized():
    """Returns whether the program was built with a sanitizer, which takes memory and time of its own."""
    with open(PROGRAM, "rb") as file:
        program = file.read()
    return b"__asan_init" in program or b"__tsan_init" in program


def tell(what, values, unit):
    """With -v, prints what was measured."""
    if "-v" in sys.argv:
        print(f"{what}: median {statistics.median(values):.4g}, largest {max(values):.4g} {unit}", flush=True)


class SideBySide(unittest.TextTestRunner):
    """Runs the tests in several processes, since each of them mostly waits."""

    def cases(self, test):
        return [case for part in test for case in self.cases(part)] if isinstance(test, unittest.TestSuite) else [test]

    def run_alone(self, case, said):
        """Runs a test in a process that ends with this one; returns its id."""
        pid = os.fork()
        if pid != 0:
            return pid
        status = 1
        try:
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
            self.stream = unittest.runner._WritelnDecorator(said)  # as unittest makes of any stream
            status = 0 if super().run(unittest.TestSuite([case])).wasSuccessful() else 1
            said.flush()
            sys.stdout.flush()
        finally:
            os._exit(status)

    def run(self, test):
        began = time.monotonic()
        left, running, failed = self.cases(test), {}, 0
        count = len(left)
        sys.stdout.flush()
        self.stream.flush()
        while left or running:
            while left and len(running) < ABREAST:
                case, said = left.pop(0), tempfile.TemporaryFile("w+", encoding="utf-8")
                running[self.run_alone(case, said)] = case, said, time.monotonic()
            pid, status = os.wait()
            case, said, begun = running.pop(pid)
            with said:
                said.seek(0)
                if status != 0:
                    failed += 1
                    self.stream.write(said.read() or f"{case}: ended by {os.waitstatus_to_exitcode(status)}\n")
                elif self.verbosity > 1:
                    self.stream.writeln(f"{case}: {time.monotonic() - begun:.1f} s")
        self.stream.writeln(f"Ran {count} tests in {time.monotonic() - began:.1f} s: "
                            f"{f'{failed} FAILED' if failed else 'OK'}")
        result = unittest.TestResult()
        result.testsRun = count  # Python 3.12 and later fail where no test ran
        result.failures = [None] * failed
        return result


def main(abreast=ABREAST):
    """Runs the tests of the file that calls it; with `abreast` 1, one after the other."""
    global PROGRAM, ABREAST
    PROGRAM = os.path.abspath(sys.argv[1])
    import pty_terminal  # the tests see this module by its name
    pty_terminal.PROGRAM = PROGRAM
    runner = SideBySide if abreast > 1 else None
    unittest.main(module="__main__", argv=[sys.argv[0], *sys.argv[2:]], testRunner=runner)
