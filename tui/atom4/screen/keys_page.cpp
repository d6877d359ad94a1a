// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/keys_page.h"

#include <algorithm>

#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

void add_key_table(Page& page, int width) {
    const KeyMeaning keys[] = {
        // TRANSLATORS: keys; only the word is translated.
        {_("arrows hjkl 1-9"), _("move the cursor; 7 9 1 3 along the lattice")},
        {_("Tab Shift-Tab"), _("next, previous dot")},
        {"g", _("type a cell's name to go there")},
        // TRANSLATORS: three keys.
        {_("Enter Space 5"), _("place the piece (or click a dot)")},
        {"u r", _("undo, redo")},
        {"H m", _("hint; make the computer move now")},
        {"< >", _("go back and forward (or use the mouse wheel)")},
        {"f C O D", _("next variation; comment; promote, delete variation")},
        {"a A v V K", _("analysis, its lines; review, mistake by mistake; puzzles")},
        {"n R", _("next round; resign")},
        {"N + -", _("new match; raise, lower the computer's level")},
        {"s o", _("save the match; resume another one")},
        {"L b M", _("letters; dark or light board; mouse")},
        {"e z t P", _("set up a position; zoom; lessons; puzzles")},
        {"i I T S", _("handbook; network match, chat, mute")},
        {"p B", _("pause (Enter plays one move); alert after a long think")},
        {"w W", _("why a piece has its colour; statistics")},
        {"c", _("settings: colours, pictures, view, speed")},
        // TRANSLATORS: the key q; it stays "q" in all languages.
        {_("q"), _("quit; the match is saved for next time")},
        // TRANSLATORS: two keys, with Control.
        {_("^L ^Z"), _("redraw, suspend")},
    };
    add_keys(page, keys, width);
    page.push_back({});
    add_paragraph(
        page, _("On the board, Gy: that green would turn yellow. ?! ? ?? mark an inaccuracy, a mistake, a blunder."),
        width);
}

bool is_invitation(const std::string& text) {
    return text.starts_with("atom4:");
}

}  // namespace

int draw_keys_page(Grid& grid, int top) {
    const int width = page_width(grid.extent().cols);
    // TRANSLATORS: a title: the keys of the keyboard.
    Page lines{{std::string("Atom-4  ") + _("Keys"), Role::kTitle}, {}};
    add_key_table(lines, width);
    const KeyHint hints[] = {
        // TRANSLATORS: two keys with arrows; they show more of the page.
        {static_cast<int>(lines.size()) >= grid.extent().rows, _("up down"), _("more")},
        {true, "i", _("handbook")},
        {true, _("Esc"), _("back"), kEscapeKey},
        {true, "q", _("quit")},
    };
    return draw_page(grid, lines, top, hints);
}

int draw_text_page(Grid& grid, std::span<const std::string> texts, int top) {
    const int width = page_width(grid.extent().cols);
    Page page{{texts.front(), Role::kTitle}, {}};
    for (const std::string& text : texts.subspan(1)) add_paragraph(page, text, width);
    return draw_page(grid, page, top, "q");
}

int draw_network_page(Grid& grid, std::span<const std::string> texts, const std::string& news,
                      const std::string& copied, int top) {
    const int width = page_width(grid.extent().cols);
    Page lines{{std::string("Atom-4  ") + _("Network"), Role::kTitle}, {}};
    for (const std::string& text : texts)
        if (is_invitation(text))
            add_word_to_copy(lines, text, grid.extent().cols);
        else
            add_paragraph(lines, text, width);
    lines.push_back({});
    if (!copied.empty()) add_paragraph(lines, copied, width);
    add_paragraph(lines, _("Press I to show the invitation again."), width);
    if (!news.empty() && std::find(texts.begin(), texts.end(), news) == texts.end()) {
        lines.push_back({});
        add_paragraph(lines, news, width);
    }
    const auto invitations = std::count_if(texts.begin(), texts.end(), is_invitation);
    const KeyHint hints[] = {
        // TRANSLATORS: a key: puts the invitation on the clipboard.
        {!copied.empty() && invitations > 0, "c", _("copy")},
        // TRANSLATORS: a key: puts the invitation for spectators on the clipboard.
        {!copied.empty() && invitations > 1, "w", _("copy for spectators")},
        {true, _("Esc"), _("back"), kEscapeKey},
        {true, "q", _("quit")},
    };
    return draw_page(grid, lines, top, hints);
}

}  // namespace atom4::tui
