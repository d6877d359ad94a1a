// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/rules/position.h"

namespace atom4::tui {

/// Where a key leads the cursor. Up and down keep to the column letter, so that they undo each other; the diagonals are
/// steps to a neighbour on the lattice.
enum class CursorStep : std::uint8_t { kUp, kDown, kLeft, kRight, kNorthWest, kNorthEast, kSouthWest, kSouthEast };

/// The cell one step on; the same cell at the edge.
[[nodiscard]] Cell step_cursor(Cell cursor, CursorStep step, BoardSize size);

/// Returns the next or previous legal cell in reading order, cyclically; std::nullopt if there is none.
[[nodiscard]] std::optional<Cell> next_legal(const Position& position, Cell from, bool forward);

/// Where the cursor begins: the legal cell nearest to the middle, or the middle itself.
[[nodiscard]] Cell first_cursor(const Position& position);
/// The same, but where none of the cells is: on a piece if need be, so that a place is to be looked for.
[[nodiscard]] Cell first_cursor_beside(const Position& position, std::span<const Cell> cells);

}  // namespace atom4::tui
