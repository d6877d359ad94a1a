// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/controller.h"

#include "core/atom4/game/level_texts.h"
#include "core/atom4/game/match_texts.h"
#include "core/atom4/training/puzzle_texts.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/atom4/screen/position_controller.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tests/support/matches.h"

namespace atom4::tui {
namespace {

using test::cell;

class ControllerTest : public testing::Test {
protected:
    ControllerTest() {
        ::setenv("XDG_CONFIG_HOME", habits_.path().c_str(), 1);
        ui_.cursor = cell("i9");
        subscription_ = match_.subscribe([this](const MatchEvent& event) { announce(event, game_, ui_); });
    }
    // Returns whether the key starts the search for a hint.
    bool asks_for_a_hint() {
        (void)press(Command::kHint);
        game_.turns.tick();
        return game_.turns.is_thinking() && !match_.is_computers_turn();
    }
    Effect press(Command command) { return handle_command(command, game_, ui_, 24); }

    test::TemporaryFolder habits_;
    Match match_;
    Mailbox mailbox_;
    bool rated_ = false;
    GameController game_{match_, mailbox_, {{}, [this] { return rated_ && !match_.helped(); }}, {}};
    LineBrowser& browser_ = game_.browser;
    UiState ui_;
    Subscription subscription_;
};

TEST_F(ControllerTest, PlacesAndSaysWhatHappened) {
    EXPECT_EQ(press(Command::kPlace), Effect::kShow);
    EXPECT_EQ(match_.position().at(cell("i9")), Colour::kRed);
    EXPECT_EQ(ui_.news, "Player 1 plays red: i9 turns h8 yellow.");
}

TEST_F(ControllerTest, SaysWhyAPieceCannotGoThere) {
    ui_.cursor = cell("a1");
    press(Command::kPlace);
    EXPECT_EQ(ui_.news,
              "The piece must touch two pieces that touch each other. Press i for more: Where a piece may go.");
    ui_.cursor = cell("h8");
    press(Command::kPlace);
    EXPECT_EQ(ui_.news, "There is already a piece at h8.");
    EXPECT_TRUE(match_.plies().empty());
}

TEST_F(ControllerTest, RejectsMovesOnTheComputersTurn) {
    match_.start({{}, {Seat::computer(2), Seat::human()}});
    press(Command::kPlace);
    EXPECT_EQ(ui_.news, "It's the computer's turn (thinking).");
}

// The match is played here from the first seat, or watched.
Match::Remote opponent_elsewhere() {
    return {{false, true}};
}
Match::Remote both_elsewhere() {
    return {{true, true}};
}

TEST_F(ControllerTest, AcceptsOnlyAnAnswerWhileARequestIsPending) {
    match_.set_remote(opponent_elsewhere());
    ui_.question = "Ada asks to take a move back.";
    for (const Command command :
         {Command::kPlace, Command::kStepBack, Command::kLeft, Command::kHelp, Command::kNewMatch, Command::kResign,
          Command::kUndo, Command::kTalk, Command::kNetwork, Command::kLearn, Command::kQuit, Command::kBack}) {
        ui_.news.clear();
        EXPECT_EQ(press(command), Effect::kShow);
        EXPECT_EQ(ui_.news, "Answer the question first.");
        EXPECT_EQ(ui_.page, PageShown::kGame);
    }
    EXPECT_TRUE(match_.plies().empty());
    EXPECT_EQ(ui_.cursor, cell("i9"));
    EXPECT_EQ(press(Command::kYes), Effect::kAgree);
    EXPECT_EQ(press(Command::kNextRound), Effect::kDisagree);  // "n"
    // If a match is proposed, the player may also enter a name.
    ui_.is_proposal = true;
    EXPECT_EQ(press(Command::kNetwork), Effect::kNetwork);
}

TEST_F(ControllerTest, RefusesPlayerCommandsFromSpectators) {
    match_.set_remote(both_elsewhere());
    for (const Command command :
         {Command::kPlace, Command::kUndo, Command::kNextRound, Command::kResign, Command::kTalk, Command::kPause}) {
        ui_.news.clear();
        EXPECT_EQ(press(command), Effect::kShow);
        EXPECT_EQ(ui_.news, "You are watching. Only the players can do that.");
    }
}

TEST_F(ControllerTest, RefusesToPauseANetworkMatch) {
    match_.set_remote(opponent_elsewhere());
    press(Command::kPause);
    EXPECT_EQ(ui_.news, "A network match can't be paused.");
    EXPECT_FALSE(ui_.paused);
}

// What is left open while waiting for a guest would replace the match.
TEST_F(ControllerTest, ClosesOtherMatchesWhenANetworkMatchBegins) {
    const auto begin = [this] {
        match_.set_remote(opponent_elsewhere());
        const Match::ByAgreement agreed(match_);
        match_.start({});
    };
    const auto expect_match = [this] {
        EXPECT_EQ(ui_.page, PageShown::kGame);
        EXPECT_FALSE(ui_.editor);
        EXPECT_FALSE(ui_.prompt);
        ui_.cursor = cell("i9");
        press(Command::kPlace);
        EXPECT_EQ(match_.plies().size(), 1U);
        match_.set_remote(std::nullopt);
    };
    press(Command::kNewMatch);
    ui_.prompt.emplace(PromptPurpose::kName);
    begin();
    expect_match();
    press(Command::kSetUp);
    begin();
    expect_match();
    ui_.page = PageShown::kUnfinished;
    begin();
    expect_match();
    ui_.prompt.emplace(PromptPurpose::kOpen);
    begin();
    expect_match();
}

TEST_F(ControllerTest, UndoesAndRedoesAMove) {
    press(Command::kUndo);
    EXPECT_EQ(ui_.news, "Nothing to undo.");
    press(Command::kPlace);
    press(Command::kUndo);
    EXPECT_EQ(ui_.news, "Undid i9. Press r to redo it.");
    EXPECT_TRUE(match_.plies().empty());
    press(Command::kRedo);
    EXPECT_EQ(ui_.news, "Redid i9.");
    EXPECT_EQ(match_.plies().size(), 1U);
    press(Command::kRedo);
    EXPECT_EQ(ui_.news, "Nothing to redo.");
}

TEST_F(ControllerTest, UndoAgainstTheComputerTakesBackBothMoves) {
    match_.start({{}, {Seat::human(), Seat::computer(2)}});
    press(Command::kPlace);
    ASSERT_TRUE(match_.answer(match_.generation(), match_.position().legal_moves().front()));
    press(Command::kUndo);
    EXPECT_TRUE(match_.plies().empty());
}

TEST_F(ControllerTest, TabGoesToAPlayableCell) {
    press(Command::kNextLegal);
    EXPECT_EQ(ui_.cursor, cell("i7"));
    press(Command::kPreviousLegal);
    EXPECT_EQ(ui_.cursor, cell("i9"));
}

TEST_F(ControllerTest, NextRoundWaitsForTheEndOfThisOne) {
    press(Command::kNextRound);
    EXPECT_EQ(ui_.news, "The round isn't over yet.");
    while (!match_.position().is_over()) (void)match_.play(match_.position().legal_moves().front());
    ui_.cursor = cell("a1");
    press(Command::kPlace);
    EXPECT_EQ(ui_.news, "The round is over.");
    press(Command::kNextRound);
    EXPECT_EQ(match_.round(), 2);
    EXPECT_EQ(ui_.news, "Round 2 begins with yellow.");
    EXPECT_TRUE(match_.position().is_legal(ui_.cursor));
}

TEST_F(ControllerTest, AHintIsShownUntilTheNextMove) {
    EXPECT_TRUE(asks_for_a_hint());
    Hint hint;
    hint.move = cell("i7");
    hint.line = {cell("i7"), cell("j8")};
    hint.score = Score(-45);
    show_hint(hint, match_, ui_);
    EXPECT_EQ(ui_.news, "i7 looks best. Likely continuation: j8. Press i for more: How colours mix.");
    EXPECT_EQ(ui_.cursor, cell("i7"));
    press(Command::kPlace);
    EXPECT_FALSE(ui_.hint);
    // If the player has moved the cursor meanwhile, it stays there.
    press(Command::kHint);
    press(Command::kLeft);
    const Cell here = ui_.cursor;
    show_hint(hint, match_, ui_);
    EXPECT_EQ(ui_.cursor, here);
}

TEST_F(ControllerTest, HintsAndMoveNowDependOnWhoseTurnItIs) {
    EXPECT_EQ(press(Command::kMoveNow), Effect::kShow);
    EXPECT_EQ(ui_.news, "It's not the computer's turn.");
    match_.start({{}, {Seat::computer(2), Seat::human()}});
    EXPECT_EQ(press(Command::kMoveNow), Effect::kShow);
    EXPECT_TRUE(game_.turns.is_thinking());
    EXPECT_FALSE(asks_for_a_hint());
    EXPECT_EQ(ui_.news, "It's the computer's turn (thinking).");
}

TEST_F(ControllerTest, ANewMatchCanBeConfirmedOrCancelled) {
    press(Command::kPlace);
    press(Command::kNewMatch);
    press(Command::kRight);
    press(Command::kHint);  // has no meaning here
    press(Command::kBack);
    EXPECT_EQ(match_.plies().size(), 1U);
    press(Command::kNewMatch);
    press(Command::kDown);
    press(Command::kRight);
    press(Command::kDown);
    press(Command::kDown);
    press(Command::kLeft);
    press(Command::kPlace);
    EXPECT_TRUE(match_.is_fresh());
    EXPECT_EQ(match_.setup(), (MatchSetup{{15, 16}, {Seat::human(), Seat::computer(kDefaultLevel)}}));
    EXPECT_TRUE(match_.position().is_legal(ui_.cursor));
    EXPECT_EQ(ui_.page, PageShown::kGame);
}

TEST_F(ControllerTest, ANewMatchProposesAComputerOpponent) {
    press(Command::kNewMatch);
    press(Command::kPlace);
    EXPECT_EQ(match_.setup().seats[Player::kSecond], Seat::computer(kDefaultLevel));
    EXPECT_FALSE(match_.setup().seats[Player::kFirst].is_computer());
}

TEST_F(ControllerTest, HelpScrollsAndAnyOtherKeyLeavesIt) {
    press(Command::kHelp);
    EXPECT_EQ(ui_.page, PageShown::kKeys);
    press(Command::kDown);
    EXPECT_EQ(ui_.page, PageShown::kKeys);
    EXPECT_EQ(ui_.page_top, 1);
    press(Command::kUp);
    press(Command::kUp);
    EXPECT_EQ(ui_.page_top, 0);
    // Space and Enter page on, as in less: pressing them once too often must not place a piece.
    for (int i = 0; i < 3; ++i) press(Command::kPlace);
    EXPECT_EQ(ui_.page, PageShown::kKeys);
    EXPECT_GT(ui_.page_top, 3);
    press(Command::kHint);
    EXPECT_EQ(ui_.page, PageShown::kGame);
    EXPECT_TRUE(match_.plies().empty());
}

TEST_F(ControllerTest, QuitsAtAnyTime) {
    EXPECT_EQ(press(Command::kQuit), Effect::kQuit);
    press(Command::kHelp);
    EXPECT_EQ(press(Command::kQuit), Effect::kQuit);
}

TEST_F(ControllerTest, TheHandbookOpensFromTheBoardAndTheHelpPage) {
    EXPECT_EQ(press(Command::kHandbook), Effect::kHandbook);
    press(Command::kHelp);
    EXPECT_EQ(press(Command::kHandbook), Effect::kHandbook);
    EXPECT_EQ(ui_.page, PageShown::kKeys) << "where one comes back to";
    press(Command::kBack);
    EXPECT_EQ(ui_.page, PageShown::kGame);
}

TEST_F(ControllerTest, TheComputersLevelCanBeChangedDuringAMatch) {
    press(Command::kStronger);
    EXPECT_EQ(ui_.news, "No computer player. Press N for a match against it.");
    match_.start({{}, {Seat::human(), Seat::computer(0)}});
    press(Command::kWeaker);
    EXPECT_EQ(ui_.news, "Level 0, Newcomer. " + what_to_expect(0));
    press(Command::kStronger);
    EXPECT_EQ(match_.setup().seats[Player::kSecond], Seat::computer(1));
    EXPECT_FALSE(match_.setup().seats[Player::kFirst].is_computer());
    match_.start({{}, {Seat::human(), Seat::computer(Level::of_tenths(35))}});
    press(Command::kStronger);
    EXPECT_EQ(match_.setup().seats[Player::kSecond], Seat::computer(4));
}

TEST_F(ControllerTest, ResigningNeedsConfirmation) {
    press(Command::kResign);
    EXPECT_EQ(ui_.news, "Press R again to resign.");
    press(Command::kUp);
    press(Command::kResign);
    EXPECT_FALSE(match_.is_over());
    press(Command::kResign);
    EXPECT_EQ(match_.outcome(), Outcome::kSecondWins);
    EXPECT_EQ(ui_.news, "Player 1 resigned. Player 2 wins round 1!");
    press(Command::kResign);
    EXPECT_EQ(ui_.news, "The round is over.");
    press(Command::kUndo);
    EXPECT_FALSE(match_.is_over());
}

TEST_F(ControllerTest, UndoingACommentLeavesTheResignation) {
    press(Command::kPlace);
    press(Command::kResign);
    press(Command::kResign);
    ASSERT_TRUE(browser_.annotate({MoveMark::kGood, ""}));
    press(Command::kUndo);
    EXPECT_EQ(ui_.news, "Undone.");
    EXPECT_TRUE(match_.is_over());
    press(Command::kUndo);
    EXPECT_EQ(ui_.news, "The round continues.");
    EXPECT_FALSE(match_.is_over());
}

constexpr const char* kUseless = "That key does nothing here. Press ? for all keys.";

TEST_F(ControllerTest, AnUnusedKeyShowsAMessage) {
    press(Command::kNone);
    EXPECT_EQ(ui_.news, kUseless);
    for (const Command answer : {Command::kYes, Command::kNo}) {
        ui_.news.clear();
        press(answer);
        EXPECT_EQ(ui_.news, "There is nothing to answer.");
    }
    press(Command::kNewMatch);
    press(Command::kSave);
    EXPECT_EQ(ui_.what_becomes, "That key does nothing here.");
}

TEST_F(ControllerTest, ChangingSeatsKeepsTheCurrentMatch) {
    press(Command::kPlace);
    press(Command::kNewMatch);
    press(Command::kRight);  // the computer, as the first player
    press(Command::kSave);
    EXPECT_EQ(ui_.page, PageShown::kGame);
    EXPECT_TRUE(match_.setup().seats[Player::kFirst].is_computer());
    EXPECT_EQ(match_.plies().size(), 1U);
    EXPECT_TRUE(ui_.news.ends_with("The round continues.")) << ui_.news;
}

TEST_F(ControllerTest, AHintIsForTheCurrentPosition) {
    press(Command::kPlace);
    press(Command::kStepBack);
    EXPECT_FALSE(asks_for_a_hint());
    EXPECT_EQ(ui_.news, "Hints are for the current position. Press Esc to return to it.");
    EXPECT_EQ(ui_.viewed, 0) << "one stays where one looks";
    press(Command::kBack);
    EXPECT_TRUE(asks_for_a_hint());
}

TEST_F(ControllerTest, ReviewSaysWhenThereIsNoOtherMistake) {
    press(Command::kPreviousMistake);
    EXPECT_EQ(ui_.news, "This round hasn't been reviewed. Press v to review it.");
    test::miss_a_win(match_);
    press(Command::kReview);
    EXPECT_EQ(ui_.news, "Reviewing the round...");
    press(Command::kReview);
    EXPECT_FALSE(ui_.viewed) << "not before it has ended";
    ui_.news.clear();
    press(Command::kKeepMistakes);
    EXPECT_EQ(ui_.news, "Reviewing the round...");
    while (game_.review.is_running()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    press(Command::kReview);
    EXPECT_EQ(ui_.viewed, 0) << "the position before it";
    EXPECT_EQ(ui_.judged, 1);
    EXPECT_EQ(ui_.cursor, match_.plies()[0].placed());
    for (const Command command : {Command::kReview, Command::kPreviousMistake}) {
        ui_.news.clear();
        press(command);
        EXPECT_EQ(ui_.news, "The review found no other mistakes.");
    }
}

TEST_F(ControllerTest, TheComputersMistakeThatIsShownBecomesAPuzzle) {
    test::miss_a_win(match_);
    press(Command::kReview);
    while (game_.review.is_running()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    auto seats = match_.setup().seats;
    seats[match_.plies().front().mover()] = Seat::computer(1);
    match_.set_seats(seats);
    ASSERT_FALSE(game_.review.offers_puzzles()) << "the other player made no mistake";
    press(Command::kReview);
    ASSERT_EQ(ui_.judged, 1);
    ::setenv("XDG_DATA_HOME", habits_.path().c_str(), 1);
    press(Command::kKeepMistakes);
    EXPECT_EQ(ui_.news, proving_mistakes_text());
    EXPECT_TRUE(game_.review.is_keeping());
    while (game_.review.is_keeping()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    ::unsetenv("XDG_DATA_HOME");
}

TEST_F(ControllerTest, SetUpExplainsKeysAndGoesToACell) {
    press(Command::kSetUp);
    ASSERT_TRUE(ui_.editor);
    for (const char key : {'y', 'p', 'w', 'Q'}) {
        ui_.news.clear();
        EXPECT_EQ(take_position_key(key, match_, ui_), Effect::kShow);
        EXPECT_EQ(ui_.news, "That key does nothing here. Pieces are capital letters: R G B Y C P W K.") << key;
    }
    EXPECT_EQ(take_position_key('g', match_, ui_), Effect::kGoTo);
    const auto paper = ui_.paper;
    (void)take_position_key('b', match_, ui_);
    EXPECT_NE(ui_.paper, paper);
}

TEST_F(ControllerTest, AnotherKeyOrMessageCancelsAConfirmation) {
    for (const Command other : {Command::kUp, Command::kNextLegal, Command::kNone, Command::kHelp}) {
        press(Command::kResign);
        ASSERT_EQ(ui_.news, "Press R again to resign.");
        press(other);
        EXPECT_EQ(ui_.news, other == Command::kNone ? kUseless : "") << static_cast<int>(other);
        EXPECT_EQ(ui_.armed, PendingConfirmation::kNothing);
        ui_.page = PageShown::kGame;
    }
    // News that comes in between replaces the question, and the key asks again.
    match_.start({{}, {Seat::human(), Seat::computer(2)}});
    press(Command::kPlace);
    press(Command::kResign);
    ASSERT_EQ(ui_.news, "Press R again to resign.");
    ASSERT_TRUE(match_.answer(match_.generation(), match_.position().legal_moves().front()));
    EXPECT_TRUE(ui_.news.starts_with("The computer plays yellow")) << ui_.news;
    press(Command::kResign);
    EXPECT_FALSE(match_.is_over());
    EXPECT_EQ(ui_.news, "Press R again to resign.");
    // Only questions disappear with another key: the last message stays.
    press(Command::kResign);
    EXPECT_TRUE(match_.is_over());
    press(Command::kUp);
    EXPECT_EQ(ui_.news, "You resigned. The computer wins round 1.");
}

TEST_F(ControllerTest, TheHumanResignsNotTheComputer) {
    match_.start({{}, {Seat::computer(2), Seat::human()}});
    press(Command::kResign);
    press(Command::kResign);
    EXPECT_EQ(match_.outcome(), Outcome::kFirstWins);
}

TEST_F(ControllerTest, SetUpAcceptsAPastedPositionAndWarnsAboutIt) {
    open_position_editor(match_, ui_);
    ui_.cursor = cell("p16");
    paste_position(" 6/6/2GP2/6/6/6 R\n", ui_);
    EXPECT_EQ(to_text(ui_.editor->position()), "6/6/2GP2/6/6/6 R");
    EXPECT_EQ(ui_.cursor, cell("f6")) << "on the board";
    EXPECT_EQ(ui_.news, "");
    paste_position("6/6/2GP2/6/6/x R", ui_);
    EXPECT_EQ(ui_.news, "Invalid position at character 14.");
    (void)take_position_key('R', match_, ui_);
    EXPECT_EQ(ui_.news, "Playable, but impossible in a real round: the piece at f6 doesn't touch two neighbours.");
    (void)take_position_key('x', match_, ui_);
    EXPECT_EQ(ui_.news, "");
}

TEST_F(ControllerTest, VariationsArePromotedAndDeleted) {
    press(Command::kPromote);
    EXPECT_EQ(ui_.news, "No variations from here.");
    for (const char* name : {"i9", "i7"}) (void)match_.play(cell(name));
    match_.branch(1);
    (void)match_.play(cell("j9"));
    press(Command::kStepBack);
    press(Command::kPromote);
    EXPECT_EQ(ui_.news, "This is now the main line. Press u to undo.");
    press(Command::kUndo);
    EXPECT_EQ(ui_.news, "Undone.");
    press(Command::kRedo);
    EXPECT_EQ(ui_.news, "Redone.");
    EXPECT_EQ(match_.plies().back().placed(), cell("i7"));
    press(Command::kDeleteLine);
    EXPECT_EQ(ui_.news, "Variation deleted. Press u to restore it.");
    EXPECT_TRUE(match_.variations().empty());
    press(Command::kUndo);
    EXPECT_EQ(match_.variations().size(), 1U);
}

TEST_F(ControllerTest, TheVariationThatIsNamedIsDeleted) {
    for (const char* name : {"i9", "i7"}) (void)match_.play(cell(name));
    match_.branch(0);
    for (const char* name : {"i7", "i9"}) (void)match_.play(cell(name));
    match_.branch(1);
    (void)match_.play(cell("h7"));
    press(Command::kStepBack);
    EXPECT_EQ(variation_text(match_, ui_), "Variation: i9. Press f to follow it.");
    press(Command::kDeleteLine);
    EXPECT_EQ(ui_.news, "Variation deleted. Press u to restore it.");
    ASSERT_EQ(match_.variations().size(), 1U);
    EXPECT_EQ(match_.variations().front().ply, 0U);
}

TEST_F(ControllerTest, ADemoCannotBeResigned) {
    match_.start({{}, {Seat::computer(0), Seat::computer(0)}});
    press(Command::kResign);
    EXPECT_EQ(ui_.armed, PendingConfirmation::kNothing);
    EXPECT_EQ(ui_.news, "You are watching. Only the players can do that.");
    EXPECT_FALSE(match_.is_over());
}

TEST_F(ControllerTest, ReviewNeedsAtLeastOneMove) {
    EXPECT_EQ(press(Command::kReview), Effect::kShow);
    EXPECT_EQ(ui_.news, "No moves in this round yet.");
    press(Command::kPlace);
    press(Command::kReview);
    EXPECT_TRUE(game_.review.is_running());
}

// The commands that show the computer's view of a rated round must be given twice: the first one says what it costs.
TEST_F(ControllerTest, AnalysisAndReviewOfARatedRoundNeedConfirmation) {
    match_.start({{}, {Seat::human(), Seat::computer(0)}});
    press(Command::kPlace);
    rated_ = true;
    press(Command::kAnalysis);
    EXPECT_FALSE(game_.analysis.is_on());
    EXPECT_EQ(ui_.news, help_cost_text() + " Press a again to show it.");
    // Another key cancels the question.
    press(Command::kUp);
    press(Command::kAnalysis);
    EXPECT_FALSE(game_.analysis.is_on());
    EXPECT_FALSE(match_.helped());
    EXPECT_EQ(press(Command::kReview), Effect::kShow);
    EXPECT_EQ(ui_.news, help_cost_text() + " Press v again to show it.");
    EXPECT_FALSE(match_.helped());
    press(Command::kReview);
    EXPECT_TRUE(game_.review.is_running());
    EXPECT_TRUE(match_.helped());
    // Once the round is unrated, nothing more is asked.
    press(Command::kAnalysis);
    EXPECT_TRUE(game_.analysis.is_on());
}

TEST_F(ControllerTest, APauseSaysWhetherItStopsClocks) {
    MatchSetup setup{{}, {Seat::human(), Seat::computer(0)}};
    match_.start(setup);
    press(Command::kPause);
    EXPECT_EQ(ui_.news, "Paused. Press p to resume.");
    setup.time_control = TimeControl{std::chrono::minutes(5), std::chrono::seconds(0)};
    match_.start(setup);
    press(Command::kPause);
    EXPECT_EQ(ui_.news, "Paused. Clocks stopped. Press p to resume.");
}

TEST_F(ControllerTest, HiddenAnalysisOfARatedRoundCanBeTurnedOff) {
    match_.start({{}, {Seat::human(), Seat::computer(0)}});
    rated_ = true;
    game_.analysis.set_on(true);
    ASSERT_EQ(game_.analysis.state(), AnalysisSession::State::kRated);
    press(Command::kAnalysis);
    EXPECT_EQ(ui_.news, "Analysis is off.");
    EXPECT_FALSE(game_.analysis.is_on());
    EXPECT_FALSE(match_.helped());
    press(Command::kAnalysis);
    EXPECT_EQ(ui_.news, help_cost_text() + " Press a again to show it.");
    EXPECT_FALSE(match_.helped());
    press(Command::kAnalysis);
    EXPECT_TRUE(game_.analysis.is_on());
    EXPECT_TRUE(match_.helped());
    press(Command::kAnalysis);
    EXPECT_FALSE(game_.analysis.is_on());
}

TEST_F(ControllerTest, GoingToACellReturnsToTheCurrentPosition) {
    press(Command::kPlace);
    press(Command::kStepBack);
    ASSERT_TRUE(ui_.viewed);
    press(Command::kAnalysis);
    EXPECT_TRUE(ui_.viewed);
    press(Command::kNextLegal);
    EXPECT_TRUE(ui_.viewed);
    EXPECT_EQ(press(Command::kGoTo), Effect::kGoTo);
    EXPECT_FALSE(ui_.viewed);
}

}  // namespace
}  // namespace atom4::tui
