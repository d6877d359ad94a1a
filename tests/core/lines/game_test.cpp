// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/game.h"

#include <gtest/gtest.h>

#include <map>

#include "core/lines/position.h"
#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

GameRecord seeded(std::uint64_t seed, GameSetup setup = {}) {
    GameRecord record;
    record.setup = setup;
    record.seed = seed;
    return record;
}

TEST(LinesGame, BeginsWithTheFirstThrow) {
    const Game game(seeded(1, {9, 9, 5, 5, 7, 3}));
    EXPECT_EQ(game.position().board().chips().size(), 7U);
    EXPECT_EQ(game.position().turn(), Turn::kMove);
    EXPECT_FALSE(game.can_undo());
    EXPECT_EQ(game.last_turn().size(), 1U);
}

TEST(LinesGame, IsTheSameFromTheSameSeedOnEveryMachine) {
    const Game game(seeded(2026));
    EXPECT_EQ(to_text(game.position().board()), "b9:2 d6:2 h9:1");
    EXPECT_NE(Game(seeded(2027)).position(), game.position());
    EXPECT_NE(Game(GameRecord{}).position(), Game(GameRecord{}).position());  // random without a seed
}

TEST(LinesGame, AnswersAMoveWithAThrow) {
    Game game(seeded(3));
    Random random(1);
    const Move move = test::random_move(game.position(), random);
    const auto turn = game.move(move.from, move.to);
    ASSERT_TRUE(turn);
    ASSERT_EQ(turn->size(), 2U);
    EXPECT_TRUE((*turn)[0].is_move());
    EXPECT_EQ((*turn)[1].thrown.size(), 3U);
    EXPECT_EQ(game.last_turn().size(), 2U);
    const auto refused = game.move(move.from, move.from);
    ASSERT_FALSE(refused);
}

TEST(LinesGame, TheNextThrowAlwaysMatchesThePreview) {
    Random random(4);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Game start(seeded(seed));
        for (int i = 0; i < 5; ++i) {
            Game game = start;
            const auto colours = game.next_colours();
            EXPECT_EQ(colours.size(), 3U);
            test::play_moves(game, random, 1);
            std::vector<int> thrown;
            const auto turn = game.last_turn();
            for (const Chip& chip : turn.back().thrown) thrown.push_back(chip.colour);
            EXPECT_EQ(thrown, colours);
        }
    }
}

TEST(LinesGame, AGameThatHasShownThePreviewRemembersIt) {
    Game game(seeded(5));
    EXPECT_EQ(game.preview(), Preview::kOff);
    game.show_preview(false);
    EXPECT_EQ(game.preview(), Preview::kOff);
    game.show_preview(true);
    game.show_preview(false);
    EXPECT_EQ(game.preview(), Preview::kOff);  // nothing was moved yet
    Random random(1);
    game.show_preview(true);
    test::play_moves(game, random, 1);
    game.show_preview(false);
    EXPECT_EQ(game.preview(), Preview::kHidden);
    EXPECT_EQ(Game(game.record()).preview(), Preview::kHidden);
    game.show_preview(true);
    EXPECT_EQ(game.preview(), Preview::kOn);
}

TEST(LinesGame, APreviewChosenAfterTheEndShowsNothing) {
    Game game(seeded(5, {3, 3, 20, 3, 3, 3}));
    Random random(1);
    test::play_moves(game, random, 100);
    ASSERT_TRUE(game.is_over());
    game.show_preview(true);
    EXPECT_EQ(game.preview(), Preview::kOn) << "for the next game";
    EXPECT_FALSE(game.has_shown_preview());
    EXPECT_EQ(game.record().preview, Preview::kOff);
    game.undo();
    EXPECT_TRUE(game.has_shown_preview()) << "it is shown again";
    EXPECT_EQ(game.record().preview, Preview::kOn);
    game.redo();
    game.show_preview(false);
    EXPECT_EQ(game.preview(), Preview::kHidden);
}

TEST(LinesGame, UndoMakesItAssistedForGood) {
    Game game(seeded(6));
    Random random(1);
    test::play_moves(game, random, 2);
    EXPECT_FALSE(game.is_assisted());
    game.undo();
    game.redo();
    EXPECT_TRUE(game.is_assisted());
    EXPECT_TRUE(Game(game.record()).is_assisted());
}

TEST(LinesGame, ANewMoveClearsRedo) {
    Game game(seeded(7));
    Random random(1);
    test::play_moves(game, random, 3);
    game.undo();
    game.undo();
    EXPECT_TRUE(game.can_redo());
    test::play_moves(game, random, 1);
    EXPECT_FALSE(game.can_redo());
}

TEST(LinesGame, ContinuesFromARecordThatEndsBeforeAThrow) {
    const auto record = parse_record(
        "[Game \"Lines\"]\n[Size \"3x3\"]\n[Colours \"5\"]\n[Line \"3\"]\n[First \"3\"]\n[Each \"1\"]\n\n"
        "throw a1:1 b2:2 c3:3\nmove a1 a3\n");
    ASSERT_TRUE(record);
    const Game game(*record);
    EXPECT_EQ(game.position().turn(), Turn::kMove);
    EXPECT_EQ(game.position().board().free_count(), 5);
}

// Every cell and every colour comes up about as often as every other one.
TEST(Throws, AreUniform) {
    const Position position({4, 4, 4, 3, 3, 3});
    std::map<Cell, int> cells;
    std::map<int, int> colours;
    constexpr int kThrows = 16'000;
    for (std::uint64_t seed = 0; seed < kThrows; ++seed)
        for (const Chip& chip : draw_throw(seed, position)) {
            ++cells[chip.cell];
            ++colours[chip.colour];
        }
    EXPECT_EQ(cells.size(), 16U);
    EXPECT_EQ(colours.size(), 4U);
    for (const auto& [cell, count] : cells) EXPECT_NEAR(count, kThrows * 3 / 16, 250) << to_text(cell);
    for (const auto& [colour, count] : colours) EXPECT_NEAR(count, kThrows * 3 / 4, 450) << colour;
}

}  // namespace
}  // namespace atom4::lines
