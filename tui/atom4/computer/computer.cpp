// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/computer.h"

#include "core/atom4/game/match_clock.h"

namespace atom4::tui {

Computer::Computer(Session& session, Mailbox& mailbox, MoveFinder find)
    : session_(session),
      match_(session.match()),
      thinking_(
          mailbox, engine_worker(std::move(find)), [this](EngineReply answer) { hear(std::move(answer)); },
          [this](TaskEnd how) { hear_end(how); }) {}

void Computer::want_hint() {
    hint_wanted_for_ = match_.generation();
    failed_at_.reset();
}

void Computer::set_paused(bool paused) {
    if (std::exchange(paused_, paused) != paused) failed_at_.reset();
}

void Computer::keep_thinking() {
    const bool waits = paused_ && let_move_at_ != match_.generation();
    const bool to_move = match_.is_computers_turn() && !waits;
    const bool hint_wanted = !match_.is_computers_turn() && hint_wanted_for_ == match_.generation();
    if (!to_move && !hint_wanted) {
        if (asked_) rest();
        return;
    }
    if (asked_ == match_.generation() || failed_at_ == match_.generation()) return;
    answer_.reset();
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
    failed_at_.reset();
    keep_thinking();
    thinking_.hurry();
}

void Computer::hear(EngineReply answer) {
    if (auto* report = std::get_if<SearchReport>(&answer))
        report_ = std::move(*report);
    else
        answer_ = std::move(answer);
}

void Computer::hear_end(TaskEnd how) {
    if (how == TaskEnd::kDone) return;
    failed_at_ = asked_;
    asked_.reset();
    hint_wanted_for_.reset();
    is_trouble_ = true;
}

bool Computer::take_answers() {
    if (!answer_) return false;
    const EngineReply answer = *std::exchange(answer_, std::nullopt);
    const auto generation = std::exchange(asked_, std::nullopt);
    if (const Cell* move = std::get_if<Cell>(&answer)) return match_.answer(*generation, *move);
    if (generation != match_.generation()) return false;
    hint_wanted_for_.reset();
    hint_ = std::get<Hint>(answer);
    return true;
}

std::optional<Hint> Computer::take_hint() {
    return std::exchange(hint_, std::nullopt);
}

void Computer::rest() {
    thinking_.stop();
    answer_.reset();
    asked_.reset();
    hint_wanted_for_.reset();
}

}  // namespace atom4::tui
