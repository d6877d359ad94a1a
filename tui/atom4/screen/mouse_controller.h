// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/controller/game_controller.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// Does what the mouse asks for on a screen of that size: the cursor follows it, a press places a piece or looks at the
/// move in the list, the wheel looks back and forth. Returns whether anything is to be shown anew.
bool take_mouse(const MouseEvent& event, Extent screen, GameController& game, UiState& ui);

}  // namespace atom4::tui
