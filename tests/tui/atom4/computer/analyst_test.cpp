// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/computer/analyst.h"

#include <gtest/gtest.h>

#include "tests/support/folders_and_processes.h"
#include "tui/atom4/screen/analysis_view.h"
#include "tui/atom4/words/analysis_words.h"

namespace atom4::tui {
namespace {

template <class Condition>
bool comes(Mailbox& mailbox, Condition condition) {
    while (!condition())
        if (!test::wait_and_deliver(mailbox)) return false;
    return true;
}

TEST(Analyst, IsNothingBeforeItIsWanted) {
    Mailbox mailbox;
    Analyst analyst(mailbox);
    analyst.analyse(std::nullopt);
    EXPECT_FALSE(analyst.since());
    EXPECT_FALSE(analyst.take_news());
    EXPECT_FALSE(analyst.is_reviewing());
    analyst.forget_review();
}

TEST(Analyst, LooksDeeperAndDeeper) {
    Mailbox mailbox;
    Analyst analyst(mailbox);
    const Position position;
    analyst.analyse(position);
    int deepest = 0;
    EXPECT_TRUE(comes(mailbox, [&] {
        if (!analyst.report()) return false;
        EXPECT_GE(analyst.report()->depth, deepest);
        deepest = analyst.report()->depth;
        EXPECT_TRUE(position.is_legal(*analyst.report()->move()));
        analyst.analyse(position);  // changes nothing
        return deepest > 3;
    }));
}

TEST(Analyst, TheOpinionGoesWithThePosition) {
    Mailbox mailbox;
    Analyst analyst(mailbox);
    Position position;
    analyst.analyse(position);
    ASSERT_TRUE(comes(mailbox, [&] { return analyst.report().has_value(); }));
    position.play_legal(position.legal_moves().front());
    analyst.analyse(position);
    EXPECT_FALSE(analyst.report());
    ASSERT_TRUE(comes(mailbox, [&] { return analyst.report().has_value(); }));
    EXPECT_TRUE(position.is_legal(*analyst.report()->move()));
    analyst.analyse(std::nullopt);
    EXPECT_FALSE(analyst.report());
}

TEST(Analyst, ReviewsFirstAndGoesOnAnalysing) {
    Mailbox mailbox;
    Analyst analyst(mailbox);
    Position position;
    std::vector<Cell> moves;
    for (int ply = 0; ply < 4; ++ply) {
        moves.push_back(position.legal_moves().front());
        position.play_legal(moves.back());
    }
    analyst.analyse(position);
    analyst.review(Position(), moves);
    EXPECT_TRUE(analyst.is_reviewing());
    ASSERT_TRUE(comes(mailbox, [&] {
        analyst.analyse(position);
        return !analyst.is_reviewing();
    }));
    ASSERT_EQ(analyst.reviewed().size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(analyst.reviewed()[i].played, moves[i]);
    analyst.analyse(position);
    EXPECT_TRUE(comes(mailbox, [&] { return analyst.report().has_value(); }));
    analyst.forget_review();
    EXPECT_TRUE(analyst.reviewed().empty());
}

TEST(AnalysisWords, NameTheLeader) {
    EXPECT_EQ(standing_text(Score(45), Player::kFirst), "white +0.45");
    EXPECT_EQ(standing_text(Score(-45), Player::kFirst), "black +0.45");
    EXPECT_EQ(standing_text(Score(45), Player::kSecond), "black +0.45");
    EXPECT_EQ(standing_text(Score(0), Player::kSecond), "even");
    EXPECT_EQ(standing_text(Score::draw(), Player::kSecond), "drawn");
    EXPECT_EQ(standing_text(Score(Score::kWin - 5), Player::kFirst), "white wins in 3");
    EXPECT_EQ(standing_text(Score(-Score::kWin + 4), Player::kFirst), "black wins in 2");
}

TEST(AnalysisWords, SumUpAReview) {
    const auto move = [](Judgement judgement) { return ReviewedMove{{}, {}, {}, {}, judgement}; };
    using J = Judgement;
    const std::vector<ReviewedMove> good{move(J::kGood), move(J::kGood)};
    EXPECT_EQ(review_text(good), "Reviewed: no mistake was found.");
    const std::vector<ReviewedMove> mixed{move(J::kMistake), move(J::kInaccuracy), move(J::kLosingMove)};
    EXPECT_EQ(review_text(mixed), "Reviewed: 2 mistakes and 1 inaccuracy. v goes from one to the next.");
}

TEST(AnalysisBar, IsWhitesShare) {
    EXPECT_DOUBLE_EQ(share_of_white(Score(0), Player::kFirst), 0.5);
    EXPECT_GT(share_of_white(Score(300), Player::kFirst), 0.6);
    EXPECT_DOUBLE_EQ(share_of_white(Score(300), Player::kFirst), 1 - share_of_white(Score(300), Player::kSecond));
    EXPECT_EQ(share_of_white(Score(Score::kWin - 3), Player::kFirst), 1);
    EXPECT_EQ(share_of_white(Score(Score::kWin - 3), Player::kSecond), 0);
    EXPECT_EQ(share_of_white(Score(-Score::kWin + 3), Player::kFirst), 0);
}

}  // namespace
}  // namespace atom4::tui
