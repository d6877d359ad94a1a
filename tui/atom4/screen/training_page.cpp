// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/training_page.h"

#include <algorithm>
#include <utility>

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_texts.h"
#include "tui/atom4/screen/board_view.h"
#include "tui/atom4/screen/handbook_page.h"
#include "tui/atom4/screen/lesson_controller.h"
#include "tui/atom4/screen/panel_view.h"
#include "tui/atom4/screen/puzzle_controller.h"
#include "tui/common/page.h"

namespace atom4::tui {
namespace {

constexpr int kWheelCols = 19;

std::vector<std::string> lines_of(const std::string& text, Extent extent) {
    if (text.empty()) return {};
    return wrapped(text, std::max(extent.cols, Layout::kSmallest.cols));
}

// One row stays free if there is no task, so that the board does not move.
std::vector<std::string> task_lines(const TrainingController& controller, Extent extent) {
    auto lines = lines_of(controller.task(), extent);
    lines.resize(std::max<std::size_t>(1, lines.size()));
    return lines;
}

std::vector<std::string> said_lines(const TrainingController& controller, Extent extent) {
    return lines_of(controller.lists_keys() ? keys_text(controller.keys()) : controller.said(), extent);
}

void draw_head(Grid& grid, const TrainingController& controller, const std::vector<std::string>& lines, Role role) {
    const int width = grid.extent().cols;
    const std::string count = controller.count();
    grid.put(0, 0, controller.heading(), Role::kTitle, count.empty() ? width : width - width_of(count) - 1);
    grid.put(0, width - width_of(count), count, Role::kTitle);
    int row = 1;
    for (const std::string& line : lines) grid.put(row++, 0, line, role);
}

// Draws the wheel, and below it the mixture that the step is about.
void draw_aside(Grid& grid, const Layout& layout, const TrainingController& controller, Capabilities capabilities) {
    if (!layout.has_panel && !layout.has_panel_below) return;
    Scene scene = make_scene(controller.match(), controller.ui(), capabilities);
    scene.position = controller.wheel_position();
    const int width = layout.panel_extent.cols;
    const bool roomy = layout.has_panel && layout.panel_extent.rows >= 8;
    const int wheel_row = layout.panel.row + (roomy ? 1 : 0);
    draw_wheel(grid, {wheel_row, layout.panel.col + std::max(1, (width - kWheelCols) / 2)}, scene, roomy);
    const auto mixture = controller.mixture();
    if (!mixture) return;
    int row = wheel_row + (roomy ? 6 : 4);
    for (const std::string& line : wrapped(mixture_text(*mixture), width)) {
        if (row >= layout.panel.row + layout.panel_extent.rows) break;
        grid.put(row++, layout.panel.col + std::max(0, (width - width_of(line)) / 2), line, Role::kTitle);
    }
}

class TrainingPage final : public AnimatedPage {
public:
    TrainingPage(Terminal& terminal, bool still, std::unique_ptr<TrainingController> controller)
        : AnimatedPage(terminal, still), controller_(std::move(controller)) {
        controller_->on_change([this] { begin_motion(); });
    }

