// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/match.h"
#include "tui/atom4/screen/controller.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// Opens the page on which a position is set up, with the one that is shown.
void open_position_editor(const Match& match, UiState& ui);

/// Takes a key on that page: pieces by their letters, the colour to come, the size, back and forth; and the match that
/// begins with what was set up, if there is anything to play.
[[nodiscard]] Effect take_position_key(int key, Match& match, UiState& ui);

/// Takes the text of a position.
void paste_position(const std::string& text, UiState& ui);

/// Takes a click on a cell there.
void click_position(Cell cell, UiState& ui);

}  // namespace atom4::tui
