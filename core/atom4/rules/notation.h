// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/rules/position.h"
#include "core/base/result.h"

namespace atom4 {

/// The cell's name: column letter from the left, row number from the top, "i8" for row 7, column 8.
[[nodiscard]] std::string to_text(Cell cell);

/// The cell of that name on a board of any size ("a1" to "z26", small letters, no leading zero).
[[nodiscard]] std::optional<Cell> parse_cell(std::string_view name);

/// "16x16": rows by columns, each 6 to 26.
[[nodiscard]] std::string to_text(BoardSize size);
[[nodiscard]] std::optional<BoardSize> parse_size(std::string_view text);

/// Returns the outcome as records and protocols write it: "1-0", "0-1", "1/2-1/2", or "*" while the round is in play.
[[nodiscard]] std::string to_text(Outcome outcome);

/// The position in one line (rules, "Position text"), in its one canonical form.
[[nodiscard]] std::string to_text(const Position& position);

enum class PositionTextFault : std::uint8_t {
    kBadCharacter,      ///< not a colour letter, a number, '/' or the one space before the colour to play
    kBadRun,            ///< a run of empty cells that is 0, starts with 0, or has more than two digits
    kRowTooLong,        ///< more cells than the first row, or than 26
    kRowTooShort,       ///< fewer cells than the first row, or than 6
    kBadRowCount,       ///< fewer than 6 rows or more than 26
    kNoColourToPlay,    ///< the text ends before the colour
    kColourNotOnWheel,  ///< black or white cannot be played
    kTrailingText,      ///< something follows the colour
    kBothPlayersHaveWon,
};

struct PositionTextError {
    PositionTextFault fault;
    std::size_t offset;  ///< of the first error; length of the text if it ends too early, 0 for kBothPlayersHaveWon

    friend bool operator==(const PositionTextError&, const PositionTextError&) = default;
};

/// Parses exactly what to_text() writes, for boards with at least `min_side` rows and columns.
[[nodiscard]] Result<Position, PositionTextError> parse_position(std::string_view text, int min_side = BoardSize::kMin);

}  // namespace atom4
