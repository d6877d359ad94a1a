// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/words.h"

#include <gtest/gtest.h>

#include "core/atom4/game/analysis_texts.h"
#include "core/atom4/game/level_texts.h"
#include "core/atom4/rules/notation.h"
#include "tests/support/positions.h"
#include "tui/atom4/model/analysis_words.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

using test::cell;

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
    setup.seats[Player::kSecond] = Seat::computer(Level::of_tenths(35));
    EXPECT_EQ(player_name(setup, Player::kSecond), "Computer, level 3.5");
    EXPECT_EQ(level_name(Level::of_tenths(35)), "Friend or Regular");
    EXPECT_EQ(what_to_expect(Level::of_tenths(35)), "Plays some moves as level 3 does, and the others as level 4.");
    setup.seats[Player::kFirst] = Seat::human("Ada\x1b[2J");
    EXPECT_EQ(player_name(setup, Player::kFirst), "Ada?[2J");
    const Match match(setup);
    EXPECT_EQ(turn_text(match), "Ada?[2J's turn: red");
}

TEST(Words, SayWhoIsMeantOverTheNetwork) {
    Match match;
    match.set_remote(Match::Elsewhere{{false, true}});
    EXPECT_EQ(player_name(match, Player::kFirst), "You");
    EXPECT_EQ(player_name(match, Player::kSecond), "Your opponent");
    EXPECT_EQ(turn_text(match), "Your turn: red");
    match.set_remote(Match::Elsewhere{{true, false}});
    EXPECT_EQ(turn_text(match), "Your opponent's turn: red");
    match.set_remote(std::nullopt);
    match.set_seats({Seat::human("Ada"), Seat::human("Bob")});
    match.set_remote(Match::Elsewhere{{true, true}});
    EXPECT_EQ(turn_text(match), "Ada's turn: red");
    match.set_remote(Match::Elsewhere{{true, false}});
    EXPECT_EQ(turn_text(match), "Ada's turn: red");
    EXPECT_EQ(player_name(match, Player::kSecond), "You");
    // Nobody's turn once they have parted, but what has been decided stays.
    match.part();
    EXPECT_EQ(turn_text(match), "The match over the network is over.");
    ASSERT_TRUE(match.play(match.position().legal_moves().front()));
    EXPECT_EQ(turn_text(match), "Bob's turn: yellow");
    for (const Player loser : kPlayers) {
        Match over(MatchSetup{{}, {Seat::human("Ada"), Seat::human("Bob")}});
        over.resign(loser);
        over.set_remote(Match::Elsewhere{{true, false}});
        over.part();
        EXPECT_EQ(turn_text(over),
                  loser == Player::kFirst ? "Ada resigned. You win round 1!" : "You resigned. Ada wins round 1.");
    }
}

// "You want four", "Computer, level 3 wants four": the words stand below the name.
TEST(Words, TheVerbFollowsThePerson) {
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

TEST(Words, TellThePlayersTurn) {
    EXPECT_EQ(turn_text(Match({{}, {Seat::human(), Seat::computer(2)}})), "Your turn: red");
    EXPECT_EQ(turn_text(Match({{}, {Seat::computer(2), Seat::human()}})), "The computer thinks: red");
    EXPECT_EQ(turn_text(Match()), "Player 1's turn: red");
}

TEST(Words, SayThatClocksWait) {
    MatchSetup setup;
    Match untimed(setup);
    ASSERT_TRUE(untimed.play(cell("i9")));
    EXPECT_EQ(welcome_text(untimed, true), "Your match goes on: round 1.");
    setup.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    Match timed(setup);
    EXPECT_EQ(welcome_text(timed, true), "Your match goes on: round 1.");
    ASSERT_TRUE(timed.play(cell("i9")));
    EXPECT_EQ(welcome_text(timed, true), "Your match goes on: round 1. The clocks wait for the next move.");
    EXPECT_EQ(welcome_text(timed, false), "The match goes on: round 1. The clocks wait for the next move.");
}

TEST(Words, SayWhatSpeaksForAHint) {
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
    EXPECT_EQ(text(HintReason::kDelaysLoss), "i9 holds out longest. It looks lost.");
    hint.score = Score(Score::kWin - 5);
    EXPECT_EQ(text(HintReason::kForcesWin), "i9 wins in 3 moves, whatever the answer.");
    EXPECT_EQ(evaluation_text(hint.score), "win in 3");
    EXPECT_EQ(evaluation_text(Score(-Score::kWin + 4)), "loss in 2");
    EXPECT_EQ(evaluation_text(Score(-1205)), "-12.05");
    EXPECT_EQ(evaluation_text(Score(0)), "+0.00");
    hint.score = Score::draw();
    EXPECT_EQ(text(HintReason::kHoldsDraw), "i9 holds the draw. Neither player can force a win.");
    EXPECT_EQ(evaluation_text(hint.score), "draw");
}

TEST(Words, ListWhatWasTakenBack) {
    const std::vector<Cell> cells{cell("i9"), cell("j9"), cell("k9")};
    EXPECT_EQ(undone_text(std::span(cells).first(1)), "Took back i9. r plays it again.");
    EXPECT_EQ(undone_text(std::span(cells).first(2)), "Took back i9 and j9. r plays them again.");
    EXPECT_EQ(redone_text(cells), "Played i9, j9 and k9 again.");
}

TEST(ClockText, CountsASecondThatHasBegun) {
    using namespace std::chrono_literals;
    EXPECT_EQ(clock_text(5min), "5:00");
    EXPECT_EQ(clock_text(4min + 59s + 1ms), "5:00");
    EXPECT_EQ(clock_text(5s), "0:05");
    EXPECT_EQ(clock_text(0s), "0:00");
    EXPECT_EQ(clock_text(1h + 2min + 3s), "1:02:03");
}

}  // namespace
}  // namespace atom4::tui
