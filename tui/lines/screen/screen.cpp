// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/screen/screen.h"

#include <algorithm>

#include "tui/language/i18n.h"
#include "tui/lines/words/words.h"
#include "tui/screen/choice_page.h"
#include "tui/screen/page.h"

namespace atom4::tui {
namespace {

constexpr int kLabelCols = 3;  // a row number and a blank
constexpr int kGap = 3;        // between board and panel
constexpr int kPanelCols = 24;
constexpr int kPanelRows = 9;

void draw_title(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    const int end = layout.origin.col + layout.extent.cols;
    int col = grid.put(layout.title_row, layout.origin.col, _("Lines"), Role::kTitle) + 3;
    if (layout.has_panel) return;
    const lines::Session& session = scene.session;
    const lines::Position& position = session.game().position();
    // What is at the end stands the least chance of being missed.
    for (const std::string& text : {fill(_("Score {0}"), {std::to_string(position.score())}),
                                    fill(_("Chain {0}"), {std::to_string(position.chain())}),
                                    fill(_("Best {0}"), {std::to_string(session.best())})}) {
        if (col + width_of(text) > end) return;
        col = grid.put(layout.title_row, col, text) + 2;
    }
    if (session.game().preview() != lines::Preview::kOn) return;
    const bool coloured = capabilities.depth != ColourDepth::kNone;
    for (const int colour : session.game().next_colours()) {
        if (col >= end) return;
        grid.set(layout.title_row, col++,
                 {scene.look.chip(colour, false, coloured), Role::kText, kBold, scene.look.palette(colour)});
    }
}

void draw_message(Grid& grid, const LinesLayout& layout, const LinesScene& scene) {
    const auto lines = wrapped(scene.ui.news, layout.extent.cols);
    const int count = std::min(layout.message_rows + layout.spare_rows, static_cast<int>(lines.size()));
    const int first = layout.message_row - std::max(0, count - layout.message_rows);
    for (int i = 0; i < count; ++i)
        grid.put(first + i, layout.origin.col, lines[static_cast<std::size_t>(i)], Role::kNews, layout.extent.cols);
}

void draw_keys(Grid& grid, const LinesLayout& layout, const LinesScene& scene) {
    const lines::Game& game = scene.session.game();
    const bool over = game.is_over();
    const bool selected = scene.ui.selected.has_value();
    KeyHint hints[] = {
        {over, "n", _("new game")},
        {!over && !selected, _("Enter"), _("pick")},
        {!over && selected, _("Enter"), _("move")},
        {true, "q", _("quit")},
        {true, "?", _("help")},
        {game.can_undo(), "u", _("undo")},
        {game.can_redo(), "r", _("redo")},
        {!over, "t", _("hint")},
        {!over, "n", _("new game")},
        {true, "s", _("scores")},
        {scene.session.has_unfinished(), "o", _("go on with another")},
        {!over, "p", _("pause")},
        {!over, "v", game.preview() == lines::Preview::kOn ? _("hide next") : _("show next")},
    };
    // Letters are called what the player's own keys have left of them.
    std::array<std::string, std::size(hints)> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (width_of(hints[i].key) > 1) continue;
        names[i] = scene.ui.keys.of(*hints[i].key);
        hints[i].key = names[i].c_str();
        hints[i].useful &= !names[i].empty();
    }
    int col = layout.origin.col;
    if (!scene.ui.trouble.empty())
        col = grid.put(layout.key_row, col, _("Not kept"), Role::kWin, layout.extent.cols) + 3;
    draw_key_line(grid, {layout.key_row, col}, layout.origin.col + layout.extent.cols - col, hints);
}

void draw_unfinished(Grid& grid, const LinesUi& ui) {
    std::vector<std::string> entries;
    for (const lines::UnfinishedGame& game : ui.unfinished) entries.push_back(lines_unfinished_text(game));
    draw_choices(grid, _("Go on with"), entries, ui.chosen);
}

void draw_notice(Grid& grid, const std::vector<std::string>& paragraphs) {
    const int width = std::min(grid.extent().cols, 60);
    Page page;
    for (const std::string& paragraph : paragraphs) add_paragraph(page, paragraph, width);
    int row = std::max(0, (grid.extent().rows - static_cast<int>(page.size())) / 2);
    for (const PageLine& line : page) grid.put(row++, (grid.extent().cols - width) / 2, line.text, Role::kText, width);
}

}  // namespace

