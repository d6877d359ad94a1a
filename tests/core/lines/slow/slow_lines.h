// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace atom4::lines::test {

/// The rules of Lines, implemented a second time, as slowly and as close to their text as possible: cells are (row,
/// column), every line is looked for on the whole board, and paths are found by trying. Shares nothing with core.
class SlowLines {
public:
    using Place = std::pair<int, int>;
    using Chips = std::map<Place, int>;  // colours
    struct Numbers {
        int rows, cols, line, first, each;
    };
    enum class State { kToThrow, kToMove, kOver };

    explicit SlowLines(const Numbers& numbers);

    [[nodiscard]] const Chips& chips() const { return chips_; }
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] std::int64_t score() const { return score_; }
    [[nodiscard]] int chain() const { return chain_; }
    /// Returns the free cells that the chip can reach.
    [[nodiscard]] std::set<Place> goals(Place from) const;
    /// Both return the chips that are cleared.
    Chips throw_chips(const std::vector<std::pair<Place, int>>& thrown);
    Chips move(Place from, Place to);

private:
    [[nodiscard]] bool is_on_board(Place place) const;
    [[nodiscard]] std::size_t free() const;
    [[nodiscard]] std::size_t due() const;
    [[nodiscard]] State before_throw() const;
    Chips remove_lines(int chain);

    Numbers numbers_;
    Chips chips_;
    State state_;
    std::int64_t score_ = 0;
    int chain_ = 0;
    bool begun_ = false;
};

}  // namespace atom4::lines::test
