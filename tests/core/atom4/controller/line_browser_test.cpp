// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/line_browser.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "tests/support/matches.h"

namespace atom4 {
namespace {

using namespace std::chrono_literals;
using Placed = LineBrowser::Placed;

class LineBrowserTest : public testing::Test {
protected:
    void start(ByPlayer<Seat> seats, std::optional<TimeControl> control = std::nullopt) {
        MatchSetup setup{BoardSize{8, 8}, std::move(seats)};
        setup.time_control = control;
        match_.start(setup);
    }
    // Plays the first or the last legal cell, whichever player is to move.
    Cell play(bool first = true) {
        const Position& position = match_.position();
        const Cell cell = first ? first_legal_move(position) : position.legal_moves().back();
        test::play_any(match_, cell);
        return cell;
    }
    std::optional<Placed> placed(Cell cell) {
        const auto placed = browser_.place(cell);
        return placed ? std::optional(*placed) : std::nullopt;
    }
    // Returns a legal cell of the position shown, other than the next move of the line.
    Cell another() const {
        const Cell next = match_.plies()[static_cast<std::size_t>(browser_.plies())].placed();
        const Position position = browser_.position();
        const auto moves = position.legal_moves();
        return moves.front() == next ? moves.back() : moves.front();
    }
    void play_plies(int plies) {
        for (; plies > 0; --plies) (void)play();
    }
    // Starts a round with a variation at its first ply, and one at the second.
    void branch_twice() {
        start(test::two_people());
        play_plies(3);
        browser_.look_at(0);
        ASSERT_EQ(placed(another()), Placed::kBranched);
        play_plies(2);
        browser_.look_at(1);
        ASSERT_EQ(placed(another()), Placed::kBranched);
    }

    Match match_;
    Mailbox mailbox_;
    TurnKeeper turns_{match_, mailbox_, {}, [](const TurnEvent&) {}};
    LineBrowser browser_{turns_};
};

TEST_F(LineBrowserTest, TheLastPlyIsTheCurrentPosition) {
    start(test::two_people());
    EXPECT_TRUE(browser_.is_present());
    EXPECT_EQ(browser_.last(), nullptr);
    play_plies(3);
    for (const int plies : {3, 4, 99}) {
        browser_.look_at(1);
        EXPECT_FALSE(browser_.is_present());
        browser_.look_at(plies);
        EXPECT_TRUE(browser_.is_present()) << plies;
        EXPECT_EQ(browser_.plies(), 3);
    }
    browser_.look_at(-5);
    EXPECT_EQ(browser_.plies(), 0);
    EXPECT_EQ(browser_.position(), match_.first_position());
    browser_.look_at(2);
    EXPECT_EQ(browser_.last()->placed(), match_.plies()[1].placed());
    EXPECT_EQ(match_.plies().size(), 3U);
}

TEST_F(LineBrowserTest, ShowsAMoveBeforeItIsMade) {
    start(test::two_people());
    play_plies(3);
    browser_.look_before(3);
    EXPECT_EQ(browser_.plies(), 2);
    EXPECT_EQ(browser_.judged(), 3);
    browser_.look_before(99);
    EXPECT_EQ(browser_.judged(), 3);
    browser_.look_at(1);
    EXPECT_EQ(browser_.judged(), 0);
}

TEST_F(LineBrowserTest, StaysAtAnEarlierPositionWhenTheComputerMoves) {
    start(test::against_computer(Player::kSecond, 0));
    play_plies(2);
    (void)match_.play(first_legal_move(match_.position()));
    browser_.look_at(1);
    const Position before = browser_.position();
    ASSERT_TRUE(match_.answer(match_.generation(), first_legal_move(match_.position())));
    EXPECT_EQ(browser_.plies(), 1);
    EXPECT_EQ(browser_.position(), before);
    match_.undo_turn();
    EXPECT_TRUE(browser_.is_present()) << "what a person does to the match is looked at";
}

TEST_F(LineBrowserTest, ShowsTheEndOfARoundThatIsResigned) {
    start(test::two_people());
    play_plies(3);
    browser_.look_at(1);
    ASSERT_TRUE(match_.resign(Player::kFirst));
    EXPECT_TRUE(browser_.is_present());
}

TEST_F(LineBrowserTest, GoingBackPausesADemo) {
    start({Seat::computer(0), Seat::computer(0)});
    play_plies(2);
    EXPECT_FALSE(turns_.is_paused());
    browser_.look_at(1);
    EXPECT_TRUE(turns_.is_paused());
    start(test::against_computer(Player::kSecond, 0));
    play_plies(2);
    browser_.look_at(1);
    EXPECT_FALSE(turns_.is_paused()) << "a person holds the match up anyway";
}

TEST_F(LineBrowserTest, AMoveContinuesFromThePositionShown) {
    start(test::two_people());
    play_plies(3);
    const Cell second = match_.plies()[1].placed();
    browser_.look_at(1);
    EXPECT_EQ(placed(second), Placed::kSteppedOn);
    EXPECT_EQ(browser_.plies(), 2);
    EXPECT_EQ(match_.plies().size(), 3U);
    browser_.look_at(1);
    EXPECT_EQ(placed(another()), Placed::kBranched);
    EXPECT_TRUE(browser_.is_present());
    EXPECT_EQ(match_.plies().size(), 2U);
    ASSERT_EQ(match_.variations().size(), 1U);
    browser_.look_at(1);
    EXPECT_EQ(placed(second), Placed::kFollowed);
    EXPECT_EQ(match_.plies().size(), 3U) << "the other line";
    EXPECT_EQ(browser_.plies(), 2);
    browser_.look_at(1);
    const auto refused = browser_.place(match_.plies()[0].placed());
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<Refusal>(refused.error()), Refusal::kOccupied);
    EXPECT_EQ(browser_.plies(), 1);
    EXPECT_EQ(match_.plies().size(), 3U);
}

TEST_F(LineBrowserTest, RefusesToMoveForTheComputer) {
    start(test::against_computer(Player::kSecond, 0));
    while (match_.plies().size() < 4 || match_.is_computers_turn()) (void)play();
    int computers = 0;
    while (match_.plies()[static_cast<std::size_t>(computers)].mover() != Player::kSecond) ++computers;
    browser_.look_at(computers);
    const auto refused = browser_.place(browser_.position().legal_moves().back());
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<BrowsingBar>(refused.error()), BrowsingBar::kComputersMove);
    EXPECT_EQ(browser_.continue_from_here(), std::nullopt);
    EXPECT_EQ(match_.undoable_plies(), computers);
    EXPECT_TRUE(match_.is_computers_turn());
    EXPECT_FALSE(turns_.is_paused()) << "it answers anew";
}

