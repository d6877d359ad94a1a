// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/training/lessons.h"
#include "tui/atom4/screen/layout.h"
#include "tui/atom4/screen/screen.h"
#include "tui/atom4/screen/training_controller.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Opens the lessons on the loop. `ui` says how the board looks and must outlive the page; `still`: nothing moves by
/// itself. Begins with that lesson, or else with the first that is not done.
void open_lessons(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still, std::function<void()> play,
                  std::optional<LessonId> lesson = std::nullopt);

/// The same of the puzzles.
void open_puzzles(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still);

/// Where the board stands on a screen of that size: below the heading and the task, above what was said.
[[nodiscard]] Layout training_layout(const TrainingController& controller, Extent extent);

/// The lesson or puzzle, or the page of text in its place, as data.
[[nodiscard]] Screen build_training_screen(const TrainingController& controller, Extent extent,
                                           Capabilities capabilities);

}  // namespace atom4::tui
