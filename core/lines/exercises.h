// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lines/position.h"

namespace atom4::lines {

/// A position of Lines with the task to clear the most, row behind row, before anything falls. One way alone leads
/// there: best_clearing() proves it.
struct Exercise {
    std::string id;  ///< what results are kept under; never changes
    Position position;
    int most = 0;  ///< so many chips
    std::vector<Move> moves;
};

/// Reads "ID CHIP ... ; MOST FROM TO ...": the position on seven rows and columns, how many chips can be cleared, and
/// the moves that do it. Nothing else, and no moves that clear another number.
[[nodiscard]] std::optional<Exercise> parse_exercise(std::string_view line);

/// Those that come with the program (exercises.txt), from the easiest to the hardest.
[[nodiscard]] const std::vector<Exercise>& exercises();

}  // namespace atom4::lines
