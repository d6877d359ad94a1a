#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Two programs on two full screens play each other over loopback."""
import base64
import os
import re
import unittest

from pty_terminal import Terminal, main


class Screens(unittest.TestCase):
    def setUp(self):
        self.host = self.enterContext(Terminal("--host", "127.0.0.1:0", "--size", "6x6", rows=30, cols=100))
        self.host.wait("Send your opponent this")
        self.invitation = re.search(r"atom4:\S+", self.host.text).group()

    def guest(self):
        guest = self.enterContext(Terminal("--join", self.invitation, rows=30, cols=100))
        guest.wait("Your opponent proposes: a board of 6x6")
        self.host.wait("is reviewing your settings")
        guest.send("y")
        guest.wait("The match begins. You want four blacks.")
        self.host.wait("The match begins. You want four whites.")
        return guest

    def test_play_and_chat(self):
        guest = self.guest()
        self.host.send("\t\r")
        guest.wait("Your turn")
        self.host.wait("Your opponent's turn")
        self.host.send("\r")
        self.host.wait("your opponent's turn")
        guest.send("\t\r")
        self.host.wait("Your turn")
        guest.send("T")
        guest.wait("Chat:")
        guest.send("Good luck!\r")
        guest.wait("You say: Good luck!")
        self.host.wait("says: Good luck!")
        self.host.send("T")
        self.host.wait("Chat:")
        self.host.send("You, too!\r")
        guest.wait("says: You, too!")
        # The chat's history is shown to a player who writes another message.
        guest.send("T")
        guest.wait(lambda: "You say: Good luck!" in guest.text and "says: You, too!" in guest.text
                   and guest.lines[-1].startswith("Chat:"))
        guest.send("\x1b")
        guest.wait("quit")

    def test_a_form_left_open_does_not_end_the_match(self):
        self.host.send("\x1b")
        self.host.wait("Waiting")
        self.host.send("N")
        self.host.wait("New match")
        guest = self.enterContext(Terminal("--join", self.invitation, rows=30, cols=100))
        guest.wait("Your opponent proposes")
        guest.send("y")
        guest.wait("The match begins")
        self.host.wait("The match begins. You want four whites.")
        self.host.send("\t\r")
        guest.wait("Your turn")

    def test_the_invitation_is_shown_again(self):
        self.host.wait("Press I to show the invitation again.")
        self.host.send("\x1b")
        self.host.wait(lambda: self.invitation not in self.host.text)
        self.host.send("I")
        self.host.wait(lambda: self.invitation in self.host.text and "Network: online" in self.host.text)
        self.assertIn("disconnect", self.host.text)
        self.host.send("disconnect\r")
        self.host.wait("You left the network match")
        self.assertNotIn(self.invitation, self.host.text)

    def test_the_way_out_of_a_match_is_shown(self):
        guest = self.guest()
        for t in (guest, self.host):
            self.assertIn("I leave", t.text)
            t.send("I")
            t.wait("Network: disconnect")
            t.send("\r")
            t.wait("Leave this match?")
            t.send("n")
            t.wait("I leave")

    def test_the_ping_is_shown_as_such(self):
        guest = self.guest()
        for t in (guest, self.host):
            t.wait(lambda t=t: re.search(r"Ping \d+ ms {2,}Enter place", t.text))

    def test_resigning_needs_no_answer_from_the_opponent(self):
        guest = self.guest()
        guest.send("R")
        guest.wait("Press R again to resign.")
        guest.send("R")
        for t in (guest, self.host):
            t.wait("resigned")
            self.assertNotIn("y yes", t.text)

    def test_a_link_asks_before_it_connects(self):
        with Terminal(self.invitation, rows=30, cols=100) as guest:
            guest.wait("Press Enter to join")
            guest.send("\x1b")
            guest.wait(lambda: "Press Enter" not in guest.text)
            self.assertNotIn("is reviewing your settings", self.host.text)
        guest = self.enterContext(Terminal(self.invitation, rows=30, cols=100))
        guest.wait("Press Enter to join")
        guest.send("\r")
        guest.wait("Your opponent proposes: a board of 6x6")

    def test_mute_by_a_key(self):
        guest = self.guest()
        guest.send("S")
        guest.wait("messages are hidden")
        self.host.send("T")
        self.host.wait("Chat:")
        self.host.send("Hello?\r")
        self.host.send("\t\r")
        guest.wait("Your turn")
        self.assertNotIn("Hello?", guest.text)

    def test_a_guests_name_is_shown_to_the_host(self):
        guest = self.enterContext(Terminal("--join", self.invitation, rows=30, cols=100))
        guest.wait("y yes")
        guest.send("I")
        guest.wait("Network: name")
        guest.send("Bob\r")
        guest.wait("matches is Bob")
        guest.send("y")
        self.host.wait("Bob is connected")
        self.host.wait("Bob  ")

    def test_moves_arrive_while_another_page_is_shown(self):
        """The opponent's actions arrive, and are saved, whatever page is shown; so the connection stays alive, too."""
        guest = self.guest()
        guest.send("i")
        guest.wait("Esc")
        self.host.send("\t\r")
        self.host.wait("Your opponent's turn")
        record = os.path.join(guest.state, "atom4", "match.atom4")

        def has_move():
            with open(record, encoding="utf-8") as file:
                return "\n1. " in file.read()
        guest.wait(has_move)
        self.assertNotIn("Your turn", guest.text)
        guest.send("\x1b")
        guest.wait("Your turn")

    def test_hints_and_analysis_are_off(self):
        guest = self.guest()
        for key in "Ha":
            self.host.send(key)
            self.host.wait("Hints and analysis are off")
            self.host.send("g\x1b")
            self.host.wait(lambda: "Hints and analysis are off" not in self.host.text)
        guest.send("\x1b")

    def test_ask_and_answer(self):
        guest = self.guest()
        self.host.send("\t\r")
        guest.wait("Your turn")
        self.host.send("u")
        guest.wait("take a move back")
        guest.wait("y yes")
        guest.send("y")
        self.host.wait("the move is taken back")
        guest.wait("Your opponent's turn")

    def test_a_declined_request_is_shown_to_both(self):
        guest = self.guest()
        self.host.send("\t\r")
        guest.wait("Your turn")
        self.host.send("u")
        guest.wait("n no")
        guest.send("n")
        guest.wait("You declined.")
        guest.wait(lambda: "n no" not in guest.text)
        self.host.wait("declined")

    def test_nothing_is_done_before_the_answer(self):
        guest = self.enterContext(Terminal("--join", self.invitation, rows=30, cols=100))
        guest.wait("y yes")
        before = guest.text
        for key in ("\r", "R", "q", "?"):
            guest.send(key)
            guest.wait("Answer the question first.")
        self.assertIn("proposes: a board of 6x6", guest.text)
        # A click on the board, or where the keys are listed at other times, does not answer it either.
        for row, line in enumerate(before.split("\n")):
            if "." in line and row > 3:
                guest.send(f"\x1b[<0;{line.index('.') + 1};{row + 1}M\x1b[<0;{line.index('.') + 1};{row + 1}m")
        guest.send("y")
        guest.wait("The match begins")
        self.host.wait("The match begins")
        self.host.send("\t\r")
        guest.wait("Your turn")

    def test_answers_appear_away_from_the_clickable_keys(self):
        guest = self.guest()
        self.host.send("\t\r")
        guest.wait("Your turn")
        row_of_keys = next(row for row, line in enumerate(guest.text.split("\n")) if "Enter place" in line)
        self.host.send("u")
        guest.wait("y yes")
        lines = guest.text.split("\n")
        self.assertNotEqual(next(row for row, line in enumerate(lines) if "y yes" in line), row_of_keys)
        self.assertNotIn("Enter place", guest.text)

    def test_a_declined_proposal_is_reported_to_the_host(self):
        guest = self.enterContext(Terminal("--join", self.invitation, rows=30, cols=100))
        guest.wait("y yes")
        guest.send("n")
        self.host.wait("declined these settings")
        guest.wait(lambda: "y yes" not in guest.text)
        # The invitation is still valid.
        self.assertIn(self.invitation, self.host.text)
        self.guest()

    def test_leaving_has_to_be_confirmed(self):
        guest = self.guest()
        for answer in "ny":
            guest.send("I")
            guest.wait("Network:")
            guest.send("disconnect\r")
            guest.wait("Leave this match?")
            guest.send(answer)
            guest.wait(lambda: "Leave this match?" not in guest.text)
        guest.wait("You left the network match")
        # Nothing about the connection stays on the screen.
        guest.wait(lambda: not re.search(r"\d ms|T talk", guest.text))
        self.host.wait("has left")
        for t in (guest, self.host):
            t.wait("The network match has ended.")
            self.assertNotRegex(t.text, r"turn:|\d ms|T talk")

    def test_chat_stays_after_the_opponent_leaves(self):
        guest = self.guest()
        guest.send("T")
        guest.wait("Chat:")
        guest.send("Bye!\r")
        self.host.wait("says: Bye!")
        guest.send("I")
        guest.wait("Network:")
        guest.send("disconnect\r")
        guest.wait("y yes")
        guest.send("y")
        self.host.wait("has left")
        self.assertIn("says: Bye!", self.host.text)

    def test_no_move_can_be_made_in_an_earlier_position(self):
        guest = self.guest()
        self.host.send("\t\r")
        guest.wait("Your turn")
        self.host.wait("Your opponent's turn")
        guest.send("\t\r")
        self.host.wait("Your turn")
        self.host.send("<")
        self.host.wait("Move ")
        self.host.send("\r")
        self.host.wait("only be made from the current position")
        self.host.send("\x1b")
        self.host.wait("Your turn")

    def test_a_spectator_watches(self):
        guest = self.guest()
        self.host.send("I")
        self.host.wait("Invitation to watch:")
        watching = re.findall(r"atom4:\S+", self.host.text)[1]
        self.host.send("\x1b")
        self.host.wait("c copy")
        self.host.send("\x1b")
        watcher = self.enterContext(Terminal("--watch", watching, rows=30, cols=100))
        watcher.wait("You are watching Player 1 and Player 2.")
        self.host.send("\t\r")
        watcher.wait("Player 2's turn")
        self.assertNotRegex(watcher.text, "Enter place|u undo|T talk|N new|Tab ")
        for key in ("\r", "u", "n", "R", "T", "p"):
            watcher.send(key)
            watcher.wait("Only the players can do that.")
            watcher.send("L")
            watcher.wait("Letters")
        guest.send("T")
        guest.wait("Chat:")
        guest.send("Hello\r")
        watcher.wait("Player 2 says: Hello")
        watcher.send("<")
        watcher.wait("Move 0 of 1")
        watcher.send("\x1bI")
        watcher.wait("Network: disconnect")
        watcher.send("\r")
        watcher.wait("You left the network match")
        guest.wait("Your turn")

    def test_join_from_inside(self):
        guest = self.enterContext(Terminal(rows=30, cols=100))
        guest.wait("Enter place")
        guest.send("I")
        guest.wait("Network:")
        guest.send("join " + self.invitation + "\r")
        guest.wait("proposes: a board of 6x6")
        guest.send("y")
        for t in (guest, self.host):
            t.wait("The match begins")
        guest.send("I")
        guest.wait("Network:")
        guest.send("disconnect\r")
        guest.wait("y yes")
        guest.send("y")
        self.host.wait("has left")

    def test_an_invitation_can_be_pasted_as_two_lines(self):
        """Tests a terminal that sends a pasted line break as Enter."""
        guest = self.enterContext(Terminal(rows=30, cols=100))
        guest.wait("Enter place")
        guest.send("I")
        guest.wait("Network:")
        guest.send("> " + self.invitation[:40] + "\r")
        guest.wait("is missing")
        guest.send("> " + self.invitation[40:] + ".\r")
        guest.wait("proposes: a board of 6x6")

    def test_invite_from_the_form(self):
        t = self.enterContext(Terminal(rows=30, cols=100))
        t.wait("Enter place")
        t.send("N")
        t.wait("I invite")
        t.send("I")
        t.wait("Send your opponent this")
        t.send("\x1b")
        t.wait("Waiting")


