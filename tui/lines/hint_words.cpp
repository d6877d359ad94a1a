// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/hint_words.h"

#include "core/lines/board.h"
#include "core/lines/texts.h"
#include "tui/common/i18n.h"

namespace atom4::tui {

std::string chip_colour_name(int colour) {
    switch (colour) {
        case 1: return _("red");
        case 2: return _("green");
        case 3: return _("yellow");
        case 4: return _("blue");
        case 5: return _("purple");
        case 6: return _("cyan");
        case 7: return _("orange");
        case 8: return _("light green");
        case 9: return _("light blue");
        case 10: return _("pink");
        case 11: return _("light cyan");
        case 12: return _("light red");
        case 13: return _("light yellow");
        case 14: return _("brown");
        case 15: return _("violet");
        case 16: return _("teal");
        case 17: return _("coral");
        case 18: return _("lime");
        case 19: return _("grey");
        default: break;
    }
    return _("dark blue");
}

std::string lines_hint_text(const lines::Hint& hint) {
    return lines::hint_sentence(hint, chip_colour_name(hint.colour));
}

}  // namespace atom4::tui
