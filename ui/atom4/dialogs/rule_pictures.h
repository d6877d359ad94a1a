// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPixmap>

#include "ui/look/board_theme.h"
#include "ui/look/piece_marks.h"

namespace atom4::ui {

/// What the pages on the rules show of a placement: what it turns, how it reaches through pieces of the goal's colour,
/// and how it completes a row of four.
enum class RulePicture { kMixing, kPassing, kRow };

/// A bit of a board before the placement, with the piece that is to go there, and the same bit after it; drawn as on
/// the board in play. The spacing is between neighbouring vertices, in logical pixels.
[[nodiscard]] QPixmap drawRule(RulePicture picture, double spacing, double devicePixelRatio, const BoardTheme& theme,
                               PieceStyle style);

}  // namespace atom4::ui
