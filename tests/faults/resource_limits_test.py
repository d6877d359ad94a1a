#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A program gets no memory or no thread, at its Nth request only or from that one on: it continues, or exits with a line that
says why; never by a signal, and nothing that it has saved is lost. Arguments: ATOM4-TUI LIBRARY, the latter
libatom4_failing_system.so; clines is in the folder of the program."""
import concurrent.futures
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import weakref

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../tui/pty"))
import pty_terminal
from pty_terminal import Terminal, main

LIBRARY = ""
# Every Nth request for memory is tested; ATOM4_EVERY=1 in "packaging/dev test --full".
EVERY = int(os.environ.get("ATOM4_EVERY", "29"))
NO_MEMORY = "there is not enough memory"
PLACE = "/dev/shm" if os.path.isdir("/dev/shm") else None


def told(call, nth, error, how, home):
    return {"LD_PRELOAD": LIBRARY, "ATOM4_FAIL": f"{call} {nth} {error} {how} {home}",
            "ATOM4_FAILED": os.path.join(home, "failed")}


class Story:
    """Lines for a program that already has a saved game, and what they lead to without any failure."""

    def __init__(self, program, words, before, lines, ending):
        self.program, self.words, self.lines, self.ending = program, words, lines, ending
        self.folder = tempfile.TemporaryDirectory(dir=PLACE)
        weakref.finalize(self, self.folder.cleanup)
        self.home = os.path.join(self.folder.name, "before")
        os.mkdir(self.home)
        self.run(self.home, before, *words, "--seed", "7")
        self.old = self.texts(self.home)
        self.said, self.states = [], []  # after that many lines: standard output, and the game in play
        self.known = set(self.old.values())
        for count in range(len(lines) + 1):
            with tempfile.TemporaryDirectory(dir=PLACE) as home:
                ended = self.from_before(home, lines[:count])
                assert (ended.returncode, ended.stderr) == (0, ""), ended
                texts = self.texts(home)
            self.said.append(ended.stdout)
            self.known |= set(texts.values())
            self.states.append(next((text for name, text in texts.items() if name.endswith("/" + ending)), None))

    def environment(self, home):
        return {"PATH": os.environ["PATH"], "HOME": home, "XDG_STATE_HOME": home + "/state", "LC_ALL": "C.UTF-8",
                "XDG_DATA_HOME": home + "/data"}

    def run(self, home, lines, *words, **more):
        path = os.path.join(os.path.dirname(pty_terminal.PROGRAM), self.program)
        return subprocess.run([path, "--plain", *words], input="".join(line + "\n" for line in lines), text=True,
                              cwd=home, capture_output=True, env={**self.environment(home), **more}, timeout=120)

    def from_before(self, home, lines, **more):
        shutil.copytree(self.home, home, dirs_exist_ok=True)
        return self.run(home, lines, *self.words, **more)

    def texts(self, home):
        """Returns all games below the home folder, without the tags that differ each time."""
        found = {}
        for folder, _, names in os.walk(home):
            for name in names:
                if name.endswith((".atom4", ".lines", ".spare")):
                    with open(os.path.join(folder, name), encoding="utf-8") as file:
                        found[os.path.join(folder, name)] = re.sub(r'\[(Id|Seed|SavedAs) "[^"]*"\]', "", file.read())
        return found


class Scarcity(unittest.TestCase):
    def setUp(self):
        if pty_terminal.is_sanitized():
            self.skipTest("a sanitizer allocates memory of its own")

    def check(self, story, call, nth, error, how, reasons):
        """Returns whether the request was reached, and so failed."""
        with tempfile.TemporaryDirectory(dir=PLACE) as home:
            ended = story.from_before(home, story.lines, **told(call, nth, error, how, home))
            failed = os.path.exists(os.path.join(home, "failed"))
            texts = story.texts(home)
            at = f"{story.program} {call} {nth} {how}: {ended}"
            self.assertIn(ended.returncode, (0, 1), at)
            self.assertEqual(ended.stderr.count("\n"), ended.returncode, at)
            if ended.returncode == 1:
                self.assertTrue(failed, at)
                self.assertIn(ended.stderr.split(": ", 1)[1].rstrip(), reasons, at)
            elif not failed:  # a hint, which comes last, differs each time
                self.assertTrue(ended.stdout.startswith(story.said[-2]), at)
            for name, text in texts.items():
                self.assertTrue(text == "" or text in story.known, f"{name} is {text}\n{at}")
            # Everything that it had answered was saved.
            done = max((k for k, said in enumerate(story.said) if ended.stdout.startswith(said)), default=0)
            self.assertTrue(set(story.states[done:]) & set(texts.values()), f"{done} of {story.states} not in {texts}\n{at}")
            again = story.run(home, [])
            self.assertEqual((again.returncode, again.stderr), (0, ""), at)
            self.assertNotIn("couldn't be loaded", again.stdout, at)
            return failed

    def through(self, story, call, error, every, reasons):
        count = 0
        for how in ("once", "on"):
            # The first requests, before main() and shortly after, one by one; then every Nth.
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                first = 1
                while True:
                    step = 1 if first < 16 else every
                    batch = range(first, first + 16 * step, step)
                    count += len(batch)
                    first = batch[-1] + step
                    if not all(pool.map(lambda nth: self.check(story, call, nth, error, how, reasons), batch)):
                        break
        return count

    def test_a_match_handles_lack_of_memory(self):
        story = Story("atom4-tui", [], ["i9", "i7", "save mine.atom4"],
                      ["h7", "undo", "j7", "save! mine.atom4", "new", "i9", "score", "board", "hint"], "match.atom4")
        self.assertGreater(self.through(story, "memory", 12, EVERY, [NO_MEMORY]), 64)

    def test_lines_handles_lack_of_memory(self):
        story = Story("clines", [], ["a7 b7", "save mine.lines"],
                      ["c3 d3", "undo", "undo", "c3 c4", "board", "save! mine.lines", "scores", "hint"], "lines.lines")
        self.assertGreater(len(set(story.states)), 2)
        self.assertGreater(self.through(story, "memory", 12, EVERY, [NO_MEMORY]), 64)

    def test_a_match_handles_lack_of_threads(self):
        story = Story("atom4-tui", [], ["i9", "i7", "save mine.atom4"], ["h7", "save! mine.atom4", "hint"], "match.atom4")
        self.through(story, "thread", 11, 1, ["a thread cannot be had"])

    def test_no_program_forks(self):
        story = Story("atom4-tui", [], ["i9"], ["i7", "hint"], "match.atom4")
        self.assertFalse(self.check(story, "fork", 1, 11, "on", []))

    def on_the_full_screen(self, call, nth, error, how):
        with Terminal(**told(call, nth, error, how, "/nowhere")) as t:
            t.send("\n\t\nuHsmine.atom4\nq")
            status = t.ended()
            self.assertIn(status, (0, 1), f"{call} {nth} {how}: {t.raw!r}")
            t.check_given_back(self)
            if status == 1:
                self.assertRegex(t.raw, rb"(atom4-tui|this program): there is not enough memory\r\n")
            return status

    def test_the_full_screen_handles_lack_of_memory(self):
        statuses = set()
        for how in ("once", "on"):
            for nth in range(3, 4_000, 16 * EVERY):
                statuses.add(self.on_the_full_screen("memory", nth, 12, how))
        self.assertIn(1, statuses)


if __name__ == "__main__":
    LIBRARY = os.path.realpath(sys.argv.pop(2))
    main()
