// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/lines/board.h"

namespace atom4::lines {

/// What comes next: new chips (a throw), a move of the player, or nothing. The game is over when the new chips have no
/// room, the board is full, or it is empty and no chips are added.
enum class Turn : std::uint8_t { kThrow, kMove, kOver };

enum class IllegalThrow : std::uint8_t {
    kNotDue,  ///< it is the player's move
    kGameOver,
    kWrongNumber,
    kOffBoard,
    kTaken,  ///< there is a chip already, or two new chips are on one cell
    kNoSuchColour,
};

enum class IllegalMove : std::uint8_t {
    kNotDue,  ///< new chips are due first
    kGameOver,
    kOffBoard,
    kNoChip,  ///< there is nothing to move
    kTaken,   ///< there is a chip on the target cell
    kNoPath,
};

/// The effect of new chips or a move, in the order to show: the path of the chip or the new chips, then the cleared
/// ones. Views animate from it; Position::undo reverses it.
struct Change {
    std::vector<Cell> path;     ///< of the moved chip, both ends included; empty for a throw
    std::vector<Chip> thrown;   ///< empty for a move
    std::vector<Chip> removed;  ///< each chip once, row by row
    std::int64_t gained = 0;
    int chain_before = 0;
    Turn turn_before = Turn::kThrow;

    [[nodiscard]] bool is_move() const { return !path.empty(); }
    friend bool operator==(const Change&, const Change&) = default;
};

/// The board with score, chain and what comes next (clines(6), "Rules"). Has no randomness: new chips are passed in.
class Position {
public:
    /// Starts with an empty board, before the first throw. The setup must have no fault.
    explicit Position(const GameSetup& setup);

    [[nodiscard]] const GameSetup& setup() const { return setup_; }
    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] Turn turn() const { return turn_; }
    [[nodiscard]] std::int64_t score() const { return score_; }
    /// Returns the number of consecutive scoring moves. New chips on a board that was cleared do not break the chain.
    [[nodiscard]] int chain() const { return chain_; }
    /// Returns whether the first throw was made.
    [[nodiscard]] bool has_begun() const { return throws_ > 0; }
    /// Returns the number of throws so far.
    [[nodiscard]] int throws() const { return throws_; }
    /// Returns the number of chips in the next throw.
    [[nodiscard]] int next_throw() const { return has_begun() ? setup_.each : setup_.first; }

    /// Adds new chips. The first throw may have any number of them, at least one: records may start from a board in
    /// play.
    [[nodiscard]] Result<Change, IllegalThrow> throw_chips(std::span<const Chip> chips);
    [[nodiscard]] Result<Change, IllegalMove> move(Cell from, Cell to);
    /// Like move(), but the change has only the ends of the path. For simulation.
    [[nodiscard]] Result<Change, IllegalMove> move_unseen(Cell from, Cell to, Flood& flood);
    /// Like move_unseen(), for a move that is known to be legal: does not look for a path.
    Change move_legal(Cell from, Cell to);
    /// Reverses the last change that has not been undone yet.
    void undo(const Change& change);

    friend bool operator==(const Position&, const Position&) = default;

private:
    [[nodiscard]] std::optional<IllegalMove> why_illegal(Cell from, Cell to) const;
    [[nodiscard]] Change make_move(std::vector<Cell> path);
    [[nodiscard]] Change begin_change() const;
    void remove_lines(Change& change, std::span<const Cell> placed, int chain);
    [[nodiscard]] Turn turn_to_throw() const;

    GameSetup setup_;
    Board board_;
    std::int64_t score_ = 0;
    int chain_ = 0;
    int throws_ = 0;
    Turn turn_ = Turn::kThrow;
};

/// Returns the colours of the next throw, independent and uniform. They depend on the seed and on the number of throws
/// so far, not on the board, so that a preview stays correct whatever the player moves.
[[nodiscard]] std::vector<int> draw_colours(std::uint64_t seed, const Position& position);

/// Returns the next throw: those colours, on distinct free cells picked uniformly. A throw must be due.
[[nodiscard]] std::vector<Chip> draw_throw(std::uint64_t seed, const Position& position);

}  // namespace atom4::lines
