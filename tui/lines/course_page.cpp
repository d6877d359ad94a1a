// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/course_page.h"

#include <algorithm>

#include "core/storage/record_text.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

std::string lines_course_entry(const lines::Course& course, std::size_t entry) {
    const std::string title = std::to_string(entry + 1) + "  " + course.title(entry);
    const std::string result = course.result(entry);
    // TRANSLATORS: a title and how much of it is done.
    return result.empty() ? title : fill(_("{0} ({1})"), {title, result});
}

LinesCourseTable::LinesCourseTable(lines::Course& course, const LinesUi& ui) : course_(course) {
    ui_.keys = ui.keys;
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show_step();
}

void LinesCourseTable::begin(std::size_t entry) {
    course_.begin(entry);
    lists_ = false;
    show_step();
}

void LinesCourseTable::show_step() {
    ui_.cursor = first_lines_cursor(course_.position().board());
    ui_.selected.reset();
    ui_.hint.reset();
    said_.clear();
}

void LinesCourseTable::again() {
    if (!course_.has_tried()) return;
    course_.again();
    ui_.selected.reset();
    said_.clear();
}

void LinesCourseTable::put_back_settled() {
    if (course_.is_settled()) again();
}

// A chip is picked, or the picked one goes there; whether it can is for the course to say.
void LinesCourseTable::act() {
    put_back_settled();
    const lines::Board& board = course_.position().board();
    if (!board.is_free(ui_.cursor)) {
        const bool was_picked = ui_.selected == ui_.cursor;
        ui_.selected = was_picked ? std::nullopt : std::optional(ui_.cursor);
        return;
    }
    course_.move({ui_.selected.value_or(ui_.cursor), ui_.cursor});
    said_ = course_.said();
    if (const auto trouble = course_.trouble()) said_ += ' ' + course_.unkept(system_reason(*trouble));
    ui_.selected.reset();
    ui_.hint.reset();
    const auto changes = course_.changes();
    frames_ = frames_of(course_.position(), changes);
    std::reverse(frames_.begin(), frames_.end());
}

void LinesCourseTable::next() {
    if (is_last_step()) {
        left_ = goes_on();
        return;
    }
    course_.next();
    show_step();
}

void LinesCourseTable::help() {
    put_back_settled();
    lines::Course::Help help = course_.help();
    said_ = std::move(help.said);
    if (!help.move) return;
    ui_.hint = help.move;
    ui_.cursor = help.move->from;
}

void LinesCourseTable::press(lines::Cell cell) {
    if (lists_) return;
    frames_.clear();
    ui_.cursor = cell;
    act();
}

void LinesCourseTable::take_in_list(LinesCommand command) {
    const int last = static_cast<int>(course_.size()) - 1;
    switch (command) {
        case LinesCommand::kUp: chosen_ = std::max(0, chosen_ - 1); break;
        case LinesCommand::kDown: chosen_ = std::min(last, chosen_ + 1); break;
        case LinesCommand::kPageUp: chosen_ = 0; break;
        case LinesCommand::kPageDown: chosen_ = last; break;
        case LinesCommand::kAct: begin(static_cast<std::size_t>(chosen_)); break;
        case LinesCommand::kBack: lists_ = false; break;
        case LinesCommand::kQuit: left_ = true; break;
        default: break;
    }
}

void LinesCourseTable::take(LinesCommand command) {
    frames_.clear();
    lists_keys_ = false;
    if (lists_) return take_in_list(command);
    const auto move = [&](int rows, int cols) {
        put_back_settled();
        const lines::GameSetup& setup = course_.position().setup();
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
        case LinesCommand::kUndo: again(); break;
        case LinesCommand::kHint: help(); break;
        case LinesCommand::kBack:
            if (ui_.selected) {
                ui_.selected.reset();
                break;
            }
            chosen_ = static_cast<int>(course_.entry());
            lists_ = true;
            break;
        case LinesCommand::kQuit: left_ = true; break;
        default: lists_keys_ = true; break;
    }
}

}  // namespace atom4::tui
