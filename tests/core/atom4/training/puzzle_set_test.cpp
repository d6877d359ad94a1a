// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace atom4 {
namespace {

TEST(ShippedPuzzles, AreAsManyOfEachKindAsPromised) {
    std::map<std::pair<PuzzleKind, int>, int> counts;
    int defences = 0;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        ++counts[{puzzle.kind, puzzle.moves}];
        defences += puzzle.kind == PuzzleKind::kDefend ? 1 : 0;
    }
    EXPECT_GE(shipped_puzzles().size(), 600U);
    for (const int moves : {2, 3, 4}) EXPECT_GE((counts[{PuzzleKind::kWin, moves}]), 100) << moves;
    EXPECT_GE((counts[{PuzzleKind::kWin, 1}]), 60);
    EXPECT_GE(defences, 100);
}

TEST(ShippedPuzzles, AreAllDifferent) {
    std::map<std::string, std::string> seen;
    std::set<std::string> ids;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        const auto [first, is_new] = seen.emplace(canonical_pattern(puzzle.position), puzzle.id);
        EXPECT_TRUE(is_new) << puzzle.id << " is " << first->second;
        EXPECT_TRUE(ids.insert(puzzle.id).second) << puzzle.id;
        EXPECT_GE(puzzle.position.legal_moves().size(), 6U) << puzzle.id;
    }
}

TEST(ShippedPuzzles, AreHarderTheLongerTheyAre) {
    std::map<int, std::pair<double, int>> sums;
    for (const Puzzle& puzzle : shipped_puzzles()) {
        if (puzzle.kind != PuzzleKind::kWin) continue;
        sums[puzzle.moves].first += rating_of_puzzle(puzzle).value;
        ++sums[puzzle.moves].second;
    }
    const auto mean = [&](int moves) { return sums[moves].first / sums[moves].second; };
    EXPECT_LT(mean(1), mean(2));
    EXPECT_LT(mean(2), mean(3));
    EXPECT_LT(mean(3), mean(4));
}

TEST(PuzzleSet, SaysWhichLineIsWrong) {
    const std::string line = to_data_text(shipped_puzzles().front()) + "\n";
    EXPECT_EQ(parse_puzzles("# a comment\n\n" + line)->size(), 1U);
    EXPECT_EQ(parse_puzzles(line + "rubbish\n").error().line, 2);
    EXPECT_EQ(parse_puzzles(line + "\n" + line).error().line, 3) << "an id twice";
}

TEST(PuzzleOfTheDay, RepeatsOnlyAfterAllWereShown) {
    const auto& puzzles = shipped_puzzles();
    const int first = static_cast<int>(20'000 / puzzles.size() * puzzles.size());
    std::set<std::string> seen;
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        seen.insert(puzzle_of_day(puzzles, date_of_day(first + static_cast<int>(i))).id);
    EXPECT_EQ(seen.size(), puzzles.size());
    EXPECT_EQ(puzzle_of_day(puzzles, "2026.11.22").id, puzzle_of_day(puzzles, "2026.11.22").id);
}

TEST(Days, AreCountedByTheCalendar) {
    EXPECT_EQ(day_number("1970.01.01"), 0);
    EXPECT_EQ(day_number("2026.11.22"), 20'779);
    EXPECT_EQ(date_of_day(20'779), "2026.11.22");
    EXPECT_EQ(date_of_day(*day_number("2028.02.28") + 1), "2028.02.29");
    for (const char* bad : {"", "2026", "2026.13.01", "2026.02.29", "2026.11.22.1", "-1.1.1", "1969.12.31"})
        EXPECT_FALSE(day_number(bad)) << bad;
}

}  // namespace
}  // namespace atom4
