// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/common/choice_page.h"

#include <algorithm>

#include "tui/common/i18n.h"

namespace atom4::tui {

void draw_choices(Grid& grid, const std::string& title, std::span<const std::string> entries, int chosen) {
    constexpr int kMark = 2;  // columns for what marks the chosen one
    struct Line {
        std::string text;
        int entry;
        bool first;
    };
    const Extent extent = grid.extent();
    const int width = page_width(extent.cols);
    const int left = (extent.cols - width) / 2;
    std::vector<Line> lines;
    for (int i = 0; i < static_cast<int>(entries.size()); ++i) {
        bool first = true;
        for (std::string& text : wrapped(entries[static_cast<std::size_t>(i)], width - kMark)) {
            lines.push_back({std::move(text), i, first});
            first = false;
        }
    }
    // The title and a blank line above, the keys below.
    const int shown = std::max(1, std::min(static_cast<int>(lines.size()), extent.rows - 3));
    const auto is_chosen = [&](const Line& line) { return line.entry == chosen; };
    const auto begin = std::find_if(lines.begin(), lines.end(), is_chosen) - lines.begin();
    const auto end = std::find_if_not(lines.begin() + begin, lines.end(), is_chosen) - lines.begin();
    const int top = std::max(0, static_cast<int>(end) - shown);
    int row = std::max(0, (extent.rows - shown - 3) / 2);
    grid.put(row, left, title, Role::kTitle, width);
    row += 2;
    for (int i = top; i < std::min(top + shown, static_cast<int>(lines.size())); ++i, ++row) {
        const Line& line = lines[static_cast<std::size_t>(i)];
        if (line.first && is_chosen(line)) grid.put(row, left, ">", Role::kKey);
        grid.put(row, left + kMark, line.text, Role::kText, width - kMark, is_chosen(line) ? kReverse : kPlain);
    }
    const KeyHint hints[] = {
        {true, _("Enter"), _("go on"), kEnterKey},
        {true, _("Esc"), _("back"), kEscapeKey},
        // TRANSLATORS: a line of the list.
        {entries.size() > 1, _("arrows"), _("choose")},
    };
    draw_key_line(grid, {extent.rows - 1, left}, width, hints);
}

}  // namespace atom4::tui
