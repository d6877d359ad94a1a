// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "core/lines/board.h"
#include "core/lines/lessons.h"

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

TEST(LinesLessons, CanBeDoneAndSayOfEveryOtherMoveWhyItIsNotIt) {
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
                // Something falls where nothing was completed, and only there.
                EXPECT_EQ(tried.thrown.has_value(), moved.has_value() && moved->removed.empty());
                const bool right = moved && (step.task == LessonTask::kMove || !moved->removed.empty());
                EXPECT_EQ(tried.does_it(), right);
                if (tried.miss) seen.insert(*tried.miss);
                if (tried.miss == LessonMiss::kNoLine) {
                    EXPECT_GE(tried.in_line, 1);
                    EXPECT_LT(tried.in_line, step.position.setup().line);
                }
                does += right ? 1 : 0;
            }
        EXPECT_GT(does, 0);
        const Move move = solution(step);
        EXPECT_TRUE(attempt(step, move.from, move.to).does_it());
    });
    EXPECT_EQ(seen.size(), 4U) << "reasons that nobody meets";
}

TEST(LinesLessons, TeachWhatTheySay) {
    const auto paths = steps_of(LessonId::kPaths);
    EXPECT_EQ(attempt(paths[1], cell("e2"), cell("e4")).miss, LessonMiss::kNoPath);
    EXPECT_TRUE(attempt(paths[1], cell("a7"), cell("e4")).does_it());
    // In the first of the preview no line can be completed, and three fall as they were shown.
    LessonSession preview(LessonId::kPreview);
    const std::vector<int> shown = preview.next_colours();
    const Move move = solution(preview.step());
    std::vector<int> fell;
    for (const Chip& chip : preview.move(move.from, move.to).thrown->thrown) fell.push_back(chip.colour);
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

TEST(LinesLessons, AreGoneThroughStepByStep) {
    for (const LessonId lesson : kLessonIds) {
        LessonSession run(lesson);
        EXPECT_FALSE(run.has_previous());
        while (true) {
            const Position start = run.position();
            EXPECT_FALSE(run.move({0, 0}, {0, 0}).does_it());
            EXPECT_EQ(run.position(), start);
            const Move move = solution(run.step());
            EXPECT_TRUE(run.move(move.from, move.to).does_it());
            EXPECT_NE(run.position(), start);
            run.again();
            EXPECT_EQ(run.position(), start);
            EXPECT_TRUE(run.is_step_done());
            if (!run.has_next()) break;
            EXPECT_FALSE(run.is_done());
            run.next();
        }
        EXPECT_TRUE(run.is_done());
        if (run.has_previous()) run.previous();
        EXPECT_TRUE(run.is_step_done());
    }
}

}  // namespace
}  // namespace atom4::lines
