// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/atom4/training/mistakes.h"
#include "core/atom4/training/puzzle_trainer.h"

namespace atom4 {

// Texts of puzzles, in the current language.

/// "White wins in 3", "Black wins in 2", "The only defence".
[[nodiscard]] std::string puzzle_title(const Puzzle& puzzle);
/// Returns the title after the puzzle's number or where it comes from: "Puzzle of the day: White wins in 3".
[[nodiscard]] std::string puzzle_heading(const PuzzleTrainer& trainer);
/// Returns the task.
[[nodiscard]] std::string puzzle_task(const PuzzleAttempt& run);
/// Returns what a legal try did, and what that means for the puzzle.
[[nodiscard]] std::string try_text(const PuzzleTrainer& trainer, Cell cell, const PuzzleTry& tried, Detail detail);
[[nodiscard]] std::string puzzle_hint_text(std::span<const Cell> cells);
/// Returns the solution, and how asking for it has changed the rating.
[[nodiscard]] std::string solution_text(const PuzzleTrainer& trainer, std::span<const Cell> line);
/// Return the messages for a change of the puzzle level and of the timer.
[[nodiscard]] std::string puzzle_level_text(std::optional<int> level);
[[nodiscard]] std::string puzzle_clock_text(bool taken);
/// Returns the player's statistics, a line each: rating, solved puzzles, streaks, results by kind and length, and the
/// number of own puzzles; one message if no puzzle was tried.
[[nodiscard]] std::vector<std::string> puzzle_statistics_text(const PuzzleTrainer& trainer);
/// Returns the number of shipped puzzles, and for each kind and length a line with the numbers of its puzzles.
[[nodiscard]] std::vector<std::string> puzzle_numbers_text();
/// Return the messages for a proof that takes a while: of a try, and of the mistakes of a round.
[[nodiscard]] std::string proving_text();
[[nodiscard]] std::string proving_mistakes_text();
/// Returns why puzzles or their results could not be saved.
[[nodiscard]] std::string unsaved_puzzles_text(const std::string& reason);
/// Returns how many puzzles the mistakes of a round have added, or why none; or why they could not be saved.
[[nodiscard]] std::string saved_puzzles_text(const MistakesSaved& kept);
/// Returns the message for removing a puzzle, or that it is not the player's own.
[[nodiscard]] std::string forgotten_puzzle_text(bool forgotten);
/// Returns how many of the player's own puzzles are due; `count` is at least one.
[[nodiscard]] std::string due_puzzles_text(int count);
/// Returns the title of a puzzle from a mistake: "White could have won here".
[[nodiscard]] std::string puzzle_of_mistake_title(const ReviewedMove& move, Player mover);

}  // namespace atom4
