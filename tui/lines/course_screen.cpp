// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/course_screen.h"

#include <algorithm>

#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

std::vector<std::string> task_lines(const LinesCourseTable& table, Extent extent) {
    return wrapped(table.course().task(), std::max(extent.cols, LinesLayout::kSmallest.cols));
}

// Hands over the keys that are of use, under the names that the player's own keys have left of them.
template <class Use>
void with_keys(const LinesCourseTable& table, Use use) {
    KeyHint hints[] = {
        {table.goes_on(), _("Enter"), table.is_last_step() ? _("play") : _("go on"), kEnterKey},
        // TRANSLATORS: the chip under the cursor, so as to move it.
        {!table.goes_on() && !table.ui().selected, _("Enter"), _("pick"), kEnterKey},
        {!table.goes_on() && table.ui().selected.has_value(), _("Enter"), _("move"), kEnterKey},
        {table.course().has_tried(), "u", _("again")},
        {!table.goes_on(), "H", _("show me")},
        // TRANSLATORS: of the lessons or exercises.
        {true, _("Esc"), _("list"), kEscapeKey},
        {!table.goes_on() && !table.is_last_step(), "n", _("skip")},
        {true, "q", _("leave")},
    };
    std::array<std::string, std::size(hints)> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (width_of(hints[i].key) > 1) continue;
        names[i] = table.ui().keys.of(*hints[i].key);
        hints[i].key = names[i].c_str();
        hints[i].useful &= !names[i].empty();
    }
    use(std::span<const KeyHint>(hints));
}

std::vector<std::string> said_lines(const LinesCourseTable& table, Extent extent) {
    std::string said = table.said();
    if (table.lists_keys()) with_keys(table, [&said](auto keys) { said = keys_text(keys); });
    if (said.empty()) return {};
    return wrapped(said, std::max(extent.cols, LinesLayout::kSmallest.cols));
}

// Two rows stay free for what a try did, so that the board stays where it is.
int said_rows(const std::vector<std::string>& said) {
    return std::max(2, static_cast<int>(said.size()));
}

void draw_list(Grid& grid, const LinesCourseTable& table) {
    std::vector<std::string> entries;
    for (std::size_t i = 0; i < table.course().size(); ++i) entries.push_back(lines_course_entry(table.course(), i));
    draw_choices(grid, table.course().name(), entries, table.chosen());
}

void draw_head(Grid& grid, const LinesCourseTable& table, const std::vector<std::string>& lines, Role role) {
    const int width = grid.extent().cols;
    const std::string count = table.course().count();
    grid.put(0, 0, table.course().heading(), Role::kTitle, width - width_of(count) - 1);
    grid.put(0, width - width_of(count), count, Role::kTitle);
    int row = 1;
    for (const std::string& line : lines) grid.put(row++, 0, line, role);
}

// The colours that fall next: beside the board, or above it.
void draw_next(Grid& grid, const LinesLayout& layout, const LinesCourseTable& table, const LinesScene& scene,
               Capabilities capabilities) {
    const auto colours = table.course().next_colours();
    if (colours.empty()) return;
    if (layout.has_panel) {
        grid.put(layout.panel.row, layout.panel.col, _("Next"), Role::kTitle);
        (void)draw_lines_chips(grid, {layout.panel.row + 1, layout.panel.col}, {3, layout.panel_extent.cols}, colours,
                               scene, capabilities);
    } else if (layout.has_title) {
        const int col = grid.put(layout.title_row, layout.origin.col, _("Next"), Role::kTitle) + 1;
        (void)draw_lines_chips(grid, {layout.title_row, col}, {1, layout.extent.cols - col}, colours, scene,
                               capabilities);
    }
}

}  // namespace

LinesLayout lines_course_layout(const LinesCourseTable& table, Extent extent) {
    const auto task = static_cast<int>(task_lines(table, extent).size());
    const auto said = said_lines(table, extent);
    int head = 1 + task;
    const auto below = [&](int others, LinesLayout::Around around) {
        return LinesLayout({extent.rows - head - others, extent.cols}, table.course().position().setup(), table.ui(),
                           around);
    };
    LinesLayout layout = below(said_rows(said), LinesLayout::Around::kAll);
    if (layout.too_small) {
        if (!said.empty()) head = 1 + static_cast<int>(said.size());
        layout = below(0, LinesLayout::Around::kKeysAlone);
        layout.says_above = true;
        layout.smallest.rows += 1 + std::max(task, static_cast<int>(said.size()));
    }
    if (layout.too_small) return layout;
    for (int* row : {&layout.origin.row, &layout.title_row, &layout.board.row, &layout.panel.row, &layout.message_row,
                     &layout.key_row})
        *row += head;
    return layout;
}

LinesScreen build_lines_course_screen(const LinesCourseTable& table, const lines::Session& session,
                                      const LinesLook& look, const LinesFrame* frame, Extent extent,
                                      Capabilities capabilities) {
    LinesScreen screen{Grid(extent), {}, table.ui().scroll, 0};
    if (table.is_list()) {
        draw_list(screen.grid, table);
        return screen;
    }
    const LinesLayout layout = lines_course_layout(table, extent);
    if (layout.too_small) {
        draw_too_small(screen.grid, "clines", layout.smallest, table.ui().keys.of('q').c_str());
        return screen;
    }
    const LinesScene scene{session, table.ui(), look, frame, &table.course().position()};
    const auto said = said_lines(table, extent);
    const Role said_role = table.goes_on() ? Role::kWin : Role::kNews;
    if (layout.says_above && !said.empty())
        draw_head(screen.grid, table, said, said_role);
    else
        draw_head(screen.grid, table, task_lines(table, extent), Role::kText);
    draw_lines_board(screen.grid, layout, scene, capabilities);
    draw_next(screen.grid, layout, table, scene, capabilities);
    int row = extent.rows - 1 - said_rows(said);
    if (!layout.says_above)
        for (const std::string& line : said) screen.grid.put(row++, 0, line, said_role);
    with_keys(table, [&](auto keys) { draw_key_line(screen.grid, {extent.rows - 1, 0}, extent.cols, keys); });
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(table.ui().cursor).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
