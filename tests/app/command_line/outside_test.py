#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The programs in unusual environments: closed descriptors, no home folder, a pipe instead of a file. Arguments:
FOLDER PROGRAM..., where FOLDER contains the programs."""
import itertools
import os
import pty
import resource
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../support/scripts"))
from saved_games import LINES

FOLDER = ""
PROGRAMS = ()
MATCH = """[Game "Atom-4"]
[Date "2026.01.01"]
[Player1 "Human"]
[Player2 "Human"]
[Round "1"]
[Size "16x16"]
[Start "R"]
[Result "*"]

1. i9 *
"""


def program(name):
    return os.path.join(FOLDER, name)


def wait_for(what):
    end = time.monotonic() + 20
    while not what():
        if time.monotonic() > end:
            raise AssertionError("timed out")
        time.sleep(0.005)


class World(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp()
        self.addCleanup(subprocess.run, ["rm", "-rf", self.home], check=True)
        self.environment = {"PATH": os.environ["PATH"], "HOME": self.home, "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        # The options of sanitizers are kept.
        self.environment.update({name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")})

    def files(self):
        """Returns the texts of the files below the home folder, by name."""
        found = {}
        for folder, _, names in os.walk(self.home):
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    found[name] = file.read()
        return found


class ClosedDescriptors(World):
    def run_without(self, closed, *words):
        def close():
            for descriptor in closed:
                os.close(descriptor)

        return subprocess.run(words, input=b"i9\nisready\nquit\n", stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              env=self.environment, preexec_fn=close, timeout=60)

    def test_no_output_ends_up_in_saved_files(self):
        """Whichever descriptors are closed, saved files have the right contents, and no program dies by a signal."""
        saved = os.path.join(self.home, "game.lines")
        with open(saved, "w", encoding="utf-8") as file:
            file.write(LINES)
        commands = [["atom4-tui", "--plain"], ["clines", "--check", saved], ["clines"], ["atom4-engine"]]
        if "atom4" in PROGRAMS:
            commands.append(["atom4", "--plain"])
        for count in (1, 2, 3):
            for closed, (name, *words) in itertools.product(itertools.combinations(range(3), count), commands):
                with self.subTest(program=name, closed=closed):
                    ended = self.run_without(closed, program(name), *words)
                    self.assertGreaterEqual(ended.returncode, 0, ended.stderr)
                    for kept, text in self.files().items():
                        if kept.endswith(".lock"):
                            self.assertEqual(text, "", kept)
                        elif kept.endswith(".atom4"):
                            self.assertTrue(text.startswith('[Game "Atom-4"]'), text)

    def test_they_are_opened_as_dev_null(self):
        """While a program waits for a line or a key, the closed descriptors are /dev/null."""
        with subprocess.Popen([program("atom4-engine")], stdin=subprocess.PIPE, env=self.environment,
                              preexec_fn=lambda: (os.close(1), os.close(2))) as engine:
            wait_for(lambda: all(os.path.exists(f"/proc/{engine.pid}/fd/{i}") and
                                 os.readlink(f"/proc/{engine.pid}/fd/{i}") == "/dev/null" for i in (1, 2)))
            engine.stdin.close()
            self.assertGreaterEqual(engine.wait(20), 0)
        for name in ("atom4-tui", "clines"):
            with self.subTest(name):
                pid, master = pty.fork()
                if pid == 0:
                    os.close(2)
                    os.execve(program(name), [name], self.environment)
                said = b""
                while b"quit" not in said:
                    said += os.read(master, 4096)
                self.assertEqual(os.readlink(f"/proc/{pid}/fd/2"), "/dev/null")
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                os.close(master)


class NoHome(World):
    """Without a home folder, files are saved in a folder in TMPDIR that only this user can read or write."""

    def setUp(self):
        super().setUp()
        del self.environment["HOME"]
        self.environment["TMPDIR"] = self.home
        self.folder = os.path.join(self.home, f"atom4-{os.getuid()}")

    def play(self):
        ended = subprocess.run([program("atom4-tui"), "--plain"], input="i9\nquit\nquit\n", capture_output=True,
                               text=True, env=self.environment, timeout=60)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return ended.stdout

    def test_the_folder_is_private(self):
        old = os.umask(0)
        try:
            self.assertNotIn("can't be saved", self.play())
        finally:
            os.umask(old)
        self.assertEqual(stat.S_IMODE(os.stat(self.folder).st_mode), 0o700)
        self.assertIn("match.atom4", os.listdir(self.folder))
        self.assertIn("resumed", self.play())

    def test_an_existing_folder_is_made_private(self):
        os.mkdir(self.folder, 0o755)
        self.assertNotIn("can't be saved", self.play())
        self.assertEqual(stat.S_IMODE(os.stat(self.folder).st_mode), 0o700)

    def test_nothing_is_saved_where_others_may_write(self):
        for mode in (0o777, 0o1777, 0o770):
            with self.subTest(oct(mode)):
                os.mkdir(self.folder)
                os.chmod(self.folder, mode)
                self.assertIn("can't be saved", self.play())
                self.assertEqual(os.listdir(self.folder), [])
                os.rmdir(self.folder)

    def test_a_planted_link_is_not_followed(self):
        other = os.path.join(self.home, "other")
        for target in (other, os.path.join(self.home, "missing"), self.folder):
            with self.subTest(target):
                os.makedirs(other, 0o700, exist_ok=True)
                os.symlink(target, self.folder)
                self.assertIn("can't be saved", self.play())
                self.assertEqual(os.listdir(other), [])
                self.assertFalse(os.path.exists(os.path.join(self.home, "missing")))
                os.remove(self.folder)

    def test_a_file_or_another_users_folder_is_left_alone(self):
        with open(self.folder, "w", encoding="utf-8"):
            pass
        self.assertIn("can't be saved", self.play())
        os.remove(self.folder)
        if os.getuid() == 0:
            os.mkdir(self.folder, 0o700)
            os.chown(self.folder, 65534, 65534)
            self.assertIn("can't be saved", self.play())
            self.assertEqual(os.listdir(self.folder), [])

    def test_without_a_temporary_folder_nothing_is_saved(self):
        self.environment["TMPDIR"] = os.path.join(self.home, "missing")
        with tempfile.TemporaryDirectory() as here:
            ended = subprocess.run([program("atom4-tui"), "--plain"], input="i9\nquit\nquit\n", capture_output=True,
                                   text=True, env=self.environment, timeout=60, cwd=here)
            self.assertIn("can't be saved", ended.stdout)
            self.assertEqual(os.listdir(here), [])

    def test_the_high_score_list_uses_the_private_folder(self):
        subprocess.run([program("clines"), "-l"], env=self.environment, check=True, capture_output=True)
        self.assertEqual(stat.S_IMODE(os.stat(self.folder).st_mode), 0o700)


class NoThread(World):
    """If no thread can be started, the program says so and continues."""

    def test_a_hint_reports_the_missing_thread(self):
        libraries = subprocess.run(["ldd", program("atom4-tui")], capture_output=True, text=True, check=True).stdout
        if "libasan" in libraries or "libtsan" in libraries:
            self.skipTest("a sanitizer starts threads of its own")

        def prepare():
            if os.getuid() == 0:  # to whom no limit applies
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)
            resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))

        os.chmod(self.home, 0o777)
        try:
            ended = subprocess.run([program("atom4-tui"), "--plain"], input="i9\nhint\nquit\nquit\n", capture_output=True,
                                   text=True, env=self.environment, timeout=60, preexec_fn=prepare, cwd="/")
        except PermissionError:
            self.skipTest("other users cannot start the program")
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertIn("The computer can't think:", ended.stdout)


class PipeForAFile(World):
    """A process substitution can be read once."""

    def give(self, text, name, *words):
        """Runs the program with the text in a pipe whose name is its FILE."""
        reading, writing = os.pipe()
        os.write(writing, text.encode())
        os.close(writing)
        try:
            return subprocess.run([program(name), *words, f"/dev/fd/{reading}"], input=b"quit\n", capture_output=True,
                                  env=self.environment, pass_fds=(reading,), timeout=60)
        finally:
            os.close(reading)

    def test_a_match(self):
        for name in ("atom4-tui",) + (("atom4",) if "atom4" in PROGRAMS else ()):
            ended = self.give(MATCH, name, "--plain")
            self.assertEqual((ended.returncode, ended.stderr), (0, b""))
            self.assertIn(b"Player 2's turn: yellow", ended.stdout)
            self.assertIn(b"i9", ended.stdout)

    def test_an_invalid_match_is_reported_with_line_and_column(self):
        ended = self.give(MATCH.replace("i9", "a1"), "atom4-tui", "--plain")
        self.assertEqual(ended.returncode, 1)
        self.assertRegex(ended.stderr, rb"^/dev/fd/\d+:10:4: ")

    def test_an_empty_file_is_reported(self):
        ended = self.give("", "atom4-tui", "--plain")
        self.assertEqual(ended.returncode, 1)
        self.assertRegex(ended.stderr, rb"^/dev/fd/\d+:1:1: ")

    def test_a_game_of_lines(self):
        def first_screen(name, *words):
            reading, writing = os.pipe()
            os.write(writing, LINES.encode())
            os.close(writing)
            os.set_inheritable(reading, True)
            pid, master = pty.fork()
            if pid == 0:
                os.execve(program(name), [name, *words, f"/dev/fd/{reading}"], self.environment)
            os.close(reading)
            said = b""
            try:
                while b"quit" not in said:
                    said += os.read(master, 4096)
            except OSError:
                pass
            finally:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                os.close(master)
            return said

        for name, *words in ["clines"], ["atom4-tui"], *([["atom4", "-mt"]] if "atom4" in PROGRAMS else []):
            with self.subTest(name):
                self.assertIn(b"Pick a chip", first_screen(name, *words))
                self.assertEqual(self.files()["lines.lines"].split("throw", 1)[1].split(), LINES.split("throw")[1].split())

    def test_the_match_is_not_saved_to_a_pipe(self):
        reading, writing = os.pipe()
        os.write(writing, MATCH.encode())
        os.close(writing)
        ended = subprocess.run([program("atom4-tui"), "--plain", f"/dev/fd/{reading}"], input=b"save\nquit\n",
                               capture_output=True, env=self.environment, pass_fds=(reading,), timeout=60)
        os.close(reading)
        self.assertIn(b"Which file?", ended.stdout)


if __name__ == "__main__":
    FOLDER, *PROGRAMS = sys.argv[1:]
    FOLDER = os.path.abspath(FOLDER)
    unittest.main(argv=sys.argv[:1])
