// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/atom4/training/puzzle_run.h"
#include "core/base/async_task.h"

namespace atom4 {

/// What somebody at a puzzle asks that may take a while to prove. Whoever works at it uses the run's prover meanwhile,
/// so nobody else may ask that run, or another one with the same prover, before the answer.
struct PuzzleQuestion {
    enum class Kind : std::uint8_t { kTry, kHint, kSolution };
    Kind kind = Kind::kTry;
    PuzzleRun run;
    Cell cell = {};  ///< of a try
};

struct PuzzleAnswer {
    PuzzleQuestion::Kind kind;
    PuzzleRun run;                 ///< as it is afterwards
    Cell cell;                     ///< of a try
    PuzzleTry tried = {};          ///< what it came to
    std::vector<Cell> cells = {};  ///< of a hint or the solution
};

/// Answers once. A question that nobody wants to know any more before it is taken up is left alone.
void think_about_puzzle(const Inquiry<PuzzleQuestion, PuzzleAnswer>::Task& task);

}  // namespace atom4
