# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""A bad connection between two programs: a proxy on loopback that forwards every connection to the listening program late,
in other pieces, with repeated or changed bytes, or not to its end."""
import collections
import itertools
import random
import socket
import struct
import threading
import time

TO_HOST, TO_GUEST = "to the host", "to the guest"


class Break(Exception):
    """The connection is cut."""


class Fault:
    """What happens on one connection: how its bytes are forwarded, and what breaks it at which byte of which direction."""

    STYLES = ("plain", "late", "split", "joined")
    BREAKS = ("cut", "flipped", "repeated")

    def __init__(self, style, breaks=None, direction=TO_HOST, at=0):
        self.style, self.breaks, self.direction, self.at = style, breaks, direction, at
        self.struck = False

    def pieces(self, direction, seen, data, chance):
        """Yields what is sent in place of these bytes, as pairs of a pause and a piece. `seen` is the number of bytes that came
        before in this direction."""
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
    """Forwards connections to `port`, which is free, to the port in `to` at that moment. Calls `next_fault` for each
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
        """Closes both ends of a connection at any point; with `reset`, the other side notices at once and gets no more data."""
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
    """A fault for each connection: in every match `breaks` connections break, every second one by a cut; then one lasts.
    The position of the cut advances by a byte with each cut over all matches, so that every byte is tested."""

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
