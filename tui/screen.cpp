// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/screen.h"

#include <algorithm>

#include "tui/i18n.h"
#include "tui/page.h"
#include "tui/words.h"

namespace atom4::tui {
namespace {

// What the cell under the cursor is about.
std::string cursor_text(const Match& match, Cell cursor) {
    if (match.is_over()) return _("n starts the next round.");
    if (const auto reaction = reaction_under_cursor(match, cursor)) return preview_text(*reaction);
    return cell_text(match.position(), cursor);
}

// News above, the cell under the cursor below; what is new wins where both have no room.
void draw_messages(Grid& grid, const Layout& layout, const Match& match, const UiState& ui) {
    const int col = layout.origin.col;
    const int width = layout.extent.cols;
    const std::string here = cursor_text(match, ui.cursor);
    std::vector<std::string> lines;
    if (layout.message_rows == 2 && width_of(ui.news) <= width && width_of(here) <= width)
        lines = {ui.news, here};
    else
        lines = wrapped(ui.news_fresh ? ui.news : here, width);
    const int rows = std::min(layout.message_rows, static_cast<int>(lines.size()));
    for (int i = 0; i < rows; ++i)
        grid.put(layout.message_row + i, col, lines[static_cast<std::size_t>(i)], i == 0 ? Role::kNews : Role::kText,
                 width);
}

// The keys that help now, the most useful first, as many as fit.
void draw_help_line(Grid& grid, const Layout& layout, const Match& match) {
    const bool over = match.is_over();
    const KeyHint hints[] = {
        {over, "n", _("next round")},
        {!over, _("Enter"), _("place")},
        {true, "q", _("quit")},
        {true, "?", _("help")},
        {match.is_computers_turn(), "m", _("move now")},
        {!over && !match.is_computers_turn(), "H", _("hint")},
        {match.can_undo_turn(), "u", _("undo")},
        {!over, _("Tab"), _("next dot")},
        {true, "N", _("new")},
        {match.can_redo_turn(), "r", _("redo")},
        {!over, _("arrows"), _("move")},
    };
    draw_key_line(grid, {layout.help_row, layout.origin.col}, layout.extent.cols, hints);
}

}  // namespace

Screen build_screen(const Match& match, const UiState& ui, Extent extent, Capabilities capabilities) {
    Screen screen{Grid(extent), {}, ui.scroll, ui.help_top};
    const Layout layout = make_layout(extent, match.position().size(), ui);
    if (layout.too_small) {
        draw_too_small(screen.grid, "Atom-4", Layout::kSmallest);
        return screen;
    }
    if (ui.page == PageShown::kHelp) {
        screen.help_top = draw_help(screen.grid, ui.help_top);
        return screen;
    }
    if (ui.page == PageShown::kSetup) {
        draw_setup_form(screen.grid, ui.form, !match.is_fresh());
        return screen;
    }
    draw_state_line(screen.grid, layout, match);
    draw_board(screen.grid, layout, match, ui, capabilities);
    if (layout.has_panel) draw_panel(screen.grid, layout, match, capabilities);
    draw_messages(screen.grid, layout, match, ui);
    draw_help_line(screen.grid, layout, match);
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(ui.cursor.row(), ui.cursor.col()).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
