// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/chip_look.h"

#include "core/lines/board.h"

namespace atom4::ui {

PieceLook chipLook(int colour) {
    static constexpr std::array<Colour, kColourCount> kBodies{Colour::kRed,   Colour::kGreen,  Colour::kYellow,
                                                              Colour::kBlue,  Colour::kPurple, Colour::kCyan,
                                                              Colour::kWhite, Colour::kBlack};
    static_assert(lines::GameSetup::kMaxColours <= 3 * kColourCount);
    require(colour >= 1 && colour <= lines::GameSetup::kMaxColours);
    const int index = colour - 1;
    return {kBodies[static_cast<std::size_t>(index % kColourCount)], static_cast<PieceRing>(index / kColourCount)};
}

}  // namespace atom4::ui
