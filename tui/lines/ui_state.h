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

/// The state of the screen of Lines; the game does not depend on it.
struct LinesUi {
    lines::Cell cursor;
    std::optional<lines::Cell> selected;
    bool jumps_high = false;  ///< the selected chip is shown high in its jump
    std::optional<lines::Move> hint;
    LinesPage page = LinesPage::kGame;
    /// A pasted or an unfinished game, while the player is asked whether to leave this one for it.
    std::optional<std::variant<lines::GameRecord, std::filesystem::path>> offered;
    std::string news;     ///< what happened last, or why something did not
    std::string trouble;  ///< why the game or its score cannot be saved, for as long as that lasts
    std::vector<lines::UnfinishedGame> unfinished;  ///< to choose from, while they are shown
    int chosen = 0;
    LinesKeyNames keys;  ///< as texts name them
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool letters = true;        ///< on the chips, where there are colours
    bool mouse = true;          ///< used to play; else left to the terminal
    bool demonstrates = false;  ///< the computer plays, until a key is pressed
    Scroll scroll;
    int page_top = 0;  ///< first line of the page that is shown
};

}  // namespace atom4::tui
