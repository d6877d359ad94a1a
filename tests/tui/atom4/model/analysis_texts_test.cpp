// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/model/analysis_texts.h"

#include <gtest/gtest.h>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/analysis_texts.h"

namespace atom4::tui {
namespace {

TEST(AnalysisWords, NameTheLeader) {
    const auto text = [](Score score, Player mover) { return standing_text(Verdict(score, mover)); };
    EXPECT_EQ(text(Score(125), Player::kFirst), "white +1.25");
    EXPECT_EQ(text(Score(-125), Player::kFirst), "black +1.25");
    EXPECT_EQ(text(Score(125), Player::kSecond), "black +1.25");
    EXPECT_EQ(text(Score(0), Player::kSecond), "even");
    EXPECT_EQ(text(Score::draw(), Player::kSecond), "drawn");
    EXPECT_EQ(text(Score(Score::kWin - 5), Player::kFirst), "white wins in 3");
    EXPECT_EQ(text(Score(-Score::kWin + 4), Player::kFirst), "black wins in 2");
}

// As in the window, whose sentence says who is ahead.
TEST(AnalysisWords, CallASmallLeadEven) {
    for (const int score : {-100, -75, -74, -45, 45, 74, 75, 100})
        for (const Player mover : kPlayers) {
            const Verdict verdict(Score(score), mover);
            EXPECT_EQ(standing_text(verdict) == "even", !verdict.ahead()) << score;
        }
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
    EXPECT_EQ(accuracy_texts(match, Position(), {}), std::vector<std::string>{}) << "before a move is judged";
    EXPECT_EQ(accuracy_text(match, Player::kFirst, {}), "You") << "in a table of both players";
    const Cell move = first_legal_move(Position());
    std::vector<ReviewedMove> best{{move, Score(50), Score(50), {move}}};
    best.front().at_stake = 0.5;
    EXPECT_EQ(accuracy_texts(match, Position(), best).front(), "You: 100% accuracy");
    EXPECT_EQ(accuracy_texts(match, Position(), best)[1], "Opening 100%");
}

}  // namespace
}  // namespace atom4::tui
