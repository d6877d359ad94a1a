// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/board/layout.h"
#include "tui/atom4/puzzles/puzzle_table.h"
#include "tui/atom4/screen/screen.h"

namespace atom4::tui {

/// Where the board of the puzzle stands on a screen of that size: below the heading and the task, above what was said.
[[nodiscard]] Layout puzzle_layout(const PuzzleTable& table, Extent extent);

/// The puzzle or what was solved, as data.
[[nodiscard]] Screen build_puzzle_screen(const PuzzleTable& table, Extent extent, Capabilities capabilities);

}  // namespace atom4::tui
