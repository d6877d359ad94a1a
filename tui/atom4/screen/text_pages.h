// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/state/ui_state.h"
#include "tui/screen/grid.h"

namespace atom4::tui {

/// Draws the keys, the rules or the strategy, from the line `top` on; returns the first line really shown.
int draw_text_page(Grid& grid, PageShown page, int top);

/// The page so many further on, round and round.
[[nodiscard]] PageShown next_text_page(PageShown page, int by);

}  // namespace atom4::tui
