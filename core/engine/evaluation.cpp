// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/evaluation.h"

#include <algorithm>

namespace atom4 {
namespace {

constexpr std::size_t as_size(int index) {
    return static_cast<std::size_t>(index);
}

}  // namespace

Evaluation::Evaluation(const Position& position, const WindowTable& table) : table_(table.sums()) {
    contents_.fill(Position::kOutside);
    const BoardSize size = position.size();
    const auto for_each_cell = [&](auto&& visit) {
        for (int row = 0; row < size.rows; ++row)
            for (int col = 0; col < size.cols; ++col) visit(Cell(row, col));
    };
    for_each_cell([&](Cell cell) { contents_of(cell.index()) = Position::kEmpty; });
    for_each_cell([&](Cell cell) {
        if (position.at(cell)) change(cell, position.contents(cell));
    });
}

void Evaluation::apply(const Reaction& reaction) {
    change(reaction.placed(), lights(reaction.colour()));
    for (const Change& turned : reaction.changes()) change(turned.cell, lights(turned.after));
}

void Evaluation::restore(const Reaction& reaction, const Mark& mark) {
    contents_of(reaction.placed().index()) = Position::kEmpty;
    for (const Change& turned : reaction.changes()) contents_of(turned.cell.index()) = lights(turned.before);
    sums_ = mark.sums;
    while (turned_.size() > mark.turned_windows) {
        const TurnedWindow& last = turned_.back();
        turn(last.window, last.after, last.before);
        turned_.pop_back();
    }
}

void Evaluation::change(Cell cell, std::uint8_t contents) {
    static constexpr std::array<int, windows::kLength> kPlaces{1, 10, 100, 1000};
    std::uint8_t& here = contents_of(cell.index());
    const int difference = contents - here;
    Sums sums = sums_;
    Sums differs{};
    // The state of each window that the cell is in: by axis, the cell first in the window, second, ...
    std::array<std::array<int, windows::kLength>, kAxes.size()> states;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const int stride = index_step(kAxes[axis]);
        // The window states are numbers in base 10 whose lowest digit is the window's first cell.
        const std::uint8_t* const line = &here;
        int state = 0;
        for (int i = 0; i < windows::kLength; ++i) state += kPlaces[as_size(i)] * line[(i - 3) * stride];
        for (int place = 3; place >= 0; --place) {
            const Sums& before = table_[state];
            const Sums& after = table_[state + kPlaces[as_size(place)] * difference];
            sums += after - before;
            differs |= after ^ before;
            states[axis][as_size(place)] = state;
            if (place > 0) state = state / WindowTable::kContents + 1000 * line[(4 - place) * stride];
        }
    }
    sums_ = sums;
    here = contents;
    if (differs[WindowTable::kRipeLane] == 0) return;

    for (int axis = 0; axis < static_cast<int>(kAxes.size()); ++axis) {
        for (int place = 0; place < windows::kLength; ++place) {
            const int state = states[as_size(axis)][as_size(place)];
            const auto before = table_[state][WindowTable::kRipeLane];
            const auto after = table_[state + kPlaces[as_size(place)] * difference][WindowTable::kRipeLane];
            if (before == after) continue;
            const int first = cell.index() - place * index_step(kAxes[as_size(axis)]);
            const auto window = static_cast<WindowIndex>(axis * Cell::kIndexCount + first);
            turned_.push_back({window, before, after});
            turn(window, before, after);
        }
    }
}

void Evaluation::turn(WindowIndex window, std::int16_t before, std::int16_t after) {
    if (before != 0) {
        RipeWindows& ripe = ripe_[as_size(before - 1)];
        const WindowIndex last = ripe.windows[--ripe.count];
        ripe.windows[ripe_slot_[window]] = last;
        ripe_slot_[last] = ripe_slot_[window];
    }
    if (after != 0) {
        RipeWindows& ripe = ripe_[as_size(after - 1)];
        ripe_slot_[window] = static_cast<std::uint16_t>(ripe.count);
        ripe.windows[ripe.count++] = window;
    }
}

std::optional<Cell> Evaluation::find_win(const Position& position, Colour played) const {
    static constexpr std::array<int, 3> kStrides{index_step(kAxes[0]), index_step(kAxes[1]), index_step(kAxes[2])};
    const std::uint8_t goal = lights(goal_colour(player_of(played)));
    const RipeWindows& ripe = ripe_[as_size(wheel_index(played))];
    // A placement that turns the piece lies behind nothing but propagators, in one of the six directions.
    const auto placement = [&](int piece, Direction direction) {
        const int stride = index_step(direction);
        int index = piece + stride;
        while (contents_of(index) == goal) index += stride;
        return index;
    };
    int found = Cell::kIndexCount;
    for (std::size_t i = 0; i < ripe.count; ++i) {
        const WindowIndex window = ripe.windows[i];
        const int axis = window / Cell::kIndexCount;
        std::array<int, windows::kLength> opposites{};
        std::size_t count = 0;
        int index = window % Cell::kIndexCount;
        for (int place = 0; place < windows::kLength; ++place, index += kStrides[as_size(axis)])
            if (contents_of(index) != goal) opposites[count++] = index;
        for (const Direction direction : kDirections) {
            const int candidate = placement(opposites[0], direction);
            if (candidate >= found || contents_of(candidate) != Position::kEmpty ||
                !position.is_placeable(Cell::from_index(candidate)))
                continue;
            const bool turns_both =
                count == 1 || std::any_of(kDirections.begin(), kDirections.end(),
                                          [&](Direction other) { return placement(opposites[1], other) == candidate; });
            if (turns_both) found = candidate;
        }
    }
    if (found == Cell::kIndexCount) return std::nullopt;
    return Cell::from_index(found);
}

}  // namespace atom4
