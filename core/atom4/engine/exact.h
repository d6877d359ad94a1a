// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/atom4/engine/search.h"
#include "core/atom4/engine/solver.h"

namespace atom4 {

/// What the solver knows of a position, as a score of its mover; nothing where it does not know.
[[nodiscard]] std::optional<Score> exact_score(const Solution& solution);

/// A score of the player to move as one of the player who has just moved, a ply before.
[[nodiscard]] Score seen_from_before(Score score);

/// A solver of its own, with so much memory at most; none where there is not so much.
[[nodiscard]] std::unique_ptr<Solver> make_solver(std::size_t mebibytes);

/// The fewer are left, the better a solver's chances: tests/strength/README.md has the shares.
[[nodiscard]] int empty_cells(const Position& position);

/// What is known for certain of a position, told as a search tells it, with the best of the moves that `guessed` has
/// found where several are as good. Nothing if the value of the position is not known within the limits, or not so many
/// lines; lines after the first may be guessed ones. The round must be in play.
[[nodiscard]] std::optional<SearchReport> exact_report(Solver& solver, const Position& position, int lines,
                                                       const SearchReport& guessed, const SolveLimits& limits,
                                                       std::stop_token stop = {});

}  // namespace atom4
