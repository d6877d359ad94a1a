// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/plain/plain_lessons.h"

#include <algorithm>
#include <utility>

#include "core/base/numbers.h"
#include "core/base/words.h"
#include "core/lines/rules/notation.h"
#include "tui/language/i18n.h"
#include "tui/lines/learn/lesson_words.h"
#include "tui/lines/plain/board_words.h"
#include "tui/plain/plain_line.h"

namespace atom4::tui {

PlainLinesLessons::PlainLinesLessons(const Speech& say, LessonProgressFile file)
    : say_(say), file_(std::move(file)), run_(first_undone_lesson(file_.progress())) {
    say_.prose(_("Lessons. Write two cells to move a chip, help for more."));
    tell_step();
}

void PlainLinesLessons::begin(lines::LessonId lesson) {
    run_ = lines::LessonRun(lesson);
    tell_step();
}

void PlainLinesLessons::tell_step() const {
    if (!run_.has_previous()) say_(lines_lesson_heading(run_.lesson()) + ".");
    say_.prose(lines_lesson_task(run_.step().idea));
    tell_board();
}

void PlainLinesLessons::tell_board() const {
    say_.each(board_lines(run_.step().position.board()));
    if (run_.lesson() == lines::LessonId::kPreview) say_(next_colours_text(run_.next_colours()));
}

void PlainLinesLessons::tell_list() const {
    const LessonProgress progress = file_.progress();
    for (const lines::LessonId lesson : lines::kLessonIds) {
        const std::string title = std::to_string(static_cast<int>(lesson) + 1) + "  " + lines_lesson_title(lesson);
        say_(progress.is_done(name_of(lesson)) ? fill(_("{0} (done)"), {title}) : title);
    }
}

void PlainLinesLessons::attempt(lines::Cell from, lines::Cell to) {
    for (const lines::Cell cell : {from, to})
        if (!run_.step().position.board().contains(cell))
            return say_(fill(_("{0} is not on this board."), {to_text(cell)}));
    const bool was_done = run_.is_done();
    const lines::LessonAttempt& tried = run_.move(from, to);
    say_.prose(lines_lesson_outcome(tried));
    if (!tried.does_it()) {
        if (tried.move) say_.prose(_("The board is as before. Try another move."));
        run_.again();
        return;
    }
    if (!was_done && run_.is_done())
        if (const auto trouble = file_.finish(name_of(run_.lesson()))) say_.prose(lines_unkept_lesson_text(*trouble));
    go_on();
}

void PlainLinesLessons::go_on() {
    if (run_.has_next()) {
        run_.next();
        return tell_step();
    }
    const auto after = static_cast<std::size_t>(run_.lesson()) + 1;
    if (after < lines::kLessonIds.size()) return begin(lines::kLessonIds[after]);
    say_.prose(_("That was the last lesson."));
    left_ = true;
}

void PlainLinesLessons::take(std::string_view line) {
    std::string text(line);
    std::replace(text.begin(), text.end(), '-', ' ');
    const auto words = words_of(text);
    if (words.size() == 2) {
        const auto from = lines::parse_cell(words[0]);
        const auto to = lines::parse_cell(words[1]);
        if (from && to) return attempt(*from, *to);
    }
    const std::string word = read_plain_line(line).word;
    if (const auto number = parse_digits<std::size_t>(word);
        number && *number >= 1 && *number <= lines::kLessonIds.size())
        return begin(lines::kLessonIds[*number - 1]);
    if (word.empty()) return tell_step();
    if (word == "board") return tell_board();
    if (word == "lessons") return tell_list();
    if (word == "next") return go_on();
    if (word == "hint") {
        const lines::Move move = solution(run_.step());
        return say_(fill(_("{0} to {1} does it."), {to_text(move.from), to_text(move.to)}));
    }
    if (word == "back") {
        if (run_.has_previous()) run_.previous();
        return tell_step();
    }
    left_ = word == "leave" || word == "quit";
    quit_ = word == "quit";
    if (left_) return;
    say_.prose(
        _("Two cells, such as e1 e4, try a move. hint tells one that does it. next and back go on and back, "
          "lessons lists them, a number begins one, board tells the board, leave ends."));
}

}  // namespace atom4::tui
