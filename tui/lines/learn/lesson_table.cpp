// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/learn/lesson_table.h"

#include <algorithm>
#include <utility>

#include "tui/lines/learn/lesson_words.h"

namespace atom4::tui {

LinesLessonTable::LinesLessonTable(LessonProgressFile file, const LinesUi& ui)
    : file_(std::move(file)), progress_(file_.progress()), run_(first_undone_lesson(progress_)) {
    ui_.keys = ui.keys;
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show_step();
}

void LinesLessonTable::begin(lines::LessonId lesson) {
    run_ = lines::LessonRun(lesson);
    lists_ = false;
    show_step();
}

void LinesLessonTable::show_step() {
    ui_.cursor = first_lines_cursor(run_.position().board());
    ui_.selected.reset();
    ui_.hint.reset();
    said_.clear();
}

void LinesLessonTable::put_back() {
    if (!run_.shown()) return;
    run_.again();
    said_.clear();
}

// A chip is picked, or the picked one goes there; whether it can is for the lesson to say.
void LinesLessonTable::act() {
    put_back();
    const lines::Board& board = run_.position().board();
    if (!board.is_free(ui_.cursor)) {
        const bool was_picked = ui_.selected == ui_.cursor;
        ui_.selected = was_picked ? std::nullopt : std::optional(ui_.cursor);
        return;
    }
    const lines::Cell from = ui_.selected.value_or(ui_.cursor);
    const bool was_done = run_.is_done();
    ++tries_;
    said_ = lines_lesson_outcome(run_.move(from, ui_.cursor));
    ui_.selected.reset();
    ui_.hint.reset();
    if (was_done || !run_.is_done()) return;
    progress_.finish(name_of(run_.lesson()));
    if (const auto trouble = file_.finish(name_of(run_.lesson()))) said_ += ' ' + lines_unkept_lesson_text(*trouble);
}

void LinesLessonTable::next() {
    if (run_.has_next()) {
        run_.next();
        return show_step();
    }
    const auto after = static_cast<std::size_t>(run_.lesson()) + 1;
    if (after < lines::kLessonIds.size()) return begin(lines::kLessonIds[after]);
    left_ = goes_on();
}

void LinesLessonTable::press(lines::Cell cell) {
    if (lists_) return;
    ui_.cursor = cell;
    act();
}

void LinesLessonTable::take_in_list(LinesCommand command) {
    const int last = static_cast<int>(lines::kLessonIds.size()) - 1;
    switch (command) {
        case LinesCommand::kUp: chosen_ = std::max(0, chosen_ - 1); break;
        case LinesCommand::kDown: chosen_ = std::min(last, chosen_ + 1); break;
        case LinesCommand::kAct: begin(lines::kLessonIds[static_cast<std::size_t>(chosen_)]); break;
        case LinesCommand::kBack: lists_ = false; break;
        case LinesCommand::kQuit: left_ = true; break;
        default: break;
    }
}

void LinesLessonTable::take(LinesCommand command) {
    if (lists_) return take_in_list(command);
    const auto move = [&](int rows, int cols) {
        put_back();
        const lines::GameSetup& setup = run_.position().setup();
        ui_.cursor.row = std::clamp(ui_.cursor.row + rows, 0, setup.rows - 1);
        ui_.cursor.col = std::clamp(ui_.cursor.col + cols, 0, setup.cols - 1);
    };
    switch (command) {
        case LinesCommand::kLeft: move(0, -1); break;
        case LinesCommand::kRight: move(0, 1); break;
        case LinesCommand::kUp: move(-1, 0); break;
        case LinesCommand::kDown: move(1, 0); break;
        case LinesCommand::kAct: goes_on() ? next() : act(); break;
        case LinesCommand::kNew:
            if (!is_last_step() || goes_on()) next();
            break;
        case LinesCommand::kUndo: put_back(); break;
        case LinesCommand::kHint: {
            put_back();
            const lines::Move way = solution(run_.step());
            ui_.hint = lines::Move{way.from, way.to};
            ui_.cursor = way.from;
            break;
        }
        case LinesCommand::kBack:
            if (ui_.selected) {
                ui_.selected.reset();
                break;
            }
            chosen_ = static_cast<int>(run_.lesson());
            lists_ = true;
            break;
        case LinesCommand::kQuit: left_ = true; break;
        default: break;
    }
}

}  // namespace atom4::tui
