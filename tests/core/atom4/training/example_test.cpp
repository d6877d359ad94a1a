// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <string>

#include "core/atom4/engine/solver.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/rules/position_facts.h"
#include "core/atom4/training/handbook.h"

namespace atom4 {
namespace {

std::string listed(std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : " ") + to_text(cell);
    return text;
}

std::string legal_cells(const Position& position) {
    return listed({position.legal_moves().begin(), position.legal_moves().end()});
}

std::string four_cells(const Position& position, Colour played) {
    std::vector<Cell> cells;
    for (const Four& four : fours_in_reach(position, played)) cells.push_back(four.cell);
    return listed(cells);
}

// Returns every placement that completes a row itself, or after which the next colour can complete none.
std::string stopping_cells(const Position& position) {
    std::vector<Cell> cells;
    for (const Cell cell : position.legal_moves()) {
        Position after = position;
        if (after.play_legal(cell).wins() || !after.find_win(after.to_play())) cells.push_back(cell);
    }
    return listed(cells);
}

template <class Visit>
void for_each_example(const Visit& visit) {
    for (int i = 0; i < kExampleCount; ++i) {
        const auto id = static_cast<ExampleId>(i);
        const Example example = example_of(id);
        SCOPED_TRACE(std::to_string(i) + ": " + to_text(example.position));
        visit(id, example);
    }
}

bool has(const Example& example, MarkMeaning meaning) {
    return !example.marked(meaning).empty();
}

TEST(HandbookExamples, AreRoundsInPlayOnSmallBoards) {
    for_each_example([](ExampleId, const Example& example) {
        EXPECT_FALSE(example.position.is_over());
        EXPECT_LE(example.position.size().rows, 8);
        EXPECT_LE(example.position.size().cols, 8);
        EXPECT_TRUE(!example.played || example.position.is_legal(*example.played));
        // An example that is not set up comes from a round, so its position must be reachable.
        EXPECT_TRUE(example.is_set_up || !why_unreachable(example.position));
    });
}

TEST(HandbookExamples, IncludePositionsThatAreNotSetUp) {
    const Position six(BoardSize{6, 6}, Colour::kRed);
    EXPECT_EQ(example_of(ExampleId::kStart).position, six);
    for (const ExampleId id : {ExampleId::kForkInGame, ExampleId::kOneDefence, ExampleId::kTwoStoppedAtOnce,
                               ExampleId::kDeadRow, ExampleId::kStart})
        EXPECT_FALSE(example_of(id).is_set_up);
}

TEST(HandbookExamples, MarkEveryCellThatFitsTheMark) {
    for_each_example([](ExampleId, const Example& example) {
        const Position& position = example.position;
        const Colour next = next_on_wheel(position.to_play());
        const auto expect_all = [&](MarkMeaning meaning, const std::string& cells) {
            if (!has(example, meaning)) return;
            EXPECT_EQ(listed(example.marked(meaning)), cells);
        };
        expect_all(MarkMeaning::kMayPlace, legal_cells(position));
        expect_all(MarkMeaning::kWins, four_cells(position, position.to_play()));
        expect_all(MarkMeaning::kTheirWin, four_cells(position, next));
        expect_all(MarkMeaning::kStops, stopping_cells(position));
        if (has(example, MarkMeaning::kThreatens)) {
            ASSERT_TRUE(example.played);
            EXPECT_EQ(listed(example.marked(MarkMeaning::kThreatens)),
                      four_cells(example.after(), next_on_wheel(position.to_play(), 2)));
        }
        for (const Cell cell : example.marked(MarkMeaning::kNeverChanges)) EXPECT_TRUE(never_changes(position, cell));
        for (const Cell cell : example.marked(MarkMeaning::kMayNot)) EXPECT_FALSE(position.is_legal(cell));
    });
}

TEST(HandbookExamples, MarkTurnedPiecesAndThePathOfTheReaction) {
    for_each_example([](ExampleId, const Example& example) {
        if (!has(example, MarkMeaning::kTurned)) return;
        ASSERT_TRUE(example.played);
        Position after = example.position;
        const Reaction reaction = after.play_legal(*example.played);
        std::vector<Cell> turned;
        std::vector<Cell> passed;
        for (const Change change : reaction.changes()) {
            turned.push_back(change.cell);
            for (const Cell cell : passed_through(reaction, change)) passed.push_back(cell);
        }
        EXPECT_EQ(listed(example.marked(MarkMeaning::kTurned)), listed(turned));
        if (!has(example, MarkMeaning::kPassed)) return;
        EXPECT_EQ(listed(example.marked(MarkMeaning::kPassed)), listed(passed));
    });
}

// The captions, one by one.

std::optional<Colour> after_at(ExampleId id, const char* cell) {
    return example_of(id).after().at(*parse_cell(cell));
}

TEST(HandbookExamples, ShowTheColoursThatTheirCaptionsName) {
    EXPECT_EQ(example_of(ExampleId::kFour).after().outcome(), Outcome::kFirstWins);
    EXPECT_EQ(after_at(ExampleId::kFour, "e3"), Colour::kWhite);
    EXPECT_EQ(after_at(ExampleId::kAdding, "d3"), Colour::kWhite);
    EXPECT_EQ(after_at(ExampleId::kAdding, "d4"), Colour::kYellow);
    EXPECT_EQ(after_at(ExampleId::kTakingAway, "d3"), Colour::kBlack);
    EXPECT_EQ(after_at(ExampleId::kTakingAway, "d4"), Colour::kGreen);
    EXPECT_EQ(after_at(ExampleId::kTheirGoal, "d3"), Colour::kRed);
    EXPECT_EQ(after_at(ExampleId::kTheirGoal, "d4"), Colour::kPurple);
    EXPECT_EQ(after_at(ExampleId::kPassing, "e5"), Colour::kPurple);
    EXPECT_EQ(after_at(ExampleId::kPassingBlack, "e5"), Colour::kRed);
    EXPECT_EQ(after_at(ExampleId::kPlan, "d2"), Colour::kGreen);
}

TEST(HandbookExamples, ACellBetweenTwoSeparatePiecesIsIllegal) {
    const Example example = example_of(ExampleId::kApart);
    const Cell cell = example.marked(MarkMeaning::kMayNot).front();
    EXPECT_EQ(example.position.why_illegal(cell), IllegalMove::kNoAdjacentPair);
    const auto beside = [&](const char* name) {
        const Cell other = *parse_cell(name);
        return example.position.at(other).has_value() && steps_between(cell, other) == 1;
    };
    EXPECT_TRUE(beside("c3"));
    EXPECT_TRUE(beside("e3"));
    EXPECT_NE(steps_between(*parse_cell("c3"), *parse_cell("e3")), 1);
}

TEST(HandbookExamples, ShowALongReactionAndWinsThatTurnTwoPieces) {
    Position wire = example_of(ExampleId::kWire).position;
    const Reaction through = wire.play_legal(*parse_cell("f3"));
    EXPECT_TRUE(through.wins());
    const auto changes = through.changes();
    EXPECT_TRUE(std::any_of(changes.begin(), changes.end(), [](const Change& change) {
        return change.cell == *parse_cell("b3") && change.distance == 4;
    }));
    for (const Cell cell : example_of(ExampleId::kTwoTurned).marked(MarkMeaning::kWins)) {
        Position two = example_of(ExampleId::kTwoTurned).position;
        EXPECT_EQ(two.play_legal(cell).changes().size(), 2U + (cell == *parse_cell("c4") ? 1U : 0U));
    }
}

// After the fork no answer holds: none wins, and each leaves a row to complete.
TEST(HandbookExamples, AForkCanNotBeStopped) {
    for (const ExampleId id : {ExampleId::kFork, ExampleId::kForkInGame}) {
        const Position after = example_of(id).after();
        EXPECT_EQ(stopping_cells(after), "");
        std::set<std::vector<Cell>> rows;
        for (const Four& four : fours_in_reach(after, next_on_wheel(after.to_play()))) rows.insert(four.row);
        EXPECT_GE(rows.size(), 2U);
    }
}

TEST(HandbookExamples, ADefenceHasAsManyCellsAsItsCaptionSays) {
    EXPECT_EQ(example_of(ExampleId::kOneDefence).position.legal_moves().size(), 8U);
    EXPECT_EQ(example_of(ExampleId::kOneDefence).marked(MarkMeaning::kStops).size(), 1U);
    EXPECT_EQ(example_of(ExampleId::kTwoStoppedAtOnce).marked(MarkMeaning::kStops).size(), 1U);
    EXPECT_EQ(example_of(ExampleId::kTwoStoppedAtOnce).marked(MarkMeaning::kTheirWin).size(), 2U);
}

TEST(HandbookExamples, ADeadRowIsDeadAndTheRoundIsDrawn) {
    const Example example = example_of(ExampleId::kDeadRow);
    for (const char* cell : {"b4", "c4", "d4"}) EXPECT_EQ(example.position.at(*parse_cell(cell)), Colour::kWhite);
    EXPECT_EQ(example.position.at(*parse_cell("a4")), Colour::kRed);
    Solver solver(16);
    const Solution solution = solver.solve(example.position);
    EXPECT_EQ(solution.value, SolvedValue::kDraw);
    EXPECT_EQ(solution.cannot_win, ByPlayer<bool>(true, true));
}

}  // namespace
}  // namespace atom4
