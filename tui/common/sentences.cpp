// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/sentences.h"

namespace atom4::tui {
namespace {

// Chinese and Japanese sentences end with such a mark, and no blank stands behind it. Within brackets it ends none.
std::size_t length_of_wide_mark(std::string_view text) {
    for (const std::string_view mark : {"\u3002", "\uff01", "\uff1f"}) {
        if (!text.starts_with(mark)) continue;
        const std::string_view rest = text.substr(mark.size());
        return rest.starts_with("\u300d") || rest.starts_with("\uff09") ? 0 : mark.size();
    }
    return 0;
}

// Where the first sentence of the text ends, behind its mark.
std::size_t end_of_sentence(std::string_view text) {
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (const std::size_t length = length_of_wide_mark(text.substr(i))) return i + length;
        if (std::string_view(".?!").find(text[i]) != std::string_view::npos && text[i + 1] == ' ' &&
            text[i - 1] != '.' && text.substr(0, i).find_first_not_of("0123456789") != std::string_view::npos)
            return i + 1;
    }
    return text.size();
}

}  // namespace

std::vector<std::string_view> sentences(std::string_view text) {
    std::vector<std::string_view> all;
    while (!text.empty()) {
        const std::size_t end = end_of_sentence(text);
        all.push_back(text.substr(0, end));
        text.remove_prefix(end);
        while (text.starts_with(' ')) text.remove_prefix(1);
    }
    return all;
}

}  // namespace atom4::tui
