// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/handbook_page.h"

#include <algorithm>

#include "tui/atom4/screen/keys.h"
#include "tui/atom4/screen/layout.h"
#include "tui/common/i18n.h"
#include "tui/common/page.h"

namespace atom4::tui {

namespace {

// Its boards cannot be clicked, and nothing is animated.
class HandbookReader final : public AnimatedPage {
public:
    HandbookReader(Terminal& terminal, HandbookPage page, bool opened, const UiState& look)
        : AnimatedPage(terminal, true), controller_(page, opened, look) {}

    [[nodiscard]] bool has_left() const override { return controller_.has_left(); }
    [[nodiscard]] bool is_redraw(int key) const override {
        const Command command = command_of_key(key);
        return command == Command::kResize || command == Command::kRedraw;
    }
    void take_key(int key) override { controller_.take_key(key); }
    [[nodiscard]] bool reads_letters() const override { return controller_.prompt().has_value(); }
    [[nodiscard]] Shown draw(Extent extent, Capabilities capabilities) override {
        Screen shown = build_handbook_screen(controller_, extent, capabilities);
        controller_.ui().page_top = shown.page_top;
        const std::string title = controller_.shown() == HandbookController::Shown::kPage ? title_of(controller_.page())
                                                                                          : std::string(_("Handbook"));
        return {std::move(shown.grid), shown.cursor, title + " - Atom-4"};
    }
    [[nodiscard]] std::optional<LessonId> lesson() const { return controller_.lesson(); }

private:
    HandbookController controller_;
};

}  // namespace

void open_handbook(PageLoop& pages, Terminal& terminal, HandbookPage page, bool opened, const UiState& look,
                   std::function<void(LessonId)> follow) {
    auto reader = std::make_unique<HandbookReader>(terminal, page, opened, look);
    const HandbookReader* read = reader.get();
    pages.open(std::move(reader), [read, follow = std::move(follow)] {
        if (const auto lesson = read->lesson()) follow(*lesson);
    });
}

namespace {

std::vector<std::string> contents() {
    std::vector<std::string> entries;
    for (const HandbookPage page : kHandbookPages)
        entries.push_back(std::to_string(entries.size() + 1) + (entries.size() < 9 ? "   " : "  ") + title_of(page));
    return entries;
}

std::vector<std::string> found(const HandbookController& controller) {
    std::vector<std::string> entries;
    for (const Finding& finding : controller.findings())
        entries.push_back(finding.is_title ? title_of(finding.page)
                                           : fill(_("{0}: {1}"), {title_of(finding.page), finding.sentence}));
    return entries;
}

// Copies the part of the sheet from row `top` to `place` on the screen, with the keys that can be clicked.
void show_part(Grid& grid, const Grid& sheet, int top, Place place, int rows) {
    for (int row = 0; row < std::min(rows, sheet.extent().rows - top); ++row)
        for (int col = 0; col < sheet.extent().cols; ++col)
            grid.set(place.row + row, place.col + col, sheet.at(top + row, col));
    for (const KeyPlace& key : sheet.keys())
        if (key.place.row >= top && key.place.row < top + rows)
            grid.add_key({{key.place.row - top + place.row, key.place.col + place.col}, key.cols, key.key});
}

int draw_sheet(Grid& grid, const HandbookController& controller, Capabilities capabilities) {
    const Extent extent = grid.extent();
    const int width = extent.cols >= 100 ? std::min(extent.cols, 100) : page_width(extent.cols);
    const int left = (extent.cols - width) / 2;
    const std::string count = fill(_("{0} of {1}"), {std::to_string(static_cast<int>(controller.page()) + 1),
                                                     std::to_string(kHandbookPages.size())});
    grid.put(0, left, title_of(controller.page()), Role::kTitle, width - width_of(count) - 1);
    grid.put(0, left + width - width_of(count), count, Role::kTitle);

    const Sheet sheet = make_sheet(controller.page(), controller.sought(), controller.ui(), width, capabilities);
    const int shown = extent.rows - 3;  // below the title and a blank line, above the keys
    const int wanted = controller.ui().page_top == HandbookController::kAtSentence
                           ? std::max(0, sheet.sentence_row.value_or(0) - 1)
                           : controller.ui().page_top;
    const int top = std::clamp(wanted, 0, std::max(0, sheet.grid.extent().rows - shown));
    show_part(grid, sheet.grid, top, {2, left}, shown);
    const KeyHint hints[] = {
        {sheet.grid.extent().rows > shown, _("up down"), _("more")},
        // TRANSLATORS: of the handbook.
        {true, _("Esc"), _("contents"), kEscapeKey},
        {true, "q", _("leave")},
        {true, "/", _("find")},
        // TRANSLATORS: the next place where the words searched for occur.
        {!controller.findings().empty(), "n", _("next match")},
        {controller.has_back(), "u", _("back")},
        // TRANSLATORS: of the handbook.
        {true, _("left right"), _("other pages")},
    };
    draw_key_line(grid, {extent.rows - 1, left}, width, hints);
    return top;
}

}  // namespace

Screen build_handbook_screen(const HandbookController& controller, Extent extent, Capabilities capabilities) {
    Screen screen{Grid(extent), {}, {}, std::max(0, controller.ui().page_top)};
    if (extent.rows < Layout::kSmallest.rows || extent.cols < Layout::kSmallest.cols) {
        draw_too_small(screen.grid, "Atom-4", Layout::kSmallest, "q");
        return screen;
    }
    switch (controller.shown()) {
        case HandbookController::Shown::kContents:
            draw_choices(screen.grid, _("Handbook"), contents(), controller.chosen());
            break;
        case HandbookController::Shown::kFindings:
            draw_choices(screen.grid,
                         counted(static_cast<long>(controller.findings().size()), "Found {0} time", "Found {0} times"),
                         found(controller), controller.chosen());
            break;
        case HandbookController::Shown::kPage:
            screen.page_top = draw_sheet(screen.grid, controller, capabilities);
            break;
    }
    const int foot = extent.rows - 1;
    const auto clear_foot = [&] { screen.grid.put(foot, 0, std::string(static_cast<std::size_t>(extent.cols), ' ')); };
    if (controller.prompt()) {
        clear_foot();
        const int begin = screen.grid.put(foot, 0, _("Find: "), Role::kKey);
        const std::string& text = controller.prompt()->text();
        screen.grid.put(foot, begin, text);
        const auto typed = std::string_view(text).substr(0, controller.prompt()->cursor());
        screen.cursor = {foot, std::min(extent.cols - 1, begin + width_of(typed))};
    } else if (!controller.said().empty()) {
        clear_foot();
        screen.grid.put(foot, 0, controller.said(), Role::kText, extent.cols);
    }
    return screen;
}

}  // namespace atom4::tui
