// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/solver.h"

#include <algorithm>
#include <limits>

#include "core/atom4/engine/proof_search.h"

namespace atom4 {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kFirstBudget = 1'000;
// A proof that runs out of budget starts again, so the next attempt gets much more. Most positions are draws, which the
// searches for any win prove, so the search for the shortest win gets a smaller share.
constexpr std::uint64_t kBudgetGrowth = 4;
constexpr std::uint64_t kShareOfTheShortest = 4;
constexpr std::uint64_t kNoBudget = std::numeric_limits<std::uint64_t>::max() / 2;

// One call of Solver::solve() or defend(), for a round in play.
class Solving {
public:
    Solving(const Position& position, ProofTable& table, const SolveLimits& limits, std::stop_token stop)
        : limits_(limits),
          stop_(std::move(stop)),
          start_(Clock::now()),
          prover_(position, table, [this] { return is_time_up(); }),
          max_plies_(std::min(prover_.empty_count(), ProofEntry::kMaxPlies)) {
        for (const Player player : kPlayers) solution_.cannot_win[player] = !prover_.may_win(player);
    }

    Solution solve() {
        find_value();
        find_line();
        return with_effort();
    }

    Solution defend(Player attacker) {
        look_for_any_win(attacker, kNoBudget);
        if (solution_.cannot_win[attacker] && prover_.position().mover() != attacker)
            if (const auto cell = defending_move()) solution_.line.push_back(*cell);
        return with_effort();
    }

private:
    Solution with_effort() {
        solution_.positions = prover_.positions();
        solution_.time = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
        return solution_;
    }

    [[nodiscard]] bool is_time_up() const {
        return stop_.stop_requested() || (limits_.time && Clock::now() - start_ >= *limits_.time) ||
               (limits_.positions && prover_.positions() >= *limits_.positions);
    }
    [[nodiscard]] bool is_known() const { return solution_.value != SolvedValue::kUnknown; }

    void find_value() {
        for (std::uint64_t budget = kFirstBudget; !is_known() && !prover_.is_time_up(); budget *= kBudgetGrowth) {
            look_for_the_shortest_win(budget / kShareOfTheShortest);
            for (const Player player : kPlayers)
                if (!is_known()) look_for_any_win(player, budget);
        }
    }

    // Looks for wins of either player in ever more plies, until the budget is spent.
    void look_for_the_shortest_win(std::uint64_t budget) {
        const std::uint64_t end = prover_.positions() + budget;
        while (!conclude_draw() && prover_.positions() < end) {
            const Player player = next_to_ask();
            const int plies = fails_within_[player] + (fails_within_[player] == 0 ? first_ply(player) : 2);
            const auto found = prover_.prove(player, plies, end - prover_.positions());
            if (!found) return;
            if (*found > 0) {
                // All shorter wins of either player have been ruled out.
                require(*found == plies);
                const bool wins = player == prover_.position().mover();
                solution_.value = wins ? SolvedValue::kWin : SolvedValue::kLoss;
                solution_.plies = plies;
                solution_.cannot_win[opponent(player)] = true;
                return;
            }
            fails_within_[player] = plies;
            solution_.no_win_within[player] = plies;
            if (plies >= prover_.empty_count()) solution_.cannot_win[player] = true;
        }
    }

    // Returns the player whose next possible win is the shorter one.
    [[nodiscard]] Player next_to_ask() const {
        const Player mover = prover_.position().mover();
        if (solution_.cannot_win[mover]) return opponent(mover);
        if (solution_.cannot_win[opponent(mover)]) return mover;
        return fails_within_[mover] <= fails_within_[opponent(mover)] ? mover : opponent(mover);
    }
    // The mover wins in an odd number of plies, the opponent in an even one.
    [[nodiscard]] int first_ply(Player player) const { return player == prover_.position().mover() ? 1 : 2; }

