// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/tui/lines/terminal_fixture.h"
#include "tui/lines/learn/lesson_screen.h"
#include "tui/lines/learn/lesson_words.h"
#include "tui/lines/plain/plain_lessons.h"

namespace atom4::tui {
namespace {

class LinesLessons : public LinesTerminal {
protected:
    // The text as it stands there, without what the ends of lines do to it.
    bool says(const std::string& text, Extent extent = {24, 80}) {
        const std::string shown = build_lines_lesson_screen(table_, *session_, look_, nullptr, extent, {}).grid.text();
        std::string squeezed;
        for (const char c : shown) {
            const char next = c == '\n' ? ' ' : c;
            if (next != ' ' || squeezed.empty() || squeezed.back() != ' ') squeezed += next;
        }
        return squeezed.find(text) != std::string::npos;
    }
    void move(const lines::Move& move) {
        table_.press(move.from);
        table_.press(move.to);
    }

    LessonProgressFile file_{folder_ / "lessons"};
    LinesLessonTable table_{file_, {}};
};

// A move that does not do what is asked for, if there is one; else one that nothing makes.
lines::Move something_else(const lines::LessonStep& step) {
    const lines::Board& board = step.position.board();
    for (const lines::Chip& chip : board.chips())
        for (const lines::Cell to : board.free_cells())
            if (!attempt(step, chip.cell, to).does_it()) return {chip.cell, to};
    return {board.free_cells().front(), board.free_cells().back()};
}

TEST_F(LinesLessons, AreGoneThroughByKeysAndClicks) {
    for (const lines::LessonId lesson : lines::kLessonIds) {
        EXPECT_EQ(table_.run().lesson(), lesson);
        const std::size_t count = table_.run().step_count();
        for (std::size_t number = 0; number < count; ++number) {
            SCOPED_TRACE(lines_lesson_heading(lesson));
            for (const Extent extent : {Extent{24, 80}, Extent{20, 40}}) {
                EXPECT_TRUE(says(lines_lesson_heading(lesson), extent));
                EXPECT_TRUE(says(lines_lesson_task(table_.run().step().idea), extent));
            }
            move(something_else(table_.run().step()));
            EXPECT_FALSE(table_.said().empty());
            EXPECT_TRUE(says(table_.said()) && says(table_.said(), {20, 40}));
            EXPECT_FALSE(table_.goes_on());
            table_.take(LinesCommand::kUndo);
            EXPECT_EQ(table_.run().position(), table_.run().step().position);
            table_.take(LinesCommand::kHint);
            ASSERT_TRUE(table_.ui().hint.has_value());
            EXPECT_EQ(table_.ui().cursor, table_.ui().hint->from);
            move({table_.ui().hint->from, table_.ui().hint->to});
            ASSERT_TRUE(table_.goes_on());
            EXPECT_TRUE(says(table_.said()));
            table_.take(LinesCommand::kAct);
        }
        EXPECT_TRUE(file_.progress().is_done(name_of(lesson)));
    }
    EXPECT_TRUE(table_.has_left());
}

TEST_F(LinesLessons, HaveAListAndEscapeLeadsThere) {
    table_.take(LinesCommand::kBack);
    ASSERT_TRUE(table_.is_list());
    for (const lines::LessonId lesson : lines::kLessonIds) EXPECT_TRUE(says(lines_lesson_title(lesson)));
    table_.take(LinesCommand::kDown);
    table_.take(LinesCommand::kAct);
    EXPECT_EQ(table_.run().lesson(), lines::LessonId::kPreview);
    EXPECT_TRUE(says("Next"));
    table_.take(LinesCommand::kQuit);
    EXPECT_TRUE(table_.has_left());
}

TEST_F(LinesLessons, AreGoneThroughInWords) {
    std::string said;
    const Speech speech([&](const std::string& line) { said += line + ' '; });
    PlainLinesLessons lessons(speech, LessonProgressFile(folder_ / "in-words"));
    EXPECT_NE(said.find("Lesson 1 of 3: Paths."), std::string::npos);
    for (const lines::LessonId lesson : lines::kLessonIds)
        for (const lines::LessonStep& step : steps_of(lesson)) {
            SCOPED_TRACE(lines_lesson_task(step.idea));
            const auto other = something_else(step);
            said.clear();
            lessons.take(lines::to_text(other.from) + " " + lines::to_text(other.to));
            EXPECT_FALSE(said.empty());
            EXPECT_FALSE(lessons.has_left());
            const auto right = solution(step);
            lessons.take(lines::to_text(right.from) + "-" + lines::to_text(right.to));
        }
    EXPECT_TRUE(lessons.has_left());
    EXPECT_TRUE(LessonProgressFile(folder_ / "in-words").progress().is_done("chains"));
}

}  // namespace
}  // namespace atom4::tui
