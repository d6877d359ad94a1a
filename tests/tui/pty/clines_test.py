#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines in the terminal: the real program, played by keys."""
import glob
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import pty_terminal
from pty_terminal import main

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../support/scripts"))
from saved_games import LINES as GAME

UP, DOWN, RIGHT, LEFT = "\x1bOA", "\x1bOB", "\x1bOC", "\x1bOD"
# Lines of two: almost any move can complete one.
EASY = ("-w6", "-t6", "-c2", "-i2", "--seed", "1")


class Lines(pty_terminal.Terminal):
    """A terminal with clines, without colours unless the options say otherwise."""

    def __init__(self, *words, **more):
        super().__init__(*([] if "-mc" in words else ["-mb"]), *words, **more)

    def start(self):
        return next(i for i, line in enumerate(self.lines) if re.match(r" *a +b", line))

    def place(self, row, col):
        """Returns the place of a cell on the screen, found by the letters above and the numbers beside the board."""
        letters = self.lines[self.start()]
        left = letters.index("a")
        step = letters.index("b") - left
        first = next(i for i in range(self.start(), 99) if re.match(r" *1 ", self.screen.display[i]))
        return first + row * step // 2, left + col * step

    def cells(self):
        """Returns the board by rows (letters of chips, a blank or a hint), and the cell under the cursor."""
        width = len(re.findall(r"(?<!\S)[a-z]{1,2}(?!\S)", self.lines[self.start()]))
        rows, cursor = [], None
        while True:
            y, x = self.place(len(rows), 0)
            if not re.match(rf" *{len(rows) + 1} ", self.screen.display[y]):
                return rows, cursor
            step = self.place(0, 1)[1] - x
            line = self.screen.display[y]
            rows.append(re.sub(r"[^\w×.']", " ", line[x:x + step * width:step]))
            if "*" in line[x - 1:x - 1 + step * width:step]:
                cursor = (len(rows) - 1, line[x - 1::step].index("*"))

    def go_to(self, row, col):
        """Moves the cursor to a cell by keys."""
        self.wait(lambda: self.cells()[1] is not None)
        at_row, at_col = self.cells()[1]
        self.send(("j" if row > at_row else "k") * abs(row - at_row) + ("l" if col > at_col else "h") * abs(col - at_col))
        self.wait(lambda: self.cells()[1] == (row, col))

    def score_once(self):
        """Brings two chips of one colour together, which is a line with the options EASY."""
        rows, _ = self.cells()
        chips = [(r, c, rows[r][c]) for r in range(6) for c in range(6) if rows[r][c] in "OV"]
        for r, c, kind in chips:
            for r2, c2, kind2 in chips:
                if kind != kind2 or (r, c) == (r2, c2):
                    continue
                for to in ((r2 - 1, c2), (r2 + 1, c2), (r2, c2 - 1), (r2, c2 + 1)):
                    if 0 <= to[0] < 6 and 0 <= to[1] < 6 and rows[to[0]][to[1]] == " ":
                        self.go_to(r, c)
                        self.send(" ")
                        self.wait("Enter move")
                        self.go_to(*to)
                        self.send("\n")
                        self.wait("cleared")
                        return
        raise AssertionError("no two chips of one colour")

    def saved(self):
        [name] = glob.glob(os.path.join(self.state, "atom4", "lines.lines"))
        with open(name, encoding="utf-8") as file:
            return file.read()


