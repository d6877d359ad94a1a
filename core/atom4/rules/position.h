// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/atom4/rules/cell_sets.h"
#include "core/atom4/rules/colour.h"
#include "core/atom4/rules/lattice.h"
#include "core/atom4/rules/reaction.h"
#include "core/base/result.h"

namespace atom4 {

enum class IllegalMove : std::uint8_t {
    kOffBoard,
    kOccupied,
    kNoAdjacentPair,  ///< fewer than two neighbours, or no two that are adjacent to each other
    kRoundOver,
};

enum class Outcome : std::uint8_t { kOngoing, kFirstWins, kSecondWins, kStalemate };

constexpr std::optional<Player> winner(Outcome outcome) {
    if (outcome == Outcome::kFirstWins) return Player::kFirst;
    if (outcome == Outcome::kSecondWins) return Player::kSecond;
    return std::nullopt;
}
constexpr Outcome win_of(Player player) {
    return player == Player::kFirst ? Outcome::kFirstWins : Outcome::kSecondWins;
}

/// Pieces on a board that need not be a valid position.
struct Setup {
    BoardSize size;
    std::vector<std::pair<Cell, Colour>> pieces;
    Colour to_play = Colour::kRed;
};

enum class SetupError : std::uint8_t {
    kBadSize,
    kPieceOffBoard,
    kTwoPiecesOnACell,
    kToPlayNotOnWheel,
    kBothPlayersHaveWon,
};

/// A position of one round: the board, the colour to be played, and whether the round is decided. A plain value; equal
/// positions have equal boards, colours to play and hashes. Rules: "Atom-4", sections Legal move, Reaction, Win.
class Position {
public:
    /// The start of the round whose first piece is `start` (rules, "Rounds"). The size must be valid and the
    /// colour on the wheel.
    explicit Position(BoardSize size = {}, Colour start = Colour::kRed);

    /// Accepts any pieces on a board of valid size, with `min_side` rows and columns at least, unless both players have
    /// a row of four. A row of four on the board decides the round for its owner.
    static Result<Position, SetupError> from_setup(const Setup& setup, int min_side = BoardSize::kMin);

    [[nodiscard]] BoardSize size() const { return size_; }
    /// The wheel colour to be played now; it also determines the player to move.
    [[nodiscard]] Colour to_play() const { return to_play_; }
    [[nodiscard]] Player mover() const { return player_of(to_play_); }
    /// The piece on the cell, if there is one. The cell must be on the board.
    [[nodiscard]] std::optional<Colour> at(Cell cell) const;
    [[nodiscard]] int piece_count() const { return piece_count_; }
    /// Returns where play() or play_legal() last placed a piece; std::nullopt if unknown: at the start, in a set-up
    /// position, and after undo(). Not part of equality.
    [[nodiscard]] std::optional<Cell> last_placed() const {
        return last_placed_ == Cell() ? std::nullopt : std::optional(last_placed_);
    }

    [[nodiscard]] Outcome outcome() const {
        if (winner_) return win_of(*winner_);
        return frontier_.size() == 0 ? Outcome::kStalemate : Outcome::kOngoing;
    }
    [[nodiscard]] bool is_over() const { return outcome() != Outcome::kOngoing; }

    /// The cells where the next piece may go, in no particular order; empty when the round is over. Valid until the
    /// position changes.
    [[nodiscard]] std::span<const Cell> legal_moves() const {
        return winner_ ? std::span<const Cell>() : frontier_.cells();
    }
    /// Returns why the next piece cannot be placed there; std::nullopt if it can.
    [[nodiscard]] std::optional<IllegalMove> why_illegal(Cell cell) const;
    [[nodiscard]] bool is_legal(Cell cell) const { return !why_illegal(cell); }

    /// Places the piece to be played. An illegal move leaves the position as it was.
    Result<Reaction, IllegalMove> play(Cell cell);
    /// The same for a move known to be legal; for searches.
    Reaction play_legal(Cell cell);
    /// Undoes `reaction`, which must be the last one played and not undone.
    void undo(const Reaction& reaction);

    /// The first half of a move: places the piece on the legal cell and lets it react, but does not update the legal
    /// moves, the turn, the hash or the outcome, even if the reaction wins. Until complete() completes the move or
    /// lift() undoes it, only contents() and at(), and wins after this placement, may be asked for: all that a search
    /// needs for a move that it does not search deeper.
    [[nodiscard]] Reaction lay(Cell cell);
    void complete(Reaction& reaction);
    void lift(const Reaction& reaction);

