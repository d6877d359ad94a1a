// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/puzzles/puzzle_page.h"
#include "core/atom4/training/puzzle_texts.h"

#include "tui/atom4/control/board_page.h"
#include "tui/atom4/puzzles/puzzle_screen.h"

namespace atom4::tui {
namespace {

class PuzzlePage final : public BoardPage {
public:
    PuzzlePage(Terminal& terminal, const UiState& ui, bool still, Mailbox& mailbox)
        : BoardPage(terminal, still), table_(ui, mailbox, [this] { begin_motion(); }) {}

    [[nodiscard]] bool has_left() const override { return table_.has_left(); }
    [[nodiscard]] UiState& ui() override { return table_.ui(); }
    void take_key(int key) override { table_.take_key(key); }
    [[nodiscard]] std::optional<Cell> cell_at(Place place, Extent extent) const override {
        if (table_.is_statistics()) return std::nullopt;
        return puzzle_layout(table_, extent).cell_at(place, table_.match().position().size());
    }
    // Or until it is said that an answer takes a while.
    [[nodiscard]] std::optional<std::chrono::milliseconds> moment() override {
        const auto deadline = table_.desk().next_deadline();
        if (!ui().frames.empty() || !deadline) return BoardPage::moment();
        return std::max(std::chrono::milliseconds(0),
                        std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now()));
    }
    void next_moment() override {
        if (ui().frames.empty()) return table_.tick(Clock::now());
        BoardPage::next_moment();
        table_.go_on();
    }
    void end_motion() override {
        // What was answered meanwhile moves, too.
        for (; !ui().frames.empty(); table_.go_on()) BoardPage::end_motion();
    }
    void press_cell(Cell cell) override { table_.press(cell); }
    void point_at_cell(Cell cell) override { table_.point_at(cell); }
    [[nodiscard]] Screen screen(Extent extent, Capabilities capabilities) const override {
        return build_puzzle_screen(table_, extent, capabilities);
    }
    [[nodiscard]] std::string title() const override { return puzzle_heading(table_.desk()); }

private:
    PuzzleTable table_;
};

}  // namespace

void open_puzzles(PageLoop& pages, Terminal& terminal, const UiState& ui, bool still) {
    pages.open(std::make_unique<PuzzlePage>(terminal, ui, still, pages.mailbox()));
}

}  // namespace atom4::tui
