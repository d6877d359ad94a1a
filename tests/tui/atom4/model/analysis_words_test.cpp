// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/analysis_words.h"

#include <gtest/gtest.h>

#include "tui/atom4/screen/analysis_view.h"

namespace atom4::tui {
namespace {

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
    EXPECT_EQ(review_count_text(good), "Reviewed: no mistakes.");
    const std::vector<ReviewedMove> mixed{move(J::kMistake), move(J::kInaccuracy), move(J::kLosingMove)};
    EXPECT_EQ(review_count_text(mixed), "Reviewed: 2 mistakes and 1 inaccuracy.");
}

TEST(AnalysisWords, GiveEachPlayersAccuracy) {
    const Match match({{}, {Seat::human(), Seat::computer(2)}});
    EXPECT_EQ(accuracy_texts(match, Position(), {}),
              (std::vector<std::string>{"You: - accuracy", "Computer: - accuracy"}));
    const Cell move = first_legal_move(Position());
    std::vector<ReviewedMove> best{{move, Score(50), Score(50), {move}}};
    best.front().at_stake = 0.5;
    EXPECT_EQ(accuracy_texts(match, Position(), best).front(), "You: 100% accuracy");
    EXPECT_EQ(accuracy_texts(match, Position(), best)[1], "Opening 100%");
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
