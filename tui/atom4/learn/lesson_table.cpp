// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/lesson_table.h"

#include <algorithm>

#include "core/atom4/training/lesson_texts.h"
#include "tui/atom4/state/keys.h"
#include "tui/atom4/words/file_words.h"
#include "tui/atom4/words/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

LessonId first_undone(const LessonProgress& progress) {
    const auto found = std::find_if(kLessonIds.begin(), kLessonIds.end(),
                                    [&](LessonId lesson) { return !progress.is_done(name_of(lesson)); });
    return found == kLessonIds.end() ? kLessonIds.front() : *found;
}

std::string unkept_lesson_text(SystemError error) {
    return fill(_("It is not kept which lessons are done: {0}."),
                {file_error_text(data_directory() / "lessons", FileError{error})});
}

LessonTable::LessonTable(LessonProgressFile file, const UiState& ui)
    : file_(std::move(file)), progress_(file_.progress()), run_(first_undone(progress_)) {
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show_step();
}

void LessonTable::begin(LessonId lesson) {
    run_ = LessonSession(lesson);
    lists_ = false;
    show_step();
}

void LessonTable::show_step() {
    MatchSetup setup;
    setup.size = run_.board().size();
    setup.position = run_.board();
    match_ = std::make_unique<Match>(setup);
    ui_.viewed.reset();
    ui_.hint.reset();
    ui_.frames.clear();
    ui_.cursor = first_cursor(run_.board());
    said_.clear();
}

void LessonTable::put_back() {
    if (!run_.shown()) return;
    const Cell cursor = ui_.cursor;
    run_.again();
    show_step();
    ui_.cursor = cursor;
}

void LessonTable::attempt(Cell cell) {
    put_back();
    ui_.hint.reset();
    const bool was_done = run_.is_done();
    const LessonAttempt& tried = run_.play(cell);
    std::string does;
    if (const auto played = match_->play(cell)) {
        does = played_text(*match_, *played);
        ui_.frames = frames_of(*played);
        std::reverse(ui_.frames.begin(), ui_.frames.end());
        // Nothing more is to be placed on what is shown.
        ui_.viewed = 1;
    }
    said_ = lesson_outcome(run_.step(), tried, does);
    if (was_done || !run_.is_done()) return;
    progress_.finish(name_of(run_.lesson()));
    if (const auto trouble = file_.finish(name_of(run_.lesson()))) said_ += ' ' + unkept_lesson_text(*trouble);
}

void LessonTable::next() {
    if (run_.has_next()) {
        run_.next();
        return show_step();
    }
    const auto after = static_cast<std::size_t>(run_.lesson()) + 1;
    if (after < kLessonIds.size()) return begin(kLessonIds[after]);
    left_ = goes_on();
}

void LessonTable::show_solution() {
    put_back();
    ui_.cursor = solutions(run_.step()).front();
    said_.clear();
}

void LessonTable::press(Cell cell) {
    ui_.frames.clear();
    if (lists_) return;
    ui_.cursor = cell;
    attempt(cell);
}

void LessonTable::point_at(Cell cell) {
    if (!lists_ && !run_.shown()) ui_.cursor = cell;
}

void LessonTable::take_list_key(int key) {
    if (const auto chosen = chosen_by_key(key, chosen_, static_cast<int>(kLessonIds.size()))) {
        chosen_ = *chosen;
        return;
    }
    switch (command_of_key(key)) {
        case Command::kPlace: begin(kLessonIds[static_cast<std::size_t>(chosen_)]); break;
        case Command::kBack: lists_ = false; break;
        case Command::kQuit: left_ = true; break;
        default: break;
    }
}

void LessonTable::take_key(int key) {
    ui_.frames.clear();
    lists_keys_ = false;
    if (lists_) return take_list_key(key);
    const Command command = command_of_key(key);
    if (const auto step = step_of(command)) {
        put_back();
        ui_.cursor = step_cursor(ui_.cursor, *step, run_.board().size());
        return;
    }
    switch (command) {
        case Command::kPlace: goes_on() ? next() : attempt(ui_.cursor); break;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            put_back();
            ui_.cursor = next_legal(run_.board(), ui_.cursor, command == Command::kNextLegal).value_or(ui_.cursor);
            break;
        case Command::kStepForward:
        case Command::kNextRound:
            if (!is_last_step() || goes_on()) next();
            break;
        case Command::kStepBack:
            if (run_.has_previous()) {
                run_.previous();
                show_step();
            }
            break;
        case Command::kUndo: put_back(); break;
        case Command::kHint: show_solution(); break;
        case Command::kBack:
            chosen_ = static_cast<int>(run_.lesson());
            lists_ = true;
            break;
        case Command::kHandbook: wants_handbook_ = true; break;
        case Command::kQuit: left_ = true; break;
        default: lists_keys_ = true; break;
    }
}

}  // namespace atom4::tui
