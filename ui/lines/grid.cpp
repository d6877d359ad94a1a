// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/grid.h"

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

double LinesGrid::bounded(double factor, int rows, int cols) {
    // So many cells across are left at least.
    constexpr double kFewest = 5;
    return std::clamp(factor, 1.0, std::max(1.0, std::min(rows, cols) / kFewest));
}

LinesGrid::LinesGrid(int rows, int cols, const QRectF& area, const BoardZoom& zoom)
    : rows_(rows), cols_(cols), factor_(bounded(zoom.factor, rows, cols)), area_(area) {
    const QSizeF unit = unitSize(rows, cols);
    const double fit = std::min(area.width() / unit.width(), area.height() / unit.height());
    spacing_ = std::max(1.0, fit * factor_);
    // Lines between cells are sharp only on whole pixels.
    if (spacing_ > 4) spacing_ = std::floor(spacing_);
    const double labels = 1.8 * labelHeight();
    view_ = area.adjusted(labels, labels, 0, 0);
    if (isZoomed()) {
        // Along each axis: in the middle what is wanted there, but no farther than the board and its margin go.
        const auto place = [this](double from, double length, int cells, double wanted) {
            const double least = from + length - (cells + kMargin) * spacing_;
            const double most = from + kMargin * spacing_;
            if (least >= most) return from + (length - cells * spacing_) / 2;
            return std::clamp(from + length / 2 - (wanted + 0.5) * spacing_, least, most);
        };
        origin_ = {place(view_.left(), view_.width(), cols, zoom.middle.x()),
                   place(view_.top(), view_.height(), rows, zoom.middle.y())};
    } else {
        const QPointF corner = area.center() - QPointF(unit.width(), unit.height()) * spacing_ / 2;
        origin_ = corner + QPointF(kMargin + kLabelRoom, kMargin + kLabelRoom) * spacing_;
    }
    origin_ = {std::round(origin_.x()), std::round(origin_.y())};
}

double LinesGrid::labelHeight() const {
    return std::clamp(spacing_ / factor_ * 0.27, 8.0, 24.0);
}

QPointF LinesGrid::rowLabel(int row) const {
    const double y = centre(lines::Cell{row, 0}).y();
    if (isZoomed()) return {(area_.left() + view_.left()) / 2, y};
    // Two digits are never cut.
    constexpr double kHalfWidth = 0.65;
    return {std::max(origin_.x() - std::clamp(spacing_ * 0.36, 7.0, 30.0), area_.left() + labelHeight() * kHalfWidth),
            y};
}

QPointF LinesGrid::columnLabel(int col) const {
    const double x = centre(lines::Cell{0, col}).x();
    if (isZoomed()) return {x, (area_.top() + view_.top()) / 2};
    return {x, std::max(origin_.y() - std::clamp(spacing_ * 0.36, 7.0, 30.0), area_.top() + labelHeight() / 2)};
}

QRectF LinesGrid::board() const {
    return {origin_, QSizeF(cols_, rows_) * spacing_};
}

QPointF LinesGrid::centre(QPointF place) const {
    return origin_ + (place + QPointF(0.5, 0.5)) * spacing_;
}

std::optional<lines::Cell> LinesGrid::cellAt(QPointF point) const {
    if (isZoomed() && !view_.contains(point)) return std::nullopt;
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
