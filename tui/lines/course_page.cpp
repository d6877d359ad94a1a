// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/lines/course_page.h"

#include <algorithm>
#include <utility>

#include "core/storage/record_text.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {

std::string lines_course_entry(const lines::Course& course, std::size_t entry) {
    const std::string title = std::to_string(entry + 1) + "  " + course.title(entry);
    const std::string result = course.result(entry);
    // TRANSLATORS: a title and how much of it is done.
    return result.empty() ? title : fill(_("{0} ({1})"), {title, result});
}

LinesCourseController::LinesCourseController(lines::Course& course, const LinesUi& ui) : course_(course) {
    ui_.keys = ui.keys;
    ui_.letters = ui.letters;
    ui_.paper = ui.paper;
    ui_.mouse = ui.mouse;
    show_step();
}

void LinesCourseController::begin(std::size_t entry) {
    course_.begin(entry);
    lists_ = false;
    show_step();
}

void LinesCourseController::show_step() {
    ui_.cursor = first_lines_cursor(course_.position().board());
    ui_.selected.reset();
    ui_.hint.reset();
    said_.clear();
}

void LinesCourseController::again() {
    if (!course_.has_tried()) return;
    course_.again();
    ui_.selected.reset();
    said_.clear();
}

// Keeps the picked chip: there is one only if the try was not possible.
void LinesCourseController::reset_finished() {
    if (!course_.is_finished()) return;
    course_.again();
    said_.clear();
}

// Picks the chip under the cursor, or moves the picked one there; the course decides whether it can.
LinesEffect LinesCourseController::act() {
    reset_finished();
    const lines::Board& board = course_.position().board();
    if (!board.is_free(ui_.cursor)) {
        const bool was_picked = ui_.selected == ui_.cursor;
        ui_.selected = was_picked ? std::nullopt : std::optional(ui_.cursor);
        return LinesEffect::kShow;
    }
    course_.move({ui_.selected.value_or(ui_.cursor), ui_.cursor});
    said_ = course_.said();
    if (const auto trouble = course_.trouble()) said_ += ' ' + course_.unsaved(system_reason(*trouble));
    ui_.hint.reset();
    const auto changes = course_.changes();
    if (changes.empty()) return ui_.selected ? LinesEffect::kBeep : LinesEffect::kShow;
    ui_.selected.reset();
    frames_ = frames_of(course_.position(), changes);
    std::reverse(frames_.begin(), frames_.end());
    return LinesEffect::kShow;
}

void LinesCourseController::next() {
    if (is_last_step()) {
        left_ = succeeded();
        return;
    }
    course_.next();
    show_step();
}

void LinesCourseController::help() {
    reset_finished();
    lines::Course::Help help = course_.help();
    said_ = std::move(help.said);
    if (!help.move) return;
    ui_.hint = help.move;
    ui_.cursor = help.move->from;
}

LinesEffect LinesCourseController::press(lines::Cell cell) {
    if (lists_) return LinesEffect::kShow;
    frames_.clear();
    ui_.cursor = cell;
    return act();
}

void LinesCourseController::take_in_list(LinesCommand command) {
    const int last = static_cast<int>(course_.size()) - 1;
    switch (command) {
        case LinesCommand::kUp: chosen_ = std::max(0, chosen_ - 1); break;
        case LinesCommand::kDown: chosen_ = std::min(last, chosen_ + 1); break;
        case LinesCommand::kPageUp: chosen_ = 0; break;
        case LinesCommand::kPageDown: chosen_ = last; break;
        case LinesCommand::kAct: begin(static_cast<std::size_t>(chosen_)); break;
        case LinesCommand::kBack: lists_ = false; break;
        case LinesCommand::kQuit: left_ = true; break;
        default: break;
    }
}

