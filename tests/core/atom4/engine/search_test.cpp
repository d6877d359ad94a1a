// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/search.h"

#include <gtest/gtest.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>

#include "core/atom4/tuning/bench.h"
#include "tests/core/atom4/engine/support.h"
#include "tests/support/cost.h"
#include "tests/support/resource_limits.h"

namespace atom4 {
namespace {

using namespace std::chrono_literals;

// Returns every win in one, found by trying every move.
std::set<Cell> wins_in_one(const Position& position) {
    std::set<Cell> wins;
    for (const Cell cell : test::legal_set(position)) {
        Position next = position;
        if (next.play_legal(cell).wins()) wins.insert(cell);
    }
    return wins;
}

TEST(FindWin, IsTheSmallestWinningMoveOrNone) {
    int found = 0;
    test::for_random_positions(3, 300, [&](const Position& position) {
        const auto wins = wins_in_one(position);
        const auto win = position.find_win(position.to_play());
        ASSERT_EQ(win.has_value(), !wins.empty()) << to_text(position);
        if (!win) return;
        ASSERT_EQ(*win, *wins.begin()) << to_text(position);
        ++found;
    });
    EXPECT_GT(found, 200);
}

TEST(FindWin, SeesTheThreatOfThePlayerWhoIsNotToMove) {
    test::for_random_positions(4, 100, [&](const Position& position) {
        Position passed = position;
        passed.pass();
        ASSERT_EQ(position.find_win(passed.to_play()).has_value(), !wins_in_one(passed).empty());
        ASSERT_EQ(passed.hash(), passed.computed_hash());
        passed.unpass();
        ASSERT_EQ(passed, position);
    });
}

// Returns the score by plain negamax to the depth, if no evaluation is needed: for a forced win or loss within it.
std::optional<int> forced_score(Position& position, int depth, int ply = 0) {
    if (const auto player = winner(position.outcome())) return -(Score::kWin - ply);
    if (position.is_over() || depth == 0) return std::nullopt;
    int best = -Score::kWin;
    bool all_lose = true;
    for (const Cell cell : test::legal_set(position)) {
        const Reaction reaction = position.play_legal(cell);
        const auto below = forced_score(position, depth - 1, ply + 1);
        position.undo(reaction);
        if (below && -*below > 0) {
            best = std::max(best, -*below);
            all_lose = false;
        } else if (below) {
            best = std::max(best, -*below);
        } else {
            all_lose = false;
            best = std::max(best, 0);
        }
    }
    if (best > 0 || all_lose) return best;
    return std::nullopt;
}

TEST(Search, FindsForcedWinsAndLossesWithinItsDepth) {
    int wins = 0;
    int losses = 0;
    int tried = 0;
    Engine engine;
    test::for_random_positions(5, 2'000, [&](Position position) {
        if (position.legal_moves().size() > 12) return;
        // Losses are rare in random games, except where there is a threat.
        const bool threatened = position.find_win(next_on_wheel(position.to_play())).has_value();
        if (!threatened && ++tried % 24 != 0) return;
        const auto expected = forced_score(position, 3);
        engine.clear();
        SearchLimits limits;
        limits.depth = 3;
        const SearchReport report = engine.search(position, {limits});
        if (expected) {
            ASSERT_EQ(report.score().value(), *expected) << to_text(position);
            (*expected > 0 ? wins : losses)++;
        } else if (const auto plies = report.score().plies_to_win()) {
            ASSERT_GT(*plies, 3) << to_text(position);
        } else if (const auto lost = report.score().plies_to_loss()) {
            ASSERT_GT(*lost, 3) << to_text(position);
        }
    });
    EXPECT_GT(wins, 50);
    EXPECT_GT(losses, 10);
}

TEST(Search, ReportsALegalPrincipalVariation) {
    Engine engine;
    SearchLimits limits;
    limits.depth = 5;
    for (const std::string_view text : bench_positions()) {
        Position position = test::position(text);
        const SearchReport report = engine.search(position, {limits});
        ASSERT_FALSE(report.principal_variation().empty());
        for (const Cell cell : report.principal_variation()) ASSERT_TRUE(position.play(cell).has_value()) << text;
        if (const auto plies = report.score().plies_to_win()) {
            EXPECT_EQ(static_cast<int>(report.principal_variation().size()), *plies);
            EXPECT_TRUE(position.is_over());
        }
    }
}

TEST(Search, ReportsTheBestFirstMovesInOrder) {
    Engine engine;
    test::for_random_positions(11, 30, [&](const Position& position) {
        if (position.piece_count() % 8 != 0) return;
        engine.clear();
        SearchSettings settings;
        settings.limits.depth = 3;
        settings.lines = 4;
        const SearchReport report = engine.search(position, settings);
        const auto moves = test::legal_set(position);
        ASSERT_EQ(report.lines.size(), std::min<std::size_t>(4, moves.size()));
        std::set<Cell> first_moves;
        for (std::size_t i = 0; i < report.lines.size(); ++i) {
            ASSERT_TRUE(first_moves.insert(report.lines[i].moves.front()).second);
            ASSERT_LE(report.lines[i].score, report.lines[i > 0 ? i - 1 : 0].score);
            Position next = position;
            for (const Cell cell : report.lines[i].moves) ASSERT_TRUE(next.play(cell).has_value());
        }
        const auto wins = wins_in_one(position);
        const auto reported_wins = std::ranges::count_if(
            report.lines, [](const SearchLine& line) { return line.score == Score(Score::kWin - 1); });
        ASSERT_EQ(static_cast<std::size_t>(reported_wins), std::min(wins.size(), report.lines.size()));
    });
}

TEST(Search, HasAsManyLinesAsThereAreMoves) {
    Engine engine;
    SearchSettings settings;
    settings.limits.depth = 4;
    settings.lines = 1'000;
    EXPECT_EQ(engine.search(Position(), settings).lines.size(), 2U);
}

TEST(Search, FindsForcedEndsWithFourThreads) {
    Engine one;
    Engine four;
    four.set_threads(4);
    int forced = 0;
    test::for_random_positions(12, 40, [&](const Position& position) {
        if (!position.find_win(next_on_wheel(position.to_play())) || position.find_win(position.to_play())) return;
        SearchLimits limits;
        limits.depth = 3;
        one.clear();
        four.clear();
        const Score expected = one.search(position, {limits}).score();
        const SearchReport report = four.search(position, {limits});
        ASSERT_TRUE(position.is_legal(*report.move()));
        if (!expected.plies_to_loss() && !expected.plies_to_win()) return;
        ++forced;
        ASSERT_EQ(report.score(), expected) << to_text(position);
    });
    EXPECT_GT(forced, 20);
}

TEST(Search, StopsAllThreadsAtOnce) {
    Engine engine;
    engine.set_threads(4);
    for (int round = 0; round < 20; ++round) {
        std::stop_source stop;
        const SearchReport report =
            engine.search(test::position(bench_positions()[3]), {}, stop.get_token(), [&](const SearchReport& so_far) {
                if (so_far.depth == 3) stop.request_stop();
            });
        ASSERT_GE(report.depth, 3);
        ASSERT_TRUE(report.move());
    }
}

TEST(Search, IsTheSameForAPlayedAndAParsedPosition) {
    Engine engine;
    SearchLimits limits;
    limits.depth = 4;
    test::for_random_positions(6, 4, [&](const Position& position) {
        if (position.piece_count() % 10 != 0) return;
        engine.clear();
        const SearchReport played = engine.search(position, {limits});
        engine.clear();
        const SearchReport read = engine.search(test::position(to_text(position)), {limits});
        ASSERT_EQ(played.nodes, read.nodes);
        ASSERT_EQ(played.score(), read.score());
        ASSERT_TRUE(std::ranges::equal(played.principal_variation(), read.principal_variation()));
    });
}

TEST(Search, ReportsEveryDepthOnce) {
    Engine engine;
    SearchLimits limits;
    limits.depth = 5;
    std::vector<int> depths;
    const auto report =
        engine.search(Position(), {limits}, {}, [&](const SearchReport& so_far) { depths.push_back(so_far.depth); });
    EXPECT_EQ(depths, (std::vector{1, 2, 3, 4, 5}));
    EXPECT_EQ(report.depth, 5);
}

TEST(Search, EndsAtItsLimits) {
    Engine engine;
    const Position position = test::position(bench_positions()[2]);
    SearchLimits nodes;
    nodes.nodes = 20'000;
    EXPECT_LT(engine.search(position, {nodes}).nodes, 21'000U);
    SearchLimits time;
    time.time = 30ms;
    EXPECT_FALSE(engine.search(position, {time}).lines.empty());
}

TEST(Search, FinishesTheDepthThatItHasBegun) {
    Engine engine;
    SearchLimits limits;
    limits.time = 1h;
    limits.enough = 0ms;
    EXPECT_EQ(engine.search(Position(), {limits}).depth, 1);
    limits.enough = 20ms;
    std::vector<SearchReport> told;
    const auto report =
        engine.search(Position(), {limits}, {}, [&](const SearchReport& so_far) { told.push_back(so_far); });
    ASSERT_GE(told.size(), 2U);
    EXPECT_LT(told[told.size() - 2].time, 20ms);
    EXPECT_GE(told.back().time, 20ms);
    EXPECT_EQ(report.nodes, told.back().nodes);
}

TEST(Search, EndsByItselfWhenTheGameIsSolved) {
    Engine engine;
    Random random(7);
    Position position(BoardSize{6, 6});
    while (!position.is_over() && position.piece_count() < 30) position.play_legal(test::random_move(position, random));
    ASSERT_FALSE(position.is_over());
    const SearchReport report = engine.search(position, {});
    EXPECT_LE(report.depth, 6);
}

// Returns the processor time of a thread, so that other load on the machine does not decide a test.
std::chrono::nanoseconds processor_time(clockid_t clock) {
    timespec time{};
    EXPECT_EQ(::clock_gettime(clock, &time), 0);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

TEST(Search, StopsWithin20Milliseconds) {
    for (const std::string_view text : bench_positions()) {
        const Position position = test::position(text);
        Engine engine;
        std::stop_source stop;
        std::atomic<bool> deep = false;
        std::chrono::nanoseconds ended{};
        std::thread thinker([&] {
            engine.search(position, {}, stop.get_token(), [&](const SearchReport& report) {
                if (report.depth != 4) return;
                deep = true;
                deep.notify_one();
            });
            ended = processor_time(CLOCK_THREAD_CPUTIME_ID);
            deep = true;
            deep.notify_one();
        });
        clockid_t clock{};
        ASSERT_EQ(::pthread_getcpuclockid(thinker.native_handle(), &clock), 0);
        deep.wait(false);
        const auto asked = processor_time(clock);
        stop.request_stop();
        thinker.join();
        EXPECT_LT(ended - asked, 20ms) << text;
    }
}

TEST(Search, EndsSoonIfStoppedBeforehand) {
    std::stop_source stop;
    stop.request_stop();
    Engine engine;
    EXPECT_LE(engine.search(Position(), {}, stop.get_token()).nodes, 1'000U);
}

TEST(Search, RunsWithAsManyThreadsAsCanBeStarted) {
    if (test::is_sanitized()) GTEST_SKIP() << "memory cannot be limited";
    SearchSettings settings;
    settings.limits.depth = 4;
    Engine all;
    all.set_threads(3);
    (void)all.search(Position(), settings);
    EXPECT_EQ(all.threads_had(), 3);
    const bool well = test::ends_well_apart([&] {
        Engine engine;
        engine.set_threads(Engine::kMaxThreads);
        test::leave_memory(std::size_t{20} << 20U);  // enough for the search, and for a stack or two
        int told = 0;
        const SearchReport report =
            engine.search(Position(), settings, {}, [&](const SearchReport&) { told = engine.threads_had(); });
        return report.depth == 4 && report.move() && told >= 1 && told < Engine::kMaxThreads &&
               told == engine.threads_had();
    });
    EXPECT_TRUE(well);
}

TEST(Search, EndsAllThreadsWhenTheCallbackThrows) {
    EXPECT_TRUE(test::ends_well_apart([] {
        Engine engine;
        engine.set_threads(3);
        try {
            engine.search(Position(), {}, {}, [](const SearchReport& report) {
                if (report.depth == 2) throw std::bad_alloc();
            });
        } catch (const std::bad_alloc&) {
            return true;
        }
        return false;
    }));
}

}  // namespace
}  // namespace atom4
