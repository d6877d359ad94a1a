#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The game can be installed anywhere, and moved from there. Arguments: SOURCE BUILD."""
import configparser
import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import unittest

from trees import BUILD, LANGUAGES, PROGRAMS, SOURCE, SPOKEN, main, run


def runs(process, program):
    try:
        return os.readlink(f"/proc/{process}/exe") == str(program)
    except OSError:
        return False


def end_group(group):
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


class Install(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.prefix = pathlib.Path(folder.name) / "first"
        ended = run("cmake", "--install", BUILD, "--prefix", self.prefix)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.home = pathlib.Path(folder.name) / "home"
        self.moved = pathlib.Path(folder.name) / "second" / "place"
        self.moved.parent.mkdir()
        shutil.move(self.prefix, self.moved)
        # The environment of a shell and a desktop that find the moved tree.
        self.world = dict(os.environ, HOME=str(self.home), LC_ALL="C.UTF-8", LANGUAGE="",
                          PATH=f"{self.moved}/bin:{os.environ['PATH']}",
                          XDG_DATA_DIRS=f"{self.moved}/share:/usr/local/share:/usr/share")
        for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "MANPATH"):
            self.world.pop(name, None)

    def files(self):
        return {str(path.relative_to(self.moved)) for path in self.moved.rglob("*") if not path.is_dir()}

    def test_all_expected_files_are_installed(self):
        files = self.files()
        for program in PROGRAMS:
            self.assertIn(f"bin/{program}", files)
            self.assertIn(f"share/bash-completion/completions/{program}", files)
            self.assertIn(f"share/zsh/site-functions/_{program}", files)
            self.assertIn(f"share/fish/vendor_completions.d/{program}.fish", files)
            for language in LANGUAGES:
                self.assertIn(f"share/man/{'' if language == 'en' else language + '/'}man6/{program}.6", files)
        for language in SPOKEN:
            self.assertIn(f"share/locale/{language}/LC_MESSAGES/atom4.mo", files)
        if "atom4" in PROGRAMS:
            for name in ("applications/atom4.desktop", "mime/packages/atom4.xml", "icons/hicolor/16x16/apps/atom4.png",
                         "icons/hicolor/256x256/apps/atom4.png", "icons/hicolor/scalable/apps/atom4.svg",
                         "icons/hicolor/symbolic/apps/atom4-symbolic.svg",
                         "icons/hicolor/scalable/mimetypes/application-x-atom4-game.svg"):
                self.assertIn("share/" + name, files)

    def test_no_other_files_are_installed(self):
        for name in self.files():
            self.assertRegex(name, r"^(bin|share/(man|bash-completion|zsh|fish|applications|mime|icons|metainfo|locale|atom4))/")
        self.assertEqual({name for name in self.files() if name.startswith("bin/")}, {f"bin/{name}" for name in PROGRAMS})

    def in_language(self, language):
        """Newer C libraries ignore LANGUAGE in the locale C.UTF-8; isolated_session provides another one."""
        return self.world | {"LC_ALL": "en_US.UTF-8" if os.environ.get("LOCPATH") else "C.UTF-8", "LANGUAGE": language}

    def test_a_moved_program_runs(self):
        played = run("atom4-tui", "--plain", "--new", input="i9\nquit\n", env=self.world)
        self.assertEqual(played.returncode, 0, played.stderr)
        self.assertIn("i9", played.stdout)
        self.assertTrue((self.home / ".local/state/atom4/match.atom4").exists())
        self.assertEqual(run("atom4-engine", input="isready\nquit\n", env=self.world).stdout, "readyok\n")

    def test_moved_programs_find_every_translation(self):
        # The engine is for programs, so it is not translated.
        for program in set(PROGRAMS) - {"atom4-engine"}:
            help_in = {language: run(program, "--help", env=self.in_language(language)).stdout
                       for language in ["en", *SPOKEN]}
            self.assertEqual(len(set(help_in.values())), len(SPOKEN) + 1, program)

    def test_moved_programs_have_handbook_lessons_and_puzzles(self):
        for program, words in (("atom4-tui", "handbook rules\nlearn\nleave\npuzzles\nleave\nquit\n"),
                               ("clines", "rules\nlearn\nleave\nquit\n")):
            told = set()
            for language in ("en", "de"):
                built, moved = (run(path, "--plain", "--new", "--seed", "3", input=words,
                                    env=self.in_language(language) | {"HOME": f"{self.home}{number}"})
                                for number, path in enumerate((BUILD / "bin" / program, self.moved / "bin" / program)))
                self.assertEqual(moved.returncode, 0, moved.stderr)
                self.assertGreater(len(moved.stdout.splitlines()), 30)
                self.assertEqual(moved.stdout, built.stdout)
                told.add(moved.stdout)
            self.assertEqual(len(told), 2, program)
        self.assertGreater(len(run("atom4-engine", "puzzles", env=self.world).stdout.splitlines()), 600)

    def test_moved_manuals_are_found(self):
        for program in PROGRAMS:
            for language in LANGUAGES:
                found = run("man", f"--locale={language}", "--where", program, env=self.world)
                page = self.moved / "share/man" / ("" if language == "en" else language) / "man6" / f"{program}.6"
                self.assertEqual(found.stdout, f"{page}\n", found.stderr)

    @unittest.skipUnless("atom4" in PROGRAMS, "built without the window")
    def test_the_desktop_starts_the_moved_window(self):
        entry = configparser.ConfigParser(interpolation=None, delimiters="=")
        entry.read(self.moved / "share/applications/atom4.desktop", encoding="utf-8")
        icon = entry["Desktop Entry"]["Icon"]
        self.assertTrue(list(self.moved.glob(f"share/icons/hicolor/*/apps/{icon}.png")))
        desktop = subprocess.Popen(["gio", "launch", self.moved / "share/applications/atom4.desktop"], env=self.world,
                                   start_new_session=True)
        self.addCleanup(desktop.wait)
        self.addCleanup(end_group, desktop.pid)
        self.assertEqual(desktop.wait(30), 0)
        window = run("xdotool", "search", "--sync", "--onlyvisible", "--class", "atom4").stdout.split()[0]
        process = run("xdotool", "getwindowpid", window).stdout.strip()
        self.assertTrue(runs(process, self.moved / "bin/atom4"))
        # A key before the window has the focus is lost.
        deadline = time.monotonic() + 30
        while runs(process, self.moved / "bin/atom4"):
            self.assertLess(time.monotonic(), deadline, "the window does not close")
            run("xdotool", "key", "ctrl+q")
            time.sleep(0.1)

    def test_no_file_contains_source_build_or_install_paths(self):
        for name in self.files() - {f"bin/{program}" for program in PROGRAMS}:
            content = (self.moved / name).read_bytes()
            for place in (self.prefix, SOURCE, BUILD):
                self.assertNotIn(str(place).encode() + b"/", content, name)


if __name__ == "__main__":
    main()