LinesEffect LinesCourseController::take(LinesCommand command) {
    frames_.clear();
    lists_keys_ = false;
    if (lists_) {
        take_in_list(command);
        return LinesEffect::kShow;
    }
    const auto move = [&](int rows, int cols) {
        reset_finished();
        const lines::GameSetup& setup = course_.position().setup();
        ui_.cursor.row = std::clamp(ui_.cursor.row + rows, 0, setup.rows - 1);
        ui_.cursor.col = std::clamp(ui_.cursor.col + cols, 0, setup.cols - 1);
    };
    switch (command) {
        case LinesCommand::kLeft: move(0, -1); break;
        case LinesCommand::kRight: move(0, 1); break;
        case LinesCommand::kUp: move(-1, 0); break;
        case LinesCommand::kDown: move(1, 0); break;
        case LinesCommand::kAct:
            if (!succeeded()) return act();
            next();
            break;
        case LinesCommand::kNew:
            if (!is_last_step() || succeeded()) next();
            break;
        case LinesCommand::kUndo: again(); break;
        case LinesCommand::kHint: help(); break;
        case LinesCommand::kBack:
            if (ui_.selected) {
                ui_.selected.reset();
                break;
            }
            chosen_ = static_cast<int>(course_.entry());
            lists_ = true;
            break;
        case LinesCommand::kQuit: left_ = true; break;
        default: lists_keys_ = true; break;
    }
    return LinesEffect::kShow;
}

namespace {

class CoursePage final : public AnimatedPage {
public:
    CoursePage(Terminal& terminal, std::unique_ptr<lines::Course> course, const lines::Session& session,
               const LinesLook& look, const LinesUi& ui, bool still)
        : AnimatedPage(terminal, still),
          session_(session),
          look_(look),
          keys_(look),
          course_(std::move(course)),
          controller_(*course_, ui) {}

    [[nodiscard]] bool has_left() const override { return controller_.has_left(); }
    [[nodiscard]] bool is_redraw(int key) const override {
        const LinesCommand command = LinesKeys(look_).command_of_key(key);
        return command == LinesCommand::kResize || command == LinesCommand::kRedraw;
    }
    void take_key(int key) override {
        const LinesCommand command = keys_.command_of_key(key);
        if (!keys_.is_within_letter() && controller_.take(command) == LinesEffect::kBeep) beep();
    }
    [[nodiscard]] bool reads_letters() const override { return true; }
    bool press(Place place, Extent extent) override {
        if (controller_.is_list()) return false;
        const auto cell = lines_course_layout(controller_, extent).cell_at(place);
        if (cell && controller_.press(*cell) == LinesEffect::kBeep) beep();
        return cell.has_value();
    }
    [[nodiscard]] std::optional<std::chrono::milliseconds> moment() override {
        if (controller_.frames().empty()) return std::nullopt;
        return controller_.frames().back().duration;
    }
    void next_moment() override { controller_.frames().pop_back(); }
    void end_motion() override { controller_.frames().clear(); }
    [[nodiscard]] Shown draw(Extent extent, Capabilities capabilities) override {
        const auto& frames = controller_.frames();
        LinesScreen shown = build_lines_course_screen(controller_, session_, look_,
                                                      frames.empty() ? nullptr : &frames.back(), extent, capabilities);
        controller_.ui().scroll = shown.scroll;
        return {std::move(shown.grid), shown.cursor, controller_.course().heading() + " - Lines"};
    }

private:
    const lines::Session& session_;
    const LinesLook& look_;
    LinesKeys keys_;
    std::unique_ptr<lines::Course> course_;
    LinesCourseController controller_;
};

}  // namespace

std::unique_ptr<ScreenPage> lines_course_page(Terminal& terminal, std::unique_ptr<lines::Course> course,
                                              const lines::Session& session, const LinesLook& look, const LinesUi& ui,
                                              bool still) {
    return std::make_unique<CoursePage>(terminal, std::move(course), session, look, ui, still);
}

namespace {

std::vector<std::string> task_lines(const LinesCourseController& controller, Extent extent) {
    return wrapped(controller.course().task(), std::max(extent.cols, LinesLayout::kSmallest.cols));
}

// Calls `use` with the hints on keys. Letters that are the player's own keys are replaced, or not shown.
template <class Use>
void with_keys(const LinesCourseController& controller, Use use) {
    KeyHint hints[] = {
        {controller.succeeded(), _("Enter"), controller.is_last_step() ? _("play") : _("go on"), kEnterKey},
        // TRANSLATORS: the chip under the cursor, so as to move it.
        {!controller.succeeded() && !controller.ui().selected, _("Enter"), _("pick"), kEnterKey},
        {!controller.succeeded() && controller.ui().selected.has_value(), _("Enter"), _("move"), kEnterKey},
        {true, "q", _("leave")},
        {controller.course().has_tried(), "u", _("again")},
        {!controller.succeeded(), "H", _("show me")},
        // TRANSLATORS: of the lessons or exercises.
        {true, _("Esc"), _("list"), kEscapeKey},
        {!controller.succeeded() && !controller.is_last_step(), "n", _("skip")},
    };
    std::array<std::string, std::size(hints)> names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (width_of(hints[i].key) > 1) continue;
        names[i] = controller.ui().keys.of(*hints[i].key);
        hints[i].key = names[i].c_str();
        hints[i].useful &= !names[i].empty();
    }
    use(std::span<const KeyHint>(hints));
}

