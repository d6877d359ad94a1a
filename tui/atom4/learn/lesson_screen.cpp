// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/lesson_screen.h"

#include <algorithm>

#include "core/atom4/training/lesson_texts.h"
#include "tui/atom4/board/board_view.h"
#include "tui/atom4/screen/panel_view.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

constexpr int kWheelCols = 19;

std::vector<std::string> task_lines(const LessonTable& table, Extent extent) {
    return wrapped(lesson_task(table.course().step().idea), std::max(extent.cols, Layout::kSmallest.cols));
}

std::vector<KeyHint> keys_of(const LessonTable& table) {
    const LessonCourse& course = table.course();
    return {
        // TRANSLATORS: begin to play; go on to the next step of the lesson.
        {table.goes_on(), _("Enter"), course.has_next() ? _("go on") : _("play"), kEnterKey},
        {!table.goes_on(), _("Enter"), _("place"), kEnterKey},
        // TRANSLATORS: try the same step again.
        {course.shown().has_value(), "u", _("again")},
        // TRANSLATORS: the solution of the step.
        {!table.goes_on(), "H", _("show me")},
        {true, _("Esc"), _("lessons"), kEscapeKey},
        // TRANSLATORS: this step of the lesson.
        {!table.goes_on() && course.has_next(), ">", _("skip")},
        {true, "i", _("handbook")},
        // TRANSLATORS: to the step before, or to where one was.
        {course.has_previous(), "<", _("back")},
        // TRANSLATORS: the lessons.
        {true, "q", _("leave")},
    };
}

std::vector<std::string> said_lines(const LessonTable& table, Extent extent) {
    const std::string said = table.lists_keys() ? keys_text(keys_of(table)) : table.said();
    if (said.empty()) return {};
    return wrapped(said, std::max(extent.cols, Layout::kSmallest.cols));
}

void draw_list(Grid& grid, const LessonTable& table) {
    std::vector<std::string> entries;
    for (const LessonId lesson : kLessonIds) {
        const std::string title = std::to_string(entries.size() + 1) + "  " + lesson_title(lesson);
        entries.push_back(table.course().is_done(lesson) ? fill(_("{0} (done)"), {title}) : title);
    }
    draw_choices(grid, _("Lessons"), entries, table.chosen());
}

void draw_head(Grid& grid, const LessonTable& table, const std::vector<std::string>& lines, Role role) {
    const int width = grid.extent().cols;
    const std::string count = table.course().count();
    grid.put(0, 0, lesson_heading(table.course().lesson()), Role::kTitle, width - width_of(count) - 1);
    grid.put(0, width - width_of(count), count, Role::kTitle);
    int row = 1;
    for (const std::string& line : lines) grid.put(row++, 0, line, role);
}

// The wheel, and below it the mixture that the step is about.
void draw_aside(Grid& grid, const Layout& layout, const LessonTable& table, const Scene& scene) {
    if (!layout.has_panel && !layout.has_panel_below) return;
    const int width = layout.panel_extent.cols;
    const bool roomy = layout.has_panel && layout.panel_extent.rows >= 8;
    const int wheel_row = layout.panel.row + (roomy ? 1 : 0);
    draw_wheel(grid, {wheel_row, layout.panel.col + std::max(1, (width - kWheelCols) / 2)}, scene, roomy);
    const auto mixture = table.course().mixture();
    if (!mixture) return;
    int row = wheel_row + (roomy ? 6 : 4);
    for (const std::string& line : wrapped(mixture_text(*mixture), width)) {
        if (row >= layout.panel.row + layout.panel_extent.rows) break;
        grid.put(row++, layout.panel.col + std::max(0, (width - width_of(line)) / 2), line, Role::kTitle);
    }
}

}  // namespace

Layout lesson_layout(const LessonTable& table, Extent extent) {
    const auto rows = [](const auto& lines) { return static_cast<int>(lines.size()); };
    return make_layout_below(rows(task_lines(table, extent)), rows(said_lines(table, extent)), extent,
                             table.course().board().size(), table.ui());
}

Screen build_lesson_screen(const LessonTable& table, Extent extent, Capabilities capabilities) {
    Screen screen{Grid(extent), {}, table.ui().scroll, 0};
    if (table.is_list()) {
        draw_list(screen.grid, table);
        return screen;
    }
    const Layout layout = lesson_layout(table, extent);
    if (layout.too_small) {
        draw_too_small(screen.grid, "Atom-4", layout.smallest, "q");
        return screen;
    }
    const Scene scene = make_scene(table.match(), table.ui(), capabilities);
    const auto said = said_lines(table, extent);
    const Role said_role = table.goes_on() ? Role::kWin : Role::kText;
    if (layout.says_above && !said.empty())
        draw_head(screen.grid, table, said, said_role);
    else
        draw_head(screen.grid, table, task_lines(table, extent), Role::kText);
    draw_board(screen.grid, layout, scene);
    // Its wheel is about the piece that was played.
    Scene before = make_scene(table.match(), table.ui(), capabilities);
    before.position = table.course().step().position;
    draw_aside(screen.grid, layout, table, before);
    int row = layout.message_row;
    if (!layout.says_above)
        for (const std::string& line : said)
            if (row < extent.rows - 1) screen.grid.put(row++, 0, line, said_role);
    draw_key_line(screen.grid, {extent.rows - 1, 0}, extent.cols, keys_of(table));
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(table.ui().cursor.row(), table.ui().cursor.col()).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
