// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/training_controller.h"

#include <algorithm>

namespace atom4::tui {

TrainingController::TrainingController(const UiState& ui) : match_(std::make_unique<Match>()) {
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    // Players find out what a placement does by trying it.
    ui_.previews = false;
}

void TrainingController::show_board(const Position& start, std::span<const Cell> moves, bool is_finished) {
    MatchSetup setup;
    setup.size = start.size();
    setup.position = start;
    match_ = std::make_unique<Match>(setup);
    for (const Cell cell : moves) (void)match_->play(cell);
    ui_.frames.clear();
    ui_.viewed.reset();
    if (is_finished) ui_.viewed = static_cast<int>(match_->plies().size());
}

void TrainingController::show_motion(const Reaction& reaction) {
    ui_.frames = frames_of(reaction);
    std::reverse(ui_.frames.begin(), ui_.frames.end());
}

void TrainingController::press(Cell cell) {
    ui_.frames.clear();
    if (shows_text() || ui_.prompt) return;
    ui_.cursor = cell;
    attempt(cell);
    show_pending();
}

void TrainingController::point_at(Cell cell) {
    if (!shows_text() && !ui_.viewed) ui_.cursor = cell;
}

void TrainingController::take_key(int key) {
    ui_.frames.clear();
    lists_keys_ = false;
    const Command command = command_of_key(key);
    const bool forward = command == Command::kNextLegal;
    if (shows_text()) {
        take_text_key(key);
    } else if (take_own_key(key)) {
        // Done.
    } else if (const auto step = step_of(command)) {
        put_back();
        ui_.cursor = step_cursor(ui_.cursor, *step, match_->position().size());
    } else if (forward || command == Command::kPreviousLegal) {
        put_back();
        ui_.cursor = next_legal(match_->position(), ui_.cursor, forward).value_or(ui_.cursor);
    } else if (command == Command::kQuit) {
        leave();
    } else {
        lists_keys_ = true;
    }
    show_pending();
}

}  // namespace atom4::tui
