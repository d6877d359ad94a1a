// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

#include "core/lines/board.h"
#include "tests/core/lines/slow/slow_lines.h"
#include "tests/core/lines/support.h"

namespace atom4::lines {
namespace {

// Returns whether there is a line of that length, found by looking at every window of the board.
bool any_line(const Board& board, int length) {
    for (int row = 0; row < board.rows(); ++row)
        for (int col = 0; col < board.cols(); ++col)
            for (const Cell by : kLineSteps) {
                const int colour = board.at({row, col});
                int i = 0;
                while (i < length) {
                    const Cell cell{row + by.row * i, col + by.col * i};
                    if (!board.contains(cell) || colour == 0 || board.at(cell) != colour) break;
                    ++i;
                }
                if (i == length) return true;
            }
    return false;
}

// Checks what must be true of any change, however it was made.
void expect_sound(const Position& before, const Change& change, const Position& after) {
    const GameSetup& setup = after.setup();
    ASSERT_FALSE(any_line(after.board(), setup.line));
    const int n = static_cast<int>(change.removed.size());
    const int chain = change.is_move() ? before.chain() : 0;
    ASSERT_EQ(change.gained, n == 0 ? 0 : n + n * (n - setup.line) + chain * chain);
    ASSERT_EQ(after.score(), before.score() + change.gained);
    ASSERT_EQ(after.board().free_count(), before.board().free_count() - static_cast<int>(change.thrown.size()) + n);
    ASSERT_TRUE(n == 0 || n >= setup.line);
    if (change.is_move()) {
        ASSERT_EQ(after.chain(), n == 0 ? 0 : before.chain() + 1);
    } else {
        ASSERT_EQ(after.chain(), before.chain());
        ASSERT_TRUE(before.throws() == 0 || static_cast<int>(change.thrown.size()) == setup.each);
    }
    if (after.turn() == Turn::kMove) {
        ASSERT_FALSE(after.board().is_full() || after.board().is_empty());
    }
}

// ATOM4_RANDOM_MOVES=1000000 in "packaging/dev test --full".
int max_moves(int usual) {
    const char* wanted = std::getenv("ATOM4_RANDOM_MOVES");
    return wanted == nullptr ? usual : std::atoi(wanted);
}

test::SlowLines::Place place(Cell cell) {
    return {cell.row, cell.col};
}

test::SlowLines::Chips chips(const std::vector<Chip>& listed) {
    test::SlowLines::Chips chips;
    for (const Chip& chip : listed) chips[place(chip.cell)] = chip.colour;
    return chips;
}

// Expects that the program and the reference rules have the same position after the same events.
void expect_alike(const Position& position, const test::SlowLines& game, Random& random) {
    using State = test::SlowLines::State;
    const auto listed = position.board().chips();
    ASSERT_EQ(chips({listed.begin(), listed.end()}), game.chips());
    ASSERT_EQ(position.score(), game.score());
    ASSERT_EQ(position.chain(), game.chain());
    ASSERT_EQ(position.turn(), game.state() == State::kOver     ? Turn::kOver
                               : game.state() == State::kToMove ? Turn::kMove
                                                                : Turn::kThrow);
    if (listed.empty()) return;
    const Cell from = listed[static_cast<std::size_t>(random.below(listed.size()))].cell;
    const PathMap paths(position.board(), from);
    std::set<test::SlowLines::Place> goals;
    for (const Cell to : position.board().free_cells())
        if (!paths.path_to(to).empty()) goals.insert(place(to));
    ASSERT_EQ(goals, game.goals(place(from)));
}

TEST(RandomGames, AgreeWithTheReferenceRules) {
    Random random(14);
    for (int moves = 0; moves < max_moves(2'000);) {
        Game game = test::random_game(random);
        test::play_moves(game, random, 60);
        const GameSetup& setup = game.setup();
        Position position(setup);
        test::SlowLines slow({setup.rows, setup.cols, setup.line, setup.first, setup.each});
        for (const Event& event : game.record().events) {
            Change change;
            test::SlowLines::Chips gone;
            if (const auto* move = std::get_if<Move>(&event)) {
                change = position.move(move->from, move->to).value();
                gone = slow.move(place(move->from), place(move->to));
                ++moves;
            } else {
                std::vector<std::pair<test::SlowLines::Place, int>> thrown;
                for (const Chip& chip : std::get<Throw>(event)) thrown.emplace_back(place(chip.cell), chip.colour);
                change = position.throw_chips(std::get<Throw>(event)).value();
                gone = slow.throw_chips(thrown);
            }
            ASSERT_EQ(chips(change.removed), gone);
            ASSERT_NO_FATAL_FAILURE(expect_alike(position, slow, random));
        }
    }
}

TEST(RandomGames, KeepEveryRule) {
    const int wanted = max_moves(10'000);
    Random random(11);
    int moves = 0;
    while (moves < wanted) {
        Game game = test::random_game(random);
        test::play_moves(game, random, 60);
        Position position(game.setup());
        for (const Event& event : game.record().events) {
            const Position before = position;
            const auto* move = std::get_if<Move>(&event);
            const Change change = move != nullptr ? position.move(move->from, move->to).value()
                                                  : position.throw_chips(std::get<Throw>(event)).value();
            ASSERT_NO_FATAL_FAILURE(expect_sound(before, change, position));
            Position back = position;
            back.undo(change);
            ASSERT_EQ(back, before);
            if (move != nullptr) ++moves;
        }
        ASSERT_EQ(position, game.position());
    }
}

TEST(RandomGames, AreReplayedFromTheirRecords) {
    Random random(12);
    for (int i = 0; i < 100; ++i) {
        Game game = test::random_game(random);
        test::play_moves(game, random, static_cast<int>(random.below(40)));
        const auto record = parse_record(to_text(game.record()));
        ASSERT_TRUE(record);
        ASSERT_EQ(*record, game.record());
        Game again(*record);
        ASSERT_EQ(again.position(), game.position());
        ASSERT_EQ(again.next_colours(), game.next_colours());
        // Both games continue in the same way.
        Random same = random;
        test::play_moves(game, random, 10);
        test::play_moves(again, same, 10);
        ASSERT_EQ(again.record(), game.record());
    }
}

TEST(RandomGames, CanBeUndoneAndRedoneExactly) {
    Random random(13);
    for (int i = 0; i < 100; ++i) {
        Game game = test::random_game(random);
        std::vector<Position> positions{game.position()};
        while (!game.is_over() && positions.size() < 40) {
            test::play_moves(game, random, 1);
            positions.push_back(game.position());
        }
        std::size_t at = positions.size() - 1;
        for (int steps = 0; steps < 100; ++steps) {
            if (random.below(3) != 0 && game.can_undo()) {
                game.undo();
                --at;
            } else if (game.can_redo()) {
                ASSERT_TRUE(game.redo().front().is_move());
                ++at;
            }
            ASSERT_EQ(game.position(), positions[at]);
            ASSERT_EQ(game.can_undo(), at > 0);
            ASSERT_EQ(game.can_redo(), at + 1 < positions.size());
        }
    }
}

}  // namespace
}  // namespace atom4::lines
