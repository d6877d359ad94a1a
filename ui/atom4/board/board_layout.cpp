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

double BoardLayout::bounded(double factor, BoardSize size) {
    // So many cells across are left at least.
    constexpr double kFewest = 5;
    return std::clamp(factor, 1.0, std::max(1.0, std::min<int>(size.cols, size.rows) / kFewest));
}

BoardLayout::BoardLayout(BoardSize size, const QRectF& area, const BoardZoom& zoom)
    : size_(size), factor_(bounded(zoom.factor, size)), area_(area) {
    const QSizeF unit = unitSize(size);
    const double fit = std::max(1.0, std::min(area.width() / unit.width(), area.height() / unit.height()));
    spacing_ = fit * factor_;
    const double labels = fit * kLabelRoom;
    view_ = area.adjusted(labels, labels, 0, 0);
    // Along each axis: in the middle what is wanted there, but no farther than the board and its margin go.
    const auto place = [this](double from, double length, double extent, double wanted) {
        const double middle = from + length / 2;
        const double least = from + length - (extent + kMargin) * spacing_;
        const double most = from + kMargin * spacing_;
        if (least >= most) return middle - extent / 2 * spacing_;
        return std::clamp(middle - wanted * spacing_, least, most);
    };
    origin_ = {place(view_.left(), view_.width(), size.cols - 0.5, zoom.middle.x()),
               place(view_.top(), view_.height(), (size.rows - 1) * kRowPitch, zoom.middle.y() * kRowPitch)};
}

BoardZoom BoardLayout::around(BoardSize size, const QRectF& area, std::span<const Cell> cells) {
    // Larger pieces than on a board of so many cells across are no gain.
    constexpr double kFewestShown = 8;
    if (cells.empty()) return {};
    QRectF needed;
    for (const Cell cell : cells) {
        const QPointF at(cell.col() + (cell.row() % 2) * 0.5, cell.row() * kRowPitch);
        needed |= QRectF(at.x() - kMargin, at.y() - kMargin, 2 * kMargin, 2 * kMargin);
    }
    const BoardLayout whole(size, area);
    const double least = std::min(kFewestShown, static_cast<double>(std::max(size.cols, size.rows)));
    const double across = std::max(needed.width(), least);
    const double down = std::max(needed.height(), least * kRowPitch);
    const double spacing = std::min(whole.view_.width() / across, whole.view_.height() / down);
    // For a little more the margin and the letters beside it are not given away.
    constexpr double kWorthwhile = 1.25;
    if (spacing < kWorthwhile * whole.spacing_) return {};
    const QPointF middle = needed.center();
    return {bounded(spacing / whole.spacing_, size), {middle.x(), middle.y() / kRowPitch}};
}

QPointF BoardLayout::latticePoint(QPointF point) const {
    const QPointF at = (point - origin_) / spacing_;
    return {at.x(), at.y() / kRowPitch};
}

QPointF BoardLayout::middle() const {
    return latticePoint(view_.center());
}

QPointF BoardLayout::centre(int row, int col) const {
    return origin_ + QPointF(col + (row % 2) * 0.5, row * kRowPitch) * spacing_;
}

std::optional<Cell> BoardLayout::cellAt(QPointF point) const {
    if (!view_.contains(point)) return std::nullopt;
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
    // Two digits are never cut.
    constexpr double kHalfWidth = 0.65;
    const double beside = origin_.x() - 0.92 * spacing_;
    return {std::max({beside, (area_.left() + view_.left()) / 2, area_.left() + labelHeight() * kHalfWidth}),
            centre(row, 0).y()};
}

QPointF BoardLayout::columnLabel(int col) const {
    const double above = origin_.y() - 0.92 * spacing_;
    return {centre(0, col).x(), std::max({above, (area_.top() + view_.top()) / 2, area_.top() + labelHeight() / 2})};
}

double BoardLayout::labelHeight() const {
    return std::clamp(spacing_ / factor_ * 0.30, 10.0, 40.0);
}

}  // namespace atom4::ui
