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

// What exercises of Lines say, in the reader's language.

/// "In 3 moves"
[[nodiscard]] std::string exercise_title(const Exercise& exercise);
/// "Exercise 2 of 10: in 3 moves"
[[nodiscard]] std::string exercise_heading(const Exercise& exercise, std::size_t number);
/// Returns the task, and the number of chips.
[[nodiscard]] std::string exercise_task(const Exercise& exercise);
/// Returns the best result, such as "11 of 16"; "" if there is none.
[[nodiscard]] std::string exercise_result(const Exercise& exercise, int best);
/// What the last move did, and how the try stands.
[[nodiscard]] std::string exercise_outcome(const ExerciseSession& run);
/// Where to look and why, and if that is not enough, the move.
[[nodiscard]] std::string exercise_hint(const ExerciseHint& hint, bool whole);
/// What there is to say where the most is out of reach.
[[nodiscard]] std::string exercise_without_hint(const ExerciseSession& run);

// What all programs say of a game in play.

[[nodiscard]] std::string new_game_text();
[[nodiscard]] std::string goes_on_text();
[[nodiscard]] std::string took_back_text();
/// What a question is about that costs a game its place in the high scores.
[[nodiscard]] std::string counts_no_more_text();
/// Behind trouble that is over.
[[nodiscard]] std::string kept_again_text();
/// Why the high scores are not kept.
[[nodiscard]] std::string unkept_scores_text(std::string_view reason);
/// How a game that is over ended.
[[nodiscard]] std::string over_text(const Session& session);
/// Returns the result of the last turn: "5 chips cleared, 12 points."; "" if nothing was cleared and the game is not
/// over.
[[nodiscard]] std::string turn_text(const Session& session);

/// What a hint says, in a sentence. What colours are called depends on how chips are drawn: the name of the hint's own
/// is given.
[[nodiscard]] std::string hint_sentence(const Hint& hint, const std::string& colour);

// What lessons of Lines say, in the reader's language.

[[nodiscard]] std::string lesson_title(LessonId lesson);
/// "Lesson 2 of 3: The preview"
[[nodiscard]] std::string lesson_heading(LessonId lesson);
/// What the step is about and what to do, in a sentence or two.
[[nodiscard]] std::string lesson_task(LessonIdea idea);
/// What a try did, and if that was not it, why.
[[nodiscard]] std::string lesson_outcome(const LessonAttempt& tried);

/// What is wrong with a saved game: a sentence without its full stop. Words of the file stand in it as they are.
[[nodiscard]] std::string record_fault(const RecordError& error);

// Why a move cannot be made.

/// In a game: with what would work.
[[nodiscard]] std::string refusal_text(IllegalMove reason, Cell to);
[[nodiscard]] std::string no_chip_text(Cell from);
[[nodiscard]] std::string taken_text(Cell to);
/// Which way there is none, and in a game, where the chip is plain to see, the same in fewer words.
[[nodiscard]] std::string no_path_text(Move move);
[[nodiscard]] std::string no_path_to_text(Cell to);

}  // namespace atom4::lines
