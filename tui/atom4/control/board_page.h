// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "tui/atom4/screen/screen.h"
#include "tui/terminal/page_loop.h"

namespace atom4::tui {

/// A page beside the match with a board of its own: lessons, puzzles.
class BoardPage : public AnimatedPage {
public:
    using AnimatedPage::AnimatedPage;

    /// Its frames are shown one after the other, the last one first.
    [[nodiscard]] virtual UiState& ui() = 0;
    /// The cell shown there; none where no board is shown.
    [[nodiscard]] virtual std::optional<Cell> cell_at(Place place, Extent extent) const = 0;
    virtual void press_cell(Cell cell) = 0;
    virtual void point_at_cell(Cell cell) = 0;
    [[nodiscard]] virtual Screen screen(Extent extent, Capabilities capabilities) const = 0;
    /// For the terminal's title.
    [[nodiscard]] virtual std::string title() const = 0;

    [[nodiscard]] bool is_redraw(int key) const override;
    bool press(Place place, Extent extent) override;
    bool point_at(Place place, Extent extent) override;
    [[nodiscard]] std::optional<std::chrono::milliseconds> moment() override;
    void next_moment() override { ui().frames.pop_back(); }
    void end_motion() override { ui().frames.clear(); }
    [[nodiscard]] Shown draw(Extent extent, Capabilities capabilities) override;
};

}  // namespace atom4::tui
