// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Prints the value of a position with best play, or of the positions after some of its moves.
[[nodiscard]] int run_solve(const SolveArguments& arguments);

/// Carries out the arguments, the program's name first, on standard input, output and error; returns the exit status.
/// Works with less memory or fewer threads if possible, or reports that they are missing; throws nothing.
[[nodiscard]] int run(std::span<const char* const> arguments) noexcept;

/// Plays two settings against each other, and prints each game and the totals.
[[nodiscard]] int run_match(MatchArguments arguments);

/// Sums up the output of several run_match().
[[nodiscard]] int run_merge(const MergeArguments& arguments);

/// Prints puzzles, proves them, measures their difficulty, or makes new ones.
[[nodiscard]] int run_puzzles(const PuzzlesArguments& arguments);

/// Prints for each move of a record its value, the best move, and whether it was a mistake.
[[nodiscard]] int run_review(const ReviewArguments& arguments);

}  // namespace atom4
