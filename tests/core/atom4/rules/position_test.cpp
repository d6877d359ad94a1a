// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "core/atom4/rules/position.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::board;
using test::cell;
using test::cells;
using test::colour;
using test::setup;

TEST(FirstPieces, OfRounds1To7) {
    struct Row {
        BoardSize size;
        std::string_view left, right;  // cells of the two first pieces
    };
    // To play, left piece, right piece, round by round: the wheel colours s, s+2, s-1.
    const std::array<std::string_view, 7> rounds{"RGP", "YCR", "GBY", "CPG", "BRC", "PYB", "RGP"};
    for (const Row& row :
         {Row{{16, 16}, "h8", "i8"}, Row{{6, 6}, "c3", "d3"}, Row{{7, 7}, "d4", "e4"}, Row{{26, 26}, "m13", "n13"},
          Row{{25, 6}, "c13", "d13"}, Row{{6, 25}, "m3", "n3"}, Row{{10, 12}, "f5", "g5"}}) {
        Colour start = Colour::kRed;
        for (const std::string_view round : rounds) {
            const Position position(row.size, start);
            EXPECT_EQ(position.to_play(), colour(round[0]));
            EXPECT_EQ(position.at(cell(row.left)), colour(round[1])) << to_text(position);
            EXPECT_EQ(position.at(cell(row.right)), colour(round[2])) << to_text(position);
            EXPECT_EQ(position.piece_count(), 2);
            EXPECT_EQ(position.outcome(), Outcome::kOngoing);
            EXPECT_EQ(position.legal_moves().size(), 2U) << "above and below the pair";
            start = next_on_wheel(start);
        }
    }
}

TEST(FirstPieces, Round1On16By16) {
    const Position position;
    EXPECT_EQ(position.mover(), Player::kFirst);
    const auto first_moves = cells("i7 i9");
    EXPECT_EQ(test::legal_set(position), std::set<Cell>(first_moves.begin(), first_moves.end()));
}

TEST(FirstPieces, PlayersTakeTurnsAtStarting) {
    for (int round = 1; round <= 7; ++round)
        EXPECT_EQ(Position({}, wheel_colour(round - 1)).mover(), round % 2 == 1 ? Player::kFirst : Player::kSecond);
}

TEST(LegalMove, NeedsTwoNeighboursThatAreAdjacent) {
    // d4 lies in an odd row: its neighbours, in circular order.
    const std::array<std::string_view, 6> around{"e4", "e3", "d3", "c4", "d5", "e5"};
    for (unsigned set = 0; set < 64; ++set) {
        std::string pieces;
        bool adjacent = false;
        for (unsigned d = 0; d < 6; ++d) {
            if ((set >> d & 1U) == 0) continue;
            pieces += std::string(around[d]) + ":R ";
            adjacent = adjacent || (set >> (d + 1) % 6 & 1U) != 0;
        }
        const Position position = board(pieces, 'R', {8, 8});
        EXPECT_EQ(position.is_legal(cell("d4")), adjacent) << pieces;
    }
}

void expect_refused(Position position, Cell where, IllegalMove reason) {
    const auto before = test::snapshot(position);
    EXPECT_EQ(position.why_illegal(where), reason);
    EXPECT_FALSE(position.is_legal(where));
    const auto refused = position.play(where);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), reason);
    EXPECT_EQ(test::snapshot(position), before) << "the position is left as it was";
}

TEST(IllegalMoves, GiveTheirReasonAndKeepThePosition) {
    expect_refused(Position(), cell("h8"), IllegalMove::kOccupied);
    expect_refused(Position(), cell("g8"), IllegalMove::kNoAdjacentPair);
    expect_refused(Position(), cell("a1"), IllegalMove::kNoAdjacentPair);
    expect_refused(Position(), cell("a17"), IllegalMove::kOffBoard);
    expect_refused(Position(), cell("q1"), IllegalMove::kOffBoard);
    expect_refused(Position(), Cell(), IllegalMove::kOffBoard);
    expect_refused(board("a1:W b1:W c1:W d1:W", 'R'), cell("a2"), IllegalMove::kRoundOver);
    expect_refused(board("c3:R", 'R'), cell("c4"), IllegalMove::kRoundOver);
    expect_refused(Position({6, 6}), step(cell("a1"), Direction::kNorthWest), IllegalMove::kOffBoard);
    expect_refused(Position({6, 6}), step(cell("f6"), Direction::kSouthEast), IllegalMove::kOffBoard);
}

