// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/plain/short_lines.h"

#include "tui/screen/grid.h"

namespace atom4::tui {
namespace {

// Less before a mark, such as a number, is not worth a line.
constexpr std::size_t kLeastPart = 12;
constexpr std::string_view kHeld = "\u00a0";  // a blank that no line ends at

bool is_one_of(char c, std::string_view characters) {
    return characters.find(c) != std::string_view::npos;
}

// Chinese and Japanese sentences end with such a mark, and no blank stands behind it. Within brackets it ends none.
std::size_t length_of_wide_mark(std::string_view text) {
    for (const std::string_view mark : {"\u3002", "\uff01", "\uff1f"}) {
        if (!text.starts_with(mark)) continue;
        const std::string_view rest = text.substr(mark.size());
        return rest.starts_with("\u300d") || rest.starts_with("\uff09") ? 0 : mark.size();
    }
    return 0;
}

// Where the first sentence of the text ends, behind its mark. Three dots and the dot behind a number end none.
std::size_t end_of_sentence(std::string_view text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (const std::size_t length = length_of_wide_mark(text.substr(i))) return i + length;
        if (is_one_of(text[i], ".?!") && text[i + 1] == ' ' && text[i - 1] != '.' &&
            text.substr(0, i).find_first_not_of("0123456789") != std::string_view::npos)
            return i + 1;
    }
    return text.size();
}

// In French a blank stands before such a mark, which begins no line.
std::string with_marks_held(std::string_view text) {
    std::string held;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == ' ' && i + 1 < text.size() && is_one_of(text[i + 1], ":;?!");
        held += mark ? std::string(kHeld) : std::string(1, text[i]);
    }
    return held;
}

// Adds a sentence; where it is too long for a line it ends one behind each part of it, and else between words.
void add_sentence(std::vector<std::string>& lines, std::string_view sentence, int width) {
    while (width_of(sentence) > width) {
        std::size_t end = kLeastPart;
        while (end < sentence.size() && !(sentence[end] == ' ' && is_one_of(sentence[end - 1], ";:"))) ++end;
        if (end >= sentence.size()) break;
        for (std::string& line : wrapped(sentence.substr(0, end), width))
            lines.push_back(with_plain_blanks(std::move(line)));
        sentence.remove_prefix(end + 1);
    }
    for (std::string& line : wrapped(sentence, width)) lines.push_back(with_plain_blanks(std::move(line)));
}

}  // namespace

std::string with_plain_blanks(std::string line) {
    for (std::size_t at = 0; (at = line.find(kHeld, at)) != std::string::npos;) line.replace(at, kHeld.size(), " ");
    return line;
}

std::vector<std::string> short_lines(std::string_view text, int width) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = end_of_sentence(text);
        add_sentence(lines, with_marks_held(text.substr(0, end)), width);
        text.remove_prefix(end);
        while (text.starts_with(' ')) text.remove_prefix(1);
    }
    return lines;
}

}  // namespace atom4::tui
