// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/atom4/practice/puzzle_desk.h"

namespace atom4::tui {

// What puzzles say, in the reader's language.

/// "White in 3", "Black in 2", "The only defence".
[[nodiscard]] std::string puzzle_title(const Puzzle& puzzle);
/// "White in 3: w3-001", or what day or whose it is.
[[nodiscard]] std::string puzzle_heading(const PuzzleDesk& desk);
/// What is to be found, in a sentence or two.
[[nodiscard]] std::string puzzle_task(const PuzzleRun& run);
/// What a try did, which `does` says in a sentence if it could be placed, and what that means for the puzzle.
[[nodiscard]] std::string try_text(const PuzzleDesk& desk, Cell cell, const PuzzleTry& tried, const std::string& does);
[[nodiscard]] std::string puzzle_hint_text(std::span<const Cell> cells);
[[nodiscard]] std::string solution_text(std::span<const Cell> line);
/// The person's rating and streak, a line each, and what was solved of which kind.
[[nodiscard]] std::vector<std::string> puzzle_statistics_text(const PuzzleDesk& desk);
/// How many mistakes of a round became puzzles, or why none did.
[[nodiscard]] std::string kept_puzzles_text(const PuzzleDesk& desk, int count);
/// Why what came of a puzzle is not kept; empty where it is.
[[nodiscard]] std::string unkept_puzzle_text(const PuzzleDesk& desk);

}  // namespace atom4::tui
