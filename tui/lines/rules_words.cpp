// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/rules_words.h"

#include "tui/common/i18n.h"

namespace atom4::tui {

std::vector<std::string> lines_rules_paragraphs(const lines::GameSetup& setup) {
    const std::string line = std::to_string(setup.line);
    return {
        _("Move a chip to any free cell that a path of free cells leads to, across and down."),
        fill(_("{0} or more chips of one colour in a straight line disappear, diagonals too, and you move again at "
               "once."),
             {line}),
        fill(_("After a move that makes no line the computer throws {0} more. When they have no room, the game is "
               "over."),
             {std::to_string(setup.each)}),
        fill(_("{0} chips give {0} points and each chip more gives more. The second scoring move in a row adds 1 "
               "point, the third "
               "4, then 9."),
             {line}),
    };
}

}  // namespace atom4::tui
