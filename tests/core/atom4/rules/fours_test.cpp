// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position_facts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

// Returns the cells where a piece of that colour wins, found by placing it everywhere.
std::vector<Cell> wins_of(Position position, Colour played) {
    while (position.to_play() != played) position.pass();
    std::vector<Cell> cells;
    for (const Cell cell : test::legal_set(position))
        if (Position(position).play_legal(cell).wins()) cells.push_back(cell);
    return cells;
}

void expect_row(const Position& position, Colour played, const Four& four) {
    Position won = position;
    while (won.to_play() != played) won.pass();
    won.play_legal(four.cell);
    ASSERT_GE(four.row.size(), 4U);
    const int way = four.row[1].index() - four.row[0].index();
    for (std::size_t i = 0; i < four.row.size(); ++i) {
        EXPECT_EQ(won.at(four.row[i]), goal_colour(player_of(played)));
        EXPECT_EQ(four.row[i].index(), four.row[0].index() + static_cast<int>(i) * way);
    }
}

TEST(Fours, AreAllThatAPieceCouldComplete) {
    int several = 0;
    for (std::uint64_t seed = 1; seed <= 80; ++seed) {
        Random random(seed);
        Position position(BoardSize{8, 8}, wheel_colour(static_cast<int>(seed)));
        while (!position.is_over()) {
            for (int ahead = 0; ahead < 3; ++ahead) {
                const Colour played = next_on_wheel(position.to_play(), ahead);
                const auto fours = fours_in_reach(position, played);
                std::vector<Cell> cells;
                for (const Four& four : fours) {
                    cells.push_back(four.cell);
                    expect_row(position, played, four);
                }
                EXPECT_EQ(cells, wins_of(position, played)) << to_text(position);
                several += cells.size() > 1 ? 1 : 0;
            }
            position.play_legal(test::random_move(position, random));
        }
    }
    EXPECT_GT(several, 0);
}

TEST(Fours, AreEmptyAfterTheRound) {
    for (const auto& game : test::load_vector_games()) {
        Position position(game.size, game.start);
        for (const Cell cell : game.moves) position.play_legal(cell);
        if (!position.is_over()) continue;
        EXPECT_TRUE(fours_in_reach(position, position.to_play()).empty());
    }
}

}  // namespace
}  // namespace atom4
