// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/game/match.h"

namespace atom4::tui {

// The game in words, for speech and braille: each line can be understood by itself.

[[nodiscard]] const char* direction_name(Direction direction);

/// Returns the size of the board and its pieces, one line for each row that has any, and the winning row; or the pieces
/// of one row, given by its number as typed.
[[nodiscard]] std::vector<std::string> board_text(const Position& position, std::string_view row = {});
/// Returns the board as a drawing: letters for pieces; dots for playable cells, unless the round has ended early.
[[nodiscard]] std::vector<std::string> map_text(const Position& position, bool has_dots = true);
/// Returns what is on a cell and around it.
[[nodiscard]] std::string surroundings_text(const Position& position, Cell cell);
/// Returns the cells where the next piece may go.
[[nodiscard]] std::string placeable_text(const Position& position);
/// Returns the round, the score and the players.
[[nodiscard]] std::string score_text(const Match& match);

// Explanations of a position, for speech and braille: short lines, one fact each, the most important first.

/// Returns what is on a cell, around it, and beyond the white and black pieces next to it.
[[nodiscard]] std::vector<std::string> near_text(const Position& position, Cell cell);

/// Returns what placing the next piece there would mean for the rows of both players, and what it would do to each
/// neighbour and why; for an occupied cell, how its piece came to its colour in these plies; else why no piece may go
/// there.
[[nodiscard]] std::vector<std::string> why_text(const Position& position, Cell cell, std::span<const Reaction> plies);

/// Returns where four in a row are near: cells where the next pieces of either player would complete them, then rows of
/// two or more.
[[nodiscard]] std::vector<std::string> rows_text(const Position& position);

/// Returns the colours to come, the wheel, and how its colours mix.
[[nodiscard]] std::vector<std::string> wheel_text(const Position& position);

/// Returns the first moves of the line, at most six: as many as can be kept in mind.
[[nodiscard]] std::vector<Cell> first_cells(const MoveLine& line);

/// Returns the result of an analysis of that position: who is ahead, then the best moves, one line each.
[[nodiscard]] std::vector<std::string> report_text(const Position& position, const SearchReport& report);

}  // namespace atom4::tui
