// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/game/rating.h"
#include "core/atom4/rules/position.h"
#include "core/base/result.h"

namespace atom4 {

/// What the player to move is asked to find.
enum class PuzzleKind : std::uint8_t {
    kWin,     ///< four in a row with the last move, whatever the opponent does
    kDefend,  ///< the one move that does not lose
};

/// The difficulty of a puzzle for the engine.
struct PuzzleDifficulty {
    int level = 0;            ///< the lowest level that mostly plays the first move, as do all levels above it
    int depth = 0;            ///< depth in plies at which a long search settles on that move
    std::uint64_t nodes = 0;  ///< positions searched by then

    friend bool operator==(const PuzzleDifficulty&, const PuzzleDifficulty&) = default;
};

/// A position with a win or a defence to find, and the solution. puzzle_prover.h defines when it is sound.
struct Puzzle {
    static constexpr int kMaxMoves = 9;

    std::string id;  ///< lower-case letters, digits and '-'
    PuzzleKind kind = PuzzleKind::kWin;
    int moves = 1;  ///< number of the solver's moves
    Position position;
    std::vector<Cell> line;  ///< the solution, with the strongest answers; it begins and ends with the solver's move
    std::optional<PuzzleDifficulty> difficulty;  ///< if it has been measured

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// "win" or "defend".
[[nodiscard]] std::string_view to_text(PuzzleKind kind);

/// Returns the puzzle as a line, `ID KIND N POSITION ; MOVES`, without its difficulty.
[[nodiscard]] std::string to_text(const Puzzle& puzzle);
/// Returns the same line, followed by the difficulty, if there is one: ` ; level L depth D nodes K`.
[[nodiscard]] std::string to_data_text(const Puzzle& puzzle);

/// Returns whether the text can be the id of a puzzle.
[[nodiscard]] bool is_puzzle_id(std::string_view text);

/// Parses exactly what to_text() and to_data_text() write. The moves must be legal one after the other, and an odd
/// number of them, at most 2 N - 1. Does not check that the puzzle is sound.
[[nodiscard]] std::optional<Puzzle> parse_puzzle(std::string_view line);

/// Returns a text for the pieces of a position on a board of any size: the same for two positions if and only if one
/// becomes the other by rotating, mirroring and shifting the lattice and by the two symmetries of the colours (rules,
/// "Two symmetries"), which make red the colour to play.
[[nodiscard]] std::string canonical_pattern(const Position& position);

/// The number, from 1, of the first line that is not a puzzle, or repeats an id.
struct PuzzleSetError {
    int line;
};

/// Parses puzzles, one per line, as to_data_text() writes them. Ignores empty lines and lines that begin with '#'.
[[nodiscard]] Result<std::vector<Puzzle>, PuzzleSetError> parse_puzzles(std::string_view text);

/// Returns the puzzles that the programs come with. All have a difficulty. Ordered by kind, length and, as first
/// measured, difficulty.
[[nodiscard]] const std::vector<Puzzle>& shipped_puzzles();

/// Returns the puzzle with that id, or nullptr.
[[nodiscard]] const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id);
/// Returns the shipped puzzle with that id, or nullptr. Takes constant time after the first call.
[[nodiscard]] const Puzzle* find_shipped_puzzle(std::string_view id);

/// Returns the number of a shipped puzzle, from 1, as shown to players; 0 for any other.
[[nodiscard]] int number_of_puzzle(std::string_view id);
/// Returns the shipped puzzle with that number; nullptr if there is none.
[[nodiscard]] const Puzzle* puzzle_of_number(int number);

/// The rating of a puzzle of one move that level 0 solves with a thousand positions.
inline constexpr double kRatingOfEasyPuzzles = 600;
/// Returns the difficulty on the scale of rating_of_level(): a player of this rating solves it half of the time.
/// Average if it was not measured.
[[nodiscard]] Rating rating_of_puzzle(const Puzzle& puzzle);

/// Returns the puzzle of a date, as today() writes it: the same everywhere. Days since 1970 are grouped into cycles as
/// long as the list, and each puzzle comes once in a cycle. The list must not be empty.
[[nodiscard]] const Puzzle& puzzle_of_day(std::span<const Puzzle> puzzles, std::string_view date);

/// Converts between dates as today() writes them and days since 1 January 1970; std::nullopt for an invalid date.
[[nodiscard]] std::optional<int> day_number(std::string_view text);
[[nodiscard]] std::string date_of_day(int number);

}  // namespace atom4