TEST_F(LineBrowserTest, TimedRoundsBranchOnlyAfterTheirEnd) {
    start(test::two_people(), TimeControl{60s, 0s});
    play_plies(3);
    browser_.look_at(1);
    const auto refused = browser_.place(browser_.position().legal_moves().back());
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<BrowsingBar>(refused.error()), BrowsingBar::kTimedRound);
    EXPECT_EQ(browser_.continue_from_here(), BrowsingBar::kTimedRound);
    EXPECT_EQ(browser_.plies(), 1);
    EXPECT_EQ(match_.plies().size(), 3U);
    match_.resign(Player::kFirst);
    browser_.look_at(1);
    EXPECT_EQ(browser_.continue_from_here(), std::nullopt);
    EXPECT_TRUE(match_.is_trying());
}

TEST_F(LineBrowserTest, ANetworkMatchCannotBranchFromAnEarlierPosition) {
    start(test::two_people());
    play_plies(3);
    match_.set_remote(Match::Remote{{false, true}});
    browser_.look_at(1);
    const auto refused = browser_.place(browser_.position().legal_moves().back());
    ASSERT_FALSE(refused);
    EXPECT_EQ(std::get<BrowsingBar>(refused.error()), BrowsingBar::kNetworkMatch);
    EXPECT_EQ(browser_.continue_from_here(), BrowsingBar::kNetworkMatch);
    EXPECT_EQ(match_.plies().size(), 3U);
}

TEST_F(LineBrowserTest, FindsTheVariationOfTheMoveShown) {
    start(test::two_people());
    play_plies(3);
    EXPECT_EQ(browser_.other_line(), std::nullopt);
    browser_.look_at(1);
    ASSERT_EQ(placed(another()), Placed::kBranched);
    EXPECT_EQ(browser_.other_line(), 0U) << "beside the last move";
    browser_.look_at(1);
    EXPECT_EQ(browser_.other_line(), 0U) << "on from here";
    browser_.look_at(0);
    EXPECT_EQ(browser_.other_line(), std::nullopt);
}

