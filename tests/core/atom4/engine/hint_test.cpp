// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/hint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::wins_at;

int wins_in(const Position& position) {
    const auto moves = position.legal_moves();
    return static_cast<int>(
        std::count_if(moves.begin(), moves.end(), [&](Cell cell) { return wins_at(position, cell); }));
}

// Checks every fact of the hint by playing.
void check(const Position& position, const Hint& hint) {
    SCOPED_TRACE(to_text(position) + " " + to_text(hint.move));
    Position after = position;
    const Reaction reaction = after.play_legal(hint.move);
    EXPECT_EQ(hint.reason == HintReason::kWinsAtOnce, reaction.wins());
    ASSERT_FALSE(hint.line.empty());
    EXPECT_EQ(hint.line.front(), hint.move);
    if (!hint.row.empty()) {
        EXPECT_GE(hint.row.size(), 2U);
        for (const Cell cell : hint.row) EXPECT_EQ(after.at(cell), goal_colour(position.mover()));
        const auto changes = reaction.changes();
        EXPECT_TRUE(std::any_of(changes.begin(), changes.end(), [&](const Change& change) {
            return std::find(hint.row.begin(), hint.row.end(), change.cell) != hint.row.end();
        }));
    }
    if (hint.prevented) {
        Position passed = position;
        passed.pass();
        EXPECT_TRUE(wins_at(passed, *hint.prevented));
        EXPECT_EQ(hint.fours_prevented, wins_in(passed));
        EXPECT_EQ(wins_in(after), 0);
    }
    if (hint.threat) {
        after.pass();
        EXPECT_TRUE(wins_at(after, *hint.threat));
        EXPECT_EQ(hint.fours_threatened, wins_in(after));
    }
    EXPECT_EQ(hint.reason == HintReason::kForcesWin, !reaction.wins() && hint.score.plies_to_win().has_value());
}

TEST(Hint, GivesOnlyTrueReasons) {
    std::array<int, 7> seen{};
    SearchSettings settings;
    settings.limits.depth = 3;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Random random(seed);
        Engine engine(1);
        Position position(BoardSize{8, 8}, wheel_colour(static_cast<int>(seed)));
        while (!position.is_over()) {
            const Hint hint = explain(position, engine.search(position, settings));
            check(position, hint);
            ++seen[static_cast<std::size_t>(hint.reason)];
            const auto moves = position.legal_moves();
            position.play_legal(moves[random.below(moves.size())]);
        }
    }
    for (std::size_t reason = 0; reason < seen.size(); ++reason) EXPECT_GT(seen[reason], 0) << reason;
}

TEST(Hint, IsNotFoundIfTheSearchIsStopped) {
    Engine engine(1);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(find_hint(engine, Position(), stop.get_token()));
}

TEST(Hint, IsFoundWithinFiveSeconds) {
    Engine engine(1);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(find_hint(engine, Position()));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace atom4
