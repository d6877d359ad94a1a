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
    kWin,     ///< a row of four with his last move, whatever the other does
    kDefend,  ///< the one move that does not lose
};

/// How the engine fares with a puzzle.
struct PuzzleDifficulty {
    int level = 0;            ///< the lowest level that mostly plays the first move, as does each above it
    int depth = 0;            ///< plies at which an unhurried search settles on that move
    std::uint64_t nodes = 0;  ///< positions that it has looked at by then

    friend bool operator==(const PuzzleDifficulty&, const PuzzleDifficulty&) = default;
};

/// A position with something to be found in it, and a way to find it. What makes it sound is in puzzle_prover.h.
struct Puzzle {
    static constexpr int kMostMoves = 9;

    std::string id;  ///< a word of small letters, digits and '-'
    PuzzleKind kind = PuzzleKind::kWin;
    int moves = 1;  ///< of the solver's side
    Position position;
    std::vector<Cell> line;  ///< the solution, with the strongest answers; it begins and ends with the solver's move
    std::optional<PuzzleDifficulty> difficulty;  ///< if it has been measured

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// "win" or "defend".
[[nodiscard]] std::string_view to_text(PuzzleKind kind);

/// The puzzle in a line, `ID KIND N POSITION ; MOVES`, without its difficulty.
[[nodiscard]] std::string to_text(const Puzzle& puzzle);
/// The same with the difficulty behind it, if there is one: ` ; level L depth D nodes K`.
[[nodiscard]] std::string to_data_text(const Puzzle& puzzle);

/// Whether the text can be the id of a puzzle.
[[nodiscard]] bool is_puzzle_id(std::string_view text);

/// Reads exactly what either of them writes: moves that are legal one after the other, and at most 2 N - 1. Whether the
/// puzzle is sound is another question.
[[nodiscard]] std::optional<Puzzle> parse_puzzle(std::string_view line);

/// What the pieces of a position show, whatever the board: the same text for two positions if and only if one becomes
/// the other by turning, mirroring and shifting the lattice and by the two symmetries of the colours (rules, "Two
/// symmetries"), by which every mover plays red.
[[nodiscard]] std::string canonical_pattern(const Position& position);

/// The first line that is no puzzle, or whose id was there before; from 1.
struct PuzzleSetError {
    int line;
};

/// Reads puzzles, one a line, as to_data_text() writes them; empty lines and those that begin with '#' say nothing.
[[nodiscard]] Result<std::vector<Puzzle>, PuzzleSetError> parse_puzzles(std::string_view text);

/// The puzzles that the programs come with, all with a difficulty, ordered by kind, length and, as first
/// measured, difficulty.
[[nodiscard]] const std::vector<Puzzle>& shipped_puzzles();

/// The one of that id, or nothing.
[[nodiscard]] const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id);
/// The same among the shipped ones, at once.
[[nodiscard]] const Puzzle* find_shipped_puzzle(std::string_view id);

/// The number of a shipped puzzle, from 1, by which people name it; 0 for any other.
[[nodiscard]] int number_of_puzzle(std::string_view id);
/// The shipped puzzle of that number; nullptr if there is none.
[[nodiscard]] const Puzzle* puzzle_of_number(int number);

/// Of a puzzle of two moves that level 0 solves with a hundred positions.
inline constexpr double kRatingOfEasyPuzzles = 600;
/// Returns the difficulty on the scale of rating_of_level(): a player of this rating solves it half of the time.
/// Average if it was not measured.
[[nodiscard]] Rating rating_of_puzzle(const Puzzle& puzzle);

/// The puzzle of a day, as today() writes it: the same everywhere, another one the day after, and each of them once
/// before any comes again.
[[nodiscard]] const Puzzle& puzzle_of_day(std::span<const Puzzle> puzzles, std::string_view date);

/// Converts between dates as today() writes them and days since 1 January 1970; std::nullopt for an invalid date.
[[nodiscard]] std::optional<int> day_number(std::string_view text);
[[nodiscard]] std::string date_of_day(int number);

}  // namespace atom4
