// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/position.h"

#include <gtest/gtest.h>

#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

using test::cell;
using test::chips;
using test::Picture;
using test::picture_of;
using test::position_of;

Change throw_now(Position& position, std::string_view text) {
    return position.throw_chips(chips(text)).value();
}
Change move_now(Position& position, const char* from, const char* to) {
    return position.move(cell(from), cell(to)).value();
}

TEST(LinesSetup, HasTheDefaultsAndTheBounds) {
    const GameSetup setup;
    EXPECT_EQ(setup, (GameSetup{9, 9, 5, 5, 3, 3}));
    EXPECT_EQ(fault_of(setup), std::nullopt);
    EXPECT_EQ(fault_of({2, 2, 2, 2, 1, 0}), std::nullopt);
    EXPECT_EQ(fault_of({64, 64, 20, 64, 4096, 4096}), std::nullopt);
    EXPECT_EQ(fault_of({1, 9, 5, 5, 3, 3}), SetupFault::kRows);
    EXPECT_EQ(fault_of({65, 9, 5, 5, 3, 3}), SetupFault::kRows);
    EXPECT_EQ(fault_of({9, 1, 5, 5, 3, 3}), SetupFault::kCols);
    EXPECT_EQ(fault_of({9, 65, 5, 5, 3, 3}), SetupFault::kCols);
    EXPECT_EQ(fault_of({9, 9, 1, 5, 3, 3}), SetupFault::kColours);
    EXPECT_EQ(fault_of({9, 9, 21, 5, 3, 3}), SetupFault::kColours);
    EXPECT_EQ(fault_of({9, 9, 5, 1, 3, 3}), SetupFault::kLine);
    EXPECT_EQ(fault_of({9, 9, 5, 5, 0, 3}), SetupFault::kFirst);
    EXPECT_EQ(fault_of({9, 9, 5, 5, 3, -1}), SetupFault::kEach);
}

TEST(LinesPosition, BeginsWithAThrowAndAlternates) {
    Position position({3, 4, 5, 3, 3, 2});
    EXPECT_EQ(position.turn(), Turn::kThrow);
    EXPECT_EQ(position.next_throw(), 3);
    EXPECT_EQ(position.move(cell("a1"), cell("b1")).error(), IllegalMove::kNotDue);
    throw_now(position, "a1:1 b1:2 c1:3");
    EXPECT_EQ(position.turn(), Turn::kMove);
    EXPECT_EQ(position.next_throw(), 2);
    EXPECT_EQ(position.throw_chips(chips("a2:1 a3:1")).error(), IllegalThrow::kNotDue);
    const Change change = move_now(position, "a1", "a3");
    EXPECT_EQ(change.path, (std::vector<Cell>{cell("a1"), cell("a2"), cell("a3")}));
    EXPECT_EQ(picture_of(position.board()), (Picture{".23.", "....", "1..."}));
    EXPECT_EQ(position.turn(), Turn::kThrow);
}

TEST(LinesPosition, AMoveThatClearsALineIsFollowedByAnotherMove) {
    Position position = position_of({"11.1.", ".....", "..22.", "1...2"}, {4, 5, 5, 3, 3, 3});
    const Change first = move_now(position, "a4", "c1");
    EXPECT_EQ(first.removed.size(), 4U);
    EXPECT_EQ(first.gained, 8);  // 4 + 4 * (4 - 3)
    EXPECT_EQ(position.turn(), Turn::kMove);
    EXPECT_EQ(position.chain(), 1);
    EXPECT_EQ(position.throw_chips(chips("a1:1 b1:1 c1:1")).error(), IllegalThrow::kNotDue);
}

TEST(LinesPosition, TheChainLastsUntilAMoveScoresNothing) {
    Position position =
        position_of({"11.1.3.", "22.2.3.", "33.3...", ".......", "...4...", "44...55", "......."}, {7, 7, 5, 3, 3, 3});
    EXPECT_EQ(move_now(position, "d1", "c1").gained, 3);
    EXPECT_EQ(position.chain(), 1);
    EXPECT_EQ(move_now(position, "d2", "c2").gained, 4);
    EXPECT_EQ(position.chain(), 2);
    EXPECT_EQ(move_now(position, "d3", "c3").gained, 7);
    EXPECT_EQ(move_now(position, "d5", "c6").gained, 12);
    EXPECT_EQ(position.score(), 3 + 4 + 7 + 12);
    EXPECT_EQ(position.chain(), 4);
    move_now(position, "f1", "g1");
    EXPECT_EQ(position.chain(), 0);
    EXPECT_EQ(position.turn(), Turn::kThrow);
}

