#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Untrusted text never controls the terminal: names, comments and file names with control sequences, in every program
and every kind of output. Argument: ATOM4-TUI; the other programs are in its folder."""
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
import unittest

import pty_terminal
from pty_terminal import Terminal, main

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../support/scripts"))
import saved_games

# Clear the screen, set the title, change the direction of writing, or are invisible; as characters and as single bytes.
CONTROLS = "\u009b2J\u009d0;owned\u009c\u202e\u2066\u200f\u061c\u200b\ufeff\u2028"
NAME = f"Eve{CONTROLS}n"
FILE_NAME = f"Eve\x1b]0;owned\x07\n{CONTROLS}".encode() + b"\x9b2Jn"
SHOWN = "Eve?2J?0;owned????????n"
SHOWN_FILE = "Eve?]0;owned???2J?0;owned?????????2Jn"
MATCH = """[Game "Atom-4"]
[Date "2026.01.01"]
[Player1 "%s"]
[Player2 "Human"]
[Round "1"]
[Size "16x16"]
[Start "R"]
[Result "*"]

1. i9 {%s} i7 *
"""
LINES = saved_games.LINES.replace("\n\n", '\n[Id "abc"]\n\n')


def beside(program):
    return os.path.join(os.path.dirname(pty_terminal.PROGRAM), program)


def foreign_in(data, allowed="\n"):
    """Returns the characters of the output that are not printable UTF-8."""
    text = data.decode("utf-8", "surrogateescape")
    return [hex(ord(c)) for c in text if c not in allowed and unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")]


class UntrustedText(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.match = self.write(FILE_NAME + b".atom4", MATCH % (NAME, NAME))

    def write(self, name, text):
        path = os.path.join(self.folder.encode(), name)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())
        return path

    def run_program(self, program, *words, text=b"", name=None, locale="C.UTF-8", **env):
        environment = dict(os.environ, HOME=self.folder, XDG_STATE_HOME=self.folder, XDG_DATA_HOME=self.folder,
                           LC_ALL=locale)
        environment.update(env)
        return subprocess.run([name or beside(program), *words], executable=beside(program), input=text,
                              capture_output=True, env=environment, timeout=60)

    def check_screen(self, t):
        self.assertEqual(foreign_in(t.raw, allowed="\n\r\t\b\x0f\x1b\x07\x00"), [])
        # Removes the query for the background colour and the title, which must be text only.
        raw = re.sub(rb"\x1b\]2;[^\x00-\x1f\x7f]*\x1b\\", b"", t.raw.replace(b"\x1b]11;?\x1b\\", b""))
        self.assertNotIn(b"\x1b]", raw)
        self.assertNotIn(b"\x1b[2Jn", t.raw)

    def check_full_screen(self, *command):
        with Terminal(command=[*command, self.match]) as t:
            t.wait(SHOWN[:10])
            t.send("s")
            t.wait("Save in:")
            t.wait(SHOWN_FILE)
            t.send("\x15" + self.folder + "/E\t")
            t.wait(SHOWN_FILE + ".atom4")
            t.send("\x1b")
            t.wait(lambda: "Save in" not in t.text)
            t.send("o")
            t.wait("Open:")
            t.send(b"\x15Eve\xc2\x9b2J\xe2\x80\xae\x9b.atom4\r")
            t.wait("Eve?2J??.atom4: No such file")
            self.check_screen(t)
            t.send("\x1b")
            t.wait(lambda: "Open:" not in t.text)
            t.send("q")
            self.assertEqual(t.ended(), 0)
            self.check_screen(t)

    def test_on_the_full_screen(self):
        self.check_full_screen(pty_terminal.PROGRAM)

    def test_on_the_full_screen_of_the_program_with_the_window(self):
        if not os.path.exists(beside("atom4")):
            self.skipTest("built without the window")
        self.check_full_screen(beside("atom4"), "-mt")

    def test_in_plain_mode(self):
        missing = os.path.join(self.folder.encode(), b"no " + FILE_NAME.replace(b"\n", b""))
        ended = self.run_program("atom4-tui", "--plain", self.match,
                                 text=b"score\nsave\nopen " + missing + b"\nsave! /no/" + FILE_NAME[:8] + b"\n" +
                                 CONTROLS.encode() + b" x\nlook " + CONTROLS.encode() + b"\n")
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        self.assertEqual(foreign_in(ended.stdout), [])
        self.assertIn(SHOWN, ended.stdout.decode())

    def test_in_saved_and_unreadable_matches(self):
        state = os.path.join(self.folder.encode(), FILE_NAME)
        with Terminal(self.match, state=state) as t:
            t.wait(SHOWN[:10])
            t.send("q")
            self.assertEqual(t.ended(), 0)
        with Terminal("--new", state=state) as t:
            t.wait("Player 1")
            t.send("\n")
            t.wait("Player 2's turn")
            t.send("o")
            t.wait("Open a match")
            t.wait(SHOWN)
            self.check_screen(t)
            t.send("\x1bq")
            self.assertEqual(t.ended(), 0)
        for name, text in (("match.atom4", "\u009b2J no game"), ("lines.lines", "no game \u202e")):
            self.write(os.path.join(FILE_NAME, b"atom4", name.encode()), text)
        ended = self.run_program("atom4-tui", "--plain", XDG_STATE_HOME=state)
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        self.assertEqual(foreign_in(ended.stdout), [])
        self.assertIn(SHOWN_FILE, ended.stdout.decode())
        with Terminal(command=[beside("clines")], state=state, rows=30, cols=200) as t:
            t.wait("couldn't be loaded")
            t.wait(SHOWN_FILE)
            self.check_screen(t)

    def test_in_high_scores(self):
        os.makedirs(os.path.join(self.folder, "atom4"))
        self.write(b"atom4/lines-scores.txt",
                   f"9x9 5 5 3 3 preview 120 2026\u202e.01.01\u009b id1 {NAME}\n".encode())
        ended = self.run_program("clines", "-l")
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        self.assertEqual(foreign_in(ended.stdout), [])
        self.assertIn(SHOWN, ended.stdout.decode())
        with Terminal(command=[beside("clines"), "--new"], state=self.folder, XDG_DATA_HOME=self.folder) as t:
            t.wait("Pick a chip")
            t.send("s")
            t.wait(SHOWN)
            self.check_screen(t)

    def test_in_the_account_name_is_sanitised_before_saving(self):
        game = self.write(b"game.lines", LINES)
        with Terminal(command=[beside("clines"), "-mb", game], state=self.folder, XDG_DATA_HOME=self.folder,
                      LOGNAME=NAME + "J\u00fcrgen", locale="C") as t:
            t.wait("Pick a chip")
            t.send("lljj hhkkkk ")  # from e5 to the two chips in the first row
            t.wait("3 chips cleared")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            with open(os.path.join(self.folder, "atom4", "lines-scores.txt"), encoding="utf-8") as file:
                kept = file.read()
            self.assertEqual(foreign_in(kept.encode()), [])
            self.assertIn(SHOWN + "J\u00fcrgen\n", kept)

    def test_in_engine_output(self):
        ended = self.run_program("atom4-engine", "review", "--depth", "1", self.match)
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        self.assertEqual(foreign_in(ended.stdout), [])
        self.assertIn(SHOWN + " - Human", ended.stdout.decode())
        ended = self.run_program("atom4-engine", text=b"position " + FILE_NAME.replace(b"\n", b"") + b"\ngo " +
                                 CONTROLS.encode() + b"\nsetoption name " + CONTROLS.encode() + b" value 1\nquit\n")
        self.assertEqual(foreign_in(ended.stdout), [])

    def test_in_every_error_message(self):
        bad_match = self.write(FILE_NAME + b"2.atom4", (MATCH % (NAME, "")).replace("i7", f"i7{CONTROLS}").encode())
        bad_tag = self.write(FILE_NAME + b"3.atom4", MATCH.replace("[Round", "[Game") % (NAME, ""))
        bad_lines = self.write(FILE_NAME + b".lines", LINES.replace("a1:1", f"a1:{CONTROLS}").encode())
        values = self.write(FILE_NAME + b".inc", "no values")
        missing = FILE_NAME + b" missing"
        engine_match = ("atom4-engine", "match", "--games", "1")
        cases = [("atom4-tui", missing), ("atom4-tui", bad_match), ("atom4-tui", bad_tag), ("atom4-tui", bad_lines),
                 ("atom4-tui", b"--size=" + FILE_NAME), ("atom4-tui", b"--" + FILE_NAME), ("atom4-tui", b"x", FILE_NAME),
                 ("clines", missing), ("clines", bad_lines), ("clines", "--check", missing),
                 ("clines", "--check", bad_lines), ("clines", "-C", FILE_NAME), ("clines", b"--" + FILE_NAME),
                 ("clines", b"-f", "I\u200bO"),
                 ("atom4-engine", FILE_NAME), ("atom4-engine", "perft", FILE_NAME),
                 ("atom4-engine", "perft", "1", FILE_NAME), ("atom4-engine", "review", missing),
                 ("atom4-engine", "review", bad_match), ("atom4-engine", "match", "--merge", missing),
                 ("atom4-engine", "match", "--merge", self.write(FILE_NAME + b".txt", "game x\n")),
                 (*engine_match, "--a", "level=1", "--b", FILE_NAME),
                 (*engine_match, "--a", "level=1", "--b", b"depth=1,values=" + missing.replace(b"\n", b"")),
                 (*engine_match, "--a", "level=1", "--b", b"depth=1,values=" + values.replace(b"\n", b"")),
                 (*engine_match, "--a", "level=1", "--b", "level=1", "--openings", missing),
                 (*engine_match, "--a", "level=1", "--b", "level=1", "--openings", values),
                 (*engine_match, "--a", "level=1", "--b", "level=1", "--save", b"/no/" + missing)]
        if os.path.exists(beside("atom4-trainer")):
            cases += [("atom4-trainer", "generate", FILE_NAME), ("atom4-trainer", "generate", "--shard", FILE_NAME),
                      ("atom4-trainer", "generate", "--weights", missing),
                      ("atom4-trainer", "fit", "--out", "/no/file", missing)]
        if os.path.exists(beside("atom4")):
            cases += [("atom4", "-mt", missing), ("atom4", "-m", FILE_NAME)]
        for words in cases:
            with self.subTest(words=words):
                ended = self.run_program(*words)
                self.assertNotEqual(ended.returncode, 0)
                self.assertEqual(foreign_in(ended.stderr), [])
                self.assertEqual(ended.stderr.count(b"\n"), 1, ended.stderr)
                self.assertIn(b"?", ended.stderr)

    def test_in_error_messages_about_the_terminal(self):
        with Terminal(term=NAME) as t:
            self.assertEqual(t.ended(), 1)
            self.assertIn(SHOWN, t.text.replace("\n", ""))
            self.assertEqual(foreign_in(t.raw, "\r\n"), [])
        ended = self.run_program("atom4-tui", name=FILE_NAME, TERM="xterm")
        self.assertEqual(ended.returncode, 1)
        self.assertEqual(foreign_in(ended.stderr), [])
        self.assertIn(b": input and output must be", ended.stderr)

    def test_is_ascii_in_the_c_locale(self):
        name = "J\u00fc\u00df"  # an 8-bit terminal obeys the last byte
        match = self.write(f"{name}.atom4".encode(), MATCH % (name, ""))
        for words, text in ((("atom4-tui", "--plain", match), b"score\nsave\n"),
                            (("atom4-tui", f"no {name}"), b""), (("atom4-engine", "review", "--depth", "1", match), b""),
                            (("atom4-engine", "review", f"no {name}"), b""), (("clines", f"no {name}"), b"")):
            with self.subTest(words=words):
                ended = self.run_program(*words, text=text, locale="C")
                said = ended.stdout + ended.stderr
                self.assertIn(b"J??", said)
                self.assertTrue(said.isascii(), said)


if __name__ == "__main__":
    main()
