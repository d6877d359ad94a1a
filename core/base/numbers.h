// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <charconv>
#include <cstddef>
#include <limits>
#include <new>
#include <optional>
#include <string_view>

namespace atom4 {

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
