// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/atom4/rules/lattice.h"

namespace atom4 {

/// The cells where a piece of one wheel colour would complete a row, each once, in no particular order. When there are
/// more than kMost, it holds so many of them and knows that there are others.
class Wins {
public:
    static constexpr std::size_t kMost = 7;

    [[nodiscard]] std::span<const Cell> cells() const { return {cells_.data(), count_}; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// Whether cells() are all of them.
    [[nodiscard]] bool complete() const { return complete_; }
    [[nodiscard]] bool any_besides(Cell cell) const { return count_ > 1 || (count_ == 1 && cells_[0] != cell); }

    void add(Cell cell) {
        if (std::find(cells().begin(), cells().end(), cell) != cells().end()) return;
        if (count_ < kMost)
            cells_[count_++] = cell;
        else
            complete_ = false;
    }

private:
    std::array<Cell, kMost> cells_;
    std::uint8_t count_ = 0;
    bool complete_ = true;
};

}  // namespace atom4
