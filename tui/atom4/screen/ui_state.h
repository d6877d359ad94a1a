// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/atom4/controller/analysis_session.h"
#include "core/atom4/controller/position_editor.h"
#include "core/atom4/engine/hint.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/game/session.h"
#include "tui/atom4/screen/cursor.h"
#include "tui/atom4/screen/reaction_animation.h"
#include "tui/atom4/screen/setup_form.h"
#include "tui/common/grid.h"
#include "tui/common/settings.h"
#include "tui/terminal/line_prompt.h"

namespace atom4::tui {

enum class PageShown : std::uint8_t { kGame, kKeys, kSetup, kUnfinished, kPosition, kNetwork, kText };

/// What is done only when it is asked for twice in a row, or when a question is answered.
enum class PendingConfirmation : std::uint8_t { kNothing, kQuit, kResign, kPaste, kAnalysis, kReview, kHint };

/// What a picture of a board points at: a piece, a piece that could be placed, or a cell where one may go.
struct PointedCell {
    Cell cell;
    std::optional<Colour> ghost;  ///< for an empty cell
};

/// How far the computer has come with what it thinks of.
struct EngineProgress {
    bool of_hint = false;
    int seconds = 0;
    int depth = 0;             ///< plies that it has looked ahead
    std::optional<Cell> best;  ///< what it would play now

    friend bool operator==(const EngineProgress&, const EngineProgress&) = default;
};

/// Cells of a board from one row and column to another, both included.
struct CellRange {
    int top = 0;
    int left = 0;
    int bottom = 0;
    int right = 0;

    friend bool operator==(const CellRange&, const CellRange&) = default;
};
/// The cells that the pieces of the position lie on; nothing if none does.
[[nodiscard]] std::optional<CellRange> range_of_pieces(const Position& position);

/// What the terminal remembers besides the match; none of it matters to the game.
struct UiState {
    Cell cursor{0, 0};
    PageShown page = PageShown::kGame;
    std::string news;                      ///< what happened last, or why something did not
    bool news_fresh = false;               ///< nothing was done since
    std::vector<ReactionFrame> frames;     ///< of the last move, still to be shown; the next one at the end
    std::optional<Hint> hint;              ///< for the position on the board
    std::optional<Cell> cursor_before;     ///< where the cursor was when the hint was asked for
    Extent most_of_board{10'000, 10'000};  ///< places that a picture of it may have, where it is one
    std::optional<Scroll> scroll;          ///< of what was shown last; nothing: the view is chosen anew
    bool looks_closely = false;            ///< at the play, in larger cells than those that show the whole board
    std::optional<CellRange> play;         ///< the cells that pieces lie on, which the close view shows
    SetupForm form;                        ///< of the next match, while it is set up
    std::string what_becomes;              ///< of the one in play, when that one begins
    int page_top = 0;                      ///< first line of the page of text that is shown
    bool letters = true;                   ///< on the pieces; without colours they are there all the same
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool mouse = true;  ///< plays; else it is the terminal's own
    NotifyPreference call = NotifyPreference::kNever;
    bool fades = true;    ///< what a winning row leaves behind steps back
    bool paused = false;  ///< the computer waits, and the clocks stand still
    PendingConfirmation armed = PendingConfirmation::kNothing;
    std::vector<GameRecord> pasted;  ///< a match, while it is asked whether to open it

    std::optional<LinePrompt> prompt;  ///< the line that is being typed
    std::string prompt_warned;         ///< the text of the line that the person was warned of
    std::string prompt_trouble;        ///< why the file could not be saved or opened, until it can or the line is left

    std::optional<std::vector<PointedCell>> pointed;  ///< of a board that is only to be looked at

    std::optional<PositionEditor> editor;  ///< while a position is set up, on its page

    std::vector<UnfinishedMatch> unfinished;  ///< to choose from, while they are shown
    std::vector<PastRound> past_rounds;       ///< below them
    int chosen = 0;                           ///< one of them; behind the last one: a file

    std::optional<EngineProgress> thought;  ///< once it has taken a second, and nothing else was said since
    int analysis_seconds = 0;               ///< how long it has been at work, if it is

    std::string trouble;  ///< why the match is not kept, for as long as that lasts

    std::vector<std::string> conversation;  ///< what was said over the network, shown while one says something
    std::vector<std::string> text_page;     ///< a heading and what is told below it, while that is shown
    std::vector<std::string> network_page;  ///< the invitations, while they are shown
    std::string copied;                     ///< what became of one that was to be copied; empty where none can be
    std::string network;                    ///< state of the network connection, in a word
    std::string question;                   ///< the opponent's request; blocks everything else until it is answered
    bool is_proposal = false;               ///< of a match, in which one may be called something else

    bool waits = false;         ///< until something is found out nothing can be placed; the cursor moves
    std::optional<int> viewed;  ///< while the person looks back: how many plies of the round are on the board
    int judged = 0;             ///< the ply behind them that is talked about, from 1; 0 for none

    AnalysisSession::State analysis = AnalysisSession::State::kOff;
    std::string analysis_bar;            ///< why it says nothing
    int analysis_lines = 1;              ///< how many it is asked for
    SearchReport report;                 ///< of the position shown, as far as it has come
    std::optional<Verdict> verdict;      ///< what that comes to
    std::vector<ReviewedMove> reviewed;  ///< of the round, from its first ply on
    std::vector<std::string> accuracy;   ///< what that comes to, as accuracy_texts() says it

    [[nodiscard]] bool analyses() const { return analysis != AnalysisSession::State::kOff; }
};

/// The match that is shown: where a position is set up, one that has come to it.
[[nodiscard]] const Match& match_on_screen(const Match& match, const UiState& ui);
/// Says it in place of what was said before; what was asked there, if anything, is not asked any more.
void tell(UiState& ui, std::string news);
/// Returns whether a question must be answered first.
[[nodiscard]] bool has_to_answer(const UiState& ui);
/// Takes back what was asked to be pressed twice, and the question with it.
void disarm(UiState& ui);

}  // namespace atom4::tui
