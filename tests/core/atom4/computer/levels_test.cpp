// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/computer/levels.h"

#include <gtest/gtest.h>

#include "tests/core/atom4/search/support.h"

namespace atom4 {
namespace {

TEST(Levels, FinishAWinInOne) {
    Engine engine;
    int wins = 0;
    test::for_random_positions(8, 40, [&](const Position& position) {
        if (!position.find_win(position.to_play())) return;
        ++wins;
        for (const int level : {0, 1, 2}) {
            Position next = position;
            ASSERT_TRUE(next.play_legal(*choose_move(engine, position, level, 1, {})).wins()) << to_text(position);
        }
    });
    EXPECT_GT(wins, 30);
}

TEST(Levels, FromTwoOnStopALossInOne) {
    Engine engine;
    int stopped = 0;
    test::for_random_positions(9, 60, [&](const Position& position) {
        if (position.find_win(position.to_play())) return;
        if (!position.find_win(next_on_wheel(position.to_play()))) return;
        const auto loses = [&](Cell cell) {
            Position next = position;
            next.play_legal(cell);
            return next.find_win(next.to_play()).has_value();
        };
        const auto moves = test::legal_set(position);
        if (std::all_of(moves.begin(), moves.end(), loses)) return;
        ++stopped;
        for (const int level : {2, 3, 7}) {
            const Cell cell = *choose_move(engine, position, level, 1, {});
            ASSERT_FALSE(loses(cell)) << "level " << level << " plays " << to_text(cell) << " in " << to_text(position);
        }
    });
    EXPECT_GT(stopped, 100);
}

TEST(Levels, GiveTheSameAnswerForTheSameSeed) {
    Engine one;
    Engine other;
    (void)choose_move(other, Position(), 3, 5, {});  // a past must not show
    test::for_random_positions(10, 2, [&](const Position& position) {
        if (position.piece_count() % 7 != 0) return;
        for (const int level : {0, 2, 3, 7})
            ASSERT_EQ(choose_move(one, position, level, 99, {}), choose_move(other, position, level, 99, {}));
    });
}

TEST(Levels, PlayAnotherGameForAnotherSeed) {
    Engine engine;
    std::set<std::string> games;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Position position;
        for (int ply = 0; ply < 12 && !position.is_over(); ++ply)
            position.play_legal(*choose_move(engine, position, 2, mix(seed ^ position.hash()), {}));
        games.insert(to_text(position));
    }
    EXPECT_GT(games.size(), 4U);
}

bool is_same(const SearchSettings& a, const SearchSettings& b) {
    return a.limits.depth == b.limits.depth && a.limits.nodes == b.limits.nodes &&
           a.noise.amplitude == b.noise.amplitude && a.noise.seed == b.noise.seed;
}

// The further on the way, the more moves are those of the next level, and those stay so.
TEST(Levels, BetweenTwoTheMovesAreOfOneOrTheOther) {
    constexpr std::uint64_t kMoves = 2'000;
    for (const int level : {0, 3, 8, 11}) {
        int before = 0;
        for (const int thousandths : {0, 100, 500, 900, 999}) {
            int of_next = 0;
            for (std::uint64_t seed = 0; seed < kMoves; ++seed) {
                const SearchSettings between =
                    level_search(Level::of_thousandths(Level(level).in_thousandths() + thousandths), seed);
                const bool is_next = is_same(between, level_search(level + 1, seed));
                ASSERT_TRUE(is_next || is_same(between, level_search(level, seed)));
                // Where two levels lapse alike, either may be meant.
                of_next += is_next && !is_same(between, level_search(level, seed)) ? 1 : 0;
            }
            EXPECT_NEAR(of_next, static_cast<int>(kMoves) * thousandths / 1'000, 120) << level;
            EXPECT_GE(of_next, before);
            before = of_next;
        }
    }
}

TEST(Levels, AHigherOneBeatsALowerOne) {
    Engine engine;
    int points = 0;  // two for a win, one for a draw
    constexpr int kGames = 12;
    for (int game = 0; game < kGames; ++game) {
        Random random(static_cast<std::uint64_t>(game / 2));
        Position position(BoardSize{12, 12});
        for (int ply = 0; ply < 4; ++ply) position.play_legal(test::random_move(position, random));
        const Player stronger = game % 2 == 0 ? Player::kFirst : Player::kSecond;
        while (!position.is_over()) {
            const int level = position.mover() == stronger ? 5 : 1;
            position.play_legal(*choose_move(engine, position, level, random.next(), {}));
        }
        const auto won = winner(position.outcome());
        points += !won ? 1 : *won == stronger ? 2 : 0;
    }
    EXPECT_GE(points, 2 * kGames * 3 / 4);
}

TEST(Levels, OfAnyNumberAreTaken) {
    Engine engine;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(choose_move(engine, Position(), 1'000'000'000, 1, stop.get_token()), std::nullopt);
}

}  // namespace
}  // namespace atom4
