// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/setup_form.h"
#include "core/atom4/game/level_texts.h"

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "tui/atom4/screen/layout.h"

namespace atom4::tui {
namespace {

TEST(SetupForm, BeginsWithTheMatchInPlay) {
    const MatchSetup now{{9, 12}, {Seat::human("Ada"), Seat::computer(5)}};
    const SetupForm form(now);
    EXPECT_EQ(form.setup(), now);
    EXPECT_EQ(form.level(), 5);
}

TEST(SetupForm, RestoresTheHumanPlayer) {
    SetupForm form({{}, {Seat::human("Ada"), Seat::human()}});
    form.step_value(1);
    EXPECT_EQ(form.setup().seats[Player::kFirst], Seat::computer(kDefaultLevel));
    form.step_value(1);
    EXPECT_EQ(form.setup().seats[Player::kFirst], Seat::human("Ada"));
}

TEST(SetupForm, AHumanPlayerCanBeNamedAndKeepsTheName) {
    SetupForm form({{}, {Seat::human(), Seat::computer(2)}});
    EXPECT_EQ(form.human(), Player::kFirst);
    form.name_human(Seat::human("Ada"));
    EXPECT_EQ(form.setup().seats[Player::kFirst], Seat::human("Ada"));
    form.step_value(1);
    EXPECT_FALSE(form.human());
    form.step_value(1);
    EXPECT_EQ(form.setup().seats[Player::kFirst], Seat::human("Ada"));
    form.step_field(1);
    EXPECT_FALSE(form.human());
    form.step_field(1);
    EXPECT_FALSE(form.human());
}

TEST(SetupForm, TheLevelBelongsToTheComputersSeat) {
    SetupForm form({{}, {Seat::computer(2), Seat::human()}});
    form.step_field(2);
    ASSERT_EQ(form.field(), SetupForm::Field::kLevel);
    form.step_value(3);
    EXPECT_EQ(form.setup().seats[Player::kFirst], Seat::computer(5));
    EXPECT_FALSE(form.setup().seats[Player::kSecond].is_computer());
    form.step_value(-100);
    EXPECT_EQ(form.level(), 0);
}

TEST(SetupForm, AVeryHighLevelIsKeptAsGiven) {
    for (const Level given : {Level(99), Level(150), kHighestLevel}) {
        SetupForm form({{}, {Seat::human(), Seat::computer(given)}});
        EXPECT_EQ(form.level(), given);
        form.step_field(1);
        form.step_value(1);
        form.step_value(1);
        EXPECT_EQ(form.setup().seats[Player::kSecond], Seat::computer(given));
        form.step_field(1);
        form.step_value(1);
        EXPECT_EQ(form.level(), given.stepped(1));
        form.step_value(-2);
        EXPECT_EQ(form.level(), given.stepped(1).stepped(-2));
    }
}

TEST(SetupForm, AFractionalLevelStaysUntilItIsChanged) {
    const Level between = Level::of_tenths(35);
    SetupForm form({{}, {Seat::human(), Seat::computer(between)}});
    form.step_value(1);
    EXPECT_EQ(form.setup().seats[Player::kFirst], Seat::computer(between));
    form.step_field(2);
    form.step_value(-1);
    EXPECT_EQ(form.level(), 3);
}

TEST(SetupForm, AlwaysGivesAMatchThatCanBePlayed) {
    Random random(1);
    SetupForm form;
    for (int i = 0; i < 2000; ++i) {
        form.step_field(static_cast<int>(random.below(3)) - 1);
        form.step_value(static_cast<int>(random.below(9)) - 4);
        ASSERT_TRUE(form.setup().size.is_valid());
        ASSERT_GE(form.level(), 0);
    }
}

TEST(SetupForm, SetsTheFirstColourAndTheTime) {
    SetupForm form;
    form.step_field(-2);
    ASSERT_EQ(form.field(), SetupForm::Field::kStart);
    form.step_value(1);
    EXPECT_EQ(form.setup().start, Colour::kYellow);
    form.step_value(-2);
    EXPECT_EQ(form.setup().start, Colour::kPurple);
    form.step_field(1);
    ASSERT_EQ(form.field(), SetupForm::Field::kTime);
    form.step_value(-1);
    EXPECT_FALSE(form.setup().time_control);
    form.step_value(2);
    EXPECT_EQ(form.setup().time_control, (TimeControl{std::chrono::minutes(3), std::chrono::seconds(2)}));
    Grid grid({24, 80});
    draw_setup_form(grid, form, "The match in play Your previous match is saved.");
    for (const char* words : {"purple", "3 minutes plus 2 seconds a move", "Your previous match is saved"})
        EXPECT_NE(grid.text().find(words), std::string::npos) << words << "\n" << grid.text();
    // A new match does not begin with the position that was set up for this one.
    MatchSetup now = form.setup();
    now.position = Position();
    EXPECT_FALSE(SetupForm(now).setup().position);
    EXPECT_EQ(SetupForm(now).setup().time_control, now.time_control);
}

TEST(SetupForm, FitsTheSmallestScreen) {
    Grid grid(Layout::kSmallest);
    SetupForm form;
    draw_setup_form(grid, form, "");
    for (const char* words : {"New match", "> Player 1", "Columns", "16", "Enter begin", "Esc back"})
        EXPECT_NE(grid.text().find(words), std::string::npos) << words << "\n" << grid.text();
    form.step_field(-1);
    Grid end(Layout::kSmallest);
    draw_setup_form(end, form, "");
    EXPECT_NE(end.text().find("> Time for each player"), std::string::npos) << end.text();
}

TEST(SetupForm, SaysWhatToExpectOfTheLevel) {
    for (const Level level : {Level(0), Level::of_tenths(35), Level(9), Level(10), Level(99), kHighestLevel}) {
        SetupForm form({{}, {Seat::computer(level), Seat::human()}});
        form.step_field(2);
        Grid grid({24, 80});
        draw_setup_form(grid, form, "");
        const std::string sentence = what_to_expect(level);
        for (const std::string& words : {to_text(level) + ", " + level_name(level), sentence.substr(0, 60)})
            EXPECT_NE(grid.text().find(words), std::string::npos) << words << "\n" << grid.text();
    }
}

}  // namespace
}  // namespace atom4::tui
