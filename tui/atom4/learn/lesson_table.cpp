// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/lesson_table.h"

#include <algorithm>

#include "core/atom4/training/lesson_texts.h"
#include "core/storage/record_text.h"
#include "tui/atom4/state/keys.h"

#include "tui/atom4/words/words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

LessonTable::LessonTable(LessonProgressFile file, const UiState& ui)
    : course_(std::move(file), [this](const Reaction& reaction) { return played_text(*match_, reaction); }) {
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show_step();
}

void LessonTable::begin(LessonId lesson) {
    course_.begin(lesson);
    lists_ = false;
    show_step();
}

void LessonTable::show_step() {
    MatchSetup setup;
    setup.size = course_.board().size();
    setup.position = course_.board();
    match_ = std::make_unique<Match>(setup);
    ui_.viewed.reset();
    ui_.hint.reset();
    ui_.frames.clear();
    ui_.cursor = first_cursor(course_.board());
    said_.clear();
}

void LessonTable::put_back() {
    if (!course_.shown()) return;
    const Cell cursor = ui_.cursor;
    course_.again();
    show_step();
    ui_.cursor = cursor;
}

void LessonTable::attempt(Cell cell) {
    put_back();
    ui_.hint.reset();
    (void)course_.play(cell);
    if (const auto played = match_->play(cell)) {
        ui_.frames = frames_of(*played);
        std::reverse(ui_.frames.begin(), ui_.frames.end());
        // Nothing more is to be placed on what is shown.
        ui_.viewed = 1;
    }
    said_ = course_.said();
    if (course_.trouble()) said_ += ' ' + unkept_lessons_text(system_reason(*course_.trouble()));
}

void LessonTable::next() {
    if (!course_.has_next()) {
        left_ = goes_on();
        return;
    }
    course_.next();
    show_step();
}

void LessonTable::show_solution() {
    put_back();
    ui_.cursor = course_.help();
    said_.clear();
}

void LessonTable::press(Cell cell) {
    ui_.frames.clear();
    if (lists_) return;
    ui_.cursor = cell;
    attempt(cell);
}

void LessonTable::point_at(Cell cell) {
    if (!lists_ && !course_.shown()) ui_.cursor = cell;
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
        ui_.cursor = step_cursor(ui_.cursor, *step, course_.board().size());
        return;
    }
    switch (command) {
        case Command::kPlace: goes_on() ? next() : attempt(ui_.cursor); break;
        case Command::kNextLegal:
        case Command::kPreviousLegal:
            put_back();
            ui_.cursor = next_legal(course_.board(), ui_.cursor, command == Command::kNextLegal).value_or(ui_.cursor);
            break;
        case Command::kStepForward:
        case Command::kNextRound: next(); break;
        case Command::kStepBack:
            if (course_.has_previous()) {
                course_.previous();
                show_step();
            }
            break;
        case Command::kUndo: put_back(); break;
        case Command::kHint: show_solution(); break;
        case Command::kBack:
            chosen_ = static_cast<int>(course_.lesson());
            lists_ = true;
            break;
        case Command::kHandbook: wants_handbook_ = true; break;
        case Command::kQuit: left_ = true; break;
        default: lists_keys_ = true; break;
    }
}

}  // namespace atom4::tui
