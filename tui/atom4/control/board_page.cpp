// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/control/board_page.h"

#include <utility>

#include "tui/atom4/state/keys.h"

namespace atom4::tui {

bool BoardPage::is_redraw(int key) const {
    const Command command = command_of_key(key);
    return command == Command::kResize || command == Command::kRedraw;
}

bool BoardPage::press(Place place, Extent extent) {
    const auto cell = cell_at(place, extent);
    if (cell) press_cell(*cell);
    return cell.has_value();
}

bool BoardPage::point_at(Place place, Extent extent) {
    const auto cell = cell_at(place, extent);
    if (cell) point_at_cell(*cell);
    return cell.has_value();
}

std::optional<std::chrono::milliseconds> BoardPage::moment() {
    if (ui().frames.empty()) return std::nullopt;
    return ui().frames.back().duration;
}

ScreenPage::Shown BoardPage::draw(Extent extent, Capabilities capabilities) {
    Screen shown = screen(extent, capabilities);
    ui().scroll = shown.scroll;
    return {std::move(shown.grid), shown.cursor, title() + " - Atom-4"};
}

}  // namespace atom4::tui
