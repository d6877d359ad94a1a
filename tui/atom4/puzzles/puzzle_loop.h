// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/puzzle_trainer.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/terminal/input.h"

namespace atom4::tui {

/// Tries puzzles on the terminal until the person leaves them, or `input` has ended. `ui` says how the board
/// looks, and whether nothing moves by itself.
void run_puzzles(Terminal& terminal, Input& input, PuzzleTrainer& desk, const UiState& ui, bool still);

}  // namespace atom4::tui
