// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/match.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// Opens the position editor with the position shown.
void open_position_editor(const Match& match, UiState& ui);

/// Handles a key of the editor: places pieces by their letters, sets the colour to play and the size, undoes and
/// redoes; or starts a match from the position, if it can be played.
[[nodiscard]] Effect take_position_key(int key, Match& match, UiState& ui);

/// Replaces the position by the one in a pasted text, or says where the text is invalid.
void paste_position(const std::string& text, UiState& ui);

/// Handles a click on a cell in the editor.
void click_position(Cell cell, UiState& ui);

}  // namespace atom4::tui
