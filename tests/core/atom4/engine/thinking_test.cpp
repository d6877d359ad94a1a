// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/computer.h"

#include <gtest/gtest.h>

#include <new>

#include "core/atom4/rules/notation.h"
#include "core/base/async_task.h"
#include "tests/support/cost.h"
#include "tests/support/resource_limits.h"

namespace atom4 {
namespace {

// Works in this thread, when the test says so.
class ThinkingTest : public testing::Test {
protected:
    void find_with(MoveFinder find) { work_ = engine_worker(std::move(find)); }
    std::vector<EngineReply> answers_to(EngineRequest question) {
        thinking_.ask(std::move(question));
        thinking_.work();
        return answers();
    }
    std::vector<EngineReply> answers() {
        std::vector<EngineReply> all;
        while (auto answer = thinking_.take()) all.push_back(std::move(*answer));
        return all;
    }

    bool has_thread_ = true;
    Thinking::Work work_ = engine_worker();
    Thinking thinking_{[this](const Thinking::Task& task) { work_(task); }, [this] { return has_thread_; }, [] {}};
};

std::vector<Cell> first_moves(Position position, int count) {
    std::vector<Cell> moves;
    for (; count > 0; --count) {
        moves.push_back(position.legal_moves().front());
        position.play_legal(moves.back());
    }
    return moves;
}

// Four in a row with the next piece.
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

TEST_F(ThinkingTest, AMoveIsTheLevelsOwn) {
    Engine engine;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto answers = answers_to(MoveQuestion{Position(), 3, seed});
        ASSERT_EQ(answers.size(), 1U);
        EXPECT_EQ(std::get<Cell>(answers[0]), choose_move(engine, Position(), 3, seed, {}));
    }
}

TEST_F(ThinkingTest, AHurriedMoveIsALegalOne) {
    thinking_.ask(MoveQuestion{Position(), 99, 1});  // such a level would think for hours
    thinking_.hurry();
    thinking_.work();
    const auto found = answers();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(Position().is_legal(std::get<Cell>(found[0])));
}

TEST_F(ThinkingTest, AMoveTakesNoMoreTimeThanItHas) {
    for (const int milliseconds : {0, 1, 50}) {
        const std::chrono::milliseconds most(milliseconds);
        const auto answers = answers_to(MoveQuestion{Position(), 99, 1, TimeBudget{most, most}});
        ASSERT_EQ(answers.size(), 1U);
        EXPECT_TRUE(Position().is_legal(std::get<Cell>(answers[0])));
    }
}

TEST_F(ThinkingTest, AWatchedMoveTellsWhatItLooksAtAndIsTheSame) {
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

TEST_F(ThinkingTest, NothingIsHeardOfAWatchedMoveThatNobodyWaitsForAnyMore) {
    const WatchedMoveQuestion question{{Position(), 9, 1}};
    std::vector<EngineReply> heard;
    work_ = [this, &heard, work = work_](const Thinking::Task& task) {
        Thinking::Task stopped = task;
        stopped.tell = [&](const EngineReply& answer) {
            task.tell(answer);
            if (!std::holds_alternative<SearchReport>(answer)) return;
            for (auto& one : answers()) heard.push_back(std::move(one));
            thinking_.stop();
        };
        work(stopped);
    };
    EXPECT_TRUE(answers_to(question).empty());
    EXPECT_EQ(heard.size(), 1U);
}

TEST_F(ThinkingTest, WhoeverWaitsHasAMoveSoon) {
    std::vector<std::optional<TimeBudget>> given;
    find_with([&](Engine& engine, const MoveQuestion& question, std::stop_token hurry) {
        given.push_back(question.time);
        return find_move(engine, question, std::move(hurry));
    });
    has_thread_ = false;
    using namespace std::chrono_literals;
    for (const auto& time : {std::optional<TimeBudget>(), std::optional(TimeBudget{2ms, 5ms}),
                             std::optional(TimeBudget{50ms, 5s}), std::optional(TimeBudget{2s, 5s})}) {
        thinking_.ask(MoveQuestion{Position(), 99, 1, time});
        EXPECT_EQ(answers().size(), 1U);
    }
    EXPECT_EQ(given, (std::vector<std::optional<TimeBudget>>{TimeBudget{100ms, 100ms}, TimeBudget{2ms, 5ms},
                                                             TimeBudget{50ms, 100ms}, TimeBudget{100ms, 100ms}}));
}

TEST_F(ThinkingTest, WithoutMemoryAnyMoveIsBetterThanNone) {
    find_with([](Engine&, const MoveQuestion&, std::stop_token) -> std::optional<Cell> { throw std::bad_alloc(); });
    const auto answers = answers_to(MoveQuestion{Position(), 0, 1});
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(std::get<Cell>(answers[0]), first_legal_move(Position()));
    EXPECT_EQ(std::get<Cell>(answers_to(WatchedMoveQuestion{{Position(), 0, 1}}).at(0)), first_legal_move(Position()));
    EXPECT_TRUE(Position().is_legal(first_legal_move(Position())));
}

TEST_F(ThinkingTest, AHintTellsWhy) {
    const Position position = before_a_win();
    const auto answers = answers_to(HintQuestion{position});
    ASSERT_EQ(answers.size(), 1U);
    const Hint& hint = std::get<Hint>(answers[0]);
    EXPECT_EQ(hint.reason, HintReason::kWinsAtOnce);
    EXPECT_TRUE(Position(position).play_legal(hint.move).wins());
}

TEST_F(ThinkingTest, AnAnalysisGetsDeeperUntilAllIsFound) {
    const auto answers = answers_to(AnalysisQuestion{before_a_win(), 2});
    ASSERT_GE(answers.size(), 2U);
    int depth = 0;
    for (std::size_t i = 0; i + 1 < answers.size(); ++i) {
        const auto& report = std::get<SearchReport>(answers[i]);
        EXPECT_GT(report.depth, depth);
        depth = report.depth;
        EXPECT_EQ(report.lines.size(), 2U);
    }
    EXPECT_TRUE(std::holds_alternative<RequestFinished>(answers.back()));
}

TEST_F(ThinkingTest, AnAnalysisThatSomebodyWaitsForEndsSoon) {
    has_thread_ = false;
    thinking_.ask(AnalysisQuestion{Position(BoardSize{26, 26})});
    const auto found = answers();
    ASSERT_GE(found.size(), 2U);
    EXPECT_TRUE(std::holds_alternative<RequestFinished>(found.back()));
}

TEST_F(ThinkingTest, AReviewIsTheSameEachTime) {
    const std::vector<Cell> moves = first_moves(Position(), 3);
    std::vector<ReviewedMove> expected;
    Engine engine;
    SearchLimits limits;
    limits.nodes = kNodesOfReview;
    review_game(engine, Position(), moves, limits, [&](const ReviewedMove& move) { expected.push_back(move); });
    (void)answers_to(HintQuestion{before_a_win()});  // a past must not show
    const auto answers = answers_to(ReviewQuestion{Position(), moves});
    ASSERT_EQ(answers.size(), moves.size() + 1);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto& move = std::get<ReviewedMove>(answers[i]);
        EXPECT_EQ(move.played, moves[i]);
        EXPECT_EQ(move.score, expected[i].score);
        EXPECT_EQ(move.best_score, expected[i].best_score);
        EXPECT_EQ(move.best_line, expected[i].best_line);
    }
    EXPECT_TRUE(std::holds_alternative<RequestFinished>(answers.back()));
}

TEST_F(ThinkingTest, AStoppedReviewIsNotHeardAnyMore) {
    std::stop_source stop;
    int told = 0;
    work_({ReviewQuestion{Position(), first_moves(Position(), 6)}, stop.get_token(), stop.get_token(), false,
           [&](const EngineReply& answer) {
               if (std::holds_alternative<ReviewedMove>(answer)) ++told;
               stop.request_stop();
           }});
    EXPECT_EQ(told, 1);
}

TEST(Thinking, AnswersAtOnceWhereThereIsNoThread) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([] {
        test::leave_no_thread();
        Background<EngineRequest, EngineReply> thinking(engine_worker());
        for (const int level : {0, 99}) {
            thinking.ask(MoveQuestion{Position(), level, 1});
            const auto answer = thinking.take();  // without waiting
            if (!answer || !Position().is_legal(std::get<Cell>(*answer))) return false;
        }
        thinking.ask(HintQuestion{Position()});
        const auto hint = thinking.take();
        return hint && std::holds_alternative<Hint>(*hint) && !thinking.take();
    }));
}

}  // namespace
}  // namespace atom4
