// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/solver.h"

#include <gtest/gtest.h>

#include "tests/core/atom4/engine/late_positions.h"
#include "tests/core/atom4/engine/slow_value.h"
#include "tests/core/atom4/engine/tactics.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

using test::Worth;

// Expects that the line is legal, leads to the promised end in the promised number of plies, and is best play by both.
void expect_line_keeps(const Position& position, const Solution& solution) {
    Position after = position;
    Worth left = test::worth_of(solution);
    for (const Cell cell : solution.line) {
        ASSERT_TRUE(after.is_legal(cell)) << to_text(after) << " " << to_text(cell);
        after.play_legal(cell);
        if (after.is_over()) break;
        if (left.value == SolvedValue::kWin)
            left = {SolvedValue::kLoss, left.plies - 1};
        else if (left.value == SolvedValue::kLoss)
            left = {SolvedValue::kWin, left.plies - 1};
        ASSERT_EQ(test::slow_worth(after), left) << to_text(position) << " after " << to_text(cell);
    }
    ASSERT_TRUE(after.is_over()) << to_text(position);
    if (solution.value == SolvedValue::kDraw) {
        EXPECT_EQ(after.outcome(), Outcome::kStalemate);
    } else {
        const bool wins = solution.value == SolvedValue::kWin;
        EXPECT_EQ(after.outcome(), win_of(wins ? position.mover() : opponent(position.mover())));
        EXPECT_EQ(static_cast<int>(solution.line.size()), solution.plies);
    }
}

class Counts {
public:
    void add(SolvedValue value) { ++counts_[static_cast<std::size_t>(value)]; }
    [[nodiscard]] int of(SolvedValue value) const { return counts_[static_cast<std::size_t>(value)]; }

private:
    std::array<int, 4> counts_{};
};

// Checks for each player alone whether they can win, and how the opponent prevents it.
void expect_defence(Solver& solver, const Position& position, const Worth& truth) {
    for (const Player attacker : kPlayers) {
        const auto winning = [attacker](const Position& at) {
            return at.mover() == attacker ? SolvedValue::kWin : SolvedValue::kLoss;
        };
        const Solution solution = solver.defend(position, attacker);
        ASSERT_EQ(solution.cannot_win[attacker], truth.value != winning(position)) << to_text(position);
        const bool answers = solution.cannot_win[attacker] && attacker != position.mover() && !position.is_over();
        ASSERT_EQ(solution.line.size(), answers ? 1U : 0U) << to_text(position);
        if (!answers) continue;
        Position after = position;
        ASSERT_TRUE(after.is_legal(solution.line.front())) << to_text(position);
        after.play_legal(solution.line.front());
        if (after.is_over())
            ASSERT_NE(winner(after.outcome()), attacker) << to_text(position);
        else
            ASSERT_NE(test::slow_worth(after).value, winning(after)) << to_text(position);
    }
}

void expect_truth(Solver& solver, Position position, Counts& counts) {
    const Worth truth = test::slow_worth(position);
    const Solution solution = solver.solve(position);
    ASSERT_EQ(test::worth_of(solution), truth) << to_text(position);
    EXPECT_FALSE(solution.cannot_win[position.mover()] && truth.value == SolvedValue::kWin) << to_text(position);
    EXPECT_FALSE(solution.cannot_win[opponent(position.mover())] && truth.value == SolvedValue::kLoss)
        << to_text(position);
    expect_line_keeps(position, solution);
    counts.add(truth.value);
    expect_defence(solver, position, truth);
}

TEST(Solver, AgreesWithTheSlowSolverOnEverySizeAndColour) {
    Random random(1);
    Solver solver(1);
    Counts counts;
    int index = 0;
    for (int rows = test::kSmallestSide; rows <= BoardSize::kMax; ++rows)
        for (int cols = test::kSmallestSide; cols <= BoardSize::kMax; ++cols)
            for (const Colour colour : kWheel) {
                const BoardSize size{rows, cols};
                const int empty = 1 + index++ % 6;
                expect_truth(solver,
                             index % 4 == 0 ? test::late_position(size, colour, empty, random)
                                            : test::scattered_position(size, colour, empty, random),
                             counts);
                if (HasFatalFailure()) return;
            }
    for (const SolvedValue value : {SolvedValue::kWin, SolvedValue::kLoss, SolvedValue::kDraw})
        EXPECT_GE(counts.of(value), 80);
}

