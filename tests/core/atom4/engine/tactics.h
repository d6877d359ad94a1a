// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/atom4/rules/position.h"

namespace atom4::test {

enum class TacticKind {
    kWin,      ///< the player to move forces a win in `plies` and no sooner; `moves` are all that do
    kDefence,  ///< `moves` is the one move that does not lose within `plies`, and there is nothing to win meanwhile
};

/// A position with its right moves, one line of tests/data/tactics.txt: "win|hold PLIES BOARD COLOUR CELL ...".
struct Tactic {
    TacticKind kind = TacticKind::kWin;
    int plies = 1;
    Position position;
    std::set<Cell> moves;
};

/// Returns the tactic that the solver finds in the position; std::nullopt if it is none of that kind.
[[nodiscard]] std::optional<Tactic> find_tactic(Position position, TacticKind kind, int plies);

[[nodiscard]] std::string to_text(const Tactic& tactic);
[[nodiscard]] std::optional<Tactic> parse_tactic(std::string_view line);

/// Returns the tactics of tests/data/tactics.txt, every line of which must be well formed.
[[nodiscard]] std::vector<Tactic> load_tactics();

}  // namespace atom4::test
