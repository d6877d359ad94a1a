#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Atom-4 developers
# SPDX-License-Identifier: GPL-2.0-or-later
"""The catalogues: complete, with the same placeholders and the same form as the English texts; and made-up languages, to
check that the programs in the terminal find their texts and that columns stay aligned."""
import gettext
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import pty_terminal
from pty_terminal import Terminal

TRANSLATIONS = pathlib.Path(__file__).parents[3] / "translations"
WHOLE = {"de", "fr"}  # the others may lag behind


def texts_of(catalogue):
    """Returns the texts that a program would find: no fuzzy ones, and none without a translation."""
    with open(catalogue, "rb") as file:
        texts = dict(gettext.GNUTranslations(file)._catalog)
    texts.pop("", None)
    return texts


def said(texts):
    """Returns the English texts, once each: languages differ in their number of plural forms."""
    return {key if isinstance(key, str) else key[0] for key in texts}


def compiled(po, mo):
    subprocess.run(["msgfmt", "--check", "-o", mo, po], check=True)
    return texts_of(mo)


def texts_of_the_window(language):
    """Yields the texts of the window alone: the English text, and its translations by plural form."""
    catalogue = (TRANSLATIONS / f"{language}.po").read_text(encoding="utf-8").replace('"\n"', "")
    for entry in catalogue.split("\n\n"):
        places = re.findall(r"^#: (.*)", entry, re.MULTILINE)
        if places and all(place.startswith("ui/") for place in " ".join(places).split()):
            text = re.search(r'^msgid "(.*)"', entry, re.MULTILINE)[1]
            yield text, [found for found in re.findall(r'^msgstr(?:\[\d\])? "(.*)"', entry, re.MULTILINE) if found]


class Texts:
    """The texts of the sources, each as its own translation."""

    def __init__(self, folder):
        self.template = folder / "atom4.pot"
        self.english = folder / "en.po"
        subprocess.run([TRANSLATIONS / "extract", self.template], check=True)
        subprocess.run(["msgen", "--output-file", self.english, self.template], check=True)
        # The template lacks the formula of the plural; newer tools write ASCII as the charset.
        text = self.english.read_text(encoding="utf-8")
        text = re.sub(r"charset=(CHARSET|ASCII)", "charset=UTF-8", text, count=1)
        text = text.replace("nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2; plural=n != 1;")
        self.english.write_text(text, encoding="utf-8")
        subprocess.run(["msgfmt", "-o", folder / "en.mo", self.english], check=True)
        self.all = texts_of(folder / "en.mo")


