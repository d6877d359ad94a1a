// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/terminal/line_prompt.h"

#include <algorithm>
#include <utility>

#include "core/base/strings.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"
#include "tui/terminal/curses_header.h"

namespace atom4::tui {
namespace {

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
    is_proposal_ = false;
}

void LinePrompt::paste(std::string_view text) {
    std::string line;
    for (const std::string_view word : words_of(text)) {
        if (!line.empty()) line += ' ';
        for (const char byte : word)
            if (static_cast<unsigned char>(byte) >= ' ' && byte != kDelete) line += byte;
    }
    if (is_proposal_ && !line.empty()) set_text({});
    std::size_t fits = std::min(line.size(), kLongest - std::min(text_.size(), kLongest));
    while (fits < line.size() && fits > 0 && continues_character(line[fits])) --fits;
    text_.insert(cursor_, line, 0, fits);
    cursor_ += fits;
}

LinePrompt::Result LinePrompt::take(int key) {
    const bool was_proposal = std::exchange(is_proposal_, false);
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
            if (key < ' ' || key > 0xFF) {
                is_proposal_ = was_proposal;
                break;
            }
            if (was_proposal) set_text({});
            if (text_.size() >= kLongest) break;
            text_.insert(cursor_++, 1, static_cast<char>(key));
    }
    return Result::kEdited;
}

namespace {

// The end of a text, as much as fits into that many columns.
std::string_view tail_of(std::string_view text, int width) {
    while (width_of(text) > width) (void)take_character(text);
    return text;
}

const char* prompt_label(PromptPurpose purpose) {
    switch (purpose) {
        // TRANSLATORS: what is to be typed: the name of a cell.
        case PromptPurpose::kCell: return _("Cell:");
        case PromptPurpose::kSave: return _("Save in:");
        // TRANSLATORS: what is to be typed: a message to the opponent.
        case PromptPurpose::kTalk: return _("Chat:");
        // TRANSLATORS: what is to be typed: the name of a player.
        case PromptPurpose::kName: return _("Name:");
        // TRANSLATORS: what is to be typed: a comment on a move.
        case PromptPurpose::kComment: return _("Comment:");
        // TRANSLATORS: what is to be typed: an invitation, or a word.
        case PromptPurpose::kNetwork: return _("Network:");
        // TRANSLATORS: what is to be typed: the number of a puzzle.
        case PromptPurpose::kPuzzle: return _("Puzzle:");
        default: break;
    }
    // TRANSLATORS: what is to be typed: the name of a file.
    return _("Open:");
}

}  // namespace

Place draw_prompt(Grid& grid, Place place, int width, const LinePrompt& prompt) {
    const int row = place.row;
    const int end = place.col + width;
    int col = grid.put(row, place.col, prompt_label(prompt.purpose()), Role::kTitle, width) + 1;
    // Every character of a file name is shown, even one that only sets the writing direction.
    const std::string before = sanitized(prompt.text().substr(0, prompt.cursor()));
    const std::string after = sanitized(prompt.text().substr(prompt.cursor()));
    // The cursor has a place of its own after the text.
    const std::string_view left = tail_of(before, std::max(0, end - col - 1));
    // A proposal looks selected, as it is replaced by what is typed.
    col = grid.put(row, col, left, Role::kText, end - col, prompt.is_proposal() ? kReverse : kPlain);
    const Place cursor{row, std::min(col, end - 1)};
    grid.put(row, col, after, Role::kText, end - col);
    Glyph under = grid.at(cursor.row, cursor.col);
    under.attributes ^= kReverse;
    grid.set(cursor.row, cursor.col, std::move(under));
    return cursor;
}

}  // namespace atom4::tui
