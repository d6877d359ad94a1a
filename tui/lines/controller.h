// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/lines/game_controller.h"
#include "tui/lines/ui_state.h"

namespace atom4::tui {

/// What a key of Lines asks for.
enum class LinesCommand : std::uint8_t {
    kNone,
    kLeft,
    kDown,
    kUp,
    kRight,
    kAct,   ///< pick, put back or move
    kBack,  ///< put the picked chip back, take the hint away, close the page
    kNext,  ///< the next chip that can move, or the next cell that the picked one can reach
    kPrevious,
    kUndo,
    kRedo,
    kNew,
    kOpen,  ///< list the unfinished games
    kHint,
    kDemo,
    kPreview,
    kPaper,
    kLetters,
    kMouse,
    kPause,
    kSettings,
    kScores,
    kHelp,
    kLearn,
    kExercise,
    kPageUp,
    kPageDown,
    kRedraw,
    kResize,
    kQuit,
};

/// What the loop has to do after a command.
enum class LinesEffect : std::uint8_t {
    kShow,
    kRepaint,
    kBeep,
    kTurn,  ///< animate session.game().last_turn()
    kLearn,
    kExercise,
    kSettings,
    kQuit,
};

/// Carries out a command on the game and the state of the screen, and puts the result in ui.news.
[[nodiscard]] LinesEffect handle_lines_command(LinesCommand command, lines::GameController& game, LinesUi& ui,
                                               int screen_rows);

/// Offers to open a pasted game of Lines; says that any other pasted text does nothing.
void offer_lines_paste(const std::string& text, lines::GameController& game, LinesUi& ui);

/// Shows the move or the hint of the computer.
[[nodiscard]] LinesEffect take_lines_event(const lines::GameEvent& event, const lines::Session& session, LinesUi& ui);

/// Returns where the cursor begins: on the chip nearest to the middle, or in the middle of an empty board.
[[nodiscard]] lines::Cell first_lines_cursor(const lines::Board& board);

}  // namespace atom4::tui
