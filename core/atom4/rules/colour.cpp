// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/rules/colour.h"

#include "core/base/translation.h"

namespace atom4 {

std::string colour_name(Colour colour) {
    switch (colour) {
        case Colour::kBlack: return translated_in("a colour's name", "black");
        case Colour::kBlue: return translated_in("a colour's name", "blue");
        case Colour::kGreen: return translated_in("a colour's name", "green");
        case Colour::kCyan: return translated_in("a colour's name", "cyan");
        case Colour::kRed: return translated_in("a colour's name", "red");
        case Colour::kPurple: return translated_in("a colour's name", "purple");
        case Colour::kYellow: return translated_in("a colour's name", "yellow");
        case Colour::kWhite: break;
    }
    return translated_in("a colour's name", "white");
}

std::string piece_colour(Colour colour) {
    switch (colour) {
        case Colour::kBlack: return translated_in("of a piece: h8 is red", "black");
        case Colour::kBlue: return translated_in("of a piece: h8 is red", "blue");
        case Colour::kGreen: return translated_in("of a piece: h8 is red", "green");
        case Colour::kCyan: return translated_in("of a piece: h8 is red", "cyan");
        case Colour::kRed: return translated_in("of a piece: h8 is red", "red");
        case Colour::kPurple: return translated_in("of a piece: h8 is red", "purple");
        case Colour::kYellow: return translated_in("of a piece: h8 is red", "yellow");
        case Colour::kWhite: break;
    }
    return translated_in("of a piece: h8 is red", "white");
}

}  // namespace atom4
