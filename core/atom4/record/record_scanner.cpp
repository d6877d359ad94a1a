// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/record/record_scanner.h"

#include <algorithm>

namespace atom4 {

RecordScanner::RecordScanner(std::string_view text) : text_(text) {
    if (text_.starts_with("\xEF\xBB\xBF")) text_.remove_prefix(3);  // a byte order mark, as some editors leave
}

int RecordScanner::skip_space() {
    int line_breaks = 0;
    for (; !at_end() && is_space(peek()); ++offset_)
        if (peek() == '\n') ++line_breaks;
    return line_breaks;
}

std::string_view RecordScanner::line() const {
    std::string_view line = text_.substr(offset_, text_.find('\n', offset_) - offset_);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    return line;
}

void RecordScanner::skip_line() {
    offset_ = std::min(text_.find('\n', offset_), text_.size());
}

std::string_view RecordScanner::word() const {
    std::size_t end = offset_;
    while (end < text_.size() && end - offset_ < kMostToken && !is_space(text_[end]) && text_[end] != '{' &&
           text_[end] != '[' && text_[end] != '(' && text_[end] != ')')
        ++end;
    return text_.substr(offset_, std::max<std::size_t>(end - offset_, at_end() ? 0 : 1));
}

std::string_view RecordScanner::move_word() const {
    const std::string_view whole = word();
    const std::size_t digits = whole.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || whole[digits] != '.') return whole;
    return whole.substr(0, whole.find_first_not_of('.', digits));
}

Result<std::string_view, RecordError> RecordScanner::comment() {
    const std::size_t open = offset_;
    const std::size_t close = std::min(text_.find('}', open), text_.size());
    const std::string_view comment = text_.substr(open + 1, close - open - 1);
    const auto bad = std::find_if_not(comment.begin(), comment.end(), is_text);
    if (bad != comment.end())
        return Failure{error(FormatFault::kBadText, open + 1 + static_cast<std::size_t>(bad - comment.begin()))};
    if (close == text_.size()) return Failure{error(RecordFault::kOpenComment, open, "{")};
    offset_ = close + 1;
    return comment;
}

std::size_t RecordScanner::count(std::string_view piece) const {
    std::size_t count = 0;
    for (std::size_t at = text_.find(piece); at != std::string_view::npos; at = text_.find(piece, at + piece.size()))
        ++count;
    return count;
}

RecordError RecordScanner::error(decltype(RecordError::fault) fault, std::size_t offset, std::string_view token,
                                 std::optional<IllegalMove> reason) const {
    const std::string_view before = text_.substr(0, offset);
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t line_start = lines == 0 ? 0 : before.rfind('\n') + 1;
    return {fault, static_cast<int>(lines) + 1, static_cast<int>(offset - line_start) + 1,
            std::string(token.substr(0, kMostToken)), reason};
}

}  // namespace atom4
