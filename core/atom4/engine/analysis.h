// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/atom4/engine/search.h"
#include "core/atom4/engine/solver.h"
#include "core/atom4/rules/position.h"

namespace atom4 {

/// Searches as Engine::search() does, and also asks a solver: briefly before the search and, if few cells are left, in
/// parallel with it. If the solver finds the value and enough lines, that is the last report: a win, a loss or a draw
/// is then certain, and the plies to a win or loss are exact. Ends within 20 ms of a stop. Uses a second thread if one
/// can be started.
SearchReport analyse(Engine& engine, const Position& position, const SearchSettings& settings,
                     std::stop_token stop = {}, const Engine::Progress& progress = {});

/// Converts the solver's result to a score for the player to move; std::nullopt if the value is unknown.
[[nodiscard]] std::optional<Score> exact_score(const Solution& solution);

/// Converts a score for the player to move to a score for the player who has just moved, one ply earlier.
[[nodiscard]] Score seen_from_before(Score score);

/// Returns a new solver with at most that much memory; nullptr if there is not enough.
[[nodiscard]] std::unique_ptr<Solver> make_solver(std::size_t mebibytes);

/// Returns the number of empty cells. The fewer there are, the more positions a solver can solve:
/// tests/strength/README.md has the shares.
[[nodiscard]] int empty_cells(const Position& position);

/// Returns the exact value of a position as a search report. Among draws it prefers the best of `guessed`; lines after
/// the first may be guessed. std::nullopt if the value, or enough lines, are not found within the limits. The
/// round must not be over.
[[nodiscard]] std::optional<SearchReport> exact_report(Solver& solver, const Position& position, int lines,
                                                       const SearchReport& guessed, const SolveLimits& limits,
                                                       std::stop_token stop = {});

/// The evaluation of a round from player 1's point of view: a score, or the result.
class Verdict {
public:
    /// The score is that of the mover.
    Verdict(Score score, Player mover);
    /// Returns the verdict of a round that is over; std::nullopt while it is in play.
    [[nodiscard]] static std::optional<Verdict> of(const Position& position);

    /// Returns the player who is ahead; std::nullopt if the lead is negligible.
    [[nodiscard]] std::optional<Player> ahead() const;
    /// Returns how many moves the player ahead needs to win, if the win is forced; 0 if the round is won.
    [[nodiscard]] std::optional<int> moves_to_win() const { return moves_to_win_; }
    /// Returns whether the score is a draw that is certain, not just an even evaluation.
    [[nodiscard]] bool is_drawn() const { return is_drawn_; }
    /// How far the player who is ahead leads.
    enum class Lead : std::uint8_t { kNone, kLittle, kClear, kLarge };
    [[nodiscard]] Lead lead() const;
    /// Returns the points that player 1 can expect, from 0 to 1.
    [[nodiscard]] double share() const;
    /// Returns the evaluation in centipoints, for player 1.
    [[nodiscard]] int centipoints() const { return centipoints_; }

    friend bool operator==(const Verdict&, const Verdict&) = default;

private:
    Verdict() = default;

    int centipoints_ = 0;
    bool is_drawn_ = false;
    std::optional<Player> winner_;
    std::optional<int> moves_to_win_;
};

}  // namespace atom4
