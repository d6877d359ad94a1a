#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Both games played without seeing anything, through AT-SPI alone, and everything that a screen reader hears meanwhile."""

import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from screen_reader import Atspi, Program, states  # noqa: E402

ATOM4 = sys.argv.pop(1)

MATCH = """[Game "Atom-4"]
[Player1 "Ann"]
[Player2 "Bob"]
[Round "1"]
[Size "16x16"]
[Start "R"]
[Result "*"]

*
"""

# The first player wins; one move on the way is rejected. "i7" is pressed, the rest is heard.
ROUND = """
i7
> Board
> i7, red
! Ann plays red: i7 turns h8 yellow.
i9
> i9, yellow
! Bob plays yellow: i9 turns i8 red.
i9
! There is already a piece at i9.
h7
> h7, green
! Ann plays green: h7 turns i7 yellow.
h6
> h6, cyan
! Bob plays cyan: h6 turns i7 green.
j7
> j7, blue
! Ann plays blue: j7 turns i7 cyan and i8 purple.
j9
> j9, purple
! Bob plays purple: j9 turns i9 red.
i6
> i6, red
! Ann plays red: i6 turns h6 white, i7 white and j7 purple.
h9
> h9, yellow
! Bob plays yellow: h9 changes nothing.
j8
> j8, green
! Ann wins round 1!
""".strip().splitlines()

GAME_OF_LINES = """[Game "Lines"]
[Size "4x4"]
[Colours "5"]
[Line "4"]
[First "14"]
[Each "7"]
[Score "0"]

throw a1:1 b1:1 c1:1 a2:2 b2:3 c2:4 d2:1 a3:3 b3:4 c3:5 a4:4 b4:5 c4:2 d4:3
"""

LINES_ROUND = """
d3
> Board
> d3, free
! Pick a chip first, then the cell where it should go.
{l}
! Around d3. From left to right: a3 yellow, b3 blue, c3 purple. From top to bottom: d2 red, d4 yellow. Falling: b1 red, c2 blue. Rising: c4 green.
a1
> a1, red, picked up
d3
> d3, free, but no path leads there
! No free path leads to d3.
d2
> d2, red, picked up
d1
> d1, free
! 4 chips cleared, 4 points.
a2
> a2, green, picked up
a1
> a1, green
! Game over: 4 points.
""".strip().splitlines()


class Boards(unittest.TestCase):
    maxDiff = None

    def file(self, name, text):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / name).write_text(text, encoding="utf-8")
        return str(folder / name)

    def enterContext(self, context):  # new in unittest of Python 3.11
        entered = context.__enter__()
        self.addCleanup(context.__exit__, None, None, None)
        return entered

    def test_a_whole_round_is_announced(self):
        program = Program(self, ATOM4, self.file("match.atom4", MATCH))
        self.assertEqual(ROUND, program.play(ROUND))
        self.assertEqual(program.cell("j8").get_name(), "j8, green")

    def test_a_game_of_lines_is_announced(self):
        program = Program(self, ATOM4, self.file("game.lines", GAME_OF_LINES))
        self.assertEqual(LINES_ROUND[:13], program.play(LINES_ROUND[:13]))
        self.assertLessEqual({"focused", "selectable", "selected"}, states(program.cell("d2")))
        self.assertNotIn("selected", states(program.cell("a1")))
        self.assertEqual(LINES_ROUND[13:], program.play(LINES_ROUND[13:]))

    def test_the_board_is_a_table(self):
        program = Program(self, ATOM4, self.file("match.atom4", MATCH.replace("16x16", "7x9")))
        board = program.board()
        table = board.get_table_iface()
        self.assertEqual((table.get_n_rows(), table.get_n_columns(), board.get_child_count()), (7, 9, 63))
        names = [f"{chr(ord('a') + col)}{row + 1}" for row in range(7) for col in range(9)]
        cells = [board.get_child_at_index(index) for index in range(63)]
        self.assertEqual([cell.get_name().split(",")[0] for cell in cells], names)
        self.assertEqual([(table.get_row_at_index(index), table.get_column_at_index(index)) for index in range(63)],
                         [divmod(index, 9) for index in range(63)])
        places = [cell.get_extents(Atspi.CoordType.WINDOW) for cell in cells]
        for left, right in zip(places[:8], places[1:9]):
            self.assertLess(left.x, right.x)
            self.assertEqual(left.y, right.y)
        self.assertLess(places[0].y, places[9].y)
        for cell in cells:
            self.assertEqual(cell.get_role_name(), "table cell")
            self.assertLessEqual({"focusable", "enabled", "visible"}, states(cell))
            self.assertEqual(cell.get_action_name(0), "Press")

    def test_keys_move_the_focus_and_computer_moves_are_announced(self):
        program = Program(self, ATOM4, "-a2", "-d0", "--seed", "5")
        program.wait_to_hear("> Board")
        heard = []
        for key, said in (("Right", "> i7"), ("Right", "> j7"), ("Left", "> i7"), ("Return", "! The computer")):
            program.key(key)
            heard += program.wait_to_hear(said)
        self.assertEqual(heard, """
> i7, empty, red can be placed here. i7 would turn h8 yellow.
> j7, empty
> i7, empty, red can be placed here. i7 would turn h8 yellow.
! You play red: i7 turns h8 yellow.
! The computer plays yellow: j7 turns i8 red.
""".strip().splitlines())


if __name__ == "__main__":
    unittest.main()
