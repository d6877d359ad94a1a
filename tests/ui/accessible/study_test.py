#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A lesson of each game, a puzzle and a position set up without seeing anything, through AT-SPI alone, and everything
that a screen reader hears meanwhile."""

import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from screen_reader import Atspi, Program, find_all, wait_for  # noqa: E402

ATOM4 = sys.argv.pop(1)
ENGINE = str(pathlib.Path(ATOM4).with_name("atom4-engine"))

LESSON = """
> Board
! Four whites in a row win for player 1, four blacks for player 2, and both have to be mixed. A piece goes where it touches two that touch each other: place the red piece.
b1
> b1, empty
! b1 touches only c1. It must touch two that touch each other.
b1
! b1 touches only c1. It must touch two that touch each other.
c2
> Next
! Yes: there red touches two pieces that touch each other.
[Next]
> Board
! The colours come round the wheel: red, yellow, green, cyan, blue, purple. Red, green and blue are player 1's, the others player 2's: place yellow.
""".strip().splitlines()

LESSON_OF_LINES = """
> Board
! Five chips of a colour in a line disappear. Move the last red one into the gap.
e4
> e4, free
! There is no chip at e4.
e1
> e1, red, picked up
e4
> Next
! Yes: that scores 5 points, and no new chips appear.
[Next]
> Board
> e4, free
! A chip moves over free cells only, never diagonally between others. Fill the gap with a red one that can get there.
""".strip().splitlines()


CLOCK = """[Game "Atom-4"]
[Player1 "Ann"]
[Player2 "Bob"]
[Round "1"]
[Size "16x16"]
[Start "R"]
[TimeControl "11"]
[Result "*"]

*
"""


SET_UP = """
> Board
! Choose a piece, then click cells. Click a piece of the same colour to remove it.
{Right}
> i7, empty, red can be placed here. i7 would turn h8 yellow.
> j7, empty
{Left}
> i7, empty, red can be placed here. i7 would turn h8 yellow.
{Return}
! i7, red
{g}
! green
{Return}
! i7, green
{Return}
! i7, empty, red can be placed here. i7 would turn h8 yellow.
""".strip().splitlines()

AROUND = """
> Board
{Right}
> i7, empty, red can be placed here. i7 would turn h8 yellow.
{l}
! Around i7. From left to right: nothing. Rising: h8 green. Falling: i8 purple.
{Return}
! Ann plays red: i7 turns h8 yellow.
! Bob: less than ten seconds left
""".strip().splitlines()


def solutions():
    """Returns the first move of each puzzle, by its number."""
    lines = subprocess.check_output([ENGINE, "puzzles"], text=True).split("\n")
    moves = [line.split(";")[1].split()[0] for line in lines if ";" in line]
    return {str(number): move for number, move in enumerate(moves, start=1)}


class Study(unittest.TestCase):
    maxDiff = None

    def file(self, name, text):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def test_a_lesson_is_announced(self):
        self.assertEqual(LESSON, Program(self, ATOM4, "--learn").play(LESSON))

    def test_texts_are_announced_by_the_event_that_qt_supports(self):
        program = Program(self, ATOM4, "--learn")
        program.wait_to_hear(LESSON[1])
        version = [int(number) for number in program.app.get_toolkit_version().split(".")]
        spoken = [event for event, role, _ in program.events if role == "notification" or "announcement" in event]
        self.assertEqual(spoken, ["object:announcement" if version >= [6, 8] else "object:state-changed:showing"])

    def test_a_lesson_of_lines_is_announced(self):
        self.assertEqual(LESSON_OF_LINES, Program(self, ATOM4, "--lines", "--learn").play(LESSON_OF_LINES))

    def test_a_puzzle_is_announced(self):
        program = Program(self, ATOM4, "--new")
        program.wait_to_hear("> Board")
        program.open_menu("l", "> Lessons")
        program.key("z")
        opened = program.wait_to_hear("! You play ")
        self.assertEqual([line for line in opened if line[0] == ">"][-1], "> Board")
        heading = next(label.get_name() for label in find_all(program.window, "label", "Puzzle "))
        puzzle = re.match(r"Puzzle (\S+):", heading)[1]
        right = solutions()[puzzle]
        names = [cell.get_name() for cell in program.cells() if "can be placed" in cell.get_name()]
        wrong = next(name.split(",")[0] for name in names if not name.startswith(right + ","))
        self.assertEqual(program.play(["[Hint]", "! It's one of these cells: "])[:-1], ["[Hint]"])
        self.assertRegex(program.play([wrong, "! "])[-1], rf"^! {wrong} .*Try another cell\.$")
        self.assertEqual(program.play(["[Again]", "! "])[-1], opened[-1])
        self.assertRegex(program.play([right, "! "])[-1], r" Right! |[Ss]olved")

    def test_a_position_is_set_up(self):
        program = Program(self, ATOM4, "--new")
        program.wait_to_hear("> Board")
        program.key("ctrl+e")
        program.window = wait_for("the dialog", lambda: next(iter(find_all(program.app, "dialog")), None))
        self.assertEqual(SET_UP, program.play(SET_UP))
        self.assertEqual(program.play(["[Play from Here]", "! New match from your position"])[-1],
                         "! New match from your position.")

    def test_a_combo_box_announces_its_value(self):
        """Orca 43 speaks a linked label instead of the name, which alone says what is selected."""
        program = Program(self, ATOM4, "--new")
        program.wait_to_hear("> Board")
        program.key("ctrl+comma")
        program.wait_to_hear("> OK")
        program.key("alt+t")
        self.assertEqual(program.wait_to_hear("> Theme: ")[-1], "> Theme: Follow system")
        relations = [relation.get_relation_type() for relation in program.focus.get_relation_set()]
        self.assertNotIn(Atspi.RelationType.LABELLED_BY, relations)

    def test_surroundings_and_low_time_are_announced(self):
        program = Program(self, ATOM4, self.file("clock.atom4", CLOCK))
        self.assertEqual(AROUND, program.play(AROUND))


if __name__ == "__main__":
    unittest.main()
