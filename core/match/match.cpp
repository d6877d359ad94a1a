// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/match/match.h"

#include <algorithm>

#include "core/atom4/outside.h"

namespace atom4 {
namespace {

GameRecord first_round(const MatchSetup& setup) {
    GameRecord record;
    record.date = today();
    record.seats = setup.seats;
    record.size = setup.size;
    return record;
}

constexpr Refusal refusal_of(IllegalMove reason) {
    switch (reason) {
        case IllegalMove::kOffBoard: return Refusal::kOffBoard;
        case IllegalMove::kOccupied: return Refusal::kOccupied;
        case IllegalMove::kNoAdjacentPair: return Refusal::kNoAdjacentPair;
        case IllegalMove::kRoundOver: break;
    }
    return Refusal::kRoundOver;
}

}  // namespace

Match::Match(MatchSetup setup) : setup_(std::move(setup)), rounds_{first_round(setup_)}, position_(setup_.size) {}

void Match::announce(MatchEvent::Kind kind, std::optional<Reaction> reaction) {
    for (const Listener& listener : listeners_) listener({kind, reaction});
}

// Puts the last round on the board as it was after that many plies.
void Match::show_round(std::size_t plies) {
    const GameRecord& round = rounds_.back();
    position_ = Position(round.size, round.start);
    plies_.clear();
    for (std::size_t ply = 0; ply < plies; ++ply) plies_.push_back(position_.play_legal(round.moves[ply].cell));
    ++generation_;
}

void Match::start(MatchSetup setup) {
    setup_ = std::move(setup);
    rounds_ = {first_round(setup_)};
    show_round(0);
    announce(MatchEvent::Kind::kMatchStarted);
}

void Match::restore(std::vector<GameRecord> records) {
    require(!records.empty());
    rounds_ = std::move(records);
    setup_ = {rounds_.back().size, rounds_.back().seats};
    show_round(rounds_.back().moves.size());
    announce(MatchEvent::Kind::kMatchStarted);
}

std::vector<GameRecord> Match::records() const {
    std::vector<GameRecord> records = rounds_;
    records.back().moves.resize(plies_.size());
    return records;
}

void Match::set_seats(ByPlayer<Seat> seats) {
    setup_.seats = seats;
    rounds_.back().seats = std::move(seats);
    ++generation_;  // an answer of the opponent that was is not the one to wait for
    announce(MatchEvent::Kind::kSeatsChanged);
}

ByPlayer<int> Match::score() const {
    ByPlayer<int> score(0, 0);
    const auto count = [&](Outcome outcome) {
        if (const auto player = winner(outcome)) ++score[*player];
    };
    for (std::size_t i = 0; i + 1 < rounds_.size(); ++i) count(replay(rounds_[i]).outcome());
    count(position_.outcome());
    return score;
}

const Seat* Match::seat_to_move() const {
    return position_.is_over() ? nullptr : &setup_.seats[position_.mover()];
}

bool Match::is_computers_turn() const {
    const Seat* seat = seat_to_move();
    return seat != nullptr && seat->is_computer();
}

Reaction Match::make(Cell cell) {
    auto& moves = rounds_.back().moves;
    // Playing again what was taken back keeps what followed it; another move replaces it.
    const bool same_again = plies_.size() < moves.size() && moves[plies_.size()].cell == cell;
    if (!same_again) {
        moves.resize(plies_.size());
        moves.push_back({cell, {}});
    }
    const Reaction reaction = position_.play_legal(cell);
    plies_.push_back(reaction);
    ++generation_;
    return reaction;
}

Result<Reaction, Refusal> Match::play(Cell cell) {
    if (is_computers_turn()) return Failure{Refusal::kComputersTurn};
    if (const auto reason = position_.why_illegal(cell)) return Failure{refusal_of(*reason)};
    const Reaction reaction = make(cell);
    announce(MatchEvent::Kind::kPlayed, reaction);
    return reaction;
}

bool Match::answer(std::uint64_t generation, Cell cell) {
    if (generation != generation_ || !is_computers_turn() || !position_.is_legal(cell)) return false;
    announce(MatchEvent::Kind::kPlayed, make(cell));
    return true;
}

int Match::redoable_plies() const {
    return static_cast<int>(rounds_.back().moves.size() - plies_.size());
}

int Match::undo(int plies) {
    const int count = std::clamp(plies, 0, undoable_plies());
    for (int i = 0; i < count; ++i) {
        const Reaction last = plies_.back();
        plies_.pop_back();
        position_.undo(last);
        ++generation_;
        announce(MatchEvent::Kind::kUndone, last);
    }
    return count;
}

int Match::redo(int plies) {
    const int count = std::clamp(plies, 0, redoable_plies());
    for (int i = 0; i < count; ++i) {
        const Reaction again = make(rounds_.back().moves[plies_.size()].cell);
        announce(MatchEvent::Kind::kRedone, again);
    }
    return count;
}

bool Match::is_persons_turn_after(int plies) const {
    const Colour to_play = next_on_wheel(rounds_.back().start, plies);
    return !setup_.seats[player_of(to_play)].is_computer();
}

int Match::plies_of_undo_turn() const {
    const int now = undoable_plies();
    const bool any_person = !setup_.seats[Player::kFirst].is_computer() || !setup_.seats[Player::kSecond].is_computer();
    if (!any_person) return std::min(now, 1);
    for (int plies = now - 1; plies >= 0; --plies)
        if (is_persons_turn_after(plies)) return now - plies;
    return 0;
}

int Match::undo_turn() {
    return undo(plies_of_undo_turn());
}

int Match::redo_turn() {
    const int now = undoable_plies();
    const int most = redoable_plies();
    int plies = std::min(most, 1);
    while (plies < most && !is_persons_turn_after(now + plies)) ++plies;
    return redo(plies);
}

bool Match::next_round() {
    if (!position_.is_over()) return false;
    const GameRecord& last = rounds_.back();
    GameRecord next = first_round(setup_);
    next.round = last.round + 1;
    next.start = next_on_wheel(last.start);
    rounds_.push_back(std::move(next));
    show_round(0);
    announce(MatchEvent::Kind::kRoundStarted);
    return true;
}

}  // namespace atom4
