// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/move_browser.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/screen.h"

namespace atom4::tui {
namespace {

class MoveBrowserTest : public testing::Test {
protected:
    MoveBrowserTest() {
        subscription_ = match_.subscribe([this](const MatchEvent& event) { announce(event, game_, ui_); });
        for (int ply = 0; ply < 6; ++ply) (void)match_.play(match_.position().legal_moves().front());
    }
    bool press(Command command) { return look_back_by(command, browser_, ui_); }

    Match match_;
    Mailbox mailbox_;
    GameController game_{match_, mailbox_, {}, {}};
    LineBrowser& browser_ = game_.browser;
    UiState ui_;
    Subscription subscription_;
};

TEST_F(MoveBrowserTest, StepsFromTheEndToTheStart) {
    for (int plies = 5; plies >= 0; --plies) {
        EXPECT_TRUE(press(Command::kStepBack));
        EXPECT_EQ(ui_.viewed, plies);
    }
    press(Command::kStepBack);
    EXPECT_EQ(ui_.viewed, 0);
    press(Command::kRight);
    EXPECT_EQ(ui_.viewed, 1);
    press(Command::kSouthWest);
    EXPECT_FALSE(ui_.viewed) << "the last is the present";
    press(Command::kStepBack);
    press(Command::kUp);
    EXPECT_EQ(ui_.viewed, 3);
    press(Command::kNorthWest);
    EXPECT_EQ(ui_.viewed, 0);
    press(Command::kSouthEast);
    EXPECT_FALSE(ui_.viewed);
    EXPECT_EQ(match_.undoable_plies(), 6);
}

TEST_F(MoveBrowserTest, KeysHaveTheirUsualMeaning) {
    EXPECT_FALSE(press(Command::kLeft));
    EXPECT_FALSE(press(Command::kPlace));
    press(Command::kStepBack);
    EXPECT_FALSE(press(Command::kQuit));
    EXPECT_TRUE(press(Command::kBack));
    EXPECT_FALSE(ui_.viewed);
}

TEST_F(MoveBrowserTest, CannotContinueANetworkMatchFromAnEarlierPosition) {
    match_.set_remote(Match::Remote{{false, true}});
    press(Command::kStepBack);
    press(Command::kStepBack);
    EXPECT_TRUE(press(Command::kPlace));
    EXPECT_EQ(ui_.news, "In a network match, moves can only be made from the current position.");
    EXPECT_EQ(ui_.viewed, 4);
    EXPECT_EQ(match_.undoable_plies(), 6);
}

TEST_F(MoveBrowserTest, ShowsThePositionAfterEachMove) {
    const Match& match = match_;
    Position position = match.position_after(0);
    EXPECT_EQ(position, Position());
    for (int plies = 1; plies <= 6; ++plies) {
        position.play_legal(match.plies()[static_cast<std::size_t>(plies) - 1].placed());
        EXPECT_EQ(match.position_after(plies), position);
        ui_.viewed = plies;
        EXPECT_EQ(shown_position(match, ui_), position);
    }
    EXPECT_EQ(position, match.position());
}

TEST_F(MoveBrowserTest, EnterContinuesFromHereAndKeepsTheOtherLine) {
    look_back_to(2, browser_, ui_);
    press(Command::kPlace);
    EXPECT_FALSE(ui_.viewed);
    EXPECT_EQ(match_.undoable_plies(), 2);
    EXPECT_EQ(ui_.news, "4 moves set aside. Press f to restore them.");
    EXPECT_NE(variation_text(match_, ui_).find("Press f to follow it."), std::string::npos);
    follow_variation(browser_, ui_);
    EXPECT_EQ(match_.undoable_plies(), 6);
    EXPECT_EQ(ui_.viewed, 3) << "its first move";
    EXPECT_EQ(variation_text(match_, ui_), "");
    follow_variation(browser_, ui_);
    EXPECT_EQ(ui_.news, "No variations from here.");
}

// A round that is over, shown two plies before its end.
class DecidedRoundTest : public MoveBrowserTest {
protected:
    DecidedRoundTest() {
        match_.start({});
        for (const char* name : {"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"})
            (void)match_.play(*parse_cell(name));
        press(Command::kStepBack);
        press(Command::kStepBack);
    }
    void obey(Command command) { (void)handle_command(command, game_, ui_, 24); }
    [[nodiscard]] int won() const { return match_.score()[Player::kFirst]; }
    [[nodiscard]] std::string screen() const { return build_screen(match_, ui_, {24, 80}, {}).grid.text(); }
};

TEST_F(DecidedRoundTest, KeepsItsResult) {
    EXPECT_NE(screen().find("Enter try"), std::string::npos) << screen();
    obey(Command::kPlace);
    EXPECT_EQ(ui_.news, "This is a trial move: the result stands. Press Esc to return to the round.");
    EXPECT_EQ(won(), 1);
    ui_.cursor = *parse_cell("i10");
    obey(Command::kPlace);
    EXPECT_EQ(match_.undoable_plies(), 8);
    EXPECT_EQ(won(), 1);
    EXPECT_NE(screen().find("Trial move. Player 1's turn: green"), std::string::npos) << screen();
    EXPECT_NE(screen().find("Esc back to the round"), std::string::npos) << screen();
    EXPECT_NE(screen().find("Round 1  1 : 0"), std::string::npos) << screen();
    obey(Command::kUndo);
    EXPECT_EQ(won(), 1);
    obey(Command::kRedo);
    obey(Command::kBack);
    EXPECT_EQ(ui_.news, "End of the round. Your trial moves are still there.");
    EXPECT_EQ(match_.undoable_plies(), 9);
    EXPECT_EQ(match_.variations().size(), 1U);
    EXPECT_NE(screen().find("Player 1 wins round 1!"), std::string::npos) << screen();
}

TEST_F(DecidedRoundTest, SwitchesBetweenTrialMovesAndTheRound) {
    obey(Command::kPlace);
    ui_.cursor = *parse_cell("i10");
    obey(Command::kPlace);
    obey(Command::kStepBack);
    EXPECT_EQ(variation_text(match_, ui_), "The round continued: h9 j8. Press f to follow it.");
    EXPECT_NE(screen().find("Trial move. Move 4 of 4: i6"), std::string::npos) << screen();
    follow_variation(browser_, ui_);
    EXPECT_FALSE(match_.is_trying());
    EXPECT_EQ(variation_text(match_, ui_), "Instead of this move: i10. Press f to follow it.");
    follow_variation(browser_, ui_);
    EXPECT_TRUE(match_.is_trying());
    EXPECT_EQ(won(), 1);
    obey(Command::kBack);
    EXPECT_FALSE(ui_.viewed);
    EXPECT_FALSE(match_.is_trying()) << "one key leads back from wherever one looks";
    obey(Command::kStepBack);
    obey(Command::kNextRound);
    EXPECT_EQ(match_.round(), 2);
    EXPECT_EQ(won(), 1);
}

TEST_F(DecidedRoundTest, LosesItsResultOnlyByUndo) {
    obey(Command::kUndo);
    EXPECT_EQ(won(), 0);
    EXPECT_FALSE(match_.is_trying());
    obey(Command::kRedo);
    EXPECT_EQ(won(), 1);
}

TEST_F(MoveBrowserTest, WithoutAMoveThereIsNothingToLookBackAt) {
    match_.start({});
    press(Command::kStepBack);
    EXPECT_FALSE(ui_.viewed);
    EXPECT_EQ(ui_.news, "No moves in this round yet.");
}

TEST_F(MoveBrowserTest, StaysAfterANewMoveAndEndsAfterATakeback) {
    look_back_to(3, browser_, ui_);
    (void)match_.play(match_.position().legal_moves().front());
    EXPECT_EQ(ui_.viewed, 3);
    EXPECT_TRUE(ui_.frames.empty());
    match_.undo(1);
    EXPECT_FALSE(ui_.viewed);
}

TEST_F(MoveBrowserTest, TabStaysAtTheEarlierPosition) {
    look_back_to(3, browser_, ui_);
    EXPECT_TRUE(press(Command::kNextLegal));
    EXPECT_EQ(ui_.viewed, 3);
    EXPECT_EQ(ui_.news, "Press Enter to play on from here, Esc to return to the round.");
}

}  // namespace
}  // namespace atom4::tui
