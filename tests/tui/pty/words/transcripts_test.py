#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The answers to each command of plain mode in each situation, valid and invalid, compared with the files in transcripts/.
With UPDATE_TRANSCRIPTS in the environment the files are rewritten. "= round: undo" means that the answer to undo is the same
as in round, and "(9 lines as in round)" that the first or last nine lines are. Arguments: ATOM4-TUI CLINES."""
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import unittest

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../../support/scripts"))
from saved_games import LINES as LINES_GAME

FOLDER = os.path.join(os.path.dirname(os.path.realpath(__file__)), "transcripts")

# White wins with g10, so a hint is certain and found quickly.
ROUND = "i7; i9; h9; j7; h7; i6; g8; g7; h6; g6; h10; h5"
WON = ROUND + "; g10"
# What comes before the command: options and typed lines.
ATOM4_SITUATIONS = {
    "start": ([], ""),
    "round": ([], ROUND),
    "looking-back": ([], ROUND + "; back 3"),
    "other-line": ([], ROUND + "; back; enter; i10"),
    "computer": (["-a2", "-d0", "--seed", "1"], "setup 16/16/16/16/16/6CGW7/6GGCB6/6RWR7/7YY7/16/16/16/16/16/16/16 B; h10"),
    # Lines in the pipe are read only after their round is over.
    "computers": (["--seed", "1"], "new computer both level 0 6x6"),
    "given-up": ([], ROUND + "; resign; resign"),
    "won": ([], WON),
    "try": ([], WON + "; back 2; enter; i10"),
    "review": ([], "setup 16/16/16/16/16/6CGW7/6GGCB6/6RWR7/7WW7/7B8/16/16/16/16/16/16 P; h5; g10; review"),
    "setup": ([], ROUND + "; setup"),
    "lesson": ([], "learn; 2"),
    "puzzles": ([], "puzzles w2-001"),
}
# The arguments of each command, the first one valid. After a semicolon another line is typed.
ANALYSIS = "analysis lines 1 seconds 1"
ATOM4_WORDS = {
    "play": ["i7", "a1", "z99", "", "i7 i6"],
    "hint": ["", "x"],
    "now": [""],
    "undo": ["", "2"],
    "redo": [""],
    "next": ["", "mistake", "x"],
    "resign": ["", "; resign", "; no"],
    "turn": [""],
    "moves": ["", "x"],
    "board": ["", "x", "9", "1"],
    "map": [""],
    "look": ["i9", "a1", "z99", ""],
    "near": ["i9", "a1", "z99", ""],
    "try": ["i7", "a1", "i9", "z99", ""],
    "why": ["i7", "i9", "a1", ""],
    "rows": [""],
    "game": [""],
    "score": [""],
    "puzzles": ["", "mine", "x"],
    "learn": ["", "x"],
    "guide": [""],
    "rules": [""],
    "wheel": [""],
    "strategy": [""],
    "handbook": ["", "1", "x"],
    "find": ["wire", "xyzzy", ""],
    "help": ["", "play", "learning", "all", "xyzzy"],
    "new": ["", "computer 2 level 0 start green", "12x12 clock 5+3", "level 77", "computer x"],
    "level": ["3", "", "77", "x"],
    "seats": ["computer 2 level 3; seats computer none", "", "8x8", "computer x"],
    "name": ["", "1 Ada", "3 Ada", "2 none"],
    "clock": ["", "x"],
    "pause": [""],
    "step": [""],
    "continue": [""],
    "settings": ["", "width 40", "width x", "bell off", "bell x"],
    "statistics": ["", "x"],
    "invite": ["HOME/wire", "x"],
    "join": ["", "x"],
    "yes": ["", "x"],
    "no": [""],
    "talk": ["hello", ""],
    "mute": [""],
    "online": [""],
    "disconnect": [""],
    "first": [""],
    "back": ["", "2", "99", "x"],
    "forward": ["", "2", "99", "x"],
    "last": [""],
    "go": ["2", "2...", "99", "x", ""],
    "review": ["", "list", "x"],
    "previous": ["", "mistake", "x"],
    "keep": [""],
    "analysis": ["lines 1 seconds 1", "stop", "x"],
    "lines": [""],
    "enter": ["", "1", "9", "x"],
    "leave": [""],
    "comment": ["?! too early", ""],
    "promote": ["1", "9", "x", ""],
    "delete": ["1", "9", "x", ""],
    "save": ["game", "", "no/such/folder"],
    "save!": ["game", ""],
    "open": ["", "no-such-file", "lines"],
    "resume": ["", "1", "x"],
    "rounds": ["", "1", "x"],
    "position": ["", "x"],
    "setup": ["", "x"],
    "put": ["h7 red", "h7 pink", "z99 red", ""],
    "take": ["i9", "a1", "z99", ""],
    "clear": ["", "12x12", "5x5", "x"],
    "reset": [""],
    "size": ["12x12", "5x5", "x", ""],
    "begin": ["cyan", "white", "x", ""],
    "done": [""],
    "quit": [""],
    "xyzzy": [""],
    "": ["i7", "i", "z99", "show", "save game; open game", "new; resume 1", ""],
}
# The commands of lessons and puzzles; one form of each other command is enough there.
LESSON_WORDS = {
    "": ["b2", "c3", "i9", "z99", "next; back", "9; next; next; next", "10", ""],
    "near": ["c3", "i9", "x"], "why": ["c3", "x"], "try": ["b2", "x"], "play": ["b2", ""],
    "hint": ["", "; hint"], "next": [""], "back": [""],
    "board": [""], "wheel": [""], "rows": [""], "moves": [""], "lessons": [""], "help": [""], "leave": [""], "quit": [""],
}
PUZZLE_WORDS = {
    "": ["f1", "h2", "f1; h2; score; next", "a1", "z99", "w1-001", "w9-999", ""],
    "hint": ["", "; hint"], "solution": [""], "next": [""], "again": [""], "mine": [""],
    "level": ["", "3", "77", "x"], "clock": ["", "; clock"],
    "board": [""], "turn": [""], "map": [""], "moves": [""], "score": [""], "list": [""],
    "help": [""], "leave": [""], "quit": [""],
}
# The commands that a review changes; each form needs a review.
REVIEW_WORDS = {
    "": ["keep; puzzles mine", "next mistake; next mistake", "previous mistake; leave"],
    **{command: ATOM4_WORDS[command] for command in ("undo", "next", "turn", "help", "first", "back", "forward", "last", "go",
                                                     "review", "previous", "keep", "enter", "leave")},
}
# Other hosts on the local network would change the answer.
ATOM4_LEFT_OUT = {"nearby"}

# New chips depend on the seed, except in a new game, where two chips cannot make a line of three.
LINES_RECORD = '[Seed "1"]\n' + LINES_GAME.replace('[First "3"]', '[First "2"]')
LINES_SITUATIONS = {
    "start": (["--seed", "1"], ""),
    "game": (["--seed", "1"], "open lines"),
    "moved": (["--seed", "1"], "open lines; c3 c4; e5 c1"),
    "over": (["--seed", "1", "-w", "3", "-t", "2"], "a1 b1"),
    "lesson": (["--seed", "1"], "learn"),
    "exercises": (["--seed", "1"], "exercises"),
}
LINES_WORDS = {
    "move": ["e5 c1", "c7 e5", "e5", "c3 c3", "a1 a2", "a1 a3", "z99 a1", "e4 c1", "a1 b2 c3", ""],
    "hint": ["", "; hint", "x"],
    "undo": ["", "; undo", "x"],
    "redo": ["", "x"],
    "demo": ["", "; demo", "2; demo 2", "x", "0"],
    "board": ["", "x"],
    "map": [""],
    "near": ["c3", "a1", "z99", ""],
    "reach": ["a1", "c7", "z99", ""],
    "try": ["e5 c1", "c7 e5", "a1 b1", "z99 a1", "e5", ""],
    "rows": [""],
    "preview": ["", "off", "on", "x"],
    "score": [""],
    "scores": [""],
    "learn": ["", "x"],
    "exercises": ["", "x"],
    "guide": ["", "; board; reach c3"],
    "rules": [""],
    "strategy": [""],
    "help": ["", "near", "playing", "looking", "learning", "games", "all", "xyzzy"],
    "new": ["", "; new", "x"],
    "save": ["game", "", "no/such/folder", "lines"],
    "save!": ["lines", ""],
    "open": ["", "lines", "no-such-file"],
    "resume": ["", "1", "x"],
    "settings": ["", "width 40", "width x", "bell off", "bell x"],
    "quit": ["", "x"],
    "xyzzy": [""],
    "": ["a1", "a1-a2", "xyzzy a1", "s", "show", "save game; open game", "new; new; resume 1", ""],
}
COURSE_WORDS = {
    "": ["e1 e4", "g2 d5", "b4 a4", "e1 e1", "z99 a1", "e1", "2; back", "3; next; next", "10; next", "99", ""],
    "hint": ["", "; hint; hint"], "next": [""], "again": [""], "back": [""], "board": [""], "list": [""], "help": [""],
    "leave": [""], "quit": [""],
}

# Answers that depend on the computer's search depth within its time, and those it would think about for hours.
NOT_ASKED = {"start": {"hint", ANALYSIS}, "looking-back": {ANALYSIS},
             "computers": {"new 12x12 clock 5+3", "new level 77", "new; resume 1"}}

BEFORE = "the beginning"
EMPTY = "(empty line)"
WIDTH = 120


class Asker:
    """Asks one program, with a new home folder each time."""

    def __init__(self, program):
        self.program = program

    def answers(self, options, lines):
        with tempfile.TemporaryDirectory() as home:
            environment = dict(os.environ, HOME=home, XDG_STATE_HOME=home, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home,
                               LC_ALL="C.UTF-8", LANGUAGE="", LOGNAME="ada", TERM="xterm", TZ="UTC")
            with open(os.path.join(home, "lines"), "w", encoding="utf-8") as file:
                file.write(LINES_RECORD)
            ended = subprocess.run([self.program, "--plain", *options],
                                   input="".join(line.replace("HOME", home) + "\n" for line in lines),
                                   capture_output=True, encoding="utf-8", env=environment, timeout=120, cwd=home)
            # Printed only if judging a puzzle move takes a second.
            said = (ended.stdout + ended.stderr).replace(home, "HOME").replace("Checking your move...\n", "")
            # Some things are random, and lessons answer the same to any unknown word.
            for what, name in ((r"(atom4:HOME/wire/)\S+", "KEY"), (r"(and the group )\S+", "GROUP"),
                               (r"()\S+(?= doesn't work in lessons)", "WORD"),
                               (r"()\d{4}-\d\d-\d\d \d\d:\d\d", "MOMENT"),
                               (r"(New game\.\n(?:.*\n){3}New: ).*", "CHIPS"),
                               (r"(New game\.\n(?:.*\n){4}.*Next: ).*", "COLOURS")):
                said = re.sub(what, r"\1" + name, said)
            return said if ended.returncode == 0 else f"{said}status {ended.returncode}\n"

    def transcript(self, options, before, forms):
        """Returns the output up to the situation, and then the answer to each form, each in a program of its own."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            start = self.answers(options, before)
            said = list(pool.map(lambda form: self.answers(options, before + typed(form)), forms))
        return start, {form: answer.removeprefix(start) if answer.startswith(start) else "(NOT AS BEFORE)\n" + answer
                       for form, answer in zip(forms, said)}


