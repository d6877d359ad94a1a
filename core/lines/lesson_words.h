// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>

#include "core/lines/lessons.h"

namespace atom4::lines {

// What lessons of Lines say, in the reader's language.

[[nodiscard]] std::string lesson_title(LessonId lesson);
/// "Lesson 2 of 3: The preview"
[[nodiscard]] std::string lesson_heading(LessonId lesson);
/// What the step is about and what to do, in a sentence or two.
[[nodiscard]] std::string lesson_task(LessonIdea idea);
/// What a try did, and if that was not it, why.
[[nodiscard]] std::string lesson_outcome(const LessonAttempt& tried);

}  // namespace atom4::lines
