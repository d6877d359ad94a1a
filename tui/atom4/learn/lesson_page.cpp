// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/learn/lesson_page.h"

#include "core/atom4/training/handbook.h"
#include "core/atom4/training/lesson_texts.h"
#include "tui/atom4/control/board_page.h"
#include "tui/atom4/handbook/handbook_page.h"
#include "tui/atom4/learn/lesson_screen.h"

namespace atom4::tui {
namespace {

class LessonPage final : public BoardPage {
public:
    LessonPage(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still, std::optional<LessonId> lesson)
        : BoardPage(terminal, still), pages_(pages), terminal_(terminal), look_(ui), table_(lesson_file(), ui) {
        if (lesson) table_.begin(*lesson);
    }

    [[nodiscard]] bool has_left() const override { return table_.has_left(); }
    [[nodiscard]] UiState& ui() override { return table_.ui(); }
    void take_key(int key) override {
        table_.take_key(key);
        if (table_.take_handbook_wish())
            open_handbook(pages_, terminal_, page_of(table_.course().lesson()), true, look_,
                          [this](LessonId chosen) { table_.begin(chosen); });
    }
    [[nodiscard]] std::optional<Cell> cell_at(Place place, Extent extent) const override {
        if (table_.is_list()) return std::nullopt;
        return lesson_layout(table_, extent).cell_at(place, table_.course().board().size());
    }
    void press_cell(Cell cell) override { table_.press(cell); }
    void point_at_cell(Cell cell) override { table_.point_at(cell); }
    [[nodiscard]] Screen screen(Extent extent, Capabilities capabilities) const override {
        return build_lesson_screen(table_, extent, capabilities);
    }
    [[nodiscard]] std::string title() const override { return lesson_heading(table_.course().lesson()); }

private:
    PageLoop& pages_;
    Terminal& terminal_;
    const UiState& look_;
    LessonTable table_;
};

}  // namespace

void open_lessons(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still, std::optional<LessonId> lesson) {
    pages.open(std::make_unique<LessonPage>(pages, terminal, ui, still, lesson));
}

}  // namespace atom4::tui