TEST_F(LineBrowserTest, PrefersAVariationFromHereToOneBesideTheLastMove) {
    ASSERT_NO_FATAL_FAILURE(branch_twice());
    ASSERT_EQ(match_.variations().size(), 2U);
    browser_.look_at(1);
    EXPECT_EQ(match_.variations()[browser_.other_line().value()].ply, 1U) << "on from here";
    browser_.look_at(0);
    EXPECT_EQ(match_.variations()[browser_.other_line().value()].ply, 0U);
}

TEST_F(LineBrowserTest, GoesToTheLastVariationThatTheLineHasPassed) {
    ASSERT_NO_FATAL_FAILURE(branch_twice());
    play_plies(3);
    const auto ply_of_next = [&] { return match_.variations()[browser_.next_variation().value()].ply; };
    EXPECT_EQ(browser_.other_line(), std::nullopt) << "none to promote or delete";
    EXPECT_EQ(ply_of_next(), 1U);
    browser_.look_at(1);
    EXPECT_EQ(ply_of_next(), 1U);
    browser_.look_at(0);
    EXPECT_EQ(ply_of_next(), 0U);
    EXPECT_EQ(browser_.follow(browser_.next_variation().value()), std::nullopt);
    EXPECT_EQ(browser_.plies(), 1);
}

TEST_F(LineBrowserTest, FollowingAVariationPausesTheComputer) {
    start(test::against_computer(Player::kSecond, 0));
    while (match_.plies().size() < 5 || match_.is_computers_turn()) (void)play();
    const int all = match_.undoable_plies();
    // Begins a variation that ends where the computer is to move.
    browser_.look_at(all - 2);
    while (match_.setup().seats[browser_.position().mover()].is_computer()) browser_.look_at(browser_.plies() - 1);
    const int leaves = browser_.plies();
    ASSERT_EQ(placed(another()), Placed::kBranched);
    while (!match_.is_computers_turn()) (void)play();
    ASSERT_EQ(browser_.follow(0), std::nullopt);
    EXPECT_EQ(browser_.plies(), leaves + 1);
    ASSERT_EQ(match_.variations().size(), 1U);
    ASSERT_EQ(browser_.follow(0), std::nullopt);
    EXPECT_TRUE(match_.is_computers_turn());
    EXPECT_TRUE(turns_.is_paused()) << "else it would be played on";
}

TEST_F(LineBrowserTest, AnnotatesThePlyShown) {
    start(test::two_people());
    EXPECT_EQ(browser_.described_ply(), 0);
    EXPECT_FALSE(browser_.annotate({MoveMark::kBad, ""})) << "there is no ply";
    play_plies(3);
    EXPECT_EQ(browser_.described_ply(), 3);
    browser_.look_before(2);
    EXPECT_EQ(browser_.described_ply(), 2);
    EXPECT_TRUE(browser_.annotate({MoveMark::kBad, "too early"}));
    EXPECT_EQ(browser_.annotation(), (Annotation{MoveMark::kBad, "too early"}));
    const std::string name = to_text(match_.plies()[1].placed());
    EXPECT_EQ(annotated_move_text(match_, 2), "1... " + name + "? too early");
    EXPECT_TRUE(browser_.annotate({MoveMark::kBad, "too\nearly"}));
    EXPECT_EQ(annotated_move_text(match_, 2), "1... " + name + "? too early") << "on one line";
    EXPECT_TRUE(browser_.annotate({MoveMark::kBad, "too early"}));
    browser_.look_at(1);
    EXPECT_EQ(browser_.described_ply(), 1);
    EXPECT_EQ(browser_.annotation(), Annotation());
}

TEST_F(LineBrowserTest, PromotingAVariationPausesTheComputer) {
    start(test::against_computer(Player::kSecond, 0));
    while (match_.plies().size() < 5 || match_.is_computers_turn()) (void)play();
    browser_.look_at(match_.undoable_plies() - 2);
    while (match_.setup().seats[browser_.position().mover()].is_computer()) browser_.look_at(browser_.plies() - 1);
    ASSERT_EQ(placed(another()), Placed::kBranched);
    while (!match_.is_computers_turn()) (void)play();
    ASSERT_EQ(browser_.follow(0), std::nullopt);
    turns_.set_paused(false);
    ASSERT_TRUE(browser_.promote(0));
    EXPECT_EQ(turns_.is_paused(), match_.is_computers_turn());
    EXPECT_TRUE(match_.is_computers_turn());
}

}  // namespace
}  // namespace atom4
