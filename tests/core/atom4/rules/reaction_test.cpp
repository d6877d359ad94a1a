// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/rules/position.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::board;
using test::cell;
using test::cells;
using test::colour;

constexpr Direction turned(Direction direction, int by) {
    return static_cast<Direction>((static_cast<int>(direction) + by) % 6);
}

// What a placement does, the same for both players up to colours: `colour` is played, and turns `two_steps` (two steps
// away on the wheel) into `between`, and `opposite` into `goal`; it leaves its own colour and `goal` as they are.
struct Side {
    Player player;
    char colour, two_steps, between, opposite, goal;
};
constexpr Side kSides[] = {{Player::kFirst, 'R', 'G', 'Y', 'C', 'W'},   //
                           {Player::kFirst, 'G', 'R', 'Y', 'P', 'W'},   //
                           {Player::kFirst, 'B', 'G', 'C', 'Y', 'W'},   //
                           {Player::kSecond, 'Y', 'C', 'G', 'B', 'K'},  //
                           {Player::kSecond, 'C', 'P', 'B', 'R', 'K'},  //
                           {Player::kSecond, 'P', 'Y', 'R', 'G', 'K'}};

std::string piece(Cell cell, char colour) {
    return to_text(cell) + ':' + colour + ' ';
}

// A board where `from` may be played: `count` pieces of the goal colour lead away from it in the direction, then `last`
// follows, if any; a piece of the colour to play beside makes the pair.
std::string line_of_propagators(const Side& side, Cell from, Direction direction, int count, std::optional<char> last) {
    std::string pieces;
    for (int i = 1; i <= count; ++i) pieces += piece(step(from, direction, i), side.goal);
    if (last) pieces += piece(step(from, direction, count + 1), *last);
    return pieces + piece(step(from, turned(direction, 1)), side.colour);
}

TEST(Reaction, TurnsThePieceBeyondThePropagators) {
    for (const Side& side : kSides)
        for (const Cell from : {cell("h8"), cell("h9")})
            for (const Direction direction : kDirections)
                for (int propagators = 0; propagators <= 3; ++propagators) {
                    const std::string pieces = line_of_propagators(side, from, direction, propagators, side.two_steps);
                    Position position = board(pieces, side.colour);
                    const auto reaction = position.play(from);
                    ASSERT_TRUE(reaction) << pieces;
                    const Cell reached = step(from, direction, propagators + 1);
                    EXPECT_EQ(reaction->placed(), from);
                    EXPECT_EQ(reaction->colour(), colour(side.colour));
                    EXPECT_EQ(reaction->mover(), side.player);
                    EXPECT_FALSE(reaction->wins());
                    ASSERT_EQ(reaction->changes().size(), 1U) << pieces;
                    EXPECT_EQ(reaction->changes()[0], (Change{reached, colour(side.two_steps), colour(side.between),
                                                              direction, static_cast<std::uint8_t>(propagators + 1)}));
                    std::vector<Cell> passed;
                    for (int i = 1; i <= propagators; ++i) passed.push_back(step(from, direction, i));
                    EXPECT_EQ(passed_through(*reaction, reaction->changes()[0]), passed);
                    for (const Cell propagator : passed) EXPECT_EQ(position.at(propagator), colour(side.goal));
                    EXPECT_EQ(position.at(reached), colour(side.between));
                    EXPECT_EQ(position.at(from), colour(side.colour));
                    EXPECT_EQ(position.to_play(), next_on_wheel(colour(side.colour)));
                }
}

TEST(Reaction, ChangesNothingIfItReachesAnEmptyCell) {
    for (const Side& side : kSides)
        for (const Direction direction : kDirections)
            for (int propagators = 1; propagators <= 3; ++propagators) {
                Position position =
                    board(line_of_propagators(side, cell("h8"), direction, propagators, std::nullopt), side.colour);
                const auto reaction = position.play(cell("h8"));
                ASSERT_TRUE(reaction);
                EXPECT_TRUE(reaction->changes().empty());
            }
}

TEST(Reaction, ChangesNothingIfItReachesTheEdge) {
    struct Row {
        std::string_view placed;
        std::string_view pieces;  // propagators up to the edge, and one piece that makes the pair
    };
    for (const Row& row : {Row{"d3", "e3:W f3:W d2:R"},     // east
                           Row{"e3", "e2:W f1:W d2:R"},     // north-east
                           Row{"c3", "b2:W b1:W b3:R"},     // north-west
                           Row{"c3", "b3:W a3:W b4:R"},     // west
                           Row{"c4", "c5:W b6:W d5:R"},     // south-west
                           Row{"c4", "d5:W d6:W d4:R"}}) {  // south-east
        Position position = board(row.pieces, 'R', {6, 6});
        const auto reaction = position.play(cell(row.placed));
        ASSERT_TRUE(reaction) << row.pieces;
        EXPECT_TRUE(reaction->changes().empty()) << row.pieces;
    }
}

