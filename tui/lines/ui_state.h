// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/lines/session.h"
#include "tui/common/grid.h"
#include "tui/common/settings.h"
#include "tui/lines/look.h"

namespace atom4::tui {

enum class LinesPage : std::uint8_t { kGame, kHelp, kScores, kPaused, kAskQuit, kUnfinished };

/// What is done only when its key is pressed twice in a row, or when a question is answered.
enum class LinesArmed : std::uint8_t { kNothing, kNew, kUndo, kHint, kDemonstration, kPaste };

/// What the computer is asked a move for.
enum class LinesThought : std::uint8_t { kNothing, kHint, kDemonstration };

/// What the terminal remembers besides the game of Lines; none of it matters to the game.
struct LinesUi {
    lines::Cell cursor;
    std::optional<lines::Cell> selected;
    bool jumps_high = false;  ///< the selected chip, just now
    std::optional<lines::Move> hint;
    LinesPage page = LinesPage::kGame;
    LinesArmed armed = LinesArmed::kNothing;
    std::optional<lines::GameRecord> pasted;  ///< while it is asked whether to open it
    bool plays_alone = false;                 ///< the demonstration
    LinesThought thinks_of = LinesThought::kNothing;
    std::string news;     ///< what happened last, or why something did not
    std::string trouble;  ///< why the game or its score is not kept, for as long as that lasts
    std::vector<lines::UnfinishedGame> unfinished;  ///< to choose from, while they are shown
    int chosen = 0;
    LinesKeyNames keys;  ///< as texts call them
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool letters = true;  ///< on the chips, where there are colours
    bool mouse = true;    ///< plays; else it is the terminal's own
    Scroll scroll;
    int page_top = 0;  ///< first line of the page that is shown
};

}  // namespace atom4::tui
