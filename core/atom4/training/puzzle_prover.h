// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/atom4/engine/proof_search.h"
#include "core/atom4/training/puzzle.h"

namespace atom4 {

/// Proves puzzles by the exact solver, and finds the replies of the opponent.
///
/// A puzzle `win N` is sound if the player to move can force a row within 2 N - 1 plies, but not sooner, and only one
/// first move does. A puzzle `defend N` is sound if all first moves but one lose within 2 N plies, and not all of those
/// sooner; if the remaining one does not lose within horizon() plies; and if no move wins within them.
///
/// Questions return std::nullopt if a proof takes more positions than the budget, or there is no answer; proves()
/// returns false then. win_in() and loss_in() return std::nullopt also for a position that is over. Must be used by one
/// thread at a time.
class PuzzleProver {
public:
    static constexpr std::uint64_t kDefaultBudget = 2'000'000;

    /// Plies for which a defence must hold beyond those in which the other moves lose.
    static constexpr int kSlack = 4;

    /// Throws std::bad_alloc.
    explicit PuzzleProver(std::uint64_t budget = kDefaultBudget, int slack = kSlack)
        : table_(kMebibytes), budget_(budget), slack_(slack) {}

    /// Plies for which a defence must hold, counted from the puzzle's position.
    [[nodiscard]] int horizon(int moves) const { return 2 * moves + slack_; }

    /// Returns the plies of a forced win of the player to move, or of the opponent; 0 if there is none within that
    /// many.
    [[nodiscard]] std::optional<int> win_in(const Position& position, int plies);
    [[nodiscard]] std::optional<int> loss_in(const Position& position, int plies);
    /// Returns the moves that force a win within that many plies, or those after which the opponent cannot; at most
    /// `most` of them.
    using Cells = std::vector<Cell>;
    [[nodiscard]] std::optional<Cells> winning_moves(const Position& position, int plies, std::size_t most);
    [[nodiscard]] std::optional<Cells> holding_moves(const Position& position, int plies, std::size_t most);

    /// Returns the sound puzzle of that kind and length in the position, with its solution and without an id;
    /// std::nullopt if there is none, or proving it takes too many positions.
    [[nodiscard]] std::optional<Puzzle> find(const Position& position, PuzzleKind kind, int moves);
    /// Like find(), for a player's own puzzle: several first moves may be right, but not all. For a defence, checks
    /// only that they hold within horizon(), not that the length is exact, or that no move wins.
    [[nodiscard]] std::optional<Puzzle> pose(const Position& position, PuzzleKind kind, int moves);
    /// Returns whether the puzzle is sound, and its line the one that find() finds.
    [[nodiscard]] bool proves(const Puzzle& puzzle);

    /// Returns whether the puzzle can still be solved after those plies, of which the last was the solver's.
    [[nodiscard]] std::optional<bool> keeps(const Puzzle& puzzle, const Position& after, int plies);
    /// Returns the strongest reply after those plies, of which the solver's was the last: against a win the longest
    /// resistance, against a defence the move that leaves the fewest defences.
    [[nodiscard]] std::optional<Cell> answer(const Puzzle& puzzle, const Position& after, int plies);
    /// Returns the solver's right moves after those plies.
    [[nodiscard]] std::optional<Cells> solver_moves(const Puzzle& puzzle, const Position& position, int plies);
    /// Returns the opponent's best reply to a wrong move: one that wins, or else one that stops the win in time;
    /// std::nullopt if there is neither.
    [[nodiscard]] std::optional<Cell> refutation(const Puzzle& puzzle, const Position& after, int plies);

    [[nodiscard]] std::uint64_t positions() const { return positions_; }

    /// Makes questions fail within a moment of a request to stop, as if they took too many positions.
    void stop_by(std::stop_token stop) { stop_ = std::move(stop); }

private:
    static constexpr std::size_t kMebibytes = 8;

    template <class Wanted>
    std::optional<Cells> moves_where(const Position& position, int plies, Player attacker, std::size_t most,
                                     Wanted wanted);
    [[nodiscard]] std::optional<int> ends_in(const Position& position, Player attacker, int plies);
    [[nodiscard]] std::optional<bool> is_win(const Position& position, int moves);
    [[nodiscard]] std::optional<bool> is_defence(const Position& position, int moves);
    [[nodiscard]] bool finish(Puzzle& puzzle);

    ProofTable table_;
    std::uint64_t budget_;
    int slack_;
    std::uint64_t positions_ = 0;
    std::stop_token stop_;
};

}  // namespace atom4
