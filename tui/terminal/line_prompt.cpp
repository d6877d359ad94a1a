// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/line_prompt.h"

#include <algorithm>

#include "core/base/strings.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

constexpr int kEscapeKey = 27;
constexpr int kDelete = 127;

constexpr int control(char letter) {
    return letter & 0x1F;
}

bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

}  // namespace

std::size_t LinePrompt::before(std::size_t place) const {
    if (place > 0) --place;
    while (place > 0 && continues_character(text_[place])) --place;
    return place;
}

std::size_t LinePrompt::behind(std::size_t place) const {
    if (place < text_.size()) ++place;
    while (place < text_.size() && continues_character(text_[place])) ++place;
    return place;
}

void LinePrompt::erase_back_to(std::size_t place) {
    text_.erase(place, cursor_ - place);
    cursor_ = place;
}

void LinePrompt::set_text(std::string text) {
    text_ = std::move(text);
    cursor_ = text_.size();
}

void LinePrompt::paste(std::string_view text) {
    std::string line;
    for (const std::string_view word : words_of(text)) {
        if (!line.empty()) line += ' ';
        for (const char byte : word)
            if (static_cast<unsigned char>(byte) >= ' ' && byte != kDelete) line += byte;
    }
    std::size_t fits = std::min(line.size(), kLongest - std::min(text_.size(), kLongest));
    while (fits < line.size() && fits > 0 && continues_character(line[fits])) --fits;
    text_.insert(cursor_, line, 0, fits);
    cursor_ += fits;
}

LinePrompt::Result LinePrompt::take(int key) {
    switch (key) {
        case '\n':
        case '\r':
        case KEY_ENTER: return Result::kDone;
        case kEscapeKey: return Result::kLeft;
        case '\t': return Result::kComplete;
        case KEY_BACKSPACE:
        case kDelete:
        case control('H'): erase_back_to(before(cursor_)); break;
        case KEY_DC: text_.erase(cursor_, behind(cursor_) - cursor_); break;
        case control('U'): erase_back_to(0); break;
        case control('W'): {
            const std::size_t end = text_.find_last_not_of("/ ", cursor_ == 0 ? 0 : cursor_ - 1);
            const std::size_t word = end == std::string::npos ? end : text_.find_last_of("/ ", end);
            erase_back_to(word == std::string::npos ? 0 : word + 1);
            break;
        }
        case KEY_LEFT: cursor_ = before(cursor_); break;
        case KEY_RIGHT: cursor_ = behind(cursor_); break;
        case KEY_HOME:
        case control('A'): cursor_ = 0; break;
        case KEY_END:
        case control('E'): cursor_ = text_.size(); break;
        default:
            if (key < ' ' || key > 0xFF || text_.size() >= kLongest) break;
            text_.insert(cursor_++, 1, static_cast<char>(key));
    }
    return Result::kEdited;
}

}  // namespace atom4::tui
