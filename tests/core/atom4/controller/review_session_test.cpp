// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/review_session.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/support/matches.h"

namespace atom4 {
namespace {

constexpr int kPlies = 10;

class ReviewSessionTest : public testing::Test {
protected:
    void SetUp() override { match_.start({BoardSize{8, 8}, test::two_people()}); }
    // Plays random moves.
    void play(int plies = kPlies) {
        Random random(3);
        test::play_plies(match_, random, plies);
    }
    // Plays a move other than the reviewed one.
    void play_another() {
        const Cell played = review_.reviewed()[match_.plies().size()].played;
        const auto moves = match_.position().legal_moves();
        test::play_any(match_, moves.front() == played ? moves.back() : moves.front());
    }
    // Begins a review and waits for its end.
    void review() {
        const int before = ended_;
        review_.begin();
        while (ended_ == before) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    }

    Match match_;
    Mailbox mailbox_;
    TurnKeeper turns_{match_, mailbox_, {}, [](const TurnEvent&) {}};
    LineBrowser browser_{turns_};
    bool rated_ = false;
    int ended_ = 0;
    std::optional<MistakesSaved> kept_;
    ReviewSession review_{turns_, browser_, mailbox_, [this] { return rated_; },
                          [this](const ReviewEvent& event) {
                              if (std::holds_alternative<ReviewEnded>(event)) ++ended_;
                              if (const auto* kept = std::get_if<MistakesSaved>(&event)) kept_ = *kept;
                          }};
};

TEST_F(ReviewSessionTest, BeginsOnlyIfThereAreMoves) {
    EXPECT_EQ(review_.bar_text(), "No moves in this round yet.");
    review_.begin();
    EXPECT_FALSE(review_.is_open());
    play();
    EXPECT_EQ(review_.bar_text(), "");
    review_.begin();
    EXPECT_TRUE(review_.is_running());
    EXPECT_EQ(review_.plies(), kPlies);
    review_.close();
    EXPECT_FALSE(review_.is_running());
    EXPECT_FALSE(review_.is_open());
}

TEST_F(ReviewSessionTest, JudgesEachMoveOfTheRound) {
    play();
    review();
    EXPECT_FALSE(review_.is_running());
    ASSERT_EQ(review_.reviewed().size(), kPlies);
    for (int ply = 1; ply <= kPlies; ++ply) {
        ASSERT_NE(review_.of(ply), nullptr) << ply;
        EXPECT_EQ(review_.of(ply)->played, match_.plies()[static_cast<std::size_t>(ply - 1)].placed());
    }
    EXPECT_EQ(review_.of(0), nullptr);
    EXPECT_EQ(review_.of(kPlies + 1), nullptr);
}

TEST_F(ReviewSessionTest, IsUpToDateUntilTheMovesChange) {
    EXPECT_FALSE(review_.is_up_to_date());
    play();
    review();
    EXPECT_TRUE(review_.is_up_to_date());
    match_.undo(1);
    EXPECT_FALSE(review_.is_up_to_date());
    match_.redo(1);
    EXPECT_TRUE(review_.is_up_to_date());
    test::play_any(match_, first_legal_move(match_.position()));
    EXPECT_FALSE(review_.is_up_to_date());
}

TEST_F(ReviewSessionTest, RemainsValidForTheMovesInCommon) {
    play();
    review();
    match_.undo(2);
    EXPECT_EQ(review_.plies_in_common(), kPlies - 2);
    play_another();
    EXPECT_EQ(review_.plies_in_common(), kPlies - 2);
    EXPECT_NE(review_.of(kPlies - 2), nullptr);
    EXPECT_EQ(review_.of(kPlies - 1), nullptr);
    // With another first move, the round has nothing in common with the review.
    match_.undo(kPlies - 1);
    EXPECT_TRUE(review_.is_open());
    play_another();
    EXPECT_FALSE(review_.is_open());
}

TEST_F(ReviewSessionTest, ClosesWithItsRound) {
    play();
    review();
    match_.start({BoardSize{8, 8}, test::two_people()});
    EXPECT_FALSE(review_.is_open());
    play();
    review();
    rated_ = true;
    match_.undo(1);
    EXPECT_FALSE(review_.is_open()) << "nothing is shown of a rated round";
}

TEST_F(ReviewSessionTest, AClosedReviewIsSilent) {
    play();
    review_.begin();
    match_.start({BoardSize{8, 8}, test::two_people()});
    EXPECT_FALSE(review_.is_running());
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    mailbox_.deliver();
    EXPECT_TRUE(review_.reviewed().empty());
    EXPECT_EQ(ended_, 0);
}

TEST_F(ReviewSessionTest, MistakesAreShownBeforeTheyAreMade) {
    test::miss_a_win(match_, 20);
    EXPECT_FALSE(review_.next_mistake(1));
    review_.begin();
    EXPECT_FALSE(review_.next_mistake(1)) << "not before it has ended";
    review();
    const auto first = review_.next_mistake(1);
    ASSERT_TRUE(first);
    const auto last = review_.next_mistake(-1);
    ASSERT_TRUE(last);
    EXPECT_LE(*first, *last);
    review_.show(*first);
    EXPECT_EQ(browser_.plies(), *first - 1);
    EXPECT_EQ(browser_.judged(), *first);
    if (first == last) {
        EXPECT_FALSE(review_.next_mistake(1)) << "the only one is in sight";
    } else {
        EXPECT_GT(*review_.next_mistake(1), *first);
        EXPECT_EQ(review_.next_mistake(-1), last);
    }
    // For any other move, the position after it is shown.
    int good = 1;
    while (review_.of(good)->judgement != Judgement::kGood) ASSERT_LT(++good, review_.plies());
    review_.show(good);
    EXPECT_EQ(browser_.plies(), good);
    EXPECT_EQ(browser_.judged(), 0);
}

TEST_F(ReviewSessionTest, SavesPuzzlesOnlyOnceTheReviewHasEnded) {
    const test::TemporaryFolder folder;
    ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
    test::miss_a_win(match_, 3);
    review_.begin();
    review_.save_mistakes();
    EXPECT_FALSE(review_.is_keeping()) << "half a review";
    review();
    ASSERT_TRUE(review_.offers_puzzles());
    int ply = 1;
    while (!review_.offers_puzzle(ply)) ASSERT_LE(++ply, review_.plies());
    review_.save_mistake(ply == 1 ? 2 : 1);
    EXPECT_FALSE(review_.is_keeping()) << "that is no mistake";
    review_.save_mistake(ply);
    while (!kept_) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    EXPECT_TRUE(kept_->one);
    EXPECT_EQ(kept_->added, 1);
    kept_.reset();
    review_.save_mistakes();
    while (!kept_) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    EXPECT_FALSE(kept_->one);
    ::unsetenv("XDG_DATA_HOME");
}

// The computer's mistakes make no puzzles unless only computers have played; asked for one of them by its ply,
// offers_puzzle() offers it all the same.
TEST_F(ReviewSessionTest, OffersPuzzlesFromHumanMistakes) {
    test::miss_a_win(match_, 3);
    review();
    const auto seats = match_.setup().seats;
    ByPlayer<bool> offers{false, false};
    for (int ply = 1; ply <= review_.plies(); ++ply)
        if (review_.offers_puzzle(ply)) offers[match_.plies()[static_cast<std::size_t>(ply - 1)].mover()] = true;
    ASSERT_TRUE(offers[Player::kFirst] || offers[Player::kSecond]);
    for (const Player person : kPlayers) {
        auto one = seats;
        one[opponent(person)] = Seat::computer(1);
        match_.set_seats(one);
        EXPECT_EQ(review_.offers_puzzles(), offers[person]) << number(person);
    }
    match_.set_seats({Seat::computer(1), Seat::computer(1)});
    EXPECT_TRUE(review_.offers_puzzles());
}

TEST_F(ReviewSessionTest, AReviewPausesADemo) {
    match_.start({BoardSize{8, 8}, {Seat::computer(1), Seat::computer(1)}});
    play();
    turns_.set_paused(false);
    review_.begin();
    EXPECT_TRUE(turns_.is_paused());
}

}  // namespace
}  // namespace atom4
