#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Every way to leave the program and to come back: the terminal is always left as it was found."""
import os
import signal
import unittest

import pty_terminal
from pty_terminal import Terminal, main


class Signals(unittest.TestCase):
    def test_terminating_signals_restore_the_terminal_and_kill(self):
        for name in ("SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT"):
            number = getattr(signal, name)
            with self.subTest(name), Terminal("-a2", "-d", "99") as t:
                t.wait("Your turn")
                t.send("\n")
                t.wait(lambda: t.pieces() > 2)  # it may be thinking now
                os.kill(t.pid, number)
                self.assertEqual(t.ended(), -number)
                t.check_given_back(self)
                self.assertIn("i9", t.saved())

    def test_control_c(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.send("\x03")
            self.assertEqual(t.ended(), -signal.SIGINT)
            t.check_given_back(self)

    def test_a_crash_restores_the_terminal_too(self):
        with Terminal() as t:
            t.wait("Welcome")
            os.kill(t.pid, signal.SIGABRT)
            self.assertEqual(t.ended(), -signal.SIGABRT)
            t.check_given_back(self)

    def test_a_closed_terminal_ends_the_program(self):
        with Terminal() as t:
            t.wait("Welcome")
            t.close()
            self.assertEqual(t.ended(), -signal.SIGHUP)

    def test_a_closed_terminal_ends_it_without_a_signal_too(self):
        with Terminal(command=["/bin/sh", "-c", f"trap '' HUP; exec '{pty_terminal.PROGRAM}'"]) as t:
            t.wait("Welcome")
            t.close()
            self.assertGreaterEqual(t.ended(), 0)

    def test_ignored_signals_stay_ignored(self):
        """As under nohup: whoever starts it that way wants it to keep running."""
        for name in ("HUP", "TERM", "INT", "QUIT"):
            with self.subTest(name), \
                    Terminal(command=["/bin/sh", "-c", f"trap '' {name}; exec '{pty_terminal.PROGRAM}'"]) as t:
                t.wait("Welcome")
                os.kill(t.pid, getattr(signal, "SIG" + name))
                t.send("\n")
                t.wait("i9 turns")
                self.assertEqual(t.saved(), ["i9"])
                t.send("q")
                self.assertEqual(t.ended(), 0)
                t.check_given_back(self)

    def test_suspend_and_come_back(self):
        shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
        with Terminal(command=shell, PS1="ready> ", PROGRAM=pty_terminal.PROGRAM) as t:
            t.wait("ready>")
            t.send('stty -a | md5sum > "$HOME/before"; "$PROGRAM"; echo "status $?"\n')
            t.wait("Welcome")
            for times in range(2):
                t.raw = b""
                t.send("\x1a")
                t.wait("Stopped")
                self.assertIn(b"\x1b[?1049l", t.raw)
                t.send('stty -a | md5sum | cmp - "$HOME/before" && echo same"ness" %d\n' % times)
                t.wait(f"sameness {times}")
                if times == 1:  # the window changes its size meanwhile
                    t.resize(12, 40)
                t.screen.reset()
                t.send("fg\n")
                t.wait("R  Player 1's turn: red" if times == 1 else "Welcome")
                t.wait("Enter place")
            t.send("\n")
            t.wait("i9 turns")
            t.send("q")
            t.wait("ready>")
            t.send('stty -a | sed "s/rows 12; columns 40/rows 24; columns 80/" | md5sum | cmp - "$HOME/before" '
                   '&& echo all" "well\n')
            t.wait("all well")

    def test_the_shell_sees_the_signal(self):
        shell = ["bash", "--norc", "--noprofile", "--noediting", "-i"]
        with Terminal(command=shell, PS1="ready> ", PROGRAM=pty_terminal.PROGRAM) as t:
            t.wait("ready>")
            t.send('"$PROGRAM"\n')
            t.wait("Welcome")
            t.send("\x03")
            t.wait("ready>")
            t.send('echo "status $?"\n')
            t.wait("status 130")

    def test_stopped_from_outside_and_continued(self):
        with Terminal() as t:
            t.wait("Welcome")
            os.kill(t.pid, signal.SIGSTOP)
            os.waitpid(t.pid, os.WUNTRACED)
            t.screen.reset()
            os.kill(t.pid, signal.SIGCONT)
            t.wait("Welcome")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)

    def test_it_sleeps_while_nothing_happens(self):
        def switches(pid):
            total = 0
            for task in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{task}/status", encoding="ascii") as file:
                    total += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
            return total

        with Terminal() as t:
            t.wait("Enter place")
            t.settle()
            before = switches(t.pid)
            t.pause(1.0)
            self.assertEqual(switches(t.pid), before)


if __name__ == "__main__":
    main()
