# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Real programs that play over the network, each with a home folder of its own, operated by key: in plain mode, on the full
screen, or in a window without a display. Their moves are read from the files that they save."""
import os
import re
import select
import signal
import struct
import subprocess
import time

import pty_terminal

PATIENCE = 60.0  # seconds; nothing may take longer


class Stuck(AssertionError):
    """Something did not come in time."""


class Player:
    """One program. `begin()` starts it; after `kill()` it starts it again in the same home folder."""

    nods_off = 1.0  # seconds without a result until an action is tried again

    def __init__(self, home, program):
        self.home, self.program = home, program
        os.makedirs(home, exist_ok=True)
        self.slowest = 0.0

    # To be defined by each kind: begin(), pid, pump(seconds), invite(), invitation(), join(text), agree(), place(cell), leave(),
    # kill().

    def environment(self, **more):
        places = {f"XDG_{name}_HOME": self.home for name in ("STATE", "DATA", "CONFIG", "CACHE")}
        kept = {name: value for name, value in os.environ.items() if name == "PATH" or name.endswith("SAN_OPTIONS")}
        return {**kept, "HOME": self.home, "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": self.home,
                "DBUS_SESSION_BUS_ADDRESS": "disabled:", **places, **self.counted(), **more}

    def until(self, holds, what, patience=PATIENCE, again=None):
        """Waits until `holds`; calls `again` now and then, as a player would who sees nothing happen."""
        began = time.monotonic()
        next_time = began + self.nods_off
        while not (found := holds()):
            now = time.monotonic()
            if now - began > patience:
                raise Stuck(f"{type(self).__name__} in {self.home}: waited {patience} s for {what}\n{self.seen()}")
            if again and now > next_time:
                next_time = now + self.nods_off
                again()
            self.pump(0.01)
        self.slowest = max(self.slowest, time.monotonic() - began)
        return found

    def seen(self):
        return ""

    def size(self):
        """Returns the options of a program that has not played here yet."""
        return [] if self.record() else ["--size", "6x6"]

    def kept(self, ending):
        try:
            with open(os.path.join(self.home, "atom4", "match.atom4" + ending), encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def record(self):
        return self.kept("")

    def key(self):
        """Returns the key of the invitation to the match in play."""
        found = re.search(r"^(?:player |invitation .*/)(\S+)$", self.kept(".play"), re.MULTILINE)
        return found and found.group(1)

    def plays(self):
        """Returns whether a network match is in play."""
        return "\nstep match," in self.kept(".play")

    def moves(self):
        """Returns the moves of the round in play: the agreed ones and, for a guest, its own last one."""
        behind = self.record().rpartition("]\n\n")[2]
        return re.findall(r"\b[a-z]\d+\b", behind)

    def memory(self):
        """Returns the program's own memory (RssAnon) in kB."""
        with open(f"/proc/{self.pid}/status", encoding="ascii") as status:
            return int(re.search(r"RssAnon:\s+(\d+)", status.read()).group(1))

    def counted(self):
        """Returns the environment in which live_bytes.cpp counts the live bytes; empty if it is not built."""
        library = os.environ.get("ATOM4_LIVE_BYTES_LIBRARY")
        return {"LD_PRELOAD": library, "ATOM4_LIVE_BYTES": os.path.join(self.home, "live-bytes")} if library else {}

    def live(self):
        """Returns the bytes that the program has allocated and not freed; 0 if they are not counted."""
        try:
            with open(os.path.join(self.home, "live-bytes"), "rb") as file:
                return struct.unpack("q", file.read())[0]
        except FileNotFoundError:
            return 0

    def listens(self):
        """Returns the TCP ports on which the program listens."""
        own = set()
        for name in os.listdir(f"/proc/{self.pid}/fd"):
            try:
                own.add(os.readlink(f"/proc/{self.pid}/fd/{name}"))
            except OSError:
                pass
        ports = []
        for table in ("tcp", "tcp6"):
            with open(f"/proc/{self.pid}/net/{table}", encoding="ascii") as file:
                for line in list(file)[1:]:
                    part = line.split()
                    if part[3] == "0A" and f"socket:[{part[9]}]" in own:
                        ports.append(int(part[1].rpartition(":")[2], 16))
        return ports


