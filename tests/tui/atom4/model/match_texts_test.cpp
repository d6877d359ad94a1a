// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/match_texts.h"

#include <gtest/gtest.h>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/level_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/positions.h"
#include "tui/atom4/model/analysis_texts.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

using test::cell;

TEST(Fill, PutsValuesInTheirPlaces) {
    EXPECT_EQ(fill("{1} before {0}", {"a", "b"}), "b before a");
    EXPECT_EQ(fill("{2} {x} {", {"a"}), "{2} {x} {");
    EXPECT_EQ(fill("{0}", {"{0}"}), "{0}");
}

// "You want four", "Computer, level 3 wants four": the words stand below the name.
TEST(Words, TheVerbAgreesWithThePlayer) {
    MatchSetup setup;
    EXPECT_STREQ(wants_text(Match(setup), Player::kFirst), "wants four");
    setup.seats[Player::kSecond] = Seat::computer(3);
    EXPECT_STREQ(wants_text(Match(setup), Player::kFirst), "want four");
    EXPECT_STREQ(short_wants_text(Match(setup), Player::kFirst), "want");
    EXPECT_STREQ(wants_text(Match(setup), Player::kSecond), "wants four");
    EXPECT_STREQ(short_wants_text(Match(setup), Player::kSecond), "wants");
    setup.seats[Player::kFirst] = Seat::human("Ada");
    EXPECT_STREQ(wants_text(Match(setup), Player::kFirst), "wants four");
}

TEST(Words, SayThatClocksWait) {
    MatchSetup setup;
    setup.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    Match timed(setup);
    ASSERT_TRUE(timed.play(cell("i9")));
    const auto greeting = [&](bool resumed, bool paused) {
        return greeting_text(welcome_text(timed, resumed), timed, paused);
    };
    EXPECT_EQ(greeting(true, false), "Your match is resumed: round 1.");
    EXPECT_EQ(greeting(true, true), "Your match is resumed: round 1. The clocks start on the next move.");
    EXPECT_EQ(greeting(false, true), "The match is resumed: round 1. The clocks start on the next move.");
}

TEST(Words, GiveAHintsReason) {
    Hint hint;
    hint.move = cell("i9");
    const auto text = [&](HintReason reason) {
        hint.reason = reason;
        return hint_sentence(Position(), hint);
    };
    EXPECT_EQ(text(HintReason::kWinsAtOnce), "i9 wins.");
    hint.prevented = cell("j8");
    EXPECT_EQ(text(HintReason::kPreventsLoss), "i9 stops yellow from winning at j8.");
    hint.threat = cell("j9");
    EXPECT_EQ(text(HintReason::kThreatens), "i9 threatens to win at j9 with green.");
    hint.row = {cell("a1"), cell("b1"), cell("c1")};
    EXPECT_EQ(text(HintReason::kMakesRow), "i9 makes 3 whites in a row, from a1 to c1.");
    EXPECT_EQ(text(HintReason::kDelaysLoss), "i9 holds out longest, but the position looks lost.");
    hint.score = Score(Score::kWin - 5);
    EXPECT_EQ(text(HintReason::kForcesWin), "i9 wins in 3 moves, whatever the answer.");
    hint.score = Score::draw();
    EXPECT_EQ(text(HintReason::kHoldsDraw), "i9 saves the draw. Neither player can force a win.");
}

TEST(Words, ListTheMovesTakenBack) {
    const std::vector<Cell> cells{cell("i9"), cell("j9"), cell("k9")};
    EXPECT_EQ(undone_text_with_key({{cells[0]}}), "Undid i9. Press r to redo it.");
    EXPECT_EQ(undone_text_with_key({{cells[0], cells[1]}}), "Undid i9 and j9. Press r to redo them.");
    EXPECT_EQ(undone_text_with_key({}), "Undone.");
    EXPECT_EQ(redone_text(cells), "Redid i9, j9 and k9.");
}

}  // namespace
}  // namespace atom4::tui