TEST(Setups, ErrorsAreNamed) {
    const auto error_of = [](const atom4::Setup& pieces) { return Position::from_setup(pieces).error(); };
    EXPECT_EQ(error_of(setup("", 'R', {5, 16})), SetupError::kBadSize);
    EXPECT_EQ(error_of(setup("", 'R', {16, 27})), SetupError::kBadSize);
    EXPECT_EQ(error_of(setup("", 'R', {0, -1})), SetupError::kBadSize);
    EXPECT_EQ(error_of(setup("g1:R", 'R', {6, 6})), SetupError::kPieceOffBoard);
    EXPECT_EQ(error_of(setup("a7:R", 'R', {6, 6})), SetupError::kPieceOffBoard);
    EXPECT_EQ(error_of({{}, {{Cell(), Colour::kRed}}, Colour::kRed}), SetupError::kPieceOffBoard);
    EXPECT_EQ(error_of(setup("c3:R c3:R", 'R')), SetupError::kTwoPiecesOnACell);
    EXPECT_EQ(error_of(setup("c3:R", 'W')), SetupError::kToPlayNotOnWheel);
    EXPECT_EQ(error_of(setup("c3:R", 'K')), SetupError::kToPlayNotOnWheel);
    EXPECT_EQ(error_of(setup("a1:W b1:W c1:W d1:W a3:K b3:K c3:K d3:K", 'R')), SetupError::kBothPlayersHaveWon);
}

TEST(Setups, ARowWinsForItsOwnerOnEitherTurn) {
    for (const Colour to_play : kWheel) {
        EXPECT_EQ(board("a1:W b1:W c1:W d1:W", letter(to_play)).outcome(), Outcome::kFirstWins);
        EXPECT_EQ(board("a1:K b1:K c1:K d1:K", letter(to_play)).outcome(), Outcome::kSecondWins);
        EXPECT_EQ(board("a1:W b1:W c1:W a2:R", letter(to_play)).outcome(), Outcome::kOngoing);
    }
}

TEST(Setups, ARowMayNotGoRoundTheEdge) {
    // The last two cells of one row and the first two of the next make no row of four, and neither does a bent line.
    EXPECT_EQ(board("e1:W f1:W a2:W b2:W", 'R', {6, 6}).outcome(), Outcome::kOngoing);
    EXPECT_EQ(board("y1:W z1:W a2:W b2:W c2:W", 'R', {26, 26}).outcome(), Outcome::kOngoing);
    EXPECT_EQ(board("c1:W c2:W c3:W d4:W", 'R', {6, 6}).outcome(), Outcome::kOngoing);
}

TEST(Stalemate, IsAnUndecidedBoardWithNoLegalMove) {
    for (const char* pieces : {"", "c3:R", "a1:R c1:G e1:B", "a1:W b2:K"}) {
        const Position position = board(pieces, 'R', {6, 6});
        if (!position.legal_moves().empty()) continue;
        EXPECT_EQ(position.outcome(), Outcome::kStalemate) << pieces;
        EXPECT_TRUE(position.is_over());
        EXPECT_TRUE(position.winning_cells().empty());
    }
    const Position full = test::position("RGRGRG/GBGBGB/RGRGRG/GBGBGB/RGRGRG/GBGBGB R");
    EXPECT_EQ(full.outcome(), Outcome::kStalemate);
    EXPECT_EQ(full.piece_count(), 36);
}

TEST(Stalemate, ComesWithTheLastPiece) {
    Position position = test::position("RGRGRG/GBGBGB/RGRGRG/GBGBGB/RGRGRG/GBGBG1 R");
    EXPECT_EQ(position.outcome(), Outcome::kOngoing);
    ASSERT_TRUE(position.play(cell("f6")));
    EXPECT_EQ(position.outcome(), Outcome::kStalemate);
    EXPECT_EQ(winner(position.outcome()), std::nullopt);
}

TEST(Equality, ComparesBoardSizeAndColourToPlay) {
    EXPECT_EQ(Position(), Position());
    EXPECT_FALSE(Position() == Position({16, 15}));
    EXPECT_FALSE(board("c3:R d3:G", 'R') == board("c3:R d3:G", 'G'));
    EXPECT_FALSE(board("c3:R d3:G", 'R') == board("c3:R d3:B", 'R'));
    EXPECT_FALSE(board("c3:R d3:G", 'R').hash() == board("c3:R d3:G", 'G').hash());
    EXPECT_EQ(board("c3:R d3:G e3:B", 'R'), board("e3:B c3:R d3:G", 'R')) << "the order of the pieces does not matter";
    EXPECT_EQ(board("c3:R d3:G e3:B", 'R').hash(), board("e3:B c3:R d3:G", 'R').hash());
}