LinesLayout::LinesLayout(Extent screen, const lines::GameSetup& setup, const LinesUi& ui) {
    too_small = screen.rows < kSmallest.rows || screen.cols < kSmallest.cols;
    if (too_small) return;
    const int board_cols = 2 * setup.cols + 1;
    has_panel = screen.cols >= kLabelCols + board_cols + 2 + kGap + kPanelCols && screen.rows >= kPanelRows + 4;
    message_rows = screen.cols < 60 && screen.rows >= 12 ? 2 : 1;

    // Rows: title, letters, board in its frame, messages, keys; blank ones where there is room.
    const int fixed = 1 + message_rows + 1;
    has_letters = screen.rows - fixed - 1 >= std::min(setup.rows, 6);
    has_frame =
        screen.rows - fixed - (has_letters ? 1 : 0) - 2 >= setup.rows && screen.cols >= kLabelCols + board_cols + 2;
    const int border = has_frame ? 1 : 0;
    const int above = fixed + (has_letters ? 1 : 0) + 2 * border;
    shown.rows = std::min(setup.rows, screen.rows - above);
    shown.cols = std::min(setup.cols, (screen.cols - kLabelCols - 2 * border - 1) / 2);
    const int middle = shown.rows + 2 * border + (has_letters ? 1 : 0);
    const int panel_rows = has_panel ? std::max(middle, kPanelRows) : middle;
    const int blanks = std::clamp(screen.rows - fixed - panel_rows, 0, 2);
    const int width = kLabelCols + 2 * shown.cols + 1 + 2 * border;
    extent.rows = fixed + panel_rows + blanks;
    extent.cols = has_panel ? std::max(width + kGap + kPanelCols, std::min(screen.cols, 78)) : screen.cols;
    origin = {(screen.rows - extent.rows) / 2, (screen.cols - extent.cols) / 2};

    title_row = origin.row;
    const int top = origin.row + 1 + (blanks > 0 ? 1 : 0);
    board = {top + (has_letters ? 1 : 0) + border, origin.col + kLabelCols + border};
    panel = {top + (has_letters ? 1 : 0) + border, origin.col + width + kGap};
    key_row = origin.row + extent.rows - 1;
    message_row = key_row - message_rows;
    spare_rows = blanks > 1 ? 1 : 0;
    scroll.row = scrolled(ui.scroll.row, shown.rows, setup.rows, ui.cursor.row);
    scroll.col = scrolled(ui.scroll.col, shown.cols, setup.cols, ui.cursor.col);
}

std::optional<Place> LinesLayout::place_of(lines::Cell cell) const {
    const int y = cell.row - scroll.row;
    const int x = cell.col - scroll.col;
    if (y < 0 || y >= shown.rows || x < 0 || x >= shown.cols) return std::nullopt;
    return Place{board.row + y, board.col + 2 * x};
}

std::optional<lines::Cell> LinesLayout::cell_at(Place place) const {
    const int y = place.row - board.row;
    const int x = place.col - board.col;
    if (too_small || y < 0 || y >= shown.rows || x < 0 || x >= 2 * shown.cols) return std::nullopt;
    return lines::Cell{scroll.row + y, scroll.col + x / 2};
}

LinesScreen build_lines_screen(const LinesScene& scene, Extent extent, Capabilities capabilities) {
    const LinesUi& ui = scene.ui;
    LinesScreen screen{Grid(extent), {}, ui.scroll, ui.page_top};
    const LinesLayout layout(extent, scene.session.game().setup(), ui);
    if (layout.too_small) {
        draw_too_small(screen.grid, "clines", LinesLayout::kSmallest);
        return screen;
    }
    switch (ui.page) {
        case LinesPage::kHelp:
        case LinesPage::kScores: screen.page_top = draw_lines_page(screen.grid, scene); return screen;
        case LinesPage::kPaused: draw_notice(screen.grid, {_("Paused."), "", _("Any key goes on.")}); return screen;
        case LinesPage::kAskQuit:
            draw_notice(screen.grid,
                        {ui.news, "", fill(_("{0} quits all the same; any other key goes on."), {ui.keys.of('q')})});
            return screen;
        case LinesPage::kUnfinished: draw_unfinished(screen.grid, ui); return screen;
        case LinesPage::kGame: break;
    }
    draw_title(screen.grid, layout, scene, capabilities);
    draw_lines_board(screen.grid, layout, scene, capabilities);
    if (layout.has_panel) draw_lines_panel(screen.grid, layout, scene, capabilities);
    draw_message(screen.grid, layout, scene);
    draw_keys(screen.grid, layout, scene);
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(ui.cursor).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
