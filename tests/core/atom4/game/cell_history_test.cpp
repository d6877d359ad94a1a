// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/cell_history.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tests/support/matches.h"

namespace atom4::test {
namespace {

Cell at(const char* name) {
    return *parse_cell(name);
}

TEST(CellHistory, IsEmptyWhereNothingHappened) {
    EXPECT_TRUE(history_of(at("h8"), {}).empty());
    Match match({BoardSize{}, two_people()});
    play_any(match, at("i9"));
    EXPECT_TRUE(history_of(at("a1"), match.plies()).empty());
    EXPECT_TRUE(history_of(at("i8"), match.plies()).empty());
}

TEST(CellHistory, ListsThePlacementAndEachChange) {
    Match match({BoardSize{}, two_people()});
    play_any(match, at("i9"));  // red turns the green at h8 yellow
    const auto placed = history_of(at("i9"), match.plies());
    ASSERT_EQ(placed.size(), 1U);
    EXPECT_EQ(placed[0].ply, 1);
    EXPECT_EQ(placed[0].colour, Colour::kRed);
    EXPECT_FALSE(placed[0].change);
    const auto turned = history_of(at("h8"), match.plies());
    ASSERT_EQ(turned.size(), 1U);
    EXPECT_EQ(turned[0].placed, at("i9"));
    EXPECT_EQ(turned[0].change->before, Colour::kGreen);
    EXPECT_EQ(turned[0].change->after, Colour::kYellow);
    EXPECT_TRUE(turned[0].through.empty());
}

// The history of a cell, followed from the start of the round, leads to the piece that is there.
TEST(CellHistory, LeadsToThePieceOnTheBoard) {
    bool passed = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        Match match({BoardSize{10, 10}, two_people()});
        const Position start = match.position();
        play_plies(match, random, 90);
        for (int row = 0; row < 10; ++row) {
            for (int col = 0; col < 10; ++col) {
                const Cell cell(row, col);
                std::optional<Colour> piece = start.at(cell);
                for (const CellEvent& event : history_of(cell, match.plies())) {
                    EXPECT_EQ(piece, event.change ? std::optional(event.change->before) : std::nullopt);
                    piece = event.change ? event.change->after : event.colour;
                    passed = passed || !event.through.empty();
                    if (event.change) {
                        EXPECT_EQ(event.through.size() + 1, event.change->distance);
                        EXPECT_EQ(step(event.placed, event.change->direction, event.change->distance), cell);
                    }
                }
                EXPECT_EQ(piece, match.position().at(cell));
            }
        }
    }
    EXPECT_TRUE(passed);
}

}  // namespace
}  // namespace atom4::test
