#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The links and the paths of source files in documents exist. Arguments: SOURCE BUILD."""
import pathlib
import re
import sys
import unittest

LINK = re.compile(r"(?:\]\(|<img src=\")(?!https?:)([^)#\s\"]+)")
# Relative to the root, to the document's folder or to the build folder: `core/net`, `tests/strength/sprt.py`.
PATH = re.compile(r"(?<![\w./~-])((?:app|core|ui|tui|translations|tests|packaging)/[\w./-]*\w)")


class Documents(unittest.TestCase):
    def documents(self):
        found = [path for path in SOURCE.rglob("*.md") if "build" not in path.relative_to(SOURCE).parts]
        self.assertGreater(len(found), 8)
        # The changelog may name files that no longer exist.
        return [path for path in found if path.name != "CHANGELOG.md"]

    def test_links_lead_somewhere(self):
        count = 0
        for document in self.documents():
            for target in LINK.findall(document.read_text(encoding="utf-8")):
                count += 1
                with self.subTest(document=document.name, target=target):
                    self.assertTrue((document.parent / target).exists())
        self.assertGreater(count, 8)

    def test_mentioned_paths_exist(self):
        count = 0
        for document in self.documents():
            for path in PATH.findall(document.read_text(encoding="utf-8")):
                count += 1
                with self.subTest(document=document.relative_to(SOURCE), path=path):
                    # LANGUAGE or GAME stands for any name.
                    pattern = re.sub(r"[A-Z]{2,}(?!\w)", "*", path)
                    self.assertTrue(any(found for folder in (SOURCE, BUILD, document.parent) for found in folder.glob(pattern + "*")))
        self.assertGreater(count, 100)


if __name__ == "__main__":
    SOURCE, BUILD = map(pathlib.Path, sys.argv[1:3])
    sys.argv[1:] = []
    unittest.main()
