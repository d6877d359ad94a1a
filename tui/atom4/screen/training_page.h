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

/// Opens the lessons on the loop. `ui` sets the appearance of the board and must outlive the page; `still` turns
/// animation off. `play` is called if the player leaves the last lesson in order to play. Starts with `lesson`, or else
/// with the first one that is not done.
void open_lessons(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still, std::function<void()> play,
                  std::optional<LessonId> lesson = std::nullopt);

/// Opens the puzzles in the same way.
void open_puzzles(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still);

/// Returns the layout on a screen of that size: the board is below the heading and the task, and above the message.
[[nodiscard]] Layout training_layout(const TrainingController& controller, Extent extent);

/// Returns the screen with the lesson or puzzle, or with the page of text in its place, as data.
[[nodiscard]] Screen build_training_screen(const TrainingController& controller, Extent extent,
                                           Capabilities capabilities);

}  // namespace atom4::tui