// Beyond the end of a row lies the start of the next in memory; nothing may leak across.
TEST(Reaction, DoesNotGoRoundTheEdge) {
    for (const BoardSize size : {BoardSize{6, 6}, BoardSize{26, 26}, BoardSize{7, 25}}) {
        const Cell last(2, size.cols - 1);
        const Cell before(2, size.cols - 2);
        Position position = board(piece(last, 'W') + piece(Cell(1, size.cols - 2), 'R') + piece(Cell(3, 0), 'G') +
                                      piece(Cell(2, 0), 'G') + piece(Cell(1, 0), 'G'),
                                  'R', size);
        const auto reaction = position.play(before);
        ASSERT_TRUE(reaction);
        EXPECT_TRUE(reaction->changes().empty());
    }
}

TEST(Reaction, TheOpponentsGoalDoesNotPropagate) {
    Position position = board("i8:K j8:G i7:R", 'R');
    const auto reaction = position.play(cell("h8"));
    ASSERT_TRUE(reaction);
    ASSERT_EQ(reaction->changes().size(), 1U);
    EXPECT_EQ(reaction->changes()[0], (Change{cell("i8"), Colour::kBlack, Colour::kRed, Direction::kEast, 1}));
    EXPECT_EQ(position.at(cell("j8")), Colour::kGreen);
}

TEST(Reaction, StopsAtTheFirstPieceReachedEvenIfItDoesNotChange) {
    Position position = board("i8:W j8:R k8:G i7:R", 'R');
    const auto reaction = position.play(cell("h8"));
    ASSERT_TRUE(reaction);
    EXPECT_TRUE(reaction->changes().empty());
    EXPECT_EQ(position.at(cell("k8")), Colour::kGreen);
}

TEST(Reaction, SixDirectionsAtOnceInTheirOrder) {
    // Around h8, from the east counter-clockwise.
    Position position = board("i8:K i7:B h7:G g8:C h9:K i9:G", 'R');
    const auto reaction = position.play(cell("h8"));
    ASSERT_TRUE(reaction);
    const std::vector<Change> expected{
        {cell("i8"), Colour::kBlack, Colour::kRed, Direction::kEast, 1},
        {cell("i7"), Colour::kBlue, Colour::kPurple, Direction::kNorthEast, 1},
        {cell("h7"), Colour::kGreen, Colour::kYellow, Direction::kNorthWest, 1},
        {cell("g8"), Colour::kCyan, Colour::kWhite, Direction::kWest, 1},
        {cell("h9"), Colour::kBlack, Colour::kRed, Direction::kSouthWest, 1},
        {cell("i9"), Colour::kGreen, Colour::kYellow, Direction::kSouthEast, 1},
    };
    EXPECT_EQ(std::vector<Change>(reaction->changes().begin(), reaction->changes().end()), expected);
}

TEST(Reaction, SixDirectionsWithPropagatorsInEach) {
    std::string pieces;
    for (const Direction d : kDirections)
        pieces += piece(step(cell("h8"), d), 'K') + piece(step(cell("h8"), d, 2), 'W');
    Position position = board(pieces, 'Y');
    const auto reaction = position.play(cell("h8"));
    ASSERT_TRUE(reaction);
    ASSERT_EQ(reaction->changes().size(), 6U);
    for (const Direction d : kDirections) {
        const Change& change = reaction->changes()[static_cast<std::size_t>(d)];
        EXPECT_EQ(change, (Change{step(cell("h8"), d, 2), Colour::kWhite, Colour::kYellow, d, 2}));
        EXPECT_EQ(passed_through(*reaction, change), std::vector<Cell>{step(cell("h8"), d)});
    }
}

// A row along the axis in which only the piece at `turned_at` is still missing: the opposite colour lies there.
struct RowCase {
    Direction axis;
    int length;
    int turned_at;
};

std::vector<RowCase> row_cases(int least, int most) {
    std::vector<RowCase> cases;
    for (const Direction axis : kAxes)
        for (int length = least; length <= most; ++length)
            for (int at = 0; at < length; ++at)
                if (at < 4 && length - 1 - at < 4) cases.push_back({axis, length, at});
    return cases;
}

// Returns the pieces of the row, with `in_gap` in place of the missing one, and the cells of the row in index order.
std::pair<std::string, std::vector<Cell>> row_with_a_gap(const RowCase& row, Cell gap, char goal, char in_gap) {
    std::string pieces;
    std::vector<Cell> members;
    for (int i = 0; i < row.length; ++i) {
        members.push_back(step(gap, row.axis, i - row.turned_at));
        pieces += piece(members.back(), i == row.turned_at ? in_gap : goal);
    }
    std::sort(members.begin(), members.end());
    return {pieces, members};
}

