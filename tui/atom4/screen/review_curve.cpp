// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tui/atom4/screen/review_curve.h"

#include <algorithm>

#include "core/atom4/engine/analysis.h"
#include "core/base/strings.h"
#include "tui/atom4/screen/move_browser.h"
#include "tui/common/shapes.h"

namespace atom4::tui {

std::vector<double> reviewed_shares(const Match& match, const UiState& ui) {
    std::vector<double> shares;
    const auto plies = match.plies();
    for (int i = 0; i < plies_in_common(match, ui.reviewed); ++i)
        shares.push_back(Verdict(ui.reviewed[as_size(i)].score, plies[as_size(i)].mover()).share());
    return shares;
}

int review_curve_rows(const Match& match, const UiState& ui, int rows) {
    constexpr int kMin = 3;
    constexpr int kMax = 7;
    constexpr int kList = 4;  // rows that the list keeps
    if (rows < kMin + 1 + kList || reviewed_shares(match, ui).size() < 2) return 0;
    return std::clamp(rows / 3, kMin, kMax);
}

void draw_review_curve(Grid& grid, Place place, Extent extent, const Scene& scene) {
    constexpr int kLabelCols = 2;
    for (const Colour colour : {Colour::kWhite, Colour::kBlack})
        grid.put(place.row + (colour == Colour::kWhite ? 0 : extent.rows - 1), place.col,
                 std::string(1, letter(colour)), piece_role(colour));
    const auto shares = reviewed_shares(scene.match, scene.ui);
    const int plies = described_ply(scene.match, scene.ui);
    std::optional<std::size_t> marked;
    if (plies > 0 && plies <= static_cast<int>(shares.size())) marked = static_cast<std::size_t>(plies) - 1;
    draw_curve(grid, {place.row, place.col + kLabelCols}, {extent.rows, extent.cols - kLabelCols}, shares, marked,
               scene.capabilities);
}

}  // namespace atom4::tui
