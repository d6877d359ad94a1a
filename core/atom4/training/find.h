// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/training/page.h"

namespace atom4 {

/// A part of a text, in bytes.
struct TextPart {
    std::size_t begin = 0;
    std::size_t length = 0;

    friend bool operator==(const TextPart&, const TextPart&) = default;
};

/// Where the words stand in the text, whether in capitals or not and with accents or not ("ae" is no "ä"), one behind
/// the other. Nothing for nothing but blanks.
[[nodiscard]] std::vector<TextPart> places_of(std::string_view words, std::string_view text);

/// A sentence of the handbook in which the words stand; or a title.
struct Finding {
    HandbookPage page;
    std::string sentence;
    bool is_title = false;
};

/// Where the words stand in the handbook in the reader's language: first the titles, then sentences, each in the order
/// of the pages. Where no sentence has them one behind the other, those that have each of them anywhere.
[[nodiscard]] std::vector<Finding> find_in_handbook(std::string_view words);

/// What is said where the words stand nowhere.
[[nodiscard]] std::string not_found_text(std::string_view words);

/// The sentences of a text, without the blanks between them.
[[nodiscard]] std::vector<std::string> sentences_of(std::string_view text);

}  // namespace atom4
