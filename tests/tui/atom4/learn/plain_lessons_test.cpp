// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/plain_lessons.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::tui {
namespace {

class PlainLessonsTest : public testing::Test {
protected:
    std::string ask(const std::string& line) {
        said_.clear();
        lessons_.take(line);
        return said_;
    }

    test::TemporaryFolder folder_;
    std::string said_;
    Speech speech_{[this](const std::string& line) { said_ += line + ' '; }};
    LessonProgressFile file_{folder_ / "lessons"};
    PlainLessons lessons_{speech_, file_};
};

TEST_F(PlainLessonsTest, EveryLessonIsGoneThrough) {
    for (const LessonId lesson : kLessonIds)
        for (const LessonStep& step : steps_of(lesson)) {
            SCOPED_TRACE(to_text(step.position));
            for (const Cell cell : step.position.legal_moves()) {
                if (attempt(step, cell).does_it()) continue;
                EXPECT_NE(ask(to_text(cell)).find("The board is as before."), std::string::npos);
            }
            ASSERT_FALSE(lessons_.has_left());
            (void)ask(to_text(solutions(step).front()));
        }
    EXPECT_TRUE(lessons_.has_left());
    EXPECT_FALSE(lessons_.has_quit());
    for (const LessonId lesson : kLessonIds) EXPECT_TRUE(file_.progress().is_done(name_of(lesson)));
}

TEST_F(PlainLessonsTest, NewsComesFirstAndThenTheReason) {
    EXPECT_TRUE(said_.find("Lesson 1 of 9: Where a piece goes.") != std::string::npos);
    EXPECT_TRUE(ask("a1").starts_with("a1 touches no piece."));
    EXPECT_TRUE(ask("2").starts_with("Lesson 2 of 9: Mix to yellow and white."));
    EXPECT_TRUE(ask("c4").starts_with("red at c4 turns nothing.") || said_.starts_with("red at c4")) << said_;
    EXPECT_NE(said_.find("But c2 stays green."), std::string::npos) << said_;
    EXPECT_TRUE(ask("b2").starts_with("Yes: red at b2 turns green at c2 to yellow.")) << said_;
    EXPECT_NE(said_.find("Green beside blue makes cyan"), std::string::npos);
}

TEST_F(PlainLessonsTest, LeadsOnAndBackAndToTheEnd) {
    EXPECT_NE(ask("next").find("after red comes yellow"), std::string::npos);
    EXPECT_NE(ask("back").find("Lesson 1 of 9"), std::string::npos);
    EXPECT_NE(ask("hint").find(" does it."), std::string::npos);
    EXPECT_NE(ask("lessons").find("9  Two fours at once"), std::string::npos);
    EXPECT_NE(ask("rubbish").find("lists them"), std::string::npos);
    EXPECT_NE(ask("z9").find("not on this board"), std::string::npos);
    EXPECT_FALSE(lessons_.has_left());
    (void)ask("leave");
    EXPECT_TRUE(lessons_.has_left());
}

}  // namespace
}  // namespace atom4::tui
