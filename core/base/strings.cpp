// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/base/strings.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

namespace atom4 {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// From Unicode 15: the categories Cc, Cs, Co, Zl and Zp, Default_Ignorable_Code_Point (DerivedCoreProperties.txt), and
// the unassigned planes. Sorted.
constexpr Range kUnprintables[] = {
    {0x0000, 0x001F},     // control characters of ASCII
    {0x007F, 0x009F},     // delete, and control characters that terminals obey like escape sequences
    {0x00AD, 0x00AD},     // soft hyphen
    {0x034F, 0x034F},     // combining grapheme joiner
    {0x061C, 0x061C},     // Arabic letter mark
    {0x115F, 0x1160},     // Hangul fillers
    {0x17B4, 0x17B5},     // Khmer inherent vowels
    {0x180B, 0x180F},     // Mongolian selectors
    {0x200B, 0x200F},     // zero width space and joiners, direction marks
    {0x2028, 0x202E},     // line and paragraph separators, direction overrides and embeddings
    {0x2060, 0x206F},     // word joiner, invisible operators, direction isolates
    {0x3164, 0x3164},     // Hangul filler
    {0xD800, 0xF8FF},     // surrogates, private use
    {0xFDD0, 0xFDEF},     // noncharacters
    {0xFE00, 0xFE0F},     // variation selectors
    {0xFEFF, 0xFEFF},     // zero width no-break space
    {0xFFA0, 0xFFA0},     // half width Hangul filler
    {0xFFF0, 0xFFFF},     // annotations, replacements
    {0x13430, 0x1343F},   // hieroglyph format controls
    {0x1BCA0, 0x1BCA3},   // shorthand controls
    {0x1D173, 0x1D17A},   // musical controls
    {0x1FFFE, 0x1FFFF},   // noncharacters
    {0x2FFFE, 0x2FFFF},   // noncharacters
    {0x3FFFE, 0x1FFFFF},  // unassigned, tags, private use, and all beyond Unicode
};

bool prints(char32_t character) {
    const auto* range = std::lower_bound(std::begin(kUnprintables), std::end(kUnprintables), character,
                                         [](const Range& each, char32_t wanted) { return each.last < wanted; });
    return range == std::end(kUnprintables) || character < range->first;
}

// Returns how many bytes follow the first one; 0 if it cannot begin a character of several bytes.
int bytes_behind(unsigned char first) {
    if (first < 0xC2 || first > 0xF4) return 0;
    return first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
}

}  // namespace

char32_t take_character(std::string_view& text) {
    // The smallest characters of two, three and four bytes: one that is encoded in more bytes than it needs is invalid.
    constexpr char32_t kMin[] = {0, 0x80, 0x800, 0x10000};
    const auto first = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (first < 0x80) return prints(first) ? first : kUnprintable;
    const int more = bytes_behind(first);
    if (more == 0) return kUnprintable;
    char32_t character = first & (0x3FU >> static_cast<unsigned>(more));
    for (int i = 0; i < more; ++i) {
        if (text.empty() || (static_cast<unsigned char>(text.front()) & 0xC0U) != 0x80) return kUnprintable;
        character = character << 6U | (static_cast<unsigned char>(text.front()) & 0x3FU);
        text.remove_prefix(1);
    }
    return character >= kMin[more] && prints(character) ? character : kUnprintable;
}

bool take_direction_mark(std::string_view& text) {
    for (const std::string_view mark : {"\u200E", "\u200F", "\u061C"}) {
        if (!text.starts_with(mark)) continue;
        text.remove_prefix(mark.size());
        return true;
    }
    return false;
}

std::string sanitized(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const std::string_view before = text;
        if (take_character(text) == kUnprintable)
            shown += '?';
        else
            shown += before.substr(0, before.size() - text.size());
    }
    return shown;
}

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::optional<char> hexadecimal(std::string_view digits) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return static_cast<char>(value);
}

}  // namespace

std::string_view take_until(std::string_view& text, std::string_view separators) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    const std::string_view front = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return front;
}

std::string_view take_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
    text.remove_prefix(word.size());
    return word;
}

std::string percent_decoded(std::string_view text) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = text[i] == '%' && i + 2 < text.size() ? hexadecimal(text.substr(i + 1, 2)) : std::nullopt;
        decoded += byte.value_or(text[i]);
        if (byte) i += 2;
    }
    return decoded;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) words.push_back(word);
    return words;
}

std::string on_one_line(std::string_view text) {
    std::string line;
    for (const std::string_view word : words_of(text)) line += (line.empty() ? "" : " ") + sanitized(word);
    return line;
}

}  // namespace atom4
