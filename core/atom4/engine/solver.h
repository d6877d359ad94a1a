// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/atom4/engine/proof_search.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// When solving ends without a result; the first limit reached counts.
struct SolveLimits {
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::uint64_t> positions;
};

/// The result of best play by both players, for the player to move.
enum class SolvedValue : std::uint8_t { kUnknown, kWin, kLoss, kDraw };

/// What is known of a position for certain.
struct Solution {
    SolvedValue value = SolvedValue::kUnknown;
    /// For a win or a loss: plies to the end, where the winner takes the shortest way and the loser the longest.
    int plies = 0;
    /// Best play to the end of the round, as far as it was found within the limits; for a win or a loss at most `plies`
    /// plies.
    std::vector<Cell> line;
    /// Whether each player is known to be unable to force a win; may be known even if the value is not.
    ByPlayer<bool> cannot_win{false, false};
    /// The number of plies within which each player is known to have no forced win.
    ByPlayer<int> no_win_within{0, 0};
    std::uint64_t positions = 0;  ///< examined
    std::chrono::milliseconds time{0};
};

/// Finds the value of a position with best play. It uses only the rules and what follows from them, and never guesses:
/// its result is certain, however little time or memory it gets; at worst the value is unknown. May be used by one
/// thread at a time.
///
/// It searches for the shortest forced win of either player, one ply longer each time, and by turns for whether each of
/// them can force a win at all. Works on boards from 4x4 up, although games begin at 6x6.
class Solver {
public:
    static constexpr std::size_t kDefaultMebibytes = 256;

    /// The table takes nearly all of the memory. Throws std::bad_alloc.
    explicit Solver(std::size_t mebibytes = kDefaultMebibytes) : table_(mebibytes) {}

    /// Solves a position. Ends within 20 milliseconds of a limit or a request to stop. Reuses what earlier calls found.
    /// For a round that is over, returns how it ended, with 0 plies.
    [[nodiscard]] Solution solve(const Position& position, const SolveLimits& limits = {}, std::stop_token stop = {});

    /// The same, but finds only whether the attacker can force a win. The value stays unknown; `cannot_win` holds the
    /// answer, and if the opponent is to move and the attacker cannot win, `line` is one move that keeps it so.
    [[nodiscard]] Solution defend(const Position& position, Player attacker, const SolveLimits& limits = {},
                                  std::stop_token stop = {});

private:
    ProofTable table_;
};

}  // namespace atom4
