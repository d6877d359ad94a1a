// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/move_picker.h"

#include <gtest/gtest.h>

#include <limits>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::cells;

constexpr Evaluation::Sums kNoSums{};

std::vector<Cell> taken(MovePicker& moves) {
    std::vector<Cell> order;
    for (std::size_t turn = 0; turn < moves.size(); ++turn) order.push_back(moves.take(turn).cell);
    return order;
}

TEST(MovePicker, YieldsTheBestFirstAndTiesByCell) {
    MovePicker::Stack stack;
    MovePicker moves(stack);
    const auto named = cells("a1 b1 c1 d1 e1 z26 f1 g1");
    const std::array ranks{-5,
                           std::numeric_limits<std::int16_t>::max() + 0,
                           7,
                           MovePicker::kSecondKiller,
                           MovePicker::kKnown,
                           7,
                           MovePicker::kKiller,
                           std::numeric_limits<std::int16_t>::min() + 0};
    for (std::size_t i = 0; i < named.size(); ++i) moves.add(named[i], ranks[i], kNoSums);
    EXPECT_EQ(taken(moves), cells("e1 f1 d1 b1 c1 z26 a1 g1"));
}

TEST(MovePicker, DefersMovesToTheEnd) {
    MovePicker::Stack stack;
    MovePicker moves(stack);
    for (const Cell cell : cells("c3 d4")) moves.add(cell, 9, kNoSums);
    moves.add(test::cell("e5"), std::numeric_limits<std::int16_t>::min(), kNoSums);
    EXPECT_EQ(moves.take(0).cell, test::cell("c3"));
    EXPECT_FALSE(moves.was_put_off(0));
    moves.put_off(0);
    EXPECT_EQ(taken(moves), cells("d4 e5 c3"));
    EXPECT_FALSE(moves.was_put_off(1));
    EXPECT_TRUE(moves.was_put_off(2));
}

TEST(MovePicker, OrdersUnknownMovesByCell) {
    MovePicker::Stack stack;
    MovePicker moves(stack);
    moves.add_in_order(cells("z26 c3 a1 h8 b2 i9"), {test::cell("h8"), test::cell("d4"), test::cell("b2")},
                       cells("c3 e5"));
    EXPECT_EQ(taken(moves), cells("h8 b2 a1 i9 z26"));
}

TEST(MovePicker, KeepsTheSumsOfEachMove) {
    MovePicker::Stack stack;
    MovePicker below(stack);
    below.add(test::cell("a1"), 4, kNoSums);
    MovePicker moves(stack);
    const auto named = cells("c3 d4 e5 f6");
    for (std::size_t i = 0; i < named.size(); ++i)
        moves.add(named[i], static_cast<int>(i * 7 % 4), Evaluation::Sums{static_cast<std::int16_t>(named[i].index())});
    for (std::size_t turn = 0; turn < named.size(); ++turn) {
        const MovePicker::Move move = moves.take(turn);
        EXPECT_EQ((*move.sums)[0], move.cell.index());
    }
}

TEST(MovePicker, LeavesTheStackAsItWas) {
    MovePicker::Stack stack;
    MovePicker below(stack);
    below.add(test::cell("c3"), 1, kNoSums);
    {
        MovePicker above(stack);
        EXPECT_TRUE(above.empty());
        above.add(test::cell("d4"), 2, kNoSums);
        above.add(test::cell("e5"), 3, kNoSums);
        EXPECT_EQ(above.size(), 2U);
    }
    EXPECT_EQ(taken(below), cells("c3"));
}

}  // namespace
}  // namespace atom4
