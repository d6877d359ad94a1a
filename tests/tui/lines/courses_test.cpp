// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/course.h"
#include "tests/tui/lines/terminal_fixture.h"
#include "tui/lines/course_page.h"
#include "tui/lines/text_course.h"

namespace atom4::tui {
namespace {

class LinesCourses : public LinesTerminal {
protected:
    void move(const lines::Move& move) {
        table_->press(move.from);
        table_->press(move.to);
    }
    void begin(lines::Course& course) { table_.emplace(course, LinesUi()); }
    // Returns whether the screen shows the text, wherever its lines end.
    bool says(const std::string& text, Extent extent = {24, 80}) {
        const std::string shown = build_lines_course_screen(*table_, *session_, look_, nullptr, extent, {}).grid.text();
        std::string squeezed;
        for (const char c : shown) {
            const char next = c == '\n' ? ' ' : c;
            if (next != ' ' || squeezed.empty() || squeezed.back() != ' ') squeezed += next;
        }
        return squeezed.find(text) != std::string::npos;
    }

    // Expects low screens to show the text, or else the size needed for it and the key to leave.
    void expect_on_low_screens(const std::string& text) {
        for (Extent extent : {Extent{12, 40}, Extent{10, 60}, Extent{8, 32}}) {
            SCOPED_TRACE(std::to_string(extent.rows) + " rows, " + std::to_string(extent.cols) + " columns");
            if (const auto layout = lines_course_layout(*table_, extent); layout.too_small) {
                EXPECT_EQ(extent.cols, 32);
                EXPECT_GT(layout.smallest.rows, extent.rows);
                EXPECT_TRUE(
                    says("needs 32 columns by " + std::to_string(layout.smallest.rows) + " rows. Press q to leave.",
                         extent));
                extent = layout.smallest;
                EXPECT_FALSE(lines_course_layout(*table_, extent).too_small);
            }
            EXPECT_TRUE(says(text, extent));
            EXPECT_TRUE(says("q leave", extent));
        }
    }

