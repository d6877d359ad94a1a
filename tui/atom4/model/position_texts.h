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

// The game in words for those who hear it or feel it: each line says by itself what it is about.

[[nodiscard]] const char* direction_name(Direction direction);

/// The pieces, a line for each row that has any; or those of one row, whose number a person has typed.
[[nodiscard]] std::vector<std::string> board_text(const Position& position, std::string_view row = {});
/// The board as a drawing: a letter for a piece, a dot where one may be placed.
[[nodiscard]] std::vector<std::string> map_text(const Position& position);
/// A cell and what lies around it.
[[nodiscard]] std::string surroundings_text(const Position& position, Cell cell);
/// Where the piece to be played may go.
[[nodiscard]] std::string placeable_text(const Position& position);
/// The round, the score and who plays.
[[nodiscard]] std::string score_text(const Match& match);

// What there is to be understood on a board, for those who hear it or feel it: short lines, one fact a line, the most
// important one first.

/// A cell, what lies around it, and what lies behind the white and the black pieces there.
[[nodiscard]] std::vector<std::string> near_text(const Position& position, Cell cell);

/// What the piece to be played would do there, neighbour by neighbour with the reason, and what that means for the rows
/// of both; of a piece that lies there, how it came to its colour by these plies; else why none may go there.
[[nodiscard]] std::vector<std::string> why_text(const Position& position, Cell cell, std::span<const Reaction> plies);

/// Where four are near: places where the next pieces of either player would make them, then rows of two and more.
[[nodiscard]] std::vector<std::string> rows_text(const Position& position);

/// The wheel, and where on it the round stands.
[[nodiscard]] std::vector<std::string> wheel_text(const Position& position);

/// As many of the moves as can be kept in mind.
[[nodiscard]] std::vector<Cell> first_cells(const MoveLine& line);

/// What an analysis of that position has found: who stands better, then the best moves, a line for each.
[[nodiscard]] std::vector<std::string> report_text(const Position& position, const SearchReport& report);

}  // namespace atom4::tui
