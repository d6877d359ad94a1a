// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/position_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::any_win;
using test::wins_at;

Position passed(Position position) {
    position.pass();
    return position;
}

// Checks every fact by playing.
void check(const Position& position, Cell cell, const PlacementMeaning& meaning) {
    SCOPED_TRACE(to_text(position) + " " + to_text(cell));
    Position after = position;
    EXPECT_EQ(meaning.wins, after.play_legal(cell).wins());
    const bool could_before = any_win(passed(position));
    const bool can_after = any_win(after);
    EXPECT_EQ(meaning.lets_win.has_value(), can_after);
    EXPECT_EQ(meaning.opens_win, can_after && !could_before);
    EXPECT_EQ(meaning.stops.has_value(), !meaning.wins && could_before && !can_after);
    if (meaning.lets_win) {
        EXPECT_TRUE(wins_at(after, *meaning.lets_win));
    }
    if (meaning.stops) {
        EXPECT_TRUE(wins_at(passed(position), *meaning.stops));
    }
    EXPECT_EQ(!meaning.threatens.empty(), !meaning.wins && any_win(passed(after)));
    if (meaning.wins) return;
    std::vector<Cell> threatened;
    for (const Cell win : test::legal_set(passed(after)))
        if (wins_at(passed(after), win)) threatened.push_back(win);
    std::sort(threatened.begin(), threatened.end());
    threatened.resize(std::min(threatened.size(), Wins::kMax));
    if (threatened.size() < Wins::kMax) {
        EXPECT_EQ(meaning.threatens, threatened);
    }
}

TEST(PlacementMeaning, AgreesWithPlaying) {
    std::array<int, 6> seen{};
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Random random(seed);
        Position position(BoardSize{8, 8});
        while (!position.is_over()) {
            const auto moves = position.legal_moves();
            const Cell cell = moves[random.below(moves.size())];
            const PlacementMeaning meaning = meaning_of(position, cell);
            check(position, cell, meaning);
            ++seen[static_cast<std::size_t>(weight_of(meaning))];
            position.play_legal(cell);
        }
    }
    // Opening a win takes a board made for it, as in the next test.
    seen[static_cast<std::size_t>(PlacementWeight::kOpensWin)] = 1;
    for (std::size_t weight = 0; weight < seen.size(); ++weight) EXPECT_GT(seen[weight], 0) << weight;
}

// Black at b5 to f5 except for the blue at e5, which yellow at g5 would turn; but g5 touches no two pieces that touch
// each other until there is one at h5.
TEST(PlacementMeaning, ReportsThatAPlacementOpensAWin) {
    atom4::Setup setup;
    setup.size = BoardSize{10, 10};
    for (const Cell cell : {Cell(4, 1), Cell(4, 2), Cell(4, 3), Cell(4, 5)})
        setup.pieces.emplace_back(cell, Colour::kBlack);
    setup.pieces.emplace_back(Cell(4, 4), Colour::kBlue);
    for (const Cell cell : {Cell(3, 3), Cell(3, 4), Cell(5, 3), Cell(5, 4), Cell(3, 6), Cell(3, 7)})
        setup.pieces.emplace_back(cell, Colour::kGreen);
    const auto position = Position::from_setup(setup);
    ASSERT_TRUE(position.has_value());
    const PlacementMeaning meaning = meaning_of(*position, Cell(4, 7));
    check(*position, Cell(4, 7), meaning);
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kOpensWin);
    EXPECT_EQ(meaning.lets_win, Cell(4, 6));
}

TEST(PlacementMeaning, RanksAWinBeforeLossesBeforeOtherGains) {
    PlacementMeaning meaning;
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kNone);
    meaning.threatens = {Cell(1, 1)};
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kThreatens);
    meaning.stops = Cell(2, 1);
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kStops);
    meaning.lets_win = Cell(2, 2);
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kLetsWin);
    meaning.opens_win = true;
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kOpensWin);
    meaning.wins = true;
    EXPECT_EQ(weight_of(meaning), PlacementWeight::kWins);
}

}  // namespace
}  // namespace atom4
