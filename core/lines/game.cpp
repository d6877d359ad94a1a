// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/game.h"

#include <utility>

#include "core/base/environment.h"
#include "core/lines/position.h"

namespace atom4::lines {
namespace {

Change perform(Position& position, const Event& event) {
    if (const auto* move = std::get_if<Move>(&event)) return position.move(move->from, move->to).value();
    return position.throw_chips(std::get<Throw>(event)).value();
}

// Like perform(), for when the path of the chip is not needed.
Change perform_unseen(Position& position, const Event& event) {
    if (const auto* move = std::get_if<Move>(&event)) return position.move_legal(move->from, move->to);
    return position.throw_chips(std::get<Throw>(event)).value();
}

}  // namespace

Game::Game(GameRecord record)
    : start_(std::move(record)),
      position_(start_.setup),
      shows_preview_(start_.preview == Preview::kOn),
      has_shown_preview_(start_.preview != Preview::kOff),
      assisted_(start_.assisted),
      demo_(start_.demo) {
    if (!start_.seed) start_.seed = any_seed();
    events_ = std::exchange(start_.events, {});
    while (done_ < events_.size()) {
        if (events_.is_move(done_)) ++moves_;
        note_done(perform_unseen(position_, events_[done_]));
    }
    show_again(turn_start(done_));
    throw_while_due();
}

void Game::throw_while_due() {
    while (position_.turn() == Turn::kThrow) {
        last_turn_.push_back(position_.throw_chips(draw_throw(*start_.seed, position_)).value());
        events_.add_throw(last_turn_.back().thrown);
        note_done(last_turn_.back());
    }
}

// Counts the next event as done, and stores what is needed to undo it.
void Game::note_done(const Change& change) {
    if (!change.removed.empty() || change.chain_before != 0) {
        removed_.add(change.removed);
        undos_.push_back({done_, removed_.size(), change.gained, change.chain_before});
    }
    ++done_;
}

// Undoes the last event that is done.
void Game::take_back_last() {
    --done_;
    Change change;
    const Event event = events_[done_];
    if (const auto* move = std::get_if<Move>(&event))
        change.path = {move->from, move->to};
    else
        change.thrown = std::get<Throw>(event);
    change.turn_before = change.is_move() ? Turn::kMove : Turn::kThrow;
    if (!undos_.empty() && undos_.back().event == done_) {
        const Undo undo = undos_.back();
        undos_.pop_back();
        const std::size_t removed_before = undos_.empty() ? 0 : undos_.back().removed_end;
        change.removed = removed_.part(removed_before, undo.removed_end);
        removed_.cut(removed_before);
        change.gained = undo.gained;
        change.chain_before = undo.chain_before;
    }
    position_.undo(change);
}

// Calculates last_turn_ again, from that event on.
void Game::show_again(std::size_t start) {
    const std::size_t end = done_;
    while (done_ > start) take_back_last();
    last_turn_.clear();
    while (done_ < end) do_again();
}

void Game::do_again() {
    last_turn_.push_back(perform(position_, events_[done_]));
    note_done(last_turn_.back());
}

// Returns the first event of the turn that ends before `end`.
std::size_t Game::turn_start(std::size_t end) const {
    while (end > 0 && !events_.is_move(end - 1)) --end;
    return end > 0 ? end - 1 : 0;
}

Result<std::span<const Change>, IllegalMove> Game::move(Cell from, Cell to, Mover mover) {
    auto change = position_.move(from, to);
    if (!change) return Failure{change.error()};
    events_.cut(done_);
    events_.add_move({from, to});
    note_done(*change);
    last_turn_.clear();
    last_turn_.push_back(std::move(*change));
    ++moves_;
    demo_ = mover == Mover::kComputer && (demo_ || moves_ == 1);
    throw_while_due();
    return last_turn();
}

void Game::undo() {
    require(can_undo());
    const std::size_t start = turn_start(done_);
    while (done_ > start) take_back_last();
    --moves_;
    assisted_ = true;
    // It may have been chosen when the game was over.
    if (shows_preview_) has_shown_preview_ = true;
    show_again(turn_start(done_));
}

std::span<const Change> Game::redo() {
    require(can_redo());
    last_turn_.clear();
    do do_again();
    while (done_ < events_.size() && !events_.is_move(done_));
    ++moves_;
    return last_turn();
}

Preview Game::preview() const {
    if (shows_preview_) return Preview::kOn;
    return has_shown_preview_ ? Preview::kHidden : Preview::kOff;
}

void Game::show_preview(bool shown) {
    const bool shown_before = std::exchange(shows_preview_, shown);
    if (is_over()) return;
    if (shown)
        has_shown_preview_ = true;
    else if (shown_before)
        has_shown_preview_ = has_moves() || can_redo();
}

std::vector<int> Game::next_colours() const {
    return is_over() ? std::vector<int>{} : draw_colours(*start_.seed, position_);
}

GameRecord Game::record() const {
    GameRecord record = start_;
    record.preview = has_shown_preview_ ? preview() : Preview::kOff;
    record.assisted = assisted_;
    record.demo = demo_;
    record.events = events_;
    record.events.cut(done_);
    return record;
}

}  // namespace atom4::lines
