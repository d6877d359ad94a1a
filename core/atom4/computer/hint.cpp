// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/computer/hint.h"

#include <algorithm>

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

HintReason reason_of(const Hint& hint, const Reaction& reaction) {
    if (reaction.wins()) return HintReason::kWinsAtOnce;
    if (hint.score.plies_to_win()) return HintReason::kForcesWin;
    // A loss put off by a ply is still one, but the person wants to know what the move was for.
    if (hint.prevented) return HintReason::kPreventsLoss;
    if (hint.score.plies_to_loss()) return HintReason::kDelaysLoss;
    if (hint.threat) return HintReason::kThreatens;
    return hint.row.empty() ? HintReason::kBestLine : HintReason::kMakesRow;
}

}  // namespace

Hint explain(const Position& position, const SearchReport& report) {
    require(report.move().has_value());
    Hint hint;
    hint.move = *report.move();
    hint.score = report.score();
    hint.line.assign(report.principal_variation().begin(), report.principal_variation().end());

    const Colour next = next_on_wheel(position.to_play());
    Position after = position;
    const Reaction reaction = after.play_legal(hint.move);
    hint.row = longest_new_row(after, reaction);
    if (!reaction.wins()) {
        if (!after.find_win(next)) hint.prevented = position.find_win(next);
        hint.threat = after.find_win(next_on_wheel(position.to_play(), 2));
    }
    hint.reason = reason_of(hint, reaction);
    return hint;
}

SearchSettings hint_search() {
    SearchSettings settings;
    settings.limits.depth = 12;
    settings.limits.time = std::chrono::milliseconds(1000);
    return settings;
}

std::optional<Hint> find_hint(Engine& engine, const Position& position, std::stop_token stop) {
    const SearchReport report = engine.search(position, hint_search(), stop);
    if (stop.stop_requested() || report.lines.empty()) return std::nullopt;
    return explain(position, report);
}

}  // namespace atom4
