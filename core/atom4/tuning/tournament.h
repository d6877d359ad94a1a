// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/rules/position.h"
#include "core/atom4/tuning/elo.h"

namespace atom4 {

/// The two settings that play each other.
enum class Side : std::uint8_t { kA, kB };

template <class T>
struct BySide {
    T a{};
    T b{};

    [[nodiscard]] T& operator[](Side side) { return side == Side::kA ? a : b; }
    [[nodiscard]] const T& operator[](Side side) const { return side == Side::kA ? a : b; }
    friend bool operator==(const BySide&, const BySide&) = default;
};

/// How a side finds its moves: as a level does, or within limits.
struct Participant {
    std::optional<Level> level;
    SearchLimits limits;  ///< for every move; without a level, at least one must be set
    int noise = 0;        ///< EvaluationNoise::amplitude, without a level
    int hash_mebibytes = 16;
    std::shared_ptr<const WindowTable> values;  ///< for evaluations; nullptr: those that ship with the program
};

/// Where a game of a tournament begins: a position, and moves that are played from it without thinking. They must be
/// legal, and must not end the round.
struct Opening {
    Position start;
    std::vector<Cell> moves;
};

/// The time that a side took for its moves.
struct MoveTimes {
    int moves = 0;
    std::chrono::microseconds total{0};
    std::chrono::microseconds longest{0};

    MoveTimes& operator+=(const MoveTimes& other);
    friend bool operator==(const MoveTimes&, const MoveTimes&) = default;
};

/// One finished game.
struct TournamentGame {
    int index = 0;  ///< from 0
    Player a_plays = Player::kFirst;
    Position start;
    std::vector<Cell> moves;  ///< including those of the opening
    Outcome outcome = Outcome::kOngoing;
    BySide<MoveTimes> times;

    /// Returns the result for A: one win, one loss or one draw.
    [[nodiscard]] Tally result_of_a() const;
};

struct TournamentSettings {
    BySide<Participant> sides;
    int games = 100;
    std::vector<Opening> openings;  ///< used in turn; if empty, random plies from the start of a round
    BoardSize size;
    int random_plies = 6;
    std::uint64_t seed = 1;
    int threads = 1;
    /// If several machines share a tournament, this one plays the openings whose number modulo `shards` is `shard`.
    int shard = 0;
    int shards = 1;
};

/// Returns the opening of games 2 * index and 2 * index + 1, in which the sides swap seats.
[[nodiscard]] Opening opening_of(const TournamentSettings& settings, int index);

/// Plays the games, several at a time, and calls `finished` after each, in the order of their numbers, until it returns
/// false or all are played. Uses fewer threads if the system has no more, or no memory for their engines; `started` is
/// called first, with their number. The two are never called at once. Without time limits, the same settings give the
/// same games, whatever the number of threads and shards. Throws std::bad_alloc if there is not even memory for one
/// game at a time, and whatever `finished` throws.
void run_tournament(const TournamentSettings& settings, const std::function<bool(const TournamentGame&)>& finished,
                    const std::function<void(int threads)>& started = {});

}  // namespace atom4
