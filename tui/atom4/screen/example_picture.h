// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/handbook.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Returns the size of the example on a page of that width: its board and, if a piece is played, the board after the
/// move, beside or below it.
[[nodiscard]] Extent extent_of(const Example& example, int width);

/// Draws the example with its upper left corner at `place`.
void draw_example(Grid& grid, Place place, const Example& example, const UiState& look, int width,
                  Capabilities capabilities);

}  // namespace atom4::tui
