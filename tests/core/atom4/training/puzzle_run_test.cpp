// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_progress.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"

namespace atom4 {
namespace {

using Verdict = PuzzleTry::Verdict;

const Puzzle& first_of(PuzzleKind kind, int moves) {
    const auto& all = shipped_puzzles();
    return *std::find_if(all.begin(), all.end(), [&](const Puzzle& p) { return p.kind == kind && p.moves == moves; });
}

// Returns the wrong moves: only the first move of the solution is right.
std::vector<Cell> wrong_moves(const Puzzle& puzzle) {
    std::vector<Cell> moves(puzzle.position.legal_moves().begin(), puzzle.position.legal_moves().end());
    std::erase(moves, puzzle.line.front());
    return moves;
}

bool contains(const std::vector<Cell>& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

TEST(PuzzleAttempt, EveryPuzzleIsSolvedByItsLine) {
    PuzzleProver prover;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        PuzzleAttempt run(puzzle, prover);
        for (std::size_t i = 0; i < puzzle.line.size(); i += 2) {
            ASSERT_FALSE(run.is_solved()) << puzzle.id;
            const PuzzleTry tried = run.attempt(puzzle.line[i]);
            const bool last = i + 1 == puzzle.line.size();
            ASSERT_EQ(tried.verdict, last ? Verdict::kSolved : Verdict::kContinues) << puzzle.id;
            if (last) continue;
            ASSERT_EQ(tried.answer->placed(), puzzle.line[i + 1]) << puzzle.id;
        }
        EXPECT_TRUE(run.is_solved()) << puzzle.id;
        EXPECT_EQ(run.result(), PuzzleResult::kSolved) << puzzle.id;
        if (puzzle.kind != PuzzleKind::kWin) continue;
        EXPECT_EQ(winner(run.position().outcome()), puzzle.position.mover()) << puzzle.id;
    }
}

TEST(PuzzleAttempt, AWrongMoveIsAnsweredAndLeavesThePositionAsItWas) {
    PuzzleProver prover;
    const Puzzle& puzzle = first_of(PuzzleKind::kDefend, 1);
    for (const Cell cell : wrong_moves(puzzle)) {
        PuzzleAttempt run(puzzle, prover);
        const PuzzleTry tried = run.attempt(cell);
        EXPECT_EQ(tried.verdict, Verdict::kLoses);
        EXPECT_EQ(tried.plies, 1);
        ASSERT_TRUE(tried.answer);
        Position after = puzzle.position;
        (void)after.play_legal(cell);
        (void)after.play_legal(tried.answer->placed());
        EXPECT_EQ(winner(after.outcome()), opponent(puzzle.position.mover()));
        EXPECT_EQ(run.position(), puzzle.position);
        EXPECT_EQ(run.result(), PuzzleResult::kMissed);
        (void)run.attempt(puzzle.line.front());
        EXPECT_TRUE(run.is_solved());
        EXPECT_EQ(run.result(), PuzzleResult::kMissed);
    }
}

TEST(PuzzleAttempt, AMoveThatDoesNotWinInTimeIsAnsweredByOneThatStopsIt) {
    PuzzleProver prover;
    const Puzzle& puzzle = first_of(PuzzleKind::kWin, 2);
    for (const Cell cell : wrong_moves(puzzle)) {
        PuzzleAttempt run(puzzle, prover);
        const PuzzleTry tried = run.attempt(cell);
        EXPECT_TRUE(tried.verdict == Verdict::kTooSlow || tried.verdict == Verdict::kLoses);
        ASSERT_TRUE(tried.answer);
        Position after = puzzle.position;
        (void)after.play_legal(cell);
        (void)after.play_legal(tried.answer->placed());
        EXPECT_TRUE(after.is_over() || !after.find_win(after.to_play()));
    }
}

TEST(PuzzleAttempt, AMoveThatIsNotLegalCountsForNothing) {
    PuzzleProver prover;
    PuzzleAttempt run(first_of(PuzzleKind::kWin, 1), prover);
    for (int row = 0; row < run.position().size().rows; ++row) {
        for (int col = 0; col < run.position().size().cols; ++col) {
            if (run.position().is_legal(Cell(row, col))) continue;
            EXPECT_EQ(run.attempt(Cell(row, col)).verdict, Verdict::kIllegal);
        }
    }
    EXPECT_FALSE(run.result());
}

TEST(PuzzleAttempt, HintsFirstNameThreeCellsAndThenTheMove) {
    PuzzleProver prover;
    const Puzzle& puzzle = first_of(PuzzleKind::kWin, 3);
    PuzzleAttempt run(puzzle, prover);
    const auto where = run.hint();
    EXPECT_EQ(where.size(), 3U);
    EXPECT_TRUE(std::is_sorted(where.begin(), where.end()));
    EXPECT_NE(std::find(where.begin(), where.end(), puzzle.line.front()), where.end());
    {
        PuzzleAttempt hinted = run;
        for (std::size_t i = 0; i < puzzle.line.size(); i += 2) (void)hinted.attempt(puzzle.line[i]);
        EXPECT_EQ(hinted.result(), PuzzleResult::kHinted);
    }
    EXPECT_EQ(run.hint(), std::vector{puzzle.line.front()});
    EXPECT_EQ(run.result(), PuzzleResult::kMissed);
}

TEST(PuzzleAttempt, AHintNeverNamesACellThatWasRefuted) {
    PuzzleProver prover;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        if (puzzle.kind != PuzzleKind::kDefend || puzzle.moves != 1) continue;
        PuzzleAttempt run(puzzle, prover);
        const auto before = PuzzleAttempt(run).hint();
        for (const Cell cell : before)
            if (cell != puzzle.line.front()) (void)run.attempt(cell);
        const auto after = run.hint();
        for (const Cell cell : after)
            EXPECT_TRUE(cell == puzzle.line.front() || !contains(before, cell)) << puzzle.id << ' ' << to_text(cell);
        EXPECT_TRUE(contains(after, puzzle.line.front()));
    }
}

TEST(PuzzleAttempt, TheSolutionIsTheRestOfTheLine) {
    PuzzleProver prover;
    const Puzzle& puzzle = first_of(PuzzleKind::kWin, 3);
    PuzzleAttempt run(puzzle, prover);
    (void)run.attempt(puzzle.line.front());
    EXPECT_EQ(run.moves_left(), 2);
    EXPECT_EQ(run.solution(), std::vector<Cell>(puzzle.line.begin() + 2, puzzle.line.end()));
    EXPECT_EQ(run.result(), PuzzleResult::kMissed);
}

TEST(PuzzleAttempt, AnyLaterMoveThatStillWinsIsRight) {
    PuzzleProver prover;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        if (puzzle.kind != PuzzleKind::kWin || puzzle.moves != 2) continue;
        PuzzleAttempt run(puzzle, prover);
        (void)run.attempt(puzzle.line.front());
        const auto winning = prover.winning_moves(run.position(), 1, 99);
        for (const Cell cell : *winning) {
            PuzzleAttempt other = run;
            EXPECT_EQ(other.attempt(cell).verdict, Verdict::kSolved) << puzzle.id;
        }
    }
}

}  // namespace
}  // namespace atom4
