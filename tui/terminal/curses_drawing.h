// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "tui/common/grid.h"
#include "tui/common/settings.h"

namespace atom4::tui {

// How curses draws a grid: types, colours, glyphs.

/// What the terminal's description says there, once curses has read it; nothing where it says nothing.
[[nodiscard]] const char* capability(const char* name);

/// The type under which the terminal has the colours that are wanted, or more of them than under any other.
[[nodiscard]] std::string best_type(const std::string& type, ColourDepth wanted);

/// Starts colours, as many as are wanted and there are.
[[nodiscard]] ColourDepth start_colours(ColourDepth wanted);
/// Makes eight colours that can be changed those of the pieces.
void set_palette_of_8();

/// Draws it all into curses' own screen. True if what the terminal shows of it is to be forgotten before.
[[nodiscard]] bool draw_grid(const Grid& grid, Capabilities capabilities);

}  // namespace atom4::tui
