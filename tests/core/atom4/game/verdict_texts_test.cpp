// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/game/analysis_texts.h"

#include <gtest/gtest.h>

#include <string>

// The texts say of the right player that they are winning, and name them as beside the board.

namespace atom4 {
namespace {

const MatchSetup kPeople{{}, {Seat::human("Ada"), Seat::human()}};
const MatchSetup kAlone{{}, {Seat::human(), Seat::computer(2)}};  // against the computer, which is player 2
const MatchSetup kTwoComputers{{}, {Seat::computer(1), Seat::computer(2)}};

// Returns the sentence for a score that is seen from player 1.
std::string says(const MatchSetup& setup, int score) {
    return verdict_sentence(setup, Verdict(Score(score), Player::kFirst));
}

TEST(VerdictSentence, SaysWhoIsAheadAndByHowMuch) {
    struct Said {
        int score;
        const char* beside;  // if both players are human, or both computers
        const char* alone;
    };
    for (const auto& [score, beside, alone] : {
             Said{100, "Player 1 is slightly ahead", "You are slightly ahead"},
             Said{-100, "Player 2 is slightly ahead", "The computer is slightly ahead"},
             Said{400, "Player 1 is ahead", "You are ahead"},
             Said{-400, "Player 2 is ahead", "The computer is ahead"},
             Said{1000, "Player 1 is close to winning", "You are close to winning"},
             Said{-1000, "Player 2 is close to winning", "The computer is close to winning"},
         }) {
        EXPECT_EQ(says(kPeople, score), beside);
        EXPECT_EQ(says(kTwoComputers, score), beside);
        EXPECT_EQ(says(kAlone, score), alone);
    }
}

TEST(VerdictSentence, CountsTheMovesToAWin) {
    EXPECT_EQ(says(kPeople, Score::kWin - 1), "Player 1 wins with the next move");
    EXPECT_EQ(says(kPeople, 2 - Score::kWin), "Player 2 wins with the next move");
    EXPECT_EQ(says(kPeople, 6 - Score::kWin), "Player 2 wins in 3 moves");
    EXPECT_EQ(says(kAlone, Score::kWin - 1), "You win with your next move");
    EXPECT_EQ(says(kAlone, Score::kWin - 5), "You win in 3 moves");
    EXPECT_EQ(says(kAlone, 2 - Score::kWin), "The computer wins with its next move");
    EXPECT_EQ(says(kAlone, 4 - Score::kWin), "The computer wins in 2 moves");
}

TEST(VerdictSentence, DistinguishesADrawFromAnEvenPosition) {
    EXPECT_EQ(says(kPeople, 0), "The position is even");
    EXPECT_EQ(verdict_sentence(kPeople, Verdict(Score::draw(), Player::kSecond)), "Draw with best play");
}

TEST(VerdictSentence, NamesTheWinnerOfARound) {
    EXPECT_EQ(says(kPeople, Score::kWin), "Player 1 has won");
    EXPECT_EQ(says(kPeople, -Score::kWin), "Player 2 has won");
    EXPECT_EQ(says(kAlone, Score::kWin), "You have won");
    EXPECT_EQ(says(kAlone, -Score::kWin), "The computer has won");
}

TEST(EvaluationText, IsSeenFromThePlayerToMove) {
    EXPECT_EQ(evaluation_text(Score(Score::kWin - 5)), "win in 3");
    EXPECT_EQ(evaluation_text(Score(-Score::kWin + 4)), "loss in 2");
    EXPECT_EQ(evaluation_text(Score(-Score::kWin + 2)), "loss in 1");
    EXPECT_EQ(evaluation_text(Score(45)), "+0.45");
    EXPECT_EQ(evaluation_text(Score(-1205)), "-12.05");
    EXPECT_EQ(evaluation_text(Score(0)), "+0.00");
    EXPECT_EQ(evaluation_text(Score::draw()), "draw");
}

TEST(PlayerWord, IsYouOnlyAgainstTheComputer) {
    EXPECT_EQ(player_word(kPeople, Player::kFirst), "Player 1");
    EXPECT_EQ(player_word(kTwoComputers, Player::kSecond), "Player 2");
    EXPECT_EQ(player_word(kAlone, Player::kFirst), "You");
    EXPECT_EQ(player_word(kAlone, Player::kSecond), "Computer");
    EXPECT_TRUE(is_alone(kAlone));
    EXPECT_FALSE(is_alone(kPeople) || is_alone(kTwoComputers));
}

}  // namespace
}  // namespace atom4
