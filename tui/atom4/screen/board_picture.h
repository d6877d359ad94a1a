// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/layout.h"
#include "tui/atom4/screen/scene.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Draws what is on the lattice, with pieces as balls, as round and as shaded as the terminal's blocks and colours
/// allow.
void draw_pieces_as_picture(Grid& grid, const Layout& layout, const Scene& scene);

}  // namespace atom4::tui
