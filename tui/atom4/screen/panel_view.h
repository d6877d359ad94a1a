// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "tui/atom4/screen/move_list.h"

namespace atom4::tui {

/// Where the parts of the panel beside the board are.
struct PanelPlan {
    PanelPlan(const Layout& layout, const Scene& scene);

    bool roomy = false;  ///< the wheel is large
    int first = 0;       ///< row of player 1 on the screen
    int wheel = 0;
    int turn = 0;
    std::vector<std::string> turn_lines;
    int second = 0;
    std::optional<int> analysis;
    int analysis_rows = 0;  ///< 1 if there is no room for the bar, the evaluation and a line
    Place list;
    Extent list_extent;
    std::optional<int> curve;  ///< of a review, below the list
    int curve_rows = 0;
    std::vector<std::string> accuracy;  ///< of a review, above the curve, if the list can spare the rows
};

/// Draws the colour wheel in characters or as a picture, with the piece to be played in brackets or larger. Takes three
/// rows, or five if roomy, and as a roomy picture one more above and below; and 19 columns, the first one left of
/// `place`.
void draw_wheel(Grid& grid, Place place, const Scene& scene, bool roomy);

/// Returns whose turn it is and with which colour, how the round ended, or that the computer is paused.
[[nodiscard]] std::string turn_line(const Match& match, const UiState& ui);

/// Returns the list of moves in that layout; std::nullopt if it has none.
[[nodiscard]] std::optional<MoveList> shown_move_list(const Layout& layout, const Scene& scene);

}  // namespace atom4::tui