    /// Returns the smallest cell where a piece of that wheel colour would complete a row for its player, regardless of
    /// who is to move: with to_play() a win in one, with the next colour a threat of the opponent.
    [[nodiscard]] std::optional<Cell> find_win(Colour played) const;
    /// Returns what find_win() finds for the opponent after `last`, the last placement, if it found nothing before it;
    /// for a fraction of the cost. A placement never turns a piece to the opponent's goal colour, or to the colour that
    /// their next piece turns to that: it can only help the opponent by opening a cell.
    [[nodiscard]] std::optional<Cell> find_opened_win(const Reaction& last) const;
    /// Returns the cells of which find_win() returns the smallest, but at most Wins::kMax; see Wins::complete().
    [[nodiscard]] Wins find_wins(Colour played) const;
    /// The same as find_opened_win(), but with `before`, the wins of the opponent's colour before the placement.
    [[nodiscard]] std::optional<Cell> find_win_behind(const Reaction& last, const Wins& before) const;
    /// Returns whether the player of `last`, the last placement, could win with their next colour if they moved again;
    /// `before` are the wins of that colour before the placement. Costs a fraction of find_win(). A placement never
    /// turns pieces of its player's goal colour, or of the colour that their next piece turns to that: it can only cost
    /// them the cell itself.
    [[nodiscard]] bool threatens_behind(const Reaction& last, const Wins& before) const;

    /// Passes the turn without a placement, and undoes that. Not a move of the game: searches use it to see what the
    /// opponent would do next.
    void pass();
    void unpass();

    /// All pieces that lie in a winning row, in index order; empty unless the round is won.
    [[nodiscard]] std::vector<Cell> winning_cells() const;

    /// Zobrist key of board and colour to play, updated by play and undo.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// The same key calculated from scratch; tests compare the two.
    [[nodiscard]] std::uint64_t computed_hash() const;

    /// The contents of a cell, or of a neighbour of one, as a number: lights() of the piece, or one of these.
    static constexpr std::uint8_t kEmpty = 8;
    static constexpr std::uint8_t kOutside = 9;
    [[nodiscard]] std::uint8_t contents(Cell cell) const { return contents_[index_of(cell)]; }

    friend bool operator==(const Position& a, const Position& b);

private:
    explicit Position(BoardSize size, Colour to_play, std::nullptr_t);
    void put(Cell cell, Colour colour);
    void take_place(std::size_t index, std::uint8_t colour);
    [[nodiscard]] bool is_placeable(std::size_t index) const;
    void set_to_play(Colour colour);

    // Rows of four.
    [[nodiscard]] bool row_over(std::size_t index, std::uint8_t goal) const;
    [[nodiscard]] bool completes_row(const Reaction& reaction) const;
    [[nodiscard]] bool has_row(Player player) const;
    [[nodiscard]] std::size_t reached_from(std::size_t index, std::size_t step, std::uint8_t goal) const;
    template <class Visit>
    void for_each_win(Colour played, const Visit& visit) const;
    template <class Visit>
    void for_each_filling(std::size_t first, std::size_t axis, std::uint8_t goal, const Visit& visit) const;
    [[nodiscard]] bool would_win(std::size_t index, Colour played) const;
    [[nodiscard]] bool wins_once_opened(std::size_t index, Colour played) const;
    [[nodiscard]] bool fills_row_over(std::size_t index, Colour played) const;
    [[nodiscard]] bool fills_row_through(std::size_t index, Colour played) const;

    // In around_: the cell itself holds a piece or is outside the board.
    static constexpr std::uint8_t kTaken = 64;

    BoardSize size_;
    Colour to_play_;
    std::optional<Player> winner_;
    std::uint16_t piece_count_ = 0;
    Cell last_placed_;
    std::uint64_t hash_ = 0;
    std::array<std::uint8_t, Cell::kIndexCount> contents_;
    // Bit d is set if the neighbour in direction d holds a piece; also kTaken.
    std::array<std::uint8_t, Cell::kIndexCount> around_;
    Frontier frontier_;
    Bitboards bitboards_;  // the same pieces, for find_win()
};

}  // namespace atom4
