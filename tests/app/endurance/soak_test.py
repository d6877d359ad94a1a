#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Each front end for many rounds in its real event loop, with undo, saved games, sizes, languages and themes at random:
memory and open files do not grow, and nothing is done at rest. Two figures of memory are measured: what the system has
given, and the bytes that the program has allocated and not freed. Arguments: ATOM4-TUI ATOM4 PLUGINS."""
import os
import random
import sys
import tempfile
import time
import unittest

from window_player import BoardWindow, Watched
import players

# ATOM4_ROUNDS=2000 in "packaging/dev test --full".
ROUNDS = int(os.environ.get("ATOM4_ROUNDS", "20"))
# A match keeps all its rounds in memory and in its file; after this many another one begins.
ROUNDS_OF_A_MATCH = 5
WINDOW = SCREEN = ""


def slope(values):
    """Returns the growth per step, by least squares."""
    middle = (len(values) - 1) / 2
    mean = sum(values) / len(values)
    spread = sum((i - middle) ** 2 for i in range(len(values)))
    return sum((i - middle) * (value - mean) for i, value in enumerate(values)) / spread


class SoakedWindow(BoardWindow):
    # Growth of memory per round; after the first quarter, in which fonts, translations and tables are loaded.
    most_kilobytes = 10.0
    # What Qt 6.4 never frees of its file dialogs and of pictures in other colours; growth_test.py has the numbers.
    most_kilobytes_live = 8.0

    def disturb(self, chance, folder):
        what = chance.randrange(8)
        if what == 0:
            for _ in range(chance.randrange(1, 6)):
                self.ask("choose undo")
        elif what == 1:
            self.ask("choose redo")
        elif what == 2:
            self.ask(f"size {chance.randrange(500, 1500)} {chance.randrange(400, 1000)}")
        elif what in (3, 4):
            self.do("choose settings")
            self.do(f"pick language {chance.randrange(19)}" if what == 3 else f"pick theme {chance.randrange(4)}")
            self.do("escape")
        elif what == 5:
            self.file("saveAs", os.path.join(folder, f"{chance.randrange(10 ** 9)}.atom4"))
        elif what == 6 and os.listdir(folder):
            self.file("open", os.path.join(folder, chance.choice(os.listdir(folder))))
        else:
            self.ask("choose hint")  # none if the round is over

    def forget(self):
        # A larger window has a larger picture; Qt's own caches, up to 10 MiB, would hide the growth.
        self.ask("size 800 700")
        self.ask("forget")

    def next_round(self, another):
        if another:
            self.do("choose new", "press play")
        else:
            self.ask("choose nextRound")

    def begin(self):
        super().begin()
        self.do("choose settings", "pick animation 0", "escape")


class SoakedScreen(Watched, players.Screen):
    """The full screen. It is not read: the saved match shows the state of the round."""

    most_kilobytes = most_kilobytes_live = 0.5

    def begin(self):
        super().begin()
        self.terminal.stream.feed = lambda data: None  # to draw it here would take longer than the game

    def send(self, keys):
        super().send(keys)
        self.pump(0.001)

    def place(self, steps):
        self.send("\t" * steps + "\n")

    def disturb(self, chance, folder):
        what = chance.randrange(8)
        if what < 5:
            # Undo, redo, the background, letters, back to earlier positions and to the last move again.
            self.send(["u" * chance.randrange(1, 6), "r", "b", "L", "<<" + "\x1b"][what])
        elif what == 5:
            self.terminal.set_size(chance.randrange(10, 60), chance.randrange(30, 200))
        elif what == 6:
            self.send("s" + "\x15" + os.path.join(folder, f"{chance.randrange(10 ** 9)}.atom4") + "\n")
        else:
            self.send("?")
            self.send("\x1b")
        self.pump(0.02)

    def forget(self):
        pass

    def next_round(self, another):
        self.terminal.set_size(30, 100)
        self.pump(0.05)
        self.send("N" if another else "n")
        self.pump(0.02)
        if another:
            self.send("\n")


class Soak(unittest.TestCase):
    def play(self, player, folder, chance):
        memory, files, live = [], [], []
        for number in range(ROUNDS):
            tries = 0
            while player.result() == "*":
                for _ in range(chance.randrange(4, 12)):
                    player.place(chance.randrange(1, 6))
                if chance.random() < 0.3:
                    player.disturb(chance, folder)
                tries += 1
                self.assertLess(tries, 300, player.seen())
            player.forget()
            memory.append(player.memory())
            live.append(player.live() / 1000)
            files.append(player.files_open())
            player.next_round(number % ROUNDS_OF_A_MATCH == ROUNDS_OF_A_MATCH - 1)
            player.until(lambda: player.result() == "*", "the next round")
            if len(os.listdir(folder)) > 20:
                for name in os.listdir(folder):
                    os.remove(os.path.join(folder, name))
        return memory[ROUNDS // 4:], files[ROUNDS // 4:], live[ROUNDS // 4:]

    def soak(self, player):
        with tempfile.TemporaryDirectory() as folder:
            player.begin()
            memory, files, live = self.play(player, folder, random.Random(5))
            time.sleep(1)
            before = player.ticks()
            time.sleep(2)
            at_rest = player.ticks() - before
            print(f"{type(player).__name__}: {ROUNDS} rounds, RssAnon {memory[0]} to {memory[-1]} kB, "
                  f"{slope(memory):+.3f} kB a round; live {live[0]:.0f} to {live[-1]:.0f} kB, {slope(live):+.3f} a round; "
                  f"{min(files)} to {max(files)} files open, {slope(files):+.4f} a round; "
                  f"{10 * at_rest} ms of a processor in 2 s at rest")
            player.kill()
        if ROUNDS >= 1000:
            self.assertLess(slope(memory), player.most_kilobytes)
            self.assertLess(slope(live), player.most_kilobytes_live)
        if ROUNDS >= 200:  # in a short run, a thread that starts or a file that is just being written would count as growth
            self.assertLess(abs(slope(files)), 0.01)
        self.assertLessEqual(at_rest, 1)

    def test_window(self):
        with tempfile.TemporaryDirectory() as home:
            self.soak(SoakedWindow(home, WINDOW))

    def test_screen(self):
        with tempfile.TemporaryDirectory() as home:
            self.soak(SoakedScreen(home, SCREEN))


if __name__ == "__main__":
    SCREEN, WINDOW, BoardWindow.plugins = map(os.path.realpath, sys.argv[1:4])
    del sys.argv[1:4]
    unittest.main()
