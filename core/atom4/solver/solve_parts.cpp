// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/solver/solve_parts.h"

#include <algorithm>
#include <limits>

#include "core/atom4/rules/notation.h"

namespace atom4 {
namespace {

std::vector<Cell> moves_in_order(const Position& position) {
    const auto legal = position.legal_moves();
    std::vector<Cell> moves(legal.begin(), legal.end());
    std::sort(moves.begin(), moves.end());
    return moves;
}

Solution ended(const Position& position) {
    Solution solution;
    const auto winner = atom4::winner(position.outcome());
    solution.value = !winner                       ? SolvedValue::kDraw
                     : *winner == position.mover() ? SolvedValue::kWin
                                                   : SolvedValue::kLoss;
    for (const Player player : kPlayers) solution.cannot_win[player] = winner != player;
    return solution;
}

// What a move is worth to its player that leads to a position with that solution: larger is better.
int rank(const Solution& after) {
    if (after.value == SolvedValue::kLoss) return 1'000 - after.plies;
    if (after.value == SolvedValue::kWin) return -1'000 + after.plies;
    return 0;
}

// What `after` is worth to the player who has moved there by that cell.
void take(Solution& best, Cell cell, const Solution& after) {
    best.value = after.value == SolvedValue::kLoss  ? SolvedValue::kWin
                 : after.value == SolvedValue::kWin ? SolvedValue::kLoss
                                                    : SolvedValue::kDraw;
    best.plies = best.value == SolvedValue::kDraw ? 0 : after.plies + 1;
    best.line = {cell};
    best.line.insert(best.line.end(), after.line.begin(), after.line.end());
}

}  // namespace

SolveParts::SolveParts(const Position& root, int plies) : root_(root), plies_(plies) {
    collect(root, plies);
}

SolveParts SolveParts::with_at_least(const Position& root, std::size_t count) {
    int plies = 1;
    SolveParts parts(root, plies);
    while (parts.positions().size() < count && plies < kMostPlies) {
        SolveParts more(root, ++plies);
        if (more.positions().empty()) break;
        parts = std::move(more);
    }
    return parts;
}

void SolveParts::collect(const Position& position, int plies) {
    if (position.is_over()) return;
    if (plies == 0) {
        if (index_.emplace(to_text(position), positions_.size()).second) positions_.push_back(position);
        return;
    }
    for (const Cell cell : moves_in_order(position)) {
        Position next = position;
        next.play_legal(cell);
        collect(next, plies - 1);
    }
}

Solution SolveParts::merge(std::span<const Solution> solutions) const {
    require(solutions.size() == positions_.size());
    Solution whole = merge(root_, plies_, solutions);
    for (const Solution& part : solutions) {
        whole.positions += part.positions;
        whole.time += part.time;
    }
    return whole;
}

Solution SolveParts::merge(const Position& position, int plies, std::span<const Solution> solutions) const {
    if (position.is_over()) return ended(position);
    if (plies == 0) {
        const Solution& part = solutions[index_.at(to_text(position))];
        Solution told;  // without what it took, which is counted once
        told.value = part.value;
        told.plies = part.plies;
        told.line = part.line;
        told.cannot_win = part.cannot_win;
        return told;
    }
    const Player mover = position.mover();
    Solution best;
    bool all_known = true;
    int best_rank = std::numeric_limits<int>::min();
    best.cannot_win = {true, true};
    best.cannot_win[opponent(mover)] = false;
    for (const Cell cell : moves_in_order(position)) {
        Position next = position;
        next.play_legal(cell);
        const Solution after = merge(next, plies - 1, solutions);
        // He who moves cannot win if no move wins; the other cannot if one keeps him from it.
        best.cannot_win[mover] = best.cannot_win[mover] && after.cannot_win[mover];
        best.cannot_win[opponent(mover)] = best.cannot_win[opponent(mover)] || after.cannot_win[opponent(mover)];
        if (after.value == SolvedValue::kUnknown) {
            all_known = false;
            continue;
        }
        if (rank(after) <= best_rank) continue;
        best_rank = rank(after);
        take(best, cell, after);
    }
    if (all_known) return best;
    // A win may be shorter and a loss none where something is unknown; that a player cannot win holds all the same.
    const bool is_draw = best.cannot_win[Player::kFirst] && best.cannot_win[Player::kSecond];
    if (best.value != SolvedValue::kDraw || !is_draw) best.line.clear();
    best.value = is_draw ? SolvedValue::kDraw : SolvedValue::kUnknown;
    best.plies = 0;
    return best;
}

}  // namespace atom4
