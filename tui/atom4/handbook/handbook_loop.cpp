// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/handbook/handbook_loop.h"

#include "tui/atom4/handbook/handbook_screen.h"
#include "tui/atom4/state/keys.h"
#include "tui/common/i18n.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {
namespace {

// Its boards are to be looked at: nothing is pressed but keys, and nothing moves.
class HandbookReader final : public LoopPage {
public:
    HandbookReader(HandbookPage page, bool opened, const UiState& look) : table_(page, opened, look) {}

    [[nodiscard]] bool has_left() const override { return table_.has_left(); }
    [[nodiscard]] bool is_redraw(int key) const override {
        const Command command = command_of_key(key);
        return command == Command::kResize || command == Command::kRedraw;
    }
    void take_key(int key) override { table_.take_key(key); }
    bool press(Place /*place*/, Extent /*extent*/) override { return false; }
    bool point_at(Place /*place*/, Extent /*extent*/) override { return false; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> moment() override { return std::nullopt; }
    void next_moment() override {}
    void end_motion() override {}
    [[nodiscard]] Shown show(Extent extent, Capabilities capabilities) override {
        Screen shown = build_handbook_screen(table_, extent, capabilities);
        table_.ui().page_top = shown.page_top;
        const std::string title =
            table_.shown() == HandbookTable::Shown::kPage ? title_of(table_.page()) : std::string(_("Handbook"));
        return {std::move(shown.grid), shown.cursor, title + " - Atom-4"};
    }
    [[nodiscard]] std::optional<LessonId> lesson() const { return table_.lesson(); }

private:
    HandbookTable table_;
};

}  // namespace

std::optional<LessonId> run_handbook(Terminal& terminal, Input& input, HandbookPage page, bool opened,
                                     const UiState& look) {
    HandbookReader reader(page, opened, look);
    run_page(terminal, input, reader, true);
    return reader.lesson();
}

}  // namespace atom4::tui
