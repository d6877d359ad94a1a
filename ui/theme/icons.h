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

/// Returns one of the program's own line icons, drawn in the text colour of the palette at any size.
[[nodiscard]] QIcon symbolIcon(Symbol symbol);

/// Returns an icon that is created when it is first needed, and then behaves as if it had existed from the start.
[[nodiscard]] QIcon laterIcon(std::function<QIcon()> make);

/// Returns the program's icon, a triangle of pieces, in the sizes of title bars and window lists, and in none larger
/// than `largest` pixels: each is decoded at once and sent to the display. Desktops take larger ones from their own
/// folders.
[[nodiscard]] QIcon programIcon(int largest = 48);

}  // namespace atom4::ui
