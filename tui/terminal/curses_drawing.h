// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "tui/common/grid.h"
#include "tui/common/settings.h"

namespace atom4::tui {

// How curses draws a grid: types, colours, glyphs.

/// Returns a string capability of the terminal, once curses has started; nullptr if it has none.
[[nodiscard]] const char* capability(const char* name);

/// The type under which the terminal has the colours that are wanted, or more of them than under any other.
[[nodiscard]] std::string best_type(const std::string& type, ColourDepth wanted);

/// Starts colours, as many as are wanted and there are.
[[nodiscard]] ColourDepth start_colours(ColourDepth wanted);
/// Makes eight colours that can be changed those of the pieces.
void set_palette_of_8();

/// Draws into the screen of curses. Returns true if the terminal must be cleared first.
[[nodiscard]] bool draw_grid(const Grid& grid, Capabilities capabilities);

}  // namespace atom4::tui
