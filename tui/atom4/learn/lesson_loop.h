// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/training/lessons.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/terminal/input.h"

namespace atom4::tui {

/// Goes through the lessons on the terminal until the person leaves them, or `input` has ended. `ui` says how the board
/// looks, and whether nothing moves by itself. Begins with that lesson, or else with the first that is not done.
void run_lessons(Terminal& terminal, Input& input, const UiState& ui, bool still,
                 std::optional<LessonId> lesson = std::nullopt);

}  // namespace atom4::tui