class Game(unittest.TestCase):
    def open_game(self, folder, **more):
        name = os.path.join(folder, "game.lines")
        with open(name, "w", encoding="utf-8") as file:
            file.write(GAME)
        return Lines(name, **more)

    def check(self, state):
        name = os.path.join(state, "atom4", "lines.lines")
        return subprocess.run([pty_terminal.PROGRAM, "--check", name], capture_output=True, text=True, check=True).stdout

    def test_pick_move_clear_undo_and_resume_later(self):
        with tempfile.TemporaryDirectory() as folder, self.open_game(folder, state=folder) as t:
            t.wait("Pick a chip")
            t.go_to(4, 0)
            t.send("\n")
            t.wait("Pick a chip first")
            t.go_to(4, 4)
            t.send(" ")
            t.wait(lambda: t.cells()[0][4][4] == "o")  # it jumps
            t.wait(lambda: t.cells()[0][4][4] == "O")
            t.send(" ")
            t.wait("Enter pick")
            t.send(" ")
            t.go_to(0, 2)
            t.send(" ")
            t.wait("3 chips cleared, 3 points.")
            t.wait(lambda: t.cells()[0][0] == "      ")
            self.assertTrue(self.check(folder).startswith("Score: 3\nBoard: c3:2 d4:3"))
            t.send("u")
            t.wait("Move undone.")
            t.wait(lambda: t.cells()[0][0][:2] == "OO")
            t.send("r")
            t.wait("3 chips cleared, 3 points.")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)
            self.assertTrue(self.check(folder).startswith("Score: 3\n"))
            with Lines(state=folder) as again:
                again.wait("Game resumed.")
                again.wait(lambda: again.cells()[0][0] == "      ")
                again.send("u")
                again.wait(lambda: again.cells()[0][0][:2] == "OO")
            with Lines("--new", state=folder) as fresh:
                fresh.wait("Pick a chip")

    def test_an_unreachable_cell_beeps_and_keeps_the_selection(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "wall.lines")
            with open(name, "w", encoding="utf-8") as file:
                file.write(GAME.replace("throw a1:1 b1:1 e5:1 c3:2 d4:3", "throw a1:1 b2:2 b1:2 a3:3"))
            with Lines(name, state=folder) as t:
                t.wait("Pick a chip")
                t.go_to(0, 0)
                t.send("\n")
                t.wait("Enter move")
                t.wait(lambda: t.cells()[0] == ["oV××××", " V××××", "A×××××", "××××××", "××××××"])  # cells that it cannot reach
                t.go_to(4, 4)
                t.raw = b""
                t.send("\n")
                t.wait("No free path leads to e5.")
                self.assertIn(b"\x07", t.raw)
                self.assertIn("Enter move", t.text)

    def test_keys_are_not_swallowed_while_something_moves(self):
        with tempfile.TemporaryDirectory() as folder, self.open_game(folder, state=folder) as t:
            t.wait("Pick a chip")
            t.go_to(4, 4)
            # The move and, while the chip is still moving, undo, redo, undo; all in one write.
            t.send(" kkkkhh ur" + "u")
            t.wait("Move undone.")
            t.wait(lambda: t.cells()[0] == ["OO    ", "      ", "  V   ", "   A  ", "    O "])
            t.send("r ")
            t.wait(lambda: t.cells()[0][0] == "      ")

    def test_ascii_mode_sends_only_ascii(self):
        with Lines("--ascii", locale="C.UTF-8") as t:
            t.wait("Pick a chip")
            t.send("?")
            t.wait("the rules")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            self.assertTrue(t.raw.isascii())

    def test_mouse_and_custom_keys(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "game.lines")
            with open(name, "w", encoding="utf-8") as file:
                file.write(GAME)
            with Lines(name, "-C", "asdf.", state=folder) as t:
                t.wait("Pick a chip")

                def click(row, col):
                    y, x = (place + 1 for place in t.place(row, col))
                    t.send(f"\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m")

                click(4, 4)
                t.wait("Enter move")
                click(0, 2)
                t.wait("3 chips cleared, 3 points.")
                row, col = t.cells()[1]
                t.send("sd" + "f" + "a.")
                t.wait("Pick a chip first")
                self.assertEqual(t.cells()[1], (row, col))

    def test_a_click_on_the_board_cancels_the_offer_to_open_a_pasted_game(self):
        with Lines(*EASY) as t:
            t.wait("Pick a chip")
            before = t.cells()[0]
            for row, col in ((0, 0), (1, len(before) + 2)):  # a cell, and beside the board
                t.send(f"\x1b[200~{GAME}\x1b[201~")
                t.wait("Press Enter to open it")
                y, x = (place + 1 for place in t.place(row, col))
                t.send(f"\x1b[<0;{x};{y}M")
                t.read(0.05)
                t.send(f"\x1b[<0;{x};{y}m")
                t.wait(lambda: "Press Enter to open it" not in t.text)
                self.assertEqual(t.cells()[0], before)

    def test_a_click_on_the_quit_key_of_a_page_quits(self):
        """Whatever stands between the key and its meaning in that language."""
        for language in ("", "fr", "zh_CN"):
            with self.subTest(language), Lines(LANGUAGE=language) as t:
                t.wait("a   b   c")
                t.send("?")
                t.wait(lambda: "a   b   c" not in t.text and "q" in t.screen.display[-1])
                last = t.screen.buffer[t.screen.lines - 1]
                place = f"{next(x for x in range(t.screen.columns) if last[x].data == 'q') + 1};{t.screen.lines}"
                t.send(f"\x1b[<0;{place}M")
                time.sleep(0.05)
                t.send(f"\x1b[<0;{place}m")
                self.assertEqual(t.ended(), 0)

    def test_settings_that_cannot_be_saved_at_the_start_are_reported(self):
        with Lines("--graphics", "never", view="", XDG_CONFIG_HOME="/dev/null") as t:
            t.wait("Couldn't save the settings")

    def test_help_scores_pause_hint_and_preview(self):
        with Lines("--seed", "5") as t:
            t.wait("Next")
            t.send("?")
            t.wait("Lines, the rules")
            t.send("x")
            t.wait("Enter pick")
            t.send("s")
            t.wait("No high scores yet.")
            t.send("x")
            t.wait("Enter pick")
            t.send("p")
            t.wait("Paused.")
            t.send("x")
            t.wait("Enter pick")
            t.send("v")
            t.wait(lambda: "Next" not in t.text)
            t.send("v")
            t.wait("Next")
            t.send("H")
            t.wait("Press H again for a hint.")
            t.send("H")
            t.wait(" groups 2 chips for a ")
            t.wait("Not ranked.")
            t.send("d")
            t.wait("computer is playing.")
            t.wait("u undo")
            t.send("nn")
            t.wait("New game.")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)


