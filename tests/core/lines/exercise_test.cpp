// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/lines/board.h"
#include "core/lines/course.h"
#include "core/lines/exercises.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::lines {
namespace {

Move move(std::string_view from, std::string_view to) {
    return {parse_cell(from).value(), parse_cell(to).value()};
}

// Every move that completes a row, by the rules alone: slow, and nothing is left out.
std::vector<Move> clearing_moves(const Position& position) {
    std::vector<Move> moves;
    for (const Chip& chip : position.board().chips())
        for (const Cell to : position.board().free_cells()) {
            Position after = position;
            const auto change = after.move(chip.cell, to);
            if (change && !change->removed.empty()) moves.push_back({chip.cell, to});
        }
    return moves;
}

struct Proof {
    int most = 0;
    int ways = 1;
};

Proof prove(const Position& position) {
    Proof proof;
    if (position.turn() != Turn::kMove) return proof;
    for (const Move& move : clearing_moves(position)) {
        Position after = position;
        const int cleared = static_cast<int>(after.move_legal(move.from, move.to).removed.size());
        const Proof rest = prove(after);
        if (cleared + rest.most == proof.most) proof.ways += rest.ways;
        if (cleared + rest.most > proof.most) proof = {cleared + rest.most, rest.ways};
    }
    return proof;
}

TEST(LinesExercises, HaveOneWayToClearTheMost) {
    EXPECT_EQ(exercises().size(), 10U);
    std::set<std::string> ids;
    std::size_t before = 1;
    for (const Exercise& exercise : exercises()) {
        SCOPED_TRACE(exercise.id);
        EXPECT_TRUE(ids.insert(exercise.id).second);
        const Proof proof = prove(exercise.position);
        EXPECT_EQ(proof.most, exercise.most);
        EXPECT_EQ(proof.ways, 1);
        const BestClearing best = best_clearing(exercise.position);
        EXPECT_EQ(best.chips, exercise.most);
        EXPECT_EQ(best.ways, 1);
        EXPECT_EQ(best.moves, exercise.moves);
        // From the easiest to the hardest.
        EXPECT_GE(exercise.moves.size(), before);
        before = exercise.moves.size();
    }
}

// Always completing the largest row does not solve an exercise of several moves.
TEST(LinesExercises, AreMissedByTheGreedyPlayer) {
    for (const Exercise& exercise : exercises()) {
        SCOPED_TRACE(exercise.id);
        EXPECT_GE(clearing_moves(exercise.position).size(), 3U);
        if (exercise.moves.size() == 1) continue;
        ExerciseSession greedy(exercise);
        while (!greedy.has_ended()) {
            std::pair<std::size_t, Move> largest{0, {}};
            for (const Move& any : clearing_moves(greedy.position())) {
                Position after = greedy.position();
                const std::size_t cleared = after.move_legal(any.from, any.to).removed.size();
                if (cleared > largest.first) largest = {cleared, any};
            }
            greedy.move(largest.second);
        }
        EXPECT_EQ(greedy.standing(), ExerciseStanding::kStuck);
        EXPECT_LT(greedy.cleared(), exercise.most);
    }
}

TEST(LinesExercises, AreSolvedByFollowingTheHints) {
    int crosses = 0;
    int makes_room = 0;
    for (const Exercise& exercise : exercises()) {
        SCOPED_TRACE(exercise.id);
        ExerciseSession run(exercise);
        while (!run.has_ended()) {
            const auto hint = run.hint();
            ASSERT_TRUE(hint);
            crosses += hint->crosses ? 1 : 0;
            makes_room += hint->makes_room ? 1 : 0;
            const int before = run.cleared();
            run.move(hint->move);
            EXPECT_EQ(run.cleared(), before + hint->chips);
        }
        EXPECT_EQ(run.standing(), ExerciseStanding::kSolved);
        EXPECT_EQ(run.cleared(), exercise.most);
        EXPECT_FALSE(run.hint());
        run.again();
        EXPECT_EQ(run.position(), exercise.position);
        EXPECT_EQ(run.cleared(), 0);
    }
    EXPECT_GT(crosses, 0);
    EXPECT_GT(makes_room, 0);
}

// The chip at b7 completes both rows at d2, and one of them at d7.
constexpr std::string_view kCross = "x c2:1 e2:1 f2:1 g2:1 d3:1 d4:1 d5:1 d6:1 b7:1 ; 9 b7 d2";

TEST(ExerciseSession, ReportsTheStateOfATry) {
    const auto exercise = parse_exercise(kCross);
    ASSERT_TRUE(exercise);
    ExerciseSession run(*exercise);
    // An illegal move changes nothing.
    EXPECT_EQ(run.move(move("b7", "d3")).refused, IllegalMove::kTaken);
    EXPECT_EQ(run.move(move("b6", "d2")).refused, IllegalMove::kNoChip);
    EXPECT_EQ(run.position(), exercise->position);
    EXPECT_FALSE(run.has_ended());
    EXPECT_TRUE(run.hint()->crosses);
    // After a move that completes nothing new chips appear, and that ends the exercise.
    const ExerciseMove& nothing = run.move(move("b7", "b6"));
    EXPECT_TRUE(nothing.made && nothing.made->removed.empty());
    EXPECT_EQ(nothing.thrown->thrown.size(), 3U);
    EXPECT_EQ(run.standing(), ExerciseStanding::kFell);
    EXPECT_EQ(run.cleared(), 0);
    run.again();
    run.move(move("b7", "d2"));
    EXPECT_EQ(run.cleared(), 9);
    EXPECT_EQ(run.standing(), ExerciseStanding::kSolved);
    run.again();
    run.move(move("b7", "d7"));
    EXPECT_EQ(run.cleared(), 5);
    EXPECT_EQ(run.standing(), ExerciseStanding::kStuck);
}

class LinesExerciseCourse : public testing::Test {
protected:
    test::TemporaryFolder folder_;
    BestResultsFile file_{folder_ / "exercises"};
};

TEST_F(LinesExerciseCourse, HelpSolvesEveryExerciseAndTheBestResultIsSaved) {
    ExerciseCourse course(file_);
    for (const Exercise& exercise : exercises()) {
        ASSERT_EQ(course.run().exercise().id, exercise.id);
        EXPECT_FALSE(course.is_step_done());
        while (!course.is_finished()) {
            EXPECT_FALSE(course.help().move) << "first where to look";
            const auto move = course.help().move;
            ASSERT_TRUE(move);
            course.move(*move);
        }
        EXPECT_TRUE(course.succeeded() && course.is_step_done());
        EXPECT_EQ(file_.results().best(exercise.id), exercise.most);
        if (course.next_is() != Course::Next::kEnd) course.next();
    }
    EXPECT_EQ(course.entry() + 1, course.size());
    EXPECT_EQ(ExerciseCourse(file_).entry(), 0U) << "all are done";
}

TEST_F(LinesExerciseCourse, BeginsAtTheFirstUnsolvedAndKeepsTheBest) {
    const Exercise& first = exercises()[0];
    const Exercise& third = exercises()[2];
    for (const Exercise* done : {&first, &exercises()[1]}) ASSERT_FALSE(file_.reach(done->id, done->most));
    ExerciseCourse course(file_);
    EXPECT_EQ(course.entry(), 2U);
    course.move(third.moves.front());
    const int cleared = course.run().cleared();
    ASSERT_FALSE(course.is_finished()) << "what a chain has cleared counts when it is over";
    EXPECT_EQ(file_.results().best(third.id), 0);
    course.move({course.position().board().chips().back().cell, {0, 0}});
    EXPECT_TRUE(course.is_finished() && !course.is_step_done());
    EXPECT_EQ(file_.results().best(third.id), cleared);
    EXPECT_EQ(course.count(),
              std::to_string(cleared) + " of " + std::to_string(third.most) + ", best " + std::to_string(cleared));
    // The next move restarts an exercise that is over.
    course.move(third.moves.front());
    EXPECT_EQ(course.run().cleared(), cleared);
    EXPECT_FALSE(course.is_finished());
}

TEST_F(LinesExerciseCourse, ReportsWhyAResultCouldNotBeSaved) {
    ExerciseCourse course(BestResultsFile("/dev/null/exercises"));
    for (const Move& move : exercises().front().moves) course.move(move);
    ASSERT_TRUE(course.succeeded());
    ASSERT_TRUE(course.trouble());
    EXPECT_EQ(course.trouble()->code, ENOTDIR);
    course.move(exercises().front().moves.front());
    EXPECT_FALSE(course.trouble());
}

TEST(Exercise, RejectsMalformedText) {
    for (const std::string_view text :
         {"", "x", "x a1:1 ; 5 a1 a2", "x a1:1 b1:1 c1:1 d1:1 e2:1 ; 4 e2 e1", "x a1:1 b1:1 c1:1 d1:1 e2:1 ; 5 e2",
          "x a1:1 b1:1 c1:1 d1:1 e2:1 ;", "x a1:1 b1:1 c1:1 d1:1 e2:1 ; 5 e2 e1 a1 a2", "x a1:1 a1:1 ; 5 a1 a2",
          "x a1:9 b1:1 c1:1 d1:1 e2:1 ; 5 e2 e1", "x a1:1 b1:1 c1:1 d1:1 e1:1 e2:1 ; 5 e2 f1"})
        EXPECT_FALSE(parse_exercise(text)) << text;
    EXPECT_TRUE(parse_exercise("x a1:1 b1:1 c1:1 d1:1 e2:1 ; 5 e2 e1"));
}

}  // namespace
}  // namespace atom4::lines