void expect_win(const Position& position, const Side& side, const std::vector<Cell>& members) {
    EXPECT_EQ(position.outcome(), win_of(side.player));
    EXPECT_EQ(winner(position.outcome()), side.player);
    EXPECT_TRUE(position.is_over());
    EXPECT_EQ(position.winning_cells(), members);
    EXPECT_TRUE(position.legal_moves().empty());
}

TEST(Win, WithFourOrMoreAlongEachAxis) {
    for (const Side& side : kSides)
        for (const RowCase& row : row_cases(4, 7)) {
            const Cell gap = cell("h8");
            const auto [pieces, members] = row_with_a_gap(row, gap, side.goal, side.opposite);
            // Off the row: the cell to play, and a piece beside it.
            const Cell from = step(gap, turned(row.axis, 1));
            Position position = board(pieces + piece(step(gap, turned(row.axis, 2)), side.colour), side.colour);
            ASSERT_EQ(position.outcome(), Outcome::kOngoing) << pieces;
            const auto reaction = position.play(from);
            ASSERT_TRUE(reaction) << pieces;
            EXPECT_TRUE(reaction->wins()) << pieces;
            EXPECT_EQ(position.at(gap), colour(side.goal));
            expect_win(position, side, members);
        }
}

TEST(Win, NotWithThree) {
    for (const Side& side : kSides)
        for (const RowCase& row : row_cases(3, 3)) {
            const Cell gap = cell("h8");
            const std::string pieces = row_with_a_gap(row, gap, side.goal, side.opposite).first;
            Position position = board(pieces + piece(step(gap, turned(row.axis, 2)), side.colour), side.colour);
            const auto reaction = position.play(step(gap, turned(row.axis, 1)));
            ASSERT_TRUE(reaction) << pieces;
            EXPECT_FALSE(reaction->wins()) << pieces;
            EXPECT_EQ(position.outcome(), Outcome::kOngoing);
            EXPECT_TRUE(position.winning_cells().empty());
        }
}

TEST(Win, ThroughAChangeBeyondPropagators) {
    for (const Side& side : kSides)
        for (const RowCase& row : row_cases(4, 5)) {
            const Cell gap = cell("h8");
            const auto [pieces, members] = row_with_a_gap(row, gap, side.goal, side.opposite);
            const Direction away = turned(row.axis, 1);
            const Cell from = step(gap, away, 2);
            Position position =
                board(pieces + piece(step(gap, away), side.goal) + piece(step(from, turned(away, 4)), side.colour),
                      side.colour);
            const auto reaction = position.play(from);
            ASSERT_TRUE(reaction) << pieces;
            EXPECT_TRUE(reaction->wins()) << pieces;
            expect_win(position, side, members);
        }
}

TEST(Win, AlongTheLineOfTheReactionItself) {
    // h8 to i8..l8: the propagators and the piece they reach make the row.
    Position position = board("i8:W j8:W k8:W l8:C i7:R", 'R');
    const auto reaction = position.play(cell("h8"));
    ASSERT_TRUE(reaction);
    EXPECT_TRUE(reaction->wins());
    EXPECT_EQ(position.winning_cells(), cells("i8 j8 k8 l8"));
}

TEST(Win, SeveralRowsAtOnceAreAllShown) {
    // Two rows that cross in the turned piece.
    Position position = board("e8:W f8:W g8:W h8:C i7:R i9:W i10:W j11:W", 'R');
    const auto reaction = position.play(cell("h7"));
    ASSERT_TRUE(reaction);
    EXPECT_TRUE(reaction->wins());
    EXPECT_EQ(position.winning_cells(), cells("e8 f8 g8 h8 i9 i10 j11"));
}

TEST(Win, IsGoneAfterUndo) {
    Position position = board("i8:W j8:W k8:W l8:C i7:R", 'R');
    const auto before = test::snapshot(position);
    const auto reaction = position.play(cell("h8"));
    ASSERT_TRUE(reaction);
    position.undo(*reaction);
    EXPECT_EQ(test::snapshot(position), before);
}

TEST(Win, AMoveNeverMakesTheOpponentsGoalColour) {
    for (const Colour played : kWheel)
        for (const Colour reached : kColours) {
            const Colour other_goal = goal_colour(opponent(player_of(played)));
            if (reached != other_goal) {
                EXPECT_NE(combine(played, reached), other_goal);
            }
        }
}

}  // namespace
}  // namespace atom4