class Catalogues(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.texts = Texts(pathlib.Path(cls.folder.name))
        cls.languages = [line for line in (TRANSLATIONS / "LINGUAS").read_text(encoding="utf-8").split("\n")
                         if line and not line.startswith("#")]

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_the_sources_have_texts(self):
        self.assertGreater(len(self.texts.all), 300)
        self.assertTrue(("{0} chip cleared", 1) in self.texts.all)

    def test_every_catalogue_is_listed(self):
        self.assertEqual(sorted(self.languages), sorted(po.stem for po in TRANSLATIONS.glob("*.po")))

    def test_translated_default_names_are_reserved(self):
        """No player can have a name that a language uses for the computer, the reader or a player without a name."""
        source = TRANSLATIONS.parent / "core" / "atom4" / "game" / "reserved_names.cpp"
        reserved = set(re.findall(r'"([^"]+)"', source.read_text(encoding="utf-8")))
        for language in self.languages:
            found = compiled(TRANSLATIONS / f"{language}.po", pathlib.Path(self.folder.name) / f"{language}.mo")
            for context in ("", "at the start of a sentence\x04"):
                for english in ("Computer", "You", "Player {0}", "Opponent"):
                    said_here = found.get(context + english)
                    if said_here is not None:
                        with self.subTest(f"{language}: {english}"):
                            self.assertIn(said_here.replace("{0}", "").strip(" ."), reserved)

    def test_no_text_is_missing_or_obsolete(self):
        for language in self.languages:
            with self.subTest(language):
                found = compiled(TRANSLATIONS / f"{language}.po", pathlib.Path(self.folder.name) / f"{language}.mo")
                if language in WHOLE:
                    self.assertEqual(sorted(map(str, set(self.texts.all) - set(found))), [])
                self.assertEqual(sorted(said(found) - said(self.texts.all)), [])

    def test_only_nearly_complete_languages_are_offered(self):
        """A language is offered if at least nine texts in ten are translated."""
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            (folder / "LINGUAS").write_text("# two\nfr\nde\n", encoding="utf-8")
            for name in ("de.po", "fr.po"):
                shutil.copy(TRANSLATIONS / name, folder)

            def offered():
                ended = subprocess.run(["cmake", f"-DFOLDER={folder}", "-P", TRANSLATIONS / "offered.cmake"],
                                       capture_output=True, text=True, check=True)
                return ended.stderr.split()

            def forget(share):
                """Removes that share of the German translations, from the end of the catalogue."""
                po = (TRANSLATIONS / "de.po").read_text(encoding="utf-8").split("\n\n")
                gone = round(share * (len(po) - 1))
                for i in range(len(po) - gone, len(po)):
                    po[i] = re.sub(r'^(msgstr(?:\[\d\])?) (?:".*"\n?)+', r'\1 ""\n', po[i], flags=re.M).rstrip("\n")
                (folder / "de.po").write_text("\n\n".join(po) + "\n", encoding="utf-8")

            self.assertEqual(offered(), ["fr", "de"])
            forget(0.08)
            self.assertEqual(offered(), ["fr", "de"])
            forget(0.12)
            self.assertEqual(offered(), ["fr"])

    def test_placeholders_tags_and_line_breaks_agree(self):
        for language in self.languages:
            found = compiled(TRANSLATIONS / f"{language}.po", pathlib.Path(self.folder.name) / f"{language}.mo")
            for key, translation in found.items():
                text = key if isinstance(key, str) else key[0]
                with self.subTest(language, text=text):
                    english = self.texts.all.get(key, text)
                    for part in r"\{\d\}", r"%(?:\d|L?n)", r"</?\w+>":
                        self.assertEqual(sorted(set(re.findall(part, translation))), sorted(set(re.findall(part, english))))
                    self.assertEqual(text.count("\n"), translation.count("\n"))

    def test_window_texts_keep_mnemonics_spaces_and_ellipses(self):
        """A mnemonic if the English text has one, the same blanks at both ends, and a typographic ellipsis."""
        for language in self.languages:
            for text, translations in texts_of_the_window(language):
                for translation in translations:
                    with self.subTest(language, text=text):
                        self.assertEqual("&" in translation, "&" in text)
                        self.assertEqual(translation[:1].isspace(), text[:1].isspace())
                        self.assertEqual(translation[-1:].isspace(), text[-1:].isspace())
                        self.assertNotIn("...", translation)
                        self.assertEqual(translation.endswith("\u2026"), text.endswith("..."))

    def test_no_line_of_the_help_is_too_long(self):
        for language in self.languages:
            for text in compiled(TRANSLATIONS / f"{language}.po",
                                 pathlib.Path(self.folder.name) / f"{language}.mo").values():
                if "\n" in text:
                    for line in text.split("\n"):
                        self.assertLessEqual(len(line), 80, line)


def words_never_said(glossary):
    """Returns the bold words in the last column of the glossary's table."""
    rows = [line for line in glossary.read_text(encoding="utf-8").split("\n") if line.startswith("|")]
    return [word for row in rows for word in re.findall(r"\*\*(.+?)\*\*", row.split("|")[-2])]


def all_texts_of(language):
    """Yields everything that players read in that language: texts of the programs, the desktop and the manuals."""
    yield from (texts_in_english() if language == "en" else texts_of_catalogue(language, "msgstr"))
    packaging = TRANSLATIONS.parent / "packaging"
    for manual in sorted((packaging / "man" / language).glob("*")):
        yield from (line for line in manual.read_text(encoding="utf-8").split("\n") if not line.startswith("."))


def texts_of_catalogue(language, field):
    catalogue = (TRANSLATIONS / f"{language}.po").read_text(encoding="utf-8").replace('"\n"', "")
    for text in re.findall(rf"^{field}.*", catalogue, re.MULTILINE):
        yield text.replace("&", "")  # the mark of a mnemonic may be inside a word


def texts_in_english():
    """Yields the English texts, which have no catalogue: those that the others translate, --help, and the README."""
    yield from texts_of_catalogue("de", "msgid")
    for name in ("atom4", "atom4-tui", "atom4-engine", "clines"):
        program = pathlib.Path(pty_terminal.PROGRAM).with_name(name)
        if program.exists():
            yield from subprocess.run([program, "--help"], capture_output=True, text=True,
                                      check=True).stdout.split("\n")
    root = TRANSLATIONS.parent
    for file in (root / "README.md", *sorted((root / "packaging" / "desktop").glob("*.in"))):
        yield from file.read_text(encoding="utf-8").split("\n")


class Glossaries(unittest.TestCase):
    def test_forbidden_words_are_not_used(self):
        for glossary in (TRANSLATIONS / "glossary").glob("*.md"):
            never = words_never_said(glossary)
            if not never:
                continue
            wrong = re.compile(r"\b(?:" + "|".join(map(re.escape, never)) + r")\b", re.IGNORECASE)
            texts = list(all_texts_of(glossary.stem))
            self.assertGreater(len(texts), 1000)
            for text in texts:
                with self.subTest(glossary.stem, text=text):
                    self.assertIsNone(wrong.search(text))


def wide(text):
    """Returns the text in letters two columns wide; placeholders and line ends stay."""
    return "".join(part if part.startswith("{") else
                   "".join(chr(ord(c) + 0xFEE0) if c.isalpha() and c.isascii() else c for c in part)
                   for part in re.split(r"(\{\d\})", text))


class WideCharacters(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Puts the program and its catalogue in a prefix of their own, outside the build folder."""
        cls.folder = tempfile.TemporaryDirectory()
        prefix = pathlib.Path(cls.folder.name)
        english = Texts(prefix).english.read_text(encoding="utf-8")
        head, body = english.split("\n\n", 1)
        body = re.sub(r'^((?:msgstr(?:\[\d\])? )?)"(.*)"$',
                      lambda match: f'{match[1]}"{wide_escaped(match[2])}"' if in_translation(body, match) else match[0],
                      body, flags=re.MULTILINE)
        (prefix / "wide.po").write_text(head + "\n\n" + body, encoding="utf-8")
        catalogue = prefix / "share/locale/zz/LC_MESSAGES/atom4.mo"
        catalogue.parent.mkdir(parents=True)
        subprocess.run(["msgfmt", "-o", catalogue, prefix / "wide.po"], check=True)
        (prefix / "bin").mkdir()
        cls.program = shutil.copy(pty_terminal.PROGRAM, prefix / "bin")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def terminal(self, **how):
        return Terminal(command=[self.program, *how.pop("words", [])], LANGUAGE="zz", **how)

    def test_translations_are_found_and_the_board_is_aligned(self):
        for rows, cols in ((24, 80), (12, 40), (43, 132)):
            with self.subTest(f"{cols}x{rows}"), self.terminal(rows=rows, cols=cols) as t:
                t.wait(wide("Play"))
                t.send("\n")
                if rows > 12:
                    t.wait(lambda: t.board()[7][7:9] == "YP")
                t.send("?")
                t.wait(wide("Keys"))
                for line in t.screen.display:
                    self.assertNotIn("\ufffd", line)
                t.send("q")
                self.assertEqual(t.ended(), 0)

    def test_ascii_mode_sends_only_ascii(self):
        with self.terminal(words=["--ascii"]) as t:
            t.wait("GyP")
            t.send("?")
            t.send("x")
            t.send("q")
            self.assertEqual(t.ended(), 0)
            self.assertTrue(t.raw.isascii())


class Scripts(unittest.TestCase):
    """Made-up languages: one of wide letters without blanks, like Japanese; one from right to left whose letters have
    marks without a width, like Arabic. Reversing the latter is left to the terminal."""

    LETTERS = {"without blanks": lambda text: wide(text).replace(" ", ""),
               "with marks": lambda text: re.sub(r"[a-z]", lambda letter: chr(0x0628 + ord(letter[0]) % 16) + "\u064e", text)}

    def terminal(self, folder, letters, **how):
        prefix = pathlib.Path(folder)
        texts = Texts(prefix).english.read_text(encoding="utf-8")
        head, body = texts.split("\n\n", 1)

        def changed(match):
            if not in_translation(body, match):
                return match[0]
            parts = re.split(r"(\{\d\}|\\.)", match[2])
            return f'{match[1]}"' + "".join(part if i % 2 else letters(part) for i, part in enumerate(parts)) + '"'

        body = re.sub(r'^((?:msgstr(?:\[\d\])? )?)"(.*)"$', changed, body, flags=re.MULTILINE)
        (prefix / "other.po").write_text(head + "\n\n" + body, encoding="utf-8")
        catalogue = prefix / "share/locale/zz/LC_MESSAGES/atom4.mo"
        catalogue.parent.mkdir(parents=True)
        subprocess.run(["msgfmt", "-o", catalogue, prefix / "other.po"], check=True)
        (prefix / "bin").mkdir()
        return Terminal(command=[shutil.copy(pty_terminal.PROGRAM, prefix / "bin")], LANGUAGE="zz", **how)

    def test_columns_stay_aligned_and_nothing_is_cut_off(self):
        for name, letters in self.LETTERS.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder, \
                    self.terminal(folder, letters, rows=60, cols=80) as t:
                t.wait("16 ")
                t.settle()
                t.send("?")
                t.wait("< >")
                t.settle()
                # The descriptions of the keys begin in one column, however many lines they take, and nothing is cut off.
                self.assertNotIn("~", t.text)
                self.assertNotIn("\ufffd", t.text)
                row = next(i for i, line in enumerate(t.screen.display) if line.strip().startswith("< >"))
                keys = [t.screen.buffer[row + i] for i in range(8)]
                begins = {next((col for col in range(12, 80) if line[col].data.strip()), None) for line in keys}
                self.assertEqual(len(begins), 1, t.text)
                t.send("?")
                t.send("t")  # a lesson, whose task takes several lines
                t.settle()
                self.assertNotIn("~", "\n".join(t.lines[:6]))


class VerbForms(unittest.TestCase):
    def test_the_verb_agrees_with_the_subject(self):
        with tempfile.TemporaryDirectory() as folder:
            prefix = pathlib.Path(folder)
            (prefix / "bin").mkdir()
            program = shutil.copy(pty_terminal.PROGRAM, prefix / "bin")
            for language, player, computer in (("", ("You", "want four"), ("Computer, ", "wants four")),
                                               ("de", ("Du", "willst vier"), ("Computer, ", "will vier")),
                                               ("fr", ("Toi", "tu veux quatre"), ("Ordinateur, ", "veut quatre"))):
                if language:
                    catalogue = prefix / f"share/locale/{language}/LC_MESSAGES/atom4.mo"
                    catalogue.parent.mkdir(parents=True)
                    compiled(TRANSLATIONS / f"{language}.po", catalogue)
                with self.subTest(language), Terminal(command=[program, "-a2"], LANGUAGE=language) as t:
                    for name, wants in (player, computer):
                        t.wait(lambda: any(re.search(rf" {name}.*\n.* {wants} ", "\n".join(pair))
                                           for pair in zip(t.lines, t.lines[1:])))
                    t.send("q")
                    self.assertEqual(t.ended(), 0)


def in_translation(body, match):
    """Returns whether the line belongs to a msgstr."""
    if match[1]:
        return True
    before = body.rfind("\nmsg", 0, match.start())
    return body.startswith("\nmsgstr", before)


def wide_escaped(text):
    """As wide(), for a line of a catalogue, where line ends are escaped."""
    return "\\n".join('\\"'.join(wide(part) for part in line.split('\\"')) for line in text.split("\\n"))


if __name__ == "__main__":
    pty_terminal.PROGRAM = os.path.abspath(sys.argv[1])
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
