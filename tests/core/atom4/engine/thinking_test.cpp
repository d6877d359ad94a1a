// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/computer.h"

#include <gtest/gtest.h>

#include <new>

#include "core/atom4/rules/notation.h"

namespace atom4 {
namespace {

// Runs the engine's worker in this thread.
class ThinkingTest : public testing::Test {
protected:
    void find_with(MoveFinder find) { work_ = engine_worker(std::move(find)); }
    std::vector<EngineReply> answers_to(const EngineRequest& question) {
        std::vector<EngineReply> answers;
        work_({question, stop_.get_token(), hurry_.get_token(),
               [&](EngineReply answer) { answers.push_back(std::move(answer)); }});
        return answers;
    }

    std::stop_source stop_;
    std::stop_source hurry_;
    EngineTask::Work work_ = engine_worker();
};

std::vector<Cell> first_moves(Position position, int count) {
    std::vector<Cell> moves;
    for (; count > 0; --count) {
        moves.push_back(position.legal_moves().front());
        position.play_legal(moves.back());
    }
    return moves;
}

// Returns a position where the next piece can make four in a row.
Position before_a_win() {
    for (std::uint64_t seed = 1;; ++seed) {
        Position position(BoardSize{6, 6});
        for (std::uint64_t i = seed; !position.is_over(); i = i * 7 + 3) {
            if (position.find_win(position.to_play())) return position;
            const auto moves = position.legal_moves();
            position.play_legal(moves[static_cast<std::size_t>(i % moves.size())]);
        }
    }
}

TEST_F(ThinkingTest, AMoveIsTheOneThatItsLevelChooses) {
    Engine engine;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto answers = answers_to(MoveQuestion{Position(), 3, seed});
        ASSERT_EQ(answers.size(), 1U);
        EXPECT_EQ(std::get<Cell>(answers[0]), choose_move(engine, Position(), 3, seed, {}));
    }
}

TEST_F(ThinkingTest, AHurriedMoveIsALegalOne) {
    hurry_.request_stop();
    const auto found = answers_to(MoveQuestion{Position(), 99, 1});  // such a level would think for hours
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(Position().is_legal(std::get<Cell>(found[0])));
}

TEST_F(ThinkingTest, AMoveWithATimeLimitIsLegal) {
    for (const int milliseconds : {0, 1, 50}) {
        const std::chrono::milliseconds most(milliseconds);
        const auto answers = answers_to(MoveQuestion{Position(), 99, 1, TimeBudget{most, most}});
        ASSERT_EQ(answers.size(), 1U);
        EXPECT_TRUE(Position().is_legal(std::get<Cell>(answers[0])));
    }
}

TEST_F(ThinkingTest, AWatchedSearchReportsProgressAndPlaysTheSame) {
    Position position;
    for (const Cell move : first_moves(position, 4)) position.play_legal(move);
    const MoveQuestion question{position, 9, 1};
    const auto unwatched = answers_to(question);
    ASSERT_EQ(unwatched.size(), 1U);
    const auto watched = answers_to(WatchedMoveQuestion{question});
    ASSERT_GE(watched.size(), 3U);
    int depth = 0;
    for (std::size_t i = 0; i + 1 < watched.size(); ++i) {
        const auto& report = std::get<SearchReport>(watched[i]);
        EXPECT_GT(report.depth, depth);
        depth = report.depth;
        ASSERT_TRUE(report.move());
        EXPECT_TRUE(position.is_legal(*report.move()));
    }
    EXPECT_EQ(std::get<Cell>(watched.back()), std::get<Cell>(unwatched.front()));
}

TEST_F(ThinkingTest, WithoutMemoryTheMoveIsTheFirstLegalOne) {
    find_with([](Engine&, const MoveQuestion&, std::stop_token) -> std::optional<Cell> { throw std::bad_alloc(); });
    const auto answers = answers_to(MoveQuestion{Position(), 0, 1});
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(std::get<Cell>(answers[0]), first_legal_move(Position()));
    EXPECT_EQ(std::get<Cell>(answers_to(WatchedMoveQuestion{{Position(), 0, 1}}).at(0)), first_legal_move(Position()));
    EXPECT_TRUE(Position().is_legal(first_legal_move(Position())));
}

TEST_F(ThinkingTest, AHintGivesItsReason) {
    const Position position = before_a_win();
    const auto answers = answers_to(HintQuestion{position});
    ASSERT_EQ(answers.size(), 1U);
    const Hint& hint = std::get<Hint>(answers[0]);
    EXPECT_EQ(hint.reason, HintReason::kWinsAtOnce);
    EXPECT_TRUE(Position(position).play_legal(hint.move).wins());
}

TEST_F(ThinkingTest, AnAnalysisReportsIncreasingDepthsAndEnds) {
    const auto answers = answers_to(AnalysisQuestion{before_a_win(), 2});
    ASSERT_FALSE(answers.empty());
    int depth = 0;
    for (const EngineReply& answer : answers) {
        const auto& report = std::get<SearchReport>(answer);
        EXPECT_GT(report.depth, depth);
        depth = report.depth;
        EXPECT_EQ(report.lines.size(), 2U);
    }
}

TEST_F(ThinkingTest, AReviewIsTheSameEachTime) {
    const std::vector<Cell> moves = first_moves(Position(), 3);
    std::vector<ReviewedMove> expected;
    Engine engine;
    SearchLimits limits;
    limits.nodes = kNodesOfReview;
    review_game(engine, Position(), moves, limits, [&](const ReviewedMove& move) { expected.push_back(move); });
    (void)answers_to(HintQuestion{before_a_win()});  // earlier searches must make no difference
    const auto answers = answers_to(ReviewQuestion{Position(), moves});
    ASSERT_EQ(answers.size(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto& move = std::get<ReviewedMove>(answers[i]);
        EXPECT_EQ(move.played, moves[i]);
        EXPECT_EQ(move.score, expected[i].score);
        EXPECT_EQ(move.best_score, expected[i].best_score);
        EXPECT_EQ(move.best_line, expected[i].best_line);
    }
}

TEST_F(ThinkingTest, AStoppedReviewReportsNothingMore) {
    int told = 0;
    work_({ReviewQuestion{Position(), first_moves(Position(), 6)}, stop_.get_token(), hurry_.get_token(),
           [&](const EngineReply&) {
               ++told;
               stop_.request_stop();
           }});
    EXPECT_EQ(told, 1);
}

}  // namespace
}  // namespace atom4