TEST(LinesPosition, ScoresLinesOfFiveSixAndSevenChips) {
    struct Row {
        Picture board;
        const char* from;
        std::int64_t gained;
    };
    for (const Row& row :
         {Row{{"1111.....", ".........", "....1...2"}, "e3", 5}, Row{{"1111.1...", ".........", "....1...2"}, "e3", 12},
          Row{{"1111.11..", ".........", "....1...2"}, "e3", 21}}) {
        Position position = position_of(row.board);
        EXPECT_EQ(move_now(position, row.from, "e1").gained, row.gained);
    }
}

TEST(LinesPosition, LinesOfAThrowScoreAndStartNoChain) {
    Position position = position_of({"11...", "....3", "2...."}, {3, 5, 5, 3, 3, 1});
    move_now(position, "a3", "a2");
    const Change change = throw_now(position, "c1:1");
    EXPECT_EQ(change.gained, 3);
    EXPECT_EQ(change.removed.size(), 3U);
    EXPECT_EQ(position.chain(), 0);
    EXPECT_EQ(position.turn(), Turn::kMove);
}

TEST(LinesPosition, LinesFromTheFirstThrowAreCleared) {
    Position position({3, 4, 5, 3, 4, 2});
    const Change change = throw_now(position, "a1:1 a2:1 a3:1 c3:1");
    EXPECT_EQ(change.gained, 3);
    EXPECT_EQ(picture_of(position.board()), (Picture{"....", "....", "..1."}));
    EXPECT_EQ(position.turn(), Turn::kMove);
}

TEST(LinesPosition, EndsWhenFewerCellsAreFreeThanChipsToThrow) {
    Position position = position_of({"12", "34", ".5"}, {3, 2, 5, 3, 3, 2});
    EXPECT_EQ(position.turn(), Turn::kMove);
    move_now(position, "a2", "a3");
    EXPECT_EQ(position.turn(), Turn::kOver);
    EXPECT_EQ(picture_of(position.board()), (Picture{"12", ".4", "35"}));  // and nothing is placed
    EXPECT_EQ(position.throw_chips(chips("a2:1 a2:1")).error(), IllegalThrow::kGameOver);
    EXPECT_EQ(position.move(cell("a1"), cell("a2")).error(), IllegalMove::kGameOver);
}

TEST(LinesPosition, EndsAtOnceWhenTheFirstThrowHasNoRoom) {
    EXPECT_EQ(Position({2, 2, 5, 3, 5, 3}).turn(), Turn::kOver);
}

TEST(LinesPosition, AThrowThatFillsTheBoardRemovesItsLinesFirst) {
    Position lives = position_of({"12", "34", ".1"}, {3, 2, 5, 3, 3, 1});
    move_now(lives, "b3", "a3");
    throw_now(lives, "b3:5");
    EXPECT_EQ(lives.turn(), Turn::kOver);

    Position saved = position_of({"11", "34", "3."}, {3, 2, 5, 3, 3, 1});
    move_now(saved, "a3", "b3");
    EXPECT_EQ(throw_now(saved, "a3:4").removed.size(), 0U);
    EXPECT_EQ(saved.turn(), Turn::kOver);

    Position third = position_of({"12", "14", "3."}, {3, 2, 5, 3, 3, 1});
    move_now(third, "a3", "b3");
    EXPECT_EQ(throw_now(third, "a3:1").removed.size(), 3U);
    EXPECT_EQ(third.turn(), Turn::kMove);
}

