// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/training/handbook.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/terminal/input.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Shows the handbook until the person leaves it or `input` has ended: the page, or the contents with the page
/// proposed. `look` says how boards look. Returns the lesson that a link was followed to.
std::optional<LessonId> run_handbook(Terminal& terminal, Input& input, HandbookPage page, bool opened,
                                     const UiState& look);

}  // namespace atom4::tui