class Ends(unittest.TestCase):
    def listed(self, folder):
        environment = dict(os.environ, XDG_DATA_HOME=folder, LC_ALL="C.UTF-8")
        return subprocess.run([pty_terminal.PROGRAM, "-l"], env=environment, capture_output=True, text=True,
                              check=True).stdout

    def test_the_score_is_saved_however_the_program_ends(self):
        for how in ("q", signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, "closed", signal.SIGKILL):
            with self.subTest(how), tempfile.TemporaryDirectory() as folder:
                with Lines(*EASY, state=folder, XDG_DATA_HOME=folder, LOGNAME="Ada") as t:
                    t.wait("Pick a chip")
                    t.score_once()
                    if how == "q":
                        t.send("q")
                        self.assertEqual(t.ended(), 0)
                    elif how == "closed":
                        t.close()
                        self.assertEqual(t.ended(), -signal.SIGHUP)
                    else:
                        os.kill(t.pid, how)
                        self.assertEqual(t.ended(), -how)
                    if how not in ("closed", signal.SIGKILL):
                        t.check_given_back(self)
                    self.assertIn("move ", t.saved())
                if how == signal.SIGKILL:  # the game is saved all the same; starting another one enters its points
                    with Lines("--new", state=folder, XDG_DATA_HOME=folder, LOGNAME="Ada") as t:
                        t.wait("Pick a chip")
                self.assertRegex(self.listed(folder), r"6 x 6, 2 colours.*\n +1 +\d+  \d{4}\.\d\d\.\d\d  Ada\n")

    def test_undo_removes_the_score_from_the_list(self):
        with tempfile.TemporaryDirectory() as folder:
            with Lines(*EASY, state=folder, XDG_DATA_HOME=folder) as t:
                t.wait("Pick a chip")
                t.score_once()
                t.send("q")
                t.ended()
            self.assertIn("6 x 6", self.listed(folder))
            with Lines(state=folder, XDG_DATA_HOME=folder) as t:
                t.wait("Game resumed.")
                t.send("u")
                t.wait("Press u again to undo the move.")
                self.assertIn("6 x 6", self.listed(folder))
                t.send("u")
                t.wait("Move undone.")
            self.assertEqual(self.listed(folder), "No high scores yet.\n")

    def test_q_asks_only_when_the_game_cannot_be_saved(self):
        with tempfile.TemporaryDirectory() as folder:
            name = os.path.join(folder, "file")
            with open(name, "w", encoding="utf-8"):
                pass
            with Lines(*EASY, state=name) as t:
                t.wait("The game can't be saved")
                t.score_once()
                t.send("q")
                t.wait("Press q to quit anyway")
                t.send("x")
                t.wait("Enter pick")
                t.send("qq")
                self.assertEqual(t.ended(), 0)
                t.check_given_back(self)

    def test_suspend_and_come_back(self):
        with Lines() as t:
            t.wait("Pick a chip")
            os.kill(t.pid, signal.SIGSTOP)
            os.waitpid(t.pid, os.WUNTRACED)
            t.screen.reset()
            os.kill(t.pid, signal.SIGCONT)
            t.wait("Pick a chip")

    def test_it_sleeps_while_nothing_happens(self):
        def switches(pid):
            with open(f"/proc/{pid}/status", encoding="ascii") as file:
                return sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)

        with Lines() as t:
            t.wait("Pick a chip")
            t.settle()
            before = switches(t.pid)
            t.pause(1.0)
            self.assertEqual(switches(t.pid), before)


