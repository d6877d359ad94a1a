// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPixmap>

#include "core/atom4/training/handbook.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// How pictures in the handbook look. Lengths in logical pixels.
struct HandbookLook {
    BoardTheme theme;
    PieceStyle style = PieceStyle::kPlain;
    double letters = 16;  ///< the height of a line of text; pieces and boards go by it
    double devicePixelRatio = 1;
};

/// The example's board before its placement or after it, with what is marked there, drawn as the board in play is.
[[nodiscard]] QPixmap drawExample(const Example& example, bool after, const HandbookLook& look);

}  // namespace atom4::ui
