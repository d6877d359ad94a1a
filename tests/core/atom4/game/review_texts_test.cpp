// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/analysis_texts.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/support/positions.h"

// What a player reads about a reviewed move: how good it was, why, and what was better. The boards are from random
// games on 6x6. That the facts are true is tested in tests/core/atom4/engine/mistake_facts_test.cpp.

namespace atom4 {
namespace {

using test::cell;
constexpr int kWinIn2 = Score::kWin - 3;
constexpr int kWinIn3 = Score::kWin - 5;
constexpr int kLossIn2 = 4 - Score::kWin;

const MatchSetup kTwoPeople{{}, {Seat::human(), Seat::human()}};

ReviewedMove reviewed(std::string_view played, int score, std::string_view best, int best_score,
                      std::string_view answer = "") {
    const Score of_played(score);
    const Score of_best(best_score);
    ReviewedMove move{cell(played), of_played, of_best, {cell(best)}, judge(of_best, of_played, 1)};
    if (!answer.empty()) move.answer_line = {cell(answer)};
    return move;
}

std::string sentence(const ReviewedMove& move) {
    return review_sentence(kTwoPeople, move, Player::kFirst);
}

std::string why(std::string_view position, const ReviewedMove& move) {
    const ReviewReason reason = review_reason(kTwoPeople, test::position(position), move);
    return reason.happens + " | " + reason.better;
}

TEST(ReviewSentence, SaysHowGoodAMoveWas) {
    const ReviewedMove best = reviewed("h8", 100, "h8", 100);
    EXPECT_EQ(sentence(best), "h8 is the best move.");
    EXPECT_EQ(short_review_sentence(best), "h8 is the best move.");
    const ReviewedMove good = reviewed("h8", 90, "i9", 100);
    EXPECT_EQ(sentence(good), "h8 is a good move, as good as i9.");
    EXPECT_EQ(short_review_sentence(good), "h8 is a good move.");
    const ReviewedMove inaccurate = reviewed("h8", 100, "i9", 200);
    EXPECT_EQ(sentence(inaccurate), "h8 is an inaccuracy. i9 was better.");
    EXPECT_EQ(short_review_sentence(inaccurate), "h8 is an inaccuracy.");
    const ReviewedMove mistake = reviewed("h8", -100, "i9", 300);
    EXPECT_EQ(sentence(mistake), "h8 is a mistake. i9 was better.");
    EXPECT_EQ(short_review_sentence(mistake), "h8 is a mistake.");
    const ReviewedMove losing = reviewed("h8", kLossIn2, "i9", 0);
    EXPECT_EQ(sentence(losing), "h8 loses: Player 2 wins in 2 moves. i9 was better.");
    EXPECT_EQ(short_review_sentence(losing), "h8 loses.");
}

TEST(ReviewSentence, CountsTheMovesOfAMissedWin) {
    const ReviewedMove at_once = reviewed("h8", 0, "i9", Score::kWin - 1);
    EXPECT_EQ(sentence(at_once), "h8 misses a win: i9 would have won at once.");
    EXPECT_EQ(sentence(reviewed("h8", 0, "i9", kWinIn3)), "h8 misses a win: i9 would have won in 3 moves.");
    EXPECT_EQ(short_review_sentence(at_once), "h8 misses a win.");
}

TEST(ReviewSentence, UsesChessAnnotationSymbols) {
    EXPECT_STREQ(judgement_sign(Judgement::kGood), "");
    EXPECT_STREQ(judgement_sign(Judgement::kInaccuracy), "?!");
    EXPECT_STREQ(judgement_sign(Judgement::kMistake), "?");
    EXPECT_STREQ(judgement_sign(Judgement::kMissedWin), "??");
    EXPECT_STREQ(judgement_sign(Judgement::kLosingMove), "??");
}

TEST(ReviewReason, IsEmptyForTheBestMove) {
    EXPECT_EQ(why("6/6/2GR2/2Y3/6/6 G", reviewed("d4", 0, "d4", 0, "e3")), " | ");
    ReviewedMove only = reviewed("d4", 0, "d4", 0);
    only.best_line.clear();
    EXPECT_EQ(why("6/6/2GR2/2Y3/6/6 G", only), " | ");
}

TEST(ReviewReason, GivesTheEvaluationAfterAQuietMove) {
    constexpr auto kQuiet = "6/6/2GR2/2Y3/6/6 G";
    EXPECT_EQ(why(kQuiet, reviewed("d4", 0, "c2", 200, "e3")), "After e3: The position is even. | c2 is better.");
    EXPECT_EQ(why(kQuiet, reviewed("d4", 0, "c2", 200, "c2")),
              "After c2: The position is even. | Playing c2 first is better.");
    EXPECT_EQ(why(kQuiet, reviewed("d4", kLossIn2, "b4", 0, "e3")),
              "e3 follows, and then: Player 2 wins in 2 moves. | b4 avoids the loss.");
    EXPECT_EQ(why("6/6/2CR2/6/6/6 Y", reviewed("c4", 0, "c2", kWinIn2)),
              "It throws away a forced win. | c2 wins in 2 moves, whatever the answer.");
}

TEST(ReviewReason, NamesTheRowThatWasMissed) {
    EXPECT_EQ(why("CKBWYC/GKCWCB/2GPK1/1CKRY1/6/6 P", reviewed("e5", 0, "b3", Score::kWin - 1, "c5")),
              "It misses 4 blacks in a row, from c4 to b1. | b3 wins at once.");
}

TEST(ReviewReason, NamesTheThreatLeftOpenAndTheMoveThatStopsIt) {
    EXPECT_EQ(why("2KP2/1GKB2/1CKB2/1KPB2/1YWB2/1G4 R", reviewed("a2", 0, "e5", 200, "c6")),
              "It leaves e3 open: yellow there makes 4 blacks in a row, from d4 to c1. | e5 stops it.");
    EXPECT_EQ(why("CKBWYG/GKCWC1/2GPK1/1CKRY1/6/6 B", reviewed("f2", 0, "f3", 200, "e5")),
              "It leaves b3 and d5 open: purple there makes 4 blacks in a row, from c4 to b1. | f3 is better.");
}

TEST(ReviewReason, NamesWhatTheAnswerThreatens) {
    EXPECT_EQ(why("6/3G2/2RWC1/1YGBP1/3KKK/3GC1 B", reviewed("c5", 0, "c2", 200, "c2")),
              "c2 follows, and threatens 4 blacks in a row, from c5 to f5. | Playing c2 first is better.");
    EXPECT_EQ(why("2GY2/1CCR2/1BBBP1/PKKK2/2YBW1/1BWB2 R", reviewed("e1", kLossIn2, "b1", 0, "a3")),
              "After a3 there is a double threat, at e4 and b5. | b1 avoids the loss.");
}

TEST(ReviewReason, NamesWhatTheBetterMoveThreatens) {
    EXPECT_EQ(why("2R3/CKR3/GGRCB1/YKGCB1/BBY3/CGG3 P", reviewed("d2", 0, "d5", 200, "e2")),
              "After e2: The position is even. | d5 is better: it threatens 4 blacks in a row, from b4 to e4.");
    EXPECT_EQ(why("1GW3/1YR3/1RYKG1/PRBKY1/1RWPG1/1RRP2 G", reviewed("e6", 0, "a3", 200, "f3")),
              "f3 follows, and threatens 4 blacks in a row, from e6 to d3. | "
              "a3 is better: it threatens 4 whites in a row, from a4 to c1.");
    EXPECT_EQ(why("2GYR1/1CCR2/1BBBP1/PKKK2/2YBW1/1BWB2 Y", reviewed("b1", 0, "a3", kWinIn2, "a2")),
              "It throws away a forced win. | a3 wins in 2 moves: it threatens e4 and b5 at once.");
}

}  // namespace
}  // namespace atom4
