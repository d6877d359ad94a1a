#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""atom4-engine as other programs use it: a process behind two pipes. Arguments: PROGRAM VERSION."""
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.append(os.path.join(os.path.dirname(os.path.realpath(__file__)), "../../support/scripts"))
import ugi_dialogue

PROGRAM = VERSION = ""
SOURCES = os.path.realpath(os.path.join(os.path.dirname(__file__), "../../.."))

INFO = re.compile(r"info depth \d+ seldepth \d+( multipv \d+)? score (cp -?\d+|win \d+|loss \d+) nodes \d+ nps \d+ "
                  r"time \d+ hashfull \d+ pv( [a-z]\d+)+")
LINES = (INFO, re.compile(r"bestmove ([a-z]\d+|none)"), re.compile(r"info string .+"), re.compile(r"readyok|ugiok"),
         re.compile(r"response (true|false|p1win|p2win|draw|none)"), re.compile(r"id (name|author) .+"),
         re.compile(r"option name \w+ type spin default -?\d+ min -?\d+ max \d+"), re.compile(r"\d+ \d+"))


MATCH = ("match", "--a", "depth=2", "--b", "level=0", "--size", "8x8", "--random-plies", "4")


def limit(mebibytes):
    """Limits the memory of the process that calls it."""
    return mebibytes and (lambda: resource.setrlimit(resource.RLIMIT_AS, (mebibytes << 20, mebibytes << 20)))


def is_sanitized():
    libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=True).stdout
    return "libasan" in libraries or "libtsan" in libraries


def sum_shards(*words):
    script = os.path.join(SOURCES, "tests/strength/sum_shards.py")
    return subprocess.run([script, "--engine", PROGRAM, *words], check=True, stdout=subprocess.PIPE, text=True).stdout


class Dialogue(ugi_dialogue.Dialogue):
    """A dialogue with an engine whose memory may be limited."""

    def __init__(self, memory=None):
        super().__init__(PROGRAM, preexec_fn=limit(memory))

    def read_until(self, start):
        lines = []
        while not lines or not lines[-1].startswith(start):
            line = self.process.stdout.readline()
            if not line:
                raise AssertionError(f"the engine ended before it printed {start}: {lines}")
            lines.append(line.rstrip("\n"))
        return lines

    def ask(self, line, start):
        self.say(line)
        return self.read_until(start)


def run(*words, given="", memory=None):
    return subprocess.run([PROGRAM, *words], input=given, capture_output=True, text=True, timeout=60,
                          preexec_fn=limit(memory))


