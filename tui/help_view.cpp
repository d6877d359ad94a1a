// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/i18n.h"
#include "tui/page.h"
#include "tui/screen.h"

namespace atom4::tui {
namespace {

void add_rules(Page& page, int width) {
    const std::string paragraphs[] = {
        _("Player 1 plays red, green and blue and wants four white in a row; player 2 plays yellow, cyan and purple "
          "and wants four black."),
        _("The colours take turns round the wheel; you choose only the place."),
        _("A piece goes on an empty cell that touches two pieces which touch each other: the dots."),
        _("The piece acts on each of its six neighbours. Next to it on the wheel: no change. Two steps away: the "
          "neighbour takes the colour between. Opposite: red, green and blue make it white, the others black."),
        _("Red, green and blue turn a black piece to their own colour; yellow, cyan and purple do so with a white "
          "one."),
        _("Pieces of your goal colour pass the action on, in a straight line, to the first other piece."),
    };
    page.push_back({_("Atom-4, the rules"), Role::kTitle});
    add_bullets(page, paragraphs, width);
}

Page help_page(int width) {
    Page page;
    add_rules(page, width);
    page.push_back({});
    page.push_back({_("Keys"), Role::kTitle});
    const KeyMeaning keys[] = {
        {_("arrows hjkl 1-9"), _("move the cursor; 7 9 1 3 along the lattice")},
        {_("Enter Space 5"), _("place the piece")},
        {_("Tab Shift-Tab"), _("next, previous dot")},
        {_("u r"), _("take back, play again")},
        {"H", _("hint: a good move, and why")},
        {"m", _("let the computer move now")},
        {"n", _("next round, when one is over")},
        {_("q"), _("quit; the match goes on at the next start")},
        {_("^L ^Z"), _("draw anew, suspend")},
    };
    add_keys(page, keys, width);
    add_paragraph(page, _("On the board, Gy: the green there would turn yellow."), width);
    return page;
}

}  // namespace

int draw_help(Grid& grid, int top) {
    return draw_page(grid, help_page(page_width(grid.extent().cols)), top);
}

}  // namespace atom4::tui
