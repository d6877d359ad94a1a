// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/lesson_controller.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/training/lesson_texts.h"
#include "tests/support/folders_and_processes.h"
#include "tests/support/positions.h"
#include "tui/atom4/screen/cell_look.h"
#include "tui/atom4/screen/cursor.h"
#include "tui/atom4/screen/training_page.h"

namespace atom4::tui {
namespace {

constexpr Extent kUsual{24, 80};
constexpr auto kNoHandbook = [](LessonController&) {};

std::string screen_of(const LessonController& table, Extent extent = kUsual) {
    return build_training_screen(table, extent, {}).grid.text();
}

// Returns whether the screen shows the text, wherever its lines end.
bool says(const LessonController& table, const std::string& text, Extent extent = kUsual) {
    std::string words;
    for (const char c : screen_of(table, extent)) words += c == '\n' ? ' ' : c;
    std::string squeezed;
    for (const char c : words)
        if (c != ' ' || squeezed.empty() || squeezed.back() != ' ') squeezed += c;
    return squeezed.find(text) != std::string::npos;
}

// Expects low screens to show the text, or else the size needed for it and the key to leave.
void expect_on_low_screens(const LessonController& table, const std::string& text) {
    for (Extent extent : {Extent{12, 40}, Extent{10, 60}, Extent{8, 32}}) {
        SCOPED_TRACE(std::to_string(extent.rows) + " rows, " + std::to_string(extent.cols) + " columns");
        if (const auto layout = training_layout(table, extent); layout.too_small) {
            EXPECT_EQ(extent.cols, 32);
            EXPECT_GT(layout.smallest.rows, extent.rows);
            EXPECT_TRUE(says(table,
                             "needs 32 columns by " + std::to_string(layout.smallest.rows) + " rows. Press q to leave.",
                             extent));
            extent = layout.smallest;
            EXPECT_FALSE(training_layout(table, extent).too_small);
        }
        EXPECT_TRUE(says(table, text, extent));
        EXPECT_TRUE(says(table, "q leave", extent));
    }
}

CellLook look_of(const LessonController& table, Cell cell) {
    return CellLooks(make_scene(table.match(), table.ui(), {})).at(cell);
}

// Returns the empty cells that the board marks as playable.
std::vector<Cell> marked_cells(const LessonController& table) {
    std::vector<Cell> marked;
    const BoardSize size = table.match().position().size();
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            if (look_of(table, Cell(row, col)).legal) marked.emplace_back(row, col);
    return marked;
}

Cell something_else(const LessonStep& step) {
    for (const Cell cell : step.position.legal_moves())
        if (!attempt(step, cell).succeeded()) return cell;
    return {0, 0};
}

TEST(LessonScreen, EveryLessonCanBeCompletedWithKeysAndClicks) {
    const test::TemporaryFolder folder;
    const LessonProgressFile file(folder / "lessons");
    LessonController table(file, {}, kNoHandbook);
    for (const LessonId lesson : kLessonIds) {
        EXPECT_EQ(table.course().lesson(), lesson);
        const std::size_t count = table.course().step_count();
        for (std::size_t number = 0; number < count; ++number) {
            SCOPED_TRACE(lesson_heading(lesson) + " " + std::to_string(number + 1));
            EXPECT_TRUE(says(table, lesson_heading(lesson)));
            EXPECT_TRUE(says(table, lesson_task(table.course().step().idea)));
            expect_on_low_screens(table, lesson_task(table.course().step().idea));
            table.press(something_else(table.course().step()));
            EXPECT_FALSE(table.said().empty());
            EXPECT_TRUE(says(table, table.said()));
            expect_on_low_screens(table, table.said());
            EXPECT_FALSE(table.succeeded());
            // H moves the cursor to the solution, and Enter places the piece.
            table.take_key('H');
            EXPECT_EQ(table.ui().cursor, solutions(table.course().step()).front());
            EXPECT_EQ(table.match().position(), table.course().step().position);
            table.take_key('\n');
            ASSERT_TRUE(table.succeeded());
            EXPECT_TRUE(says(table, table.said()));
            EXPECT_FALSE(table.has_left());
            table.take_key('\n');
        }
        EXPECT_TRUE(table.course().is_done(lesson));
        EXPECT_TRUE(file.progress().is_done(name_of(lesson)));
    }
    EXPECT_TRUE(table.has_left());
    EXPECT_TRUE(table.wants_to_play());
}

// Otherwise Enter would solve the step without a look at the board.
TEST(LessonScreen, TheCursorDoesNotBeginOnTheAnswer) {
    for (const LessonId lesson : kLessonIds)
        for (const LessonStep& step : steps_of(lesson)) {
            const auto answers = solutions(step);
            const Cell cursor = first_cursor_beside(step.position, answers);
            EXPECT_EQ(std::count(answers.begin(), answers.end(), cursor), 0) << lesson_heading(lesson);
        }
    const test::TemporaryFolder folder;
    LessonController table(LessonProgressFile(folder / "lessons"), {}, kNoHandbook);
    table.take_key('\n');
    EXPECT_FALSE(table.succeeded());
    table.take_key('q');
    EXPECT_TRUE(table.has_left());
    EXPECT_FALSE(table.wants_to_play());
}

// It asks where a piece may go.
TEST(LessonScreen, TheFirstLessonDoesNotMarkThePlayableCells) {
    const test::TemporaryFolder folder;
    LessonController table(LessonProgressFile(folder / "lessons"), {}, kNoHandbook);
    for (; table.course().lesson() == LessonId::kTouch; table.take_key('>')) {
        EXPECT_EQ(marked_cells(table).size(), 0U);
        table.press(something_else(table.course().step()));
        EXPECT_EQ(marked_cells(table).size(), 0U) << "after a try";
    }
    EXPECT_EQ(marked_cells(table).size(), table.match().position().legal_moves().size());
    // Back, from the list.
    table.take_key('\033');
    table.take_key('k');
    table.take_key('\n');
    ASSERT_EQ(table.course().lesson(), LessonId::kTouch);
    EXPECT_EQ(marked_cells(table).size(), 0U);
}

// Players find out what a placement does by trying it.
TEST(LessonScreen, TheCursorDoesNotShowWhatAPlacementWouldDo) {
    const test::TemporaryFolder folder;
    LessonController table(LessonProgressFile(folder / "lessons"), {}, kNoHandbook);
    table.begin(LessonId::kMix);
    const Position& position = table.match().position();
    for (std::size_t i = 0; i < position.legal_moves().size(); ++i) {
        table.take_key('\t');
        const CellLook cursor = look_of(table, table.ui().cursor);
        EXPECT_TRUE(cursor.cursor && cursor.legal);
        EXPECT_FALSE(cursor.ghost);
        for (int row = 0; row < position.size().rows; ++row)
            for (int col = 0; col < position.size().cols; ++col) EXPECT_FALSE(look_of(table, Cell(row, col)).becomes);
    }
}

TEST(LessonScreen, SaysTaskAndReasonOnSmallScreensToo) {
    const test::TemporaryFolder folder;
    LessonController table(LessonProgressFile(folder / "lessons"), {}, kNoHandbook);
    for (const LessonId lesson : kLessonIds) {
        while (true) {
            for (const Extent extent : {Extent{20, 40}, Extent{24, 60}, Extent{30, 32}}) {
                table.press(something_else(table.course().step()));
                EXPECT_TRUE(says(table, table.said(), extent)) << screen_of(table, extent);
                EXPECT_TRUE(says(table, lesson_task(table.course().step().idea), extent)) << screen_of(table, extent);
            }
            if (!table.course().has_next_step()) break;
            table.take_key('>');
        }
        if (lesson != kLessonIds.back()) table.take_key('>');
    }
}

TEST(LessonScreen, ListsAllKeysAfterAnUnusedOne) {
    const test::TemporaryFolder folder;
    LessonController table(LessonProgressFile(folder / "lessons"), {}, kNoHandbook);
    for (const char key : {'?', 's', 'Q'}) {
        table.take_key(key);
        EXPECT_TRUE(says(table, "Keys: Enter place, q leave, H show me, Esc lessons, > skip, i handbook.")) << key;
    }
    table.take_key('j');
    EXPECT_FALSE(says(table, "Keys:"));
}

TEST(LessonScreen, AKeyResetsTheBoard) {
    const test::TemporaryFolder folder;
    LessonController table(LessonProgressFile(folder / "lessons"), {}, kNoHandbook);
    table.take_key('>');
    table.press(test::cell("b2"));
    EXPECT_NE(table.match().position(), table.course().step().position);
    table.take_key('l');
    EXPECT_EQ(table.match().position(), table.course().step().position);
    EXPECT_EQ(table.ui().cursor, test::cell("c2"));
    table.take_key('<');
    EXPECT_EQ(table.course().step_number(), 0U);
}

TEST(LessonScreen, TheListShowsWhatIsDoneAndLeadsToEach) {
    const test::TemporaryFolder folder;
    const LessonProgressFile file(folder / "lessons");
    ASSERT_FALSE(file.finish(name_of(LessonId::kTouch)).has_value());
    LessonController table(file, {}, kNoHandbook);
    EXPECT_EQ(table.course().lesson(), LessonId::kMix);
    table.take_key('\033');
    ASSERT_TRUE(table.is_list());
    EXPECT_TRUE(says(table, "1 Where a piece goes (done)")) << screen_of(table);
    for (const LessonId lesson : kLessonIds) EXPECT_TRUE(says(table, lesson_title(lesson)));
    table.take_key('j');
    table.take_key('\n');
    EXPECT_FALSE(table.is_list());
    EXPECT_EQ(table.course().lesson(), LessonId::kTakeAway);
    table.take_key('q');
    EXPECT_TRUE(table.has_left());
}

}  // namespace
}  // namespace atom4::tui
