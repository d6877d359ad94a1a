// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/tournament.h"

#include <gtest/gtest.h>

#include "tests/support/cost.h"
#include "tests/support/positions.h"
#include "tests/support/resource_limits.h"

namespace atom4 {
namespace {

TournamentSettings small_tournament() {
    TournamentSettings settings;
    settings.sides.a.limits.depth = 2;
    settings.sides.b.level = 0;
    settings.games = 8;
    settings.size = {8, 8};
    settings.random_plies = 4;
    settings.seed = 5;
    return settings;
}

std::vector<TournamentGame> play(const TournamentSettings& settings) {
    std::vector<TournamentGame> games;
    run_tournament(settings, [&](const TournamentGame& game) {
        games.push_back(game);
        return true;
    });
    return games;
}

void expect_same(const std::vector<TournamentGame>& a, const std::vector<TournamentGame>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].index, b[i].index);
        EXPECT_EQ(a[i].moves, b[i].moves);
        EXPECT_EQ(a[i].outcome, b[i].outcome);
    }
}

TEST(Tournament, PlaysEachOpeningWithBothSeatings) {
    const auto games = play(small_tournament());
    ASSERT_EQ(games.size(), 8U);
    std::set<std::vector<Cell>> openings;
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].index, static_cast<int>(i));
        EXPECT_EQ(games[i].a_plays, i % 2 == 0 ? Player::kFirst : Player::kSecond);
        const std::vector<Cell> opening(games[i].moves.begin(), games[i].moves.begin() + 4);
        if (i % 2 == 1) {
            EXPECT_TRUE(openings.contains(opening));
        }
        openings.insert(opening);
    }
    EXPECT_GT(openings.size(), 1U);
}

TEST(Tournament, ReportsLegalFinishedGames) {
    for (const TournamentGame& game : play(small_tournament())) {
        Position position = game.start;
        for (const Cell cell : game.moves) ASSERT_TRUE(position.play(cell).has_value());
        EXPECT_TRUE(position.is_over());
        EXPECT_EQ(position.outcome(), game.outcome);
        EXPECT_EQ(game.times.a.moves + game.times.b.moves + 4, static_cast<int>(game.moves.size()));
        EXPECT_GE(game.times.a.total, game.times.a.longest);
        const Tally tally = game.result_of_a();
        EXPECT_EQ(tally.games(), 1);
        EXPECT_EQ(tally.wins == 1, winner(game.outcome) == game.a_plays);
    }
}

TEST(Tournament, DependsOnNothingButItsSettings) {
    const auto games = play(small_tournament());
    TournamentSettings settings = small_tournament();
    settings.threads = 4;
    expect_same(play(settings), games);
    settings.seed = 6;
    EXPECT_NE(play(settings).front().moves, games.front().moves);
}

TEST(Tournament, IsTheSameInShards) {
    const auto games = play(small_tournament());
    std::vector<TournamentGame> merged;
    for (int shard = 0; shard < 3; ++shard) {
        TournamentSettings settings = small_tournament();
        settings.shard = shard;
        settings.shards = 3;
        for (const TournamentGame& game : play(settings)) merged.push_back(game);
    }
    std::sort(merged.begin(), merged.end(), [](const auto& a, const auto& b) { return a.index < b.index; });
    expect_same(merged, games);
}

TEST(Tournament, StopsWhenItsListenerReturnsFalse) {
    for (const int threads : {1, 3}) {
        TournamentSettings settings = small_tournament();
        settings.games = 1'000;
        settings.threads = threads;
        int heard = 0;
        run_tournament(settings, [&](const TournamentGame& game) {
            EXPECT_EQ(game.index, heard);
            return ++heard < 5;
        });
        EXPECT_EQ(heard, 5);
    }
}

TEST(Tournament, RunsWithAsManyThreadsAsCanBeStarted) {
    TournamentSettings settings = small_tournament();
    settings.threads = 3;
    std::vector<int> told;
    run_tournament(
        settings, [](const TournamentGame&) { return true; }, [&](int threads) { told.push_back(threads); });
    EXPECT_EQ(told, std::vector<int>{3});
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    const auto games = play(small_tournament());
    // Threads that cannot be started, and engines that find no memory.
    for (const int hash : {1, 16})
        EXPECT_TRUE(test::ends_well_apart([&] {
            test::leave_memory(std::size_t{56} << 20U);
            settings.threads = 100;
            settings.sides.a.hash_mebibytes = settings.sides.b.hash_mebibytes = hash;
            int threads = 0;
            std::vector<TournamentGame> played;
            run_tournament(
                settings,
                [&](const TournamentGame& game) {
                    played.push_back(game);
                    return true;
                },
                [&](int had) { threads = had; });
            return threads >= 1 && threads < 100 &&
                   std::equal(played.begin(), played.end(), games.begin(), games.end(),
                              [](const auto& a, const auto& b) { return a.index == b.index && a.moves == b.moves; });
        })) << hash;
}

TEST(Tournament, StopsAllThreadsWhenItsListenerThrows) {
    EXPECT_TRUE(test::ends_well_apart([] {
        for (const int threads : {1, 3}) {
            TournamentSettings settings = small_tournament();
            settings.games = 100'000;
            settings.threads = threads;
            int heard = 0;
            try {
                run_tournament(settings, [&](const TournamentGame&) {
                    if (++heard == 5) throw std::bad_alloc();
                    return true;
                });
                return false;
            } catch (const std::bad_alloc&) {
            }
            if (heard != 5) return false;
        }
        return true;
    }));
}

TEST(Tournament, ThrowsBadAllocWithoutMemoryForOneEngine) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    EXPECT_TRUE(test::ends_well_apart([] {
        TournamentSettings settings = small_tournament();
        settings.sides.b.hash_mebibytes = 64;
        settings.threads = 2;
        test::leave_memory(std::size_t{30} << 20U);
        try {
            run_tournament(settings, [](const TournamentGame&) { return true; });
        } catch (const std::bad_alloc&) {
            return true;
        }
        return false;
    }));
}

TEST(Tournament, TakesItsOpeningsInTurn) {
    TournamentSettings settings = small_tournament();
    settings.openings = {{test::position("6/6/2GP2/6/6/6 R"), {}}, {Position(BoardSize{7, 7}), test::cells("e3")}};
    settings.games = 6;
    for (const TournamentGame& game : play(settings)) {
        const Opening& opening = settings.openings[static_cast<std::size_t>(game.index / 2 % 2)];
        EXPECT_EQ(game.start, opening.start);
        EXPECT_TRUE(std::equal(opening.moves.begin(), opening.moves.end(), game.moves.begin()));
    }
}

TEST(Tournament, FindsOpeningsThatAreStillInPlay) {
    TournamentSettings settings = small_tournament();
    settings.size = {6, 6};
    settings.random_plies = 100;  // more than there are cells
    for (int index = 0; index < 5; ++index) {
        const Opening opening = opening_of(settings, index);
        Position position = opening.start;
        for (const Cell cell : opening.moves) position.play_legal(cell);
        EXPECT_FALSE(position.is_over());
        EXPECT_GT(opening.moves.size(), 5U);
    }
}

}  // namespace
}  // namespace atom4
