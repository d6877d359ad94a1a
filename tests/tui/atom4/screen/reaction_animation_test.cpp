// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/reaction_animation.h"

#include <gtest/gtest.h>

#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position.h"
#include "core/base/random.h"

namespace atom4::tui {
namespace {

TEST(ReactionAnimation, ShowsThePieceLandBeforeItsReaction) {
    Position position;
    const auto frames = frames_of(position.play_legal(*parse_cell("i9")));
    ASSERT_EQ(frames.size(), 1U);
    EXPECT_EQ(frames[0].lit, std::vector<Cell>{*parse_cell("i9")});
    ASSERT_EQ(frames[0].unturned.size(), 1U);
    EXPECT_EQ(frames[0].unturned[0].before, Colour::kGreen);
}

TEST(ReactionAnimation, RunsThroughThePiecesThatPassItOn) {
    Position position = *parse_position("8/8/8/2WWK3/1GG5/8/8/8 R");
    const auto frames = frames_of(position.play_legal(*parse_cell("b4")));
    ASSERT_EQ(frames.size(), 3U);
    EXPECT_EQ(frames[1].lit, std::vector<Cell>{*parse_cell("c4")});
    EXPECT_EQ(frames[2].lit, std::vector<Cell>{*parse_cell("d4")});
    EXPECT_EQ(frames[2].unturned.size(), 1U);
}

TEST(ReactionAnimation, IsAlwaysShort) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        Position position(BoardSize{26, 26});
        while (!position.is_over()) {
            const auto moves = position.legal_moves();
            const Reaction reaction = position.play_legal(moves[random.below(moves.size())]);
            std::chrono::milliseconds all{0};
            for (const ReactionFrame& frame : frames_of(reaction)) all += frame.duration;
            ASSERT_LE(all, std::chrono::milliseconds(330));
            ASSERT_EQ(all.count() == 0, reaction.changes().empty());
        }
    }
}

}  // namespace
}  // namespace atom4::tui
