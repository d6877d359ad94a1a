#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""Two programs in plain mode find each other through an Avahi that runs for these tests alone (isolated_avahi). Programs
of different tests see each other, too."""
import shutil
import subprocess
import tempfile
import unittest

from pty_terminal import main
from words_test import Program


class Nearby(unittest.TestCase):
    def setUp(self):
        self.programs = []
        self.addCleanup(lambda: [program.close() for program in self.programs])

    def program(self, *words):
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        self.programs.append(Program(home.name, *words))
        return self.programs[-1]

    def test_a_key_alone_finds_a_host_on_the_local_network(self):
        host = self.program("--host", "127.0.0.1:0", "--size", "8x8")
        host.wait(r"^atom4:\S+$")
        guest = self.program()
        guest.ask("join 9F3K-9F3K", "isn't an invitation")
        guest.ask("nearby", "^Searching the local network")
        host.ask("name 1 Ada", "Ada")
        key = host.ask("nearby", r"^Ada is visible on the local network\..* (\S+)$").group(1)
        guest.wait(r"^Hosting on the local network: .*\bAda\b")
        self.announces_no_name_of_the_machine()
        guest.ask(f"join {key.lower()}", "Connecting")
        guest.wait("Ada proposes")
        guest.ask("yes Bob", "Ada is connected")
        host.wait("Bob is connected")
        # A host with a guest is no longer announced.
        other = self.program("--host", "127.0.0.1:0")
        other.wait(r"^atom4:\S+$")
        other.ask("name 1 Zoe", "Zoe")
        other.ask("nearby", "Zoe is visible")
        third = self.program()
        third.ask("nearby", "^Searching the local network")
        third.wait(r"^Hosting on the local network: (?!.*\bAda\b).*\bZoe\b")
        third.ask("nearby", "^No longer searching")
        third.ask(f"join {key}", "^A key alone works only on the local network")
        host.ask("nearby", "^Only a host")

    def announces_no_name_of_the_machine(self):
        """Checks what another program sees: label, address, and a random host name."""
        if not shutil.which("avahi-browse"):
            return
        with subprocess.Popen(["avahi-browse", "-rp", "_atom4._tcp"], stdout=subprocess.PIPE, text=True) as browser:
            found = next(line for line in browser.stdout if line.startswith("=") and ";Ada;" in line)
            browser.kill()
        part = found.rstrip("\n").split(";")
        self.assertEqual(part[3:5] + part[7:8], ["Ada", "_atom4._tcp", "127.0.0.1"])
        self.assertRegex(part[6], r"^atom4-[0-9a-f]{12}\.local$")
        self.assertEqual(part[9], "", "nothing else may be announced")
        self.assertNotIn("the-machines-own-name", found)

    def test_a_host_can_be_hidden_again(self):
        host = self.program("--host", "127.0.0.1:0")
        host.wait(r"^atom4:\S+$")
        with open(f"/proc/{host.process.pid}/maps", encoding="utf-8") as maps:
            self.assertNotRegex(maps.read(), "avahi|dbus", "hosting alone must not load Avahi")
        host.ask("nearby", "^Atom-4 is visible on the local network")
        guest = self.program()
        guest.ask("nearby", "^Searching the local network")
        guest.wait(r"^Hosting on the local network: .*\bAtom-4\b")
        host.ask("nearby", "^Your match is no longer shown")
        guest.wait(r"^(Hosting on the local network: (?!.*\bAtom-4\b)|No matches found on the local network)")

    def test_a_host_at_a_path_is_not_announced(self):
        with tempfile.TemporaryDirectory() as folder:
            host = self.program("--host", f"{folder}/socket")
            host.wait(r"^atom4:\S+$")
            host.ask("nearby", "^Only a host")


if __name__ == "__main__":
    main()
