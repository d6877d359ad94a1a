// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "core/lines/board.h"
#include "core/lines/course.h"
#include "core/lines/lessons.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::lines {
namespace {

Cell cell(std::string_view name) {
    return parse_cell(name).value();
}

template <class Visit>
void for_each_step(const Visit& visit) {
    for (const LessonId lesson : kLessonIds)
        for (const LessonStep& step : steps_of(lesson)) {
            SCOPED_TRACE(std::string(name_of(lesson)) + " " + to_text(step.position.board()));
            visit(step);
        }
}

TEST(LinesLessons, CanBeSolvedAndExplainEveryOtherMove) {
    std::set<LessonMiss> seen;
    for_each_step([&](const LessonStep& step) {
        EXPECT_EQ(step.position.turn(), Turn::kMove);
        const Board& board = step.position.board();
        int does = 0;
        for (int from = 0; from < board.cell_count(); ++from)
            for (int to = 0; to < board.cell_count(); ++to) {
                const Cell a{from / board.cols(), from % board.cols()};
                const Cell b{to / board.cols(), to % board.cols()};
                const LessonAttempt tried = attempt(step, a, b);
                Position after = step.position;
                const auto moved = after.move(a, b);
                EXPECT_EQ(tried.move.has_value(), moved.has_value());
                // New chips appear if and only if nothing was completed.
                EXPECT_EQ(tried.thrown.has_value(), moved.has_value() && moved->removed.empty());
                const bool right = moved && (step.task == LessonTask::kMove || !moved->removed.empty());
                EXPECT_EQ(tried.succeeded(), right);
                if (tried.miss) seen.insert(*tried.miss);
                if (tried.miss == LessonMiss::kNoLine) {
                    EXPECT_GE(tried.in_line, 1);
                    EXPECT_LT(tried.in_line, step.position.setup().line);
                }
                does += right ? 1 : 0;
            }
        EXPECT_GT(does, 0);
        const Move move = solution(step);
        EXPECT_TRUE(attempt(step, move.from, move.to).succeeded());
    });
    EXPECT_EQ(seen.size(), 4U) << "reasons that nobody meets";
}

TEST(LinesLessons, TeachWhatTheySay) {
    const auto paths = steps_of(LessonId::kPaths);
    EXPECT_EQ(attempt(paths[1], cell("e2"), cell("e4")).miss, LessonMiss::kNoPath);
    EXPECT_TRUE(attempt(paths[1], cell("a7"), cell("e4")).succeeded());
    // In the first step about the preview no line can be completed, and three chips appear as they were shown.
    const test::TemporaryFolder folder;
    LessonCourse preview(LessonProgressFile(folder / "lessons"));
    preview.begin(static_cast<std::size_t>(LessonId::kPreview));
    const std::vector<int> shown = preview.next_colours();
    preview.move(solution(preview.step()));
    std::vector<int> fell;
    for (const Chip& chip : preview.shown()->thrown->thrown) fell.push_back(chip.colour);
    EXPECT_EQ(fell, shown);
    EXPECT_EQ(fell.size(), 3U);
    for (const Cell to : preview.step().position.board().free_cells())
        for (const Chip& chip : preview.step().position.board().chips())
            if (const auto tried = attempt(preview.step(), chip.cell, to); tried.move) {
                EXPECT_TRUE(tried.move->removed.empty());
            }
    // Each line of the chain is worth more than the one before.
    std::int64_t before = 0;
    for (const LessonStep& step : steps_of(LessonId::kChains)) {
        const Move next = solution(step);
        const std::int64_t gained = attempt(step, next.from, next.to).move->gained;
        EXPECT_GT(gained, before);
        before = gained;
    }
    EXPECT_EQ(before, 9);
}

class LinesLessonCourse : public testing::Test {
protected:
    test::TemporaryFolder folder_;
    LessonProgressFile file_{folder_ / "lessons"};
};

TEST_F(LinesLessonCourse, LeadsThroughAllLessonsAndSavesEachCompletedOne) {
    using Next = Course::Next;
    LessonCourse course(file_);
    for (const LessonId lesson : kLessonIds) {
        EXPECT_EQ(course.lesson(), lesson);
        EXPECT_TRUE(course.starts_entry() && !course.has_previous());
        for (std::size_t number = 0; number < course.step_count(); ++number) {
            EXPECT_FALSE(course.is_done(course.entry()));
            if (number > 0) course.next();
            const Position start = course.position();
            course.move({{0, 0}, {0, 0}});
            EXPECT_FALSE(course.succeeded());
            EXPECT_EQ(course.position(), start);
            course.move(solution(course.step()));
            EXPECT_TRUE(course.succeeded());
            EXPECT_NE(course.position(), start);
            course.again();
            EXPECT_EQ(course.position(), start);
            EXPECT_TRUE(course.is_step_done() && !course.succeeded());
        }
        EXPECT_TRUE(course.is_done(course.entry()));
        EXPECT_TRUE(file_.progress().is_done(name_of(lesson)));
        EXPECT_EQ(course.next_is(), lesson == kLessonIds.back() ? Next::kEnd : Next::kEntry);
        if (course.next_is() != Next::kEnd) course.next();
    }
    course.previous();
    EXPECT_TRUE(course.is_step_done());
}

TEST_F(LinesLessonCourse, BeginsWithTheFirstThatIsNotDone) {
    EXPECT_EQ(LessonCourse(file_).lesson(), LessonId::kPaths);
    ASSERT_FALSE(file_.finish(name_of(LessonId::kPaths)));
    EXPECT_EQ(LessonCourse(file_).lesson(), LessonId::kPreview);
    for (const LessonId lesson : kLessonIds) ASSERT_FALSE(file_.finish(name_of(lesson)));
    EXPECT_EQ(LessonCourse(file_).lesson(), LessonId::kPaths) << "all are";
}

TEST_F(LinesLessonCourse, ReportsWhyALessonCouldNotBeSaved) {
    LessonCourse course(LessonProgressFile("/dev/null/lessons"));
    while (true) {
        course.move(solution(course.step()));
        if (course.next_is() != Course::Next::kStep) break;
        EXPECT_FALSE(course.trouble());
        course.next();
    }
    ASSERT_TRUE(course.trouble());
    EXPECT_EQ(course.trouble()->code, ENOTDIR);
}

}  // namespace
}  // namespace atom4::lines
