// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/scene.h"

#include "tui/atom4/screen/move_browser.h"

namespace atom4::tui {

Scene make_scene(const Match& match, const UiState& ui, Capabilities capabilities) {
    const int plies = shown_plies(match, ui);
    const Reaction* last = plies == 0 ? nullptr : &match.plies()[static_cast<std::size_t>(plies) - 1];
    return {match, ui, capabilities, match.position_after(plies), last};
}

std::optional<Reaction> reaction_under_cursor(const Match& match, Cell cursor) {
    if (!match.is_turn_here() || !match.position().is_legal(cursor)) return std::nullopt;
    Position position = match.position();
    return position.play_legal(cursor);
}

}  // namespace atom4::tui
