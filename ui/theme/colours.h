// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <cstdint>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// An sRGB colour, 8 bits a channel.
struct Rgb {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
};

/// Returns the body colour of a piece. The eight differ in lightness as well as in hue: every pair can be told apart in
/// normal vision, in the three kinds of colour blindness and in grey (tests/ui/common/palette_test.cpp has the
/// numbers).
[[nodiscard]] Rgb pieceRgb(Colour colour);

/// The names of the colours of pieces and chips in the player's language.
class ColourNames {
public:
    /// Returns the name as in a sentence, such as "black".
    [[nodiscard]] static QString of(Colour colour);
};

/// The colours of a bad move that was played, of a better one, and of the move that would follow: the same on the board
/// and in text, readable on light and on dark backgrounds.
[[nodiscard]] inline QColor worseColour(bool dark) {
    return dark ? QColor(0xFF, 0x7A, 0x66) : QColor(0xB4, 0x2A, 0x1E);
}
[[nodiscard]] inline QColor betterColour(bool dark) {
    return dark ? QColor(0x5F, 0xD0, 0x8A) : QColor(0x1B, 0x70, 0x40);
}
[[nodiscard]] inline QColor followingColour(bool dark) {
    return dark ? QColor(0xE0, 0xB8, 0x5A) : QColor(0x80, 0x57, 0x08);
}

}  // namespace atom4::ui
