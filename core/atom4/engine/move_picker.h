// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/atom4/engine/evaluation.h"
#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// A set of cells that are taken out in order of index, the smallest first.
class CellSet {
public:
    void add(Cell cell) { words_[index_of(cell) / kBits] |= bit(cell); }
    /// Returns whether the cell was in the set.
    bool remove(Cell cell) {
        std::uint64_t& word = words_[index_of(cell) / kBits];
        const std::uint64_t before = word;
        word &= ~bit(cell);
        return word != before;
    }
    /// Removes and returns the smallest cell. The set must not be empty. No cell smaller than it may be added later.
    Cell take_first() {
        while (words_[first_word_] == 0) ++first_word_;
        std::uint64_t& word = words_[first_word_];
        const Cell first = Cell::from_index(static_cast<int>(first_word_ * kBits) + std::countr_zero(word));
        word &= word - 1;
        return first;
    }

private:
    static constexpr std::size_t kBits = 64;
    static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << index_of(cell) % kBits; }

    std::array<std::uint64_t, (Cell::kIndexCount + kBits - 1) / kBits> words_{};
    std::size_t first_word_ = 0;
};

/// The moves of one node of a search, handed out best first, and by cell if their ranks are equal, so that the order
/// never depends on how the position came about. The lists of all nodes on the current path share one stack, which must
/// outlive them. They must be destroyed in reverse order, which frees their part of it.
class MovePicker {
public:
    /// Ranks of moves that come before all that are ranked by their evaluation, which fits 16 bits.
    static constexpr int kKnown = 100'002;
    static constexpr int kKiller = 100'001;
    static constexpr int kSecondKiller = 100'000;

    /// A move, and the sums of the evaluation after it; nullptr if it was not tried.
    struct Move {
        Cell cell;
        const Evaluation::Sums* sums = nullptr;
    };

    struct Stack {
        std::vector<std::int64_t> keys;
        std::vector<Evaluation::Sums> sums;
    };

    explicit MovePicker(Stack& stack) : stack_(stack), first_(stack.keys.size()) {}
    MovePicker(const MovePicker&) = delete;
    MovePicker& operator=(const MovePicker&) = delete;
    ~MovePicker() {
        stack_.keys.resize(first_);
        stack_.sums.resize(first_);
    }

    /// Adds a move that was tried. `rank` is its evaluation or one of the ranks above.
    void add(Cell cell, int rank, const Evaluation::Sums& sums);
    /// Fills an empty list with untried moves, without the excluded ones: first those of `first` that are among them,
    /// in that order, then the others by cell. put_off() must not be called for such a list.
    void add_in_order(std::span<const Cell> cells, const std::array<Cell, 3>& first, std::span<const Cell> excluded);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    /// Returns the best of the moves from that turn on, which becomes the move of the turn. Turns must be taken in
    /// order, from 0; put_off() repeats one.
    [[nodiscard]] Move take(std::size_t turn);

    /// Lets the move of the turn be handed out again, after all others.
    void put_off(std::size_t turn);
    [[nodiscard]] bool was_put_off(std::size_t turn) const;

private:
    // A key packs a rank, a cell and the place of the sums into one number. The largest key comes first.
    static constexpr int kCellBits = 10;
    static constexpr int kLastCell = (1 << kCellBits) - 1;
    static constexpr int kRankBit = 2 * kCellBits;
    static constexpr int kPutOff = -100'000;
    static_assert(Cell::kIndexCount <= kLastCell);

    static constexpr std::int64_t key(int rank, std::int64_t rest) {
        return std::int64_t{rank} * (1 << kRankBit) + rest;
    }

    Stack& stack_;
    const std::size_t first_;
    std::size_t size_ = 0;
    bool in_order_ = false;
    // Of a list filled by add_in_order(): the moves that come first, and the others.
    std::size_t known_count_ = 0;
    std::array<Cell, 3> known_;
    CellSet rest_;
};

}  // namespace atom4
