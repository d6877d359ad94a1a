// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/game_controller.h"

#include <utility>

namespace atom4::lines {

GameController::GameController(Session& session, Mailbox& mailbox, Options options, Listener listener)
    : session_(session),
      options_(std::move(options)),
      listener_(std::move(listener)),
      thinking_(
          mailbox, options_.find, [this](const Hint& hint) { handle(hint); },
          [this](TaskEnd how) { handle_end(how); }) {}

bool GameController::costs(Action action) {
    switch (action) {
        case Action::kUndo:
        case Action::kHint:
        case Action::kDemonstrate: return session_.is_listed();
        case Action::kNew:
        case Action::kOpen:
        case Action::kResume: return session_.has_points_in_play() || session_.would_lose_a_game();
        case Action::kQuit: break;
    }
    return session_.would_lose_a_game();
}

bool GameController::confirms(Action action) {
    if (std::exchange(asked_, std::nullopt) == action || !costs(action)) return true;
    asked_ = action;
    return false;
}

Result<std::span<const Change>, IllegalMove> GameController::move(Move move) {
    end_demo();
    drop_question();
    auto turn = session_.move(move.from, move.to);
    if (turn) stop();
    return turn;
}

std::optional<WhyNot> GameController::undo() {
    end_demo();
    if (!game().can_undo()) return WhyNot::kNothingThere;
    if (!confirms(Action::kUndo)) return WhyNot::kAsked;
    stop();
    (void)session_.undo();
    return std::nullopt;
}

std::optional<WhyNot> GameController::redo() {
    end_demo();
    if (!session_.redo()) return WhyNot::kNothingThere;
    stop();
    return std::nullopt;
}

std::optional<WhyNot> GameController::want_hint() {
    end_demo();
    if (game().is_over()) return WhyNot::kGameOver;
    if (!confirms(Action::kHint)) return WhyNot::kAsked;
    begin(Purpose::kHint);
    return std::nullopt;
}

std::optional<WhyNot> GameController::demonstrate(std::optional<int> moves) {
    end_demo();
    if (game().is_over()) return WhyNot::kGameOver;
    if (!confirms(Action::kDemonstrate)) return WhyNot::kAsked;
    moves_left_ = moves;
    next_move_at_ = options_.now() + pace_;
    begin(Purpose::kDemo);
    return std::nullopt;
}

void GameController::begin(Purpose purpose) {
    thinking_.stop();
    session_.assist();
    purpose_ = purpose;
    tick();
    options_.alarm_changed();
}

bool GameController::end_demo() {
    if (!demonstrates()) return false;
    stop();
    return true;
}

void GameController::stop() {
    thinking_.stop();
    purpose_ = Purpose::kNothing;
    asked_.reset();
    options_.alarm_changed();
}

void GameController::set_showing(bool showing) {
    if (std::exchange(showing_, showing) == showing) return;
    if (!showing) next_move_at_ = options_.now() + pace_;
    options_.alarm_changed();
}

void GameController::set_out_of_sight(bool out_of_sight) {
    if (std::exchange(out_of_sight_, out_of_sight) == out_of_sight) return;
    if (out_of_sight) thinking_.stop();
    options_.alarm_changed();
}

std::optional<GameController::Moment> GameController::next_deadline() const {
    if (!is_busy() || thinking_.is_busy() || out_of_sight_) return std::nullopt;
    if (!demonstrates()) return Moment();
    return showing_ ? std::nullopt : std::optional(next_move_at_);
}

void GameController::tick() {
    const auto due = next_deadline();
    if (due && *due <= options_.now()) thinking_.ask(move_question(game()));
}

void GameController::handle(const Hint& hint) {
    thinking_.stop();  // there is only one answer
    if (!demonstrates()) {
        purpose_ = Purpose::kNothing;
        return listener_(HintFound{hint});
    }
    (void)session_.move(hint.move.from, hint.move.to, Mover::kComputer);
    if ((moves_left_ && --*moves_left_ <= 0) || game().is_over()) purpose_ = Purpose::kNothing;
    next_move_at_ = options_.now() + pace_;
    listener_(ComputerMoved{});
    options_.alarm_changed();
}

void GameController::handle_end(TaskEnd how) {
    stop();
    if (how == TaskEnd::kOutOfResources) listener_(OutOfResources{});
}

}  // namespace atom4::lines
