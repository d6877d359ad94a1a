# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A line between two programs that is as bad as lines are: a door of its own on loopback, behind which every connection is
carried on to the one that listens, late, in other pieces, with bytes repeated or changed, or not to its end."""
import collections
import itertools
import random
import socket
import struct
import threading
import time

TO_HOST, TO_GUEST = "to the host", "to the guest"


class Break(Exception):
    """The line is cut."""


class Fault:
    """What happens on one connection: how its bytes travel, and what breaks it at which byte of which direction."""

    STYLES = ("plain", "late", "split", "joined")
    BREAKS = ("cut", "flipped", "repeated")

    def __init__(self, style, breaks=None, direction=TO_HOST, at=0):
        self.style, self.breaks, self.direction, self.at = style, breaks, direction, at
        self.struck = False

    def pieces(self, direction, seen, data, chance):
        """What is sent in the place of these bytes, of whose direction so many came before; one piece after the other,
        each behind a pause."""
        broken = None
        place = self.at - seen
        if self.breaks and not self.struck and direction == self.direction and 0 <= place < len(data):
            self.struck = True
            broken = self.breaks
            if broken == "cut":
                data = data[:place]
            elif broken == "flipped":
                data = data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1:]
            else:
                data = data[:place + 1] + data[max(0, place - chance.randrange(40)):]
        if self.style == "split":
            while data:
                length = chance.choice((1, 1, 2, 3, 7, 30))
                yield 0.0005, data[:length]
                data = data[length:]
        elif data:
            yield (chance.uniform(0, 0.15) if self.style == "late" else 0), data
        if broken == "cut":
            raise Break


class BadLine:
    """Carries what comes to `port`, which is nobody's, on to where `to` says at that moment. `next_fault` is asked for each
    connection."""

    def __init__(self, next_fault, seed=0):
        self.to = None
        self.next_fault = next_fault
        self.seeds = itertools.count(seed * 1_000_003)
        self.count = collections.Counter()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.open = set()
        threading.Thread(target=self.let_in, daemon=True).start()

    def let_in(self):
        while True:
            try:
                guest, _ = self.door.accept()
            except OSError:
                return
            try:
                host = socket.create_connection(("127.0.0.1", self.to), 5)
            except OSError:
                guest.close()
                continue
            fault = self.next_fault()
            self.count["connections"] += 1
            self.count[fault.style] += 1
            pair = (guest, host)
            for end in pair:
                end.settimeout(None)
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self.open.add(end)
            for source, target, direction in ((guest, host, TO_HOST), (host, guest, TO_GUEST)):
                threading.Thread(target=self.carry, args=(source, target, direction, fault, pair), daemon=True).start()

    def carry(self, source, target, direction, fault, pair):
        chance = random.Random(next(self.seeds))
        seen = 0
        try:
            while True:
                if fault.style == "joined":
                    time.sleep(0.02)
                data = source.recv(65536)
                if not data:
                    break
                for pause, piece in fault.pieces(direction, seen, data, chance):
                    if pause:
                        time.sleep(pause)
                    target.sendall(piece)
                    self.count["bytes"] += len(piece)
                seen += len(data)
            target.shutdown(socket.SHUT_WR)
            return
        except Break:
            pass
        except OSError:
            pass
        self.end(pair, reset=chance.random() < 0.5)

    def end(self, pair, reset=False):
        """Cuts a connection, in the middle of everything; `reset` so that the other side is told at once, without the rest."""
        for end in pair:
            self.open.discard(end)
            try:
                if reset:
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            end.close()

    def close(self):
        self.door.close()
        self.end(list(self.open))


class Plan:
    """A fault for each connection: every match has so many that break, one at the next byte, the others anywhere; then one that
    lasts. What was cut where is counted on over all matches, so that every byte has its turn."""

    def __init__(self, seed, breaks, first_byte=0):
        self.chance = random.Random(seed)
        self.breaks = breaks
        self.left = 0
        self.next_byte = first_byte
        self.struck = collections.Counter()
        self.faults = []

    def begin_match(self):
        for fault in self.faults:
            if fault.struck:
                self.struck[fault.breaks] += 1
        self.faults = []
        self.left = self.breaks

    def __call__(self):
        chance = self.chance
        fault = Fault(chance.choice(Fault.STYLES))
        if self.left:
            self.left -= 1
            fault.breaks = "cut" if self.left % 2 == 0 else chance.choice(Fault.BREAKS[1:])
            fault.direction = chance.choice((TO_HOST, TO_GUEST))
            fault.at = chance.randrange(3000)
            if fault.breaks == "cut":
                fault.direction = (TO_HOST, TO_GUEST)[self.next_byte % 2]
                fault.at = self.next_byte // 2
                self.next_byte += 1
        self.faults.append(fault)
        return fault
