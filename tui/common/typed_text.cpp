// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/typed_text.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/strings.h"
#include "core/storage/files.h"

namespace atom4::tui {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_small_letter(char c) {
    return c >= 'a' && c <= 'z';
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

TextLine read_text_line(std::string_view line) {
    line = trimmed(line);
    const std::size_t end = std::min(line.find_first_of(kBlanks), line.size());
    return {in_small_letters(line.substr(0, end)), std::string(trimmed(line.substr(end)))};
}

std::string quotable(std::string_view word) {
    constexpr std::size_t kEnough = 20;
    std::string text = sanitized(std::string(word.substr(0, kEnough)));
    for (char& c : text)
        if (static_cast<unsigned char>(c) >= 0x80) c = '?';
    return text;
}

bool looks_like_cell(std::string_view word) {
    return word.size() > 1 && is_small_letter(word[0]) && std::all_of(word.begin() + 1, word.end(), is_digit);
}

std::string cell_meant(std::string_view text) {
    constexpr std::size_t kLongest = 6;
    std::string letter;
    std::string number;
    if (text.size() > kLongest) return {};
    for (const char c : in_small_letters(text)) {
        if (kBlanks.find(c) != std::string_view::npos || c == '-' || c == ',') continue;
        if (is_small_letter(c))
            letter += c;
        else if (is_digit(c))
            number += c;
        else
            return {};
    }
    return letter.size() == 1 && !number.empty() && number.front() != '0' ? letter + number : std::string();
}

std::filesystem::path path_from_text(std::string_view text) {
    const char* home = std::getenv("HOME");
    if (home == nullptr || !text.starts_with("~/")) return path_of_word(text);
    return std::filesystem::path(home) / text.substr(2);
}

}  // namespace atom4::tui
