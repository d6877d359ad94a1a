// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/engine/hint.h"
#include "tui/cursor.h"
#include "tui/scroll.h"

namespace atom4::tui {

enum class PageShown : std::uint8_t { kGame, kHelp };

/// What the terminal remembers besides the match; none of it matters to the game.
struct UiState {
    Cell cursor{0, 0};
    PageShown page = PageShown::kGame;
    std::string news;                   ///< what happened last, or why something did not
    bool news_fresh = false;            ///< nothing was done since
    std::optional<Hint> hint;           ///< for the position on the board
    std::optional<Cell> cursor_before;  ///< where the cursor was when the hint was asked for
    Scroll scroll;
    int help_top = 0;  ///< first line of the help page that is shown
};

}  // namespace atom4::tui