TEST(Solver, AgreesWithTheSlowSolverOnSmallBoards) {
    Random random(2);
    Solver solver(1);
    Counts counts;
    for (int round = 0; round < 900; ++round) {
        const auto side = [&] { return test::kSmallestSide + static_cast<int>(random.below(4)); };
        const BoardSize size{side(), side()};
        const Colour colour = kWheel[random.below(kWheelSize)];
        const int empty = 6 + round % 3;
        expect_truth(solver,
                     round % 4 == 0 ? test::late_position(size, colour, empty, random)
                                    : test::scattered_position(size, colour, empty, random),
                     counts);
        if (HasFatalFailure()) return;
    }
    for (const SolvedValue value : {SolvedValue::kWin, SolvedValue::kLoss, SolvedValue::kDraw})
        EXPECT_GE(counts.of(value), 5);
}

Position recoloured(const Position& position, Colour (*change)(Colour)) {
    Setup setup = test::setup_of(position);
    for (auto& [cell, colour] : setup.pieces) colour = change(colour);
    setup.to_play = change(setup.to_play);
    return *Position::from_setup(setup, test::kSmallestSide);
}
Colour turn_hue(Colour colour) {
    const unsigned set = lights(colour);
    return static_cast<Colour>((set & 4U) >> 1U | (set & 2U) >> 1U | (set & 1U) << 2U);
}
Colour complement(Colour colour) {
    return opposite(colour);
}

// Two symmetries of the rules: the same game in other colours.
TEST(Solver, GivesTheSameResultUnderColourSymmetries) {
    Random random(3);
    for (int round = 0; round < 60; ++round) {
        const Position position = test::scattered_position({5, 6}, kWheel[random.below(kWheelSize)], 10, random);
        const Worth worth = test::worth_of(Solver(1).solve(position));
        EXPECT_NE(worth.value, SolvedValue::kUnknown);
        for (const auto change : {turn_hue, complement})
            EXPECT_EQ(test::worth_of(Solver(16).solve(recoloured(position, change))), worth) << to_text(position);
    }
}

TEST(Solver, SolvesTheSmallestBoards) {
    for (const BoardSize size : {BoardSize{4, 4}, BoardSize{4, 5}})
        for (const Colour start : {Colour::kRed, Colour::kYellow}) {
            const Solution solution = Solver(64).solve(test::start_of(size, start));
            EXPECT_EQ(solution.value, SolvedValue::kDraw);
            EXPECT_TRUE(solution.cannot_win[Player::kFirst] && solution.cannot_win[Player::kSecond]);
        }
}

TEST(Solver, SeesTheForcedWins) {
    Solver solver(16);
    for (const test::Tactic& tactic : test::load_tactics()) {
        // Longer tactics would take too long.
        if (tactic.kind != test::TacticKind::kWin || tactic.plies > 5) continue;
        const Solution solution = solver.solve(tactic.position);
        EXPECT_EQ(test::worth_of(solution), (Worth{SolvedValue::kWin, tactic.plies})) << to_text(tactic.position);
        ASSERT_EQ(static_cast<int>(solution.line.size()), tactic.plies);
        EXPECT_TRUE(tactic.moves.contains(solution.line.front())) << to_text(tactic.position);
    }
}

TEST(Solver, KnowsThatARoundIsOver) {
    const auto solve = [](const char* text) {
        const Solution solution = Solver(1).solve(test::position(text));
        EXPECT_TRUE(solution.line.empty());
        return test::worth_of(solution);
    };
    EXPECT_EQ(solve("WWWW2/6/6/6/6/6 R"), (Worth{SolvedValue::kWin, 0}));
    EXPECT_EQ(solve("WWWW2/6/6/6/6/6 Y"), (Worth{SolvedValue::kLoss, 0}));
    EXPECT_EQ(solve("6/6/6/6/6/6 Y"), (Worth{SolvedValue::kDraw, 0}));
    const auto cannot_win = [](Player attacker) {
        return Solver(1).defend(test::position("WWWW2/6/6/6/6/6 Y"), attacker).cannot_win[attacker];
    };
    EXPECT_FALSE(cannot_win(Player::kFirst));
    EXPECT_TRUE(cannot_win(Player::kSecond));
}

}  // namespace
}  // namespace atom4