def clipboard(terminal):
    """Returns the text that was last copied."""
    coded = re.findall(rb"\x1b]52;c;([^\x1b]*)\x1b\\", terminal.raw)
    return base64.b64decode(coded[-1]).decode() if coded else None


class Copying(unittest.TestCase):
    """Text on two rows is copied as one line, since the terminal itself has wrapped it."""

    def rows_of(self, terminal):
        return [line for line in terminal.lines if re.fullmatch(r"atom4:\S+|[0-9A-Z-]+", line)]

    def test_both_invitations_can_be_copied(self):
        t = self.enterContext(Terminal("--host", "127.0.0.1:0", rows=24, cols=48))
        t.wait("c copy")
        self.assertEqual(len(self.rows_of(t)), 2, t.text)
        invitation = "".join(self.rows_of(t))
        t.wait(lambda: invitation.encode() in t.raw)
        self.assertEqual(clipboard(t), invitation)
        t.send("\x1bI")
        t.wait("Network: online")
        t.send("\x1b")
        t.wait("w copy for spectators")
        rows = self.rows_of(t)
        self.assertEqual(len(rows), 4, t.text)
        t.wait(lambda: all("".join(two).encode() in t.raw[t.raw.rfind(b"52;c;"):] for two in (rows[:2], rows[2:])))
        t.send("w")
        t.wait("for spectators is on the")
        self.assertEqual(clipboard(t), "".join(rows[2:]))
        t.send("c")
        t.wait("You can also")
        self.assertEqual(clipboard(t), invitation)
        # It is also sent as one line when the screen is redrawn, and in other rows after a resize.
        before = len(t.raw)
        t.send("\x0c")
        t.wait(lambda: invitation.encode() in t.raw[before:])
        before = len(t.raw)
        t.resize(24, 40)
        t.wait(lambda: invitation.encode() in t.raw[before:])
        t.wait(lambda: "".join(self.rows_of(t)[:2]) == invitation)

    def test_the_mouse_can_select_text_of_an_invitation(self):
        """The mouse is left to the terminal as long as there is something to select."""
        t = self.enterContext(Terminal("--host", "127.0.0.1:0", rows=24, cols=80))
        t.wait("c copy")
        t.settle()
        self.assertGreater(t.raw.rfind(b"\x1b[?1003l"), t.raw.rfind(b"\x1b[?1003h"))
        t.send("\x1b")
        t.wait("Waiting")
        t.settle()
        self.assertGreater(t.raw.rfind(b"\x1b[?1003h"), t.raw.rfind(b"\x1b[?1003l"))

    def test_a_terminal_without_a_clipboard_offers_no_copying(self):
        t = self.enterContext(Terminal("--host", "127.0.0.1:0", rows=24, cols=48, term="vt100"))
        t.wait("Press I to show the invitation")
        self.assertNotIn("clipboard", t.text)
        self.assertNotIn("copy", t.text)
        t.wait(lambda: "".join(self.rows_of(t)).encode() in t.raw)
        self.assertNotIn("$", t.text, "padding of the terminal's description was sent")
        self.assertIsNone(clipboard(t))


if __name__ == "__main__":
    main()
