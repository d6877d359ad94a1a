// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/layout.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Draws the paper and the lines of the lattice on it, where the layout has the board: through the middles of places,
/// so that lines meet from place to place. On the smallest cells there is room for the vertices alone.
void draw_lattice(Grid& grid, const Layout& layout, BoardSize size, Capabilities capabilities);

}  // namespace atom4::tui
