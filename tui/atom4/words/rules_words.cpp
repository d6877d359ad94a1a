// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/words/rules_words.h"

#include "tui/language/i18n.h"

namespace atom4::tui {

std::vector<std::string> rules_paragraphs(bool dots) {
    return {
        _("Player 1 plays red, green and blue and wants four white in a row; player 2 plays yellow, cyan and purple "
          "and wants four black."),
        _("The colours take turns round the wheel; you choose only the place."),
        dots ? _("A piece goes on an empty cell that touches two pieces which touch each other: the dots.")
             : _("A piece goes on an empty cell that touches two pieces which touch each other."),
        _("The piece acts on each of its six neighbours. Next to it on the wheel: no change. Two steps away: the "
          "neighbour takes the colour between. Opposite: red, green and blue make it white, the others black."),
        _("Red, green and blue turn a black piece to their own colour; yellow, cyan and purple do so with a white "
          "one."),
        _("Pieces of your goal colour pass the action on, in a straight line, to the first other piece."),
        _("Who has no place for a piece ends the round as a draw. The next round begins with the next colour."),
    };
}

std::vector<std::string> strategy_paragraphs() {
    return {
        _("Your goal colour comes from the opposite one: red makes white of cyan, green of purple, blue of yellow; "
          "cyan makes black of red, purple of green, yellow of blue."),
        _("You know your next colour: red, then green, then blue; yellow, then cyan, then purple. Leave pieces of its "
          "opposite where they lengthen your row."),
        _("A row of yours is a wire: a piece at one end acts on what lies behind the other end."),
        _("Break a row of the opponent's from a cell beside it: your piece gives a piece of that row its own colour. "
          "The middle hurts most."),
        _("Before you place a piece, ask what the next colour can do to the pieces that it makes."),
        _("A place where your next colour would win must be answered. Two such places win."),
        _("Every piece opens new dots. Now and then the best move is the one that opens none."),
    };
}

}  // namespace atom4::tui
