// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/learning/lesson_progress.h"
#include "core/lines/lessons/lesson.h"
#include "core/storage/files.h"

namespace atom4::tui {

// What lessons of Lines say, in the reader's language.

[[nodiscard]] const char* lines_lesson_title(lines::LessonId lesson);
/// "Lesson 2 of 3: The preview"
[[nodiscard]] std::string lines_lesson_heading(lines::LessonId lesson);
/// What the step is about and what to do, in a sentence or two.
[[nodiscard]] const char* lines_lesson_task(lines::LessonIdea idea);
/// What a try did, and if that was not it, why.
[[nodiscard]] std::string lines_lesson_outcome(const lines::LessonAttempt& tried);
/// The first lesson that is not done; the first one where all are.
[[nodiscard]] lines::LessonId first_undone_lesson(const LessonProgress& progress);
/// Why it cannot be kept that lessons are done.
[[nodiscard]] std::string lines_unkept_lesson_text(SystemError error);

}  // namespace atom4::tui
