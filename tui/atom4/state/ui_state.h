// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/atom4/computer/hint.h"
#include "core/atom4/computer/review.h"
#include "core/atom4/match/session.h"
#include "tui/atom4/state/cursor.h"
#include "tui/atom4/state/reaction_animation.h"
#include "tui/atom4/state/setup_form.h"
#include "tui/screen/scroll.h"
#include "tui/screen/terminal_wishes.h"
#include "tui/terminal/line_prompt.h"

namespace atom4::tui {

enum class PageShown : std::uint8_t { kGame, kKeys, kRules, kStrategy, kSetup, kUnfinished };

/// What is done only when it is asked for twice in a row.
enum class Armed : std::uint8_t { kNothing, kQuit, kResign };

/// What the terminal remembers besides the match; none of it matters to the game.
struct UiState {
    Cell cursor{0, 0};
    PageShown page = PageShown::kGame;
    std::string news;                   ///< what happened last, or why something did not
    bool news_fresh = false;            ///< nothing was done since
    std::vector<ReactionFrame> frames;  ///< of the last move, still to be shown; the next one at the end
    std::optional<Hint> hint;           ///< for the position on the board
    std::optional<Cell> cursor_before;  ///< where the cursor was when the hint was asked for
    Scroll scroll;
    bool looks_closely = false;  ///< larger cells than those that show the whole board
    SetupForm form;              ///< of the next match, while it is set up
    int page_top = 0;            ///< first line of the page of text that is shown
    bool letters = true;         ///< on the pieces; without colours they are there all the same
    PaperWish paper = PaperWish::kAsTheTerminal;
    Armed armed = Armed::kNothing;

    std::optional<LinePrompt> prompt;  ///< the line that is being typed
    std::string prompt_warned;         ///< the text of the line that the person was warned of
    std::string prompt_trouble;        ///< why the file could not be saved or opened, until it can or the line is left

    std::vector<UnfinishedMatch> unfinished;  ///< to choose from, while they are shown
    int chosen = 0;                           ///< one of them; behind the last one: a file

    std::string trouble;  ///< why the match is not kept, for as long as that lasts

    std::optional<int> viewed;  ///< while the person looks back: how many plies of the round are on the board

    bool analyses = false;               ///< whether the engine's opinion is shown
    std::optional<SearchReport> report;  ///< of the position shown, as far as it has come
    std::vector<ReviewedMove> reviewed;  ///< of the round, from its first ply on
};

/// Says it in place of what was said before; what was asked there, if anything, is not asked any more.
void tell(UiState& ui, std::string news);
/// Takes back what was asked to be pressed twice, and the question with it.
void disarm(UiState& ui);

}  // namespace atom4::tui
