// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/training/lessons.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Opens the lessons on the loop. `ui` says how the board looks and must outlive the page; `still`: nothing moves by
/// itself. Begins with that lesson, or else with the first that is not done.
void open_lessons(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still,
                  std::optional<LessonId> lesson = std::nullopt);

}  // namespace atom4::tui
