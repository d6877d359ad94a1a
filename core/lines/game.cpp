// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/game.h"

#include "core/atom4/outside.h"
#include "core/lines/throws.h"

namespace atom4::lines {
namespace {

Change perform(Position& position, const Event& event) {
    if (const auto* move = std::get_if<Move>(&event)) return position.move(move->from, move->to).value();
    return position.throw_chips(std::get<Throw>(event)).value();
}

Event event_of(const Change& change) {
    if (change.is_move()) return Move{change.path.front(), change.path.back()};
    return change.thrown;
}

}  // namespace

Game::Game(GameRecord record)
    : start_(std::move(record)),
      position_(start_.setup),
      preview_(start_.preview),
      assisted_(start_.assisted),
      demonstration_(start_.demonstration) {
    if (!start_.seed) start_.seed = any_seed();
    for (const Event& event : start_.events) {
        changes_.push_back(perform(position_, event));
        if (changes_.back().is_move()) ++moves_;
    }
    start_.events.clear();
    done_ = changes_.size();
    throw_while_due();
}

void Game::throw_while_due() {
    while (position_.turn() == Turn::kThrow) {
        changes_.push_back(position_.throw_chips(draw_throw(*start_.seed, position_)).value());
        ++done_;
    }
}

// Where the turn begins that ends before `end`.
std::size_t Game::turn_start(std::size_t end) const {
    while (end > 0 && !changes_[end - 1].is_move()) --end;
    return end > 0 ? end - 1 : 0;
}

Result<std::span<const Change>, IllegalMove> Game::move(Cell from, Cell to, Mover mover) {
    auto change = position_.move(from, to);
    if (!change) return Failure{change.error()};
    changes_.resize(done_);
    changes_.push_back(std::move(*change));
    ++done_;
    ++moves_;
    demonstration_ = mover == Mover::kComputer && (demonstration_ || moves_ == 1);
    throw_while_due();
    return last_turn();
}

void Game::undo() {
    require(can_undo());
    const std::size_t start = turn_start(done_);
    while (done_ > start) position_.undo(changes_[--done_]);
    --moves_;
    assisted_ = true;
}

std::span<const Change> Game::redo() {
    require(can_redo());
    do {
        require(perform(position_, event_of(changes_[done_])) == changes_[done_]);
        ++done_;
    } while (done_ < changes_.size() && !changes_[done_].is_move());
    ++moves_;
    return last_turn();
}

std::span<const Change> Game::last_turn() const {
    return std::span(changes_).subspan(turn_start(done_), done_ - turn_start(done_));
}

void Game::show_preview(bool shown) {
    if (shown)
        preview_ = Preview::kOn;
    else if (preview_ == Preview::kOn)
        preview_ = has_moves() || can_redo() ? Preview::kHidden : Preview::kOff;
}

std::vector<int> Game::next_colours() const {
    return is_over() ? std::vector<int>{} : draw_colours(*start_.seed, position_);
}

GameRecord Game::record() const {
    GameRecord record = start_;
    record.preview = preview_;
    record.assisted = assisted_;
    record.demonstration = demonstration_;
    for (std::size_t i = 0; i < done_; ++i) record.events.push_back(event_of(changes_[i]));
    return record;
}

}  // namespace atom4::lines
