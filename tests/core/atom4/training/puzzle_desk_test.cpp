// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_trainer.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/atom4/training/puzzle.h"
#include "tests/support/folders_and_processes.h"

namespace atom4 {
namespace {

class PuzzleDeskTest : public testing::Test {
protected:
    test::TemporaryFolder folder_;
    PuzzleHistoryFile history_{folder_.path() / "puzzles"};
    MyPuzzlesFile mine_{folder_.path() / "my-puzzles"};
    PuzzleTrainer desk_{history_, mine_};
};

TEST_F(PuzzleDeskTest, ARunThatWasAskedElsewhereCountsAsItsOwn) {
    ASSERT_TRUE(desk_.begin("w1-001"));
    PuzzleAttempt elsewhere = desk_.run();
    EXPECT_EQ(elsewhere.attempt(elsewhere.puzzle().line.front()).verdict, PuzzleTry::Verdict::kSolved);
    EXPECT_FALSE(desk_.has_counted());
    desk_.accept(elsewhere);
    EXPECT_TRUE(desk_.run().is_solved());
    EXPECT_TRUE(desk_.has_counted());
    EXPECT_EQ(history_.read()->visits().size(), 1U);
    desk_.accept(elsewhere);
    EXPECT_EQ(history_.read()->visits().size(), 1U);
}

TEST_F(PuzzleDeskTest, FromOnesOwnOneGetsBackToThoseThatComeWithTheGame) {
    ASSERT_EQ(desk_.keep({*find_shipped_puzzle("w1-001"), *find_shipped_puzzle("w2-001")}), 2);
    ASSERT_TRUE(desk_.begin_mine());
    EXPECT_EQ(desk_.source(), PuzzleTrainer::Source::kMine);
    desk_.begin_shipped();
    EXPECT_EQ(desk_.source(), PuzzleTrainer::Source::kShipped);
}

TEST_F(PuzzleDeskTest, Forgets) {
    desk_.begin_shipped();
    EXPECT_FALSE(desk_.forget_this()) << "that is not one's own";
    ASSERT_EQ(desk_.keep({*find_shipped_puzzle("w1-001"), *find_shipped_puzzle("w2-001")}), 2);
    ASSERT_TRUE(desk_.begin_mine());
    const std::string id = desk_.run().puzzle().id;
    EXPECT_TRUE(desk_.forget_this());
    EXPECT_EQ(desk_.source(), PuzzleTrainer::Source::kMine) << "the other one";
    EXPECT_NE(desk_.run().puzzle().id, id);
    EXPECT_TRUE(desk_.forget_this());
    EXPECT_EQ(desk_.source(), PuzzleTrainer::Source::kShipped);
    EXPECT_TRUE(mine_.read()->all().empty());
}

TEST_F(PuzzleDeskTest, ALevelMeansShippedOnes) {
    ASSERT_EQ(desk_.keep({*find_shipped_puzzle("w1-001"), *find_shipped_puzzle("w2-001")}), 2);
    ASSERT_TRUE(desk_.begin_mine());
    desk_.choose_level(3);
    EXPECT_EQ(desk_.source(), PuzzleTrainer::Source::kShipped);
    EXPECT_EQ(desk_.level(), 3);
    desk_.choose_level(std::nullopt);
    EXPECT_EQ(desk_.level(), std::nullopt);
}

TEST_F(PuzzleDeskTest, AnotherOneIsOneThatThisSittingHasNotShown) {
    desk_.choose_level(9);
    std::set<std::string> shown;
    for (int i = 0; i < 20; ++i) {
        desk_.next();
        EXPECT_TRUE(shown.insert(desk_.run().puzzle().id).second);
    }
}

TEST_F(PuzzleDeskTest, OneThatIsForgottenIsGoneHereAndInTheFile) {
    ASSERT_EQ(desk_.keep({*find_shipped_puzzle("w1-001"), *find_shipped_puzzle("w2-001")}), 2);
    desk_.forget(desk_.mine().all().front().puzzle.id);
    EXPECT_EQ(desk_.mine().all().size(), 1U);
    EXPECT_EQ(*mine_.read(), desk_.mine());
}

TEST_F(PuzzleDeskTest, TheRatingEndsWhereItsCurveDoes) {
    PuzzleHistory history;
    EXPECT_TRUE(history.ratings().empty());
    for (const char* id : {"w1-001", "d1-001", "w1-001", "w2-001"})
        history.add({"2026.11.22", id, PuzzleResult::kSolved});
    const auto ratings = history.ratings();
    ASSERT_EQ(ratings.size(), 3U);
    EXPECT_EQ(ratings.back().visit, 3U);
    EXPECT_EQ(ratings.back().rating, history.rating());
    history.add({"2026.11.22", "w3-001", PuzzleResult::kMissed});
    EXPECT_NE(ratings.back().rating, history.rating());
}

}  // namespace
}  // namespace atom4
