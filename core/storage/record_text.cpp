// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/storage/record_text.h"

#include <algorithm>

namespace atom4 {

RecordText::RecordText(std::string_view text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);
    constexpr std::string_view kFill("\0\x1A", 2);
    std::size_t end = text_.size();
    while (end > 0 && (is_space(text_[end - 1]) || kFill.find(text_[end - 1]) != std::string_view::npos)) --end;
    const std::size_t fill = text_.find_first_of(kFill, end);
    if (end == 0 || fill == std::string_view::npos) return;
    // Zeros right behind a word may be what a power cut has left of it.
    if (text_[fill] != '\0' || fill > end) end_at(fill);
}

void RecordText::end_at(std::size_t offset) {
    line_behind_ = place(offset).line;
    text_ = text_.substr(0, offset);
}

int RecordText::skip_space() {
    int line_breaks = 0;
    for (; !at_end() && is_space(peek()); ++offset_)
        if (peek() == '\n') ++line_breaks;
    if (line_breaks > 0 && !at_end() && peek() == '-' && line() == "--") end_at(offset_);
    return line_breaks;
}

std::string_view RecordText::line() const {
    std::string_view line = text_.substr(offset_, text_.find('\n', offset_) - offset_);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    return line;
}

void RecordText::skip_line() {
    offset_ = std::min(text_.find('\n', offset_), text_.size());
}

RecordText::Place RecordText::place(std::size_t offset) const {
    const std::string_view before = text_.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t line_start = lines == 0 ? 0 : before.rfind('\n') + 1;
    return {static_cast<int>(lines) + 1, static_cast<int>(offset - line_start) + 1};
}

}  // namespace atom4
