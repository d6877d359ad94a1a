// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/move_picker.h"

#include <utility>

namespace atom4 {

void MovePicker::add(Cell cell, int rank, const Evaluation::Sums& sums) {
    const auto place = static_cast<std::int64_t>(size_++);
    stack_.keys.push_back(key(rank, (kLastCell - cell.index()) * (1 << kCellBits) + place));
    stack_.sums.push_back(sums);
}

void MovePicker::add_in_order(std::span<const Cell> cells, const std::array<Cell, 3>& first,
                              std::span<const Cell> excluded) {
    for (const Cell cell : cells) rest_.add(cell);
    size_ = cells.size();
    for (const Cell cell : excluded) size_ -= rest_.remove(cell) ? 1 : 0;
    for (const Cell cell : first)
        if (rest_.remove(cell)) known_[known_count_++] = cell;
    in_order_ = true;
}

MovePicker::Move MovePicker::take(std::size_t turn) {
    if (in_order_) return {turn < known_count_ ? known_[turn] : rest_.take_first()};
    std::int64_t* const here = stack_.keys.data() + first_ + turn;
    std::int64_t* const end = stack_.keys.data() + stack_.keys.size();
    std::int64_t* best = here;
    for (std::int64_t* move = here + 1; move < end; ++move) best = *move > *best ? move : best;
    std::swap(*here, *best);
    const auto place = static_cast<std::size_t>(*here & kLastCell);
    return {Cell::from_index(kLastCell - static_cast<int>(*here >> kCellBits & kLastCell)),
            &stack_.sums[first_ + place]};
}

void MovePicker::put_off(std::size_t turn) {
    std::int64_t& move = stack_.keys[first_ + turn];
    move = key(kPutOff, move & ((1 << kRankBit) - 1));
}

bool MovePicker::was_put_off(std::size_t turn) const {
    return !in_order_ && stack_.keys[first_ + turn] >> kRankBit == kPutOff;
}

}  // namespace atom4
