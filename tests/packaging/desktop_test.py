#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The files for the desktop: entry, MIME types, metainfo, icons. Arguments: SOURCE BUILD."""
import configparser
import os
import re
import shlex
import shutil
import struct
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
import zlib

from trees import BUILD, PACKAGING, SPOKEN, main, run

DESKTOP = PACKAGING / "desktop"
ENTRY = BUILD / "packaging" / "atom4.desktop"
METAINFO = next((BUILD / "packaging").glob("*.metainfo.xml"), None)
if METAINFO is None:
    sys.exit(f"No metainfo in {BUILD / 'packaging'}: build the target desktop first")
ICONS = PACKAGING / "icons"
TYPES = {"application/x-atom4-game", "application/x-lines-game"}
INVITATIONS = "x-scheme-handler/atom4"


def channels(picture):
    """Returns size and pixels of a PNG with 8 bits per channel: red, green and blue multiplied by alpha, and alpha."""
    header, pixels, at = b"", b"", 8
    while at < len(picture):
        size, kind = struct.unpack(">I4s", picture[at:at + 8])
        content = picture[at + 8:at + 8 + size]
        header += content if kind == b"IHDR" else b""
        pixels += content if kind == b"IDAT" else b""
        at += size + 12
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    assert (depth, colour, interlaced) == (8, 6, 0)
    pixels = zlib.decompress(pixels)
    # Each line begins with its filter, which predicts a pixel from the one at the left and the line above.
    rows, above = [width, height], bytes(4 * width)
    for start in range(0, len(pixels), 4 * width + 1):
        line = bytearray(4) + pixels[start + 1:start + 1 + 4 * width]
        above = bytes(4) + above
        for i in range(4, len(line)):
            left, up, corner = line[i - 4], above[i], above[i - 4]
            nearest = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
            line[i] = line[i] + (0, left, up, (left + up) // 2, nearest)[pixels[start]] & 255
        above = bytes(line[4:])
        rows += [value if i % 4 == 3 else value * above[i | 3] / 255 for i, value in enumerate(above)]
    return rows


class Desktop(unittest.TestCase):
    def setUp(self):
        self.entry = configparser.ConfigParser(interpolation=None, delimiters="=")
        self.entry.optionxform = str
        self.entry.read(ENTRY, encoding="utf-8")

    def test_the_validators_report_no_problems(self):
        ended = run("desktop-file-validate", ENTRY)
        self.assertEqual((ended.returncode, ended.stdout + ended.stderr), (0, ""))
        ended = run("appstreamcli", "validate", "--pedantic", "--explain", "--no-net", "--no-color", METAINFO)
        self.assertEqual(ended.returncode, 0, ended.stdout)
        # AppStream before 1.0 does not know the tag that has replaced developer_name.
        is_old = int(re.search(r"version: (\d+)\.", run("appstreamcli", "--version").stdout)[1]) < 1
        name = METAINFO.name.removesuffix(".metainfo.xml")
        self.assertEqual(re.sub(r":\d+:", ":", "\n".join(re.findall(r"^ *[EWIP]: .*", ended.stdout, re.M))),
                         f"I: {name}: unknown-tag developer" if is_old else "", ended.stdout)

    def test_the_entry_is_translated_into_every_language(self):
        names = {"Desktop Entry": ("GenericName", "Comment", "Keywords")}
        names |= {section: ("Name",) for section in self.entry.sections() if section != "Desktop Entry"}
        self.assertGreaterEqual(len(names), 3)
        for section, keys in names.items():
            for key in keys:
                for language in SPOKEN:
                    self.assertTrue(self.entry[section].get(f"{key}[{language}]"), f"{section}: {key}[{language}]")

    def test_mime_types_and_metainfo_are_translated(self):
        for file, name in ((BUILD / "packaging" / "atom4.mime.xml", "comment"), (METAINFO, "summary"), (METAINFO, "caption")):
            spoken = [node.get("{http://www.w3.org/XML/1998/namespace}lang") for node in ElementTree.parse(file).iter()
                      if node.tag.endswith(name)]
            for language in SPOKEN:
                # As gettext wrote them before version 0.23, and since.
                tags = {language, {"zh_CN": "zh-Hans-CN", "zh_TW": "zh-Hant-TW"}.get(language, language.replace("_", "-"))}
                self.assertEqual(sum(tag in tags for tag in spoken), spoken.count(None), f"{file}: {name} in {language}")

    def test_the_program_knows_the_options_of_each_action(self):
        offered = run(BUILD / "bin" / "atom4", "--help", env=dict(os.environ, LC_ALL="C.UTF-8")).stdout
        for section in self.entry.sections():
            program, *words = shlex.split(self.entry[section]["Exec"])
            self.assertEqual(program, "atom4")
            for word in words:
                name = word if word.startswith("--") else word[:2]
                if word != "%u":
                    self.assertRegex(offered, rf"(?<![\w-]){name}(?![\w-])")

    def test_all_name_the_same_types(self):
        self.assertEqual(set(self.entry["Desktop Entry"]["MimeType"].strip(";").split(";")), TYPES | {INVITATIONS})
        self.assertEqual({node.text for node in ElementTree.parse(METAINFO).iter("mediatype")}, TYPES)
        for name in TYPES:
            self.assertTrue((ICONS / f"{name.replace('/', '-')}.svg").exists())

    def test_files_are_known_by_name_and_by_content(self):
        with tempfile.TemporaryDirectory() as data:
            os.makedirs(f"{data}/mime/packages")
            shutil.copy(BUILD / "packaging" / "atom4.mime.xml", f"{data}/mime/packages/atom4.xml")
            environment = dict(os.environ, XDG_DATA_HOME=data, XDG_DATA_DIRS="/usr/share", LC_ALL="C.UTF-8")
            self.assertEqual(run("update-mime-database", f"{data}/mime", env=environment).stderr, "")
            for name, text, kind in (("a.atom4", "?", "application/x-atom4-game"),
                                     ("a.lines", "?", "application/x-lines-game"),
                                     ("a", '[Game "Atom-4"]\n', "application/x-atom4-game"),
                                     ("b", '[Game "Lines"]\n', "application/x-lines-game"),
                                     ("c", '[Game "Chess"]\n', "text/plain")):
                with open(f"{data}/{name}", "w", encoding="utf-8") as file:
                    file.write(text)
                told = run("gio", "info", "-a", "standard::content-type", f"{data}/{name}", env=environment).stdout
                self.assertEqual(re.search(r"content-type: (\S+)", told)[1], kind, name)

    def test_png_icons_match_their_svg_sources(self):
        for side in (16, 22, 24, 32, 48, 64, 128, 256):
            shipped = ICONS / "png" / f"atom4-{side}.png"
            drawing = ICONS / ("atom4-small.svg" if side < 32 else "atom4.svg")
            with tempfile.TemporaryDirectory() as folder:
                run("rsvg-convert", "-w", side, "-h", side, drawing, "-o", f"{folder}/drawn.png", check=True)
                with open(f"{folder}/drawn.png", "rb") as drawn:
                    # Versions of librsvg round a little differently.
                    difference = max(abs(a - b) for a, b in zip(channels(drawn.read()), channels(shipped.read_bytes())))
                self.assertLess(difference, 2, f"{shipped}: packaging/dev icons draws it again")

    def test_symbolic_icons_have_one_colour_and_no_mask(self):
        drawing = ElementTree.parse(ICONS / "atom4-symbolic.svg")
        fills = {node.get("fill") for node in drawing.iter() if node.get("fill")}
        self.assertEqual(len(fills), 1)
        self.assertFalse([node for node in drawing.iter() if node.tag.endswith(("mask", "clipPath", "use"))])


if __name__ == "__main__":
    main()
