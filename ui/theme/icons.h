// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QIcon>
#include <functional>

namespace atom4::ui {

enum class Symbol {
    kNew,
    kOpen,
    kSave,
    kNextRound,
    kMoveNow,
    kPause,
    kContinue,
    kUndo,
    kRedo,
    kHint,
    kAnalysis,
    kPrevious,
    kNext,
    kFirst,
    kLast,
    kBranch,
    kFullScreen,
    kRules,
    kQuit,
    kErase,
    kResign,
    kClock,
    kPuzzle,
    kClose
};

/// One of the program's own line icons, drawn in the text colour of the palette at any size.
[[nodiscard]] QIcon symbolIcon(Symbol symbol);

/// An icon that is made when it is first looked at, and looks then as if it had been there all the time.
[[nodiscard]] QIcon laterIcon(std::function<QIcon()> make);

/// The program's icon, a triangle of pieces, in the sizes of title bars and lists of windows, and in no larger ones
/// than those (pixels): each is decoded at once and sent to the display. Desktops take the largest from their own
/// folders.
[[nodiscard]] QIcon programIcon(int largest = 48);

}  // namespace atom4::ui
