// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Handles a mouse event on a screen of that size: moves the cursor, places a piece, shows a move of the list, or goes
/// through the moves with the wheel. Returns whether to redraw.
bool take_mouse(const MouseEvent& event, Extent screen, GameController& game, UiState& ui);

}  // namespace atom4::tui
