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

/// A prover for the puzzles of mistakes: a defence is told from what loses no further than that takes, since a round's
/// board is larger than a puzzle's. A question takes it a moment at most. Throws std::bad_alloc.
[[nodiscard]] PuzzleProver mistake_prover();

/// What a reviewed move of a round overlooked, as a puzzle without an id: a forced win in a few moves, or the defence
/// against one. Nothing where there was no such mistake, or it cannot be proved within the prover's budget. `before` is
/// the position that the move was played in.
[[nodiscard]] std::optional<Puzzle> puzzle_of_mistake(PuzzleProver& prover, const Position& before,
                                                      const ReviewedMove& move);

/// Whether any of the moves is a mistake of that kind, proved or not.
[[nodiscard]] bool offers_puzzle(std::span<const ReviewedMove> moves);

/// All those of a round, from its first position on; `only` one of its moves, counted from 0, where that is given.
/// Ends soon after a request to stop.
[[nodiscard]] std::vector<Puzzle> puzzles_of_mistakes(Position position, std::span<const ReviewedMove> moves,
                                                      std::optional<std::size_t> only = {}, std::stop_token stop = {});

/// A round's mistakes that are to become puzzles of somebody's own; `only` one of them where it is given.
struct MistakesQuestion {
    Position start;
    std::vector<ReviewedMove> moves;
    std::optional<std::size_t> only = {};
};

struct KeptMistakes {
    bool one = false;     ///< a single one was asked for
    int added = 0;        ///< how many puzzles are new
    std::size_t due = 0;  ///< of all of one's own
    std::optional<SystemError> trouble = {};
};

using MistakesTask = AsyncTask<MistakesQuestion, KeptMistakes>;

/// Proves what can be proved, which may take seconds, and keeps it. What is stopped keeps nothing.
void keep_mistakes(const MistakesTask::Job& job);

}  // namespace atom4
