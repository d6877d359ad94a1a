// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/core/atom4/engine/tactics.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "core/atom4/engine/search.h"
#include "tests/core/atom4/engine/solver.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::Tactic;
using test::TacticKind;

struct Answer {
    Score score;
    Cell move;
};

Answer ask(Engine& engine, const Position& position, int depth) {
    SearchSettings settings;
    settings.limits.depth = depth;
    engine.clear();
    const SearchReport report = engine.search(position, settings);
    return {report.score(), *report.move()};
}

TEST(Tactics, AreForAllColoursAndManySizes) {
    std::map<std::tuple<TacticKind, int, Colour>, int> counts;
    std::set<std::pair<int, int>> sizes;
    for (const Tactic& tactic : test::load_tactics()) {
        ++counts[{tactic.kind, tactic.plies, tactic.position.to_play()}];
        sizes.insert({tactic.position.size().rows, tactic.position.size().cols});
    }
    for (const Colour colour : kWheel) {
        for (const int plies : {1, 3, 5, 7}) EXPECT_EQ((counts[{TacticKind::kWin, plies, colour}]), 5) << plies;
        for (const int plies : {2, 4}) EXPECT_EQ((counts[{TacticKind::kDefence, plies, colour}]), 5) << plies;
    }
    EXPECT_EQ(sizes.size(), 6U);
}

TEST(Tactics, AgreeWithTheSolver) {
    for (const Tactic& tactic : test::load_tactics()) {
        const auto found = test::find_tactic(tactic.position, tactic.kind, tactic.plies);
        ASSERT_TRUE(found) << to_text(tactic);
        EXPECT_EQ(to_text(*found), to_text(tactic));
    }
}

TEST(Tactics, AreNotFoundAtOtherDistances) {
    for (const Tactic& tactic : test::load_tactics()) {
        EXPECT_FALSE(test::find_tactic(tactic.position, tactic.kind, tactic.plies - 2)) << to_text(tactic);
        if (tactic.kind == TacticKind::kDefence) continue;
        EXPECT_FALSE(test::find_tactic(tactic.position, tactic.kind, tactic.plies + 2)) << to_text(tactic);
    }
}

// By the rules, red next to the cyan piece, which is in line with three white ones, makes it the fourth; no other
// colour does, and any placement along the row breaks it.
TEST(ReferenceSolver, SeesAWinInOneAndWhatStopsIt) {
    Position red = test::position("7/7/WWWC3/7/7/7 R");
    EXPECT_EQ(test::winning_moves(red, 1), (std::set{test::cell("c2"), test::cell("c4")}));
    Position green = test::position("7/7/WWWC3/7/7/7 G");
    EXPECT_FALSE(test::wins_within(green, 1));
    Position purple = test::position("7/7/WWWC3/7/7/7 P");
    EXPECT_FALSE(test::loses_within(purple, 2));
    EXPECT_EQ(test::holding_moves(purple, 2), test::legal_set(purple));
}

TEST(ReferenceSolver, SeesThatTwoRowsCannotBothBeBroken) {
    Position purple = test::position("9/9/WWWC5/9/9/9/WWWC5/9/9 P");
    EXPECT_FALSE(test::loses_within(purple, 1));
    EXPECT_TRUE(test::loses_within(purple, 2));
    EXPECT_TRUE(test::holding_moves(purple, 2).empty());
    EXPECT_FALSE(test::wins_within(purple, 3));
    EXPECT_EQ(to_text(purple), "9/9/WWWC5/9/9/9/WWWC5/9/9 P");  // left unchanged
}

// The engine sees forced play to the full depth, except after late moves, which it first searches less deeply: one more
// ply makes up for that.
constexpr int kMargin = 1;

TEST(Tactics, EngineFindsTheWins) {
    Engine engine;
    for (const Tactic& tactic : test::load_tactics()) {
        if (tactic.kind != TacticKind::kWin) continue;
        const Answer answer = ask(engine, tactic.position, tactic.plies + kMargin);
        EXPECT_TRUE(tactic.moves.contains(answer.move)) << to_text(answer.move) << " in " << to_text(tactic);
        EXPECT_EQ(answer.score.plies_to_win(), tactic.plies) << to_text(tactic);
    }
}

TEST(Tactics, EngineFindsTheOnlyDefences) {
    Engine engine;
    for (const Tactic& tactic : test::load_tactics()) {
        if (tactic.kind != TacticKind::kDefence) continue;
        const Answer answer = ask(engine, tactic.position, tactic.plies + kMargin);
        EXPECT_TRUE(tactic.moves.contains(answer.move)) << to_text(answer.move) << " in " << to_text(tactic);
        EXPECT_GT(answer.score.plies_to_loss().value_or(Score::kLongestWin), tactic.plies) << to_text(tactic);
    }
}

}  // namespace
}  // namespace atom4
