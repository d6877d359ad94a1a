// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/words/level_words.h"

#include "tui/language/i18n.h"

namespace atom4::tui {

std::string level_name(Level level) {
    constexpr int kNamed = 10;  // so many have a name of their own
    if (!level.is_whole() && level < kNamed)
        return fill(_("{0} or {1}"), {level_name(level.reached()), level_name(level.reached() + 1)});
    switch (level.reached()) {
        case 0: return _("Newcomer");
        case 1: return _("Learner");
        case 2: return _("Casual player");
        case 3: return _("Friend");
        case 4: return _("Regular");
        case 5: return _("Club player");
        case 6: return _("Strong player");
        case 7: return _("Expert");
        case 8: return _("Master");
        case 9: return _("Grandmaster");
        default: return _("Beyond");
    }
}

// As the levels were measured: core/atom4/computer/levels.cpp says how far each one sees, tests/strength/README.md how
// often it wins and how long it takes.
std::string what_to_expect(Level level) {
    if (!level.is_whole())
        return fill(_("Plays some moves as level {0} does, and the others as level {1}."),
                    {std::to_string(level.reached()), std::to_string(level.reached() + 1)});
    switch (level.reached()) {
        case 0: return _("Plays almost anywhere. Finishes a row when it can, and does not see yours coming.");
        case 1: return _("Knows what makes a good place, but still overlooks your rows.");
        case 2: return _("Stops a row that you could finish next. A fair match once you know the rules.");
        case 3: return _("Stops your rows, and often finds the better place.");
        case 4: return _("Judges the board well most of the time.");
        case 5: return _("Judges the board well. One threat at a time is not enough against it.");
        case 6: return _("Looks three moves ahead.");
        case 7: return _("Looks four moves ahead. Its attention seldom slips.");
        case 8: return _("Looks far ahead along the moves that matter. Hard to beat.");
        case 9: return _("The strongest that answers at once: within about a second.");
        default: return _("Each level looks at twice as many positions as the one below. m makes it move.");
    }
}

}  // namespace atom4::tui
