// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/words.h"

#include <gtest/gtest.h>

#include "core/atom4/notation.h"
#include "tui/i18n.h"

namespace atom4::tui {
namespace {

Cell cell(const char* name) {
    return *parse_cell(name);
}

TEST(Fill, PutsValuesInTheirPlaces) {
    EXPECT_EQ(fill("{1} before {0}", {"a", "b"}), "b before a");
    EXPECT_EQ(fill("{2} {x} {", {"a"}), "{2} {x} {");
    EXPECT_EQ(fill("{0}", {"{0}"}), "{0}");
}

TEST(Words, SayWhatAMoveDid) {
    Match match;
    const auto reaction = match.play(cell("i9"));
    ASSERT_TRUE(reaction);
    EXPECT_EQ(played_text(match, *reaction), "i9 makes a yellow at h8.");
    EXPECT_EQ(preview_text(*reaction), "i9 would make a yellow at h8.");
}

TEST(Words, KnowWhoPlays) {
    MatchSetup setup;
    EXPECT_EQ(player_name(setup, Player::kFirst), "Player 1");
    setup.seats[Player::kSecond] = Seat::computer(3);
    EXPECT_EQ(player_name(setup, Player::kFirst), "You");
    EXPECT_EQ(player_name(setup, Player::kSecond), "Computer, level 3");
    setup.seats[Player::kFirst] = Seat::human("Ada\x1b[2J");
    EXPECT_EQ(player_name(setup, Player::kFirst), "Ada?[2J");
    const Match match(setup);
    EXPECT_EQ(turn_text(match), "Ada?[2J's turn: red");
}

TEST(Words, TellThePlayersTurn) {
    EXPECT_EQ(turn_text(Match({{}, {Seat::human(), Seat::computer(2)}})), "Your turn: red");
    EXPECT_EQ(turn_text(Match({{}, {Seat::computer(2), Seat::human()}})), "The computer thinks: red");
    EXPECT_EQ(turn_text(Match()), "Player 1's turn: red");
}

TEST(Words, ListWhatWasTakenBack) {
    const std::vector<Cell> cells{cell("i9"), cell("j9"), cell("k9")};
    EXPECT_EQ(undone_text(std::span(cells).first(1)), "Took back i9. r plays it again.");
    EXPECT_EQ(undone_text(std::span(cells).first(2)), "Took back i9 and j9. r plays them again.");
    EXPECT_EQ(redone_text(cells), "Played i9, j9 and k9 again.");
}

}  // namespace
}  // namespace atom4::tui
