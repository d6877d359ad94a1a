// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/lessons.h"

namespace atom4 {

// What lessons say, in the reader's language.

[[nodiscard]] std::string lesson_title(LessonId lesson);
/// "Lesson 2 of 9: Mix to yellow and white"
[[nodiscard]] std::string lesson_heading(LessonId lesson);
/// What the step is about and what to do, in a sentence or two.
[[nodiscard]] std::string lesson_task(LessonIdea idea);
/// What a try did if the piece could be placed, and if that was not it, why.
[[nodiscard]] std::string lesson_outcome(const LessonStep& step, const LessonAttempt& tried, Detail detail);
/// Why it cannot be kept which lessons are done.
[[nodiscard]] std::string unkept_lessons_text(std::string_view reason);
/// "red: green -> yellow", since it is the piece that is placed which turns the other.
[[nodiscard]] std::string mixture_text(const Mixture& mixture);

}  // namespace atom4
