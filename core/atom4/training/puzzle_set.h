// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/atom4/rating/glicko.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/result.h"

namespace atom4 {

/// The first line that is no puzzle, or whose id was there before; from 1.
struct PuzzleSetError {
    int line;
};

/// Reads puzzles, one a line, as to_data_text() writes them; empty lines and those that begin with '#' say nothing.
[[nodiscard]] Result<std::vector<Puzzle>, PuzzleSetError> parse_puzzles(std::string_view text);

/// The puzzles that the programs come with, all with a difficulty, ordered by kind, length and difficulty.
[[nodiscard]] const std::vector<Puzzle>& shipped_puzzles();

/// The one of that id, or nothing.
[[nodiscard]] const Puzzle* find_puzzle(std::span<const Puzzle> puzzles, std::string_view id);
/// The same among the shipped ones, at once.
[[nodiscard]] const Puzzle* find_shipped_puzzle(std::string_view id);

/// How hard the engine finds it, on the scale of rating_of_level(): somebody of this strength solves it about every
/// second time. One that was not measured is taken for an average one.
[[nodiscard]] Rating rating_of_puzzle(const Puzzle& puzzle);

/// The puzzle of a day, as today() writes it: the same everywhere, another one the day after, and each of them once
/// before any comes again.
[[nodiscard]] const Puzzle& puzzle_of_day(std::span<const Puzzle> puzzles, std::string_view date);

/// Days since 1 January 1970 of a date as today() writes it, and the date that many days later; nothing where it is no
/// date.
[[nodiscard]] std::optional<int> day_number(std::string_view text);
[[nodiscard]] std::string date_of_day(int number);

}  // namespace atom4
