// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/controller/analysis_session.h"

#include <gtest/gtest.h>

#include "tests/support/matches.h"

namespace atom4 {
namespace {

using State = AnalysisSession::State;

class AnalysisSessionTest : public testing::Test {
protected:
    void SetUp() override { match_.start({BoardSize{8, 8}, test::two_people()}); }
    template <class Condition>
    void until(Condition condition) {
        while (!condition()) ASSERT_TRUE(test::wait_and_deliver(mailbox_));
    }
    void until_reported() {
        until([this] { return !analysis_.report().lines.empty(); });
    }

    Match match_;
    Mailbox mailbox_;
    TurnKeeper turns_{match_, mailbox_, {}, [](const TurnEvent&) {}};
    LineBrowser browser_{turns_};
    bool rated_ = false;
    int changes_ = 0;
    AnalysisSession analysis_{browser_, mailbox_, [this] { return rated_; }, [this] { ++changes_; }};
};

TEST_F(AnalysisSessionTest, IsOffUntilRequested) {
    analysis_.follow(false);
    EXPECT_FALSE(analysis_.is_on());
    EXPECT_FALSE(analysis_.since());
    EXPECT_FALSE(analysis_.verdict());
    EXPECT_EQ(changes_, 0);
}

TEST_F(AnalysisSessionTest, SearchesWithIncreasingDepth) {
    analysis_.set_on(true);
    EXPECT_EQ(analysis_.state(), State::kSearching);
    EXPECT_TRUE(analysis_.since());
    int deepest = 0;
    until([&] {
        EXPECT_GE(analysis_.report().depth, deepest);
        deepest = analysis_.report().depth;
        analysis_.follow(false);  // changes nothing
        return deepest > 3;
    });
    EXPECT_TRUE(match_.position().is_legal(*analysis_.report().move()));
    EXPECT_TRUE(analysis_.verdict());
    analysis_.set_on(false);
    EXPECT_EQ(analysis_.state(), State::kOff);
    EXPECT_FALSE(analysis_.verdict());
}

TEST_F(AnalysisSessionTest, FollowsThePositionShown) {
    analysis_.set_on(true);
    until_reported();
    test::play_any(match_, first_legal_move(match_.position()));
    analysis_.follow(false);
    EXPECT_TRUE(analysis_.report().lines.empty());
    EXPECT_EQ(analysis_.position(), match_.position());
    until_reported();
    browser_.look_at(0);
    analysis_.follow(false);
    EXPECT_EQ(analysis_.position(), match_.first_position());
    until_reported();
    EXPECT_TRUE(match_.first_position().is_legal(*analysis_.report().move()));
}

TEST_F(AnalysisSessionTest, FindsTheRequestedNumberOfLines) {
    Random random(1);
    test::play_plies(match_, random, 4);
    analysis_.set_lines(2);
    analysis_.set_on(true);
    until([&] { return analysis_.report().lines.size() == 2; });
    analysis_.set_lines(3);
    until([&] { return analysis_.report().lines.size() == 3; });
    analysis_.set_lines(99);
    EXPECT_EQ(analysis_.lines(), AnalysisSession::kMaxLines);
}

TEST_F(AnalysisSessionTest, AReviewGoesFirst) {
    analysis_.follow(true);
    analysis_.set_on(true);
    EXPECT_EQ(analysis_.state(), State::kWaiting);
    EXPECT_FALSE(analysis_.since());
    analysis_.follow(false);
    EXPECT_EQ(analysis_.state(), State::kSearching);
    until_reported();
    analysis_.follow(true);
    EXPECT_EQ(analysis_.state(), State::kWaiting);
}

TEST_F(AnalysisSessionTest, GivesAVerdictOnAFinishedRound) {
    Random random(1);
    test::finish_round(match_, random);
    analysis_.set_on(true);
    EXPECT_EQ(analysis_.state(), State::kOver);
    ASSERT_TRUE(analysis_.verdict());
    EXPECT_EQ(analysis_.verdict(), Verdict::of(match_.position()));
    EXPECT_FALSE(analysis_.since());
}

TEST_F(AnalysisSessionTest, IsHiddenWhileTheRoundIsRated) {
    rated_ = true;
    analysis_.set_on(true);
    EXPECT_EQ(analysis_.state(), State::kRated);
    EXPECT_FALSE(analysis_.since());
    rated_ = false;
    analysis_.follow(false);
    EXPECT_EQ(analysis_.state(), State::kSearching);
    until_reported();
}

TEST_F(AnalysisSessionTest, StopsWithoutForgetting) {
    analysis_.set_on(true);
    until_reported();
    const int depth = analysis_.report().depth;
    analysis_.stop();
    EXPECT_EQ(analysis_.state(), State::kFinished);
    EXPECT_FALSE(analysis_.since());
    analysis_.follow(false);
    EXPECT_EQ(analysis_.state(), State::kFinished) << "not before something else is in sight";
    EXPECT_EQ(analysis_.report().depth, depth);
}

}  // namespace
}  // namespace atom4
