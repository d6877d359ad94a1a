// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/cursor.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/atom4/rules/notation.h"
#include "tests/support/positions.h"

namespace atom4::tui {
namespace {

using test::cell;

TEST(StepCursor, UpAndDownKeepTheColumnAndUndoEachOther) {
    const BoardSize size;
    for (int row = 1; row + 1 < size.rows; ++row) {
        const Cell from(row, 7);
        EXPECT_EQ(step_cursor(step_cursor(from, CursorStep::kUp, size), CursorStep::kDown, size), from);
        EXPECT_EQ(step_cursor(step_cursor(from, CursorStep::kDown, size), CursorStep::kUp, size), from);
    }
}

TEST(StepCursor, DiagonalsAreStepsOnTheLattice) {
    const BoardSize size;
    const std::pair<CursorStep, Direction> pairs[] = {
        {CursorStep::kNorthWest, Direction::kNorthWest}, {CursorStep::kNorthEast, Direction::kNorthEast},
        {CursorStep::kSouthWest, Direction::kSouthWest}, {CursorStep::kSouthEast, Direction::kSouthEast},
        {CursorStep::kLeft, Direction::kWest},           {CursorStep::kRight, Direction::kEast}};
    for (const auto& [key, direction] : pairs)
        for (const char* name : {"h8", "h9"})
            EXPECT_EQ(step_cursor(cell(name), key, size), step(cell(name), direction)) << name;
}

TEST(StepCursor, StaysAtTheEdge) {
    const BoardSize size{6, 6};
    for (const CursorStep key : {CursorStep::kUp, CursorStep::kLeft, CursorStep::kNorthWest, CursorStep::kNorthEast})
        EXPECT_EQ(step_cursor(cell("a1"), key, size), cell("a1"));
    for (const CursorStep key : {CursorStep::kDown, CursorStep::kRight, CursorStep::kSouthWest, CursorStep::kSouthEast,
                                 CursorStep::kNorthEast})
        EXPECT_EQ(step_cursor(cell("f6"), key, size), cell("f6"));
}

TEST(NextLegal, VisitsAllInReadingOrderAndWrapsAround) {
    Position position;
    position.play_legal(cell("i9"));
    std::vector<Cell> seen;
    Cell at = cell("a1");
    for (std::size_t i = 0; i < position.legal_moves().size(); ++i)
        seen.push_back(at = *next_legal(position, at, true));
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
    EXPECT_EQ(next_legal(position, seen.back(), true), seen.front());
    EXPECT_EQ(next_legal(position, seen.front(), false), seen.back());
    EXPECT_EQ(next_legal(position, seen[1], false), seen[0]);
}

TEST(FirstCursor, IsALegalCell) {
    for (const BoardSize size : {BoardSize{}, BoardSize{6, 6}, BoardSize{26, 26}, BoardSize{6, 26}}) {
        const Position position(size);
        EXPECT_TRUE(position.is_legal(first_cursor(position)));
    }
}

}  // namespace
}  // namespace atom4::tui
