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

/// Returns the type under which the terminal has the wanted colours, or else the most of them.
[[nodiscard]] std::string best_type(const std::string& type, ColourDepth wanted);

/// Starts colours, as many as are wanted and available; returns how many there are.
[[nodiscard]] ColourDepth start_colours(ColourDepth wanted);
/// Changes the colours of a terminal with eight changeable ones to those of the pieces, except black.
void set_palette_of_8();

/// Draws into the screen of curses. Returns true if the terminal must be cleared first.
[[nodiscard]] bool draw_grid(const Grid& grid, Capabilities capabilities);

}  // namespace atom4::tui
