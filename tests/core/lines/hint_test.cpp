// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/computer.h"

#include <gtest/gtest.h>

#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

using test::cell;
using test::position_of;

Hint explained(const test::Picture& picture, const char* from, const char* to) {
    return explain(position_of(picture), {cell(from), cell(to)});
}

TEST(LinesHint, ClearsALine) {
    const Hint hint = explained({"1111.....", ".........", "....1....", ".........", "2........", ".........",
                                 ".........", ".........", "........."},
                                "e3", "e1");
    EXPECT_EQ(hint.reason, HintReason::kClears);
    EXPECT_EQ(hint.chips, 5);
    EXPECT_EQ(hint.points, 5);
    EXPECT_FALSE(hint.after);
}

// The free end of the row is enclosed; the chip that moves out of the way is not part of the row.
TEST(LinesHint, OpensTheWay) {
    const Hint hint = explained({"1111.2...", "2223334..", ".........", "....1....", ".........", ".........",
                                 ".........", ".........", "........."},
                                "f1", "i1");
    EXPECT_EQ(hint.reason, HintReason::kOpensWay);
    EXPECT_EQ(hint.chips, 5);
    EXPECT_EQ(hint.after, (Move{cell("e4"), cell("e1")}));
}

TEST(LinesHint, PreparesALine) {
    const Hint hint = explained({"111......", ".........", "....1....", ".........", ".........", ".........",
                                 ".........", ".........", "........1"},
                                "e3", "d1");
    EXPECT_EQ(hint.reason, HintReason::kPrepares);
    EXPECT_EQ(hint.chips, 5);
    EXPECT_EQ(hint.after, (Move{cell("i9"), cell("e1")}));
}

TEST(LinesHint, GathersAndMakesWay) {
    Hint hint = explained({"11.......", ".........", "....1....", ".........", ".........", ".........", ".........",
                           ".........", "........."},
                          "e3", "c1");
    EXPECT_EQ(hint.reason, HintReason::kGathers);
    EXPECT_EQ(hint.chips, 3);
    EXPECT_EQ(hint.colour, 1);
    hint = explained({"221.2....", ".........", ".........", ".........", ".........", ".........", ".........",
                      ".........", "........."},
                     "c1", "i9");
    EXPECT_EQ(hint.reason, HintReason::kMakesWay);
    EXPECT_EQ(hint.chips, 3);
    EXPECT_EQ(hint.colour, 2);
}

TEST(LinesHint, JoinsOrKeepsTheFreeCells) {
    GameSetup setup;
    setup.rows = setup.cols = 4;
    const auto reason = [&](const test::Picture& picture, const char* from, const char* to) {
        return explain(position_of(picture, setup), {cell(from), cell(to)}).reason;
    };
    EXPECT_EQ(reason({"..1.", "..2.", "..3.", "..4."}, "c1", "d4"), HintReason::kJoins);
    EXPECT_EQ(reason({"1...", "....", "....", "...2"}, "a1", "b1"), HintReason::kKeeps);
    EXPECT_EQ(reason({"..1.", "..2.", "..3.", "..4."}, "c1", "a1"), HintReason::kJoins);
    EXPECT_EQ(reason({"..1.", "..2.", "..3.", "1.4."}, "a4", "a1"), HintReason::kNone);
}

// Everything that a hint says is true on the board.
TEST(LinesHint, IsTrueInRandomGames) {
    Random random(11);
    for (int round = 0; round < 60; ++round) {
        Game game = test::random_game(random);
        for (int step = 0; step < 12 && !game.is_over(); ++step) {
            const Move move = test::random_move(game.position(), random);
            const Hint hint = explain(game.position(), move);
            Position after = game.position();
            const Change change = *after.move(move.from, move.to);
            EXPECT_EQ(hint.reason == HintReason::kClears, !change.removed.empty());
            if (hint.after) {
                // New chips may be in the way; without them the line can be completed.
                Board board = after.board();
                EXPECT_TRUE(PathMap(board, hint.after->from).contains(hint.after->to));
                const int colour = board.at(hint.after->from);
                board.take(hint.after->from);
                board.put({hint.after->to, colour});
                EXPECT_EQ(
                    static_cast<int>(completed_lines(board, std::span(&hint.after->to, 1), game.setup().line).size()),
                    hint.chips);
            }
            ASSERT_TRUE(game.move(move.from, move.to));
        }
    }
}

}  // namespace
}  // namespace atom4::lines
