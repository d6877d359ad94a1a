// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/atom4/engine/solver.h"
#include "core/atom4/training/lessons.h"
#include "tests/support/positions.h"

namespace atom4 {
namespace {

template <class Visit>
void for_each_step(const Visit& visit) {
    for (const LessonId lesson : kLessonIds) {
        const auto steps = steps_of(lesson);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            SCOPED_TRACE(std::string(name_of(lesson)) + " " + std::to_string(i + 1) + ": " +
                         to_text(steps[i].position));
            visit(lesson, steps[i]);
        }
    }
}

template <class Visit>
void for_each_cell(const Position& position, const Visit& visit) {
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col) visit(Cell(row, col));
}

Position after(Position position, Cell cell) {
    position.play_legal(cell);
    return position;
}

// Returns whether the player to move can complete a row, found by trying.
bool can_win(const Position& position) {
    return test::any_win(position);
}

// Returns whether the other player could complete a row if the player to move passed.
bool could_win_behind(Position position) {
    position.pass();
    return test::any_win(position);
}

TEST(Lessons, AreNineShortOnesOnSmallBoards) {
    EXPECT_EQ(kLessonIds.size(), 9U);
    std::set<std::string_view> names;
    std::set<LessonIdea> ideas;
    for (const LessonId lesson : kLessonIds) {
        EXPECT_TRUE(names.insert(name_of(lesson)).second);
        const auto steps = steps_of(lesson);
        EXPECT_GE(steps.size(), 2U);
        EXPECT_LE(steps.size(), 4U);
        for (const LessonStep& step : steps) EXPECT_TRUE(ideas.insert(step.idea).second);
    }
    for_each_step([](LessonId, const LessonStep& step) {
        EXPECT_LE(step.position.size().rows, 7);
        EXPECT_LE(step.position.size().cols, 7);
        EXPECT_LE(step.position.piece_count(), 12);
        EXPECT_FALSE(step.position.is_over());
    });
}

// Returns whether the placement does what the task says, by the rules alone.
bool succeeded(const LessonStep& step, Cell cell) {
    const Position before = step.position;
    Position behind = before;
    const Reaction reaction = behind.play_legal(cell);
    const bool turns = std::all_of(step.cells.begin(), step.cells.end(), [&](Cell wanted) {
        return before.at(wanted) != step.colour && behind.at(wanted) == step.colour;
    });
    switch (step.task) {
        case LessonTask::kPlace: return true;
        case LessonTask::kTurn: return turns;
        case LessonTask::kTurnBeyond: {
            bool beyond = true;
            for (const Change& change : reaction.changes())
                if (change.cell == step.cells.front()) beyond = !passed_through(reaction, change).empty();
            return turns && beyond;
        }
        case LessonTask::kWin: return winner(behind.outcome()) == before.mover();
        case LessonTask::kStop: return !can_win(behind);
        case LessonTask::kPlan: return !can_win(behind) && could_win_behind(behind);
        case LessonTask::kFork: break;
    }
    if (can_win(behind)) return false;
    const auto replies = test::legal_set(behind);
    return std::all_of(replies.begin(), replies.end(), [&](Cell reply) { return can_win(after(behind, reply)); });
}

TEST(Lessons, AcceptTheSolutionsAndNothingElse) {
    for_each_step([](LessonId, const LessonStep& step) {
        const auto found = solutions(step);
        EXPECT_FALSE(found.empty());
        for (const Cell cell : test::legal_set(step.position)) {
            EXPECT_EQ(std::count(found.begin(), found.end(), cell) > 0, succeeded(step, cell)) << to_text(cell);
            EXPECT_EQ(attempt(step, cell).succeeded(), succeeded(step, cell)) << to_text(cell);
        }
        if (step.task == LessonTask::kPlace) return;
        // Not every placement is a solution.
        EXPECT_LT(found.size(), step.position.legal_moves().size());
    });
}

TEST(Lessons, AgreeWithTheSolverOnWinsStopsAndForks) {
    Solver solver(8);
    const auto value = [&](const Position& position) {
        return solver.solve(position, {.time = {}, .positions = 2000});
    };
    for_each_step([&](LessonId, const LessonStep& step) {
        if (step.task != LessonTask::kFork && step.task != LessonTask::kStop && step.task != LessonTask::kWin) return;
        for (const Cell cell : test::legal_set(step.position)) {
            if (step.task == LessonTask::kWin && !attempt(step, cell).succeeded()) continue;
            const Solution solution = value(after(step.position, cell));
            const bool loses_at_once = solution.value == SolvedValue::kWin && solution.plies == 1;
            const bool is_forced = solution.value == SolvedValue::kLoss && solution.plies <= 2;
            EXPECT_EQ(attempt(step, cell).succeeded(), step.task == LessonTask::kStop ? !loses_at_once : is_forced)
                << to_text(cell);
        }
    });
}

