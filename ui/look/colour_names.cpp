// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/look/colour_names.h"

namespace atom4::ui {

QString ColourNames::of(Colour colour) {
    switch (colour) {
        case Colour::kBlack: return tr("black");
        case Colour::kBlue: return tr("blue");
        case Colour::kGreen: return tr("green");
        case Colour::kCyan: return tr("cyan");
        case Colour::kRed: return tr("red");
        case Colour::kPurple: return tr("purple");
        case Colour::kYellow: return tr("yellow");
        case Colour::kWhite: break;
    }
    return tr("white");
}

}  // namespace atom4::ui
