// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/lesson_loop.h"

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_texts.h"
#include "tui/atom4/control/board_page.h"
#include "tui/atom4/handbook/handbook_loop.h"
#include "tui/atom4/learn/lesson_screen.h"

namespace atom4::tui {
namespace {

class LessonPage final : public BoardPage {
public:
    LessonPage(const UiState& ui, std::optional<LessonId> lesson) : table_(lesson_file(), ui) {
        if (lesson) table_.begin(*lesson);
    }
    [[nodiscard]] LessonTable& table() { return table_; }

    [[nodiscard]] bool has_left() const override { return table_.has_left() || table_.wants_handbook(); }
    [[nodiscard]] UiState& ui() override { return table_.ui(); }
    void take_key(int key) override { table_.take_key(key); }
    [[nodiscard]] std::optional<Cell> cell_at(Place place, Extent extent) const override {
        if (table_.is_list()) return std::nullopt;
        return lesson_layout(table_, extent).cell_at(place, table_.run().board().size());
    }
    void press_cell(Cell cell) override { table_.press(cell); }
    void point_at_cell(Cell cell) override { table_.point_at(cell); }
    [[nodiscard]] Screen screen(Extent extent, Capabilities capabilities) const override {
        return build_lesson_screen(table_, extent, capabilities);
    }
    [[nodiscard]] std::string title() const override { return lesson_heading(table_.run().lesson()); }

private:
    LessonTable table_;
};

}  // namespace

void run_lessons(Terminal& terminal, Input& input, const UiState& ui, bool still, std::optional<LessonId> lesson) {
    LessonPage page(ui, lesson);
    while (true) {
        run_page(terminal, input, page, still);
        if (!page.table().take_handbook_wish() || input.has_ended()) return;
        const HandbookPage explained = page_of(page.table().run().lesson());
        if (const auto chosen = run_handbook(terminal, input, explained, true, ui)) page.table().begin(*chosen);
        if (input.has_ended()) return;
    }
}

}  // namespace atom4::tui
