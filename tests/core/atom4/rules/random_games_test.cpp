// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "tests/support/positions.h"
#include "tests/support/reference_rules.h"

namespace atom4 {
namespace {

using test::ReferenceGame;

ReferenceGame::Place place(Cell cell) {
    return {cell.row(), cell.col()};
}

template <class Cells>
std::set<ReferenceGame::Place> places(const Cells& cells) {
    std::set<ReferenceGame::Place> result;
    for (const Cell cell : cells) result.insert(place(cell));
    return result;
}

std::vector<ReferenceGame::Turned> turned(const Reaction& reaction) {
    std::vector<ReferenceGame::Turned> result;
    for (const Change& change : reaction.changes()) {
        std::vector<ReferenceGame::Place> passed;
        for (const Cell cell : passed_through(reaction, change)) passed.push_back(place(cell));
        result.push_back({place(change.cell), letter(change.before), letter(change.after),
                          static_cast<int>(change.direction), passed});
    }
    return result;
}

Outcome outcome(const ReferenceGame& game) {
    if (game.winner() == 1) return Outcome::kFirstWins;
    if (game.winner() == 2) return Outcome::kSecondWins;
    return game.legal().empty() ? Outcome::kStalemate : Outcome::kOngoing;
}

void expect_alike(const Position& position, const ReferenceGame& game) {
    ASSERT_EQ(to_text(position), game.text());
    ASSERT_EQ(places(position.legal_moves()), game.legal());
    ASSERT_EQ(position.legal_moves().size(), game.legal().size()) << "no move twice";
    ASSERT_EQ(position.outcome(), outcome(game));
    ASSERT_EQ(number(position.mover()), game.mover());
    ASSERT_EQ(places(position.winning_cells()), game.winning_places());
    ASSERT_EQ(position.hash(), position.computed_hash());
}

// Plays a random game in both and compares them after each ply, or after the last one only.
void compare_games(BoardSize size, int round, Random& random, bool every_ply, long* plies = nullptr) {
    Position position(size, wheel_colour(round - 1));
    ReferenceGame game(size.rows, size.cols, round);
    while (!position.is_over()) {
        if (every_ply) {
            ASSERT_NO_FATAL_FAILURE(expect_alike(position, game));
        }
        if (plies != nullptr) ++*plies;
        const Cell cell = test::random_move(position, random);
        const Player mover = position.mover();
        const auto reaction = position.play(cell);
        ASSERT_TRUE(reaction);
        ASSERT_EQ(turned(*reaction), game.play(place(cell)));
        ASSERT_EQ(reaction->wins(), position.winning_cells().size() >= 4);
        if (const auto won_by = winner(position.outcome())) {
            ASSERT_EQ(*won_by, mover) << "only the mover can win";
        }
    }
    expect_alike(position, game);
}

TEST(RandomGames, AgreeWithTheReferenceRulesPlyByPly) {
    Random random(41);
    for (int i = 0; i < 100; ++i) {
        const BoardSize size{6 + i % 5, 6 + i / 5 % 5};
        ASSERT_NO_FATAL_FAILURE(compare_games(size, 1 + i % 7, random, true)) << to_text(size) << " game " << i;
    }
    for (const BoardSize size : {BoardSize{16, 16}, BoardSize{6, 26}, BoardSize{26, 6}, BoardSize{13, 17}})
        ASSERT_NO_FATAL_FAILURE(compare_games(size, 3, random, true)) << to_text(size);
}

TEST(RandomGames, AgreeWithTheReferenceRulesOnEverySize) {
    Random random(42);
    int games = 0;
    for (int rows = 6; rows <= 26; ++rows)
        for (int cols = 6; cols <= 26; ++cols)
            for (int again = 0; again < 5; ++again)
                ASSERT_NO_FATAL_FAILURE(compare_games({rows, cols}, 1 + games++ % 6, random, false))
                    << rows << 'x' << cols;
    EXPECT_EQ(games, 2205);
}

// ATOM4_RANDOM_PLIES=1000000 in "packaging/dev test --full".
TEST(RandomGames, AgreeWithTheReferenceRulesPlyByPlyOnEverySize) {
    const char* wanted = std::getenv("ATOM4_RANDOM_PLIES");
    if (wanted == nullptr) GTEST_SKIP() << "a proof of minutes";
    Random random(45);
    long plies = 0;
    for (int games = 0; plies < std::atol(wanted); ++games) {
        const BoardSize size{6 + games % 21, 6 + games / 21 % 21};
        ASSERT_NO_FATAL_FAILURE(compare_games(size, 1 + games % 6, random, true, &plies)) << to_text(size);
    }
    std::cout << plies << " plies\n";
}

TEST(RandomGames, UndoRestoresEverything) {
    Random random(43);
    for (int i = 0; i < 300; ++i) {
        const BoardSize size = test::random_size(random);
        Position position(size, wheel_colour(i));
        std::vector<test::Snapshot> before;
        std::vector<Reaction> plies;
        while (!position.is_over()) {
            const auto here = test::snapshot(position);
            // At some plies every move is played and taken back, at all plies one move.
            if (before.size() % 16 == 0)
                for (const Cell cell : here.moves) {
                    const Reaction reaction = position.play_legal(cell);
                    position.undo(reaction);
                    ASSERT_EQ(test::snapshot(position), here) << to_text(cell);
                }
            before.push_back(here);
            plies.push_back(position.play_legal(test::random_move(position, random)));
            ASSERT_EQ(position.hash(), position.computed_hash());
        }
        for (; !plies.empty(); plies.pop_back(), before.pop_back()) {
            position.undo(plies.back());
            ASSERT_EQ(position.hash(), position.computed_hash());
            ASSERT_EQ(test::snapshot(position), before.back());
        }
        EXPECT_EQ(position, Position(size, wheel_colour(i)));
    }
}

// lay() and complete() together are play_legal(), and lift() takes back lay() alone.
TEST(RandomGames, LayAndSettleTogetherEqualPlay) {
    Random random(47);
    for (int i = 0; i < 200; ++i) {
        Position position(test::random_size(random), wheel_colour(i));
        while (!position.is_over()) {
            const auto before = test::snapshot(position);
            for (const Cell cell : before.moves) {
                Position played = position;
                const Reaction expected = played.play_legal(cell);
                Reaction laid = position.lay(cell);
                if (!expected.wins()) {
                    ASSERT_EQ(position.find_opened_win(laid), played.find_opened_win(expected));
                }
                for (const Change& change : expected.changes()) ASSERT_EQ(position.at(change.cell), change.after);
                position.lift(laid);
                ASSERT_EQ(test::snapshot(position), before);

                laid = position.lay(cell);
                position.complete(laid);
                ASSERT_EQ(turned(laid), turned(expected));
                ASSERT_EQ(laid.wins(), expected.wins());
                ASSERT_EQ(test::snapshot(position), test::snapshot(played));
                position.undo(laid);
            }
            for (int ply = 0; ply < 12 && !position.is_over(); ++ply)
                position.play_legal(test::random_move(position, random));
        }
    }
}

// Plays and takes back at random, as searches and players do: the position is always the one that its moves lead to.
TEST(RandomGames, PlayAndUndoInAnyOrder) {
    Random random(44);
    for (int i = 0; i < 100; ++i) {
        const BoardSize size = test::random_size(random);
        Position position(size);
        std::vector<Reaction> plies;
        for (int step = 0; step < 400; ++step) {
            if (!plies.empty() && (position.is_over() || random.below(5) < 2)) {
                position.undo(plies.back());
                plies.pop_back();
            } else {
                plies.push_back(position.play_legal(test::random_move(position, random)));
            }
        }
        Position replayed(size);
        for (const Reaction& ply : plies) replayed.play_legal(ply.placed());
        ASSERT_EQ(test::snapshot(position), test::snapshot(replayed));
        ASSERT_EQ(position, replayed);
        ASSERT_EQ(position.hash(), position.computed_hash());
    }
}

TEST(RandomGames, DifferentPositionsHaveDifferentHashes) {
    Random random(45);
    std::map<std::uint64_t, std::string> seen;
    for (int i = 0; i < 200; ++i)
        for (Position position; !position.is_over(); position.play_legal(test::random_move(position, random))) {
            const auto [known, is_new] = seen.emplace(position.hash(), to_text(position));
            if (!is_new) {
                ASSERT_EQ(known->second, to_text(position));
            }
        }
    EXPECT_GT(seen.size(), 10'000U);
}

TEST(RandomGames, AParsedPositionBehavesAsThePlayedOne) {
    Random random(46);
    for (int i = 0; i < 100; ++i) {
        Position played(test::random_size(random), wheel_colour(i));
        while (!played.is_over()) {
            const auto parsed = parse_position(to_text(played));
            ASSERT_TRUE(parsed);
            ASSERT_EQ(*parsed, played);
            ASSERT_EQ(parsed->hash(), played.hash());
            ASSERT_EQ(test::legal_set(*parsed), test::legal_set(played));
            for (int ply = 0; ply < 8 && !played.is_over(); ++ply) played.play_legal(test::random_move(played, random));
        }
    }
}

}  // namespace
}  // namespace atom4
