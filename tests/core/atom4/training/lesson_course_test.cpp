// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/lesson_course.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

class LessonCourseTest : public testing::Test {
protected:
    void do_step() { EXPECT_TRUE(course_.play(solutions(course_.step()).front()).succeeded()); }

    test::TemporaryFolder folder_;
    LessonProgressFile file_{folder_ / "lessons"};
    LessonCourse course_{file_};
};

TEST_F(LessonCourseTest, LeadsThroughAllLessonsAndSavesEachCompletedOne) {
    EXPECT_FALSE(course_.has_previous());
    for (const LessonId lesson : kLessonIds) {
        EXPECT_EQ(course_.lesson(), lesson);
        const std::size_t count = course_.step_count();
        for (std::size_t number = 0; number < count; ++number) {
            EXPECT_FALSE(course_.is_done(lesson));
            EXPECT_FALSE(course_.is_step_done());
            EXPECT_EQ(course_.count(), std::to_string(number + 1) + " of " + std::to_string(count));
            do_step();
            EXPECT_TRUE(course_.is_step_done() && course_.succeeded());
            EXPECT_EQ(course_.has_next_step(), number + 1 < count);
            if (course_.has_next()) course_.next();
        }
        EXPECT_TRUE(course_.is_done(lesson));
        EXPECT_TRUE(file_.progress().is_done(name_of(lesson)));
    }
    EXPECT_FALSE(course_.has_next());
}

TEST_F(LessonCourseTest, BeginsWithTheFirstThatIsNotDone) {
    EXPECT_EQ(course_.lesson(), LessonId::kTouch);
    for (const LessonId lesson : {LessonId::kTouch, LessonId::kTakeAway}) ASSERT_FALSE(file_.finish(name_of(lesson)));
    EXPECT_EQ(LessonCourse(file_, {}).lesson(), LessonId::kMix);
    for (const LessonId lesson : kLessonIds) ASSERT_FALSE(file_.finish(name_of(lesson)));
    EXPECT_EQ(LessonCourse(file_, {}).lesson(), LessonId::kTouch) << "all are";
}

// It asks where a piece may go.
TEST_F(LessonCourseTest, OnlyTheFirstLessonHidesThePlayableCells) {
    for (const LessonId lesson : kLessonIds) {
        course_.begin(lesson);
        EXPECT_EQ(course_.marks_playable(), lesson != LessonId::kTouch);
    }
}

TEST_F(LessonCourseTest, ALessonThatIsSkippedThroughIsNotDone) {
    while (course_.lesson() == LessonId::kTouch) course_.next();
    EXPECT_FALSE(course_.is_done(LessonId::kTouch));
    EXPECT_FALSE(file_.progress().is_done(name_of(LessonId::kTouch)));
}

TEST_F(LessonCourseTest, ReportsWhyALessonCouldNotBeSaved) {
    LessonCourse course(LessonProgressFile("/dev/null/lessons"));
    while (true) {
        EXPECT_FALSE(course.trouble());
        course.play(solutions(course.step()).front());
        if (!course.has_next_step()) break;
        course.next();
    }
    ASSERT_TRUE(course.trouble());
    EXPECT_EQ(course.trouble()->code, ENOTDIR);
    EXPECT_TRUE(course.is_done(LessonId::kTouch)) << "as far as this sitting knows";
    course.next();
    EXPECT_FALSE(course.trouble());
}

TEST_F(LessonCourseTest, ShowsAndExplainsATryAndResetsTheBoard) {
    course_.begin(LessonId::kMix);
    const Position start = course_.board();
    EXPECT_EQ(course_.said(), "");
    course_.play(test::cell("c4"));
    ASSERT_TRUE(course_.shown().has_value());
    EXPECT_EQ(course_.shown()->miss, LessonMiss::kTurnsNoneOf);
    EXPECT_EQ(course_.said(), "c4 changes nothing. But c2 stays green.");
    EXPECT_EQ(course_.board().at(test::cell("c4")), Colour::kRed);
    EXPECT_FALSE(course_.is_step_done());
    // The next attempt begins where the first one did.
    course_.play(test::cell("b2"));
    EXPECT_TRUE(course_.succeeded());
    EXPECT_EQ(course_.said(), "Yes: b2 turns c2 yellow.");
    EXPECT_FALSE(course_.board().at(test::cell("c4")).has_value());
    EXPECT_EQ(course_.board().at(test::cell("c2")), Colour::kYellow);
    course_.again();
    EXPECT_EQ(course_.board(), start);
    EXPECT_EQ(course_.said(), "");
    EXPECT_FALSE(course_.succeeded());
    EXPECT_TRUE(course_.is_step_done());
}

TEST_F(LessonCourseTest, HelpResetsTheBoardAndNamesASolution) {
    const Position start = course_.board();
    course_.play(*start.legal_moves().begin());
    const Cell cell = course_.help();
    EXPECT_EQ(course_.board(), start);
    EXPECT_TRUE(course_.play(cell).succeeded());
}

TEST_F(LessonCourseTest, KeepsTheBoardAfterAnIllegalTry) {
    const Position start = course_.board();
    EXPECT_EQ(course_.play(test::cell("a6")).miss, LessonMiss::kTouchesNone);
    EXPECT_EQ(course_.board(), start);
    EXPECT_EQ(course_.play(test::cell("c1")).miss, LessonMiss::kTaken);
    EXPECT_EQ(course_.play(test::cell("b1")).miss, LessonMiss::kTouchesOne);
    EXPECT_EQ(course_.board(), start);
    EXPECT_FALSE(course_.can_go_again());
    course_.play(*start.legal_moves().begin());
    EXPECT_TRUE(course_.can_go_again());
}

TEST_F(LessonCourseTest, GoesBackToStepsThatWereDone) {
    do_step();
    course_.next();
    EXPECT_EQ(course_.step_number(), 1U);
    EXPECT_FALSE(course_.is_step_done());
    EXPECT_FALSE(course_.shown().has_value());
    course_.previous();
    EXPECT_TRUE(course_.is_step_done());
    EXPECT_EQ(course_.board(), course_.step().position);
}

TEST_F(LessonCourseTest, PutsTheMixtureOfTheTryOnTheWheel) {
    course_.begin(LessonId::kMix);
    const Mixture wanted{Colour::kRed, Colour::kGreen, Colour::kYellow};
    EXPECT_EQ(course_.mixture(), wanted);
    course_.play(test::cell("d2"));
    EXPECT_EQ(course_.mixture(), wanted);
    course_.begin(LessonId::kFour);
    EXPECT_EQ(course_.mixture(), std::nullopt);
    course_.play(test::cell("d2"));
    // The move also turns a piece purple, but that is not what the step is about.
    EXPECT_EQ(course_.mixture(), (Mixture{Colour::kRed, Colour::kCyan, Colour::kWhite}));
}

}  // namespace
}  // namespace atom4