TEST(Lessons, BeginWithNoWinOrThreatOutsideTheirTask) {
    for_each_step([](LessonId, const LessonStep& step) {
        const bool wins = can_win(step.position);
        EXPECT_EQ(wins, step.task == LessonTask::kWin);
        if (step.task == LessonTask::kWin) return;
        EXPECT_EQ(could_win_behind(step.position), step.task == LessonTask::kStop);
        Position twice = step.position;
        twice.pass();
        EXPECT_FALSE(could_win_behind(twice)) << "the plan is there before it is made";
    });
}

bool is_reason_of(LessonTask task, LessonMiss miss) {
    switch (miss) {
        case LessonMiss::kTaken:
        case LessonMiss::kTouchesNone:
        case LessonMiss::kTouchesOne:
        case LessonMiss::kTouchesApart: return true;
        case LessonMiss::kTurnsNoneOf:
        case LessonMiss::kTurnsSomeOf: return task == LessonTask::kTurn || task == LessonTask::kTurnBeyond;
        case LessonMiss::kTouchesItself: return task == LessonTask::kTurnBeyond;
        case LessonMiss::kNoFour: return task == LessonTask::kWin;
        case LessonMiss::kLetsWin:
            return task == LessonTask::kStop || task == LessonTask::kPlan || task == LessonTask::kFork;
        case LessonMiss::kNoPlan: return task == LessonTask::kPlan || task == LessonTask::kFork;
        case LessonMiss::kStopped: return task == LessonTask::kFork;
    }
    return false;
}

// Checks that the reason is true, since the front ends show it.
void check_reason(const LessonStep& step, const LessonAttempt& tried) {
    const LessonMiss miss = *tried.miss;
    EXPECT_TRUE(is_reason_of(step.task, miss));
    EXPECT_EQ(tried.is_placed(), step.position.is_legal(tried.cell));
    for (const Cell cell : tried.cells) EXPECT_EQ(step.position.at(cell).has_value(), miss != LessonMiss::kStopped);
    if (miss == LessonMiss::kTaken) {
        EXPECT_TRUE(step.position.at(tried.cell).has_value());
    }
    if (miss == LessonMiss::kTouchesNone) {
        EXPECT_TRUE(tried.cells.empty());
    }
    if (miss == LessonMiss::kTouchesOne) {
        EXPECT_EQ(tried.cells.size(), 1U);
    }
    if (miss == LessonMiss::kTouchesApart) {
        EXPECT_GE(tried.cells.size(), 2U);
    }
    if (miss == LessonMiss::kTurnsSomeOf) {
        EXPECT_LT(tried.cells.size(), step.cells.size());
    }
    if (!tried.is_placed()) return;
    const Position behind = after(step.position, tried.cell);
    EXPECT_EQ(tried.answer.has_value(), miss == LessonMiss::kLetsWin || miss == LessonMiss::kStopped);
    if (miss == LessonMiss::kLetsWin) {
        EXPECT_TRUE(test::wins_at(behind, *tried.answer));
    }
    if (miss == LessonMiss::kNoPlan) {
        EXPECT_FALSE(could_win_behind(behind));
    }
    if (miss == LessonMiss::kStopped) {
        ASSERT_TRUE(behind.is_legal(*tried.answer));
        EXPECT_FALSE(can_win(after(behind, *tried.answer)));
    }
}

TEST(Lessons, ExplainEveryWrongCell) {
    std::set<LessonMiss> seen;
    for_each_step([&](LessonId, const LessonStep& step) {
        for_each_cell(step.position, [&](Cell cell) {
            const LessonAttempt tried = attempt(step, cell);
            EXPECT_EQ(tried.cell, cell);
            if (tried.succeeded()) {
                EXPECT_TRUE(tried.is_placed());
                return;
            }
            SCOPED_TRACE(to_text(cell));
            check_reason(step, tried);
            seen.insert(*tried.miss);
        });
    });
    EXPECT_EQ(seen.size(), 11U) << "reasons that nobody meets";
}

TEST(Lessons, ShowTheMixtureThatTheyAskFor) {
    for_each_step([](LessonId, const LessonStep& step) {
        const auto mixture = mixture_of(step);
        EXPECT_EQ(mixture.has_value(), step.task == LessonTask::kTurn || step.task == LessonTask::kTurnBeyond);
        if (mixture) {
            EXPECT_EQ(combine(mixture->played, mixture->met), mixture->made);
        }
    });
}

TEST(Lessons, ContinueTheForkAfterOneOfTheReplies) {
    const auto steps = steps_of(LessonId::kFork);
    const auto forks = solutions(steps[0]);
    ASSERT_EQ(forks.size(), 1U);
    const Position forked = after(steps[0].position, forks.front());
    const auto replies = test::legal_set(forked);
    EXPECT_TRUE(std::any_of(replies.begin(), replies.end(),
                            [&](Cell reply) { return after(forked, reply) == steps[1].position; }));
    // Both rows were in reach.
    EXPECT_GE(attempt(steps[0], forks.front()).cells.size(), 2U);
}

}  // namespace
}  // namespace atom4
