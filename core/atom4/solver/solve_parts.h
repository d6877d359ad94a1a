// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/atom4/rules/position.h"
#include "core/atom4/solver/solver.h"

namespace atom4 {

/// A position in parts that can be solved apart: the positions that so many plies lead to, each once, in an order that
/// depends on nothing else. Rounds that end before are no parts. What is lost by it: a part is solved that one line of
/// play would have shown to be beside the point.
class SolveParts {
public:
    static constexpr int kMostPlies = 8;

    /// The round must be in play.
    SolveParts(const Position& root, int plies);
    /// As few plies as give so many parts.
    [[nodiscard]] static SolveParts with_at_least(const Position& root, std::size_t count);

    [[nodiscard]] int plies() const { return plies_; }
    [[nodiscard]] const std::vector<Position>& positions() const { return positions_; }

    /// What follows from the solutions of the parts, in their order, unknown ones among them. The line goes as far as
    /// the parts do.
    [[nodiscard]] Solution merge(std::span<const Solution> solutions) const;

private:
    void collect(const Position& position, int plies);
    [[nodiscard]] Solution merge(const Position& position, int plies, std::span<const Solution> solutions) const;

    Position root_;
    int plies_;
    std::vector<Position> positions_;
    std::map<std::string, std::size_t> index_;  // by the text of the position
};

}  // namespace atom4
