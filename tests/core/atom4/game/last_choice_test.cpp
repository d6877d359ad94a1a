// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/last_choice.h"

#include <gtest/gtest.h>

#include "core/storage/settings_file.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

class LastChoiceTest : public testing::Test {
protected:
    LastChoiceTest() { ::setenv("XDG_CONFIG_HOME", folder_.path().c_str(), 1); }
    ~LastChoiceTest() override { ::unsetenv("XDG_CONFIG_HOME"); }

    test::TemporaryFolder folder_;
};

TEST_F(LastChoiceTest, DefaultsToPlayingTheComputer) {
    EXPECT_EQ(last_choice().seats[Player::kFirst], Seat::human());
    EXPECT_EQ(last_choice().seats[Player::kSecond], Seat::computer(kDefaultLevel));
    EXPECT_TRUE(names_before().empty());
}

TEST_F(LastChoiceTest, SeatsAndBoardAreRemembered) {
    MatchSetup setup;
    setup.size = {9, 12};
    setup.seats = {Seat::computer(Level::of_tenths(34)), Seat::human("Ada")};
    setup.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    keep_choice(setup);
    EXPECT_EQ(last_choice().seats, setup.seats);
    EXPECT_EQ(last_choice().size, setup.size);
    EXPECT_EQ(last_choice().time_control, std::nullopt);
    EXPECT_EQ(names_before(), std::vector<std::string>{"Ada"});
}

TEST_F(LastChoiceTest, TheLastNameComesFirst) {
    keep_names({Seat::human("Ada"), Seat::human("Bob, \"the\" best")});
    EXPECT_EQ(names_before(), (std::vector<std::string>{"Ada", "Bob, \"the\" best"}));
    keep_names({Seat::computer(3), Seat::human("Bob, \"the\" best")});
    EXPECT_EQ(names_before(), (std::vector<std::string>{"Bob, \"the\" best", "Ada"}));
    for (int number = 0; number < 30; ++number) keep_names({Seat::human("P" + std::to_string(number)), Seat::human()});
    EXPECT_EQ(names_before().size(), 20U);
    EXPECT_EQ(names_before().front(), "P29");
}

TEST_F(LastChoiceTest, ProposesTheLastOrTheCurrentSettings) {
    MatchSetup habit;
    habit.size = {9, 12};
    habit.seats[Player::kFirst] = Seat::computer(7);
    keep_choice(habit);
    Match match;
    EXPECT_EQ(proposed_match(match).seats, habit.seats);
    EXPECT_EQ(proposed_match(match).size, habit.size);
    match.start({BoardSize{8, 8}, test::two_people()});
    EXPECT_EQ(proposed_match(match).seats, habit.seats);
    EXPECT_EQ(proposed_match(match).size, (BoardSize{8, 8})) << "that was asked for at this start";
    ASSERT_TRUE(match.play(*match.position().legal_moves().begin()));
    EXPECT_EQ(proposed_match(match), match.setup()) << "whoever plays goes on so";
}

TEST_F(LastChoiceTest, AChosenLevelAppliesToTheNextMatch) {
    keep_chosen_level(2);
    EXPECT_EQ(proposed_match(Match()).seats[Player::kSecond], Seat::computer(2));
    keep_choice(proposed_match(Match()));
    EXPECT_EQ(chosen_level(), std::nullopt) << "it has been played";
    store_even_preference(true);
    EXPECT_EQ(proposed_match(Match()).seats[Player::kSecond], Seat::computer(2)) << "nobody knows yet what is even";
    store_even_preference(false);
    EXPECT_FALSE(prefers_even_level());
}

}  // namespace
}  // namespace atom4
