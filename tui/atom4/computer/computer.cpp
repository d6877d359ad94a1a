// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/computer.h"

#include "core/atom4/game/match_clock.h"

namespace atom4::tui {

void Computer::keep_thinking() {
    const bool waits = paused_ && let_move_at_ != match_.generation();
    const bool to_move = match_.is_computers_turn() && !waits;
    const bool hint_wanted = !match_.is_computers_turn() && hint_wanted_for_ == match_.generation();
    if (!to_move && !hint_wanted) {
        if (asked_) rest();
        return;
    }
    if (asked_ == match_.generation()) return;
    asked_ = match_.generation();
    since_ = Clock::now();
    report_.reset();
    const Position& position = match_.position();
    if (hint_wanted) return thinking_.ask(HintQuestion{position});
    const Level level = *match_.seat_to_move()->computer_level;
    thinking_.ask(WatchedMoveQuestion{{position, level, session_.move_seed(), time_budget_of(match_)}});
}

void Computer::hurry() {
    if (!match_.is_computers_turn()) return;
    if (paused_) let_move();
    keep_thinking();
    thinking_.hurry();
}

bool Computer::take_answers() {
    bool changed = false;
    while (auto answer = thinking_.take()) {
        if (auto* report = std::get_if<SearchReport>(&*answer)) {
            report_ = std::move(*report);
            continue;
        }
        // Each question here has one last answer.
        const auto generation = std::exchange(asked_, std::nullopt);
        if (const Cell* move = std::get_if<Cell>(&*answer)) {
            if (match_.answer(*generation, *move)) changed = true;
            continue;
        }
        if (generation != match_.generation()) continue;
        hint_wanted_for_.reset();
        if (Hint* hint = std::get_if<Hint>(&*answer)) hint_ = std::move(*hint);
        changed = true;
    }
    return changed;
}

std::optional<Hint> Computer::take_hint() {
    return std::exchange(hint_, std::nullopt);
}

void Computer::rest() {
    thinking_.stop();
    asked_.reset();
    hint_wanted_for_.reset();
}

}  // namespace atom4::tui
