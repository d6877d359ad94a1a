#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Nothing freezes: whatever bytes arrive, in whatever pieces, and whether or not the terminal accepts the output.
Arguments: ATOM4-TUI CLINES [ATOM4]."""
import contextlib
import fcntl
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import termios
import time
import unittest

import pty_terminal
from pty_terminal import TIMEOUT, Terminal, main

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../support/scripts"))
from saved_games import LINES

CLINES, ATOM4 = "", ""
PRESS = 0.05  # seconds: a hand takes about as long between pressing and releasing


def programs():
    """Returns the commands to start, each with a text at the foot of its first screen."""
    found = [([pty_terminal.PROGRAM], "Enter place"), ([CLINES, "-mb"], "Enter pick")]
    return found + ([([ATOM4, "-mt"], "Enter place")] if ATOM4 else [])


def shows_help(t):
    return "Lines, the rules" in t.text or "i handbook" in t.text


def in_numbers(button, row, col, released=False):
    return f"\x1b[<{button};{col + 1};{row + 1}{'m' if released else 'M'}"


def in_three_bytes(button, row, col, released=False):
    return bytes([27, ord("["), ord("M"), 32 + (3 if released else button), 33 + col, 33 + row])


def click(t, row, col, button=0, form=in_numbers):
    """Presses the button, holds it for a moment and releases it."""
    t.send(form(button, row, col))
    t.pause(PRESS)
    t.send(form(button, row, col, released=True))


class Freeze(unittest.TestCase):
    def check_alive(self, t, foot):
        """Checks that, without another key, the program notices a new size of its window and redraws."""
        t.resize(30 if t.screen.lines != 30 else 24, 80)
        t.wait(foot)

    @contextlib.contextmanager
    def playing(self, command, foot, **more):
        with self.subTest(program=os.path.basename(command[0]), **more), Terminal(command=command, **more) as t:
            t.wait(foot)
            yield t
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_every_button_pressed_and_released(self):
        for command, foot in programs():
            with self.playing(command, foot) as t:
                for button in (0, 1, 2, 64, 65, 66, 67, 128, 129, 4, 8, 16, 28, 1 + 16, 64 + 4):
                    click(t, 0, 0, button)
                    self.check_alive(t, foot)

    def test_the_older_mouse_protocol(self):
        for (command, foot), term in itertools.product(programs(), ("linux", "xterm-256color")):
            with self.playing(command, foot, term=term) as t:
                for button in (0, 1, 2, 64, 65, 16):
                    click(t, 0, 0, button, in_three_bytes)
                    self.check_alive(t, foot)

    def test_drags(self):
        for (command, foot), (term, form) in itertools.product(programs(), (("xterm-256color", in_numbers),
                                                                            ("linux", in_three_bytes))):
            with self.playing(command, foot, term=term) as t:
                for button in (0, 1, 2):
                    t.send(form(button, 0, 0))
                    self.check_alive(t, foot)
                    for col in range(5):
                        t.pause(0.01)
                        t.send(form(32 + button, 0, col))
                    self.check_alive(t, foot)
                    t.send(form(button, 0, 5, released=True))
                    self.check_alive(t, foot)
                for col in range(5):  # no button at all
                    t.send(form(35, 0, col))
                    self.check_alive(t, foot)

    def test_incomplete_escape_sequences(self):
        sequences = {"xterm-256color": ("\x1b[A", "\x1bOA", "\x1b[1;5A", "\x1b[<0;15;5M", "\x1b[15~", "é", "\u20ac",
                                        "\x1b\x1b[A", "\x1b]11;", "\x1b_1$r"),
                     "linux": ("\x1b[M !!", "\x1b[[A")}
        for (command, foot), term in itertools.product(programs(), sequences):
            halves = {text.encode()[:length] for text in sequences[term] for length in range(1, len(text.encode()))}
            with self.playing(command, foot, term=term) as t:
                for half in sorted(halves):
                    t.send(half)
                    self.check_alive(t, foot)
                    # A player's next key comes later than the rest of a sequence would.
                    t.pause(0.15)
                    t.settle()
                    t.send("?")
                    t.wait(lambda: shows_help(t))
                    t.send("?")
                    t.wait(foot)

    def test_a_bare_escape(self):
        for command, foot in programs():
            with self.playing(command, foot) as t:
                t.send("?")
                t.wait(lambda: shows_help(t))
                t.send("\x1b")
                t.wait(foot)
                t.send("\x1b")
                self.check_alive(t, foot)

    def test_play_continues_after_a_click_without_mouse_motion(self):
        """The reaction ends and the computer replies while the mouse does not move."""
        for command in [pty_terminal.PROGRAM], [ATOM4, "-mt"]:
            if not command[0]:
                continue
            with self.subTest(command[0]), Terminal(command=[*command, "-a2", "-d0"]) as t:
                t.wait("Your turn: red")
                for _ in range(3):
                    t.wait("Your turn")
                    before = t.pieces()
                    top = next(i for i, line in enumerate(t.lines) if line.split()[:4] == ["a", "b", "c", "d"])
                    row, col = next((r, c) for r, line in enumerate(self.dots(t, top)) for c, dot in enumerate(line) if dot)
                    click(t, top + 1 + row, t.lines[top].index("a") + 2 * col + row % 2)
                    t.wait(lambda: t.pieces() == before + 2)
                    if "wins" in t.text:
                        break

    @staticmethod
    def dots(t, top):
        left = t.lines[top].index("a")
        return [[t.screen.display[top + 1 + row][left + row % 2 + 2 * col] in "·•" for col in range(16)] for row in range(16)]

    def test_a_click_moves_a_chip_all_the_way(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "game.lines")
            with open(name, "w", encoding="utf-8") as file:
                file.write(LINES)
            with Terminal(command=[CLINES, "-mb", name], state=folder) as t:
                t.wait("Pick a chip")
                # Cells are twice as wide as high, in characters.
                letters = next(line for line in t.lines if line.split()[:2] == ["a", "b"])
                left, step = letters.index("a"), letters.index("b") - letters.index("a")
                top = next(i for i, line in enumerate(t.lines) if line.split()[:1] == ["1"])
                click(t, top + 4 * step // 2, left + 4 * step)
                t.wait("Enter move")
                click(t, top, left + 2 * step)
                t.wait("3 chips cleared, 3 points.")
                self.check_alive(t, "Enter pick")

    def test_a_click_does_not_stop_the_clock(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("N" + "\t" * 6 + "l\n")
            t.wait("1:00")
            t.send("\n")
            t.wait("0:59")
            click(t, 0, 0)
            t.wait("0:57")

    def test_it_ends_on_a_signal_after_a_click(self):
        for (command, foot), name in itertools.product(programs(), ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "^C")):
            with self.subTest(program=os.path.basename(command[0]), how=name), Terminal(command=command) as t:
                t.wait(foot)
                click(t, 0, 0)
                t.pause(PRESS)
                if name == "^C":
                    t.send("\x03")
                else:
                    os.kill(t.pid, getattr(signal, name))
                self.assertEqual(t.ended(), -getattr(signal, "SIGINT" if name == "^C" else name))
                t.check_given_back(self)


class Paste(unittest.TestCase):
    SIZE = 100_000

    def feed(self, t, text):
        """Sends the text as fast as the program takes it and reads its output; fails if it does not take it all, or ends."""
        os.set_blocking(t.master, False)
        sent = 0
        end = time.monotonic() + 3 * TIMEOUT
        while sent < len(text):
            if time.monotonic() > end:
                raise AssertionError(f"the program read only {sent} bytes")
            try:
                sent += os.write(t.master, text[sent:sent + 4096])
            except BlockingIOError:
                pass
            t.read(0.001)
            if os.waitid(os.P_PID, t.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
                raise AssertionError("the program ended")

    def texts(self):
        half = self.SIZE // 2
        yield b"h" * half + b"l" * half
        yield b"\x1b[" + b"5;" * half
        yield b"\x1b[<0;" + b"9" * self.SIZE
        yield b"\x1b" * self.SIZE
        yield b"\x1b[<0;1;1M\x1b[<0;1;1m" * (self.SIZE // 20)
        # Every byte but those that send signals, and those with a meaning as a key.
        quiet = bytes(b for b in range(256) if b not in b"\x03\x1a\x1c\r\n" and not 0x20 < b < 0x7F)
        yield quiet * (self.SIZE // len(quiet))

    def test_a_hundred_thousand_bytes(self):
        for command, foot in programs():
            for text in self.texts():
                with self.subTest(program=os.path.basename(command[0]), text=text[:20]), Terminal(command=command) as t:
                    t.wait(foot)
                    self.feed(t, text)
                    t.pause(0.15)
                    t.send("?")
                    t.wait(lambda: shows_help(t))

    def test_a_signal_ends_it_during_a_flood_of_keys(self):
        """Even if each byte is work: every undo and redo is saved."""
        for command, foot in programs()[:1]:
            with Terminal(command=command) as t:
                t.wait(foot)
                t.send("\n")
                t.wait("i9 turns")
                os.set_blocking(t.master, False)
                while True:
                    try:
                        os.write(t.master, b"ur" * 2048)
                    except BlockingIOError:
                        break
                os.kill(t.pid, signal.SIGTERM)
                self.assertEqual(t.ended(2), -signal.SIGTERM)


class OpenTerminal(unittest.TestCase):
    """The program makes its own terminal descriptor non-blocking, not that of others who have the terminal open, too."""

    def blocks(self, t):
        return fcntl.fcntl(t.slave, fcntl.F_GETFL) & os.O_NONBLOCK == 0

    def test_the_shells_terminal_is_not_changed(self):
        for command, foot in programs():
            with self.subTest(os.path.basename(command[0])), Terminal(command=command) as t:
                t.wait(foot)
                self.assertTrue(self.blocks(t))

    @unittest.skipIf(os.getuid() != 0, "only root can open another user's terminal")
    def test_another_users_terminal_is_changed_only_while_it_runs(self):
        """That terminal can be opened neither by its name nor as /dev/tty."""
        for command, foot in programs():
            somebody_else = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            if subprocess.run([*somebody_else, "test", "-x", command[0]], check=False).returncode != 0:
                self.skipTest("other users cannot start the programs")
            nobody = ["setsid", "--wait", *somebody_else, *command]
            with self.subTest(os.path.basename(command[0])), Terminal(command=nobody) as t:
                os.fchmod(t.slave, 0o600)
                t.wait(foot)
                self.assertFalse(self.blocks(t))
                click(t, 0, 0)
                t.send("?")
                t.wait(lambda: shows_help(t))
                t.send("?")
                t.wait(foot)
                t.send("q")
                self.assertEqual(t.ended(), 0)
                t.check_given_back(self)
                self.assertTrue(self.blocks(t))


class StoppedOutput(unittest.TestCase):
    """The terminal takes no more output: a reader is stopped, or a connection hangs."""

    def fill(self, t):
        """Lets the program draw without reading anything, until the terminal is full."""
        os.set_blocking(t.master, False)

        def waiting():
            return int.from_bytes(fcntl.ioctl(t.master, termios.FIONREAD, bytes(4)), sys.byteorder)

        before = -1
        end = time.monotonic() + TIMEOUT
        while waiting() != before or before == 0:
            if time.monotonic() > end:
                raise AssertionError("the terminal never fills up")
            before = waiting()
            for _ in range(20):
                try:
                    os.write(t.master, b"\x0c")  # redraw everything
                except BlockingIOError:
                    break
                time.sleep(0.01)
        return before

    def ended_unread(self, t, timeout=5.0):
        end = time.monotonic() + timeout
        while True:
            pid, status = os.waitpid(t.pid, os.WNOHANG)
            if pid:
                t.status = os.waitstatus_to_exitcode(status)
                return t.status
            if time.monotonic() > end:
                raise AssertionError("the program did not end while nothing was read")
            time.sleep(0.01)

    def wait_saved(self, t, what):
        end = time.monotonic() + TIMEOUT
        while not what(t.saved()):
            if time.monotonic() > end:
                raise AssertionError(f"not saved; saved so far: {t.saved()}")
            time.sleep(0.01)

    def test_it_ends_on_a_signal_or_q(self):
        for command, foot in programs():
            for name in ("SIGTERM", "SIGHUP", "SIGINT", "q"):
                with self.subTest(program=os.path.basename(command[0]), how=name), Terminal(command=command) as t:
                    t.wait(foot)
                    self.fill(t)
                    if name == "q":
                        # The program reads what was typed before first.
                        while True:
                            try:
                                os.write(t.master, b"q")
                                break
                            except BlockingIOError:
                                time.sleep(0.01)
                    else:
                        os.kill(t.pid, getattr(signal, name))
                    self.assertEqual(self.ended_unread(t), 0 if name == "q" else -getattr(signal, name))
                    self.assertEqual(termios.tcgetattr(t.slave), t.settings)

    def test_it_continues_to_play_and_save(self):
        with Terminal("-a2", "-d0") as t:
            t.wait("Your turn")
            self.fill(t)
            t.send("\n")
            self.wait_saved(t, lambda plies: len(plies) == 2)  # the computer's answer, too
            # Everything is shown once the screen is read again.
            t.wait(lambda: "Your turn" in t.text and t.pieces() == 4)
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_it_handles_output_stopped_by_flow_control(self):
        """As above, by the flow control that Ctrl+S used to operate."""
        for command, foot in programs():
            for name in ("SIGTERM", "SIGHUP"):
                with self.subTest(program=os.path.basename(command[0]), how=name), Terminal(command=command) as t:
                    t.wait(foot)
                    termios.tcflow(t.slave, termios.TCOOFF)
                    t.send("?")
                    t.pause(PRESS)
                    os.kill(t.pid, getattr(signal, name))
                    self.assertEqual(self.ended_unread(t), -getattr(signal, name))
                    self.assertEqual(termios.tcgetattr(t.slave), t.settings)
            with self.subTest(program=os.path.basename(command[0]), how="goes on"), Terminal(command=command) as t:
                t.wait(foot)
                termios.tcflow(t.slave, termios.TCOOFF)
                t.send("?")
                t.pause(PRESS)
                termios.tcflow(t.slave, termios.TCOON)
                t.wait(lambda: shows_help(t))

    def test_control_s_stops_nothing(self):
        for command, foot in programs():
            with self.subTest(os.path.basename(command[0])), Terminal(command=command) as t:
                t.wait(foot)
                self.assertEqual(termios.tcgetattr(t.slave)[0] & termios.IXON, 0)
                t.send("\x13")
                t.pause(PRESS)
                t.send("?")
                t.wait(lambda: shows_help(t))
                os.kill(t.pid, signal.SIGTERM)
                self.assertEqual(t.ended(), -signal.SIGTERM)
                t.check_given_back(self)

    def test_it_starts_while_flow_control_stops_output(self):
        for command, _ in programs():
            with self.subTest(os.path.basename(command[0])), \
                    Terminal(command=["/bin/sh", "-c", 'read -r line; exec "$0" "$@"', *command]) as t:
                termios.tcflow(t.slave, termios.TCOOFF)
                t.send("\n")
                end = time.monotonic() + TIMEOUT
                while os.readlink(f"/proc/{t.pid}/exe") != os.path.realpath(command[0]) or \
                        termios.tcgetattr(t.slave)[3] & termios.ICANON:
                    self.assertLess(time.monotonic(), end)
                    time.sleep(0.01)
                os.kill(t.pid, signal.SIGTERM)
                self.assertEqual(self.ended_unread(t), -signal.SIGTERM)
                self.assertEqual(termios.tcgetattr(t.slave), t.settings)


if __name__ == "__main__":
    CLINES = os.path.abspath(sys.argv.pop(2))
    if len(sys.argv) > 2 and not sys.argv[2].startswith("-") and os.path.exists(sys.argv[2]):
        ATOM4 = os.path.abspath(sys.argv.pop(2))
    main(abreast=1)
