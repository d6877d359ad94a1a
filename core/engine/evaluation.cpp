// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/engine/evaluation.h"

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
    for_each_cell([&](Cell cell) { contents_of(cell) = Position::kEmpty; });
    for_each_cell([&](Cell cell) {
        if (position.at(cell)) change(cell, position.contents(cell));
    });
}

void Evaluation::apply(const Reaction& reaction) {
    change(reaction.placed(), lights(reaction.colour()));
    for (const Change& turned : reaction.changes()) change(turned.cell, lights(turned.after));
}

void Evaluation::restore(const Reaction& reaction, const Sums& sums) {
    contents_of(reaction.placed()) = Position::kEmpty;
    for (const Change& turned : reaction.changes()) contents_of(turned.cell) = lights(turned.before);
    sums_ = sums;
}

void Evaluation::change(Cell cell, std::uint8_t contents) {
    static constexpr std::array<int, windows::kLength> kPlaces{1, 10, 100, 1000};
    std::uint8_t& here = contents_of(cell);
    const int difference = contents - here;
    Sums sums = sums_;
    for (const Direction axis : kAxes) {
        const int stride = index_step(axis);
        // The window states are numbers in base 10 whose lowest digit is the window's first cell.
        const std::uint8_t* const line = &here;
        int state = 0;
        for (int i = 0; i < windows::kLength; ++i) state += kPlaces[as_size(i)] * line[(i - 3) * stride];
        for (int place = 3; place >= 0; --place) {
            sums += table_[state + kPlaces[as_size(place)] * difference] - table_[state];
            if (place > 0) state = state / WindowTable::kContents + 1000 * line[(4 - place) * stride];
        }
    }
    sums_ = sums;
    here = contents;
}

}  // namespace atom4