    void look_for_any_win(Player player, std::uint64_t budget) {
        // If more plies may follow than a table entry can hold, a failed attack within those plies proves nothing.
        if (solution_.cannot_win[player] || wins_[player] || max_plies_ < prover_.empty_count()) return;
        const auto found = prover_.prove(player, max_plies_, budget);
        if (!found) return;
        wins_[player] = *found > 0;
        solution_.cannot_win[*found > 0 ? opponent(player) : player] = true;
        (void)conclude_draw();
    }

    bool conclude_draw() {
        if (!is_known() && solution_.cannot_win[Player::kFirst] && solution_.cannot_win[Player::kSecond])
            solution_.value = SolvedValue::kDraw;
        return is_known();
    }

    void find_line() {
        if (!is_known()) return;
        int plies = solution_.plies;
        Player winner = prover_.position().mover();
        if (solution_.value == SolvedValue::kLoss) winner = opponent(winner);
        while (!prover_.position().is_over()) {
            const auto cell = solution_.value == SolvedValue::kDraw ? defending_move() : best_move(winner, plies);
            if (!cell) return;
            solution_.line.push_back(*cell);
            (void)prover_.play(*cell);
            --plies;
        }
    }

    // Returns the first legal move that passes the test, trying `known` first; std::nullopt if there is none or time is
    // up.
    template <class Test>
    std::optional<Cell> move_where(std::optional<Cell> known, const Test& test) {
        const auto legal = prover_.position().legal_moves();
        std::vector<Cell> moves(legal.begin(), legal.end());
        std::sort(moves.begin(), moves.end());
        if (known) std::stable_partition(moves.begin(), moves.end(), [&](Cell cell) { return cell == *known; });
        for (const Cell cell : moves) {
            const Reaction reaction = prover_.play(cell);
            const bool holds = test(reaction);
            prover_.take_back(reaction);
            if (prover_.is_time_up()) return std::nullopt;
            if (holds) return cell;
        }
        return std::nullopt;
    }

    std::optional<Cell> best_move(Player winner, int plies) {
        if (prover_.position().mover() == winner)
            return move_where(prover_.known_move(winner, plies), [&](const Reaction& reaction) {
                return plies == 1 ? reaction.wins() : prover_.prove(winner, plies - 1, kNoBudget).value_or(0) > 0;
            });
        // Every move loses within these plies; this one does not lose sooner.
        return move_where(prover_.known_move(winner, plies - 2), [&](const Reaction&) {
            return plies == 2 || prover_.prove(winner, plies - 3, kNoBudget) == std::optional(0);
        });
    }

    // Returns a move that keeps the opponent unable to force a win.
    std::optional<Cell> defending_move() {
        const Player other = opponent(prover_.position().mover());
        return move_where(prover_.known_move(other, max_plies_), [&](const Reaction&) {
            return prover_.prove(other, max_plies_, kNoBudget) == std::optional(0);
        });
    }

    const SolveLimits limits_;
    const std::stop_token stop_;
    const Clock::time_point start_;
    ProofSearch prover_;
    const int max_plies_;
    Solution solution_;
    ByPlayer<int> fails_within_{0, 0};
    ByPlayer<bool> wins_{false, false};
};

}  // namespace

Solution Solver::solve(const Position& position, const SolveLimits& limits, std::stop_token stop) {
    if (!position.is_over()) return Solving(position, table_, limits, std::move(stop)).solve();
    Solution solution;
    if (const auto winner = atom4::winner(position.outcome()))
        solution.value = *winner == position.mover() ? SolvedValue::kWin : SolvedValue::kLoss;
    else
        solution.value = SolvedValue::kDraw;
    return solution;
}

Solution Solver::defend(const Position& position, Player attacker, const SolveLimits& limits, std::stop_token stop) {
    if (!position.is_over()) return Solving(position, table_, limits, std::move(stop)).defend(attacker);
    Solution solution;
    for (const Player player : kPlayers) solution.cannot_win[player] = winner(position.outcome()) != player;
    return solution;
}

}  // namespace atom4
