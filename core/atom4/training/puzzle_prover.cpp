// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_prover.h"

#include <algorithm>

#include "core/atom4/engine/proof_search.h"

namespace atom4 {
namespace {

std::vector<Cell> moves_in_order(const Position& position) {
    std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
    std::sort(moves.begin(), moves.end());
    return moves;
}

Position after_move(const Position& position, Cell cell) {
    Position after = position;
    (void)after.play_legal(cell);
    return after;
}

int plies_to_win(const Puzzle& puzzle) {
    return 2 * puzzle.moves - 1;
}

}  // namespace

std::optional<int> PuzzleProver::ends_in(const Position& position, Player attacker, int plies) {
    if (position.is_over()) return std::nullopt;
    ProofSearch prover(position, table_, [this] { return stop_.stop_requested(); });
    // Deepens move by move, since a proof with more plies may find a longer win than necessary.
    for (int within = position.mover() == attacker ? 1 : 2; within <= plies; within += 2) {
        const auto found = prover.prove(attacker, within, budget_);
        if (!found || *found > 0) {
            positions_ += prover.positions();
            return found;
        }
    }
    positions_ += prover.positions();
    return 0;
}

std::optional<int> PuzzleProver::win_in(const Position& position, int plies) {
    return ends_in(position, position.mover(), plies);
}

std::optional<int> PuzzleProver::loss_in(const Position& position, int plies) {
    return ends_in(position, opponent(position.mover()), plies);
}

// Returns the moves for which `wanted` returns true. Its argument is whether the attacker can force a win within
// `plies`, including the move.
template <class Wanted>
std::optional<PuzzleProver::Cells> PuzzleProver::moves_where(const Position& position, int plies, Player attacker,
                                                             std::size_t most, Wanted wanted) {
    Cells cells;
    if (position.is_over()) return cells;
    ProofSearch prover(position, table_, [this] { return stop_.stop_requested(); });
    for (const Cell cell : moves_in_order(position)) {
        if (cells.size() >= most) break;
        const Reaction reaction = prover.play(cell);
        std::optional<bool> reached;
        if (prover.position().is_over()) {
            reached = winner(prover.position().outcome()) == attacker;
        } else if (const auto found = prover.prove(attacker, plies - 1, budget_)) {
            reached = *found > 0;
        }
        prover.take_back(reaction);
        if (!reached) {
            positions_ += prover.positions();
            return std::nullopt;
        }
        if (wanted(*reached)) cells.push_back(cell);
    }
    positions_ += prover.positions();
    return cells;
}

std::optional<PuzzleProver::Cells> PuzzleProver::winning_moves(const Position& position, int plies, std::size_t most) {
    return moves_where(position, plies, position.mover(), most, [](bool reached) { return reached; });
}

std::optional<PuzzleProver::Cells> PuzzleProver::holding_moves(const Position& position, int plies, std::size_t most) {
    return moves_where(position, plies, opponent(position.mover()), most, [](bool reached) { return !reached; });
}

std::optional<bool> PuzzleProver::is_win(const Position& position, int moves) {
    const auto plies = win_in(position, 2 * moves - 1);
    if (!plies) return std::nullopt;
    if (*plies != 2 * moves - 1) return false;
    const auto winning = winning_moves(position, 2 * moves - 1, 2);
    if (!winning) return std::nullopt;
    return winning->size() == 1;
}

std::optional<bool> PuzzleProver::is_defence(const Position& position, int moves) {
    // The cheapest checks come first.
    const auto holding = holding_moves(position, 2 * moves, 2);
    if (!holding) return std::nullopt;
    if (holding->size() != 1) return false;
    if (moves > 1) {
        const auto sooner = holding_moves(position, 2 * moves - 2, 2);
        if (!sooner) return std::nullopt;
        if (sooner->size() == 1) return false;
    }
    const auto wins = win_in(position, horizon(moves));
    if (!wins) return std::nullopt;
    if (*wins > 0) return false;
    const Position after = after_move(position, holding->front());
    if (after.is_over()) return true;
    const auto loses = win_in(after, horizon(moves) - 1);
    if (!loses) return std::nullopt;
    return *loses == 0;
}

std::optional<PuzzleProver::Cells> PuzzleProver::solver_moves(const Puzzle& puzzle, const Position& position,
                                                              int plies) {
    constexpr std::size_t kAll = Cell::kIndexCount;
    if (puzzle.kind == PuzzleKind::kWin) return winning_moves(position, plies_to_win(puzzle) - plies, kAll);
    return holding_moves(position, horizon(puzzle.moves) - plies, kAll);
}

std::optional<bool> PuzzleProver::keeps(const Puzzle& puzzle, const Position& after, int plies) {
    const Player solver = puzzle.position.mover();
    const auto won = winner(after.outcome());
    if (won) return *won == solver;
    if (after.is_over()) return puzzle.kind == PuzzleKind::kDefend;
    if (puzzle.kind == PuzzleKind::kWin) {
        const auto loses = loss_in(after, plies_to_win(puzzle) - plies);
        if (!loses) return std::nullopt;
        return *loses > 0;
    }
    const auto wins = win_in(after, horizon(puzzle.moves) - plies);
    if (!wins) return std::nullopt;
    return *wins == 0;
}

std::optional<Cell> PuzzleProver::answer(const Puzzle& puzzle, const Position& after, int plies) {
    std::optional<Cell> strongest;
    int max_strength = 0;
    for (const Cell cell : moves_in_order(after)) {
        const Position next = after_move(after, cell);
        const auto ways = next.is_over() ? std::optional<Cells>(Cells{}) : solver_moves(puzzle, next, plies + 1);
        if (!ways) return std::nullopt;
        int strength = -static_cast<int>(ways->size());
        if (puzzle.kind == PuzzleKind::kWin) {
            const auto wins = next.is_over() ? std::optional(0) : win_in(next, plies_to_win(puzzle) - plies - 1);
            if (!wins) return std::nullopt;
            strength += *wins * Cell::kIndexCount;
        } else if (next.is_over()) {
            strength -= Cell::kIndexCount;  // a drawn round is no attack
        }
        if (strongest && strength <= max_strength) continue;
        strongest = cell;
        max_strength = strength;
    }
    return strongest;
}

std::optional<Cell> PuzzleProver::refutation(const Puzzle& puzzle, const Position& after, int plies) {
    if (after.is_over()) return std::nullopt;
    const auto wins = win_in(after, horizon(puzzle.moves) - plies);
    if (wins && *wins > 0) {
        const auto ways = winning_moves(after, *wins, 1);
        if (ways && !ways->empty()) return ways->front();
    }
    if (puzzle.kind == PuzzleKind::kDefend) return std::nullopt;
    // A move that does not lose is refuted by any reply that stops the win in time.
    const auto ways = holding_moves(after, plies_to_win(puzzle) - plies, 1);
    return ways && !ways->empty() ? std::optional(ways->front()) : std::nullopt;
}

// Extends the line, which has the first move, to the end of the solution.
bool PuzzleProver::finish(Puzzle& puzzle) {
    Position position = after_move(puzzle.position, puzzle.line.front());
    for (int plies = 1; plies < 2 * puzzle.moves - 1 && !position.is_over(); plies += 2) {
        const auto best = answer(puzzle, position, plies);
        if (!best) return false;
        position = after_move(position, *best);
        if (position.is_over()) break;  // a defence that ends in a draw
        const auto ways = solver_moves(puzzle, position, plies + 1);
        if (!ways || ways->empty()) return false;
        puzzle.line.push_back(*best);
        puzzle.line.push_back(ways->front());
        position = after_move(position, ways->front());
    }
    return true;
}

std::optional<Puzzle> PuzzleProver::find(const Position& position, PuzzleKind kind, int moves) {
    if (position.is_over() || moves < 1 || moves > Puzzle::kMaxMoves) return std::nullopt;
    const bool wins = kind == PuzzleKind::kWin;
    if (!(wins ? is_win(position, moves) : is_defence(position, moves)).value_or(false)) return std::nullopt;
    const auto first = wins ? winning_moves(position, 2 * moves - 1, 1) : holding_moves(position, 2 * moves, 1);
    if (!first || first->empty()) return std::nullopt;
    Puzzle puzzle{{}, kind, moves, position, *first, {}};
    return finish(puzzle) ? std::optional(std::move(puzzle)) : std::nullopt;
}

std::optional<Puzzle> PuzzleProver::pose(const Position& position, PuzzleKind kind, int moves) {
    if (position.is_over() || moves < 1 || moves > Puzzle::kMaxMoves) return std::nullopt;
    Puzzle puzzle{{}, kind, moves, position, {}, {}};
    if (kind == PuzzleKind::kWin && win_in(position, 2 * moves - 1) != 2 * moves - 1) return std::nullopt;
    // If every move is right, there is nothing to find.
    const auto first = solver_moves(puzzle, position, 0);
    if (!first || first->empty() || first->size() == position.legal_moves().size()) return std::nullopt;
    puzzle.line = {first->front()};
    return finish(puzzle) ? std::optional(std::move(puzzle)) : std::nullopt;
}

bool PuzzleProver::proves(const Puzzle& puzzle) {
    const auto found = find(puzzle.position, puzzle.kind, puzzle.moves);
    return found && found->line == puzzle.line;
}

}  // namespace atom4
