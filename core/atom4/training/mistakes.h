// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/training/puzzle_prover.h"
#include "core/base/async_task.h"
#include "core/storage/files.h"

namespace atom4 {

/// Returns a prover for puzzles of mistakes, with a short horizon, since boards of rounds are larger than those of
/// puzzles. Throws std::bad_alloc.
[[nodiscard]] PuzzleProver mistake_prover();

/// Returns what a reviewed move overlooked as a puzzle without an id: a short forced win, or the defence against one.
/// std::nullopt if there was no such mistake, or it cannot be proved within the budget. `before` is the position before
/// the move.
[[nodiscard]] std::optional<Puzzle> puzzle_of_mistake(PuzzleProver& prover, const Position& before,
                                                      const ReviewedMove& move);

/// Returns whether any of the moves is such a mistake, proved or not.
[[nodiscard]] bool offers_puzzle(std::span<const ReviewedMove> moves);

/// Returns the puzzles of a round, given its first position, or only that of the move `only`, counted from 0. Returns
/// those found so far soon after a request to stop.
[[nodiscard]] std::vector<Puzzle> puzzles_of_mistakes(Position position, std::span<const ReviewedMove> moves,
                                                      std::optional<std::size_t> only = {}, std::stop_token stop = {});

/// The mistakes of a round to turn into puzzles; only the move `only`, if given.
struct MistakesQuestion {
    Position start;
    std::vector<ReviewedMove> moves;
    std::optional<std::size_t> only = {};
};

struct MistakesSaved {
    bool one = false;     ///< only one move was asked for
    int added = 0;        ///< how many puzzles are new
    std::size_t due = 0;  ///< number of the player's own puzzles that are due
    std::optional<SystemError> trouble = {};
};

using MistakesTask = AsyncTask<MistakesQuestion, MistakesSaved>;

/// Turns the mistakes that can be proved into puzzles, which may take seconds, and saves them. Saves nothing if
/// stopped.
void save_mistakes(const MistakesTask::Job& job);

}  // namespace atom4
