// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/rating.h"

#include <gtest/gtest.h>

#include "core/base/environment.h"
#include "core/storage/files.h"
#include "tests/support/folders_and_processes.h"

namespace atom4 {
namespace {

constexpr auto kWon = RoundResult::kWon;
constexpr auto kLost = RoundResult::kLost;
constexpr auto kDrawn = RoundResult::kDrawn;

TEST(RatingHistory, EachRoundMovesTheRating) {
    RatingHistory history;
    EXPECT_EQ(history.now(), rating_of_a_newcomer());
    history.add({"2026.11.22", 2, kWon});
    history.add({"2026.11.22", 3, kLost});
    ASSERT_EQ(history.ratings().size(), 2U);
    EXPECT_GT(history.ratings()[0].value, rating_of_a_newcomer().value);
    EXPECT_LT(history.now().value, history.ratings()[0].value);
    EXPECT_EQ(history.now(), history.ratings()[1]);
}

TEST(RatingHistory, WinningHalfAgainstALevelLeadsToItsRating) {
    RatingHistory history;
    for (int i = 0; i < 200; ++i) history.add({"2026.11.22", 5, i % 2 == 0 ? kWon : kLost});
    EXPECT_NEAR(history.now().value, rating_of_level(5)->value, 25);
    EXPECT_EQ(even_level(history.now()).nearest(), 5);
}

TEST(RatingHistory, AFractionalLevelCountsBetweenItsNeighbours) {
    const auto after_a_win = [](Level level) {
        RatingHistory history;
        history.add({"2026.11.22", level, kWon});
        return history.now().value;
    };
    EXPECT_GT(after_a_win(Level::of_tenths(35)), after_a_win(3));
    EXPECT_LT(after_a_win(Level::of_tenths(35)), after_a_win(4));
    RatingHistory history;
    for (int i = 0; i < 200; ++i) history.add({"2026.11.22", Level::of_tenths(45), i % 2 == 0 ? kWon : kLost});
    EXPECT_NEAR(history.now().value, (rating_of_level(4)->value + rating_of_level(5)->value) / 2, 25);
    EXPECT_FALSE(RatingHistory::counts(Level::of_tenths(95), kWon));
}

TEST(RatingHistory, HelpAndLevelsThatWereNotMeasuredDoNotCount) {
    EXPECT_TRUE(RatingHistory::counts(0, kDrawn));
    EXPECT_TRUE(RatingHistory::counts(9, kWon));
    EXPECT_FALSE(RatingHistory::counts(3, RoundResult::kHelped));
    EXPECT_FALSE(RatingHistory::counts(10, kWon));
}

TEST(RatingHistory, ReadsItsOwnTextAndRejectsAnyOther) {
    RatingHistory history;
    history.add({"2026.01.31", 0, kWon});
    history.add({"2026.11.22", 9, kDrawn});
    history.add({"2026.11.23", Level::of_tenths(35), kLost});
    const std::string text = history.to_text();
    EXPECT_EQ(text,
              "Atom-4 rating 1\n2026.01.31 level 0.00 won\n2026.11.22 level 9 drawn\n2026.11.23 level 3.5 lost\n");
    ASSERT_TRUE(RatingHistory::parse(text));
    EXPECT_EQ(RatingHistory::parse(text)->rounds(), history.rounds());
    EXPECT_EQ(RatingHistory::parse(text)->ratings(), history.ratings());
    for (const std::string& bad :
         {std::string(), std::string("Atom-4 rating 2\n"), text + "2026.11.22 level 10 won\n",
          text + "2026.11.22 level 3. won\n", text + "2026.11.22 level 3 helped\n", text + "2026.11.2 level 3 won\n",
          text + "2026-11-22 level 3 won\n", text + "2026.11.22 level 3\n", text + "2026.11.22 level 3 won \n",
          text + "\n", text + "rubbish"})
        EXPECT_FALSE(RatingHistory::parse(bad)) << bad;
}

// Before 5.1.0, level 0 was rated 600, and 177.2 below level 1.
TEST(RatingHistory, RoundsOfEarlierVersionsCountAsTheyDid) {
    const auto rating_after_a_win = [](const std::string& level) {
        return RatingHistory::parse("Atom-4 rating 1\n2026.11.22 level " + level + " won\n")->now();
    };
    const auto expected = [](double opponent) {
        const RatedGame game{{opponent, rating_of_level(1)->deviation, 0}, 1};
        return rating_after(rating_of_a_newcomer(), {&game, 1});
    };
    EXPECT_EQ(rating_after_a_win("0"), expected(600));
    EXPECT_EQ(rating_after_a_win("0.5"), expected(600 + 177.2 / 2));
    EXPECT_EQ(rating_after_a_win("0.00"), expected(rating_of_level(0)->value));
    EXPECT_EQ(rating_after_a_win("0.50"), expected(rating_of_level(Level::of_tenths(5))->value));
    EXPECT_EQ(rating_after_a_win("1"), expected(777.2));
    const std::string kept = "Atom-4 rating 1\n2026.11.22 level 0 won\n2026.11.22 level 0.5 lost\n";
    EXPECT_EQ(RatingHistory::parse(kept)->to_text(), kept);
    RatingHistory now;
    now.add({"2026.11.29", Level::of_tenths(5), kWon});
    EXPECT_EQ(now.to_text(), "Atom-4 rating 1\n2026.11.29 level 0.50 won\n");
    EXPECT_EQ(RatingHistory::parse(now.to_text())->ratings(), now.ratings());
}

TEST(RatingFile, StoresAndClearsResults) {
    const test::TemporaryFolder folder;
    const RatingFile file(folder.path() / "new" / "rating");
    EXPECT_TRUE(file.read()->rounds().empty());
    EXPECT_FALSE(file.add({3, kWon, kRatedBoard}));
    EXPECT_FALSE(file.add({3, RoundResult::kHelped, kRatedBoard}));
    EXPECT_FALSE(file.add({12, kLost, kRatedBoard}));
    EXPECT_FALSE(file.add({3, kLost, {12, 12}}));
    ASSERT_EQ(file.read()->rounds().size(), 1U);
    EXPECT_EQ(file.read()->rounds()[0], (RatedRound{today(), 3, kWon}));
    EXPECT_FALSE(file.reset());
    EXPECT_TRUE(file.read()->rounds().empty());
}

TEST(RatingFile, OneOfAnotherVersionIsSetAside) {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "rating";
    ASSERT_FALSE(write_file(path, "Atom-4 rating 2\n"));
    EXPECT_FALSE(RatingFile(path).add({3, kWon, kRatedBoard}));
    EXPECT_EQ(RatingFile(path).read()->rounds().size(), 1U);
    EXPECT_EQ(*read_file(folder.path() / "rating.old"), "Atom-4 rating 2\n");
}

}  // namespace
}  // namespace atom4
