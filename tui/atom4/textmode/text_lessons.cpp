// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_lessons.h"

#include <utility>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/lesson_texts.h"
#include "core/base/strings.h"
#include "core/storage/record_text.h"
#include "tui/atom4/model/match_texts.h"
#include "tui/atom4/model/position_texts.h"
#include "tui/common/i18n.h"
#include "tui/common/typed_text.h"

namespace atom4::tui {

TextLessons::TextLessons(const LineWriter& say, LessonProgressFile file, std::string_view which)
    : say_(say), course_(std::move(file), Detail::kFull) {
    say_.prose(_("Lessons. Type a cell to place the piece there, or \"help\" for more."));
    if (begin(which)) return;
    if (!which.empty())
        say_.prose(fill(_("Which lesson? Type a number from 1 to {0}; \"lessons\" lists them."),
                        {std::to_string(kLessonIds.size())}));
    print_step();
}

bool TextLessons::begin(std::string_view number) {
    const auto lesson = parse_digits<std::size_t>(number);
    if (!lesson || *lesson < 1 || *lesson > kLessonIds.size()) return false;
    course_.begin(kLessonIds[*lesson - 1]);
    print_step();
    return true;
}

void TextLessons::print_step(bool is_new_board) const {
    if (!course_.has_previous()) say_(lesson_heading(course_.lesson()) + ".");
    say_.prose(lesson_task(course_.step().idea));
    if (is_new_board) say_(_("New board."));
    print_board();
    if (course_.step().idea != LessonIdea::kTouchTwo) return;
    // Players who do not see the board cannot know how its cells are arranged.
    say_(_("Each cell has six neighbours."));
    say_(_("Type \"near c1\" to hear what is around c1."));
}

// Carries out commands about a cell, which matches have, too.
void TextLessons::print_cell(std::string_view verb, std::string_view name) {
    const auto cell = parse_cell(name);
    const Position& position = course_.step().position;
    if (!cell) return say_(_("Which cell? Type a letter and a number, such as i9."));
    if (verb == "try" || verb == "play") return attempt(*cell);
    if (!position.size().contains(*cell)) return print_off_board(*cell);
    say_.prose(verb == "near" ? near_text(position, *cell) : why_text(position, *cell, {}));
}

void TextLessons::print_off_board(Cell cell) const {
    say_(fill(_("{0} is not on this board."), {to_text(cell)}));
}

void TextLessons::print_board() const {
    say_.each(board_text(course_.step().position));
    if (course_.marks_playable()) say_(placeable_text(course_.step().position));
}

void TextLessons::print_list() const {
    for (const LessonId lesson : kLessonIds) {
        const std::string title = std::to_string(static_cast<int>(lesson) + 1) + "  " + lesson_title(lesson);
        say_(course_.is_done(lesson) ? fill(_("{0} (done)"), {title}) : title);
    }
}

void TextLessons::attempt(Cell cell) {
    if (!course_.board().size().contains(cell)) return print_off_board(cell);
    const bool placed = course_.play(cell).is_placed();
    say_.prose(course_.said());
    if (course_.trouble()) say_.prose(unsaved_lessons_text(system_reason(*course_.trouble())));
    if (course_.succeeded()) return next_step();
    if (placed) say_.prose(_("Board reset. Try another cell."));
    course_.again();
}

void TextLessons::next_step() {
    if (course_.has_next()) {
        const Position before = course_.board();
        course_.next();
        return print_step(course_.has_previous() && course_.board() != before);
    }
    say_.prose(
        _("That was the last lesson. For a small match against the computer, type \"new computer 2 level 1 6x6\"."));
    left_ = true;
}

void TextLessons::print_commands() const {
    for (const char* line :
         {_("b5, or any other cell: try it."), _("hint: show a cell that solves it."), _("near b5: what is around b5."),
          _("moves: the playable cells."), _("board: read the board."), _("wheel: how colours mix."),
          _("next: skip this step."), _("back: the previous step."), _("lessons: all nine."),
          _("3, or any other number: start that lesson."), _("leave: back to the game.")})
        say_(line);
}

void TextLessons::take(std::string_view line) {
    const auto [word, operand] = read_text_line(line);
    if (const auto cell = parse_cell(word)) return attempt(*cell);
    if (begin(word) || (word == "learn" && begin(operand))) return;
    if (word.empty()) return print_step();
    if (word == "board" && operand.empty()) return print_board();
    if (word == "board") return say_.each(board_text(course_.step().position, operand));
    if (word == "near" || word == "why" || word == "try" || word == "play") return print_cell(word, operand);
    if (word == "wheel") return say_.prose(wheel_text(course_.step().position));
    if (word == "rows") return say_.prose(rows_text(course_.step().position));
    if (word == "moves") return say_(placeable_text(course_.step().position));
    if (word == "lessons") return print_list();
    if (word == "next" && !course_.has_next())
        return say_.prose(_("This is the last step. Type \"leave\" to end the lessons."));
    if (word == "next") return next_step();
    // TRANSLATORS: a cell: a piece there is what the lesson asks for.
    if (word == "hint") return say_(fill(_("The answer is {0}."), {to_text(course_.help())}));
    if (word == "back") {
        if (course_.has_previous()) course_.previous();
        return print_step();
    }
    left_ = word == "leave" || word == "quit";
    quit_ = word == "quit";
    if (left_) return;
    if (word == "help") return print_commands();
    say_.prose(fill(_("{0} doesn't work in lessons. Type \"help\" to see what does."), {sanitized(word)}));
}

}  // namespace atom4::tui
