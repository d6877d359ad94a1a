// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position_facts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"

namespace atom4 {
namespace {

TEST(Reachability, AcceptsEveryPositionOfARound) {
    Random random(11);
    for (const BoardSize size : {BoardSize{16, 16}, BoardSize{6, 7}, BoardSize{9, 6}}) {
        for (int start = 0; start < kWheelSize; ++start) {
            Position position(size, wheel_colour(start));
            EXPECT_FALSE(why_unreachable(position));
            while (!position.is_over()) {
                position.play_legal(position.legal_moves()[random.below(position.legal_moves().size())]);
                ASSERT_FALSE(why_unreachable(position)) << to_text(position);
            }
        }
    }
}

std::optional<Unreachable> told_of(const char* text) {
    return why_unreachable(*parse_position(text));
}

TEST(Reachability, RejectsAnEmptyMiddle) {
    EXPECT_EQ(told_of("6/6/6/6/6/6 R"), (Unreachable{Unreachable::Reason::kMiddleEmpty, *parse_cell("c3")}));
    EXPECT_EQ(told_of("6/6/2R3/6/6/6 R"), (Unreachable{Unreachable::Reason::kMiddleEmpty, *parse_cell("d3")}));
}

TEST(Reachability, RejectsAPieceWithoutTwoAdjacentNeighbours) {
    EXPECT_EQ(told_of("R5/6/2GP2/6/6/6 R"), (Unreachable{Unreachable::Reason::kLoosePiece, *parse_cell("a1")}));
    // In line with the first two, but with no pair to touch.
    EXPECT_EQ(told_of("6/6/2GPW1/6/6/6 R"), (Unreachable{Unreachable::Reason::kLoosePiece, *parse_cell("e3")}));
    EXPECT_FALSE(told_of("6/2RR2/2GPW1/6/6/6 R"));
}

// Cells in play with one step include those that are in play after the next move.
TEST(CellsInPlay, WithOneStepIncludeThoseOfTheNextMove) {
    Random random(11);
    for (int game = 0; game < 40; ++game) {
        Position position;
        for (int ply = 0; ply < 60 && !position.is_over(); ++ply) {
            const auto roomy = cells_in_play(position, 1);
            const auto moves = position.legal_moves();
            position.play_legal(moves[random.below(moves.size())]);
            const auto now = cells_in_play(position, 0);
            EXPECT_TRUE(std::includes(roomy.begin(), roomy.end(), now.begin(), now.end()));
        }
    }
    EXPECT_EQ(cells_in_play(Position(), 0).size(), 4U);
    EXPECT_EQ(cells_in_play(Position(BoardSize{6, 6}), 9).size(), 36U);
}

}  // namespace
}  // namespace atom4
