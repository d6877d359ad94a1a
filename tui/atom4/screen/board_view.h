// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/layout.h"
#include "tui/atom4/screen/scene.h"
#include "tui/common/grid.h"

namespace atom4::tui {

/// Draws the board with its coordinates: as a picture if the terminal has colours and blocks, else in characters.
void draw_board(Grid& grid, const Layout& layout, const Scene& scene);

/// Returns the lower-case letter of a colour, for a piece that is not on the board yet.
[[nodiscard]] std::string small_letter(Colour colour);

}  // namespace atom4::tui
