#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The window's translations are complete, belong to the sources as they are, and say things in the same form."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[3]
LUPDATE = sys.argv.pop(1)
LANGUAGES = re.findall(r"^\w+$", (ROOT / "translations" / "LINGUAS").read_text(encoding="utf-8"), re.M)
WHOLE = {"de", "fr"}  # the others may lag behind
FILES = [ROOT / "translations" / f"atom4_{language}.ts" for language in LANGUAGES]


class Message:
    def __init__(self, context, element):
        self.source = element.findtext("source") or ""
        self.key = (context, self.source, element.findtext("comment") or "")
        self.numerus = element.get("numerus") == "yes"
        translation = element.find("translation")
        self.state = translation.get("type")
        forms = [form.text or "" for form in translation.iter("numerusform")]
        self.forms = forms if self.numerus else [translation.text or ""]


def messages(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        for element in context.iter("message"):
            yield Message(context.findtext("name"), element)


def plural_forms(path):
    """How many forms a counted text has in that language: what its other catalogue says."""
    catalogue = path.with_name(path.stem.removeprefix("atom4_") + ".po")
    return int(re.search(r"nplurals=(\d)", catalogue.read_text(encoding="utf-8"))[1])


def placeholders(text):
    return sorted(set(re.findall(r"%(?:\d+|n)", text)))


def sentences_of_the_terminal():
    """What core and the terminal say, with places as the window writes them."""
    text = FILES[0].with_name(LANGUAGES[0] + ".po").read_text(encoding="utf-8")
    for found in re.finditer(r'^msgid(?:_plural)? ((?:".*"\n)+)', text, re.M):
        joined = "".join(line[1:-1] for line in found[1].splitlines()).replace(r"\"", '"')
        yield re.sub(r"\{(\d)\}", lambda place: f"%{int(place[1]) + 1}", joined)


def tags(text):
    return re.findall(r"</?\w+>", text)


class Translations(unittest.TestCase):
    def for_all(self, check):
        self.assertGreaterEqual(len(FILES), 2)
        for path in FILES:
            self.plural_forms = plural_forms(path)
            self.lags = path.stem.removeprefix("atom4_") not in WHOLE
            for message in messages(path):
                with self.subTest(file=path.name, source=message.source):
                    check(message)

    def translated_forms(self, message):
        return [] if self.lags and message.state == "unfinished" else message.forms

    def test_there_are_no_others(self):
        self.assertEqual(set(FILES), set((ROOT / "translations").glob("*.ts")))

    def test_nothing_is_unfinished_or_obsolete(self):
        def check(message):
            if self.lags and message.state == "unfinished":
                return
            self.assertIsNone(message.state)
            self.assertTrue(all(form.strip() for form in message.forms) or not message.source.strip())
            self.assertEqual(len(message.forms), self.plural_forms if message.numerus else 1)

        self.for_all(check)

    def test_placeholders_and_tags_agree(self):
        def check(message):
            for form in self.translated_forms(message):
                self.assertEqual(placeholders(form), placeholders(message.source))
                self.assertEqual(tags(form), tags(message.source))

        self.for_all(check)

    def test_form_agrees(self):
        def check(message):
            for form in self.translated_forms(message):
                self.assertEqual("&" in form, "&" in message.source, "a key of its own")
                self.assertEqual(form[:1].isspace(), message.source[:1].isspace())
                self.assertEqual(form[-1:].isspace(), message.source[-1:].isspace())
                self.assertNotIn("...", form)
                self.assertEqual(form.endswith("…"), message.source.endswith("..."))

        self.for_all(check)

    def test_no_sentence_is_translated_twice(self):
        """What is said by both front ends is said by core. Words and labels may be the same by chance."""
        theirs = set(sentences_of_the_terminal())
        self.assertGreater(len(theirs), 1000)
        ours = {message.source for message in messages(FILES[0])}
        twice = {text for text in ours & theirs if len(re.findall(r"[A-Za-z']+", text)) >= 4}
        self.assertEqual(twice, set())

    def test_they_are_those_of_the_sources(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in FILES:
                copy = pathlib.Path(folder) / path.name
                shutil.copy(path, copy)
                subprocess.run(
                    [LUPDATE, "-I", ".", "-locations", "none", "-no-obsolete", "-silent", "ui", "-ts", copy],
                    cwd=ROOT, check=True, stderr=subprocess.DEVNULL)
                ours = {message.key for message in messages(path)}
                theirs = {message.key for message in messages(copy)}
                self.assertEqual(ours, theirs, "packaging/dev translations brings them together")


if __name__ == "__main__":
    unittest.main()
