// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/handbook_page.h"

#include "tui/atom4/screen/handbook_screen.h"
#include "tui/atom4/screen/keys.h"
#include "tui/common/i18n.h"

namespace atom4::tui {
namespace {

// Its boards are to be looked at: nothing is pressed but keys, and nothing moves.
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

}  // namespace atom4::tui
