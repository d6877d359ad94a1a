// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/search/evaluation.h"

#include "core/base/numbers.h"

namespace atom4 {

Evaluation::Evaluation(const Position& position, const WindowTable& table) : table_(table.sums()) {
    const BoardSize size = position.size();
    const auto for_each_cell = [&](auto&& visit) {
        for (int row = 0; row < size.rows; ++row)
            for (int col = 0; col < size.cols; ++col) visit(Cell(row, col));
    };
    for_each_cell([&](Cell cell) {
        contents_[cell] = Position::kEmpty;
        if (position.at(cell)) return;
        for (const Direction direction : kDirections) ++empty_neighbours_[step(cell, direction)];
    });
    for_each_cell([&](Cell cell) {
        if (position.at(cell)) turn(cell, position.contents(cell));
    });
}

void Evaluation::apply(const Reaction& reaction) {
    const Cell placed = reaction.placed();
    for (const Direction direction : kDirections) --empty_neighbours_[step(placed, direction)];
    turn(placed, lights(reaction.colour()));
    for (const Change& turned : reaction.changes()) turn(turned.cell, lights(turned.after));
    for (const Direction direction : kDirections) {
        const Cell neighbour = step(placed, direction);
        if (empty_neighbours_[neighbour] == 0 && contents_[neighbour] < Position::kEmpty)
            change(neighbour, windows::enclosed(contents_[neighbour]));
    }
}

void Evaluation::restore(const Reaction& reaction, const Sums& sums) {
    const auto set = [this](Cell cell, std::uint8_t colour) {
        colours_[cell] = colour;
        contents_[cell] = empty_neighbours_[cell] == 0 ? windows::enclosed(colour) : colour;
    };
    const Cell placed = reaction.placed();
    for (const Direction direction : kDirections) {
        const Cell neighbour = step(placed, direction);
        if (empty_neighbours_[neighbour]++ == 0 && colours_[neighbour] != Position::kEmpty)
            contents_[neighbour] = colours_[neighbour];
    }
    for (const Change& turned : reaction.changes()) set(turned.cell, lights(turned.before));
    colours_[placed] = contents_[placed] = Position::kEmpty;
    sums_ = sums;
}

// Puts a piece on the cell, or turns the one that is there.
void Evaluation::turn(Cell cell, std::uint8_t colour) {
    colours_[cell] = colour;
    change(cell, empty_neighbours_[cell] == 0 ? windows::enclosed(colour) : colour);
}

void Evaluation::change(Cell cell, std::uint8_t contents) {
    constexpr int kBase = WindowTable::kContents;
    static constexpr std::array<int, windows::kLength> kPlaces{1, kBase, kBase * kBase, kBase * kBase * kBase};
    std::uint8_t& here = contents_[cell];
    const int difference = contents - here;
    if (difference == 0) return;
    Sums sums = sums_;
    for (const Direction axis : kAxes) {
        const int stride = index_step(axis);
        // The first cell of a window is the lowest digit of its state.
        const std::uint8_t* const line = &here;
        int state = 0;
        for (int i = 0; i < windows::kLength; ++i) state += kPlaces[as_size(i)] * line[(i - 3) * stride];
        for (int place = 3; place >= 0; --place) {
            sums += table_[state + kPlaces[as_size(place)] * difference] - table_[state];
            if (place > 0) state = state / kBase + kPlaces[3] * line[(4 - place) * stride];
        }
    }
    sums_ = sums;
    here = contents;
}

}  // namespace atom4
