// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/plain_lessons.h"

#include <utility>

#include "core/atom4/lesson_words/lesson_words.h"
#include "core/atom4/rules/notation.h"
#include "core/base/numbers.h"
#include "tui/atom4/learn/lesson_table.h"
#include "tui/atom4/plain_words/plain_words.h"
#include "tui/atom4/words/words.h"
#include "tui/language/i18n.h"
#include "tui/plain/plain_line.h"

namespace atom4::tui {

PlainLessons::PlainLessons(const Speech& say, LessonProgressFile file)
    : say_(say), file_(std::move(file)), run_(first_undone(file_.progress())) {
    say_.prose(_("Lessons. Write a cell to place the piece there, help for more."));
    tell_step();
}

void PlainLessons::begin(LessonId lesson) {
    run_ = LessonRun(lesson);
    tell_step();
}

void PlainLessons::tell_step() const {
    if (!run_.has_previous()) say_(lesson_heading(run_.lesson()) + ".");
    say_.prose(lesson_task(run_.step().idea));
    tell_board();
}

void PlainLessons::tell_board() const {
    say_.each(board_text(run_.step().position));
    // Where a piece may go is what the first lesson asks.
    if (run_.lesson() != LessonId::kTouch) say_(placeable_text(run_.step().position));
}

void PlainLessons::tell_list() const {
    const LessonProgress progress = file_.progress();
    for (const LessonId lesson : kLessonIds) {
        const std::string title = std::to_string(static_cast<int>(lesson) + 1) + "  " + lesson_title(lesson);
        say_(progress.is_done(name_of(lesson)) ? fill(_("{0} (done)"), {title}) : title);
    }
}

void PlainLessons::attempt(Cell cell) {
    if (!run_.step().position.size().contains(cell)) {
        say_(fill(_("{0} is not on this board."), {to_text(cell)}));
        return;
    }
    const bool was_done = run_.is_done();
    const LessonAttempt& tried = run_.play(cell);
    say_.prose(lesson_outcome(run_.step(), tried, tried.reaction ? reaction_text(*tried.reaction) : std::string()));
    if (!tried.does_it()) {
        if (tried.is_placed()) say_.prose(_("The board is as before. Try another cell."));
        run_.again();
        return;
    }
    if (!was_done && run_.is_done())
        if (const auto trouble = file_.finish(name_of(run_.lesson()))) say_.prose(unkept_lesson_text(*trouble));
    go_on();
}

void PlainLessons::go_on() {
    if (run_.has_next()) {
        run_.next();
        return tell_step();
    }
    const auto after = static_cast<std::size_t>(run_.lesson()) + 1;
    if (after < kLessonIds.size()) return begin(kLessonIds[after]);
    say_.prose(_("That was the last lesson."));
    left_ = true;
}

void PlainLessons::take(std::string_view line) {
    const auto [word, operand] = read_plain_line(line);
    if (const auto cell = parse_cell(word)) return attempt(*cell);
    if (const auto number = parse_digits<std::size_t>(word); number && *number >= 1 && *number <= kLessonIds.size())
        return begin(kLessonIds[*number - 1]);
    if (word.empty()) return tell_step();
    if (word == "board") return tell_board();
    if (word == "lessons") return tell_list();
    if (word == "next") return go_on();
    // TRANSLATORS: a cell: a piece there is what the lesson asks for.
    if (word == "hint") return say_(fill(_("{0} does it."), {to_text(solutions(run_.step()).front())}));
    if (word == "back") {
        if (run_.has_previous()) run_.previous();
        return tell_step();
    }
    left_ = word == "leave" || word == "quit";
    quit_ = word == "quit";
    if (left_) return;
    say_.prose(
        _("A cell, such as c2, tries it. hint tells one that does it. next and back go on and back, lessons "
          "lists them, a number begins one, board tells the board, leave ends."));
}

}  // namespace atom4::tui