    [[nodiscard]] bool has_left() const override { return controller_->has_left(); }
    [[nodiscard]] bool is_redraw(int key) const override {
        const Command command = command_of_key(key);
        return command == Command::kResize || command == Command::kRedraw;
    }
    void take_key(int key) override { controller_->take_key(key); }
    [[nodiscard]] bool reads_letters() const override { return controller_->ui().prompt.has_value(); }
    bool press(Place place, Extent extent) override {
        const auto cell = cell_at(place, extent);
        if (cell) controller_->press(*cell);
        return cell.has_value();
    }
    bool point_at(Place place, Extent extent) override {
        const auto cell = cell_at(place, extent);
        if (cell) controller_->point_at(*cell);
        return cell.has_value();
    }
    [[nodiscard]] std::optional<std::chrono::milliseconds> moment() override {
        if (!frames().empty()) return frames().back().duration;
        const auto deadline = controller_->next_deadline();
        if (!deadline) return std::nullopt;
        return std::max(std::chrono::milliseconds(0),
                        std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now()));
    }
    void next_moment() override {
        if (frames().empty()) return controller_->tick(Clock::now());
        frames().pop_back();
        controller_->show_pending();
    }
    void end_motion() override {
        // An answer that waited for the animation may start another one, which is ended, too.
        for (; !frames().empty(); controller_->show_pending()) frames().clear();
    }
    [[nodiscard]] Shown draw(Extent extent, Capabilities capabilities) override {
        Screen shown = build_training_screen(*controller_, extent, capabilities);
        controller_->ui().scroll = shown.scroll;
        return {std::move(shown.grid), shown.cursor, controller_->heading() + " - Atom-4"};
    }

private:
    [[nodiscard]] std::vector<ReactionFrame>& frames() { return controller_->ui().frames; }
    [[nodiscard]] std::optional<Cell> cell_at(Place place, Extent extent) const {
        if (controller_->shows_text()) return std::nullopt;
        return training_layout(*controller_, extent).cell_at(place, controller_->match().position().size());
    }

    std::unique_ptr<TrainingController> controller_;
};

}  // namespace

void open_lessons(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still, std::function<void()> play,
                  std::optional<LessonId> lesson) {
    auto controller =
        std::make_unique<LessonController>(lesson_file(), ui, [&pages, &terminal, &ui](LessonController& lessons) {
            open_handbook(pages, terminal, page_of(lessons.course().lesson()), true, ui,
                          [&lessons](LessonId chosen) { lessons.begin(chosen); });
        });
    if (lesson) controller->begin(*lesson);
    const LessonController& lessons = *controller;
    pages.open(std::make_unique<TrainingPage>(terminal, still, std::move(controller)),
               [&lessons, play = std::move(play)] {
                   if (lessons.wants_to_play()) play();
               });
}

void open_puzzles(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still) {
    pages.open(
        std::make_unique<TrainingPage>(terminal, still, std::make_unique<PuzzleController>(ui, pages.mailbox())));
}

Layout training_layout(const TrainingController& controller, Extent extent) {
    const auto rows = [](const auto& lines) { return static_cast<int>(lines.size()); };
    return make_layout_below(rows(task_lines(controller, extent)), rows(said_lines(controller, extent)), extent,
                             controller.match().position().size(), controller.ui());
}

Screen build_training_screen(const TrainingController& controller, Extent extent, Capabilities capabilities) {
    Screen screen{Grid(extent), {}, controller.ui().scroll.value_or(Scroll{}), 0};
    if (controller.shows_text()) {
        controller.draw_text(screen.grid);
        return screen;
    }
    const Layout layout = training_layout(controller, extent);
    if (layout.too_small) {
        draw_too_small(screen.grid, "Atom-4", layout.smallest, "q");
        return screen;
    }
    const auto said = said_lines(controller, extent);
    const Role said_role = controller.succeeded() ? Role::kWin : Role::kText;
    if (layout.says_above && !said.empty())
        draw_head(screen.grid, controller, said, said_role);
    else
        draw_head(screen.grid, controller, task_lines(controller, extent), Role::kText);
    draw_board(screen.grid, layout, make_scene(controller.match(), controller.ui(), capabilities));
    draw_aside(screen.grid, layout, controller, capabilities);
    int row = layout.message_row;
    if (!layout.says_above)
        for (const std::string& line : said)
            if (row < extent.rows - 1) screen.grid.put(row++, 0, line, said_role);
    if (controller.ui().prompt) {
        screen.scroll = layout.scroll;
        screen.cursor = draw_prompt(screen.grid, {extent.rows - 1, 0}, extent.cols, *controller.ui().prompt);
        return screen;
    }
    draw_key_line(screen.grid, {extent.rows - 1, 0}, extent.cols, controller.keys());
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(controller.ui().cursor.row(), controller.ui().cursor.col()).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
