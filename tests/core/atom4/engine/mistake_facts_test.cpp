// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/atom4/rules/position_facts.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

bool could_win(Position position, int passes) {
    for (; passes > 0; --passes) position.pass();
    for (const Cell cell : test::legal_set(position))
        if (Position(position).play_legal(cell).wins()) return true;
    return false;
}

// Checks every fact by playing.
void check(const Position& before, const ReviewedMove& move, const MistakeFacts& facts) {
    SCOPED_TRACE(to_text(before) + " " + to_text(move.played));
    Position better = before;
    const bool wins = better.play_legal(move.best_line.front()).wins();
    EXPECT_EQ(facts.misses.has_value(), wins);
    Position after = before;
    after.play_legal(move.played);
    if (after.is_over()) return;
    EXPECT_EQ(!facts.lets.empty(), could_win(after, 0));
    EXPECT_EQ(!facts.played_threatens.empty(), could_win(after, 1));
    if (!wins) {
        EXPECT_EQ(facts.better_stops, !could_win(better, 0));
        EXPECT_EQ(!facts.better_threatens.empty(), could_win(better, 1));
    }
    ASSERT_TRUE(facts.answer.has_value());
    ASSERT_TRUE(after.is_legal(*facts.answer));
    const bool ends = after.play_legal(*facts.answer).wins();
    EXPECT_EQ(!facts.answer_threatens.empty(), !ends && could_win(after, 1));
}

TEST(MistakeFacts, AreTrueForAnyTwoMoves) {
    std::array<int, 5> seen{};
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
        Random random(seed);
        Position before(BoardSize{8, 8}, wheel_colour(static_cast<int>(seed)));
        while (!before.is_over()) {
            // Any two moves and any answer will do: the facts are about the board, not about an engine's opinion.
            const Cell played = test::random_move(before, random);
            ReviewedMove move{played, {}, {}, {test::random_move(before, random)}};
            Position after = before;
            after.play_legal(played);
            if (!after.is_over()) move.answer_line = {test::random_move(after, random)};
            const MistakeFacts facts = mistake_facts(before, move);
            if (move.best_line.front() == played) {
                EXPECT_EQ(facts, MistakeFacts{});
            } else {
                check(before, move, facts);
            }
            seen[0] += facts.misses ? 1 : 0;
            seen[1] += facts.lets.size() > 1 ? 1 : 0;
            seen[2] += !facts.lets.empty() && facts.better_stops ? 1 : 0;
            seen[3] += !facts.better_threatens.empty() ? 1 : 0;
            seen[4] += !facts.answer_threatens.empty() ? 1 : 0;
            before = after;
        }
    }
    for (std::size_t fact = 0; fact < seen.size(); ++fact) EXPECT_GT(seen[fact], 0) << fact;
}

// A player who does not stop a four is shown where it was and what would have stopped it.
TEST(MistakeFacts, NameTheRowThatALosingMoveAllowsAndItsDefence) {
    const auto blunders = test::load_blunders();
    for (const auto& [before, played, wins, better] : blunders) {
        const MistakeFacts facts = mistake_facts(before, {played, {}, {}, {better}, Judgement::kLosingMove, {wins}});
        EXPECT_TRUE(facts.better_stops);
        EXPECT_EQ(facts.answer, wins);
        bool named = false;
        for (const Four& four : facts.lets) named = named || four.cell == wins;
        EXPECT_TRUE(named);
    }
    EXPECT_FALSE(blunders.empty());
}

}  // namespace
}  // namespace atom4
