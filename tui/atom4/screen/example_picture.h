// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/handbook.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// How much room the example takes on a page of that width: its board, and where a piece is played the board after it,
/// beside it or below.
[[nodiscard]] Extent extent_of(const Example& example, int width);

/// Draws it there.
void draw_example(Grid& grid, Place place, const Example& example, const UiState& look, int width,
                  Capabilities capabilities);

}  // namespace atom4::tui