std::vector<std::string> said_lines(const LinesCourseController& controller, Extent extent) {
    std::string said = controller.said();
    if (controller.lists_keys()) with_keys(controller, [&said](auto keys) { said = keys_text(keys); });
    if (said.empty()) return {};
    return wrapped(said, std::max(extent.cols, LinesLayout::kSmallest.cols));
}

// Two rows are reserved for the result of a try, so that the board does not move.
int said_rows(const std::vector<std::string>& said) {
    return std::max(2, static_cast<int>(said.size()));
}

void draw_list(Grid& grid, const LinesCourseController& controller) {
    std::vector<std::string> entries;
    for (std::size_t i = 0; i < controller.course().size(); ++i)
        entries.push_back(lines_course_entry(controller.course(), i));
    draw_choices(grid, controller.course().name(), entries, controller.chosen());
}

void draw_head(Grid& grid, const LinesCourseController& controller, const std::vector<std::string>& lines, Role role) {
    const int width = grid.extent().cols;
    const std::string count = controller.course().count();
    grid.put(0, 0, controller.course().heading(), Role::kTitle, width - width_of(count) - 1);
    grid.put(0, width - width_of(count), count, Role::kTitle);
    int row = 1;
    for (const std::string& line : lines) grid.put(row++, 0, line, role);
}

// Draws the next colours: beside the board, or above it.
void draw_next(Grid& grid, const LinesLayout& layout, const LinesCourseController& controller, const LinesScene& scene,
               Capabilities capabilities) {
    const auto colours = controller.course().next_colours();
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

LinesLayout lines_course_layout(const LinesCourseController& controller, Extent extent) {
    const auto task = static_cast<int>(task_lines(controller, extent).size());
    const auto said = said_lines(controller, extent);
    int head = 1 + task;
    const auto below = [&](int others, LinesLayout::Around around) {
        return LinesLayout({extent.rows - head - others, extent.cols}, controller.course().position().setup(),
                           controller.ui(), around);
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

LinesScreen build_lines_course_screen(const LinesCourseController& controller, const lines::Session& session,
                                      const LinesLook& look, const LinesFrame* frame, Extent extent,
                                      Capabilities capabilities) {
    LinesScreen screen{Grid(extent), {}, controller.ui().scroll, 0};
    if (controller.is_list()) {
        draw_list(screen.grid, controller);
        return screen;
    }
    const LinesLayout layout = lines_course_layout(controller, extent);
    if (layout.too_small) {
        draw_too_small(screen.grid, "clines", layout.smallest, controller.ui().keys.of('q').c_str());
        return screen;
    }
    const LinesScene scene{session, controller.ui(), look, frame, &controller.course().position()};
    const auto said = said_lines(controller, extent);
    const Role said_role = controller.succeeded() ? Role::kWin : Role::kNews;
    if (layout.says_above && !said.empty())
        draw_head(screen.grid, controller, said, said_role);
    else
        draw_head(screen.grid, controller, task_lines(controller, extent), Role::kText);
    draw_lines_board(screen.grid, layout, scene, capabilities);
    draw_next(screen.grid, layout, controller, scene, capabilities);
    int row = extent.rows - 1 - said_rows(said);
    if (!layout.says_above)
        for (const std::string& line : said) screen.grid.put(row++, 0, line, said_role);
    with_keys(controller, [&](auto keys) { draw_key_line(screen.grid, {extent.rows - 1, 0}, extent.cols, keys); });
    screen.scroll = layout.scroll;
    screen.cursor = layout.place_of(controller.ui().cursor).value_or(Place{});
    return screen;
}

}  // namespace atom4::tui
