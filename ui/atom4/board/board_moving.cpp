// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Which part of the board is looked at: that where play is, until one is chosen by hand.
#include <algorithm>
#include <vector>

#include "ui/atom4/board/board_view.h"

namespace atom4::ui {
namespace {

// A view that shows what is needed stays, as long as it does not show much more: nothing moves without a reason.
constexpr double kMuchMore = 1.45;

bool shows(const BoardLayout& layout, const std::vector<Cell>& cells) {
    const double half = layout.spacing() / 2;
    const QRectF inside = layout.view().adjusted(half, half, -half, -half);
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return inside.contains(layout.centre(cell)); });
}

}  // namespace

void BoardView::setFollowing(bool following) {
    if (following == following_) return;
    following_ = following;
    follow(isVisible());
}

void BoardView::follow(bool smoothly) {
    if (!following_) return;
    std::vector<Cell> cells;
    const BoardSize size = position_.size();
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            if (position_.at(Cell(row, col))) cells.emplace_back(row, col);
    const auto moves = position_.legal_moves();
    cells.insert(cells.end(), moves.begin(), moves.end());
    const BoardZoom wanted = BoardLayout::around(size, QRectF(rect()), cells);
    const BoardLayout now(size, QRectF(rect()), zoomGoal());
    if (smoothly && shows(now, cells) && wanted.factor < zoomGoal().factor * kMuchMore) return;
    look(wanted, smoothly);
}

void BoardView::movedByHand() {
    if (!following_) return;
    following_ = false;
    emit followingEnded();
}

}  // namespace atom4::ui
