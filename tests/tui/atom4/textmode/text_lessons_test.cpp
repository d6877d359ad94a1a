// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_lessons.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/atom4/rules/notation.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::tui {
namespace {

class TextLessonsTest : public testing::Test {
protected:
    std::string ask(const std::string& line) {
        said_.clear();
        lessons_.take(line);
        return said_;
    }

    test::TemporaryFolder folder_;
    std::string said_;
    LineWriter speech_{[this](const std::string& line) { said_ += line + ' '; }};
    LessonProgressFile file_{folder_ / "lessons"};
    TextLessons lessons_{speech_, file_};
};

TEST_F(TextLessonsTest, EveryLessonCanBeCompleted) {
    for (const LessonId lesson : kLessonIds)
        for (const LessonStep& step : steps_of(lesson)) {
            SCOPED_TRACE(to_text(step.position));
            for (const Cell cell : step.position.legal_moves()) {
                if (attempt(step, cell).succeeded()) continue;
                EXPECT_NE(ask(to_text(cell)).find("Board reset."), std::string::npos);
            }
            ASSERT_FALSE(lessons_.has_left());
            (void)ask(to_text(solutions(step).front()));
        }
    EXPECT_TRUE(lessons_.has_left());
    EXPECT_FALSE(lessons_.has_quit());
    for (const LessonId lesson : kLessonIds) EXPECT_TRUE(file_.progress().is_done(name_of(lesson)));
}

TEST_F(TextLessonsTest, StartsWithTheRequestedLesson) {
    said_.clear();
    const TextLessons sixth(speech_, file_, "6");
    EXPECT_NE(said_.find("Lesson 6 of 9: "), std::string::npos) << said_;
    EXPECT_EQ(said_.find("Lesson 1 of 9: "), std::string::npos) << said_;
}

TEST_F(TextLessonsTest, RejectsAnUnknownLessonAndStartsWithTheFirst) {
    for (const char* none : {"0", "10", "x"}) {
        said_.clear();
        const TextLessons lessons(speech_, file_, none);
        EXPECT_NE(said_.find("Which lesson? Type a number from 1 to 9; \"lessons\" lists them."), std::string::npos)
            << said_;
        EXPECT_NE(said_.find("Lesson 1 of 9: "), std::string::npos) << said_;
    }
}

TEST_F(TextLessonsTest, TheEventComesBeforeItsReason) {
    EXPECT_TRUE(said_.find("Lesson 1 of 9: Where a piece goes.") != std::string::npos);
    EXPECT_TRUE(ask("a1").starts_with("a1 touches no piece."));
    EXPECT_TRUE(ask("2").starts_with("Lesson 2 of 9: Mix to yellow and white."));
    EXPECT_TRUE(ask("c4").starts_with("red at c4 turns nothing.") || said_.starts_with("red at c4")) << said_;
    EXPECT_NE(said_.find("But c2 stays green."), std::string::npos) << said_;
    EXPECT_TRUE(ask("b2").starts_with("Yes: red at b2 turns green at c2 to yellow.")) << said_;
    EXPECT_NE(said_.find("Green turns blue to cyan"), std::string::npos);
}

// A step either continues with the board and the piece that was placed, or says that there is a new board.
TEST_F(TextLessonsTest, AnnouncesANewBoard) {
    EXPECT_EQ(ask("c2").find("New board."), std::string::npos) << said_;
    EXPECT_NE(said_.find("Row 2: c2 red."), std::string::npos) << said_;
    EXPECT_NE(ask("b2").find("New board."), std::string::npos) << said_;
}

// Commands of a match work in lessons too.
TEST_F(TextLessonsTest, AcceptsTheCommandsOfAMatch) {
    (void)ask("7");
    EXPECT_TRUE(ask("moves").starts_with("A blue piece can go to"));
    EXPECT_NE(ask("rows").find("3 black in a row"), std::string::npos) << said_;
    EXPECT_NE(ask("why b1").find("It stops purple from winning at d1."), std::string::npos) << said_;
    EXPECT_TRUE(ask("try a7").starts_with("a7 touches no piece."));
    EXPECT_EQ(ask("board 7"), "Row 7 is empty. ");
    EXPECT_TRUE(ask("learn 3").starts_with("Lesson 3 of 9: ")) << said_;
}

// Nothing else tells players who see no board how cells adjoin.
TEST_F(TextLessonsTest, TheFirstLessonExplainsTheSixNeighbours) {
    EXPECT_NE(said_.find("Each cell has six neighbours. Type \"near c1\" to hear what is around c1."),
              std::string::npos)
        << said_;
    EXPECT_TRUE(ask("near c1").starts_with("c1 is red.")) << said_;
    EXPECT_NE(said_.find("d1 yellow"), std::string::npos) << said_;
}

TEST_F(TextLessonsTest, CommandsNavigateThroughTheLessons) {
    EXPECT_NE(ask("next").find("The colours come round the wheel"), std::string::npos);
    EXPECT_NE(ask("back").find("Lesson 1 of 9"), std::string::npos);
    EXPECT_NE(ask("hint").find("The answer is "), std::string::npos);
    EXPECT_NE(ask("lessons").find("9  Two fours at once"), std::string::npos);
    EXPECT_EQ(ask("rubbish"), "rubbish doesn't work in lessons. Type \"help\" to see what does. ");
    EXPECT_NE(ask("help").find("all nine"), std::string::npos);
    EXPECT_NE(ask("near").find("Which cell?"), std::string::npos);
    EXPECT_NE(ask("near z9").find("not on this board"), std::string::npos);
    EXPECT_NE(ask("wheel").find("A piece changes the pieces it touches."), std::string::npos);
    EXPECT_NE(ask("z9").find("not on this board"), std::string::npos);
    EXPECT_FALSE(lessons_.has_left());
    (void)ask("9");
    for (int step = 0; step < 20 && said_.find("This is the last step") == std::string::npos; ++step) (void)ask("next");
    EXPECT_EQ(said_, "This is the last step. Type \"leave\" to end the lessons. ");
    EXPECT_FALSE(lessons_.has_left()) << "it is not skipped";
    (void)ask("leave");
    EXPECT_TRUE(lessons_.has_left());
}

}  // namespace
}  // namespace atom4::tui
