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

/// Stands for an unprintable character or an invalid byte.
inline constexpr char32_t kUnprintable = 0xFFFD;

/// Removes and returns the first character of a non-empty UTF-8 text. Returns kUnprintable for invalid UTF-8 and
/// unprintable characters: control characters and line breaks, direction overrides (Unicode UAX 9), zero-width and
/// unassigned characters. Combining accents are printable.
[[nodiscard]] char32_t take_character(std::string_view& text);

/// Removes an invisible direction mark (U+200E, U+200F, U+061C) from the front of a text, as translations contain;
/// returns false if there is none.
[[nodiscard]] bool take_direction_mark(std::string_view& text);

/// Returns untrusted text - a name, a file name, an argument - safe to show on one line: each unprintable character
/// becomes a question mark.
[[nodiscard]] std::string sanitized(std::string_view text);

/// Returns untrusted text of several lines safe to show on one: its words with a blank between them, sanitized.
[[nodiscard]] std::string on_one_line(std::string_view text);

/// Removes and returns the text before the first separator, and removes the separator; returns all of it if there is
/// none.
std::string_view take_until(std::string_view& text, std::string_view separators);

/// Removes and returns the next word, with the white space before it; "" if there is none.
std::string_view take_word(std::string_view& text);

/// Decodes percent encoding, such as %20.
[[nodiscard]] std::string percent_decoded(std::string_view text);

/// Returns the words of a text, separated by white space.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view text);

/// Converts a non-negative index to std::size_t.
constexpr std::size_t as_size(int index) {
    return static_cast<std::size_t>(index);
}

/// Converts mebibytes to bytes. Throws std::bad_alloc if std::size_t overflows, as on 32-bit systems.
constexpr std::size_t bytes_of_mebibytes(std::size_t mebibytes) {
    constexpr std::size_t kMebibyte = 1'024 * 1'024;
    if (mebibytes > std::numeric_limits<std::size_t>::max() / kMebibyte) throw std::bad_alloc();
    return mebibytes * kMebibyte;
}

/// Parses the whole text as a decimal number, with an optional minus; std::nullopt if it is invalid or out of range.
template <class Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// How to handle a number that is out of range.
enum class TooLarge { kRefused, kTheLargest };

/// Parses a number of digits only, without sign or blanks.
template <class Number>
[[nodiscard]] std::optional<Number> parse_digits(std::string_view text, TooLarge too_large = TooLarge::kRefused) {
    if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    Number number{};
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{}) return number;
    if (too_large == TooLarge::kTheLargest) return std::numeric_limits<Number>::max();
    return std::nullopt;
}

}  // namespace atom4
