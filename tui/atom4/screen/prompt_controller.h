// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/game/session.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// Opens a line at the foot of the screen: for the name of a cell, or of a file to save in or to open.
void open_prompt(PromptPurpose purpose, const Session& session, UiState& ui);

/// Puts pasted text into the line, which must be open. Nothing of it is a key.
void paste_into_prompt(const std::string& text, const Session& session, UiState& ui);

/// Takes a key for the line, which must be open. The cursor follows the name of a cell while it is typed; a file is
/// saved or opened when the line is done, and stays named in the line when it cannot be. A comment is on the move that
/// the browser tells.
void take_prompt_key(int key, Session& session, LineBrowser& browser, UiState& ui);

}  // namespace atom4::tui
