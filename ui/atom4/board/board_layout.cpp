// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_layout.h"

#include <algorithm>
#include <cmath>

namespace atom4::ui {
namespace {

// Rows of a triangular lattice lie this far apart when its vertices are one apart.
constexpr double kRowPitch = 0.86602540378443865;
// Room outside the outermost vertices, in steps: half a piece and some air; on two sides the labels as well.
constexpr double kMargin = 0.66;
constexpr double kLabelRoom = 0.54;

}  // namespace

QSizeF BoardLayout::unitSize(BoardSize size) {
    return {size.cols - 0.5 + 2 * kMargin + kLabelRoom, (size.rows - 1) * kRowPitch + 2 * kMargin + kLabelRoom};
}

BoardLayout::BoardLayout(BoardSize size, const QRectF& area) : size_(size) {
    const QSizeF unit = unitSize(size);
    spacing_ = std::max(1.0, std::min(area.width() / unit.width(), area.height() / unit.height()));
    const QPointF corner = area.center() - QPointF(unit.width(), unit.height()) * spacing_ / 2;
    origin_ = corner + QPointF(kMargin + kLabelRoom, kMargin + kLabelRoom) * spacing_;
}

QPointF BoardLayout::centre(int row, int col) const {
    return origin_ + QPointF(col + (row % 2) * 0.5, row * kRowPitch) * spacing_;
}

std::optional<Cell> BoardLayout::cellAt(QPointF point) const {
    const QPointF at = (point - origin_) / spacing_;
    const int row = static_cast<int>(std::lround(at.y() / kRowPitch));
    std::optional<Cell> nearest;
    double least = 0.25;
    // Between two rows the nearest vertex may belong to either.
    for (int r = row - 1; r <= row + 1; ++r) {
        const double shift = (r & 1) != 0 ? 0.5 : 0;
        const int col = static_cast<int>(std::lround(at.x() - shift));
        if (!size_.contains(r, col)) continue;
        const double dx = at.x() - shift - col;
        const double dy = at.y() - r * kRowPitch;
        if (dx * dx + dy * dy >= least) continue;
        least = dx * dx + dy * dy;
        nearest = Cell(r, col);
    }
    return nearest;
}

QRectF BoardLayout::lattice() const {
    const QSizeF extent((size_.cols - 0.5) * spacing_, (size_.rows - 1) * kRowPitch * spacing_);
    const double half = spacing_ / 2;
    return QRectF(origin_, extent).adjusted(-half, -half, half, half);
}

QPointF BoardLayout::rowLabel(int row) const {
    return {origin_.x() - 0.92 * spacing_, centre(row, 0).y()};
}

QPointF BoardLayout::columnLabel(int col) const {
    return {centre(0, col).x(), origin_.y() - 0.92 * spacing_};
}

}  // namespace atom4::ui
