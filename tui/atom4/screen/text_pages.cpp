// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/text_pages.h"

#include "tui/atom4/words/rules_words.h"
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
        {"L b M", _("letters or none; a dark or a light board; the mouse or none")},
        {"e z t P", _("set up a position; closer view; lessons; puzzles")},
        {"p B", _("pause, and Enter plays one move; ring after a long think")},
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
    if (page == PageShown::kRules) add_bullets(lines, rules_paragraphs(true), width);
    if (page == PageShown::kStrategy) add_bullets(lines, strategy_paragraphs(), width);
    const KeyHint hints[] = {
        {static_cast<int>(lines.size()) >= grid.extent().rows, _("up down"), _("more")},
        {true, _("left right"), _("other pages")},
        {true, _("Esc"), _("back"), kEscapeKey},
        {true, "q", _("quit")},
    };
    return draw_page(grid, lines, top, hints);
}

}  // namespace atom4::tui
