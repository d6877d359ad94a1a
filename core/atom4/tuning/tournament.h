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
    SearchLimits limits;  ///< for every move; without a level there must be one
    int noise = 0;        ///< EvaluationNoise::amplitude, without a level
    int hash_mebibytes = 16;
    std::shared_ptr<const WindowTable> values;  ///< to evaluate with; without it, those that the program ships with
};

/// Where a game of a tournament begins: a position, and moves that are played from it without thinking. They must be
/// legal, and the round must still be in play behind them.
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
    std::vector<Cell> moves;  ///< the opening's included
    Outcome outcome = Outcome::kOngoing;
    BySide<MoveTimes> times;

    /// The game as A sees it: one win, one loss or one draw.
    [[nodiscard]] Tally result_of_a() const;
};

struct TournamentSettings {
    BySide<Participant> sides;
    int games = 100;
    std::vector<Opening> openings;  ///< in turn; without any, random plies from the start of a round
    BoardSize size;
    int random_plies = 6;
    std::uint64_t seed = 1;
    int threads = 1;
    /// Of several machines that share a tournament, this one plays the openings whose number leaves `shard` over when
    /// divided by `shards`.
    int shard = 0;
    int shards = 1;
};

/// The opening of games 2 * index and 2 * index + 1, which differ in the seats.
[[nodiscard]] Opening opening_of(const TournamentSettings& settings, int index);

/// Plays the games, several at a time, and calls `finished` after each, in the order of their numbers, until it returns
/// false or all are played. Plays with fewer threads where the system gives no more, or no memory for their engines:
/// `started` is called first, with their number. The two are never called at once. Without limits of time, the same
/// settings give the same games, whatever the number of threads and shards. Ends by std::bad_alloc when there is not
/// even memory for one game at a time, and by what `finished` throws.
void run_tournament(const TournamentSettings& settings, const std::function<bool(const TournamentGame&)>& finished,
                    const std::function<void(int threads)>& started = {});

}  // namespace atom4
