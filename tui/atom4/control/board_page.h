// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>

#include "tui/atom4/screen/screen.h"
#include "tui/terminal/input.h"
#include "tui/terminal/terminal.h"

namespace atom4::tui {

/// A page beside the match with a board of its own: lessons, puzzles.
class BoardPage {
public:
    virtual ~BoardPage() = default;

    /// Whether the person wants back to the match.
    [[nodiscard]] virtual bool has_left() const = 0;
    /// Its frames are shown one after the other, the last one first.
    [[nodiscard]] virtual UiState& ui() = 0;
    virtual void take_key(int key) = 0;
    /// The cell shown there; none where no board is shown.
    [[nodiscard]] virtual std::optional<Cell> cell_at(Place place, Extent extent) const = 0;
    virtual void press(Cell cell) = 0;
    virtual void point_at(Cell cell) = 0;
    [[nodiscard]] virtual Screen screen(Extent extent, Capabilities capabilities) const = 0;
    /// For the terminal's title.
    [[nodiscard]] virtual std::string title() const = 0;
};

/// Shows the page until it is left or the input ends; without any motion if it is to be `still`.
void run_board_page(Terminal& terminal, Input& input, BoardPage& page, bool still);

}  // namespace atom4::tui
