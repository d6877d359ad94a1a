// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <span>

#include "core/lines/record.h"
#include "core/lines/window_field.h"

namespace atom4::lines {

/// The move that scores most at once; if none scores, the one that makes the longest row of its own colour; chance
/// decides between equals. The player must be to move.
[[nodiscard]] Move greedy_move(const Position& position, std::uint64_t seed);

/// A player that looks at its move, at throws that may follow, and at its best move after each: expectimax over sampled
/// throws, of the moves that look best at once. The same position, colours and seed give the same move on every
/// machine.
class Expectimax {
public:
    /// For positions of this setup. `work` bounds the steps taken for one move, whatever the size of the board; with
    /// the default they take 5 to 10 ms on a processor of 2020.
    explicit Expectimax(const GameSetup& setup, std::int64_t work = kWork) : field_(setup), work_(work) {}

    static constexpr std::int64_t kWork = 3'000'000;

    /// `next_colours` are those of the next throw, empty where they are not known. The player must be to move.
    [[nodiscard]] Move choose(const Position& position, std::span<const int> next_colours, std::uint64_t seed);

private:
    struct Candidate {
        Move move;
        std::int64_t value = 0;
        int removed = 0;
    };

    void find_regions();
    template <class Visit>
    void for_each_move(Visit visit);
    std::int64_t best_reply();
    std::vector<Candidate> candidates(std::size_t most);
    std::int64_t after_throws(const Candidate& candidate, const Position& position, std::span<const int> colours,
                              std::uint64_t seed, int throws);

    WindowField field_;
    std::int64_t work_;
    std::vector<int> region_;              // of each free cell
    std::vector<std::vector<int>> cells_;  // of each region
    std::size_t regions_ = 0;
};

}  // namespace atom4::lines
