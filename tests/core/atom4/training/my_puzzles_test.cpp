// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_progress.h"

#include <gtest/gtest.h>

#include "core/atom4/training/puzzle.h"
#include "tests/support/folders_and_processes.h"

namespace atom4 {
namespace {

TEST(MyPuzzles, AreRepeatedAfterADayAWeekAndAMonthUntilLearned) {
    MyPuzzles mine;
    const auto id = mine.add(shipped_puzzles()[0], "2026.11.22");
    ASSERT_EQ(id, "my-1");
    std::vector<std::string> days;
    for (std::string today = "2026.11.22"; !mine.find(*id)->is_learned(); today = mine.find(*id)->due) {
        ASSERT_EQ(mine.due(today).size(), 1U);
        days.push_back(today);
        mine.answer(*id, PuzzleResult::kSolved, today);
    }
    EXPECT_EQ(days, (std::vector<std::string>{"2026.11.22", "2026.11.23", "2026.11.30", "2026.12.30"}));
    EXPECT_TRUE(mine.due("2030.01.01").empty());
}

TEST(MyPuzzles, AMissedOneBeginsItsRepetitionsAgain) {
    MyPuzzles mine;
    const auto id = mine.add(shipped_puzzles()[0], "2026.11.22");
    mine.answer(*id, PuzzleResult::kSolved, "2026.11.22");
    mine.answer(*id, PuzzleResult::kSolved, "2026.11.23");
    mine.answer(*id, PuzzleResult::kMissed, "2026.11.30");
    EXPECT_EQ(mine.find(*id)->due, "2026.12.01");
    EXPECT_EQ(mine.find(*id)->step, 0);
    EXPECT_TRUE(mine.due("2026.11.30").empty());
    mine.answer("my-7", PuzzleResult::kSolved, "2026.11.30");  // one that another program has removed
}

TEST(MyPuzzles, AreStoredOnlyOnce) {
    MyPuzzles mine;
    EXPECT_EQ(mine.add(shipped_puzzles()[0], "2026.11.22"), "my-1");
    EXPECT_FALSE(mine.add(shipped_puzzles()[0], "2026.11.23"));
    EXPECT_EQ(mine.add(shipped_puzzles()[1], "2026.11.23"), "my-2");
    mine.remove("my-1");
    EXPECT_EQ(mine.all().size(), 1U);
    EXPECT_EQ(mine.add(shipped_puzzles()[2], "2026.11.23"), "my-3");
}

TEST(MyPuzzles, TheOldestComesFirst) {
    MyPuzzles mine;
    mine.add(shipped_puzzles()[0], "2026.11.22");
    mine.add(shipped_puzzles()[1], "2026.11.20");
    const auto due = mine.due("2026.11.22");
    ASSERT_EQ(due.size(), 2U);
    EXPECT_EQ(due.front().puzzle.id, "my-2");
    EXPECT_EQ(mine.due("2026.11.21").size(), 1U);
}

TEST(MyPuzzles, AreNotHiddenByAClockThatWasWrong) {
    for (const bool answered : {false, true}) {
        MyPuzzles mine;
        const auto id = mine.add(shipped_puzzles()[0], answered ? "2026.11.22" : "2036.01.01");
        if (answered) mine.answer(*id, PuzzleResult::kSolved, "2036.01.01");
        EXPECT_EQ(mine.due("2026.11.23").size(), 1U);
        EXPECT_EQ(mine.find(*id)->due_as_of("2026.11.23"), "2026.11.23");
        mine.answer(*id, PuzzleResult::kMissed, "2026.11.23");
        EXPECT_TRUE(mine.due("2026.11.23").empty());
        EXPECT_EQ(mine.find(*id)->due, "2026.11.24");
    }
}

TEST(MyPuzzles, AreNotAskedAgainBecauseOfAFlightAcrossTheDateLine) {
    MyPuzzles mine;
    const auto id = mine.add(shipped_puzzles()[0], "2026.11.22");
    mine.answer(*id, PuzzleResult::kSolved, "2026.11.22");
    EXPECT_TRUE(mine.due("2026.11.21").empty());
}

TEST(MyPuzzles, ReadTheirOwnTextAndRejectAnyOther) {
    MyPuzzles mine;
    mine.add(shipped_puzzles()[0], "2026.11.22");
    mine.add(shipped_puzzles()[1], "2026.11.22");
    mine.answer("my-2", PuzzleResult::kSolved, "2026.11.22");
    const std::string text = mine.to_text();
    EXPECT_EQ(MyPuzzles::parse(text), mine);
    const std::string line = text.substr(text.find('\n') + 1);
    for (const std::string& bad :
         {std::string(), std::string("Atom-4 my puzzles 2\n"), text + "\n", text + line,
          text + "2026.11.22 5 " + to_text(shipped_puzzles()[2]) + "\n",
          text + "2026.11.31 1 " + to_text(shipped_puzzles()[2]) + "\n", text + "2026.11.22 1 rubbish\n"})
        EXPECT_FALSE(MyPuzzles::parse(bad)) << bad;
}

TEST(MyPuzzlesFile, OneOfAnotherVersionIsSetAside) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "my-puzzles";
    ASSERT_FALSE(write_file(path, "Atom-4 my puzzles 2\n"));
    EXPECT_FALSE(MyPuzzlesFile(path).change([](MyPuzzles& mine) { mine.add(shipped_puzzles()[0], "2026.11.22"); }));
    EXPECT_EQ(MyPuzzlesFile(path).read()->all().size(), 1U);
    EXPECT_EQ(*read_file(folder.path() / "my-puzzles.old"), "Atom-4 my puzzles 2\n");
}

}  // namespace
}  // namespace atom4