TEST(LinesPosition, AClearedBoardIsFollowedByAThrowAndKeepsTheChain) {
    Position position = position_of({"111.", "...2", "...."}, {3, 4, 5, 4, 3, 3});
    move_now(position, "d2", "d3");
    throw_now(position, "a3:2 b3:2 c3:2");  // 2222 is cleared
    EXPECT_EQ(position.score(), 4);
    move_now(position, "a1", "d1");
    throw_now(position, "a1:1 a2:3 b2:3");  // 1111 is cleared
    EXPECT_EQ(position.score(), 8);
    EXPECT_EQ(picture_of(position.board()), (Picture{"....", "33..", "...."}));

    Position clears = position_of({"11.", "...", "..1"}, {3, 3, 5, 3, 3, 3});
    EXPECT_EQ(move_now(clears, "c3", "c1").gained, 3);
    EXPECT_TRUE(clears.board().is_empty());
    EXPECT_EQ(clears.turn(), Turn::kThrow);
    EXPECT_EQ(clears.chain(), 1);
    EXPECT_EQ(throw_now(clears, "a1:2 b1:2 c3:2").gained, 0);
    EXPECT_EQ(clears.chain(), 1);
    EXPECT_EQ(move_now(clears, "c3", "c1").gained, 4);  // the second in a row
    // A line that such a throw itself completes scores without a chain, and leaves the player's chain as it is.
    EXPECT_EQ(throw_now(clears, "a1:2 b1:2 c1:2").gained, 3);
    EXPECT_EQ(clears.turn(), Turn::kThrow);  // cleared again
    EXPECT_EQ(clears.chain(), 2);
}

TEST(LinesPosition, WithoutThrowsAClearedBoardIsTheEnd) {
    Position position = position_of({"11.", "...", "..1"}, {3, 3, 5, 3, 3, 0});
    move_now(position, "c3", "c2");
    EXPECT_EQ(position.turn(), Turn::kThrow);
    throw_now(position, "");
    EXPECT_EQ(position.turn(), Turn::kMove);
    move_now(position, "c2", "c1");
    EXPECT_EQ(position.turn(), Turn::kOver);
}

TEST(LinesPosition, RefusesMovesWithAReasonAndStaysAsItWas) {
    const Position before = position_of({"1.2", ".33", "2.."}, {3, 3, 5, 3, 3, 3});
    struct Row {
        Cell from, to;
        IllegalMove reason;
    };
    for (const Row& row : {Row{{0, 3}, {0, 1}, IllegalMove::kOffBoard}, Row{{0, 0}, {-1, 0}, IllegalMove::kOffBoard},
                           Row{{0, 1}, {1, 0}, IllegalMove::kNoChip}, Row{{0, 0}, {0, 2}, IllegalMove::kTaken},
                           Row{{0, 0}, {0, 0}, IllegalMove::kTaken}, Row{{0, 0}, {2, 2}, IllegalMove::kNoPath}}) {
        Position position = before;
        EXPECT_EQ(position.move(row.from, row.to).error(), row.reason);
        EXPECT_EQ(position, before);
    }
}

TEST(LinesPosition, RefusesThrowsWithAReasonAndStaysAsItWas) {
    Position before = position_of({"1.2", "...", "2.."}, {3, 3, 5, 3, 3, 2});
    move_now(before, "a1", "b1");
    for (const auto& [text, reason] :
         std::vector<std::pair<const char*, IllegalThrow>>{{"a1:1", IllegalThrow::kWrongNumber},
                                                           {"a1:1 a2:1 b2:1", IllegalThrow::kWrongNumber},
                                                           {"a1:1 d1:1", IllegalThrow::kOffBoard},
                                                           {"a1:1 c1:1", IllegalThrow::kTaken},
                                                           {"a1:1 a1:2", IllegalThrow::kTaken},
                                                           {"a1:1 a2:6", IllegalThrow::kNoSuchColour}}) {
        Position position = before;
        EXPECT_EQ(position.throw_chips(chips(text)).error(), reason) << text;
        EXPECT_EQ(position, before);
    }
    EXPECT_EQ(Position(GameSetup{}).throw_chips({}).error(), IllegalThrow::kWrongNumber);
    EXPECT_TRUE(Position(GameSetup{}).throw_chips(chips("a1:1 a2:2 a3:3 a4:4 i9:5")));  // a first throw that is right
}

}  // namespace
}  // namespace atom4::lines
