// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/textmode/text_puzzles.h"

#include <gtest/gtest.h>
#include <poll.h>

#include "core/atom4/rules/notation.h"
#include "core/atom4/training/puzzle.h"
#include "core/base/environment.h"
#include "tests/support/folders_and_processes.h"

namespace atom4::tui {
namespace {

class TextPuzzlesTest : public testing::Test {
protected:
    std::string ask(const std::string& line) {
        said_.clear();
        puzzles_.take(line);
        while (puzzles_.is_thinking() && test::wait_and_deliver(mailbox_)) continue;
        return said_;
    }
    bool says(const std::string& line, const std::string& text) { return ask(line).find(text) != std::string::npos; }

    test::TemporaryFolder folder_;
    std::string said_;
    Mailbox mailbox_;
    LineWriter speech_{[this](const std::string& line) { said_ += line + ' '; }};
    PuzzleHistoryFile history_{folder_ / "puzzles"};
    MyPuzzlesFile mine_{folder_ / "my-puzzles"};
    TextPuzzles puzzles_{speech_, mailbox_, "", history_, mine_};
    const PuzzleTrainer& trainer_ = puzzles_.trainer();
};

TEST_F(TextPuzzlesTest, EachPuzzleIsSolvedByItsLine) {
    for (const Puzzle& puzzle : shipped_puzzles()) {
        ASSERT_TRUE(says(puzzle.id, "Puzzle " + std::to_string(number_of_puzzle(puzzle.id)) + ':')) << said_;
        for (std::size_t i = 0; i < puzzle.line.size(); i += 2) {
            const bool last = i + 1 == puzzle.line.size();
            const std::string news = last ? "solved!" : "The opponent answers " + to_text(puzzle.line[i + 1]);
            ASSERT_TRUE(says(to_text(puzzle.line[i]), news)) << puzzle.id << " " << said_;
        }
        if (trainer_.history().visits().size() == 40) break;  // 40 puzzles are enough
    }
    EXPECT_EQ(trainer_.statistics().streak, 40);
}

TEST_F(TextPuzzlesTest, AWrongMoveIsExplainedAndCanBeRetried) {
    (void)ask("d1-001");
    const Puzzle& puzzle = *find_puzzle(shipped_puzzles(), "d1-001");
    for (const Cell cell : puzzle.position.legal_moves()) {
        if (cell == puzzle.line.front()) continue;
        EXPECT_TRUE(says(to_text(cell), "Not " + to_text(cell) + ": ")) << said_;
        EXPECT_NE(said_.find("Try another cell."), std::string::npos) << said_;
    }
    EXPECT_TRUE(says(to_text(puzzle.line.front()), "solved!"));
    EXPECT_EQ(trainer_.history().visits().back().result, PuzzleResult::kMissed);
}

// Judging this move takes the prover up to its limit.
TEST_F(TextPuzzlesTest, CommandsWorkWhileAMoveIsChecked) {
    (void)ask("w4-119");
    said_.clear();
    puzzles_.take("d2");
    EXPECT_TRUE(puzzles_.is_thinking());
    EXPECT_EQ(said_, "");
    puzzles_.take("moves");
    EXPECT_NE(said_.find("A cyan piece can go to d2"), std::string::npos) << said_;
    puzzles_.take("e2");
    EXPECT_NE(said_.find("Checking your move..."), std::string::npos) << said_;
    puzzles_.take("today");
    EXPECT_FALSE(puzzles_.is_thinking());
    EXPECT_TRUE(trainer_.history().visits().empty());
    EXPECT_TRUE(says("hint", "one of ") || says("hint", "It is ")) << said_;
}

TEST_F(TextPuzzlesTest, TheBoardIsExplored) {
    (void)ask("w2-001");
    EXPECT_TRUE(says("near f4", "black")) << said_;
    EXPECT_TRUE(says("near", "Which cell?")) << said_;
    EXPECT_TRUE(says("near z9", "z9 is not on this board.")) << said_;
    EXPECT_TRUE(says("rows", "f4")) << said_;
    EXPECT_TRUE(ask("board 4").starts_with("Row 4: ")) << said_;
    EXPECT_TRUE(says("board 99", "Which row? Type a number from 1 to")) << said_;
    EXPECT_TRUE(says("undo", "undo doesn't work in puzzles.")) << said_;
}

TEST_F(TextPuzzlesTest, TheAnswerIsPrintedBeforeTheBoardIsReset) {
    (void)ask("w2-001");
    (void)ask("h2");
    const auto answer = said_.find("blue at f1");
    ASSERT_NE(answer, std::string::npos) << said_;
    EXPECT_LT(answer, said_.find("Board reset.")) << said_;
}

TEST_F(TextPuzzlesTest, HintsComeInSteps) {
    (void)ask("w3-001");
    const Puzzle& puzzle = trainer_.run().puzzle();
    EXPECT_TRUE(says("hint", "It's one of these cells: ")) << said_;
    EXPECT_TRUE(says("hint", "The answer is " + to_text(puzzle.line.front()))) << said_;
    EXPECT_TRUE(says("solution", "The solution: " + to_text(puzzle.line[0]) + " " + to_text(puzzle.line[1])));
}

TEST_F(TextPuzzlesTest, OpensTheRequestedPuzzle) {
    EXPECT_TRUE(says("today", "Puzzle of the day: ")) << said_;
    EXPECT_EQ(trainer_.run().puzzle().id, puzzle_of_day(shipped_puzzles(), today()).id);
    EXPECT_TRUE(says("mine", "None of your puzzles is due.")) << said_;
    EXPECT_TRUE(says("x9-999", "There is no puzzle x9-999.")) << said_;
    EXPECT_TRUE(says("661", "There is no puzzle 661.")) << said_;
    EXPECT_TRUE(says("121", "Puzzle 121: ")) << said_;
    EXPECT_EQ(trainer_.run().puzzle().id, "w2-001");
    EXPECT_TRUE(says("level 0", "Puzzle ")) << said_;
    EXPECT_TRUE(says("level 99", "\"level 0\" to \"level 9\"")) << said_;
    EXPECT_TRUE(says("clock", "Timer on")) << said_;
    EXPECT_TRUE(says("score", "You haven't tried a puzzle yet.")) << said_;
    EXPECT_TRUE(says("list", "660 puzzles")) << said_;
    EXPECT_TRUE(says("help", "leave: back to the game.")) << said_;
    EXPECT_TRUE(says("z9", "not on the board")) << said_;
    EXPECT_FALSE(puzzles_.has_left());
    (void)ask("leave");
    EXPECT_TRUE(puzzles_.has_left());
    EXPECT_FALSE(puzzles_.has_quit());
}

TEST_F(TextPuzzlesTest, StartsWithTheRequestedPuzzle) {
    const auto begin = [&](const char* which) {
        said_.clear();
        return TextPuzzles(speech_, mailbox_, which, history_, mine_).trainer().source();
    };
    EXPECT_EQ(begin("today"), PuzzleTrainer::Source::kOfTheDay);
    EXPECT_EQ(begin("w1-005"), PuzzleTrainer::Source::kShipped);
    EXPECT_NE(said_.find("Puzzle 5: "), std::string::npos) << said_;
    (void)begin("x9-999");
    EXPECT_TRUE(said_.starts_with("There is no puzzle x9-999. Puzzles. ")) << said_;
    (void)begin("mine");
    EXPECT_TRUE(said_.starts_with("None of your puzzles is due. Puzzles. ")) << said_;
}

TEST_F(TextPuzzlesTest, OwnPuzzlesAreAskedAndRescheduled) {
    const Puzzle& puzzle = shipped_puzzles()[3];
    ASSERT_FALSE(mine_.change([&](MyPuzzles& mine) { mine.add(puzzle, today()); }));
    TextPuzzles puzzles(speech_, mailbox_, "mine", history_, mine_);
    EXPECT_NE(said_.find("From your games: "), std::string::npos) << said_;
    said_.clear();
    puzzles.take(to_text(puzzle.line.front()));
    while (puzzles.is_thinking() && test::wait_and_deliver(mailbox_)) continue;
    EXPECT_NE(said_.find("solved!"), std::string::npos) << said_;
    for (const auto& [word, told] : {std::pair("mine", "None of your puzzles is due."), std::pair("list", "my-1: ")}) {
        said_.clear();
        puzzles.take(word);
        EXPECT_NE(said_.find(told), std::string::npos) << said_;
    }
    EXPECT_EQ(mine_.read()->all().front().step, 1);
}

}  // namespace
}  // namespace atom4::tui
