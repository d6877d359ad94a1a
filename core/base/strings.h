// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <charconv>
#include <cstddef>
#include <limits>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
[[nodiscard]] std::string sanitized(std::string_view text);

/// Takes the text up to the first of the separators off its front, and the separator with it; all of the text where
/// there is none.
std::string_view take_until(std::string_view& text, std::string_view separators);

/// Takes the next word off the front, and what parts it from the ones before: blanks, tabs and line ends. An empty one
/// if there is none.
std::string_view take_word(std::string_view& text);

/// A part of a link as it was before something like %20 was made of its blanks.
[[nodiscard]] std::string percent_decoded(std::string_view text);

/// The words of a text.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

/// An index that is never negative, as the standard library counts.
constexpr std::size_t as_size(int index) {
    return static_cast<std::size_t>(index);
}

/// The same size in bytes. Throws std::bad_alloc where std::size_t cannot hold it, as may be on 32-bit systems.
constexpr std::size_t bytes_of_mebibytes(std::size_t mebibytes) {
    constexpr std::size_t kMebibyte = 1'024 * 1'024;
    if (mebibytes > std::numeric_limits<std::size_t>::max() / kMebibyte) throw std::bad_alloc();
    return mebibytes * kMebibyte;
}

/// The whole text as a decimal number that fits the type, with or without a minus, or nothing.
template <class Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// What to make of a number too large for its type.
enum class TooLarge { kRefused, kTheLargest };

/// A number written in digits alone, without sign or blanks.
template <class Number>
[[nodiscard]] std::optional<Number> parse_digits(std::string_view text, TooLarge too_large = TooLarge::kRefused) {
    if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    Number number{};
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{}) return number;
    if (too_large == TooLarge::kTheLargest) return std::numeric_limits<Number>::max();
    return std::nullopt;
}

}  // namespace atom4