TEST(LastPlaced, IsTheLastMoveButUnknownAfterUndo) {
    Position position;
    EXPECT_EQ(position.last_placed(), std::nullopt);
    (void)position.play(cell("i7"));
    EXPECT_EQ(position.last_placed(), cell("i7"));
    EXPECT_FALSE(position.play(cell("a1")));
    EXPECT_EQ(position.last_placed(), cell("i7"));
    Position next = position;
    const Reaction reaction = next.play_legal(cell("j7"));
    EXPECT_EQ(next.last_placed(), cell("j7"));
    next.undo(reaction);
    EXPECT_EQ(next.last_placed(), std::nullopt);
    EXPECT_EQ(next, position);
    EXPECT_EQ(parse_position(to_text(position))->last_placed(), std::nullopt);
}

TEST(Invariants, AbortTheProgramWhenViolated) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_DEATH(Position({5, 5}), "");
    EXPECT_DEATH(Position({}, Colour::kWhite), "");
    EXPECT_DEATH((void)Position({6, 6}).at(cell("a7")), "");
    EXPECT_DEATH((void)*parse_position(""), "");
    EXPECT_DEATH((void)parse_position("6/6/6/6/6/6 R").error(), "");
}

// Boards full of near rows, which games seldom reach: goals and opposites of the colour to play, and gaps.
TEST(FindWin, IsTheSmallestMoveThatWins) {
    Random random(47);
    int boards = 0;
    int wins = 0;
    int wins_by_two = 0;  // the row has several turned pieces
    while (boards < 20'000) {
        atom4::Setup pieces{test::random_size(random), {}, kWheel[random.below(kWheelSize)]};
        const Colour goal = goal_colour(player_of(pieces.to_play));
        for (int row = 0; row < pieces.size.rows; ++row)
            for (int col = 0; col < pieces.size.cols; ++col) {
                const std::uint64_t draw = random.below(10);
                if (draw < 2) pieces.pieces.emplace_back(Cell(row, col), goal);
                if (draw >= 2 && draw < 4) pieces.pieces.emplace_back(Cell(row, col), opposite(pieces.to_play));
            }
        const auto position = Position::from_setup(pieces);
        if (!position || position->is_over()) continue;
        ++boards;
        std::optional<Cell> smallest;
        for (const Cell move : position->legal_moves()) {
            Position next = *position;
            const Reaction reaction = next.play_legal(move);
            if (!reaction.wins() || (smallest && *smallest < move)) continue;
            smallest = move;
            const auto won = next.winning_cells();
            const auto changes = reaction.changes();
            wins_by_two += std::count_if(changes.begin(), changes.end(), [&](const Change& change) {
                               return std::find(won.begin(), won.end(), change.cell) != won.end();
                           }) >= 2;
        }
        wins += smallest.has_value() ? 1 : 0;
        ASSERT_EQ(position->find_win(pieces.to_play), smallest) << to_text(*position);
        Position passed = *position;
        passed.unpass();
        ASSERT_EQ(passed.find_win(pieces.to_play), smallest) << "whoever is to move";
    }
    EXPECT_GT(wins, 1000);
    EXPECT_LT(wins, 19'000);
    EXPECT_GT(wins_by_two, 1000);
}

// After a move, find_opened_win() must find what find_win() finds, if there was no win before it. The piece that is
// missing in a row can be turned from any cell next to it, unless all of these are taken, as here; only then can a move
// open another cell, in line with it.
TEST(FindOpenedWin, AgreesWithFindWinAfterAQuietPosition) {
    Random random(48);
    int opened = 0;
    for (int boards = 0; boards < 40'000; ++boards) {
        atom4::Setup pieces{{11, 11}, {}, kWheel[random.below(kWheelSize)]};
        const Colour answer = next_on_wheel(pieces.to_play);
        const Colour goal = goal_colour(player_of(answer));
        const Cell lacking(5, 5);
        std::map<Cell, Colour> board{{lacking, opposite(answer)}};
        for (const Direction direction : kDirections) {
            const bool in_row = direction == Direction::kEast || direction == Direction::kWest;
            board[step(lacking, direction)] =
                in_row || random.below(2) == 0 ? goal : kColours[random.below(kColourCount)];
        }
        board[step(lacking, Direction::kWest, 2)] = goal;
        for (int row = 1; row < 10; ++row)
            for (int col = 1; col < 10; ++col)
                if (random.below(4) == 0) board.emplace(Cell(row, col), kColours[random.below(kColourCount)]);
        pieces.pieces.assign(board.begin(), board.end());
        const auto position = Position::from_setup(pieces);
        if (!position || position->is_over() || position->find_win(answer)) continue;
        for (const Cell move : position->legal_moves()) {
            Position next = *position;
            const Reaction reaction = next.play_legal(move);
            const auto win = next.find_win(answer);
            ASSERT_EQ(next.find_opened_win(reaction), win) << to_text(*position) << " " << to_text(move);
            opened += win ? 1 : 0;
        }
    }
    EXPECT_GT(opened, 500);
}

}  // namespace
}  // namespace atom4
