// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/blind_spots.h"

#include "core/base/random.h"

namespace atom4 {
namespace {

// Cells this many steps or more from the last placement are overlooked most often.
constexpr int kFar = 5;
constexpr std::uint64_t kFarStream = 0xFA4;
constexpr std::uint64_t kHiddenStream = 0x41D;
constexpr int kRow = 4;

// Returns whether a row of four of the mover's goal colour runs through the cell, not counting the pieces that were
// reached through others.
bool is_row_in_sight(const Position& position, const Reaction& reaction, Cell cell) {
    const std::uint8_t goal = lights(goal_colour(reaction.mover()));
    const auto counts = [&](Cell other) {
        if (position.contents(other) != goal) return false;
        for (const Change& change : reaction.changes())
            if (change.cell == other) return change.distance == 1;
        return true;
    };
    for (const Direction axis : kAxes) {
        int length = 1;
        for (Cell other = step(cell, axis); counts(other); other = step(other, axis)) ++length;
        for (Cell other = step(cell, opposite(axis)); counts(other); other = step(other, opposite(axis))) ++length;
        if (length >= kRow) return true;
    }
    return false;
}

}  // namespace

bool is_hidden_win(Position& position, Cell cell) {
    const Reaction reaction = position.lay(cell);
    const std::uint8_t goal = lights(goal_colour(reaction.mover()));
    bool in_sight = false;
    for (const Change& change : reaction.changes())
        if (change.distance == 1 && lights(change.after) == goal)
            in_sight = in_sight || is_row_in_sight(position, reaction, change.cell);
    position.lift(reaction);
    return !in_sight;
}

BlindSpots::BlindSpots(const Position& position, const OversightModel& oversight) {
    const auto last = position.last_placed();
    if (oversight.permille == 0 || !last) return;
    any_ = true;
    const auto is_overlooked = [&](std::uint64_t stream, Cell cell, int permille) {
        const std::uint64_t draw = mix(mix(oversight.seed ^ stream) + static_cast<std::uint64_t>(cell.index()));
        return static_cast<int>(draw % 1'000) < permille;
    };
    for (int row = 0; row < position.size().rows; ++row) {
        for (int col = 0; col < position.size().cols; ++col) {
            const Cell cell(row, col);
            const int steps = steps_between(*last, cell);
            const int permille = steps <= kNear ? oversight.near_permille
                                 : steps < kFar ? (oversight.near_permille + oversight.permille) / 2
                                                : oversight.permille;
            far_.set(index_of(cell), is_overlooked(kFarStream, cell, permille));
            hidden_.set(index_of(cell), is_overlooked(kHiddenStream, cell, oversight.permille));
        }
    }
    Position tried = position;
    const Wins wins = tried.find_wins(tried.to_play());
    for (const Cell cell : position.legal_moves())
        if (is_far(cell)) first_moves_.push_back(cell);
    for (const Cell cell : wins.cells())
        if (!is_far(cell) && is_missed_if_hidden(cell) && is_hidden_win(tried, cell)) first_moves_.push_back(cell);
    if (first_moves_.size() < position.legal_moves().size()) return;
    any_ = false;
    first_moves_.clear();
}

}  // namespace atom4