def typed(text):
    return [line.strip() for line in text.split(";")]


def forms_of(words):
    return [f"{command} {what}".replace(" ;", ";").strip() for command, rest in words.items() for what in rest]


def with_first_of_others(words, others):
    return {**words, **{command: rest[:1] for command, rest in others.items() if command not in words}}


def common(some, others):
    """Returns how many lines are the same at the beginning."""
    return next((i for i, (a, b) in enumerate(zip(some, others)) if a != b), min(len(some), len(others)))


def shortened(answer, others):
    """Returns the answer, with lines that one of the others has too, at the beginning or end, replaced by its name."""
    lines = answer.splitlines(keepends=True)

    def ends(other):
        first = common(lines, other)
        last = common(lines[first:][::-1], other[first:][::-1])
        return [count if count >= 4 else 0 for count in (first, last)]
    found = [(name, ends(other.splitlines(keepends=True))) for name, other in others.items()]
    name, (first, last) = max(found, key=lambda each: sum(each[1]), default=("", (0, 0)))
    note = f"({{}} lines as in {name})\n"
    return "".join(([note.format(first)] if first else []) + lines[first:len(lines) - last] +
                   ([note.format(last)] if last else []))


def written(options, before, start, answers, earlier):
    """Returns the text of a transcript's file. `earlier` has the answers in the previous situations."""
    def in_others(form):
        return {name: other[form] for name, other in earlier.items() if form in other}
    groups = []  # the situation with the same answer, or the answer; and the forms
    for form, answer in answers.items():
        there = next((name for name, other in in_others(form).items() if other == answer), None)
        if there is None:
            same = next((forms for key, forms in groups if key == (None, answer)), None)
        else:
            same = groups[-1][1] if groups and groups[-1][0] == (there, None) else None
        if same is None:
            same = []
            groups.append(((there, None if there else answer), same))
        same.append(form)
    text = "".join(f"$ {' '.join(options)}\n" for _ in options[:1]) + f"> {'; '.join(before) or EMPTY}\n"
    text += shortened(start, in_others(BEFORE))
    for (there, answer), forms in groups:
        sign = f"= {there}: " if there else "> "
        text += textwrap.fill(", ".join(form or EMPTY for form in forms), WIDTH, initial_indent=sign, subsequent_indent="  ",
                              break_on_hyphens=False) + "\n"
        if not there:
            shorter = {form: said for form, said in answers.items() if re.match(re.escape(form) + "[ ;]", forms[0])}
            text += shortened(answer, in_others(forms[0]) | {BEFORE: start} | shorter)
    return text


