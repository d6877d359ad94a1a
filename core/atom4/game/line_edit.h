// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/atom4/game/move_line.h"

namespace atom4 {

/// Something that was done to the lines of a round and is no move, with all that it takes to take it back and to do it
/// again. Lines are told by their moves from the start of the round, so that they are found again wherever they stand.
struct LineEdit {
    enum class Kind : std::uint8_t {
        kComment,   ///< line: up to the move; before, after: what is said of it
        kRemoved,   ///< moves: the line, index: where it stood among the variations
        kPromoted,  ///< line: the one promoted; instead_of: the main line before, of which `plies` were on the board
    };
    Kind kind = Kind::kComment;
    std::uint64_t when = 0;  ///< among all that is done and taken back in the round, when this last was
    std::vector<Cell> line = {};
    std::string before = {};
    std::string after = {};
    MoveLine moves = {};
    std::size_t index = 0;
    std::vector<Cell> instead_of = {};
    std::size_t plies = 0;
};

}  // namespace atom4
