// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/blind_spots.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/core/atom4/engine/support.h"

namespace atom4 {
namespace {

TEST(HiddenWins, AreCompletedFarFromThePlacement) {
    int hidden = 0;
    int in_sight = 0;
    test::for_random_positions(21, 250, [&](const Position& position) {
        Position tried = position;
        const Wins wins = position.find_wins(position.to_play());
        for (const Cell win : wins.cells()) {
            Position next = position;
            const Reaction reaction = next.play_legal(win);
            const Colour goal = goal_colour(reaction.mover());
            bool any_far = false;
            bool any_near = false;
            for (const Change& change : reaction.changes())
                if (change.after == goal) (change.distance > 1 ? any_far : any_near) = true;
            if (any_far && any_near) continue;  // either may complete the row
            ASSERT_EQ(is_hidden_win(tried, win), any_far) << to_text(position) << ' ' << to_text(win);
            (any_far ? hidden : in_sight) += 1;
        }
        ASSERT_EQ(tried, position);
    });
    EXPECT_GT(hidden, 10);
    EXPECT_GT(in_sight, 100);
}

TEST(BlindSpots, AreFarFromTheLastPlacementAndTheSameForTheSameSeed) {
    int overlooked = 0;
    test::for_random_positions(22, 20, [&](const Position& position) {
        if (!position.last_placed()) return;
        const BlindSpots spots(position, {600, position.hash()});
        EXPECT_EQ(spots.first_moves(), BlindSpots(position, {600, position.hash()}).first_moves());
        EXPECT_LT(spots.first_moves().size(), position.legal_moves().size());
        overlooked += static_cast<int>(spots.first_moves().size());
        for (const Cell cell : spots.first_moves())
            EXPECT_TRUE(steps_between(*position.last_placed(), cell) > BlindSpots::kNear ||
                        test::wins_at(position, cell));
    });
    EXPECT_GT(overlooked, 1'000);
}

TEST(BlindSpots, AreEmptyWithoutOversightsOrMoves) {
    const Position start;
    EXPECT_FALSE(BlindSpots(start, {1'000, 1}).any());
    Position next;
    next.play_legal(test::cell("i7"));
    EXPECT_FALSE(BlindSpots(next, {0, 1}).any());
    EXPECT_TRUE(BlindSpots(next, {1'000, 1}).any());
}

// The search reports all other moves, at each depth.
TEST(BlindSpots, AreExcludedFromTheFirstMovesOfASearch) {
    Engine engine;
    test::for_random_positions(23, 4, [&](const Position& position) {
        if (!position.last_placed() || position.piece_count() % 13 != 0) return;
        const OversightModel oversight{700, position.hash()};
        const BlindSpots spots(position, oversight);
        for (int depth = 1; depth <= 3; ++depth) {
            SearchSettings settings;
            settings.limits.depth = depth;
            settings.lines = 1'000;
            settings.oversight = oversight;
            engine.clear();
            const SearchReport report = engine.search(position, settings);
            ASSERT_EQ(report.lines.size(), position.legal_moves().size() - spots.first_moves().size());
            for (const SearchLine& line : report.lines) {
                EXPECT_EQ(std::count(spots.first_moves().begin(), spots.first_moves().end(), line.moves.front()), 0);
                Position after = position;
                for (const Cell cell : line.moves) ASSERT_TRUE(after.play(cell));
            }
        }
    });
}

}  // namespace
}  // namespace atom4
