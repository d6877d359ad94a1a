// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "tui/atom4/screen/cursor.h"

namespace atom4::tui {

/// Commands of the keys.
enum class Command : std::uint8_t {
    kNone,  ///< a key without a meaning
    kUp,
    kDown,
    kLeft,
    kRight,
    kNorthWest,
    kNorthEast,
    kSouthWest,
    kSouthEast,
    kPlace,
    kNextLegal,
    kPreviousLegal,
    kUndo,
    kRedo,
    kNextRound,
    kNewMatch,
    kHint,
    kMoveNow,
    kStepBack,
    kStepForward,
    kGoTo,
    kSave,
    kOpen,
    kAnalysis,
    kAnalysisLines,
    kReview,
    kPreviousMistake,
    kResign,
    kFollow,
    kComment,
    kPromote,
    kDeleteLine,
    kStronger,
    kWeaker,
    kLetters,
    kPaper,
    kCloseView,
    kSettings,
    kWhy,
    kStatistics,
    kPause,
    kMouse,
    kCall,
    kSetUp,
    kLearn,
    kPuzzles,
    kHandbook,
    kKeepMistakes,
    kNetwork,
    kTalk,
    kMute,
    kYes,
    kNo,
    kHelp,
    kRedraw,
    kResize,
    kBack,
    kQuit,
};

/// Returns the command of a key, as returned by curses' wgetch.
[[nodiscard]] Command command_of_key(int key);
/// Returns whether the key deletes something: Delete, or Backspace however the terminal sends it.
[[nodiscard]] bool is_erasing_key(int key);
/// Returns the cursor step of a command; std::nullopt if it is none.
[[nodiscard]] std::optional<CursorStep> step_of(Command command);

}  // namespace atom4::tui