class Transcripts(unittest.TestCase):
    maxDiff = None

    def check(self, name, text):
        file = os.path.join(FOLDER, name + ".txt")
        if "UPDATE_TRANSCRIPTS" in os.environ:
            with open(file, "w", encoding="utf-8") as out:
                out.write(text)
        with open(file, encoding="utf-8") as golden:
            self.assertEqual(golden.read().split("\n"), text.split("\n"))

    def check_all(self, game, program, situations, words, own_words):
        asker, earlier = Asker(program), {}
        for name, (options, before) in situations.items():
            with self.subTest(name):
                before = typed(before) if before else []
                forms = [form for form in forms_of(own_words.get(name, words)) if form not in NOT_ASKED.get(name, ())]
                start, answers = asker.transcript(options, before, forms)
                text = written(options, before, start, answers, earlier)
                earlier[name] = {BEFORE: start, **answers}
                self.check(f"{game}-{name}", text)

    def test_atom4_in_each_situation(self):
        self.check_all("atom4", PROGRAM, ATOM4_SITUATIONS, ATOM4_WORDS,
                       {"review": REVIEW_WORDS, "lesson": with_first_of_others(LESSON_WORDS, ATOM4_WORDS),
                        "puzzles": with_first_of_others(PUZZLE_WORDS, ATOM4_WORDS)})

    def test_lines_in_each_situation(self):
        course_words = with_first_of_others(COURSE_WORDS, LINES_WORDS)
        self.check_all("lines", CLINES, LINES_SITUATIONS, LINES_WORDS, {"lesson": course_words, "exercises": course_words})

    def test_every_command_is_covered(self):
        for program, words, least in ((PROGRAM, ATOM4_WORDS, 70), (CLINES, LINES_WORDS, 25)):
            said = Asker(program).answers([], ["help all"])
            known = set(re.findall(r"^([a-z!]+)[^.:]*: ", said, re.MULTILINE))
            self.assertGreater(len(known), least)
            self.assertEqual(known - ATOM4_LEFT_OUT - set(words), set())


if __name__ == "__main__":
    PROGRAM, CLINES = sys.argv[1:3]
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
