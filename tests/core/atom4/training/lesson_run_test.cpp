// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lessons.h"

#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

TEST(LessonSession, IsDoneWhenEveryStepIs) {
    for (const LessonId lesson : kLessonIds) {
        LessonSession run(lesson);
        EXPECT_FALSE(run.has_previous());
        while (true) {
            EXPECT_FALSE(run.is_done());
            EXPECT_FALSE(run.is_step_done());
            EXPECT_TRUE(run.play(solutions(run.step()).front()).does_it());
            EXPECT_TRUE(run.is_step_done());
            if (!run.has_next()) break;
            run.next();
        }
        EXPECT_TRUE(run.is_done());
    }
}

TEST(LessonSession, ShowsWhatATryDoesAndGoesBack) {
    LessonSession run(LessonId::kMix);
    const Position start = run.board();
    run.play(test::cell("c4"));
    ASSERT_TRUE(run.shown().has_value());
    EXPECT_EQ(run.shown()->miss, LessonMiss::kTurnsNoneOf);
    EXPECT_EQ(run.board().at(test::cell("c4")), Colour::kRed);
    EXPECT_FALSE(run.is_step_done());
    // The next try begins where the first one did.
    run.play(test::cell("b2"));
    EXPECT_TRUE(run.shown()->does_it());
    EXPECT_FALSE(run.board().at(test::cell("c4")).has_value());
    EXPECT_EQ(run.board().at(test::cell("c2")), Colour::kYellow);
    run.again();
    EXPECT_EQ(run.board(), start);
    EXPECT_FALSE(run.shown().has_value());
    EXPECT_TRUE(run.is_step_done());
}

TEST(LessonSession, LeavesTheBoardWhereNoPieceCanLie) {
    LessonSession run(LessonId::kTouch);
    const Position start = run.board();
    EXPECT_EQ(run.play(test::cell("a6")).miss, LessonMiss::kTouchesNone);
    EXPECT_EQ(run.board(), start);
    EXPECT_EQ(run.play(test::cell("c1")).miss, LessonMiss::kTaken);
    EXPECT_EQ(run.play(test::cell("b1")).miss, LessonMiss::kTouchesOne);
    EXPECT_EQ(run.board(), start);
}

TEST(LessonSession, GoesBackToStepsThatWereDone) {
    LessonSession run(LessonId::kTouch);
    run.play(solutions(run.step()).front());
    run.next();
    EXPECT_EQ(run.step_number(), 1U);
    EXPECT_FALSE(run.is_step_done());
    EXPECT_FALSE(run.shown().has_value());
    run.previous();
    EXPECT_TRUE(run.is_step_done());
    EXPECT_EQ(run.board(), run.step().position);
}

TEST(LessonSession, PutsTheMixtureOfTheTryOnTheWheel) {
    LessonSession run(LessonId::kMix);
    const Mixture wanted{Colour::kRed, Colour::kGreen, Colour::kYellow};
    EXPECT_EQ(run.mixture(), wanted);
    run.play(test::cell("d2"));
    EXPECT_EQ(run.mixture(), wanted);
    LessonSession four(LessonId::kFour);
    EXPECT_EQ(four.mixture(), std::nullopt);
    four.play(test::cell("d2"));
    // It turns purple as well, and that is not the matter.
    EXPECT_EQ(four.mixture(), (Mixture{Colour::kRed, Colour::kCyan, Colour::kWhite}));
}

}  // namespace
}  // namespace atom4
