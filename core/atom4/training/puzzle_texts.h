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

// What puzzles say, in the reader's language.

/// "White in 3", "Black in 2", "The only defence".
[[nodiscard]] std::string puzzle_title(const Puzzle& puzzle);
/// The same with its name before it, or what day or whose it is.
[[nodiscard]] std::string puzzle_heading(const PuzzleTrainer& trainer);
/// Returns the task.
[[nodiscard]] std::string puzzle_task(const PuzzleAttempt& run);
/// What a try did, which must have been a legal one, and what that means for the puzzle.
[[nodiscard]] std::string try_text(const PuzzleTrainer& trainer, Cell cell, const PuzzleTry& tried, Detail detail);
[[nodiscard]] std::string puzzle_hint_text(std::span<const Cell> cells);
/// The solution, and what asking for it has changed of the rating.
[[nodiscard]] std::string solution_text(const PuzzleTrainer& trainer, std::span<const Cell> line);
/// Return the messages for a change of the puzzle level and of the timer.
[[nodiscard]] std::string puzzle_level_text(std::optional<int> level);
[[nodiscard]] std::string puzzle_clock_text(bool taken);
/// The person's rating and streak, a line each, and what was solved of which kind.
[[nodiscard]] std::vector<std::string> puzzle_statistics_text(const PuzzleTrainer& trainer);
/// How many puzzles come with the game, and a line for each kind of them with its numbers.
[[nodiscard]] std::vector<std::string> puzzle_numbers_text();
/// That something has to be proved, if that takes a while: of a try, and of the mistakes of a round.
[[nodiscard]] std::string proving_text();
[[nodiscard]] std::string proving_mistakes_text();
/// Returns why puzzles or their results could not be saved.
[[nodiscard]] std::string unkept_puzzles_text(const std::string& reason);
/// How many mistakes of a round became puzzles, or whether the one did that was asked for; or why they are not kept.
[[nodiscard]] std::string kept_puzzles_text(const KeptMistakes& kept);
/// Returns the message for removing a puzzle, or that it is not the player's own.
[[nodiscard]] std::string forgotten_puzzle_text(bool forgotten);
/// How many of a person's own puzzles are due; at least one.
[[nodiscard]] std::string due_puzzles_text(int count);
/// Returns the title of a puzzle from a mistake: "White could have won here".
[[nodiscard]] std::string puzzle_of_mistake_title(const ReviewedMove& move, Player mover);

}  // namespace atom4
