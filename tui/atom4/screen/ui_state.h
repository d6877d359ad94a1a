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

/// An action that is carried out only when it is requested twice in a row, or when a question is answered.
enum class PendingConfirmation : std::uint8_t { kNothing, kQuit, kResign, kPaste, kAnalysis, kReview, kHint };

/// A cell that the picture of a board points at: a piece, a piece that could be placed, or a cell where one may go.
struct PointedCell {
    Cell cell;
    std::optional<Colour> ghost;  ///< for an empty cell
};

/// A pasted match, or a pasted position that a match can begin with.
struct PastedMatch {
    std::vector<GameRecord> records;
    std::optional<int> ignored_line;   ///< where ignored text begins after the match
    std::optional<Position> position;  ///< in place of the records
};

/// Progress of the computer's search.
struct EngineProgress {
    bool of_hint = false;
    int seconds = 0;
    int depth = 0;             ///< plies searched ahead
    std::optional<Cell> best;  ///< best move so far

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
/// Returns the smallest range that contains all pieces of the position; std::nullopt if there are none.
[[nodiscard]] std::optional<CellRange> range_of_pieces(const Position& position);

/// What the screen remembers besides the match; none of it matters to the game.
struct UiState {
    Cell cursor{0, 0};
    PageShown page = PageShown::kGame;
    std::string news;                   ///< what happened last, or why something did not
    bool news_fresh = false;            ///< nothing was done since
    std::vector<ReactionFrame> frames;  ///< of the last move, still to be shown; the next one at the end
    std::optional<Hint> hint;           ///< for the position on the board
    std::optional<Cell> cursor_before;  ///< where the cursor was when the hint was asked for
    Extent max_board{10'000, 10'000};   ///< limit for the picture of it, if it is drawn as one
    std::optional<Scroll> scroll;       ///< of the last screen; std::nullopt: choose the part shown again
    bool looks_closely = false;         ///< close view, in larger cells than those that show the whole board
    std::optional<CellRange> play;      ///< the cells with pieces, which the close view shows
    SetupForm form;                     ///< of the next match, while it is set up
    std::string what_becomes;           ///< note on the current match, shown with the form
    int page_top = 0;                   ///< first line shown of the page of text
    bool letters = true;                ///< on the pieces; always shown without colours
    PaperPreference paper = PaperPreference::kAsTheTerminal;
    bool mouse = true;  ///< used to play; else left to the terminal
    NotifyPreference call = NotifyPreference::kNever;
    bool fades = true;           ///< pieces outside a winning row are faded
    bool marks_playable = true;  ///< dots mark the playable cells
    bool previews = true;        ///< under the cursor, the board shows what a placement would do
    bool paused = false;         ///< the computer waits, and the clocks stand still
    PendingConfirmation armed = PendingConfirmation::kNothing;
    std::optional<PastedMatch> pasted;  ///< while the player is asked whether to open it

    std::optional<LinePrompt> prompt;  ///< the open prompt
    std::string prompt_warned;         ///< the text that the player was warned of
    std::string prompt_trouble;        ///< why the file could not be saved or opened, until it can or the prompt closes

    std::optional<std::vector<PointedCell>> pointed;  ///< on example boards, which are only looked at

    std::optional<PositionEditor> editor;  ///< while a position is set up, on its page

    std::vector<UnfinishedMatch> unfinished;  ///< to choose from, while the list is shown
    std::vector<PastRound> past_rounds;       ///< below them
    int chosen = 0;                           ///< index in both lists; after the last entry: a file

    std::optional<EngineProgress> thought;  ///< after the first second of a search, until the next message
    int analysis_seconds = 0;               ///< how long it has been running; 0 if it is not

    std::string trouble;  ///< why autosave fails, as long as it does

    std::vector<std::string> conversation;  ///< chat messages, shown while one is typed
    std::vector<std::string> text_page;     ///< a heading and paragraphs, while they are shown
    std::vector<std::string> network_page;  ///< the invitations, while they are shown
    std::string copied;                     ///< result of copying one; "" if none can be copied
    std::string network;                    ///< state of the network connection, in a word
    std::string question;                   ///< the opponent's request; blocks everything else until it is answered
    bool is_proposal = false;               ///< the question proposes a match, and may be accepted under another name

    bool waits = false;         ///< until a result arrives no piece can be placed; the cursor moves
    std::optional<int> viewed;  ///< while an earlier position is shown: how many plies led to it
    int judged = 0;             ///< the next ply, from 1, if its judgement is shown; else 0

    AnalysisSession::State analysis = AnalysisSession::State::kOff;
    std::string analysis_bar;            ///< why there is no result
    int analysis_lines = 1;              ///< how many are requested
    SearchReport report;                 ///< of the position shown, so far
    std::optional<Verdict> verdict;      ///< the evaluation, or the result of a finished round
    std::vector<ReviewedMove> reviewed;  ///< of the round, from its first ply
    std::vector<std::string> accuracy;   ///< of both players, from accuracy_texts()

    [[nodiscard]] bool analyses() const { return analysis != AnalysisSession::State::kOff; }
};

/// Returns the match shown: in the position editor, one that has reached the edited position.
[[nodiscard]] const Match& match_on_screen(const Match& match, const UiState& ui);
/// Shows a message in place of the last one, and cancels a pending confirmation.
void show_message(UiState& ui, std::string news);
/// Returns whether a question must be answered first.
[[nodiscard]] bool has_to_answer(const UiState& ui);
/// Cancels a pending confirmation, and clears its question.
void disarm(UiState& ui);

}  // namespace atom4::tui
