// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/atom4/game/match.h"
#include "tui/atom4/screen/ui_state.h"
#include "tui/common/roles.h"

namespace atom4::tui {

/// What a screen with the board is drawn from.
struct Scene {
    const Match& match;
    const UiState& ui;
    Capabilities capabilities;
    Position position;         ///< the position shown, which may be an earlier one
    const Reaction* last_ply;  ///< the ply that led to it, if any

    /// Returns whether the position is being set up, not played.
    [[nodiscard]] bool is_set_up() const { return ui.editor.has_value(); }
    [[nodiscard]] bool looks_back() const { return ui.viewed.has_value(); }
    [[nodiscard]] bool is_over() const { return looks_back() ? position.is_over() : match.seat_to_move() == nullptr; }
    [[nodiscard]] bool is_users_turn() const {
        return !looks_back() && !ui.waits && !is_over() && match.is_turn_here();
    }
};

[[nodiscard]] Scene make_scene(const Match& match, const UiState& ui, Capabilities capabilities);

/// Returns the reaction of placing a piece under the cursor; std::nullopt if no human player here may place it there
/// now.
[[nodiscard]] std::optional<Reaction> reaction_under_cursor(const Match& match, Cell cursor);

}  // namespace atom4::tui
