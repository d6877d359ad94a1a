#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Reports what has become slower since a revision, in instructions counted by valgrind, and which commit caused it.

    speed.py BASE [WORD...]

The working tree and BASE are built with the settings of a release, in build/speed. Times
differ from minute to minute, instructions by a few hundredths at a start and not at all elsewhere. What takes more than 10 %
more of them is searched for between BASE and HEAD along the first parents. With words, only rows whose names contain one.
Needs a display with a window manager. Exit status 1 if anything is slower, 2 if nothing could be compared.
"""
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from window_costs import until_still

MOST = 1.1  # times the instructions of the base
ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "speed"
LOOP = "benchmark::State::{}KeepRunning*"


def is_slower(before, now):
    """Returns whether a row is to be reported; one that only one of the two has is not compared."""
    return before is not None and now is not None and now > MOST * before


def greatest_step(revisions, measure):
    """Finds where a row grew most, in revisions from old to new whose last is slower than the first. Returns the last
    measurable revision before the step, the one after it, and what the two take. measure() returns None if a revision does
    not build."""
    revisions = list(revisions)
    low, high = 0, len(revisions) - 1
    taken = {low: measure(revisions[low]), high: measure(revisions[high])}
    while high - low > 1:
        middle = (low + high) // 2
        value = measure(revisions[middle])
        if value is None:
            del revisions[middle]
            high -= 1
            taken = {low: taken[low], high: taken[high + 1]}
            continue
        if value / taken[low] > taken[high] / value:
            high = middle
        else:
            low = middle
        taken[middle] = value
    return revisions[low], revisions[high], taken[low], taken[high]


# ---------------------------------------------------------------- counting

def callgrind(command, *options, **how):
    """Returns the program's output and its instructions: of each part, if options divide the run."""
    with tempfile.TemporaryDirectory() as folder:
        ended = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *options, *map(str, command)],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, **how)
        if ended.returncode:
            return ended.stdout, None
        parts = sorted(Path(folder).glob("out.*")) + [Path(folder) / "out"]
        return ended.stdout, [int(re.search(r"^totals: (\d+)", part.read_text(), re.M)[1]) for part in parts]


def of_all(binary, *arguments):
    counted = callgrind([binary, *arguments])[1]
    return sum(counted) if counted else None


def of_a_node(binary):
    said, counted = callgrind([binary, "bench"])
    nodes = re.search(r"^Nodes: (\d+)", said, re.M)
    return sum(counted) / int(nodes[1]) if counted and nodes else None


def of_the_loop(binary, name):
    """Counts one iteration of a benchmark's loop, without setup and teardown. The time is too short for a second iteration."""
    counted = callgrind([binary, f"--benchmark_filter=^{name}$", "--benchmark_min_time=0.0000001"],
                        *(f"--dump-before={LOOP.format(which)}" for which in ("Start", "Finish")))[1]
    return counted[1] if counted and len(counted) == 3 else None


def of_a_start(binary):
    """Counts from the first instruction until the screen is complete and still, and to the end by SIGTERM; on 80x24."""
    with tempfile.TemporaryDirectory() as home:
        master, slave = pty.openpty()
        subprocess.run(["stty", "cols", "80", "rows", "24"], stdin=slave, check=True)
        folders = {f"XDG_{kind}_HOME": home for kind in ("STATE", "DATA", "CONFIG", "CACHE")}
        with subprocess.Popen(
                ["valgrind", "--tool=callgrind", f"--callgrind-out-file={home}/out", f"--log-file={home}/log", str(binary)],
                env={**os.environ, "HOME": home, "TERM": "xterm-256color", **folders},
                stdin=slave, stdout=slave, stderr=slave, start_new_session=True) as process:
            os.close(slave)
            threading.Thread(target=drain, args=(master,), daemon=True).start()
            try:
                until_still(process.pid)
            except FileNotFoundError:
                return None  # it ended by itself
            process.send_signal(signal.SIGTERM)
        counted = re.search(r"Collected : (\d+)", Path(home, "log").read_text())
    return int(counted[1]) if counted else None


def drain(terminal):
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass
    os.close(terminal)


