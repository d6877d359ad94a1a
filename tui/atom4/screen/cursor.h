// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/rules/position.h"

namespace atom4::tui {

/// Steps of the cursor. Up and down stay in the column of the letter, so that they undo each other; the diagonals are
/// steps to a neighbour on the lattice.
enum class CursorStep : std::uint8_t { kUp, kDown, kLeft, kRight, kNorthWest, kNorthEast, kSouthWest, kSouthEast };

/// Returns the cell one step away; the same cell at the edge.
[[nodiscard]] Cell step_cursor(Cell cursor, CursorStep step, BoardSize size);

/// Returns the next or previous legal cell in reading order, cyclically; std::nullopt if there is none.
[[nodiscard]] std::optional<Cell> next_legal(const Position& position, Cell from, bool forward);

/// Returns where the cursor starts: the legal cell nearest to the middle, or the middle itself.
[[nodiscard]] Cell first_cursor(const Position& position);
/// The same, but never one of the cells, so as not to give a solution away: on a piece if there is no other legal cell.
[[nodiscard]] Cell first_cursor_beside(const Position& position, std::span<const Cell> cells);

}  // namespace atom4::tui
