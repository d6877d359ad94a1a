// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/atom4/position.h"
#include "core/match/record.h"
#include "core/match/seat.h"

namespace atom4 {

/// What a match is played with.
struct MatchSetup {
    BoardSize size;
    ByPlayer<Seat> seats;

    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// Why a player's move was not taken.
enum class Refusal : std::uint8_t {
    kOffBoard,
    kOccupied,
    kNoAdjacentPair,
    kRoundOver,
    kComputersTurn,
};

/// What has just happened in the match; the match is already in the new state when a listener hears of it.
struct MatchEvent {
    enum class Kind : std::uint8_t {
        kPlayed,        ///< reaction: what the placement did
        kUndone,        ///< reaction: what was taken back; one event a ply
        kRedone,        ///< reaction: what the placement did again; one event a ply
        kRoundStarted,  ///< a new round of the same match
        kMatchStarted,  ///< another match: a new one, or one read from a record
        kSeatsChanged,
    };
    Kind kind;
    std::optional<Reaction> reaction;
};

/// A match in play, whoever shows it: rounds with the rotating start (rules, "Rounds"), score, seats, undo and redo.
///
/// A change is announced to every listener, once, after it happened. Whoever computes a move aside notes generation()
/// and hands the answer to answer(), which drops it when the position has changed meanwhile.
class Match {
public:
    using Listener = std::function<void(const MatchEvent&)>;

    explicit Match(MatchSetup setup = {});
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    void subscribe(Listener listener) { listeners_.push_back(std::move(listener)); }

    /// Leaves what is in play for the first round of a new match.
    void start(MatchSetup setup);
    /// Leaves what is in play for the recorded match, at the end of its last round. There must be a record.
    void restore(std::vector<GameRecord> records);
    /// The match so far, one record a round; moves that were undone are not in it.
    [[nodiscard]] std::vector<GameRecord> records() const;

    [[nodiscard]] const MatchSetup& setup() const { return setup_; }
    /// Changes who plays, from the next move on.
    void set_seats(ByPlayer<Seat> seats);

    /// The position on the board.
    [[nodiscard]] const Position& position() const { return position_; }
    /// The number of the round in play, from 1.
    [[nodiscard]] int round() const { return rounds_.back().round; }
    /// Rounds won so far, the one on the board included.
    [[nodiscard]] ByPlayer<int> score() const;
    /// The plies on the board, first one first.
    [[nodiscard]] std::span<const Reaction> plies() const { return plies_; }
    /// The ply that led to the position on the board.
    [[nodiscard]] const Reaction* last_ply() const { return plies_.empty() ? nullptr : &plies_.back(); }
    /// Whether anything has been played that a player would miss.
    [[nodiscard]] bool is_fresh() const { return rounds_.size() == 1 && rounds_.front().moves.empty(); }

    /// The seat to move; nothing when the round is over.
    [[nodiscard]] const Seat* seat_to_move() const;
    [[nodiscard]] bool is_computers_turn() const;

    /// A move of the person to move. A refused move changes nothing.
    Result<Reaction, Refusal> play(Cell cell);
    /// The computer's move for the position of that generation; false, and nothing happens, if it is no longer on the
    /// board or the move is not the computer's to make.
    bool answer(std::uint64_t generation, Cell cell);
    /// Counts every change of the position on the board, and of who plays it.
    [[nodiscard]] std::uint64_t generation() const { return generation_; }

    [[nodiscard]] int undoable_plies() const { return static_cast<int>(plies_.size()); }
    [[nodiscard]] int redoable_plies() const;
    /// Takes back or replays that many plies of the round, or as many as there are; returns how many.
    int undo(int plies);
    int redo(int plies);
    /// As a player expects: back, or on, to where a person is to move (against the computer, usually a pair of plies).
    /// With nobody but computers, one ply. Returns the number of plies; 0 if there is no such position to go back to.
    int undo_turn();
    int redo_turn();
    [[nodiscard]] bool can_undo_turn() const { return plies_of_undo_turn() > 0; }
    [[nodiscard]] bool can_redo_turn() const { return redoable_plies() > 0; }

    /// Starts the next round when this one is over; false otherwise.
    bool next_round();

private:
    [[nodiscard]] int plies_of_undo_turn() const;
    [[nodiscard]] bool is_persons_turn_after(int plies) const;
    Reaction make(Cell cell);
    void show_round(std::size_t plies);
    void announce(MatchEvent::Kind kind, std::optional<Reaction> reaction = std::nullopt);

    MatchSetup setup_;
    // One record a round, the last one in play; its moves past plies_ are those that redo plays again.
    std::vector<GameRecord> rounds_;
    Position position_;
    std::vector<Reaction> plies_;
    std::uint64_t generation_ = 0;
    std::vector<Listener> listeners_;
};

}  // namespace atom4
