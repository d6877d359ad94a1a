// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/move_list.h"

namespace atom4::tui {

/// What stands where in the panel beside the board.
struct PanelPlan {
    PanelPlan(const Layout& layout, const Scene& scene);

    bool roomy = false;  ///< the wheel is large
    int first = 0;       ///< rows of the screen
    int wheel = 0;
    int turn = 0;
    std::vector<std::string> turn_lines;
    int second = 0;
    std::optional<int> analysis;
    int analysis_rows = 0;  ///< all three, or one
    Place list;
    Extent list_extent;
    std::optional<int> curve;  ///< of a review, under the list
    int curve_rows = 0;
    std::vector<std::string> accuracy;  ///< of a review, above the curve, where the list can spare the rows
};

/// The colour wheel in characters or as a picture, the piece to be played in brackets or larger: three rows, five where
/// it is roomy, and 19 columns, one of them left of the place.
void draw_wheel(Grid& grid, Place place, const Scene& scene, bool roomy);

/// Whose turn it is and with what, or how the round ended; or that the computer is paused.
[[nodiscard]] std::string turn_line(const Match& match, const UiState& ui);

/// Returns the list of moves in that layout; std::nullopt if it has none.
[[nodiscard]] std::optional<MoveList> shown_move_list(const Layout& layout, const Scene& scene);

}  // namespace atom4::tui
