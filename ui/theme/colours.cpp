// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/colours.h"

#include <array>
#include <cstddef>

#include "core/atom4/rules/colour.h"

namespace atom4::ui {

Rgb pieceRgb(Colour colour) {
    // In the order of Colour: black, blue, green, cyan, red, purple, yellow, white.
    static constexpr std::array<Rgb, kColourCount> kLadder{{{0x1E, 0x1F, 0x24},
                                                            {0x13, 0x40, 0x92},
                                                            {0x3F, 0xA6, 0x44},
                                                            {0x35, 0xC2, 0xCC},
                                                            {0xC1, 0x1F, 0x14},
                                                            {0xA0, 0x59, 0xCB},
                                                            {0xF7, 0xD2, 0x33},
                                                            {0xFB, 0xFA, 0xF6}}};
    return kLadder[static_cast<std::size_t>(lights(colour))];
}

QString ColourNames::of(Colour colour) {
    return QString::fromStdString(colour_name(colour));
}

}  // namespace atom4::ui