    LessonProgressFile progress_{folder_ / "lessons"};
    BestResultsFile results_{folder_ / "exercises"};
    std::optional<LinesCourseController> table_;
    std::string said_;
    LineWriter speech_{[this](const std::string& line) { said_ += line + ' '; }};
};

// Returns a move that does not solve the step, if there is one; otherwise an impossible move.
lines::Move something_else(const lines::LessonStep& step) {
    const lines::Board& board = step.position.board();
    for (const lines::Chip& chip : board.chips())
        for (const lines::Cell to : board.free_cells())
            if (!attempt(step, chip.cell, to).succeeded()) return {chip.cell, to};
    return {board.free_cells().front(), board.free_cells().back()};
}

// Returns how many chips the first move of the exercise clears.
int cleared_of(const lines::Exercise& exercise) {
    lines::Position after = exercise.position;
    return static_cast<int>(after.move_legal(exercise.moves.front().from, exercise.moves.front().to).removed.size());
}

TEST_F(LinesCourses, LessonsCanBeCompletedWithKeysAndClicks) {
    lines::LessonCourse lessons(progress_);
    begin(lessons);
    for (const lines::LessonId lesson : lines::kLessonIds) {
        EXPECT_EQ(lessons.lesson(), lesson);
        const std::size_t count = lessons.step_count();
        for (std::size_t number = 0; number < count; ++number) {
            SCOPED_TRACE(lessons.heading());
            for (const Extent extent : {Extent{24, 80}, Extent{20, 40}}) {
                EXPECT_TRUE(says(lessons.heading(), extent));
                EXPECT_TRUE(says(lessons.task(), extent));
            }
            expect_on_low_screens(lessons.task());
            move(something_else(lessons.step()));
            EXPECT_FALSE(table_->said().empty());
            EXPECT_TRUE(says(table_->said()) && says(table_->said(), {20, 40}));
            expect_on_low_screens(table_->said());
            EXPECT_FALSE(table_->succeeded());
            table_->take(LinesCommand::kUndo);
            EXPECT_EQ(lessons.position(), lessons.step().position);
            table_->take(LinesCommand::kHint);
            ASSERT_TRUE(table_->ui().hint.has_value());
            EXPECT_EQ(table_->ui().cursor, table_->ui().hint->from);
            move({table_->ui().hint->from, table_->ui().hint->to});
            ASSERT_TRUE(table_->succeeded());
            EXPECT_FALSE(table_->frames().empty());
            EXPECT_TRUE(says(table_->said()));
            table_->take(LinesCommand::kAct);
        }
        EXPECT_TRUE(progress_.progress().is_done(name_of(lesson)));
    }
    EXPECT_TRUE(table_->has_left());
}

TEST_F(LinesCourses, ListAllKeysAfterAnUnusedOne) {
    lines::ExerciseCourse course(results_);
    begin(course);
    for (const LinesCommand command : {LinesCommand::kHelp, LinesCommand::kScores, LinesCommand::kNone}) {
        table_->take(command);
        EXPECT_TRUE(says("Keys: Enter move, q leave, H show me, Esc list, n skip.") ||
                    says("Keys: Enter pick, q leave, H show me, Esc list, n skip."));
    }
    table_->take(LinesCommand::kLeft);
    EXPECT_FALSE(says("Keys:"));
}

TEST_F(LinesCourses, EscapeOpensTheirList) {
    lines::LessonCourse lessons(progress_);
    begin(lessons);
    table_->take(LinesCommand::kBack);
    ASSERT_TRUE(table_->is_list());
    for (std::size_t entry = 0; entry < lessons.size(); ++entry) EXPECT_TRUE(says(lessons.title(entry)));
    table_->take(LinesCommand::kDown);
    table_->take(LinesCommand::kAct);
    EXPECT_EQ(lessons.lesson(), lines::LessonId::kPreview);
    EXPECT_TRUE(says("Next"));
    table_->take(LinesCommand::kQuit);
    EXPECT_TRUE(table_->has_left());
}

TEST_F(LinesCourses, AnUnreachableCellBeepsAndKeepsTheChipPicked) {
    lines::LessonCourse lessons(progress_);
    begin(lessons);
    table_->take(LinesCommand::kNew);
    ASSERT_EQ(lessons.step().idea, lines::LessonIdea::kWalledIn);
    EXPECT_EQ(table_->press({1, 4}), LinesEffect::kShow);
    EXPECT_EQ(table_->press({3, 4}), LinesEffect::kBeep);
    EXPECT_EQ(table_->said(), "No free path from e2 to e4.");
    EXPECT_EQ(table_->ui().selected, (lines::Cell{1, 4}));
    table_->take(LinesCommand::kLeft);
    EXPECT_EQ(table_->said(), "");
    EXPECT_EQ(table_->ui().selected, (lines::Cell{1, 4})) << "in another try, too";
    move({{6, 0}, {3, 4}});
    EXPECT_TRUE(table_->succeeded());

    lines::ExerciseCourse course(results_);
    begin(course);
    for (std::size_t entry = 1; entry < course.size(); ++entry) table_->take(LinesCommand::kNew);
    table_->press({0, 6});
    EXPECT_EQ(table_->press({0, 0}), LinesEffect::kBeep);
    EXPECT_EQ(table_->ui().selected, (lines::Cell{0, 6}));
    table_->take(LinesCommand::kBack);
    EXPECT_FALSE(table_->ui().selected);
    EXPECT_EQ(table_->press({0, 0}), LinesEffect::kShow) << "no chip is picked";
}

TEST_F(LinesCourses, LessonsCanBeCompletedInPlainMode) {
    LinesTextCourse lessons(speech_, std::make_unique<lines::LessonCourse>(progress_));
    EXPECT_NE(said_.find("Lesson 1 of 3: Paths."), std::string::npos);
    for (const lines::LessonId lesson : lines::kLessonIds)
        for (const lines::LessonStep& step : steps_of(lesson)) {
            SCOPED_TRACE(lines::to_text(step.position.board()));
            const auto other = something_else(step);
            said_.clear();
            lessons.take(lines::to_text(other.from) + " " + lines::to_text(other.to));
            EXPECT_FALSE(said_.empty());
            EXPECT_FALSE(lessons.has_left());
            const auto right = solution(step);
            lessons.take(lines::to_text(right.from) + "-" + lines::to_text(right.to));
        }
    EXPECT_TRUE(lessons.has_left());
    EXPECT_TRUE(progress_.progress().is_done("chains"));
}

// The hints alone are enough: the first says where to look, the next the move.
TEST_F(LinesCourses, ExercisesCanBeSolvedWithKeysAndClicks) {
    lines::ExerciseCourse course(results_);
    begin(course);
    for (const lines::Exercise& exercise : lines::exercises()) {
        SCOPED_TRACE(exercise.id);
        EXPECT_EQ(course.run().exercise().id, exercise.id);
        for (const Extent extent : {Extent{24, 80}, Extent{20, 40}}) {
            EXPECT_TRUE(says(course.heading(), extent));
            EXPECT_TRUE(says(course.task(), extent));
        }
        expect_on_low_screens(course.task());
        while (!table_->succeeded()) {
            table_->take(LinesCommand::kHint);
            EXPECT_FALSE(table_->ui().hint);
            EXPECT_TRUE(says(table_->said()) && says(table_->said(), {20, 40}));
            table_->take(LinesCommand::kHint);
            ASSERT_TRUE(table_->ui().hint);
            EXPECT_TRUE(says(table_->said()));
            move(*table_->ui().hint);
            EXPECT_TRUE(says(table_->said()) && says(table_->said(), {20, 40}));
        }
        table_->take(LinesCommand::kAct);
    }
    EXPECT_TRUE(table_->has_left());
    for (const lines::Exercise& exercise : lines::exercises())
        EXPECT_EQ(results_.results().best(exercise.id), exercise.most);
}

TEST_F(LinesCourses, ExercisesKeepTheBestOfSeveralTries) {
    const lines::Exercise& third = lines::exercises()[2];
    {
        lines::ExerciseCourse course(results_);
        begin(course);
        table_->take(LinesCommand::kNew);
        table_->take(LinesCommand::kNew);
        EXPECT_EQ(course.run().exercise().id, third.id);
        // Clears the first row, then makes a move that completes nothing: what was cleared counts.
        move(third.moves.front());
        EXPECT_FALSE(course.is_finished());
        const int cleared = course.run().cleared();
        EXPECT_GT(cleared, 0);
        const lines::Board& board = course.position().board();
        move({board.chips().back().cell, lines::Cell{0, 0}});
        EXPECT_EQ(course.run().standing(), lines::ExerciseStanding::kFell);
        EXPECT_EQ(results_.results().best(third.id), cleared);
        // The next key begins another try, and a worse result does not replace the best one.
        table_->take(LinesCommand::kLeft);
        EXPECT_EQ(course.position(), third.position);
        move({course.position().board().chips().front().cell, lines::Cell{0, 0}});
        EXPECT_EQ(results_.results().best(third.id), cleared);
        EXPECT_EQ(course.result(2), std::to_string(cleared) + " of " + std::to_string(third.most));
    }
    const lines::ExerciseCourse again(results_);
    EXPECT_EQ(again.entry(), 0U);
    EXPECT_EQ(again.result(2), std::to_string(cleared_of(third)) + " of " + std::to_string(third.most));
}

TEST_F(LinesCourses, ExercisesCanBeSolvedInPlainMode) {
    LinesTextCourse course(speech_, std::make_unique<lines::ExerciseCourse>(results_));
    for (const lines::Exercise& exercise : lines::exercises()) {
        SCOPED_TRACE(exercise.id);
        EXPECT_NE(said_.find("Clear as many chips as you can"), std::string::npos);
        EXPECT_NE(said_.find("The board has 7 rows"), std::string::npos);
        said_.clear();
        course.take("hint");
        EXPECT_NE(said_.find("Look at the chip at " + lines::to_text(exercise.moves.front().from)), std::string::npos);
        course.take("hint");
        EXPECT_NE(said_.find(lines::to_text(exercise.moves.front().from) + " to " +
                             lines::to_text(exercise.moves.front().to) + " clears"),
                  std::string::npos);
        // A move that clears nothing ends the try; "again" begins another one.
        course.take(lines::to_text(exercise.moves.front().from) + " a1");
        course.take("again");
        for (const lines::Move& move : exercise.moves)
            course.take(lines::to_text(move.from) + " " + lines::to_text(move.to));
    }
    EXPECT_TRUE(course.has_left());
    EXPECT_NE(said_.find("That was the last exercise."), std::string::npos);
    for (const lines::Exercise& exercise : lines::exercises())
        EXPECT_EQ(results_.results().best(exercise.id), exercise.most);
}

}  // namespace
}  // namespace atom4::tui
