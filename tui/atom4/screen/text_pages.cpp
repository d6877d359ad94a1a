// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/text_pages.h"

#include "tui/language/i18n.h"
#include "tui/screen/page.h"

namespace atom4::tui {
namespace {

constexpr PageShown kTextPages[] = {PageShown::kKeys, PageShown::kRules, PageShown::kStrategy};
constexpr int kTextPageCount = 3;

const char* title_of(PageShown page) {
    switch (page) {
        case PageShown::kKeys: return _("Keys");
        case PageShown::kRules: return _("Rules");
        default: return _("Strategy");
    }
}

void add_key_table(Page& page, int width) {
    const KeyMeaning keys[] = {
        {_("arrows hjkl 1-9"), _("move the cursor; 7 9 1 3 along the lattice")},
        {_("Tab Shift-Tab"), _("next, previous dot")},
        {"g", _("type the name of a cell to go there")},
        {_("Enter Space 5"), _("place the piece; a click on a dot does so, too")},
        {"u r", _("take back, play again")},
        {"H m", _("hint: a good move, and why; let the computer move now")},
        {"< >", _("look back and forth at the moves; the wheel of the mouse does so, too")},
        {"f", _("follow another line that was played from there")},
        {"a v", _("analysis; review of the round, then mistake by mistake")},
        {"n R", _("next round, when one is over; resign")},
        {"N + -", _("new match; make the computer stronger, weaker")},
        {"s o", _("save the match; go on with another one")},
        {"L b", _("letters on the pieces, or none; a dark or a light board")},
        {"z", _("a closer view, or the whole board")},
        {_("q"), _("quit; the match goes on at the next start")},
        {_("^L ^Z"), _("draw anew, suspend")},
    };
    add_keys(page, keys, width);
    page.push_back({});
    add_paragraph(
        page,
        _("On the board, Gy: the green there would turn yellow. ?! ? ?? mark a weak move, a mistake, a losing one."),
        width);
}

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
        _("Who has no place for a piece ends the round as a draw. The next round begins with the next colour."),
    };
    add_bullets(page, paragraphs, width);
}

void add_strategy(Page& page, int width) {
    const std::string paragraphs[] = {
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
    add_bullets(page, paragraphs, width);
}

// The names of the pages, the one shown between brackets.
PageLine tabs(PageShown shown) {
    std::string text;
    for (const PageShown page : kTextPages) {
        const std::string title = title_of(page);
        text += page == shown ? "[" + title + "]" : " " + title + " ";
        text += ' ';
    }
    return {"Atom-4  " + text, Role::kTitle};
}

}  // namespace

PageShown next_text_page(PageShown page, int by) {
    const int now = static_cast<int>(page) - static_cast<int>(PageShown::kKeys);
    return kTextPages[(now + by + kTextPageCount) % kTextPageCount];
}

int draw_text_page(Grid& grid, PageShown page, int top) {
    const int width = page_width(grid.extent().cols);
    Page lines{tabs(page), {}};
    if (page == PageShown::kKeys) add_key_table(lines, width);
    if (page == PageShown::kRules) add_rules(lines, width);
    if (page == PageShown::kStrategy) add_strategy(lines, width);
    const KeyHint hints[] = {
        {static_cast<int>(lines.size()) >= grid.extent().rows, _("up down"), _("more")},
        {true, _("left right"), _("other pages")},
        {true, _("Esc"), _("back")},
        {true, "q", _("quit")},
    };
    return draw_page(grid, lines, top, hints);
}

}  // namespace atom4::tui
