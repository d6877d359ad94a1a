// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/search/move_list.h"

#include <gtest/gtest.h>

#include <limits>

#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::cells;

std::vector<Cell> taken(MoveList& moves) {
    std::vector<Cell> order;
    for (std::size_t turn = 0; turn < moves.size(); ++turn) order.push_back(moves.take(turn));
    return order;
}

TEST(MoveList, HandsOutTheBestFirstAndEqualsByCell) {
    MoveList::Stack stack;
    MoveList moves(stack);
    const auto named = cells("a1 b1 c1 d1 e1 z26 f1 g1");
    const std::array ranks{-5,
                           std::numeric_limits<std::int16_t>::max() + 0,
                           7,
                           MoveList::kSecondKiller,
                           MoveList::kKnown,
                           7,
                           MoveList::kKiller,
                           std::numeric_limits<std::int16_t>::min() + 0};
    for (std::size_t i = 0; i < named.size(); ++i) moves.add(named[i], ranks[i]);
    EXPECT_EQ(taken(moves), cells("e1 f1 d1 b1 c1 z26 a1 g1"));
}

TEST(MoveList, PutsMovesOffBehindAllOthers) {
    MoveList::Stack stack;
    MoveList moves(stack);
    for (const Cell cell : cells("c3 d4")) moves.add(cell, 9);
    moves.add(test::cell("e5"), std::numeric_limits<std::int16_t>::min());
    EXPECT_EQ(moves.take(0), test::cell("c3"));
    EXPECT_FALSE(moves.was_put_off(0));
    moves.put_off(0);
    EXPECT_EQ(taken(moves), cells("d4 e5 c3"));
    EXPECT_FALSE(moves.was_put_off(1));
    EXPECT_TRUE(moves.was_put_off(2));
}

TEST(MoveList, InOrderGoesByCellBehindWhatIsKnown) {
    MoveList::Stack stack;
    MoveList moves(stack);
    moves.add_in_order(cells("z26 c3 a1 h8 b2 i9"), cells("h8 d4 b2 h8"), cells("c3 e5"));
    EXPECT_EQ(taken(moves), cells("h8 b2 a1 i9 z26"));
}

TEST(MoveList, LeavesTheStackAsItWas) {
    MoveList::Stack stack;
    MoveList below(stack);
    below.add(test::cell("c3"), 1);
    {
        MoveList above(stack);
        EXPECT_TRUE(above.empty());
        above.add(test::cell("d4"), 2);
        above.add(test::cell("e5"), 3);
        EXPECT_EQ(above.size(), 2U);
    }
    EXPECT_EQ(taken(below), cells("c3"));
}

}  // namespace
}  // namespace atom4
