// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// The moves of one node of a search, handed out best first; equal ranks by cell, so that the order never depends on
/// how the position came about. The lists of all nodes on the way lie on one stack, which must outlive them, the last
/// one made on top; its part of the stack is free again when a list is gone.
class MoveList {
public:
    /// Ranks of moves that come before any that are ranked by what they look like, whatever that is in 16 bits.
    static constexpr int kKnown = 100'002;
    static constexpr int kKiller = 100'001;
    static constexpr int kSecondKiller = 100'000;

    // A rank and a cell as one number: the larger the earlier.
    using Stack = std::vector<std::int32_t>;

    explicit MoveList(Stack& stack) : stack_(stack), first_(stack.size()) {}
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;
    ~MoveList() { stack_.resize(first_); }

    /// Adds a move to be ranked by what it looks like or by one of the ranks above.
    void add(Cell cell, int rank) { stack_.push_back(key(cell, rank)); }
    /// Fills an empty list with moves that nothing else is known of, by cell, but first those of `first` that are among
    /// them, in their order. take() hands them out as they stand.
    void add_in_order(std::span<const Cell> cells, std::span<const Cell> first, std::span<const Cell> excluded);

    [[nodiscard]] std::size_t size() const { return stack_.size() - first_; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// The best of the moves from that turn on, which becomes the move of the turn.
    [[nodiscard]] Cell take(std::size_t turn);

    /// Hands the move of the turn out again after all others.
    void put_off(std::size_t turn);
    [[nodiscard]] bool was_put_off(std::size_t turn) const;

private:
    static constexpr int kCellBits = 10;
    static constexpr int kLastCell = (1 << kCellBits) - 1;
    static constexpr int kPutOff = -100'000;
    static_assert(Cell::kIndexCount <= kLastCell);

    static constexpr std::int32_t key(Cell cell, int rank) {
        return rank * (1 << kCellBits) + kLastCell - cell.index();
    }
    static constexpr Cell cell_of(std::int32_t key) { return Cell::from_index(kLastCell - (key & kLastCell)); }

    Stack& stack_;
    const std::size_t first_;
    bool in_order_ = false;
};

}  // namespace atom4
