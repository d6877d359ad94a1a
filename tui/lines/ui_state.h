// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/lines/session.h"
#include "tui/common/grid.h"
#include "tui/common/settings.h"
#include "tui/lines/look.h"

namespace atom4::tui {

enum class LinesPage : std::uint8_t { kGame, kHelp, kScores, kPaused, kAskQuit, kUnfinished };

/// What the terminal remembers besides the game of Lines; none of it matters to the game.
struct LinesUi {
    lines::Cell cursor;
    std::optional<lines::Cell> selected;
    bool jumps_high = false;  ///< the selected chip, just now
    std::optional<lines::Move> hint;
    LinesPage page = LinesPage::kGame;
    /// A game that was pasted, or one that was left, while it is asked whether to leave this one for it.
    std::optional<std::variant<lines::GameRecord, std::filesystem::path>> offered;
    std::string news;     ///< what happened last, or why something did not
    std::string trouble;  ///< why the game or its score is not kept, for as long as that lasts
    std::vector<lines::UnfinishedGame> unfinished;  ///< to choose from, while they are shown
    int chosen = 0;
    LinesKeyNames keys;  ///< as texts call them
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool letters = true;        ///< on the chips, where there are colours
    bool mouse = true;          ///< plays; else it is the terminal's own
    bool demonstrates = false;  ///< the computer plays, until a key is pressed
    Scroll scroll;
    int page_top = 0;  ///< first line of the page that is shown
};

}  // namespace atom4::tui