class Screens(unittest.TestCase):
    def test_colours_and_none(self):
        for words, env, coloured in (((), {}, False), (("-mc",), {}, True), (("-mc",), {"NO_COLOR": "1"}, True)):
            with self.subTest(words), Lines("--seed", "1", *words, **env) as t:
                t.wait("Pick a chip")
                shown = {cell.bg for row in t.screen.buffer.values() for cell in row.values()}
                self.assertEqual(len(shown) > 3, coloured, shown)
        with Lines(command=[pty_terminal.PROGRAM, "--seed", "1"], NO_COLOR="1") as t:
            t.wait("Pick a chip")
            self.assertNotRegex(t.raw, rb"\x1b\[[0-9;]*3[1-6][;m]")

    def test_fonts_and_palette(self):
        with Lines("-mc", "-f", "#@%", "-o", "6,2,2,2,2,2", "--seed", "1") as t:
            t.wait("Pick a chip")
            cells = {(cell.data, cell.fg) for row in t.screen.buffer.values() for cell in row.values()}
            self.assertIn(("@", "green"), cells)
            self.assertIn(("#", "cyan"), cells)
            t.send(" ")
            t.wait("%")
        with Lines("-F", "*abcdefghij", "--seed", "1") as t:
            t.wait("Pick a chip")
            self.assertRegex("".join(t.cells()[0]), r"[acegi]")

    def test_kinds_of_terminals(self):
        for term, locale in (("linux", "C.UTF-8"), ("vt100", "C"), ("xterm", "C"), ("xterm", "C.UTF-8"),
                             ("screen", "C.UTF-8"), ("tmux", "C.UTF-8"), ("screen-256color", "C.UTF-8")):
            with self.subTest(term), Lines(command=[pty_terminal.PROGRAM], term=term, locale=locale) as t:
                t.wait("Pick a chip")
                if locale == "C":
                    self.assertTrue(t.raw.isascii())
                t.send("q")
                self.assertEqual(t.ended(), 0)
                t.check_given_back(self)

    def test_resizing_and_a_board_larger_than_the_screen(self):
        with Lines("-w", "64", "-t", "64", "-N", "200", "-n", "0", "--seed", "3") as t:
            t.wait("Pick a chip")
            for _ in range(64):
                t.send("jl")
            t.wait(lambda: any(line.startswith("64 ") for line in t.lines))
            t.resize(5, 20)
            t.wait("Too small")
            t.send("kkkk")
            t.resize(15, 40)
            t.wait(lambda: any(line.startswith("60 ") for line in t.lines))
            for rows in range(8, 30):  # many resizes at once
                t.resize(rows, 100 - rows)
            t.resize(24, 80)
            t.wait("Enter pick")
            t.send("q")
            self.assertEqual(t.ended(), 0)

    def test_the_first_sentence_is_shown_in_japanese_on_small_screens(self):
        for rows, cols in ((12, 40), (8, 32)):
            with self.subTest(f"{cols}x{rows}"), Lines(rows=rows, cols=cols, LANGUAGE="ja") as t:
                t.wait("Enter")
                t.settle()
                self.assertIn("玉を選び、次に空きマスへ。", re.sub(r"[^\u3000-\u9fff]", "", t.text), t.text)

    def test_garbage_does_no_harm(self):
        with Lines() as t:
            t.wait("Pick a chip")
            chance = random.Random(6)
            # Without ^C, ^Z, ^\\, ^S, ^Q, ^V, ^O, the keys that quit or open the lessons and exercises, and the letters
            # on those keys in the Russian, Serbian, Greek, Hebrew and Arabic layouts.
            noise = bytes(b for b in chance.randbytes(100_000) if b not in b"\x03\x1a\x1c\x13\x11\x16\x0f")
            noise = re.sub("|".join("qieйљضшиιןهуеεקث").encode(), b"", noise)
            # Most of the time would go into hints and into saving after undo and redo, so only a part has those keys.
            noise = noise[:15_000] + bytes(b for b in noise[15_000:] if b not in b"turnv")
            for i in range(0, len(noise), 1000):
                t.send(noise[i:i + 1000])
                t.read()
            # It draws nothing while more keys wait, so only the effect of one more key shows that it has read them all.
            t.send("\x1b")
            t.settle()
            t.send("xx?")
            t.wait("Lines, the rules")
            self.assertEqual(os.waitpid(t.pid, os.WNOHANG), (0, 0), "the program has ended")
            t.send("xq")
            self.assertEqual(t.ended(), 0)
            t.check_given_back(self)


if __name__ == "__main__":
    main()
