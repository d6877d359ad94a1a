// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle_trainer.h"

namespace atom4::tui {

// What the terminal says of puzzles besides what all programs say.

/// What a try came to, with what could not be kept.
[[nodiscard]] std::string told_try(const PuzzleTrainer& desk, Cell cell, const PuzzleTry& tried,
                                   const std::string& does);
/// How many mistakes of a round became puzzles, or why none did.
[[nodiscard]] std::string told_kept(const KeptMistakes& kept);

}  // namespace atom4::tui
