// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Wins after a placement, derived from those before it, are compared with a search of the whole board.
#include "core/atom4/rules/cell_sets.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/position.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

// Returns every cell where a piece of that colour wins, found by playing it.
std::set<Cell> winning_placements(Position position, Colour played) {
    while (position.to_play() != played) position.pass();
    std::set<Cell> wins;
    for (const Cell cell : position.legal_moves())
        if (test::wins_at(position, cell)) wins.insert(cell);
    return wins;
}

std::set<Cell> cells_of(const Wins& wins) {
    return {wins.cells().begin(), wins.cells().end()};
}

// A board of goal pieces and opposites of the colour, where nearly every move is about to win.
std::optional<Position> dense_board(Random& random, Colour played) {
    atom4::Setup pieces{test::random_size(random), {}, kWheel[random.below(kWheelSize)]};
    for (int row = 0; row < pieces.size.rows; ++row)
        for (int col = 0; col < pieces.size.cols; ++col) {
            const std::uint64_t draw = random.below(12);
            if (draw < 2) pieces.pieces.emplace_back(Cell(row, col), goal_colour(player_of(played)));
            if (draw >= 2 && draw < 4) pieces.pieces.emplace_back(Cell(row, col), opposite(played));
            if (draw >= 4 && draw < 7) pieces.pieces.emplace_back(Cell(row, col), kColours[random.below(kColourCount)]);
        }
    const auto position = Position::from_setup(pieces);
    if (!position || position->is_over()) return std::nullopt;
    return *position;
}

TEST(Wins, AreAllCellsThatWin) {
    Random random(61);
    int more_than_held = 0;
    for (int boards = 0; boards < 4'000; ++boards) {
        const Colour played = kWheel[random.below(kWheelSize)];
        const auto position = dense_board(random, played);
        if (!position) continue;
        const Wins wins = position->find_wins(played);
        const auto expected = winning_placements(*position, played);
        ASSERT_EQ(wins.complete(), expected.size() <= Wins::kMax) << to_text(*position);
        ASSERT_EQ(wins.empty(), expected.empty());
        ASSERT_EQ(wins.cells().size(), cells_of(wins).size()) << "each once";
        more_than_held += wins.complete() ? 0 : 1;
        if (!wins.complete()) continue;
        ASSERT_EQ(cells_of(wins), expected) << to_text(*position);
    }
    EXPECT_GT(more_than_held, 100);
}

// Compares after every move of the position, and counts the moves after which the opponent, or the player, can win.
struct Found {
    int answers = 0;
    int threats = 0;
    int new_threats = 0;
};
void compare_behind_moves(const Position& position, Found& found) {
    const Colour answer = next_on_wheel(position.to_play());
    const Colour next = next_on_wheel(answer);
    const Wins before = position.find_wins(answer);
    const Wins own_before = position.find_wins(next);
    for (const Cell move : position.legal_moves()) {
        Position behind = position;
        const Reaction reaction = behind.play_legal(move);
        const auto win = behind.find_win(answer);
        ASSERT_EQ(behind.find_win_behind(reaction, before), win) << to_text(position) << " " << to_text(move);
        const bool threatens = behind.find_win(next).has_value();
        ASSERT_EQ(behind.threatens_behind(reaction, own_before), threatens)
            << to_text(position) << " " << to_text(move);
        found.answers += win ? 1 : 0;
        found.threats += threatens ? 1 : 0;
        found.new_threats += threatens && own_before.empty() ? 1 : 0;
        if (reaction.wins()) continue;  // which lay() does not find out
        behind.undo(reaction);
        const Reaction laid = behind.lay(move);
        ASSERT_EQ(behind.find_win_behind(laid, before), win);
        ASSERT_EQ(behind.threatens_behind(laid, own_before), threatens);
    }
}

TEST(Wins, AfterAMoveOnADenseBoardMatchAFullSearch) {
    Random random(62);
    Found found;
    for (int boards = 0; boards < 6'000; ++boards) {
        const auto position = dense_board(random, kWheel[random.below(kWheelSize)]);
        if (!position) continue;
        ASSERT_NO_FATAL_FAILURE(compare_behind_moves(*position, found));
    }
    EXPECT_GT(found.answers, 1'000);
    EXPECT_GT(found.new_threats, 1'000);
}

TEST(Wins, AfterAMoveOfAGameMatchAFullSearch) {
    Random random(63);
    Found found;
    for (int game = 0; game < 150; ++game)
        for (Position position(test::random_size(random), wheel_colour(game)); !position.is_over();
             position.play_legal(test::random_move(position, random)))
            ASSERT_NO_FATAL_FAILURE(compare_behind_moves(position, found));
    EXPECT_GT(found.answers, 1'000);
    EXPECT_GT(found.threats, 1'000);
    EXPECT_GT(found.new_threats, 500);
}

}  // namespace
}  // namespace atom4
