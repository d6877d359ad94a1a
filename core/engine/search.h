// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/atom4/position.h"

namespace atom4 {

/// When a search ends; the first limit reached counts. Without any it ends when it is stopped or the game is solved.
struct SearchLimits {
    std::optional<int> depth;  ///< plies
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
};

/// Makes the searcher see every position a little wrong, always in the same way for the same seed: what lets weaker
/// levels err like people do, and keeps games apart. Forced wins and losses within its sight it sees all the same.
struct EvaluationNoise {
    int amplitude = 0;  ///< centipoints: the largest error, up or down
    std::uint64_t seed = 0;
};

/// How good a position is for the player to move: in centipoints, or as a forced end so many plies away.
class Score {
public:
    static constexpr int kWin = 30'000;        ///< a win now; a win in n plies is kWin - n
    static constexpr int kLongestWin = 1'000;  ///< plies; more than any game has

    constexpr Score() = default;
    constexpr explicit Score(int value) : value_(value) {}
    [[nodiscard]] constexpr int value() const { return value_; }
    /// Plies to the forced win or loss, if one is known.
    [[nodiscard]] constexpr std::optional<int> plies_to_win() const {
        return value_ > kWin - kLongestWin ? std::optional(kWin - value_) : std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<int> plies_to_loss() const {
        return value_ < -kWin + kLongestWin ? std::optional(kWin + value_) : std::nullopt;
    }
    friend constexpr auto operator<=>(Score, Score) = default;

private:
    int value_ = 0;
};

/// What a search has found so far.
struct SearchReport {
    int depth = 0;  ///< plies looked at in full
    Score score;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<Cell> principal_variation;  ///< best play for both; the first is the move
};

/// A searcher with its memory, the transposition table. Used by one thread at a time.
class Engine {
public:
    explicit Engine(std::size_t hash_mebibytes = 16);
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    /// Forgets what earlier searches found.
    void clear();

    using Progress = std::function<void(const SearchReport&)>;
    /// Searches until a limit is reached or a stop is requested, and calls `progress` after each finished depth. The
    /// round must be in play. The report's variation has at least one move, a legal one, unless the stop came at once.
    /// With the same calls since clear() and no limit of time or stop, the result is the same.
    SearchReport search(const Position& position, const SearchLimits& limits, const EvaluationNoise& noise = {},
                        std::stop_token stop = {}, const Progress& progress = {});

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace atom4
