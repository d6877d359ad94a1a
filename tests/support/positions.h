// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position.h"
#include "core/base/random.h"

namespace atom4 {

// How GoogleTest shows our values when an expectation fails.
void PrintTo(Cell cell, std::ostream* out);
void PrintTo(Colour colour, std::ostream* out);
void PrintTo(BoardSize size, std::ostream* out);
void PrintTo(const Change& change, std::ostream* out);
void PrintTo(const Position& position, std::ostream* out);

namespace test {

/// Returns the cell of that name, which must be valid.
[[nodiscard]] Cell cell(std::string_view name);
/// Returns the cells of those names, separated by spaces.
[[nodiscard]] std::vector<Cell> cells(std::string_view names);
/// Returns the colour of that letter, which must be valid.
[[nodiscard]] Colour colour(char letter);
/// Returns the position of that text, which must be valid.
[[nodiscard]] Position position(std::string_view text);

/// Returns a board with the pieces named as in "h8:G i8:P", separated by spaces, and the colour to play.
[[nodiscard]] Setup setup(std::string_view pieces, char to_play, BoardSize size = {});
[[nodiscard]] Position board(std::string_view pieces, char to_play, BoardSize size = {});
/// Returns the setup of a position, from which the position can be made again.
[[nodiscard]] Setup setup_of(const Position& position);

/// Returns the legal moves without their order.
[[nodiscard]] std::set<Cell> legal_set(const Position& position);
/// Returns whether the player to move wins by that placement, or by any; found out by playing it.
[[nodiscard]] bool wins_at(Position position, Cell cell);
[[nodiscard]] bool any_win(const Position& position);
/// Returns a random legal move; the round must be in play.
[[nodiscard]] Cell random_move(const Position& position, Random& random);
/// Returns a random valid size, small ones as often as large ones.
[[nodiscard]] BoardSize random_size(Random& random);
/// Everything about a position that can be seen from outside, the order of the legal moves included.
struct Snapshot {
    std::string text;
    std::vector<Cell> moves;
    std::uint64_t hash;
    Outcome outcome;
    int piece_count;
    std::vector<Cell> winning_cells;
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};
[[nodiscard]] Snapshot snapshot(const Position& position);

/// One game of tests/data/rule-vectors.txt.
struct VectorGame {
    BoardSize size;
    Colour start = Colour::kRed;
    std::string result;
    int plies = 0;
    std::vector<Cell> moves;
    std::vector<std::pair<int, std::string>> positions;  ///< number of plies, and text after them
};
[[nodiscard]] std::vector<VectorGame> load_vector_games();

/// A move that let the opponent win with the next one, although another move would have stopped them.
struct Blunder {
    Position before;
    Cell played;
    Cell wins;
    Cell better;
};
/// Returns those last but one moves of the games that are blunders.
[[nodiscard]] std::vector<Blunder> load_blunders();

}  // namespace test
}  // namespace atom4
