#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The window, killed at random moments of play: the match is resumed where it was. Arguments: ATOM4 PLUGINS."""
import os
import random
import sys
import tempfile
import time
import unittest

from window_player import BoardWindow

# ATOM4_KILLS=1000 in "packaging/dev test --full".
TIMES = int(os.environ.get("ATOM4_KILLS", "30"))
PROGRAM = ""


class KillWindow(unittest.TestCase):
    def test_no_saved_move_is_lost(self):
        chance = random.Random(11)
        kept, moved = [], 0
        with tempfile.TemporaryDirectory() as home:
            window = BoardWindow(home, PROGRAM)
            for _ in range(TIMES):
                window.begin()
                self.assertEqual(window.moves()[:len(kept)], kept)
                if window.result() != "*":
                    window.ask("choose nextRound")
                    window.until(lambda: window.result() == "*", "the next round")
                    kept = []
                # Written without waiting for an answer: the kill comes in the middle of something.
                for _ in range(chance.randrange(1, 8)):
                    window.say("keys " + "." * chance.randrange(1, 6) + "\\n")
                time.sleep(chance.random() * 0.02)  # the moment is what is tested
                window.kill()
                now = window.moves()
                self.assertEqual(now[:len(kept)], kept)
                moved += now != kept
                # The saved match is loaded at the next start, and resumed from there.
                kept = now
            self.assertFalse(os.path.exists(os.path.join(home, "atom4", "unreadable")))
        print(f"killed {TIMES} times, {moved} of them in play")
        self.assertGreater(moved, TIMES // 4)


if __name__ == "__main__":
    PROGRAM, BoardWindow.plugins = sys.argv[1:3]
    del sys.argv[1:3]
    unittest.main()
