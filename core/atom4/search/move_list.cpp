// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/search/move_list.h"

#include <algorithm>
#include <bit>

namespace atom4 {
namespace {

// Cells that are gone through by index.
class CellSet {
public:
    void add(Cell cell) { words_[index_of(cell) / kBits] |= bit(cell); }
    // Whether it was there.
    bool remove(Cell cell) {
        std::uint64_t& word = words_[index_of(cell) / kBits];
        const std::uint64_t before = word;
        word &= ~bit(cell);
        return word != before;
    }
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (std::size_t w = 0; w < words_.size(); ++w)
            for (std::uint64_t word = words_[w]; word != 0; word &= word - 1)
                visit(Cell::from_index(static_cast<int>(w * kBits) + std::countr_zero(word)));
    }

private:
    static constexpr std::size_t kBits = 64;
    static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << index_of(cell) % kBits; }

    std::array<std::uint64_t, (Cell::kIndexCount + kBits - 1) / kBits> words_{};
};

}  // namespace

void MoveList::add_in_order(std::span<const Cell> cells, std::span<const Cell> first, std::span<const Cell> excluded) {
    CellSet rest;
    for (const Cell cell : cells) rest.add(cell);
    for (const Cell cell : excluded) rest.remove(cell);
    stack_.resize(first_ + cells.size());
    std::int32_t* end = stack_.data() + first_;
    const auto append = [&](Cell cell) { *end++ = key(cell, 0); };
    for (const Cell cell : first)
        if (rest.remove(cell)) append(cell);
    rest.for_each(append);
    stack_.resize(static_cast<std::size_t>(end - stack_.data()));
    in_order_ = true;
}

Cell MoveList::take(std::size_t turn) {
    std::int32_t* const here = stack_.data() + first_ + turn;
    if (!in_order_) {
        std::int32_t* const end = stack_.data() + stack_.size();
        std::int32_t* best = here;
        for (std::int32_t* move = here + 1; move < end; ++move) best = *move > *best ? move : best;
        std::swap(*here, *best);
    }
    return cell_of(*here);
}

void MoveList::put_off(std::size_t turn) {
    std::int32_t& move = stack_[first_ + turn];
    move = key(cell_of(move), kPutOff);
}

bool MoveList::was_put_off(std::size_t turn) const {
    return stack_[first_ + turn] >> kCellBits == kPutOff;
}

}  // namespace atom4
