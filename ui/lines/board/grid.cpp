// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/board/grid.h"

#include <algorithm>
#include <cmath>

namespace atom4::ui {
namespace {

// In cells.
constexpr double kMargin = 0.3;
constexpr double kLabelRoom = 0.5;

}  // namespace

QSizeF LinesGrid::unitSize(int rows, int cols) {
    return {cols + 2 * kMargin + kLabelRoom, rows + 2 * kMargin + kLabelRoom};
}

LinesGrid::LinesGrid(int rows, int cols, const QRectF& area) : rows_(rows), cols_(cols) {
    const QSizeF unit = unitSize(rows, cols);
    spacing_ = std::max(1.0, std::min(area.width() / unit.width(), area.height() / unit.height()));
    // Lines between cells are sharp only on whole pixels.
    if (spacing_ > 4) spacing_ = std::floor(spacing_);
    const QPointF corner = area.center() - QPointF(unit.width(), unit.height()) * spacing_ / 2;
    origin_ = corner + QPointF(kMargin + kLabelRoom, kMargin + kLabelRoom) * spacing_;
    origin_ = {std::round(origin_.x()), std::round(origin_.y())};
}

QRectF LinesGrid::board() const {
    return {origin_, QSizeF(cols_, rows_) * spacing_};
}

QPointF LinesGrid::centre(QPointF place) const {
    return origin_ + (place + QPointF(0.5, 0.5)) * spacing_;
}

std::optional<lines::Cell> LinesGrid::cellAt(QPointF point) const {
    const QPointF at = (point - origin_) / spacing_;
    const lines::Cell cell{static_cast<int>(std::floor(at.y())), static_cast<int>(std::floor(at.x()))};
    if (cell.row < 0 || cell.row >= rows_ || cell.col < 0 || cell.col >= cols_) return std::nullopt;
    return cell;
}

QRectF LinesGrid::reach(lines::Cell cell) const {
    const double half = spacing_ * 0.75;
    return QRectF(centre(cell), QSizeF()).adjusted(-half, -half, half, half);
}

}  // namespace atom4::ui