class Piped(Player):
    """A program that takes lines from a pipe."""

    def begin(self, *words):
        self.process = subprocess.Popen([*self.command(), *words], env=self.environment(**self.names()), bufsize=0,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.faults())
        self.pid = self.process.pid
        self.said = ""

    def names(self):
        return {}

    def faults(self):
        return subprocess.STDOUT

    def pump(self, seconds):
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            return
        more = os.read(self.process.stdout.fileno(), 65536)
        if not more:
            raise Stuck(f"{self.home}: exited with {self.process.wait()}\n{self.said}")
        self.said = (self.said + more.decode())[-20_000:]

    def say(self, line):
        self.process.stdin.write(line.encode() + b"\n")

    def seen(self):
        return self.said

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.wait_for_end()

    def wait_for_end(self):
        status = self.process.wait(PATIENCE)
        self.process.stdin.close()
        self.process.stdout.close()
        return status


class Words(Piped):
    nods_off = 4.0  # a command waits there until it can be executed

    def command(self):
        return [self.program, "--plain", *self.size()]

    def invite(self):
        self.said = ""
        self.say("invite 127.0.0.1:0")

    def invitation(self):
        return self.until(lambda: re.search(r"^atom4:\S+$", self.said, re.MULTILINE), "invitation").group()

    def join(self, text):
        self.said = ""
        self.say("join " + text)
        self.until(lambda: "proposes" in self.said, "proposal")
        self.agree()

    def agree(self):
        self.say("yes")

    def place(self, cell):
        self.say(cell)

    def leave(self):
        self.say("disconnect")
        self.say("yes")

    def end(self):
        self.say("quit")
        return self.wait_for_end()


class Screen(Player):
    def begin(self):
        self.terminal = pty_terminal.Terminal(command=[self.program, *self.size()], rows=30, cols=100, state=self.home,
                                              **self.counted())
        self.pid = self.terminal.pid
        self.until(lambda: "q quit" in self.seen(), "the screen")

    def pump(self, seconds):
        self.terminal.read(seconds)
        self.terminal.raw = self.terminal.raw[-1000:]

    def seen(self):
        return self.terminal.text

    def send(self, keys):
        self.terminal.send(keys)

    def on_line(self, words):
        self.send("I")
        self.until(lambda: "Network:" in self.seen(), "the network prompt")
        self.send("\x15" + words + "\r")

    def invite(self):
        self.on_line("invite 127.0.0.1:0")

    def invitation(self):
        return self.until(lambda: re.search(r"atom4:\S+", self.seen()), "invitation").group()

    def join(self, text):
        self.on_line("join " + text)
        self.until(lambda: "proposes" in self.seen(), "proposal")
        self.agree()

    def agree(self):
        self.send("y")

    def place(self, cell):
        self.send("g" + cell + "\r")
        self.send("\r")

    def leave(self):
        self.on_line("disconnect")
        self.until(lambda: "y yes" in self.seen() or not self.kept(".play"), "the confirmation question")
        self.send("y")

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)
        self.terminal.ended()
        self.terminal.__exit__()

    def end(self):
        self.send("q")
        status = self.terminal.ended()
        self.terminal.__exit__()
        return status


class Window(Piped):
    """A window, operated by the plugin hands.cpp."""

    plugins = ""  # the folder that has the plugin in its folder `generic`

    def command(self):
        return [self.program, *self.size()]

    def names(self):
        return {"QT_QPA_PLATFORM": "offscreen", "QT_QPA_GENERIC_PLUGINS": "atom4hands", "QT_PLUGIN_PATH": self.plugins}

    def faults(self):
        return subprocess.DEVNULL  # Qt's messages about the missing display

    def ask(self, line):
        """Sends the line and returns the answer."""
        self.said = ""
        self.say(line)
        end = time.monotonic() + PATIENCE
        while "\n" not in self.said:
            if time.monotonic() > end:
                raise Stuck(f"{self.home}: no answer to {line}")
            self.pump(0.1)
        return self.said.partition("\n")[0]

    def do(self, *lines):
        for line in lines:
            self.until(lambda: self.ask(line) == "yes", line)

    def invite(self):
        self.do("choose invite", "ok inviteDialog")

    def invitation(self):
        return self.until(lambda: re.search(r"atom4:\S+", self.ask("read invitation")), "invitation").group()

    def join(self, text):
        self.do("choose join", "write invitation " + text, "ok joinDialog")
        self.until(lambda: "proposes" in self.ask("read joinDialog/state"), "proposal")
        self.do("press joinDialog/play")

    def agree(self):
        self.ask("press joinDialog/play")

    def place(self, cell):
        self.ask("cell " + cell)

    def leave(self):
        self.ask("press leave")
        self.until(lambda: self.ask("press leaveMatch") == "yes" or not self.kept(".play"), "the question")

    def end(self):
        self.process.terminate()
        return self.wait_for_end()
