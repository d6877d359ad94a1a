// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/look/palette.h"

#include <array>
#include <cstddef>

namespace atom4::ui {

Rgb pieceRgb(Colour colour) {
    // In the order of Colour: black, blue, green, cyan, red, purple, yellow, white.
    static constexpr std::array<Rgb, kColourCount> kLadder{{{0x1E, 0x1F, 0x24},
                                                            {0x1B, 0x4F, 0xA8},
                                                            {0x42, 0xAB, 0x48},
                                                            {0x37, 0xC4, 0xCE},
                                                            {0xCE, 0x23, 0x16},
                                                            {0xA6, 0x60, 0xD3},
                                                            {0xF7, 0xD0, 0x36},
                                                            {0xFB, 0xFA, 0xF6}}};
    return kLadder[static_cast<std::size_t>(lights(colour))];
}

}  // namespace atom4::ui
