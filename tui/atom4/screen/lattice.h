// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/layout.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Draws the paper, the board's background, and the lines of the lattice on it, through the middle of characters, so
/// that lines join; with up to 16 colours only the vertices. The smallest cells have no room for the diagonals.
void draw_lattice(Grid& grid, const Layout& layout, BoardSize size, Capabilities capabilities);

}  // namespace atom4::tui