class Protocol(unittest.TestCase):
    def assert_well_formed(self, lines):
        for line in lines:
            self.assertTrue(any(form.fullmatch(line) for form in LINES), line)

    def test_a_whole_game(self):
        with Dialogue() as engine:
            self.assert_well_formed(engine.ask("ugi", "ugiok"))
            engine.ask("isready", "readyok")
            engine.say("uginewgame")
            moves = []
            while True:
                engine.say("position fen 6/6/2GP2/6/6/6 R" + (" moves " + " ".join(moves) if moves else ""))
                if engine.ask("query gameover", "response") == ["response true"]:
                    break
                turn = engine.ask("query p1turn", "response")[-1]
                self.assertEqual(turn, "response true" if len(moves) % 2 == 0 else "response false")
                lines = engine.ask("go depth 3", "bestmove")
                self.assert_well_formed(lines)
                moves.append(lines[-1].split()[1])
            self.assertIn(engine.ask("query result", "response")[-1].split()[1], ("p1win", "p2win", "draw"))
            self.assertEqual(engine.ask("go", "bestmove")[-1], "bestmove none")
            engine.say("quit")
            self.assertEqual(engine.process.wait(10), 0)

    def test_stop_ends_a_search_at_once(self):
        delays = []
        with Dialogue() as engine:
            for _ in range(9):
                engine.say("go infinite")
                engine.read_until("info depth 6")
                engine.ask("isready", "readyok")
                before = time.monotonic()
                self.assertRegex(engine.ask("stop", "bestmove")[-1], r"^bestmove [a-z]\d+$")
                delays.append(time.monotonic() - before)
        # The median, since other tests may occupy the processor for a while. Not checked with a sanitizer, which is slower.
        if not is_sanitized():
            self.assertLess(sorted(delays)[len(delays) // 2], 0.020, delays)

    def test_quit_and_the_end_of_input_end_a_search(self):
        for ending in ("quit", None):
            with Dialogue() as engine:
                engine.say("go infinite")
                engine.read_until("info depth 5")
                if ending:
                    engine.say(ending)
                else:
                    engine.process.stdin.close()
                self.assertEqual(engine.process.wait(10), 0)
                rest = engine.process.stdout.read().splitlines()
                self.assert_well_formed(rest)
                self.assertTrue(rest[-1].startswith("bestmove "))

    def test_searches_stay_within_their_time(self):
        with Dialogue() as engine:
            engine.say("position startpos moves i9 h9")
            before = time.monotonic()
            engine.ask("go p1time 2000 p2time 2000 p1inc 0 p2inc 0", "bestmove")
            self.assertLess(time.monotonic() - before, 0.6)
            before = time.monotonic()
            engine.ask("go movetime 100", "bestmove")
            self.assertLess(time.monotonic() - before, 0.6)

    def test_commands_may_follow_a_perft_at_once(self):
        for ending in ("quit\n", ""):
            said = run(given="perft 7\nquery p1turn\nisready\n" + "perft 8\n" + ending).stdout.splitlines()
            self.assertIn("7 27264", said)
            self.assertLess(said.index("7 27264"), said.index("response true"))
            self.assertEqual(said[-1], "8 193344")

    def test_garbage_is_survived(self):
        source = random.Random(4)
        words = ["ugi", "isready", "uginewgame", "setoption", "name", "value", "Hash", "Level", "position", "startpos",
                 "fen", "moves", "i7", "i9", "a1", "go", "stop", "query", "gameover", "p1turn", "result", "-1", "0", "3",
                 "99999999999999999999", "6/6/2GP2/6/6/6", "R", "K", "\0", "\xff", "depth", "nodes", "infinite", "\t",
                 "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16", "Threads", "", "bestmove", "{}", "%s%n", "perft"]
        lines = [" ".join(source.choice(words) for _ in range(source.randrange(7))) for _ in range(100_000)]
        # Mixed in: searches that are soon stopped, and a very long line.
        for i in range(0, len(lines), 500):
            lines[i:i + 3] = ["go nodes 2000", "junk", "stop"]
        lines[777] = "position startpos moves" + " i9" * 1_000_000
        lines = [line for line in lines if not line.startswith(("quit", "perft 9"))]
        given = "\n".join(lines + ["stop", "position startpos", "isready", "quit"]) + "\n"
        ended = subprocess.run([PROGRAM], input=given.encode("latin-1"), capture_output=True, timeout=120)
        self.assertEqual((ended.returncode, ended.stderr), (0, b""))
        said = ended.stdout.decode("ascii").splitlines()
        self.assert_well_formed(said)
        self.assertEqual(said[-1], "readyok")
        self.assertIn("info string error the line is too long", said)


class Endings(unittest.TestCase):
    """How an engine or one of its counts ends when its client no longer waits for it."""

    def test_quit_and_the_end_of_input_end_a_long_perft(self):
        for behind in ([], ["query p1turn"], ["perft 7", "query p1turn"]):
            for ending in ("quit", None):
                with self.subTest(behind=behind, ending=ending), Dialogue() as engine:
                    engine.say("perft 1000")
                    for line in behind:
                        engine.say(line)
                    engine.read_until("7 27264")
                    if ending:
                        engine.say(ending)
                    else:
                        engine.process.stdin.close()
                    self.assertEqual(engine.process.wait(10), 0)
                    rest = engine.process.stdout.read().splitlines()
                    self.assertIn("info string perft stopped", rest)
                    self.assertEqual(rest[-1], "response true" if behind else "info string perft stopped")

    def test_stop_ends_a_long_perft_before_queued_commands(self):
        with Dialogue() as engine:
            engine.say("perft 1000")
            engine.say("query p1turn")
            engine.read_until("7 27264")
            self.assertEqual(engine.ask("stop", "response")[-2:], ["info string perft stopped", "response true"])
            self.assertEqual(engine.ask("perft 2", "2 "), ["1 2", "2 6"])
            self.assertEqual(engine.ask("isready", "readyok"), ["readyok"])

    def test_the_engine_ends_when_its_client_closes_the_output(self):
        """The client's output is closed; the input stays open, and the next line would come much later."""
        for words, given, start in (([], "go infinite\n", "info depth 5"), ([], "perft 1000\n", "7 "),
                                    ([], "perft 1000\nquery p1turn\n", "7 "), (["perft", "30"], "", "7 "),
                                    (["bench", "12"], "", ""), (["match", "--a", "depth=9", "--b", "depth=9"], "", "match ")):
            for ignored in (False, True):
                with self.subTest(words=words, given=given, ignored=ignored):
                    with subprocess.Popen([PROGRAM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                          stderr=subprocess.PIPE, text=True, restore_signals=not ignored) as engine:
                        engine.stdin.write(given)
                        engine.stdin.flush()
                        while start and not engine.stdout.readline().startswith(start):
                            pass
                        engine.stdout.close()
                        ended = engine.wait(20)
                        if ignored:
                            self.assertEqual(ended, 1)
                            self.assertEqual(engine.stderr.read(), "atom4-engine: the output cannot be written\n")
                        else:
                            self.assertEqual(ended, -signal.SIGPIPE)

    def test_an_unreadable_input_is_reported(self):
        folder = os.open("/", os.O_RDONLY)
        self.addCleanup(os.close, folder)
        for given, close, reason in ((folder, None, "Is a directory"),
                                     (None, lambda: os.close(0), "Bad file descriptor")):
            ended = subprocess.run([PROGRAM], stdin=given, capture_output=True, text=True, timeout=60, preexec_fn=close)
            self.assertEqual((ended.returncode, ended.stdout, ended.stderr),
                             (1, "", f"atom4-engine: the input cannot be read: {reason}\n"))

    def test_a_non_blocking_input_is_waited_for(self):
        reading, writing = os.pipe2(os.O_CLOEXEC)
        os.set_blocking(reading, False)
        with subprocess.Popen([PROGRAM], stdin=reading, stdout=subprocess.PIPE, text=True) as engine:
            os.close(reading)
            for _ in range(2):
                os.write(writing, b"isready\n")
                self.assertEqual(engine.stdout.readline(), "readyok\n")
            os.close(writing)
            self.assertEqual(engine.wait(10), 0)


class Scarcity(unittest.TestCase):
    """Fewer threads and less memory than the engine asks for."""

    def setUp(self):
        if is_sanitized():
            self.skipTest("a sanitizer needs too much memory")

    def test_a_search_continues_with_the_available_threads(self):
        lines = [f"setoption name Threads value {name}" for name in (256, 1)]
        with Dialogue(memory=100) as engine:
            engine.say(lines[0])
            said = engine.ask("go depth 4", "bestmove")
            self.assertRegex(said[0], r"^info string only \d+ of 256 threads can be had$")
            self.assertEqual(len([line for line in said if "threads" in line]), 1)
            self.assertRegex(said[-1], r"^bestmove [a-z]\d+$")
            engine.say(lines[1])
            self.assertFalse(any("threads" in line for line in engine.ask("go depth 4", "bestmove")))

    def test_a_match_continues_with_the_available_threads(self):
        ended = run(*MATCH, "--games", "6", "--threads", "100", memory=100)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertRegex(ended.stderr, r"^atom4-engine: only \d+ of 100 threads can be had\n$")
        self.assertEqual(ended.stdout.count("\ngame "), 6)


    def test_a_hash_that_is_too_large_keeps_the_old_table(self):
        with Dialogue(memory=100) as engine:
            self.assertEqual(engine.ask("setoption name Hash value 4096", "info"),
                             ["info string error setoption: there is not enough memory for this Hash; it stays as it was"])
            self.assertRegex(engine.ask("go depth 4", "bestmove")[-1], r"^bestmove [a-z]\d+$")
            engine.say("quit")
            self.assertEqual(engine.process.wait(10), 0)

    def test_with_little_memory_it_works_or_exits_with_a_message(self):
        told = set()
        for words, given in (([], "setoption name Threads value 4\ngo depth 3\nperft 3\nquit\n"), (["bench", "2"], ""),
                             ([*MATCH, "--games", "2", "--threads", "3"], ""),
                             (["match", "--a", "depth=1,hash=4096", "--b", "depth=1"], "")):
            for memory in range(4, 80, 3):
                with self.subTest(words=words, memory=memory):
                    ended = run(*words, given=given, memory=memory)
                    if ended.returncode == 127 or "error while loading" in ended.stderr:
                        continue  # it could not start
                    self.assertIn(ended.returncode, (0, 1), ended.stderr)
                    if ended.returncode == 1:
                        self.assertRegex(ended.stderr, r"^atom4-engine: [^\n]+\n$")
                        told.add(ended.stderr)
                    elif given:
                        self.assertRegex(ended.stdout, r"(?m)^bestmove [a-z]\d+$")
        self.assertIn("atom4-engine: there is not enough memory\n", told)

    def test_lack_of_threads_is_reported(self):
        """The limit applies to all processes of an account, and does not apply to root."""
        def as_nobody(most):
            def prepare():
                if os.getuid() == 0:
                    os.setgroups([])
                    os.setgid(65534)
                    os.setuid(65534)
                resource.setrlimit(resource.RLIMIT_NPROC, (most, most))
            return prepare

        try:
            ended = subprocess.run([PROGRAM], input="go depth 1\nquit\n", capture_output=True, text=True, timeout=60,
                                   preexec_fn=as_nobody(1), cwd="/")
        except PermissionError:
            self.skipTest("other users cannot start the program")
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr),
                         (1, "", "atom4-engine: a thread or a pipe cannot be had: Resource temporarily unavailable\n"))
        ended = subprocess.run([PROGRAM, "perft", "2"], capture_output=True, text=True, timeout=60,
                               preexec_fn=as_nobody(1), cwd="/")
        self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (0, "1 2\n2 6\n", ""))
        ended = subprocess.run([PROGRAM, *MATCH, "--games", "2", "--threads", "3"], capture_output=True, text=True,
                               timeout=60, preexec_fn=as_nobody(1), cwd="/")
        self.assertEqual((ended.returncode, ended.stderr), (0, "atom4-engine: only 1 of 3 threads can be had\n"))


