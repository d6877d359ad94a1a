// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/puzzles/puzzle_screen.h"
#include "core/atom4/training/puzzle_texts.h"

#include <algorithm>

#include "tui/atom4/board/board_view.h"
#include "tui/atom4/screen/panel_view.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

constexpr int kWheelWidth = 19;

std::vector<std::string> task_lines(const PuzzleTable& table, Extent extent) {
    if (table.desk().is_solved()) return std::vector<std::string>(1);
    return wrapped(puzzle_task(table.desk().run()), std::max(extent.cols, Layout::kSmallest.cols));
}

std::vector<KeyHint> keys_of(const PuzzleTable& table) {
    const bool solved = table.desk().is_solved();
    return {
        {solved, _("Enter"), _("next puzzle"), kEnterKey},
        {!solved, _("Enter"), _("place"), kEnterKey},
        {!solved, "H", _("hint")},
        {!solved, "s", _("solution")},
        // TRANSLATORS: another puzzle.
        {!solved, "n", _("another one")},
        // TRANSLATORS: puzzles that were made of mistakes of one's own.
        {table.desk().due_count() > 0, "m", _("mine")},
        // TRANSLATORS: this puzzle of one's own is asked no more.
        {table.desk().source() == PuzzleTrainer::Source::kMine, "x", _("forget")},
        {true, "d", _("of the day")},
        // TRANSLATORS: puzzles.
        {true, "+", _("harder")},
        // TRANSLATORS: puzzles.
        {true, "-", _("easier")},
        // TRANSLATORS: puzzles as hard as one's own rating says.
        {table.desk().level().has_value(), "=", _("for me")},
        {true, "u", _("again")},
        {true, "i", _("statistics")},
        // TRANSLATORS: show how long the puzzle took, or not.
        {true, "c", _("clock")},
        {true, "q", _("leave")},
    };
}

std::vector<std::string> said_lines(const PuzzleTable& table, Extent extent) {
    const std::string said = table.lists_keys() ? keys_text(keys_of(table)) : table.said();
    if (said.empty()) return {};
    return wrapped(said, std::max(extent.cols, Layout::kSmallest.cols));
}

void draw_statistics(Grid& grid, const PuzzleTable& table) {
    Page page{{_("Puzzles"), Role::kTitle}, {"", Role::kText}};
    for (const std::string& line : puzzle_statistics_text(table.desk())) page.push_back({line, Role::kText});
    (void)draw_page(grid, page, 0, "q");
}

void draw_head(Grid& grid, const PuzzleTable& table, const std::vector<std::string>& lines, Role role) {
    int row = 0;
    grid.put(row++, 0, puzzle_heading(table.desk()), Role::kTitle);
    for (const std::string& line : lines) grid.put(row++, 0, line, role);
}

void draw_aside(Grid& grid, const Layout& layout, const Scene& scene) {
    if (!layout.has_panel && !layout.has_panel_below) return;
    const int width = layout.panel_extent.cols;
    const bool roomy = layout.has_panel && layout.panel_extent.rows >= 8;
    const int row = layout.panel.row + (roomy ? 1 : 0);
    draw_wheel(grid, {row, layout.panel.col + std::max(1, (width - kWheelWidth) / 2)}, scene, roomy);
}

}  // namespace

Layout puzzle_layout(const PuzzleTable& table, Extent extent) {
    const auto rows = [](const auto& lines) { return static_cast<int>(lines.size()); };
    return make_layout_below(rows(task_lines(table, extent)), rows(said_lines(table, extent)), extent,
                             table.match().position().size(), table.ui());
}

Screen build_puzzle_screen(const PuzzleTable& table, Extent extent, Capabilities capabilities) {
    Screen screen{Grid(extent), {}, table.ui().scroll, 0};
    if (table.is_statistics()) {
        draw_statistics(screen.grid, table);
        return screen;
    }
    const Layout layout = puzzle_layout(table, extent);
    if (layout.too_small) {
        draw_too_small(screen.grid, "Atom-4", layout.smallest, "q");
        return screen;
    }
    const Scene scene = make_scene(table.match(), table.ui(), capabilities);
    const auto said = said_lines(table, extent);
    const Role said_role = table.desk().is_solved() ? Role::kWin : Role::kText;
    if (layout.says_above && !said.empty())
        draw_head(screen.grid, table, said, said_role);
    else
        draw_head(screen.grid, table, task_lines(table, extent), Role::kText);
    draw_board(screen.grid, layout, scene);
    draw_aside(screen.grid, layout, scene);
    int row = layout.message_row;
    if (!layout.says_above)
        for (const std::string& line : said)
            if (row < extent.rows - 1) screen.grid.put(row++, 0, line, said_role);
    draw_key_line(screen.grid, {extent.rows - 1, 0}, extent.cols, keys_of(table));
    screen.scroll = layout.scroll;
    return screen;
}

}  // namespace atom4::tui
