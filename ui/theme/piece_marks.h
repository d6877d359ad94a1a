// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPainter>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// How a piece tells its colour besides by being of that colour.
enum class PieceStyle {
    kPlain,
    kLetters,   ///< the letter that records use
    kPatterns,  ///< a dot for each light the colour holds: red above, green at the right, blue at the left
};

/// Black or white, whichever can be seen on a piece of that colour.
[[nodiscard]] QColor inkOn(Colour colour);

/// Draws the marks of the style on a piece that is there already, in black or white, whichever can be seen on it.
/// Patterns tell all eight colours apart where no colour is seen at all.
void drawMarks(QPainter& painter, QPointF centre, double radius, Colour colour, PieceStyle style);

}  // namespace atom4::ui
