// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/game/session.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// Opens a prompt at the foot of the screen: for a cell, the name of a player, or a file to save or to open.
void open_prompt(PromptPurpose purpose, const Session& session, UiState& ui);

/// Inserts pasted text into the prompt, which must be open. None of its characters acts as a key.
void paste_into_prompt(const std::string& text, const Session& session, UiState& ui);

/// Handles a key of the open prompt. The cursor follows a cell name as it is typed. A file is saved or opened at the
/// end; on an error its name stays in the prompt. A comment is on the move LineBrowser::described_ply().
void take_prompt_key(int key, Session& session, LineBrowser& browser, UiState& ui);

}  // namespace atom4::tui
