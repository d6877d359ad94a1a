// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position_facts.h"

#include <algorithm>
#include <utility>

namespace atom4 {
namespace {

// The pieces of that colour in line with the cell, which is one of them, along the axis.
std::vector<Cell> row_through(const Position& position, Cell cell, Direction axis, Colour colour) {
    const auto goes_on = [&](Cell next) {
        return position.size().contains(next) && position.at(next) == std::optional(colour);
    };
    while (goes_on(step(cell, opposite(axis)))) cell = step(cell, opposite(axis));
    std::vector<Cell> row;
    for (; goes_on(cell); cell = step(cell, axis)) row.push_back(cell);
    return row;
}

std::vector<Cell> longest_new_row(const Position& after, const Reaction& reaction) {
    const Colour goal = goal_colour(reaction.mover());
    std::vector<Cell> longest;
    for (const Change& change : reaction.changes()) {
        if (change.after != goal) continue;
        for (const Direction axis : kAxes) {
            std::vector<Cell> row = row_through(after, change.cell, axis, goal);
            if (row.size() > std::max<std::size_t>(longest.size(), 1)) longest = std::move(row);
        }
    }
    return longest;
}

}  // namespace

PlacementWeight weight_of(const PlacementMeaning& meaning) {
    if (meaning.wins) return PlacementWeight::kWins;
    if (meaning.opens_win) return PlacementWeight::kOpensWin;
    if (meaning.lets_win) return PlacementWeight::kLetsWin;
    if (meaning.stops) return PlacementWeight::kStops;
    return meaning.threatens.empty() ? PlacementWeight::kNone : PlacementWeight::kThreatens;
}

PlacementMeaning meaning_of(const Position& position, Cell cell) {
    PlacementMeaning meaning;
    const Colour theirs = next_on_wheel(position.to_play());
    Position after = position;
    const Reaction reaction = after.play_legal(cell);
    meaning.row = longest_new_row(after, reaction);
    meaning.wins = reaction.wins();
    if (meaning.wins) return meaning;
    const std::optional<Cell> before = position.find_win(theirs);
    meaning.lets_win = after.find_win(theirs);
    meaning.opens_win = meaning.lets_win && !before;
    if (!meaning.lets_win) meaning.stops = before;
    const Wins threats = after.find_wins(next_on_wheel(position.to_play(), 2));
    meaning.threatens.assign(threats.cells().begin(), threats.cells().end());
    std::sort(meaning.threatens.begin(), meaning.threatens.end());
    return meaning;
}

}  // namespace atom4
