// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <span>

#include "tui/common/grid.h"

namespace atom4::tui {

/// The column, from the left, in which a curve of so many columns has one of so many values.
[[nodiscard]] int curve_column(std::size_t value, std::size_t count, int cols, Capabilities capabilities);

/// Draws values from 0, at the bottom, to 1 as a curve from left to right, with a line at the half: in dots of braille,
/// in half blocks from the bottom up, or in ASCII. The column of the marked value is reversed.
void draw_curve(Grid& grid, Place place, Extent extent, std::span<const double> values,
                std::optional<std::size_t> marked, Capabilities capabilities);

}  // namespace atom4::tui
