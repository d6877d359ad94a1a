// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include <algorithm>

#include "tui/common/i18n.h"
#include "tui/lines/screen.h"

namespace atom4::tui {
namespace {

// A number at the end of the line that begins with its name.
void draw_number(Grid& grid, Place place, int width, const char* name, std::int64_t value, Role role) {
    const std::string text = std::to_string(value);
    grid.put(place.row, place.col, name, role, width - static_cast<int>(text.size()) - 1);
    grid.put(place.row, place.col + width - width_of(text), text, role);
}

}  // namespace

int draw_lines_panel(Grid& grid, const LinesLayout& layout, const LinesScene& scene, Capabilities capabilities) {
    constexpr int kNumberCols = 20;
    const lines::Session& session = scene.session;
    const lines::Position& position = session.game().position();
    const bool is_roomy = layout.panel_extent.rows >= 10;
    const int width = layout.panel_extent.cols;
    const int col = layout.panel.col;
    const int end = layout.panel.row + layout.panel_extent.rows;
    const int numbers = std::min(width, kNumberCols);
    int row = layout.panel.row;
    if (!layout.has_title) grid.put(row++, col, _("Lines"), Role::kTitle, width);
    // TRANSLATORS: points.
    draw_number(grid, {row++, col}, numbers, _("Score"), position.score(), Role::kTitle);
    // TRANSLATORS: how many lines were completed one behind the other.
    draw_number(grid, {row++, col}, numbers, _("Chain"), position.chain(), Role::kText);
    // TRANSLATORS: the most points so far.
    draw_number(grid, {row++, col}, numbers, _("Best"), session.best(), Role::kText);
    if (is_roomy) ++row;
    if (session.game().preview() == lines::Preview::kOn && !session.game().is_over()) {
        const auto colours = session.game().next_colours();
        // TRANSLATORS: the chips that are thrown next.
        const int label = width_of(_("Next"));
        const int needed = 2 * static_cast<int>(colours.size()) + 1;
        grid.put(row, col, _("Next"), Role::kText, width);
        // Smaller than those on the board: beside the word, to the right, under the numbers, or below it.
        const bool below =
            (layout.cell.rows > 2 && draws_lines_balls(scene.look, capabilities)) || label + 1 + needed > width;
        if (below) {
            const int most = std::clamp(layout.cell.rows - 1, 1, 5);
            const Extent room{std::min(end - row - 1, most / 2 * 2 + 1), width};
            row += 1 + draw_lines_chips(grid, {row + 1, col}, room, colours, scene, capabilities);
        } else {
            const int at = col + std::max(label + 1, numbers - needed);
            row += draw_lines_chips(grid, {row, at}, {1, col + width - at}, colours, scene, capabilities);
        }
        if (is_roomy) ++row;
    }
    const char* note = session.is_listed() ? "" : _("Not for the high scores.");
    for (const std::string& line : wrapped(note, width))
        if (row < end && *note != '\0') grid.put(row++, col, line, Role::kQuiet, width);
    return row;
}

}  // namespace atom4::tui
