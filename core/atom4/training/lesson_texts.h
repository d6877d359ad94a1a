// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/atom4/game/play_texts.h"
#include "core/atom4/training/lessons.h"

namespace atom4 {

// Texts of lessons, in the current language.

[[nodiscard]] std::string lesson_title(LessonId lesson);
/// "Lesson 2 of 9: Mix to yellow and white"
[[nodiscard]] std::string lesson_heading(LessonId lesson);
/// Returns what the step is about and what to do.
[[nodiscard]] std::string lesson_task(LessonIdea idea);
/// Returns what a try did, if the piece could be placed, and why it does not solve the step, if so.
[[nodiscard]] std::string lesson_outcome(const LessonStep& step, const LessonAttempt& tried, Detail detail);
/// Returns the message that the progress could not be saved.
[[nodiscard]] std::string unsaved_lessons_text(std::string_view reason);
/// "red: green -> yellow", where red is the placed piece, which turns the other.
[[nodiscard]] std::string mixture_text(const Mixture& mixture);

}  // namespace atom4
