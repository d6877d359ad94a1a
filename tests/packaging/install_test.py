#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The game can be installed anywhere, and moved from there. Arguments: SOURCE BUILD."""
import os
import pathlib
import shutil
import tempfile
import unittest

from trees import BUILD, LANGUAGES, PROGRAMS, SOURCE, SPOKEN, main, run


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

    def files(self):
        return {str(path.relative_to(self.moved)) for path in self.moved.rglob("*") if not path.is_dir()}

    def test_everything_is_there(self):
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

    def test_nothing_else_is(self):
        for name in self.files():
            self.assertRegex(name, r"^(bin|share/(man|bash-completion|zsh|fish|applications|mime|icons|metainfo|locale|atom4))/")
        self.assertEqual({name for name in self.files() if name.startswith("bin/")}, {f"bin/{name}" for name in PROGRAMS})

    def test_a_moved_program_runs(self):
        environment = dict(os.environ, HOME=str(self.home), LC_ALL="C.UTF-8", LANGUAGE="")
        for name in ("XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            environment.pop(name, None)
        played = run(self.moved / "bin" / "atom4-tui", "--plain", "--new", input="i9\nquit\n", env=environment)
        self.assertEqual(played.returncode, 0, played.stderr)
        self.assertIn("i9", played.stdout)
        self.assertTrue((self.home / ".local/state/atom4/match.atom4").exists())
        self.assertEqual(run(self.moved / "bin" / "atom4-engine", input="isready\nquit\n").stdout, "readyok\n")

    def test_no_file_knows_where_it_was(self):
        for name in self.files() - {f"bin/{program}" for program in PROGRAMS}:
            content = (self.moved / name).read_bytes()
            for place in (self.prefix, SOURCE, BUILD):
                self.assertNotIn(str(place).encode() + b"/", content, name)


if __name__ == "__main__":
    main()
