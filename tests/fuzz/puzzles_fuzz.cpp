// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle.h"
#include "core/atom4/training/puzzle_progress.h"
#include "tests/fuzz/input.h"

// Any bytes at all as puzzles, as the history of a player's visits, and as the player's own puzzles. What is accepted
// is written back the same, and can be continued.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atom4;
    const std::string_view text = test::text_of(data, size);
    for (const std::string_view line : test::lines_of(text)) {
        const auto puzzle = parse_puzzle(line);
        if (!puzzle) continue;
        require(to_data_text(*puzzle) == line);
        require(parse_puzzle(to_text(*puzzle)).has_value());
        require(!puzzle->line.empty() && !puzzle->position.is_over());
        (void)canonical_pattern(puzzle->position);
        (void)rating_of_puzzle(*puzzle);
    }
    if (const auto puzzles = parse_puzzles(text); !puzzles) require(puzzles.error().line > 0);
    if (auto history = PuzzleHistory::parse(text)) {
        require(history->to_text() == text);
        (void)history->rating();
        (void)history->statistics("2026.11.22");
        history->add({"2026.11.22", "w1-001", PuzzleResult::kSolved, 1});
        require(PuzzleHistory::parse(history->to_text()) == history);
    }
    if (auto mine = MyPuzzles::parse(text)) {
        require(mine->to_text() == text);
        for (const MyPuzzle& puzzle : mine->due("2026.11.22"))
            mine->answer(puzzle.puzzle.id, PuzzleResult::kSolved, "2026.11.22");
        require(MyPuzzles::parse(mine->to_text()) == mine);
    }
    return 0;
}
