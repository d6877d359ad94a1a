// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/lines/record.h"
#include "tui/scroll.h"

namespace atom4::tui {

enum class LinesPage : std::uint8_t { kGame, kHelp, kScores, kPaused, kAskQuit };

/// What the terminal remembers besides the game of Lines; none of it matters to the game.
struct LinesUi {
    lines::Cell cursor;
    std::optional<lines::Cell> selected;
    bool jumps_high = false;  ///< the selected chip, just now
    std::optional<lines::Move> hint;
    LinesPage page = LinesPage::kGame;
    bool asks_new = false;     ///< the key for a new game was pressed once
    bool plays_alone = false;  ///< the demonstration
    std::string news;          ///< what happened last, or why something did not
    Scroll scroll;
    int page_top = 0;  ///< first line of the page that is shown
};

}  // namespace atom4::tui
