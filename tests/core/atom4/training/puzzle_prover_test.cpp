// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_prover.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"
#include "tests/core/atom4/engine/solver.h"

namespace atom4 {
namespace {

std::vector<Puzzle> some_of(PuzzleKind kind, int moves, std::size_t count) {
    std::vector<Puzzle> all;
    for (const Puzzle& puzzle : shipped_puzzles())
        if (puzzle.kind == kind && puzzle.moves == moves) all.push_back(puzzle);
    std::vector<Puzzle> some;
    for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * (all.size() - 1) / (count - 1)]);
    return some;
}

// The slow search leaves no move out and remembers nothing.
TEST(PuzzleProver, ProvedWinsAgreeWithASlowSearch) {
    for (const int moves : {1, 2, 3}) {
        for (Puzzle& puzzle : some_of(PuzzleKind::kWin, moves, 6)) {
            EXPECT_FALSE(test::wins_within(puzzle.position, 2 * moves - 3)) << puzzle.id;
            EXPECT_EQ(test::winning_moves(puzzle.position, 2 * moves - 1), std::set{puzzle.line.front()}) << puzzle.id;
        }
    }
}

TEST(PuzzleProver, ProvedDefencesAgreeWithASlowSearch) {
    for (const int moves : {1, 2}) {
        for (Puzzle& puzzle : some_of(PuzzleKind::kDefend, moves, 6)) {
            EXPECT_EQ(test::holding_moves(puzzle.position, 2 * moves), std::set{puzzle.line.front()}) << puzzle.id;
            EXPECT_GT(test::holding_moves(puzzle.position, 2 * moves - 2).size(), 1U) << puzzle.id;
            EXPECT_EQ(test::holding_moves(puzzle.position, 2 * moves + 2), std::set{puzzle.line.front()}) << puzzle.id;
            EXPECT_FALSE(test::wins_within(puzzle.position, 2 * moves + 1)) << puzzle.id;
        }
    }
}

TEST(PuzzleProver, NoPieceOfAShippedPuzzleIsRedundant) {
    PuzzleProver prover;
    for (const int moves : {1, 2, 3}) {
        for (const Puzzle& puzzle : some_of(PuzzleKind::kWin, moves, 4)) {
            atom4::Setup setup{puzzle.position.size(), {}, puzzle.position.to_play()};
            for (int row = 0; row < setup.size.rows; ++row)
                for (int col = 0; col < setup.size.cols; ++col)
                    if (const auto piece = puzzle.position.at(Cell(row, col)))
                        setup.pieces.emplace_back(Cell(row, col), *piece);
            for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
                atom4::Setup fewer = setup;
                fewer.pieces.erase(fewer.pieces.begin() + static_cast<std::ptrdiff_t>(i));
                const auto position = Position::from_setup(fewer);
                // A piece may be there only so that there are enough moves to choose from.
                if (!position || position->is_over() || position->legal_moves().size() < 6) continue;
                EXPECT_FALSE(prover.find(*position, puzzle.kind, puzzle.moves)) << puzzle.id << " " << i;
            }
        }
    }
}

TEST(PuzzleProver, RefusesUnsoundPuzzles) {
    PuzzleProver prover;
    const Puzzle sound = some_of(PuzzleKind::kWin, 2, 2).front();
    ASSERT_TRUE(prover.proves(sound));
    for (const Cell cell : sound.position.legal_moves()) {
        Puzzle wrong = sound;
        wrong.line = {cell};
        EXPECT_FALSE(prover.proves(wrong));
    }
    Puzzle longer = sound;
    longer.moves = 3;
    EXPECT_FALSE(prover.proves(longer));
    Puzzle other = sound;
    other.kind = PuzzleKind::kDefend;
    EXPECT_FALSE(prover.proves(other));
}

TEST(PuzzleProver, GivesNoAnswerBeyondItsPositionBudget) {
    PuzzleProver prover(10);
    const Position start({9, 9});
    EXPECT_FALSE(prover.win_in(start, 9));
    EXPECT_FALSE(prover.find(start, PuzzleKind::kWin, 4));
}

TEST(PuzzleProver, PosesAPlayersOwnPuzzleWithSeveralSolutions) {
    PuzzleProver prover;
    const Position position = *parse_position("CKBWYG/GKCWC1/2GPK1/1CKRY1/6/6 P");
    EXPECT_EQ(prover.winning_moves(position, 1, 99)->size(), 2U) << "either end of the row of blacks";
    EXPECT_FALSE(prover.find(position, PuzzleKind::kWin, 1));
    EXPECT_TRUE(prover.pose(position, PuzzleKind::kWin, 1));
}

}  // namespace
}  // namespace atom4
