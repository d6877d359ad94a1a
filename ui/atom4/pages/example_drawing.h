// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPixmap>

#include "core/atom4/training/handbook.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// The look of pictures in the handbook. Lengths are in logical pixels.
struct HandbookLook {
    BoardTheme theme;
    PieceStyle style = PieceStyle::kPlain;
    double letters = 16;  ///< the height of a line of text, to which pieces and boards are scaled
    double devicePixelRatio = 1;
};

/// Draws the example's board before or after its placement, with its marks, in the style of the board in play. `after`
/// requires a placement.
[[nodiscard]] QPixmap drawExample(const Example& example, bool after, const HandbookLook& look);

}  // namespace atom4::ui
