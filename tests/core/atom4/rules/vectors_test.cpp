// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include "tests/support/positions.h"
#include "tests/support/reference_rules.h"

namespace atom4 {
namespace {

// The games were recorded from the original program; see the first line of the file.
class RecordedGames : public testing::Test {
protected:
    const std::vector<test::VectorGame> games_ = test::load_vector_games();
};

TEST_F(RecordedGames, AreSixty) {
    EXPECT_EQ(games_.size(), 60U);
    for (const test::VectorGame& game : games_) {
        EXPECT_EQ(static_cast<int>(game.moves.size()), game.plies);
        ASSERT_FALSE(game.positions.empty());
        EXPECT_EQ(game.positions.front().first, 0);
        EXPECT_EQ(game.positions.back().first, game.plies);
    }
}

TEST_F(RecordedGames, ReplayMoveByMoveAndPositionByPosition) {
    for (std::size_t i = 0; i < games_.size(); ++i) {
        const test::VectorGame& game = games_[i];
        Position position(game.size, game.start);
        auto expected = game.positions.begin();
        for (int ply = 0; ply <= game.plies; ++ply) {
            if (expected != game.positions.end() && expected->first == ply) {
                ASSERT_EQ(to_text(position), expected->second) << "game " << i << " ply " << ply;
                ++expected;
            }
            ASSERT_EQ(position.is_over(), ply == game.plies) << "game " << i << " ply " << ply;
            if (ply == game.plies) break;
            ASSERT_TRUE(position.play(game.moves[static_cast<std::size_t>(ply)])) << "game " << i << " ply " << ply;
        }
        EXPECT_EQ(expected, game.positions.end()) << "all positions compared";
        EXPECT_EQ(to_text(position.outcome()), game.result) << "game " << i;
        EXPECT_EQ(position.piece_count(), game.plies + 2);
    }
}

TEST_F(RecordedGames, PositionsAreReadAndWrittenBack) {
    for (const test::VectorGame& game : games_)
        for (const auto& [ply, text] : game.positions) {
            const auto parsed = parse_position(text);
            ASSERT_TRUE(parsed) << text;
            EXPECT_EQ(to_text(*parsed), text);
            EXPECT_EQ(parsed->hash(), parsed->computed_hash());
        }
}

// From every position written down, the rest of the game goes on as if it had been played from the start.
TEST_F(RecordedGames, ContinueFromAnyPosition) {
    for (const test::VectorGame& game : games_) {
        Position played(game.size, game.start);
        int ply = 0;
        for (const auto& [at, text] : game.positions) {
            for (; ply < at; ++ply) played.play_legal(game.moves[static_cast<std::size_t>(ply)]);
            Position parsed = test::position(text);
            ASSERT_EQ(parsed, played) << text;
            ASSERT_EQ(parsed.hash(), played.hash());
            ASSERT_EQ(parsed.piece_count(), played.piece_count());
            ASSERT_EQ(test::legal_set(parsed), test::legal_set(played));
            ASSERT_EQ(parsed.winning_cells(), played.winning_cells());
            for (std::size_t rest = static_cast<std::size_t>(at); rest < game.moves.size(); ++rest)
                ASSERT_TRUE(parsed.play(game.moves[rest])) << text;
            EXPECT_EQ(to_text(parsed.outcome()), game.result);
        }
    }
}

TEST_F(RecordedGames, TheReferenceRulesReplayThemToo) {
    for (const test::VectorGame& game : games_) {
        if (game.size.cell_count() > 144) continue;
        test::ReferenceGame slow(game.size.rows, game.size.cols, wheel_index(game.start) + 1);
        auto expected = game.positions.begin();
        for (int ply = 0; ply <= game.plies; ++ply) {
            if (expected->first == ply) {
                ASSERT_EQ(slow.text(), (expected++)->second);
            }
            if (ply == game.plies) break;
            const Cell cell = game.moves[static_cast<std::size_t>(ply)];
            ASSERT_TRUE(slow.legal().contains({cell.row(), cell.col()}));
            slow.play({cell.row(), cell.col()});
        }
        EXPECT_TRUE(slow.over());
    }
}

}  // namespace
}  // namespace atom4
