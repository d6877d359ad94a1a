// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>

#include "core/atom4/training/handbook.h"
#include "tui/atom4/screen/handbook_controller.h"
#include "tui/atom4/screen/screen.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Opens the handbook on the loop: the page if `opened`, else the contents with the page selected. `look` sets the
/// appearance of boards. If the handbook is left by the link to a lesson, `follow` is called with that lesson.
void open_handbook(PageLoop& pages, Terminal& terminal, HandbookPage page, bool opened, const UiState& look,
                   std::function<void(LessonId)> follow);

/// Returns the screen with the page, the contents or the search results, as data.
[[nodiscard]] Screen build_handbook_screen(const HandbookController& controller, Extent extent,
                                           Capabilities capabilities);

}  // namespace atom4::tui
