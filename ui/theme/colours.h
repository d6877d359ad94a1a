// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdint>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

/// An sRGB colour, 8 bits a channel.
struct Rgb {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
};

/// The body colour of a piece. The eight form a ladder of lightness as well as of hue: every pair stays apart in normal
/// vision, in the three kinds of colour blindness and in grey (tests/ui/common/palette_test.cpp has the numbers).
[[nodiscard]] Rgb pieceRgb(Colour colour);

}  // namespace atom4::ui
