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

/// Searches as Engine::search() does, and where few cells are left, asks a solver before and beside it. What that knows
/// is the last report: then a win, a loss and a draw are certain, and their plies exact. Ends within 20 ms of a stop. A
/// second thread is used if there is one to be had.
SearchReport analyse(Engine& engine, const Position& position, const SearchSettings& settings,
                     std::stop_token stop = {}, const Engine::Progress& progress = {});

/// Converts the solver's result to a score for the player to move; std::nullopt if the value is unknown.
[[nodiscard]] std::optional<Score> exact_score(const Solution& solution);

/// A score of the player to move as one of the player who has just moved, a ply before.
[[nodiscard]] Score seen_from_before(Score score);

/// A solver of its own, with so much memory at most; none where there is not so much.
[[nodiscard]] std::unique_ptr<Solver> make_solver(std::size_t mebibytes);

/// The fewer are left, the better a solver's chances: tests/strength/README.md has the shares.
[[nodiscard]] int empty_cells(const Position& position);

/// Returns the exact value of a position as a search report. Among equal moves it prefers the best of `guessed`; lines
/// after the first may be guessed. std::nullopt if the value is not found within the limits, or there are fewer lines.
/// The round must not be over.
[[nodiscard]] std::optional<SearchReport> exact_report(Solver& solver, const Position& position, int lines,
                                                       const SearchReport& guessed, const SolveLimits& limits,
                                                       std::stop_token stop = {});

/// The evaluation of a round from player 1's point of view: a score, or the result.
class Verdict {
public:
    /// The score is that of the mover.
    Verdict(Score score, Player mover);
    /// A round that is over has a verdict of its own.
    [[nodiscard]] static std::optional<Verdict> of(const Position& position);

    /// Who is ahead by more than a trifle.
    [[nodiscard]] std::optional<Player> ahead() const;
    /// The moves of the player ahead until he wins, if that is forced; 0 when he has won.
    [[nodiscard]] std::optional<int> moves_to_win() const { return moves_to_win_; }
    /// Whether neither can force a win: for certain, and not as it seems.
    [[nodiscard]] bool is_drawn() const { return is_drawn_; }
    /// By how much the player ahead is.
    enum class Lead : std::uint8_t { kNone, kLittle, kClear, kLarge };
    [[nodiscard]] Lead lead() const;
    /// Player 1's expectation, from 0 to 1.
    [[nodiscard]] double share() const;
    /// In centipoints, for player 1.
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
