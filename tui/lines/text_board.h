// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/lines/session.h"

namespace atom4::tui {

// Lines as text, for speech and braille: each line can be understood by itself.

/// The results of the last turn, a line for each: the move, the cleared chips, the new ones.
[[nodiscard]] std::vector<std::string> turn_lines(const lines::Session& session);
/// What the player can do now: move, with the colours that come next, or start again.
[[nodiscard]] std::string prompt_line(const lines::Session& session);
[[nodiscard]] std::string next_colours_text(std::span<const int> colours);

/// The chips, a line for each row that has any.
[[nodiscard]] std::vector<std::string> board_lines(const lines::Board& board);
/// The board as a drawing: a letter for each colour.
[[nodiscard]] std::vector<std::string> map_lines(const lines::Board& board);
/// A cell and what lies around it.
[[nodiscard]] std::vector<std::string> near_lines(const lines::Board& board, lines::Cell cell);
/// Where the chip on the cell can go.
[[nodiscard]] std::vector<std::string> reach_lines(const lines::Board& board, lines::Cell cell);
/// What a legal move would clear, before new chips appear.
[[nodiscard]] std::string trial_line(const lines::Position& position, const lines::Move& move);
/// Straight rows of two and more chips of one colour, the longest first.
[[nodiscard]] std::vector<std::string> row_lines(const lines::Board& board);

[[nodiscard]] std::string score_line(const lines::Session& session);
/// The high scores of this configuration, a line for each.
[[nodiscard]] std::vector<std::string> score_lines(const lines::Session& session);

/// Advice for the player, one paragraph for each tip.
[[nodiscard]] std::vector<std::string> lines_strategy();

}  // namespace atom4::tui