# Rows: name, program, and how it is counted. A new benchmark is compared from its first revision on.
ROWS = [
    ("atom4-engine bench", "atom4-engine", lambda binary: of_all(binary, "bench")),
    ("atom4-engine bench, a node", "atom4-engine", of_a_node),
    ("atom4-engine perft 8", "atom4-engine", lambda binary: of_all(binary, "perft", "8")),
    *((f"core_benchmark {name}", "core_benchmark", lambda binary, name=name: of_the_loop(binary, name))
      for name in re.findall(r"^BENCHMARK\((\w+)\)", (ROOT / "tests/benchmarks/core_benchmark.cpp").read_text(), re.M)),
    ("clines --self-play, 20 moves", "clines",
     lambda binary: of_all(binary, "--self-play", "1", "--moves", "20", "--seed", "1")),
    ("start of atom4-tui", "atom4-tui", of_a_start),
    ("start of clines", "clines", of_a_start),
    ("start of atom4", "atom4", of_a_start),
]


# ---------------------------------------------------------------- building

def git(*arguments):
    return subprocess.run(["git", "-C", ROOT, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def build(tree, folder, program):
    """Builds with the release's own settings; returns the program's path, or None after a message."""
    steps = [["cmake", "--preset", "release", "-DATOM4_TESTS=ON", "-B", folder], ["cmake", "--build", folder, "--target", program]]
    ccache = {"CMAKE_CXX_COMPILER_LAUNCHER": "ccache"} if shutil.which("ccache") else {}
    with open(PLACE / "build.log", "a", encoding="utf-8") as log:
        for step in steps:
            if subprocess.run(step, cwd=tree, env={**ccache, **os.environ}, stdout=log, stderr=log).returncode:
                print(f"  {program} was not built: {PLACE / 'build.log'}", file=sys.stderr)
                return None
    return Path(folder) / "bin" / program


def built(revision, program):
    """Returns the program of a revision, built in build/speed/tree, which always holds one revision's sources."""
    kept = PLACE / "bin" / revision / program
    if kept.exists():
        return kept
    tree, whose = PLACE / "tree", PLACE / "tree.revision"
    if not whose.exists() or whose.read_text() != revision:
        whose.unlink(missing_ok=True)
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir()
        with subprocess.Popen(["git", "-C", ROOT, "archive", revision], stdout=subprocess.PIPE) as archive:
            subprocess.run(["tar", "-xm", "-C", tree], stdin=archive.stdout, check=True)
        whose.write_text(revision)
    binary = build(tree, tree / "build" / "speed" / "here", program)  # as deep as ours, so that ccache recognises it
    if binary is None:
        return None
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(binary, kept)
    return kept


# ---------------------------------------------------------------- telling

def share(before, now):
    return f"{100 * (now / before - 1):+.1f} %"


def told(count):
    return "-" if count is None else f"{count:,.0f}"


def whose_step(base, program, count):
    """Returns the commit by which a row grew most, as a line to print."""
    def measure(revision):
        binary = built(revision, program)
        return binary and count(binary)

    revisions = [base, *reversed(git("rev-list", "--first-parent", f"{base}..HEAD").split())]
    head = measure(revisions[-1])
    if len(revisions) == 1 or not is_slower(measure(base), head):
        return "what is not committed yet"
    before, revision, least, most = greatest_step(revisions, measure)
    passed = int(git("rev-list", "--first-parent", "--count", f"{before}..{revision}")) - 1
    others = f", or one of the {passed} before it, which could not be measured" if passed else ""
    return f"{git('log', '-1', '--format=%h %s', revision)} ({told(least)} to {told(most)}, {share(least, most)}){others}"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    words = sys.argv[2:] or [""]
    base = git("rev-parse", "--verify", "--short", f"{sys.argv[1]}^{{commit}}")
    PLACE.mkdir(parents=True, exist_ok=True)
    (PLACE / "build.log").unlink(missing_ok=True)
    print(f"{'instructions':32}{base:>18}{'here':>18}", flush=True)
    slow, compared = [], 0
    for name, program, count in (row for row in ROWS if any(word in row[0] for word in words)):
        binaries = built(base, program), build(ROOT, PLACE / "here", program)
        before, now = (binary and count(binary) for binary in binaries)
        if is_slower(before, now):
            # Counted again, in case something disturbed the start.
            before, now = max(before, count(binaries[0]) or before), min(now, count(binaries[1]) or now)
        compared += before is not None and now is not None
        difference = share(before, now) if before and now else ""
        print(f"{name:32}{told(before):>18}{told(now):>18}{difference:>10}", flush=True)
        if is_slower(before, now):
            slow.append((name, program, count, share(before, now)))
    for name, program, count, difference in slow:
        print(f"{name}: {difference}, most by {whose_step(base, program, count)}", flush=True)
    if not slow:
        print(f"Nothing takes more than {100 * (MOST - 1):.0f} % more than in {base}" if compared else "Nothing was compared")
    return 1 if slow else 0 if compared else 2


if __name__ == "__main__":
    sys.exit(main())
