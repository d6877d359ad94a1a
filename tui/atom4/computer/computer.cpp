// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/computer.h"

#include <utility>

#include "core/atom4/computer/thinking_time.h"

namespace atom4::tui {

void Computer::ask(Purpose purpose) {
    asked_ = match_.generation();
    const Seat* seat = match_.seat_to_move();
    const auto time = purpose == Purpose::kHint ? std::nullopt : thinking_time(match_);
    thinker_.ask({match_.position(), seat->computer_level.value_or(0), session_.move_seed(), *asked_, purpose, time});
}

void Computer::keep_thinking() {
    const bool computers_turn = match_.is_computers_turn();
    const bool hint_wanted = !computers_turn && hint_wanted_for_ == match_.generation();
    if (!computers_turn && !hint_wanted) {
        if (asked_) rest();
        return;
    }
    if (asked_ != match_.generation()) ask(computers_turn ? Purpose::kMove : Purpose::kHint);
}

void Computer::hurry() {
    if (match_.is_computers_turn()) ask(Purpose::kMoveNow);
}

bool Computer::take_answers() {
    bool changed = false;
    while (const auto answer = thinker_.take()) {
        // An older answer may have been under way when the last question was put.
        if (asked_ == answer->generation) asked_.reset();
        if (answer->thought.hint) {
            if (answer->generation != match_.generation()) continue;
            hint_ = *answer->thought.hint;
            hint_wanted_for_.reset();
            changed = true;
        } else if (match_.answer(answer->generation, answer->thought.cell)) {
            changed = true;
        }
    }
    return changed;
}

std::optional<Hint> Computer::take_hint() {
    return std::exchange(hint_, std::nullopt);
}

void Computer::rest() {
    thinker_.cancel();
    asked_.reset();
    hint_wanted_for_.reset();
}

}  // namespace atom4::tui
