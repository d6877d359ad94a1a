// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/atom4/engine/evaluation.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// When a search ends; the first limit reached counts. Without any it ends when it is stopped or the game is solved.
struct SearchLimits {
    std::optional<int> depth;  ///< plies
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::chrono::milliseconds> enough{};  ///< no further depth is begun after this
};

/// Makes the searcher misjudge every position a little, always in the same way for the same seed: this lets weaker
/// levels err as people do, and makes games differ. It still sees forced wins and losses within its depth.
struct EvaluationNoise {
    int amplitude = 0;  ///< centipoints: the largest error, up or down
    std::uint64_t seed = 0;
};

/// Makes the searcher overlook wins and placements as people do: those far from the last placement, and wins by a piece
/// that is reached only through others; beginners overlook even what is near the last placement. Nothing is overlooked
/// if the last placement is unknown, or if no move would be left. The same seed always overlooks the same things.
struct OversightModel {
    int permille = 0;  ///< how much of what is far, and of what is hidden, is overlooked
    std::uint64_t seed = 0;
    int near_permille = 0;         ///< the same near the last placement; in between, the mean of both
    bool ignores_threats = false;  ///< whether all wins of the opponent are overlooked
};

/// The score of a position for the player to move: centipoints, or a forced end in a number of plies.
class Score {
public:
    static constexpr int kWin = 30'000;        ///< a win now; a win in n plies is kWin - n
    static constexpr int kLongestWin = 1'000;  ///< plies; more than any game has

    constexpr Score() = default;
    constexpr explicit Score(int value) : value_(value) {}
    /// Returns the score of a certain draw, whereas a value of 0 is a guess. Engine::search() never returns it.
    [[nodiscard]] static constexpr Score draw() {
        Score score;
        score.is_draw_ = true;
        return score;
    }
    [[nodiscard]] constexpr bool is_draw() const { return is_draw_; }
    [[nodiscard]] constexpr int value() const { return value_; }
    /// Returns the plies to the forced win or loss, if one is known.
    [[nodiscard]] constexpr std::optional<int> plies_to_win() const {
        return value_ > kWin - kLongestWin ? std::optional(kWin - value_) : std::nullopt;
    }
    [[nodiscard]] constexpr std::optional<int> plies_to_loss() const {
        return value_ < -kWin + kLongestWin ? std::optional(kWin + value_) : std::nullopt;
    }
    friend constexpr auto operator<=>(Score, Score) = default;

private:
    int value_ = 0;
    bool is_draw_ = false;
};

/// A line of play and its score.
struct SearchLine {
    Score score;
    std::vector<Cell> moves;  ///< best play for both; at least one move
};

/// What a search has found so far.
struct SearchReport {
    int depth = 0;                  ///< plies searched in full
    int selective_depth = 0;        ///< plies of the longest line searched
    std::vector<SearchLine> lines;  ///< the best first moves, each with what follows, best first
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    int table_permille = 0;  ///< how full the transposition table is

    /// Returns the move to play; std::nullopt if the search was stopped before it examined one.
    [[nodiscard]] std::optional<Cell> move() const {
        return lines.empty() ? std::nullopt : std::optional(lines.front().moves.front());
    }
    /// Returns the score of the best line.
    [[nodiscard]] Score score() const { return lines.empty() ? Score() : lines.front().score; }
    [[nodiscard]] std::span<const Cell> principal_variation() const {
        return lines.empty() ? std::span<const Cell>() : lines.front().moves;
    }
};

/// How to search.
struct SearchSettings {
    SearchLimits limits{};
    EvaluationNoise noise{};
    int lines = 1;  ///< how many of the best first moves to report: 1 or more
    OversightModel oversight{};
    /// Whether to leave out moves that promise little, or to search them less deep. If not, nearly everything within
    /// the depth is searched: with much noise, what a move promises is only a guess.
    bool selective = true;
    /// Positions per millisecond, which makes timed searches reproducible; 0: real time. For one thread.
    std::uint64_t nodes_a_millisecond = 0;
};

/// A searcher with its memory, the transposition table. Hints, analysis, reviews and the computer's own moves all come
/// from here. May be used by one thread at a time; it starts its helper threads itself.
class Engine {
public:
    static constexpr int kMaxThreads = 256;

    /// The table of window values must outlive the engine.
    explicit Engine(std::size_t hash_mebibytes = 16, const WindowTable& values = WindowTable::built_in());
    ~Engine();
    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;

    /// Forgets what earlier searches found.
    void clear();
    /// Replaces the table by an empty one of that size. If that throws std::bad_alloc, the table stays as it was.
    void set_hash(std::size_t mebibytes);
    /// Sets the number of threads of later searches, from 1 to kMaxThreads. If the system has fewer, a search uses
    /// those.
    void set_threads(int threads);
    [[nodiscard]] int threads() const;
    /// Returns how many threads the current search has, or the last one had. Must be called on the searching thread.
    [[nodiscard]] int threads_had() const;

    using Progress = std::function<void(const SearchReport&)>;
    /// Searches until a limit is reached or a stop is requested, and calls `progress` after each finished depth, from
    /// the calling thread. The round must be in play. The report has `lines` lines, or as many as there are legal
    /// moves that are not overlooked, unless the stop came at once. With one thread, no time limit and no stop, the
    /// same calls since clear() give the same result. If it throws std::bad_alloc, or `progress` throws, the search has
    /// ended on all threads.
    SearchReport search(const Position& position, const SearchSettings& settings, std::stop_token stop = {},
                        const Progress& progress = {});

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace atom4
