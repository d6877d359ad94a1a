#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Two programs in plain mode play each other over loopback: by hand, from scripts, and after either was killed."""
import contextlib
import multiprocessing
import os
import random
import re
import select
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import unittest

import pty_terminal
from pty_terminal import TIMEOUT, main

INVITATION = r"^atom4:\S+$"


class Program:
    """One program with a home folder of its own, which is kept when it is started again."""

    def __init__(self, home, *words):
        self.home = home
        self.words = words
        self.start(*words)

    def start(self, *words):
        environment = dict(os.environ, HOME=self.home, LC_ALL="C.UTF-8", TERM="xterm")
        for name in ("STATE", "DATA", "CONFIG"):
            environment[f"XDG_{name}_HOME"] = self.home
        self.process = subprocess.Popen([pty_terminal.PROGRAM, "--plain", *words], env=environment, bufsize=0,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.said = b""
        self.seen = 0  # how much of it wait() has passed

    def say(self, *lines):
        for line in lines:
            self.process.stdin.write(line.encode() + b"\n")

    def wait(self, pattern, timeout=TIMEOUT):
        """Waits for the next line with the pattern, after the one that was waited for last, and returns the match."""
        end = time.monotonic() + timeout
        while True:
            text = self.said[self.seen:].decode()
            whole = text[:text.rfind("\n") + 1]
            found = re.search(pattern, whole, re.MULTILINE)
            if found:
                behind = whole.index("\n", found.end()) if "\n" in whole[found.end():] else found.end()
                self.seen += len(whole[:behind].encode())
                return found
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                raise AssertionError(f"no {pattern!r} in:\n{self.said.decode()}")
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                raise AssertionError(f"the program ended without {pattern!r}:\n{self.said.decode()}")
            self.said += more

    def ask(self, line, pattern):
        self.say(line)
        return self.wait(pattern)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def record(self, name):
        path = os.path.join(self.home, name)
        self.ask(f"save {path}", "^Saved in")
        with open(path, "rb") as file:
            return file.read()


def come(address, port, count):
    """Connects that many strangers, of whom the last hundred stay: some send nothing, some garbage, some begin as a guest does."""
    chance = random.Random(4)
    there = []
    for _ in range(count):
        one = socket.create_connection((address, port), TIMEOUT)
        with contextlib.suppress(ConnectionError):  # already disconnected
            one.sendall(chance.choice([b"", chance.randbytes(chance.randrange(2000)),
                                       b"\x16\x03\x01\x01\x00" + chance.randbytes(200)]))
        there.append(one)
        if len(there) > 100:
            there.pop(0).close()
    for one in there:
        one.close()


class Two(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def program(self, name, *words):
        home = os.path.join(self.folder.name, name)
        os.makedirs(home, exist_ok=True)
        program = Program(home, *words)
        self.addCleanup(program.close)
        return program

    def meet(self, *words, where="127.0.0.1:0"):
        host = self.program("host", "--host", where, "--size", "6x6", *words)
        self.invitation = host.wait(INVITATION).group()
        guest = self.program("guest", "--join", self.invitation)
        guest.wait("Answer yes or no")
        guest.say("yes")
        for program in (host, guest):
            program.wait("The match begins")
        return host, guest

    def play(self, mover, other, cell=None):
        """Plays a move, by default the first legal one, and waits until the other program reports it."""
        if cell is None:
            cell = re.search(r"[a-z]\d+", mover.ask("moves", "can go to (.*)").group(1)).group()
        mover.ask(cell, rf" at {cell} ")
        return other.wait(rf" at {cell} .*$").group()

    def finish(self, mover, other):
        """Plays the round to its end."""
        moves = 0
        while True:
            self.play(mover, other)
            moves += 1
            if re.search(r"wins? round|is a draw", mover.ask("turn", r"'s turn|wins? round|is a draw").group()):
                return moves
            mover, other = other, mover

    def expect_same(self, host, guest):
        self.assertEqual(host.record("host.atom4"), guest.record("guest.atom4"))


class Rounds(Two):
    def test_host_options_start_a_new_match_beside_a_saved_one(self):
        host, guest = self.meet()
        self.play(host, guest)
        for program in (host, guest):
            program.kill()
        host.start("--host")
        self.assertEqual(host.wait(INVITATION).group(), self.invitation)
        host.kill()
        host.start("--new", "--size", "9x9", "--host", "127.0.0.1:0")
        other = host.wait(INVITATION).group()
        self.assertNotEqual(other.split("/")[-1], self.invitation.split("/")[-1])
        self.program("another", "--join", other).wait("a board of 9x9")

    def test_a_host_that_begins_with_the_lessons_can_be_joined(self):
        host = self.program("host", "--learn", "--host", "127.0.0.1:0", "--size", "6x6")
        invitation = host.wait(INVITATION).group()
        host.wait("Lesson 1 of 9")
        guest = self.program("guest", "--join", invitation)
        guest.wait("Answer yes or no")
        guest.say("yes")
        for program in (host, guest):
            program.wait("The match begins")
        host.ask("leave", "turn: ")
        self.play(host, guest)

    def test_a_link_asks_before_it_connects(self):
        host = self.program("host", "--host", "127.0.0.1:0", "--size", "6x6")
        link = host.wait(INVITATION).group().replace("atom4:", "ATOM4:")
        guest = self.program("guest", link)
        guest.wait('Type "join" to join it')
        guest.ask("online", "You are not in a network match")
        guest.ask("join", "Answer yes or no")

    def test_an_invitation_is_read_from_stdin_and_its_key_is_hidden(self):
        host = self.program("host", "--host", "127.0.0.1:0", "--size", "6x6")
        invitation = host.wait(INVITATION).group()
        guest = self.program("guest", "--join", "-")
        guest.say(invitation, "yes")
        guest.wait("The match begins")
        named = self.program("named", "--join", invitation)
        named.wait(".")
        with open(f"/proc/{named.process.pid}/cmdline", "rb") as file:
            listed = file.read()
        self.assertIn(b"--join\0atom4:x", listed)
        self.assertNotIn(invitation.split("/")[-1].encode(), listed)

    def test_are_the_same_on_both_sides(self):
        host, guest = self.meet()
        self.assertGreater(self.finish(host, guest), 7)
        self.expect_same(host, guest)
        guest.ask("next", "Waiting for .* to answer")
        host.wait("would like to play another round")
        host.ask("yes", "Round 2 begins")
        guest.wait("Round 2 begins")
        self.finish(guest, host)
        self.expect_same(host, guest)

    def test_are_played_by_scripts(self):
        """Each script has the moves of its own side, and sends each as soon as it is its turn."""
        host, guest = self.meet()
        self.finish(host, guest)
        record = host.record("first.atom4").decode()
        moves = re.findall(r"\b[a-z]\d+\b", record.split("\n\n")[1])
        for program in (host, guest):
            program.say("disconnect", "yes", "quit")
            program.process.wait(TIMEOUT)
        host = self.program("host 2", "--host", "127.0.0.1:0", "--size", "6x6")
        host.say(*moves[0::2])
        guest = self.program("guest 2", "--join", host.wait(INVITATION).group())
        guest.say("yes", *moves[1::2])
        last = rf" at {moves[-1]} "
        host.wait(last)
        guest.wait(last)
        for program in (host, guest):
            self.assertEqual(program.record("again.atom4").decode(), record)

    def test_can_be_played_over_a_unix_socket(self):
        path = os.path.join(self.folder.name, "socket")
        host, guest = self.meet(where=path)
        self.assertEqual(os.stat(path).st_mode & 0o007, 0)
        self.play(host, guest)
        host.say("quit")
        host.process.wait(TIMEOUT)
        self.assertFalse(os.path.exists(path))


class Invitations(Two):
    def invited(self, number):
        host = self.program(f"host {number}", "--host", "127.0.0.1:0", "--size", "6x6")
        return host, host.wait(INVITATION).group()

    def test_are_joined_as_they_are_pasted(self):
        for number, paste in enumerate([
                "> {0}{1}",
                "<{0}{1}>.",
                "Hi, play with me: {0}{1}, at eight?",
                "join \"{0}{1}\",",
                "{0}\n{1}",
                "> atom4:\n> {0}\n> {1}.",
                "join {0}\n{1}"]):
            _, invitation = self.invited(number)
            parts = invitation.removeprefix("atom4:") if "atom4:" in paste else invitation
            guest = self.program(f"guest {number}")
            guest.say(*paste.format(parts[:40], parts[40:]).split("\n"))
            guest.wait("Answer yes or no")

    def test_that_are_incomplete_are_dropped_at_the_next_command(self):
        _, invitation = self.invited(1)
        guest = self.program("guest")
        guest.ask(invitation[:40], "is missing")
        guest.ask("turn", "Player 1's turn")
        guest.ask("i9", " at i9 ")

    def test_are_given_on_the_command_line_as_they_are_pasted(self):
        _, invitation = self.invited(0)
        self.program("guest", "--join", f"> {invitation[:40]}\n> {invitation[40:]}.").wait("Answer yes or no")
        # The program asks about a link, which somebody else may have written.
        self.program("linked", f"<{invitation}>").wait("This link is an invitation")
        host, _ = self.invited(2)
        host.ask("online", "Invitation to watch")
        watched = host.wait(INVITATION).group()
        self.program("watcher", "--watch", f"Look: \u201c{watched}\u201d!").wait("Connecting")

    def test_stay_whole_in_short_lines(self):
        host = self.program("host", "--host", "127.0.0.1:0")
        invitation = host.wait(INVITATION).group()
        host.ask("settings width 20", "Line width")
        host.ask("online", "Invitation to play")
        self.assertEqual(host.wait(INVITATION).group(), invitation)


class MatchSettings(Two):
    def test_are_shown_before_they_are_accepted(self):
        host = self.program("host", "--host", "127.0.0.1:0", "--size", "8x6")
        guest = self.program("guest", "--join", host.wait(INVITATION).group())
        guest.wait("a board of 8x6")
        host.ask("online", "is reviewing your settings")
        guest.say("no")
        host.wait("declined these settings")
        guest.ask("yes", "There is nothing to answer")

    def test_include_the_names_of_both_players(self):
        host = self.program("host", "--host", "127.0.0.1:0", "--size", "6x6")
        invitation = host.wait(INVITATION).group()
        host.ask("name 1 Ada", "Player 1 is Ada|Ada")
        guest = self.program("guest", "--join", invitation)
        guest.wait("Ada proposes")
        guest.ask("yes Computer 2", "That name is reserved")
        guest.say("yes Bob")
        host.wait("Bob is connected")
        guest.wait("Ada is connected")
        self.play(host, guest)
        self.expect_same(host, guest)
        self.assertIn('[Player1 "Ada"]\n[Player2 "Bob"]', host.record("named.atom4").decode())

    def test_never_name_the_last_opponent(self):
        host = self.program("host", "--host", "127.0.0.1:0", "--size", "6x6")
        invitation = host.wait(INVITATION).group()
        host.ask("name 1 Bob", "Bob")
        guest = self.program("guest")
        guest.ask("name 1 Ada", "Ada")
        guest.ask(f"join {invitation}", "Bob proposes")
        guest.say("yes")
        host.wait("Ada is connected")
        guest.wait("Bob is connected")
        guest.ask("disconnect", "Leave this match")
        guest.ask("yes", "You left the network match")
        third = self.program("third", "--host", "127.0.0.1:0", "--size", "6x6")
        guest.ask(f"join {third.wait(INVITATION).group()}", "Answer yes or no")
        guest.say("yes")
        third.wait("Ada is connected")

    def test_are_updated_when_the_host_changes_the_name(self):
        host = self.program("host", "--host", "127.0.0.1:0", "--size", "6x6")
        guest = self.program("guest", "--join", host.wait(INVITATION).group())
        guest.wait("Answer yes or no")
        host.say("name 1 Ada")
        guest.wait("Ada proposes")
        guest.say("yes")
        guest.wait("Ada is connected")

    def test_turn_hints_and_analysis_off_until_the_round_is_over(self):
        host, guest = self.meet()
        self.play(host, guest)
        for program in (host, guest):
            for line in ("hint", "analysis", "review"):
                program.ask(line, "Hints and analysis are off")
        host.ask("online", r"Invitation to watch:\n(atom4:\S+)")
        self.finish(guest, host)
        guest.ask("review", "Reviewing|review|mistake")


class Requests(Two):
    def test_a_move_is_taken_back_with_permission(self):
        host, guest = self.meet()
        self.play(host, guest, "c2")
        host.ask("undo", "Waiting for .* to answer")
        guest.wait("take a move back")
        guest.ask("no", "")
        host.wait("declined")
        host.ask("undo", "Waiting for .* to answer")
        guest.wait("take a move back")
        guest.ask("yes", "Undid c2")
        host.wait("Undid c2")
        self.play(host, guest, "c4")
        self.expect_same(host, guest)

    def test_nothing_is_done_before_the_answer(self):
        host, guest = self.meet()
        self.play(host, guest, "c2")
        host.ask("undo", "Waiting for .* to answer")
        guest.wait("take a move back")
        for line in ("c4", "undo", "new", "talk Why?", "quit", "nonsense"):
            guest.ask(line, "Answer the question first")
        # Commands that only show something still work.
        guest.ask("turn", "Your turn")
        guest.ask("no", "You declined")
        host.wait("declined")
        guest.ask("c4", " at c4 ")

    def test_leaving_has_to_be_confirmed(self):
        host, guest = self.meet()
        guest.ask("disconnect", "Leave this match")
        guest.ask("undo", "Answer the question first")
        guest.ask("no", "is connected")
        self.play(host, guest)
        guest.ask("disconnect", "Leave this match")
        guest.ask("disconnect", "You left the network match")
        host.wait("has left")

    def test_each_player_is_addressed_as_you(self):
        host, guest = self.meet()
        host.ask("turn", "Your turn")
        guest.ask("turn", "Your opponent's turn")
        self.play(host, guest)
        host.ask("turn", "Your opponent's turn")
        guest.ask("pause", "can't be paused")
        guest.ask("score", "For white: Your opponent, 0 won. For black: You")

    def test_no_player_can_change_the_match_alone(self):
        host, guest = self.meet()
        self.play(host, guest)
        for line in ("new", "resume", "setup"):
            host.ask(line, "You are already in a network match")
        for line in ("level 3", "name 1 Eve", "settings name 1 Eve"):
            host.ask(line, "Players can't be changed")
        host.ask("redo", "Nothing to redo")
        self.expect_same(host, guest)

    def test_chat_is_shown_as_plain_text_and_can_be_muted(self):
        host, guest = self.meet()
        host.say("talk Good \x1b[31mluck\x07 <b>")
        heard = guest.wait("says: (.*)$").group(1)
        self.assertEqual(heard, "Good  [31mluck  <b>")
        self.assertNotIn("\x1b", guest.said.decode())
        guest.ask("mute", "are hidden")
        host.say("talk Hello?")
        guest.say("talk I hear nothing")
        host.wait("I hear nothing")
        self.assertNotIn("Hello?", guest.said.decode())


class Killed(Two):
    def test_either_program_resumes_where_it_was(self):
        host, guest = self.meet("--seed", "1")
        for round_of in range(3):
            self.play(host, guest)
            host.kill()
            guest.wait("is disconnected")
            host.start()
            host.wait("reconnected")
            guest.wait("reconnected")
            self.play(guest, host)
            guest.kill()
            host.wait("is disconnected")
            guest.start(*(("--join", self.invitation) if round_of == 1 else ()))
            guest.wait("reconnected")
            host.wait("reconnected")
        self.expect_same(host, guest)
        self.assertRegex(host.record("six.atom4").decode(), r"1\. \w+ \w+ 2\. \w+ \w+ 3\. \w+ \w+")


class Others(Two):
    def test_a_spectator_sees_moves_but_cannot_act(self):
        host, guest = self.meet()
        self.play(host, guest)
        watching = host.ask("online", r"Invitation to watch:\n(atom4:\S+)").group(1)
        watcher = self.program("watcher", "--watch", watching)
        host.wait("1 spectator")
        watcher.wait("You are watching Player 1 and Player 2")
        cell = re.search(r"[a-z]\d+", guest.ask("moves", "can go to (.*)").group(1)).group()
        for line in (cell, "undo", "next", "resign", "talk Hello"):
            watcher.ask(line, "Only the players can do that")
        self.play(guest, host, cell)
        watcher.wait(f" at {cell} ")
        self.assertEqual(watcher.record("seen.atom4"), host.record("host.atom4"))

    def test_a_second_guest_is_rejected_and_does_not_retry(self):
        host, guest = self.meet()
        self.play(host, guest)
        other = self.program("other", "--join", self.invitation)
        other.wait("Another guest is already playing with this invitation")
        other.ask("online", "You are not in a network match")
        self.play(guest, host)
        self.assertNotIn("here again", host.said.decode())
        self.expect_same(host, guest)

    def test_a_guest_with_a_wrong_key_gets_no_proposal(self):
        host, guest = self.meet()
        other = self.program("other", "--host", "127.0.0.1:0")
        key = other.wait(INVITATION).group().rpartition("/")[2]
        stranger = self.program("stranger", "--join", self.invitation.rpartition("/")[0] + "/" + key)
        stranger.wait("Retrying")
        self.assertNotIn("proposes", stranger.said.decode())
        self.play(host, guest)

    def test_nothing_listens_after_the_match(self):
        host, guest = self.meet()
        address, _, port = self.invitation[len("atom4:"):].partition("/")[0].rpartition(":")
        host.ask("disconnect", "Leave this match")
        host.ask("yes", "You left the network match")
        guest.wait("has left")
        with self.assertRaises(ConnectionRefusedError):
            socket.create_connection((address, int(port)), 5)
        for program in (host, guest):
            program.ask("turn", "The network match has ended")
            program.ask("online", "are not in a network match")
            program.ask("undo", "Nothing to undo")
            left = [name for _, _, names in os.walk(program.home) for name in names if "link" in name]
            self.assertEqual(left, [])

    def test_no_network_library_is_loaded_without_an_option(self):
        """Without a network option, no network library is loaded."""
        program = self.program("alone")
        program.wait("turn")
        with open(f"/proc/{program.process.pid}/maps", encoding="utf-8") as maps:
            self.assertNotRegex(maps.read(), "gnutls|avahi|dbus")


class Strangers(Two):
    """ATOM4_STRANGERS=10000 in the environment sets their number, for a run by hand."""

    def test_do_not_slow_down_the_players(self):
        host, guest = self.meet()
        address, _, port = self.invitation[len("atom4:"):].partition("/")[0].rpartition(":")
        count = int(os.environ.get("ATOM4_STRANGERS", "2000"))
        flood = multiprocessing.Process(target=come, args=(address, int(port), count))
        flood.start()
        self.addCleanup(flood.join)
        movers, seconds = [host, guest], []
        while flood.is_alive():
            said = movers[0].ask("moves", "can go to (.*)|wins? round|is a draw").group(1)
            if said is None:
                host.say("next")
                guest.wait("would like to play another round")
                guest.say("yes")
                host.wait("Round \\d+ begins")
                guest.wait("Round \\d+ begins")
                movers = [host, guest] if "Your turn" in host.ask("turn", "[Yy]our.* turn").group() else [guest, host]
                continue
            cell = re.search(r"[a-z]\d+", said).group()
            start = time.perf_counter()
            movers[0].say(cell)
            movers[1].wait(rf" at {cell} ")
            seconds.append(time.perf_counter() - start)
            movers[0].wait(rf" at {cell} ")
            movers.reverse()
            flood.join(0.05)  # more than a hundred messages a second would count as a flood, too
        self.assertEqual(flood.exitcode, 0)
        self.assertGreater(len(seconds), 10)
        pty_terminal.tell(f"a move among {count} strangers", [1000 * value for value in seconds], "ms")
        # The maximum depends on what else the machine does; with a sanitizer all the values do not count.
        if not pty_terminal.is_sanitized():
            self.assertLess(statistics.median(seconds), 0.050)


if __name__ == "__main__":
    main()
