// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/evaluation.h"

namespace atom4 {

Evaluation::Evaluation(const Position& position, const WindowTable& table) : table_(table.sums()) {
    contents_.fill(windows::kDead);
    const BoardSize size = position.size();
    const auto for_each_cell = [&](auto&& visit) {
        for (int row = 0; row < size.rows; ++row)
            for (int col = 0; col < size.cols; ++col) visit(Cell(row, col));
    };
    for_each_cell([&](Cell cell) {
        contents_[index_of(cell)] = Position::kEmpty;
        for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis)
            states_.flip(index_of(cell), axis, WindowStates::difference(windows::kDead ^ Position::kEmpty));
        if (position.at(cell)) return;
        for (const std::size_t step : kIndexSteps) ++empty_neighbours_[index_of(cell) + step];
    });
    for_each_cell([&](Cell cell) {
        Trail unneeded;
        unneeded.count_ = 0;
        if (position.at(cell)) change(index_of(cell), lying_on(index_of(cell), position.contents(cell)), unneeded);
    });
}

// Calls change(index, contents) for each cell that may count as something else behind the reaction.
template <class Change>
void Evaluation::for_each_change(const Reaction& reaction, const Change& change) {
    const std::size_t placed = index_of(reaction.placed());
#pragma GCC unroll 6
    for (const std::size_t step : kIndexSteps) --empty_neighbours_[placed + step];
    change(placed, lying_on(placed, lights(reaction.colour())));
    for (const atom4::Change& turned : reaction.changes()) {
        const std::size_t index = index_of(turned.cell);
        change(index, lying_on(index, lights(turned.after)));
    }
    for (const std::size_t step : kIndexSteps) {
        const std::size_t neighbour = placed + step;
        if (empty_neighbours_[neighbour] == 0 && contents_[neighbour] < Position::kEmpty) [[unlikely]]
            change(neighbour, windows::enclosed(contents_[neighbour]));
    }
}

void Evaluation::apply(const Reaction& reaction, Trail& trail) {
    trail.begin(reaction, sums_);
    for_each_change(reaction, [&](std::size_t index, std::uint8_t contents) { change(index, contents, trail); });
}

void Evaluation::apply(const Reaction& reaction, const Sums& known, Trail& trail) {
    trail.begin(reaction, sums_);
    for_each_change(reaction, [&](std::size_t index, std::uint8_t contents) {
        const auto difference = note(index, contents, trail);
        for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis) states_.flip(index, axis, difference);
    });
    sums_ = known;
}

void Evaluation::take_back(const Trail& trail) {
    for (const std::size_t step : kIndexSteps) ++empty_neighbours_[index_of(trail.placed_) + step];
    for (std::size_t i = 0; i < trail.count_; ++i) {
        const auto [index, before] = trail.steps_[i];
        const auto difference = WindowStates::difference(contents_[index] ^ before);
        for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis) states_.flip(index, axis, difference);
        contents_[index] = before;
    }
    sums_ = trail.sums_;
}

// What a piece of those lights there counts as.
std::uint8_t Evaluation::lying_on(std::size_t index, std::uint8_t colour) const {
    return empty_neighbours_[index] == 0 ? windows::enclosed(colour) : colour;
}

// Puts the contents on the cell and returns by how much the states of windows over it differ.
inline WindowStates::Four Evaluation::note(std::size_t index, std::uint8_t contents, Trail& trail) {
    const std::uint8_t before = contents_[index];
    contents_[index] = contents;
    trail.steps_[trail.count_++] = {static_cast<std::uint16_t>(index), before};
    return WindowStates::difference(before ^ contents);
}

void Evaluation::change(std::size_t index, std::uint8_t contents, Trail& trail) {
    const auto difference = note(index, contents, trail);
    if (difference == 0) return;
    Sums sums = sums_;
#pragma GCC unroll 3
    for (std::size_t axis = 0; axis < WindowStates::kAxisCount; ++axis) {
        const WindowStates::Four old = states_.four(index, axis);
        states_.flip(index, axis, difference);
#pragma GCC unroll 4
        for (unsigned i = 0; i < windows::kLength; ++i)
            sums += table_[WindowStates::state(old ^ difference, i)] - table_[WindowStates::state(old, i)];
    }
    sums_ = sums;
}

}  // namespace atom4
