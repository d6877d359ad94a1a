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

/// Cells to be taken by index, the smallest first.
class CellSet {
public:
    void add(Cell cell) { words_[index_of(cell) / kBits] |= bit(cell); }
    /// Whether it was there.
    bool remove(Cell cell) {
        std::uint64_t& word = words_[index_of(cell) / kBits];
        const std::uint64_t before = word;
        word &= ~bit(cell);
        return word != before;
    }
    /// The set must not be empty, nor get smaller cells once this has begun.
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

/// The moves of one node of a search, handed out best first; equal ranks by cell, so that the order never depends on
/// how the position came about. The lists of all nodes on the way lie on one stack, which must outlive them, the last
/// one made on top; its part of the stack is free again when a list is gone.
class MovePicker {
public:
    /// Ranks of moves that come before any that are ranked by what they look like, whatever that is in 16 bits.
    static constexpr int kKnown = 100'002;
    static constexpr int kKiller = 100'001;
    static constexpr int kSecondKiller = 100'000;

    /// A move, and the sums of the evaluation behind it where it was tried.
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

    /// Adds a move that was tried, to be ranked by what it looks like or by one of the ranks above.
    void add(Cell cell, int rank, const Evaluation::Sums& sums);
    /// Fills an empty list with moves that nothing else is known of, by cell, but first those of `first` that are among
    /// them, in their order. Such a list puts nothing off.
    void add_in_order(std::span<const Cell> cells, const std::array<Cell, 3>& first, std::span<const Cell> excluded);

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    /// The best of the moves from that turn on, which becomes the move of the turn. Turns follow each other.
    [[nodiscard]] Move take(std::size_t turn);

    /// Hands the move of the turn out again after all others.
    void put_off(std::size_t turn);
    [[nodiscard]] bool was_put_off(std::size_t turn) const;

private:
    // A rank, a cell and where the sums stand as one number: the larger the earlier.
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
    // Of a list in order: those that come first, and the others.
    std::size_t known_count_ = 0;
    std::array<Cell, 3> known_;
    CellSet rest_;
};

}  // namespace atom4
