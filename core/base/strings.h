// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace atom4 {

/// What stands for a character that is not to be seen, or for a byte that is no character.
inline constexpr char32_t kUnprintable = 0xFFFD;

/// Takes the next character off the front of a text in UTF-8, which must not be empty. kUnprintable for what is not
/// UTF-8, and for every character that does not print: control characters, the line ends among them, those that turn
/// the direction of writing (Unicode's UAX 9), those without a width that mark nothing, and what is assigned to nobody.
/// Accents that combine with the letter before them do print.
[[nodiscard]] char32_t take_character(std::string_view& text);

/// Takes a mark off the front of the text that only tells which way it is written (U+200E, U+200F, U+061C); false if
/// none stands there. Translations have them where a sentence mixes both directions; nothing is to be seen of one.
[[nodiscard]] bool take_direction_mark(std::string_view& text);

/// Text from outside - a name, a file's name, a word of the command line - as it may be shown on one line anywhere: a
/// question mark stands for each character that does not print.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace atom4
