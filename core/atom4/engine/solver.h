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

/// The end that best play of both leads to, for the player to move.
enum class SolvedValue : std::uint8_t { kUnknown, kWin, kLoss, kDraw };

/// What is known of a position for certain.
struct Solution {
    SolvedValue value = SolvedValue::kUnknown;
    /// Of a win or a loss: plies to the end, where the winner takes the shortest way and the loser the longest.
    int plies = 0;
    /// Best play to the end of the round, as far as it was found within the limits; for a win or a loss at most that
    /// many plies.
    std::vector<Cell> line;
    /// Players who cannot force a win any more, known though the value may not be.
    ByPlayer<bool> cannot_win{false, false};
    /// Plies in which a player is known to have no forced win.
    ByPlayer<int> no_win_within{0, 0};
    std::uint64_t positions = 0;  ///< looked at
    std::chrono::milliseconds time{0};
};

/// Finds out what a position is worth with best play, with the rules and what follows from them, and no guess: what it
/// says is so, however little time or memory it gets; at worst it says that it does not know. Used by one thread at a
/// time.
///
/// It asks for the shortest forced win, of one player or the other, one ply longer each time; and, in turns, whether
/// each of them can force a win at all. Works on boards from 4 by 4 up, although games begin at 6 by 6.
class Solver {
public:
    static constexpr std::size_t kDefaultMebibytes = 256;

    /// The table is all the memory that counts. Throws std::bad_alloc.
    explicit Solver(std::size_t mebibytes = kDefaultMebibytes) : table_(mebibytes) {}

    /// Ends within 20 milliseconds of a limit or a request to stop. What earlier calls found is used again. Of a round
    /// that is over it says how it ended: lost or won in 0 plies.
    [[nodiscard]] Solution solve(const Position& position, const SolveLimits& limits = {}, std::stop_token stop = {});

    /// The same, but asks only whether the attacker can force a win. The value stays unknown; `cannot_win` holds the
    /// answer, and where the other player is to move and the attacker cannot, `line` is one move that keeps it so.
    [[nodiscard]] Solution defend(const Position& position, Player attacker, const SolveLimits& limits = {},
                                  std::stop_token stop = {});

private:
    ProofTable table_;
};

}  // namespace atom4
