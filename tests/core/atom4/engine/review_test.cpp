// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/review.h"

#include <gtest/gtest.h>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

constexpr Score win_in(int plies) {
    return Score(Score::kWin - plies);
}
constexpr Score loss_in(int plies) {
    return Score(-Score::kWin + plies);
}

// On an empty board, 0.04 expected points are 61 centipoints away from an even position, and 0.08 are 123; on a board
// that is nearly full they are more than any lead.
TEST(Review, JudgesByWhatTheMoveGivesAway) {
    const struct {
        Score best, played;
        double empty_share;
        Judgement judgement;
    } kTable[]{
        {Score(0), Score(0), 1, Judgement::kGood},
        {Score(10), Score(60), 1, Judgement::kGood},  // a deeper search may rate the move higher
        {Score(0), Score(-60), 1, Judgement::kGood},
        {Score(0), Score(-62), 1, Judgement::kInaccuracy},
        {Score(0), Score(-62), 0.5, Judgement::kGood},
        {Score(0), Score(-124), 1, Judgement::kMistake},
        {Score(0), Score(-124), 0.5, Judgement::kInaccuracy},
        {Score(1500), Score(1200), 1, Judgement::kGood},  // as good as won either way
        {Score(300), Score(-300), 0.05, Judgement::kGood},
        {win_in(3), win_in(5), 1, Judgement::kGood},
        {win_in(3), Score(900), 1, Judgement::kMissedWin},
        {win_in(1), loss_in(2), 0.1, Judgement::kMissedWin},
        {Score(0), loss_in(2), 0.1, Judgement::kLosingMove},
        {loss_in(6), loss_in(2), 1, Judgement::kGood},
    };
    for (const auto& row : kTable)
        EXPECT_EQ(judge(row.best, row.played, row.empty_share), row.judgement)
            << row.best.value() << ' ' << row.played.value() << ' ' << row.empty_share;
}

TEST(Review, StepsFromMistakeToMistakeAndWrapsAround) {
    using enum Judgement;
    const auto moves = [](std::initializer_list<Judgement> judgements) {
        std::vector<ReviewedMove> reviewed;
        for (const Judgement judgement : judgements) reviewed.push_back({{}, {}, {}, {}, judgement});
        return reviewed;
    };
    const auto mixed = moves({kGood, kMistake, kInaccuracy, kLosingMove, kGood});
    EXPECT_TRUE(has_mistake(mixed));
    // After the last mistake comes the first, and the other way round.
    EXPECT_EQ(next_mistake(mixed, 0, 1), 2);
    EXPECT_EQ(next_mistake(mixed, 2, 1), 3);
    EXPECT_EQ(next_mistake(mixed, 3, 1), 4);
    EXPECT_EQ(next_mistake(mixed, 4, 1), 2);
    EXPECT_EQ(next_mistake(mixed, 5, 1), 2);
    EXPECT_EQ(next_mistake(mixed, 6, -1), 4);
    EXPECT_EQ(next_mistake(mixed, 4, -1), 3);
    EXPECT_EQ(next_mistake(mixed, 3, -1), 2);
    EXPECT_EQ(next_mistake(mixed, 2, -1), 4);
    EXPECT_EQ(next_mistake(mixed, 1, -1), 4);
    // A single mistake is the next one of itself.
    const auto small = moves({kGood, kInaccuracy, kGood});
    for (const int from : {0, 1, 2, 3})
        for (const int direction : {1, -1}) EXPECT_EQ(next_mistake(small, from, direction), 2) << from;
    const auto good = moves({kGood, kGood});
    EXPECT_FALSE(has_mistake(good));
    EXPECT_FALSE(next_mistake(good, 0, 1));
    EXPECT_FALSE(next_mistake({}, 0, 1));
    EXPECT_FALSE(next_mistake({}, 1, -1));
}

TEST(Review, LooksAtEachMoveOfWholeGames) {
    Engine engine;
    SearchLimits limits;
    limits.depth = 3;
    int missed = 0;
    int lost = 0;
    for (const auto& game : test::load_vector_games()) {
        if (game.size.cell_count() > 100) continue;
        Position position(game.size, game.start);
        std::size_t ply = 0;
        review_game(engine, position, game.moves, limits, [&](const ReviewedMove& move) {
            ASSERT_LT(ply, game.moves.size());
            EXPECT_EQ(move.played, game.moves[ply++]);
            ASSERT_FALSE(move.best_line.empty());
            EXPECT_TRUE(position.is_legal(move.best_line.front()));
            const bool could_win = position.find_win(position.to_play()).has_value();
            EXPECT_EQ(could_win, move.best_score == win_in(1)) << to_text(position);
            const bool wins = position.play_legal(move.played).wins();
            EXPECT_EQ(wins, move.score == win_in(1));
            if (could_win && !wins) {
                EXPECT_TRUE(move.judgement == Judgement::kMissedWin || move.score.plies_to_win());
            }
            missed += move.judgement == Judgement::kMissedWin ? 1 : 0;
            lost += move.judgement == Judgement::kLosingMove ? 1 : 0;
        });
        EXPECT_EQ(ply, game.moves.size());
    }
    EXPECT_GT(missed, 0);
    EXPECT_GT(lost, 0);
}

}  // namespace
}  // namespace atom4
