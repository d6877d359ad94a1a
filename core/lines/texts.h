// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/lines/exercise_run.h"

namespace atom4::lines {

// What exercises of Lines say, in the reader's language.

/// "In 3 moves"
[[nodiscard]] std::string exercise_title(const Exercise& exercise);
/// "Exercise 2 of 10: in 3 moves"
[[nodiscard]] std::string exercise_heading(const Exercise& exercise, std::size_t number);
/// What is to be done, and how much that is.
[[nodiscard]] std::string exercise_task(const Exercise& exercise);
/// "11 of 16": what somebody has cleared at best; empty where nothing was.
[[nodiscard]] std::string exercise_result(const Exercise& exercise, int best);
/// What the last move did, and how the try stands.
[[nodiscard]] std::string exercise_outcome(const ExerciseRun& run);
/// Where to look and why, and if that is not enough, the move.
[[nodiscard]] std::string exercise_hint(const ExerciseHint& hint, bool whole);
/// What there is to say where the most is out of reach.
[[nodiscard]] std::string exercise_without_hint(const ExerciseRun& run);

}  // namespace atom4::lines
