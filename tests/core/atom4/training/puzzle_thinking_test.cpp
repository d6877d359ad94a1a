// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_trainer.h"

#include <gtest/gtest.h>

#include "core/atom4/training/puzzle.h"

namespace atom4 {
namespace {

using Kind = PuzzleRequest::Kind;

// Answers requests in this thread.
class PuzzleThinkingTest : public testing::Test {
protected:
    PuzzleReply ask(const PuzzleAttempt& run, Kind kind, Cell cell = {}) {
        std::optional<PuzzleReply> reply;
        const PuzzleRequest request{kind, run, cell};
        think_about_puzzle({request, {}, {}, [&](PuzzleReply found) { reply = std::move(found); }});
        return *reply;
    }

    PuzzleProver prover_;
};

TEST_F(PuzzleThinkingTest, AnswersLikeTheAttemptAndLeavesItUnchanged) {
    const PuzzleAttempt run(*find_shipped_puzzle("w2-001"), prover_);
    const Cell right = run.puzzle().line.front();
    const PuzzleReply tried = ask(run, Kind::kTry, right);
    EXPECT_EQ(tried.tried.verdict, PuzzleTry::Verdict::kContinues);
    EXPECT_EQ(tried.run.played().size(), 2U);
    EXPECT_TRUE(run.played().empty());
    EXPECT_EQ(ask(run, Kind::kSolution).cells, run.puzzle().line);
    const PuzzleReply hinted = ask(run, Kind::kHint);
    EXPECT_EQ(hinted.cells.size(), 3U);
    EXPECT_EQ(ask(hinted.run, Kind::kHint).cells, std::vector{right});
}

TEST_F(PuzzleThinkingTest, ACancelledProofStopsEarly) {
    std::stop_source stop;
    stop.request_stop();
    prover_.stop_by(stop.get_token());
    const Puzzle& puzzle = *find_shipped_puzzle("w4-036");
    EXPECT_FALSE(prover_.proves(puzzle));
    EXPECT_LT(prover_.positions(), 10'000U);
    prover_.stop_by({});
    PuzzleAttempt run(puzzle, prover_);
    EXPECT_EQ(ask(run, Kind::kTry, puzzle.line.front()).tried.verdict, PuzzleTry::Verdict::kContinues);
}

}  // namespace
}  // namespace atom4
