// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/mistakes.h"

#include <algorithm>
#include <utility>

#include "core/atom4/training/puzzle_progress.h"
#include "core/base/environment.h"

namespace atom4 {
namespace {

constexpr int kMaxMoves = 4;

}  // namespace

PuzzleProver mistake_prover() {
    constexpr std::uint64_t kBudget = 10'000;
    constexpr int kSlack = 0;
    return PuzzleProver(kBudget, kSlack);
}

std::optional<Puzzle> puzzle_of_mistake(PuzzleProver& prover, const Position& before, const ReviewedMove& move) {
    if (move.judgement == Judgement::kMissedWin) {
        const auto plies = move.best_score.plies_to_win();
        const int moves = plies ? (*plies + 1) / 2 : kMaxMoves + 1;
        if (moves > kMaxMoves) return std::nullopt;
        // It may be won sooner than the reviewer saw.
        for (int sooner = 1; sooner <= moves; ++sooner)
            if (auto puzzle = prover.pose(before, PuzzleKind::kWin, sooner)) return puzzle;
        return std::nullopt;
    }
    if (move.judgement != Judgement::kLosingMove) return std::nullopt;
    const auto plies = move.score.plies_to_loss();
    const int moves = plies ? *plies / 2 : kMaxMoves + 1;
    return moves >= 1 && moves <= kMaxMoves ? prover.pose(before, PuzzleKind::kDefend, moves) : std::nullopt;
}

bool offers_puzzle(std::span<const ReviewedMove> moves) {
    return std::any_of(moves.begin(), moves.end(), [](const ReviewedMove& move) {
        return move.judgement == Judgement::kMissedWin || move.judgement == Judgement::kLosingMove;
    });
}

std::vector<Puzzle> puzzles_of_mistakes(Position position, std::span<const ReviewedMove> moves,
                                        std::optional<std::size_t> only, std::stop_token stop) {
    PuzzleProver prover = mistake_prover();
    prover.stop_by(stop);
    std::vector<Puzzle> puzzles;
    for (std::size_t i = 0; i < moves.size() && !stop.stop_requested(); ++i) {
        if (!only || *only == i)
            if (auto puzzle = puzzle_of_mistake(prover, position, moves[i])) puzzles.push_back(std::move(*puzzle));
        if (!position.play(moves[i].played)) break;
    }
    return puzzles;
}

void save_mistakes(const MistakesTask::Job& job) {
    const MistakesQuestion& question = job.question;
    auto puzzles = puzzles_of_mistakes(question.start, question.moves, question.only, job.stop);
    if (job.stop.stop_requested()) return;
    const std::string day = today();
    MistakesSaved saved{.one = question.only.has_value()};
    saved.trouble = MyPuzzlesFile().change([&](MyPuzzles& mine) {
        for (Puzzle& puzzle : puzzles) saved.added += mine.add(std::move(puzzle), day) ? 1 : 0;
        saved.due = mine.due(day).size();
    });
    if (saved.trouble) saved.added = 0;
    job.answer(saved);
}

}  // namespace atom4
