// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Which part of the board is in view: the one where play is, until the player chooses another.
#include <algorithm>
#include <vector>

#include "ui/atom4/board/board_view.h"

namespace atom4::ui {
namespace {

// A view that shows what is needed stays unless it shows this much more: nothing moves without a reason.
constexpr double kMuchMore = 1.45;

// Returns the part of the view in which a cell counts as visible.
QRectF inside(const BoardLayout& layout) {
    const double half = layout.spacing() / 2;
    return layout.view().adjusted(half, half, -half, -half);
}

QRectF boundsOf(const BoardLayout& layout, const std::vector<Cell>& cells) {
    QRectF bounds;
    // A rectangle without a size would be left out of the union.
    for (const Cell cell : cells) bounds |= QRectF(layout.centre(cell) - QPointF(0.5, 0.5), QSizeF(1, 1));
    return bounds;
}

}  // namespace

void BoardView::setFollowing(bool following) {
    if (following == following_) return;
    following_ = following;
    follow(isVisible());
}

// A player who has just placed a piece does not aim at anything, but may aim as soon as the reply is there. So the view
// makes room for the reply before it comes; and on a side that play has reached, it makes more room, so that it moves
// rarely.
void BoardView::follow(bool smoothly, bool hasJustPlaced) {
    if (!following_) return;
    constexpr int kStepsToSpare = 3;
    const BoardSize size = position_.size();
    const BoardLayout now(size, QRectF(rect()), zoomGoal());
    std::vector<Cell> wanted = cells_in_play(position_, 1);
    // The start of a round always gets a new view.
    if (smoothly && last_) {
        const QRectF seen = inside(now);
        const QRectF bounds = boundsOf(now, wanted);
        const bool enough = seen.contains(hasJustPlaced ? bounds : boundsOf(now, cells_in_play(position_, 0)));
        const auto roomy = cells_in_play(position_, kStepsToSpare);
        if (enough && BoardLayout::around(size, QRectF(rect()), roomy).factor < zoomGoal().factor * kMuchMore) return;
        for (const Cell cell : roomy) {
            const QPointF at = now.centre(cell);
            if ((at.x() < seen.left() && bounds.left() < seen.left()) ||
                (at.x() > seen.right() && bounds.right() > seen.right()) ||
                (at.y() < seen.top() && bounds.top() < seen.top()) ||
                (at.y() > seen.bottom() && bounds.bottom() > seen.bottom()))
                wanted.push_back(cell);
        }
    }
    look(BoardLayout::around(size, QRectF(rect()), wanted), smoothly);
}

void BoardView::movedByHand() {
    if (!following_) return;
    following_ = false;
    emit followingEnded();
}

}  // namespace atom4::ui
