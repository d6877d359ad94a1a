// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/lines/board.h"
#include "core/lines/computer.h"
#include "core/lines/exercises.h"
#include "core/lines/lessons.h"
#include "core/lines/record.h"
#include "core/lines/session.h"

namespace atom4::lines {

// Texts of the exercises of Lines, in the player's language.

/// "In 3 moves"
[[nodiscard]] std::string exercise_title(const Exercise& exercise);
/// "Exercise 2 of 10: in 3 moves"
[[nodiscard]] std::string exercise_heading(const Exercise& exercise, std::size_t number);
/// Returns the task, and the number of chips.
[[nodiscard]] std::string exercise_task(const Exercise& exercise);
/// Returns the best result, such as "11 of 16"; "" if there is none.
[[nodiscard]] std::string exercise_result(const Exercise& exercise, int best);
/// Returns what the last move did, and the state of the attempt; "" before the first move.
[[nodiscard]] std::string exercise_outcome(const ExerciseSession& run);
/// Returns where to look and why; if `whole`, the move.
[[nodiscard]] std::string exercise_hint(const ExerciseHint& hint, bool whole);
/// Returns the text for when the maximum can no longer be reached.
[[nodiscard]] std::string exercise_without_hint(const ExerciseSession& run);

// Texts about a game in play, for all front ends.

[[nodiscard]] std::string new_game_text();
[[nodiscard]] std::string resumed_text();
[[nodiscard]] std::string undid_text();
/// Returns the message at the start beside another running program, which may have the last game.
[[nodiscard]] std::string beside_another_text();
/// Returns the warning before an action that costs a game its place in the high scores.
[[nodiscard]] std::string counts_no_more_text();
/// Returns the message that autosave works again after an error.
[[nodiscard]] std::string autosave_works_text();
/// Returns the error message for high scores that could not be saved.
[[nodiscard]] std::string unsaved_scores_text(std::string_view reason);
/// Returns the rule of lines: how long they are, and what they do.
[[nodiscard]] std::string line_rule(const GameSetup& setup);
/// Returns the rule of new chips, and of the end of the game.
[[nodiscard]] std::string new_chips_rule(const GameSetup& setup);
/// "Game over.": without the reason or the result.
[[nodiscard]] std::string game_over_text();
/// Returns the result of a game that is over.
[[nodiscard]] std::string over_text(const Session& session);
/// Returns the result of the last turn: "5 chips cleared, 12 points."; "" if nothing was cleared and the game is not
/// over.
[[nodiscard]] std::string turn_text(const Session& session);

/// Returns a hint as a sentence. `colour` is the name of the hint's colour, which depends on how chips are drawn.
[[nodiscard]] std::string hint_sentence(const Hint& hint, const std::string& colour);

// Texts of the lessons of Lines, in the player's language.

[[nodiscard]] std::string lesson_title(LessonId lesson);
/// "Lesson 2 of 3: The preview"
[[nodiscard]] std::string lesson_heading(LessonId lesson);
/// Returns what the step is about and what to do, in a sentence or two.
[[nodiscard]] std::string lesson_task(LessonIdea idea);
/// Returns what a try did, or why it did not solve the step.
[[nodiscard]] std::string lesson_outcome(const LessonAttempt& tried);

/// Returns what is wrong with a saved game: a sentence without its full stop. Quotes words of the file unchanged.
[[nodiscard]] std::string record_fault(const RecordError& error);

// Why a move cannot be made.

/// Returns why a move in a game is illegal, or what to do instead.
[[nodiscard]] std::string refusal_text(IllegalMove reason, Cell to);
[[nodiscard]] std::string no_chip_text(Cell from);
[[nodiscard]] std::string taken_text(Cell to);
/// Return that no path leads from one cell to another; the second text is for a game, where it is clear which chip is
/// meant.
[[nodiscard]] std::string no_path_text(Move move);
[[nodiscard]] std::string no_path_to_text(Cell to);

}  // namespace atom4::lines
