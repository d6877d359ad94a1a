// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/game_controller.h"

#include <gtest/gtest.h>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/netplay/network_texts.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

class PermitTest : public testing::Test {
protected:
    PermitTest() {
        GameController::Options options;
        options.why_not_ask = [this](net::PeerRequest) { return why_not_ask_; };
        game_.emplace(match_, mailbox_, options, GameController::Listeners{});
    }
    [[nodiscard]] std::string why_not(Action action) const { return game_->permit(action).why_not; }
    [[nodiscard]] bool may(Action action) const { return static_cast<bool>(game_->permit(action)); }
    [[nodiscard]] bool asks(Action action) const { return game_->permit(action).asks; }
    void play(int plies) {
        Random random(7);
        test::play_plies(match_, random, plies);
    }
    void finish() {
        Random random(7);
        test::finish_round(match_, random);
    }
    // Puts the second player at another machine.
    void play_elsewhere() {
        Match::Remote there;
        there.plays[Player::kSecond] = true;
        match_.set_remote(there);
    }

    Match match_;
    Mailbox mailbox_;
    std::optional<std::string> why_not_ask_;
    std::optional<GameController> game_;
};

TEST_F(PermitTest, RefusalsGiveTheirReason) {
    match_.start({BoardSize{8, 8}, test::two_people()});
    EXPECT_EQ(why_not(Action::kUndo), "Nothing to undo.");
    EXPECT_EQ(why_not(Action::kRedo), "Nothing to redo.");
    EXPECT_EQ(why_not(Action::kNextRound), "The round isn't over yet.");
    EXPECT_EQ(why_not(Action::kMoveNow), "It's not the computer's turn.");
    EXPECT_EQ(why_not(Action::kPause), "Nothing to pause: there is no computer player and no clock.");
    EXPECT_TRUE(may(Action::kHint) && may(Action::kResign) && may(Action::kSetSeats));
    play(2);
    EXPECT_TRUE(may(Action::kUndo));
    EXPECT_FALSE(asks(Action::kUndo));
    match_.undo_turn();
    EXPECT_TRUE(may(Action::kRedo));
    finish();
    for (const Action action : {Action::kResign, Action::kHint, Action::kPause})
        EXPECT_EQ(why_not(action), "The round is over.") << static_cast<int>(action);
    EXPECT_TRUE(may(Action::kNextRound) && may(Action::kUndo));
}

TEST_F(PermitTest, OnTheComputersTurnMoveNowAndPauseArePermitted) {
    match_.start({BoardSize{8, 8}, test::against_computer(Player::kFirst)});
    EXPECT_TRUE(may(Action::kMoveNow) && may(Action::kPause) && may(Action::kResign));
    EXPECT_EQ(why_not(Action::kHint), "It's the computer's turn (thinking).");
    play(1);
    EXPECT_TRUE(may(Action::kHint) && may(Action::kPause));
    EXPECT_EQ(why_not(Action::kMoveNow), "It's not the computer's turn.");
}

TEST_F(PermitTest, ResigningIsNotPermittedInADemo) {
    auto seats = test::against_computer(Player::kFirst);
    seats[Player::kSecond] = seats[Player::kFirst];
    match_.start({BoardSize{8, 8}, seats});
    EXPECT_EQ(why_not(Action::kResign), spectator_text());
    EXPECT_TRUE(may(Action::kPause) && may(Action::kMoveNow));
}

TEST_F(PermitTest, SharedActionsNeedConsent) {
    match_.start({BoardSize{8, 8}, test::two_people()});
    play_elsewhere();
    play(1);
    EXPECT_TRUE(asks(Action::kUndo) && asks(Action::kResign));
    why_not_ask_ = "Not now.";
    EXPECT_EQ(why_not(Action::kUndo), "Not now.");
    EXPECT_EQ(why_not(Action::kNextRound), "The round isn't over yet.");
    EXPECT_EQ(why_not(Action::kPause), net::no_pause_text());
    EXPECT_EQ(why_not(Action::kSetSeats), "Players can't be changed in a network match.");
    EXPECT_FALSE(may(Action::kHint)) << "the computer helps nobody against somebody elsewhere";
}

TEST_F(PermitTest, TrialMovesNeedNoConsent) {
    match_.start({BoardSize{8, 8}, test::two_people()});
    play(9);
    ASSERT_TRUE(match_.resign(Player::kFirst));
    play_elsewhere();
    EXPECT_TRUE(asks(Action::kNextRound));
    match_.branch(3);
    ASSERT_TRUE(match_.play(*match_.position().legal_moves().begin()));
    ASSERT_TRUE(match_.is_trying());
    why_not_ask_ = "Not now.";
    EXPECT_TRUE(may(Action::kUndo));
    EXPECT_FALSE(asks(Action::kUndo));
    match_.undo_turn();
    EXPECT_TRUE(may(Action::kRedo)) << "and played again without asking anybody";
}

TEST_F(PermitTest, SpectatorsCannotChangeAnything) {
    match_.start({BoardSize{8, 8}, test::two_people()});
    Match::Remote there;
    there.plays[Player::kFirst] = there.plays[Player::kSecond] = true;
    match_.set_remote(there);
    for (const Action action : {Action::kUndo, Action::kResign, Action::kNextRound, Action::kPause})
        EXPECT_EQ(why_not(action), spectator_text()) << static_cast<int>(action);
    EXPECT_FALSE(may(Action::kSetSeats));
}

}  // namespace
}  // namespace atom4
