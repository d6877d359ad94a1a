// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/lines/board.h"
#include "core/lines/setup.h"

namespace atom4::lines {

/// The cell's name: column letters from the left (a ... z, aa, ab, ...), row number from the top, "c5" for row 5,
/// column 3.
[[nodiscard]] std::string to_text(Cell cell);
/// The cell of that name on a board of any size, small letters, no leading zero.
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view name);

/// "c5:2": the cell's name and the colour.
[[nodiscard]] std::string to_text(const Chip& chip);
[[nodiscard]] std::optional<Chip> parse_chip(std::string_view text);

/// All chips, column by column, with blanks between them.
[[nodiscard]] std::string to_text(const Board& board);

/// "9x9": rows by columns.
[[nodiscard]] std::string size_text(const GameSetup& setup);
/// Sets rows and columns, if the text is of that shape; whether they are in their bounds is another question.
[[nodiscard]] bool parse_size(std::string_view text, GameSetup& setup);

}  // namespace atom4::lines