class Variety(unittest.TestCase):
    PLIES = 60

    def game(self, engine, *options):
        """Returns the engine's game against itself at the default level."""
        engine.ask("uginewgame\nisready", "readyok")
        for option in ("Level value 2", *options):
            engine.say(f"setoption name {option}")
        moves = []
        while len(moves) < self.PLIES:
            engine.say(" ".join(["position startpos", *(["moves", *moves] if moves else [])]))
            move = engine.ask("go", "bestmove")[-1].split()[1]
            if move == "none":
                break
            moves.append(move)
        self.assertGreater(len(moves), 12)
        return tuple(moves)

    def test_games_without_a_seed_differ(self):
        games = set()
        for _ in range(2):
            with Dialogue() as engine:
                games |= {self.game(engine), self.game(engine)}
        # Two of the four games may be equal by chance; more are not.
        self.assertGreaterEqual(len(games), 3)

    def test_a_seed_reproduces_the_game(self):
        with Dialogue() as engine:
            game = self.game(engine, "Seed value 5")
            self.assertEqual(self.game(engine), game)
            self.assertNotEqual(self.game(engine, "Seed value 6"), game)
        with Dialogue() as engine:
            self.assertEqual(self.game(engine, "Seed value 5"), game)


class Commands(unittest.TestCase):
    def test_bench_counts_the_same_twice(self):
        last = [run("bench", "4").stdout.splitlines()[-1] for _ in range(2)]
        self.assertRegex(last[0], r"^Nodes: \d+$")
        self.assertEqual(last[0], last[1])

    def test_perft(self):
        self.assertEqual(run("perft", "7").stdout, "1 2\n2 6\n3 24\n4 120\n5 672\n6 4128\n7 27264\n")
        for words in (["6/6/2GP2/6/6/6 R"], ["6/6/2GP2/6/6/6", "R"]):
            self.assertEqual(run("perft", "3", *words).stdout, "1 2\n2 6\n3 24\n")

    def test_puzzles(self):
        printed = run("puzzles")
        lines = printed.stdout.splitlines()
        self.assertEqual((printed.returncode, printed.stderr), (0, ""))
        self.assertGreaterEqual(len(lines), 600)
        form = re.compile(r"[a-z0-9-]+ (win|defend) [1-9] [0-9KBGCRPYW/]+ [RYGCBP] ;( [a-z]\d+)+")
        for line in lines:
            self.assertRegex(line, form)

    def test_a_share_of_the_puzzles_is_proved(self):
        ended = run("puzzles", "--check", "--shard", "7/30")  # app.puzzles proves them all
        count = len(run("puzzles").stdout.splitlines()[6::30])
        self.assertEqual((ended.returncode, ended.stderr, ended.stdout), (0, "", f"Proved: {count} of {count}\n"))

    def test_a_puzzle_that_is_not_sound_is_named(self):
        lines = [line.split(" ; ")[0] for line in run("puzzles").stdout.splitlines() if " win 1 " in line][:2]
        board = lines[0].split(" ", 3)[3]
        wins = run("puzzles").stdout.splitlines()[0].split(" ; ")[1]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "puzzles")
            for text, said in ((f"x win 2 {board} ; {wins}\n", "x: the solver does not prove it"),
                               (f"x win 1 {board} ; {wins}\ny win 1 {board} ; {wins}\n", "y: the same as x")):
                with open(path, "w", encoding="ascii") as file:
                    file.write(text)
                ended = run("puzzles", "--check", path)
                self.assertEqual(ended.returncode, 1, ended)
                self.assertIn(said, ended.stdout.splitlines())
            with open(path, "w", encoding="ascii") as file:
                file.write("rubbish\n")
            ended = run("puzzles", path)
            self.assertEqual((ended.returncode, ended.stdout), (1, ""))
            self.assertIn(f"{path}:1: ", ended.stderr)

    def test_puzzles_are_made_in_shards_and_put_together(self):
        with tempfile.TemporaryDirectory() as folder:
            whole = run("puzzles", "--make", "--games", "32", "--seed", "33")
            files = []
            made = []
            for k in (1, 2):
                files.append(os.path.join(folder, str(k)))
                shard = run("puzzles", "--make", "--games", "32", "--seed", "33", "--shard", f"{k}/2").stdout
                made += shard.splitlines()
                with open(files[-1], "w", encoding="ascii") as file:
                    file.write(shard)
            self.assertEqual(sorted(made), sorted(whole.stdout.splitlines()))
            self.assertTrue(made)
            selected = sum_shards("puzzles", *files)
            with open(files[0], "w", encoding="ascii") as file:
                file.write(selected)
            count = len(selected.splitlines())
            self.assertTrue(0 < count <= len(made))
            self.assertEqual(run("puzzles", "--check", files[0]).stdout, f"Proved: {count} of {count}\n")
            self.assertLessEqual(len(sum_shards("puzzles", files[0], "--most", "1").splitlines()), 7)

    # If this fails, the levels no longer play as they did when the puzzles were made: `puzzles --measure` and `sum_shards.py`
    # then find out again which are hard.
    def test_the_difficulty_of_the_puzzles_is_as_recorded(self):
        measured = run("puzzles", "--measure", "--shard", "3/20")
        self.assertEqual(measured.returncode, 0, measured)
        lines = measured.stdout.splitlines()
        self.assertEqual(len(lines), 33)
        with open(os.path.join(SOURCES, "core/atom4/training/puzzles.txt"), encoding="ascii") as file:
            self.assertLessEqual(set(lines), set(file.read().splitlines()))

    def test_solve(self):
        for board, end in (("4/1GP1/4/4", "draw"), ("WWWW2/6/6/6/6/6", "win 0"), ("6/6/6/6/6/6", "draw"),
                           ("1CYWG1/BWWWY1/1PGWPP/PKKKC1/1BKKC1/2P3/6", "win 5")):
            for words in ([board, "R"], [board + " R"], ["--seconds", "20", "--memory", "16", board, "R"]):
                ended = run("solve", *words)
                self.assertEqual((ended.returncode, ended.stderr), (0, ""))
                line, value = ended.stdout.splitlines()[-2:]
                self.assertEqual(value, "Value: " + end)
                self.assertRegex(line, r"^Line:( [a-z]\d+)*$")
                if end.startswith("win"):
                    self.assertEqual(len(line.split()) - 1, int(end.split()[1]))

    def test_solve_reads_positions_from_standard_input(self):
        ended = run("solve", "-", given="4/1GP1/4/4 R\nWWWW2/6/6/6/6/6 R\n")
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        values = [line for line in ended.stdout.splitlines() if line.startswith("Value:")]
        self.assertEqual(values, ["Value: draw", "Value: win 0"])
        ended = run("solve", "-", given="4/1GP1/4/4 R\n4/4 R\n")
        self.assertEqual((ended.returncode, len(ended.stderr.splitlines())), (1, 1))
        self.assertIn("'4/4 R'", ended.stderr)

    def test_solve_for_one_player(self):
        for board, player, said in (("4/1GP1/4/4 R", "1", ["Player 1 cannot force a win.", "Line:"]),
                                    ("4/1GP1/4/4 R", "2", ["Player 2 cannot force a win.", "Line: "]),
                                    ("1CYWG1/BWWWY1/1PGWPP/PKKKC1/1BKKC1/2P3/6 R", "1", ["Player 2 cannot force a win.", "Line:"])):
            ended = run("solve", "--player", player, board)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            lines = ended.stdout.splitlines()[2:]
            self.assertEqual([lines[0], lines[1][:6 if said[1].endswith(" ") else None], *lines[2:]], [*said, "Value: unknown"])

    def test_solve_does_not_guess(self):
        began = time.monotonic()
        ended = run("solve", "--seconds", "1", "16/16/16/16/16/16/16/7GP7/16/16/16/16/16/16/16/16", "R")
        self.assertEqual(ended.stdout.splitlines()[-2:], ["Line:", "Value: unknown"])
        self.assertGreaterEqual(time.monotonic() - began, 1)

    def test_help_and_version(self):
        for words in (["--help"], ["-h"], ["bench", "--help"], ["perft", "-h"], ["match", "--help"], ["review", "--help"],
                      ["solve", "--help"], ["puzzles", "--help"]):
            ended = run(*words)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            self.assertIn("Usage: ", ended.stdout)
            # The help of a command is CLI11's, which appends a blank to each line in Debian testing.
            longest = 80 if len(words) == 1 else 79
            self.assertTrue(all(len(line.rstrip()) <= longest for line in ended.stdout.splitlines()), ended.stdout)
        self.assertEqual(run("--version").stdout, f"atom4-engine {VERSION}\n")

    def test_a_bad_command_line_gives_one_line_and_status_2(self):
        for words in (["foo"], ["--foo"], [""], ["bench", "x"], ["bench", "0"], ["bench", "3", "4"], ["perft"],
                      ["perft", "x"], ["perft", "-1"], ["perft", "2", "abc"], ["perft", "2", "a\nb", "R"],
                      ["perft", "2", "6/6/6/6/6/6", "K"], ["perft", "1", "a", "b", "c"], ["review"], ["review", "x", "--depth", "0"], ["match"],
                      ["solve"], ["solve", "3/3/3/3", "R"], ["solve", "4/4/4/4", "W"], ["solve", "--seconds", "-1", "4/4/4/4", "R"],
                      ["solve", "--memory", "0", "4/4/4/4", "R"], ["solve", "4/4/4/4", "R", "R"],
                      ["solve", "--shard", "3/2", "4/4/4/4", "R"], ["solve", "--player", "3", "4/4/4/4", "R"],
                      ["solve", "--player", "1", "--shard", "1/2", "4/4/4/4", "R"],
                      ["puzzles", "--make", "--check"], ["puzzles", "--make", "--measure"],
                      ["puzzles", "--check", "--measure"], ["puzzles", "--games", "3"], ["puzzles", "--make", "a"],
                      ["puzzles", "--make", "--games", "0"], ["puzzles", "--check", "--shard", "2/1"],
                      ["match", "--a", "x", "--b", "depth=1"],
                      ["match", "--a", "depth=1"], [*MATCH, "--games", "0"], [*MATCH, "--size", "5x5"],
                      [*MATCH, "--shard", "3/2"], [*MATCH, "--sprt", "5,0"], [*MATCH, "--seed", "-1"],
                      [*MATCH, "extra"], ["match", "--merge"], ["match", "--merge", "a", "--games", "2"]):
            ended = run(*words)
            self.assertEqual((ended.returncode, ended.stdout), (2, ""), words)
            self.assertTrue(ended.stderr.startswith("atom4-engine: "), ended.stderr)
            self.assertEqual(ended.stderr.count("\n"), 1, ended.stderr)

    def test_a_bad_value_is_reported_with_what_is_valid(self):
        for words, said in ((["bench", "x"], "DEPTH x: plies to look ahead, 1 to 1000 (default 7)"),
                            ([*MATCH, "--games", "0"], "--games 0: how many games, 1 to 999999 (default 100)"),
                            ([*MATCH, "--games=2", "--games=x"], "--games x: how many games, 1 to 999999 (default 100)"),
                            (["match", "--seed"], "--seed: of openings and choices, a whole number (default 1)"),
                            ([*MATCH, "--save=", "x"], "--save=: option requires a value"),
                            (["match", "--a", "x"], "--a: 'x' is none of level=, depth=, nodes=, time=, noise=, hash=, values="),
                            (["match", "--a", "depth=1"], "match: --b is missing"),
                            (["match", "--merge", "a", "--games", "2"], "--merge: --games does not go with it"),
                            (["solve"], "POSITION is required"),
                            (["bench", "--foo"], "--foo: unknown option; try 'atom4-engine --help'"),
                            (["bench", "3", ""], "'': unexpected argument; try 'atom4-engine --help'")):
            with self.subTest(words=words):
                ended = run(*words)
                self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (2, "", f"atom4-engine: {said}\n"))

    def test_a_full_disk_is_reported(self):
        if not os.path.exists("/dev/full"):
            self.skipTest("no /dev/full here")
        with open("/dev/full", "w", encoding="ascii") as full:
            ended = subprocess.run([PROGRAM, "perft", "2"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual((ended.returncode, ended.stderr), (1, "atom4-engine: the output cannot be written\n"))

    def test_links_neither_qt_nor_curses(self):
        libraries = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True, check=True).stdout
        for name in ("Qt", "libX11", "curses", "tinfo"):
            self.assertNotIn(name, libraries)


class Match(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def games(self, text):
        """Returns the lines of a match without the time it took."""
        return [re.sub(r"us \d+", "us", line) for line in text.splitlines() if line.startswith(("match ", "game "))]

    def sums(self, text):
        return [line for line in text.splitlines() if not line.startswith(("match ", "game ", "Time "))]

    def test_a_seed_gives_the_same_games_in_any_number_of_threads(self):
        once = run(*MATCH, "--games", "12", "--seed", "3")
        self.assertEqual((once.returncode, once.stderr), (0, ""))
        again = run(*MATCH, "--games", "12", "--seed", "3", "--threads", "3")
        self.assertEqual(self.games(once.stdout), self.games(again.stdout))
        self.assertEqual(len(self.games(once.stdout)), 13)
        # A match is a measurement, so it is the same each time unless another seed is given.
        self.assertEqual(run(*MATCH, "--games", "2").stdout.split(" seed ")[1].split()[0], "1")
        other = run(*MATCH, "--games", "12", "--seed", "4")
        self.assertNotEqual(self.games(once.stdout)[1:], self.games(other.stdout)[1:])

    def test_shards_merge_to_the_whole(self):
        whole = run(*MATCH, "--games", "14").stdout
        parts = [self.write(f"part{k}", run(*MATCH, "--games", "14", "--shard", f"{k}/3").stdout) for k in (1, 2, 3)]
        self.assertEqual(self.sums(run("match", "--merge", *parts).stdout), self.sums(whole))
        twice = run("match", "--merge", *parts, parts[0])
        self.assertEqual((twice.returncode, twice.stdout), (1, ""))
        self.assertRegex(twice.stderr, r"part1:2: this game is there twice\n$")
        other = self.write("other", run(*MATCH, "--games", "2", "--seed", "9").stdout)
        self.assertRegex(run("match", "--merge", parts[0], other).stderr, r"other:1: this is another match\n$")
        cut = self.write("cut", whole[:whole.index("game 1 ") + 20])
        self.assertRegex(run("match", "--merge", cut).stderr, r"cut:3: this is no complete game line\n$")

    def test_shards_of_a_position_sum_up_to_its_value(self):
        for board, end in (("4/1GP1/4/4", "draw"), ("1CYWG1/BWWWY1/1PGWPP/PKKKC1/1BKKC1/2P3/6", "win 5")):
            shards = [self.write(f"shard{k}", run("solve", "--shard", f"{k}/3", board, "R").stdout) for k in (1, 2, 3)]
            self.assertEqual(sum_shards("solve", *shards), f"Value: {end}\n")
            # The value is unknown if shards are missing; results of a run with less time do no harm.
            self.assertEqual(sum_shards("solve", shards[0]), "Value: unknown\n")
            brief = self.write("brief", run("solve", "--seconds", "0", "--shard", "1/3", board, "R").stdout)
            for files in ([brief, *shards], [*shards, brief]):
                self.assertEqual(sum_shards("solve", *files), f"Value: {end}\n")
        over = run("solve", "--shard", "1/2", "WWWW2/6/6/6/6/6", "R")
        self.assertEqual((over.returncode, over.stderr), (1, "atom4-engine: --shard: the round is over\n"))

    def test_games_are_saved_as_one_readable_match(self):
        saved = self.path("games.atom4")
        said = run(*MATCH, "--games", "6", "--save", saved).stdout
        with open(saved, encoding="utf-8") as file:
            text = file.read()
        self.assertEqual(re.findall(r'\[Start "(.)"\]', text), list("RYGCBP"))
        self.assertEqual(set(re.findall(r'\[Player1 "(.*)"\]', text)), {"A depth=2"})
        self.assertEqual(set(re.findall(r'\[Player2 "(.*)"\]', text)), {"Computer 0"})
        results = re.findall(r'\[Result "(.*)"\]', text)
        for index, (line, result) in enumerate(zip(self.games(said)[1:], results)):
            told = line.split()[5]
            # In the saved games A is always player 1.
            self.assertEqual(result, told if index % 2 == 0 or "/" in told else told[::-1])

    def test_openings_from_a_file(self):
        openings = self.write("openings", "# one\ne3\n8/8/8/3GP3/8/8/8/8 R moves e5 e3\n")
        ended = run(*MATCH, "--games", "4", "--openings", openings)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        bad = self.write("bad", "e9\n")
        ended = run(*MATCH, "--openings", bad)
        self.assertEqual((ended.returncode, ended.stdout), (1, ""))
        self.assertTrue(ended.stderr.startswith(f"atom4-engine: {bad}:1: "), ended.stderr)
        missing = run(*MATCH, "--openings", self.path("missing"))
        self.assertEqual((missing.returncode, missing.stderr.count("\n")), (1, 1))

    def test_sides_may_evaluate_differently(self):
        def moves_of_match(values):
            saved = self.path("games.atom4")
            ended = run("match", "--size", "9x9", "--games", "4", "--a", f"depth=2,values={values}", "--b",
                        "depth=2,values=hand", "--save", saved)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            name = r"file:\d+" if "/" in values else values
            self.assertRegex(ended.stdout, f"^match a depth=2,values={name} b depth=2,values=hand size 9x9 ")
            with open(saved, encoding="utf-8") as file:
                return [line for line in file if not line.startswith("[")]

        learned = moves_of_match("learned")
        # These are the values built into the program.
        self.assertEqual(moves_of_match(f"{SOURCES}/core/atom4/engine/window_values.inc"), learned)
        self.assertNotEqual(moves_of_match("hand"), learned)
        with_level = run("match", "--size", "9x9", "--games", "2", "--a", "level=1,values=hand", "--b", "level=1")
        self.assertEqual((with_level.returncode, with_level.stderr), (0, ""))

    def test_values_that_cannot_be_read_are_refused(self):
        for name, text, reason in (("short", "1,2\n", ":1: the file ends before all 14641 values have come"),
                                   ("word", "// values\n1,x\n", ":2: this is no number"),
                                   ("large", "1\n\n40000\n", ":3: this number is not from -32768 to 32767"),
                                   ("long", "0," * 14642, ":1: there are more than 14641 values")):
            bad = self.write(name, text)
            ended = run("match", "--a", f"depth=1,values={bad}", "--b", "depth=1")
            self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (1, "", f"atom4-engine: {bad}{reason}\n"))
        missing = run("match", "--b", f"depth=1,values={self.path('missing')}", "--a", "depth=1")
        self.assertEqual((missing.returncode, missing.stdout, missing.stderr.count("\n")), (1, "", 1))

    def test_a_sequential_test_ends_the_match(self):
        ended = run("match", "--a", "depth=3", "--b", "level=0", "--size", "12x12", "--games", "500", "--sprt", "0,100")
        self.assertRegex(ended.stdout, r"\nSPRT:   elo0 0 elo1 100, LLR \d+\.\d\d \(-2.94 to 2.94\), elo1 accepted\n$")
        self.assertLess(len(self.games(ended.stdout)), 200)


class Review(unittest.TestCase):
    def test_each_move_is_evaluated(self):
        with tempfile.TemporaryDirectory() as folder:
            saved = os.path.join(folder, "games.atom4")
            run("match", "--a", "depth=2", "--b", "level=0", "--size", "8x8", "--games", "2", "--save", saved)
            ended = run("review", saved, "--depth", "3")
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))
            with open(saved, encoding="utf-8") as file:
                moves = re.findall(r"\b[a-h][1-8]\b", file.read())
            told = re.findall(r"^\d+\.(?:\.\.)? (\w+) (?:cp -?\d+|win \d+|loss \d+|draw), best (?:cp -?\d+|win \d+|loss \d+|draw)"
                              r"(?: [a-h][1-8])+(?: \((?:inaccuracy|mistake|missed win|losing move)\))?$",
                              ended.stdout, re.MULTILINE)
            self.assertEqual(told, moves)
            self.assertEqual(len(re.findall(r"^Player [12]: good \d+, ", ended.stdout, re.MULTILINE)), 4)
            accuracies = re.findall(r"^Accuracy: (-|\d+) (-|\d+)$", ended.stdout, re.MULTILINE)
            self.assertEqual(len(accuracies), 2)
            self.assertTrue(all(each == "-" or int(each) <= 100 for both in accuracies for each in both))

    def test_a_round_from_a_position_is_reviewed_from_there(self):
        with tempfile.TemporaryDirectory() as folder:
            saved = os.path.join(folder, "position.atom4")
            with open(saved, "w", encoding="utf-8") as file:
                file.write('[Game "Atom-4"]\n[Size "6x6"]\n[Start "R"]\n[Result "*"]\n[Position "6/1GP3/6/6/6/6 R"]\n\n'
                           "1. c1\n")
            ended = run("review", saved, "--depth", "1")
            self.assertRegex(ended.stdout, r"(?m)^1\. c1 .* best \S+ \S+ (?:c1|c3)$")

    def test_a_file_that_is_not_a_saved_game_is_rejected(self):
        with tempfile.TemporaryDirectory() as folder:
            bad = os.path.join(folder, "bad.atom4")
            with open(bad, "w", encoding="utf-8") as file:
                file.write("nothing\n")
            for name, reason in ((bad, ":1:1: this is not a saved game"),
                                 (bad + "x", ": No such file or directory")):
                ended = run("review", name)
                self.assertEqual((ended.returncode, ended.stdout, ended.stderr), (1, "", f"atom4-engine: {name}{reason}\n"))


if __name__ == "__main__":
    PROGRAM, VERSION = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
