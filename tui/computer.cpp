// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/computer.h"

namespace atom4::tui {

void Computer::keep_thinking() {
    if (!match_.is_computers_turn()) {
        if (asked_) rest();
        return;
    }
    if (asked_ == match_.generation()) return;
    asked_ = match_.generation();
    thinker_.ask(
        {match_.position(), *match_.seat_to_move()->computer_level, session_.move_seed(), match_.generation()});
}

bool Computer::take_answers() {
    bool changed = false;
    while (const auto answer = thinker_.take()) {
        // An older answer may have been under way when the last question was put.
        if (asked_ == answer->generation) asked_.reset();
        if (match_.answer(answer->generation, answer->cell)) changed = true;
    }
    return changed;
}

void Computer::rest() {
    thinker_.cancel();
    asked_.reset();
}

}  // namespace atom4::tui
