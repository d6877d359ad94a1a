// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/words/hint_words.h"

#include "core/lines/rules/notation.h"
#include "core/lines/rules/setup.h"
#include "tui/language/i18n.h"

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
    const std::string from = lines::to_text(hint.move.from);
    const std::string to = lines::to_text(hint.move.to);
    const lines::Move after = hint.after.value_or(hint.move);
    const std::string then_from = lines::to_text(after.from);
    const std::string then_to = lines::to_text(after.to);
    const std::string move = fill(_("{0} to {1}"), {from, to});
    const std::string chips = counted(hint.chips, "{0} chip", "{0} chips");
    switch (hint.reason) {
        case lines::HintReason::kClears:
            return fill(_("{0} clears {1}: {2}."), {move, chips, counted(hint.points, "{0} point", "{0} points")});
        case lines::HintReason::kOpensWay:
            return fill(_("{0} opens the way for {1} to {2}, which would clear {3}."),
                        {move, then_from, then_to, chips});
        case lines::HintReason::kPrepares:
            return fill(_("{0} prepares a line: then {1} to {2} would clear {3}."), {move, then_from, then_to, chips});
        case lines::HintReason::kGathers:
            return fill(_("{0} gathers {1} where a line fits: {2}."), {move, chips, chip_colour_name(hint.colour)});
        case lines::HintReason::kMakesWay:
            return fill(_("{0} makes way for a line of {2}, where {1} lie already."),
                        {move, chips, chip_colour_name(hint.colour)});
        case lines::HintReason::kJoins: return fill(_("{0} joins free cells that were apart."), {move});
        case lines::HintReason::kKeeps: return fill(_("{0} keeps most room: no free cell is cut off."), {move});
        case lines::HintReason::kNone: break;
    }
    return fill(_("A good move: {0} to {1}."), {from, to});
}

}  // namespace atom4::tui
