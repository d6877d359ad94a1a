// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/analysis.h"

#include <gtest/gtest.h>

#include <atomic>
#include <ctime>
#include <thread>

#include "core/atom4/engine/hint.h"
#include "core/atom4/engine/review.h"
#include "core/base/random.h"
#include "tests/core/atom4/engine/late_positions.h"
#include "tests/core/atom4/engine/slow_value.h"
#include "tests/support/cost.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using std::chrono::milliseconds;

// What the move is worth, by the rules alone.
Score true_score(const Position& position, Cell cell) {
    Position after = position;
    if (after.play_legal(cell).wins()) return Score(Score::kWin - 1);
    const test::Worth worth = test::slow_worth(after);
    Solution solution;
    solution.value = worth.value;
    solution.plies = worth.plies;
    return seen_from_before(*exact_score(solution));
}
Score true_score(const Position& position) {
    Score best(-Score::kWin);
    for (const Cell cell : position.legal_moves()) best = std::max(best, true_score(position, cell));
    return best;
}

Position late(int round, int empty, Random& random) {
    const BoardSize size{6 + round % 3, 6 + round / 3 % 3};
    const Colour colour = kWheel[random.below(kWheelSize)];
    return round % 3 == 0 ? test::late_position(size, colour, empty, random)
                          : test::scattered_position(size, colour, empty, random);
}

TEST(Analysis, EvaluatesEachMoveInLatePositions) {
    Random random(1);
    Engine engine(1);
    int draws = 0;
    int ends = 0;
    for (int round = 0; round < 150; ++round) {
        const Position position = late(round, 4 + round % 4, random);
        if (position.is_over()) continue;
        SearchSettings settings;
        settings.lines = 1 + round % 3;
        int told = 0;
        SearchReport last;
        const SearchReport report = analyse(engine, position, settings, {}, [&](const SearchReport& so_far) {
            last = so_far;
            ++told;
        });
        ASSERT_GT(told, 0);
        ASSERT_EQ(report.lines.size(),
                  std::min(static_cast<std::size_t>(settings.lines), position.legal_moves().size()));
        EXPECT_EQ(last.move(), report.move());
        EXPECT_EQ(last.score(), report.score());
        EXPECT_EQ(report.score(), true_score(position)) << to_text(position);
        for (const SearchLine& line : report.lines) {
            ASSERT_FALSE(line.moves.empty());
            EXPECT_EQ(line.score, true_score(position, line.moves.front())) << to_text(position);
            Position after = position;
            for (const Cell cell : line.moves) ASSERT_TRUE(after.play(cell).has_value());
            EXPECT_TRUE(after.is_over());
        }
        (report.score().is_draw() ? draws : ends) += 1;
    }
    EXPECT_GE(draws, 20);
    EXPECT_GE(ends, 20);
}

// Returns a position with single empty cells far from each other: in any line of four, one piece is two lights away
// from the goal colour, which is more than can still change.
Position hopeless_position() {
    Setup setup{{26, 26}, {}, Colour::kRed};
    for (int row = 0; row < 26; ++row)
        for (int col = 0; col < 26; ++col)
            if (row % 6 != 1 || col % 6 != 1)
                setup.pieces.emplace_back(Cell(row, col), col % 2 == 0 ? Colour::kRed : Colour::kYellow);
    return *Position::from_setup(setup);
}

TEST(Analysis, SeesThatNeitherSideCanWin) {
    const Position position = hopeless_position();
    Engine engine(1);
    SearchSettings settings;
    settings.limits.nodes = 1'000;
    const SearchReport report = analyse(engine, position, settings);
    EXPECT_TRUE(report.score().is_draw());
    EXPECT_TRUE(report.move() && position.is_legal(*report.move()));
    EXPECT_TRUE(find_hint(engine, position)->score.is_draw());
}

TEST(Analysis, SearchesUnsolvedPositions) {
    SearchSettings settings;
    settings.limits.depth = 5;
    Engine engine(1);
    const SearchReport searched = engine.search(Position(), settings);
    engine.clear();
    const SearchReport report = analyse(engine, Position(), settings);
    EXPECT_EQ(report.score(), searched.score());
    EXPECT_EQ(report.nodes, searched.nodes);
    EXPECT_EQ(report.move(), searched.move());
}

double process_seconds() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// After the stop, two threads may take 20 ms of processor time each.
TEST(Analysis, EndsSoonWhenItIsStopped) {
    Random random(7);
    for (const int empty : {12, 16, 20, 24, 30}) {
        const Position position = test::late_position({16, 16}, Colour::kRed, empty, random);
        Engine engine(1);
        std::stop_source stop;
        std::atomic<bool> ended = false;
        std::jthread other([&] {
            (void)analyse(engine, position, {}, stop.get_token());
            ended = true;
        });
        const double start = process_seconds();
        while (!ended && process_seconds() < start + 0.15) std::this_thread::yield();
        stop.request_stop();
        const double stopped = process_seconds();
        other.join();
        EXPECT_LE(process_seconds() - stopped, 0.040 * test::kSlowness) << empty;
    }
}

TEST(Analysis, GivesExactHintsInLatePositions) {
    Random random(3);
    Engine engine(1);
    int held = 0;
    for (int round = 0; round < 40; ++round) {
        const Position position = late(round, 6, random);
        if (position.is_over()) continue;
        const auto hint = find_hint(engine, position);
        ASSERT_TRUE(hint);
        EXPECT_EQ(hint->score, true_score(position)) << to_text(position);
        EXPECT_EQ(true_score(position, hint->move), hint->score) << to_text(position);
        if (hint->reason != HintReason::kHoldsDraw) continue;
        EXPECT_TRUE(hint->score.is_draw());
        ++held;
    }
    EXPECT_GT(held, 0);
}

TEST(Analysis, GivesExactAndRepeatableReviewsInLatePositions) {
    Random random(4);
    int certain = 0;
    for (int round = 0; round < 20; ++round) {
        const Position start = late(round, 7, random);
        Position position = start;
        std::vector<Cell> moves;
        while (!position.is_over()) {
            const auto legal = position.legal_moves();
            moves.push_back(legal[random.below(legal.size())]);
            position.play_legal(moves.back());
        }
        SearchLimits limits;
        limits.nodes = 40'000;
        Engine engine(1);
        std::vector<ReviewedMove> first;
        review_game(engine, start, moves, limits, [&](const ReviewedMove& move) { first.push_back(move); });
        std::size_t index = 0;
        position = start;
        review_game(engine, start, moves, limits, [&](const ReviewedMove& move) {
            EXPECT_EQ(move.best_score, true_score(position)) << to_text(position);
            EXPECT_EQ(move.score, true_score(position, move.played)) << to_text(position);
            if (move.best_score.is_draw() && move.score.is_draw()) {
                EXPECT_EQ(move.judgement, Judgement::kGood);
                ++certain;
            }
            EXPECT_EQ(move.best_line, first[index].best_line);
            EXPECT_EQ(move.score, first[index++].score);
            position.play_legal(move.played);
        });
    }
    EXPECT_GT(certain, 0);
}

}  // namespace
}  // namespace atom4
