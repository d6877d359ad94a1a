// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/atom4/game/match.h"

namespace atom4::tui {

// The game in words for those who hear it or feel it: each line says by itself what it is about.

[[nodiscard]] const char* direction_name(Direction direction);

/// The pieces, a line for each row that has any.
[[nodiscard]] std::vector<std::string> board_text(const Position& position);
/// The board as a drawing: a letter for a piece, a dot where one may be placed.
[[nodiscard]] std::vector<std::string> map_text(const Position& position);
/// A cell and what lies around it.
[[nodiscard]] std::string surroundings_text(const Position& position, Cell cell);
/// Where the piece to be played may go.
[[nodiscard]] std::string placeable_text(const Position& position);
/// The round, the score and who plays.
[[nodiscard]] std::string score_text(const Match& match);

}  // namespace atom4::tui
