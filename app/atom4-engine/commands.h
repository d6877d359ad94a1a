// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>

#include "app/atom4-engine/arguments.h"

namespace atom4 {

/// Prints the value of a position with best play, or of the positions after some of its moves.
[[nodiscard]] int run_solve(const SolveArguments& arguments);

/// Does what the arguments ask for, the program's name first, on standard input, output and error; returns the exit
/// status. What the system does not give, memory or threads, is done without, or said: nothing is thrown.
[[nodiscard]] int run(std::span<const char* const> arguments) noexcept;

/// Plays two settings against each other, and prints each game and the totals.
[[nodiscard]] int run_match(MatchArguments arguments);

/// Sums up what several run_match have told.
[[nodiscard]] int run_merge(const MergeArguments& arguments);

/// Prints puzzles, proves them, makes new ones, or puts together what several runs have made.
[[nodiscard]] int run_puzzles(const PuzzlesArguments& arguments);

/// Prints for each move of a record its value, the best move, and whether it was a mistake.
[[nodiscard]] int run_review(const ReviewArguments& arguments);

}  // namespace atom4
