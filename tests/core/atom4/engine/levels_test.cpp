// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/computer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "tests/core/atom4/engine/support.h"

namespace atom4 {
namespace {

// Returns the same position without its last placement: nothing is overlooked there.
Position without_past(const Position& position) {
    return *parse_position(to_text(position));
}

// Returns how easily a winning placement is seen: it is near the last placement and turns only pieces next to it, or it
// is far from the last placement, or neither.
enum class Seen : std::uint8_t { kNear, kElsewhere, kFar };
Seen how_seen(const Position& position, Cell win) {
    Position next = position;
    const Reaction reaction = next.play_legal(win);
    const int steps = steps_between(*position.last_placed(), win);
    if (steps >= 5) return Seen::kFar;
    for (const Change& change : reaction.changes())
        if (change.distance > 1) return Seen::kElsewhere;
    return steps <= 2 ? Seen::kNear : Seen::kElsewhere;
}

TEST(Levels, FinishAWinInOne) {
    Engine engine;
    int wins = 0;
    test::for_random_positions(8, 40, [&](const Position& played) {
        const Position position = without_past(played);
        if (!position.find_win(position.to_play())) return;
        ++wins;
        for (const int level : {0, 1, 2}) {
            Position next = position;
            ASSERT_TRUE(next.play_legal(*choose_move(engine, position, level, 1, {})).wins()) << to_text(position);
        }
    });
    EXPECT_GT(wins, 30);
}

TEST(Levels, StopALossInOneFromLevelTwoUp) {
    Engine engine;
    int stopped = 0;
    test::for_random_positions(9, 60, [&](const Position& played) {
        const Position position = without_past(played);
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

TEST(Levels, FinishAWinBesideTheLastPlacement) {
    Engine engine;
    int wins = 0;
    test::for_random_positions(11, 150, [&](const Position& position) {
        if (!position.last_placed()) return;
        const Wins all = position.find_wins(position.to_play());
        if (std::none_of(all.cells().begin(), all.cells().end(),
                         [&](Cell win) { return how_seen(position, win) == Seen::kNear; }))
            return;
        ++wins;
        for (const int level : {1, 3, 6}) {
            Position next = position;
            ASSERT_TRUE(next.play_legal(*choose_move(engine, position, level, position.hash(), {})).wins())
                << to_text(position);
        }
    });
    EXPECT_GT(wins, 30);
}

TEST(Levels, LowerOnesMissDistantWinsMoreOften) {
    Engine engine;
    int wins = 0;
    constexpr std::array kLevels{0, 2, 4, 6};
    std::array<int, kLevels.size()> missed{};
    test::for_random_positions(12, 250, [&](const Position& position) {
        if (!position.last_placed()) return;
        const Wins all = position.find_wins(position.to_play());
        if (all.cells().size() != 1 || how_seen(position, all.cells()[0]) != Seen::kFar) return;
        ++wins;
        for (std::size_t i = 0; i < kLevels.size(); ++i) {
            Position next = position;
            if (!next.play_legal(*choose_move(engine, position, kLevels[i], position.hash(), {})).wins()) ++missed[i];
        }
    });
    ASSERT_GT(wins, 100);
    EXPECT_GT(missed[0], wins / 3);
    EXPECT_GT(missed[1], wins / 8);
    EXPECT_GT(missed[0], missed[1]);
    EXPECT_GT(missed[1], missed[2]);
    EXPECT_GT(missed[2], 0);
    EXPECT_EQ(missed[3], 0);
}

// Threats of the opponent, too, are overlooked only if they are far from the last placement.
TEST(Levels, OverlookOnlyThreatsFarFromTheLastPlacement) {
    Engine engine;
    int near = 0;
    int far = 0;
    int far_lost = 0;
    test::for_random_positions(13, 200, [&](const Position& position) {
        if (!position.last_placed() || position.find_win(position.to_play())) return;
        Position passed = position;
        passed.pass();
        const Wins threats = passed.find_wins(passed.to_play());
        if (threats.cells().size() != 1) return;
        const Cell threat = threats.cells()[0];
        // Only where a piece on the cell itself stops the threat, which is seen at a glance.
        Position answered = position;
        answered.play_legal(threat);
        if (answered.find_win(answered.to_play())) return;
        const Seen seen = how_seen(passed, threat);
        if (seen == Seen::kElsewhere) return;
        Position next = position;
        next.play_legal(*choose_move(engine, position, 2, position.hash(), {}));
        const bool wins_there = !next.is_over() && next.is_legal(threat) && test::wins_at(next, threat);
        if (seen == Seen::kFar) {
            ++far;
            far_lost += wins_there ? 1 : 0;
        } else {
            ++near;
            ASSERT_FALSE(wins_there) << to_text(position);
        }
    });
    EXPECT_GT(near, 30);
    EXPECT_GT(far_lost, far / 10);
}

TEST(Levels, GiveTheSameAnswerForTheSameSeed) {
    Engine one;
    Engine other;
    (void)choose_move(other, Position(), 3, 5, {});  // earlier searches must make no difference
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
           a.noise.amplitude == b.noise.amplitude && a.noise.seed == b.noise.seed &&
           a.oversight.permille == b.oversight.permille && a.oversight.seed == b.oversight.seed;
}

// The larger the fraction, the more moves are those of the next level; the others are those of the level below.
TEST(Levels, FractionalOnesMixTheMovesOfTheirNeighbours) {
    constexpr std::uint64_t kMoves = 2'000;
    for (const int level : {0, 3, 8, 11}) {
        int before = 0;
        for (const int tenths : {0, 1, 5, 9}) {
            int of_next = 0;
            for (std::uint64_t seed = 0; seed < kMoves; ++seed) {
                const SearchSettings between = level_search(Level::of_tenths(Level(level).in_tenths() + tenths), seed);
                const bool is_next = is_same(between, level_search(level + 1, seed));
                ASSERT_TRUE(is_next || is_same(between, level_search(level, seed)));
                // Not counted if both levels search alike, so that the move may be of either.
                of_next += is_next && !is_same(between, level_search(level, seed)) ? 1 : 0;
            }
            EXPECT_NEAR(of_next, static_cast<int>(kMoves) * tenths / 10, 120) << level;
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

// How often a level, playing itself, leaves the opponent a win in one that it could stop, and misses its own.
struct Overlooked {
    double threats;
    double wins;
};
Overlooked overlooked_by(int level) {
    constexpr std::uint64_t kGames = 60;
    Engine engine;
    int threats = 0, left = 0, wins = 0, passed_by = 0;
    for (std::uint64_t game = 0; game < kGames; ++game) {
        Position position;
        Random random(mix(1'000 * static_cast<std::uint64_t>(level) + game));
        while (!position.is_over()) {
            const Colour theirs = next_on_wheel(position.to_play());
            const bool can_win = position.find_win(position.to_play()).has_value();
            const auto leaves_a_win = [&](Cell cell) {
                Position after = position;
                after.play_legal(cell);
                return after.find_win(theirs).has_value();
            };
            const auto legal = position.legal_moves();
            const bool is_threatened =
                !can_win && position.find_win(theirs) && !std::all_of(legal.begin(), legal.end(), leaves_a_win);
            const Cell move = *choose_move(engine, position, level, random.next(), {});
            if (is_threatened) {
                ++threats;
                left += leaves_a_win(move) ? 1 : 0;
            }
            const Reaction reaction = position.play_legal(move);
            wins += can_win ? 1 : 0;
            passed_by += can_win && !reaction.wins() ? 1 : 0;
        }
    }
    EXPECT_GT(threats, 100);
    EXPECT_GT(wins, 40);
    return {static_cast<double>(left) / threats, static_cast<double>(passed_by) / wins};
}

// The texts in core/atom4/game/level_texts.cpp say "most", "one in eight" and "one in four".
TEST(Levels, OverlookAsMuchAsTheirDescriptionsSay) {
    const Overlooked lowest = overlooked_by(0);
    EXPECT_NEAR(lowest.threats, 0.7, 0.1);
    EXPECT_NEAR(lowest.wins, 0.73, 0.12);
    const Overlooked second = overlooked_by(1);
    EXPECT_NEAR(second.threats, 1.0 / 8, 0.06);
    EXPECT_NEAR(second.wins, 1.0 / 4, 0.12);
    EXPECT_LT(overlooked_by(2).threats, 0.12);
}

TEST(Levels, AreAcceptedHoweverHigh) {
    Engine engine;
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(choose_move(engine, Position(), 1'000'000'000, 1, stop.get_token()), std::nullopt);
}

}  // namespace
}  // namespace atom4
