// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/state/ui_state.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// Opens the puzzles on the loop. `ui` says how the board looks; `still`: nothing moves by itself.
void open_puzzles(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still);

}  // namespace atom4::tui
