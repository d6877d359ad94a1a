// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/game/session.h"
#include "tui/atom4/screen/ui_state.h"

namespace atom4::tui {

/// Opens the list of unfinished matches and past rounds, with a file as its last entry; if there are none, opens the
/// prompt for a file name at once.
void open_unfinished(const Session& session, UiState& ui);

/// Resumes the chosen match, opens the chosen round, or the prompt for a file name.
void take_chosen(Session& session, UiState& ui);

}  // namespace atom4::tui
