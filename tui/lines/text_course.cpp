// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/text_course.h"

#include <algorithm>
#include <utility>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/storage/record_text.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"
#include "tui/lines/course_page.h"
#include "tui/lines/text_board.h"

namespace atom4::tui {

LinesTextCourse::LinesTextCourse(const LineWriter& say, std::unique_ptr<lines::Course> course)
    : say_(say), course_(std::move(course)) {
    say_.prose(fill(_("{0}. Type two cells to move a chip, or \"help\" for more."), {course_->name()}));
    print_step();
}

void LinesTextCourse::print_step() const {
    if (course_->starts_entry()) say_(course_->heading() + ".");
    say_.prose(course_->task());
    print_board();
}

void LinesTextCourse::print_board() const {
    say_.each(board_lines(course_->position().board()));
    if (const auto next = course_->next_colours(); !next.empty()) say_(next_colours_text(next));
}

void LinesTextCourse::print_list() const {
    for (std::size_t entry = 0; entry < course_->size(); ++entry) say_(lines_course_entry(*course_, entry));
}

void LinesTextCourse::attempt(lines::Move move) {
    for (const lines::Cell cell : {move.from, move.to})
        if (!course_->position().board().contains(cell))
            return say_(fill(_("{0} is not on this board."), {to_text(cell)}));
    course_->move(move);
    say_.prose(course_->said());
    if (const auto trouble = course_->trouble()) say_.prose(course_->unsaved(system_reason(*trouble)));
    const bool moved = !course_->changes().empty();
    if (course_->succeeded()) return next_step();
    if (course_->is_finished()) {
        if (moved) say_.prose(_("Board reset. Try another move."));
        course_->again();
    } else if (moved) {
        print_board();
    }
}

void LinesTextCourse::next_step() {
    if (course_->next_is() != lines::Course::Next::kEnd) {
        course_->next();
        return print_step();
    }
    say_.prose(course_->end());
    left_ = true;
}

void LinesTextCourse::help() {
    const lines::Course::Help help = course_->help();
    if (!help.said.empty()) return say_.prose(help.said);
    say_(fill(_("The answer is {0} to {1}."), {to_text(help.move->from), to_text(help.move->to)}));
}

void LinesTextCourse::take(std::string_view line) {
    std::string text(line);
    std::replace(text.begin(), text.end(), '-', ' ');
    const auto words = words_of(text);
    if (words.size() == 2) {
        const auto from = lines::parse_cell(words[0]);
        const auto to = lines::parse_cell(words[1]);
        if (from && to) return attempt({*from, *to});
    }
    const std::string word = read_text_line(line).word;
    const auto number = parse_digits<std::size_t>(word);
    if (number && *number >= 1 && *number <= course_->size()) {
        course_->begin(*number - 1);
        return print_step();
    }
    if (obey(word)) return;
    say_.prose(
        _("e1 e4, or any other two cells: try that move. hint: get a hint. next, back: go forward or back. again: "
          "start over. list: list all. 3, or any other number: start that one. board: read the board. leave: back to "
          "the game."));
}

bool LinesTextCourse::obey(std::string_view word) {
    if (word.empty()) {
        print_step();
    } else if (word == "board") {
        print_board();
    } else if (word == "list") {
        print_list();
    } else if (word == "next") {
        next_step();
    } else if (word == "hint") {
        help();
    } else if (word == "again") {
        course_->again();
        print_step();
    } else if (word == "back") {
        if (course_->has_previous()) course_->previous();
        print_step();
    } else if (word == "leave" || word == "quit") {
        left_ = true;
        quit_ = word == "quit";
    } else {
        return false;
    }
    return true;
}

}  // namespace atom4::tui
