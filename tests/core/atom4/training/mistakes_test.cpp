// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/mistakes.h"

#include <gtest/gtest.h>

#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_progress.h"

namespace atom4 {
namespace {

Score score_of_win(int plies) {
    return Score(Score::kWin - plies);
}
Score score_of_loss(int plies) {
    return Score(-Score::kWin + plies);
}

Cell wrong_move(const Puzzle& puzzle) {
    for (const Cell cell : puzzle.position.legal_moves())
        if (cell != puzzle.line.front()) return cell;
    return puzzle.line.front();
}

TEST(Mistakes, AMissedWinBecomesAPuzzle) {
    PuzzleProver prover = mistake_prover();
    for (const char* id : {"w1-005", "w2-005", "w3-005"}) {
        const Puzzle& shipped = *find_puzzle(shipped_puzzles(), id);
        ReviewedMove move{wrong_move(shipped), Score(0), score_of_win(2 * shipped.moves - 1), shipped.line,
                          Judgement::kMissedWin};
        const auto puzzle = puzzle_of_mistake(prover, shipped.position, move);
        ASSERT_TRUE(puzzle) << id;
        EXPECT_EQ(puzzle->kind, PuzzleKind::kWin);
        EXPECT_EQ(puzzle->moves, shipped.moves);
        EXPECT_EQ(puzzle->line, shipped.line);
        move.judgement = Judgement::kMistake;
        EXPECT_FALSE(puzzle_of_mistake(prover, shipped.position, move)) << "which nobody can prove";
    }
}

TEST(Mistakes, ALosingMoveBecomesADefencePuzzle) {
    PuzzleProver prover = mistake_prover();
    for (const char* id : {"d1-005", "d2-005"}) {
        const Puzzle& shipped = *find_puzzle(shipped_puzzles(), id);
        const ReviewedMove move{wrong_move(shipped), score_of_loss(2 * shipped.moves), Score(0), shipped.line,
                                Judgement::kLosingMove};
        const auto puzzle = puzzle_of_mistake(prover, shipped.position, move);
        ASSERT_TRUE(puzzle) << id;
        EXPECT_EQ(puzzle->kind, PuzzleKind::kDefend);
        PuzzleAttempt run(*puzzle, prover);
        EXPECT_EQ(run.attempt(move.played).verdict, PuzzleTry::Verdict::kLoses);
        for (std::size_t i = 0; i < puzzle->line.size(); i += 2) (void)run.attempt(puzzle->line[i]);
        EXPECT_TRUE(run.is_solved());
    }
}

TEST(Mistakes, OfARoundBecomePuzzles) {
    const Puzzle& shipped = *find_puzzle(shipped_puzzles(), "w2-007");
    const std::vector<ReviewedMove> moves{
        {wrong_move(shipped), Score(0), score_of_win(3), shipped.line, Judgement::kMissedWin},
        {Cell(0, 0), Score(0), Score(0), {}, Judgement::kGood}};
    EXPECT_TRUE(offers_puzzle(moves));
    EXPECT_FALSE(offers_puzzle(std::span(moves).subspan(1)));
    EXPECT_EQ(puzzles_of_mistakes(shipped.position, moves).size(), 1U);
}

}  // namespace
}  // namespace atom4
