// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_layout.h"

#include <algorithm>
#include <cmath>

namespace atom4::ui {
namespace {

// The distance between rows of a triangular lattice whose vertices are 1 apart.
constexpr double kRowPitch = 0.86602540378443865;
// Room outside the outermost vertices, in steps: half a piece and some air. Around it is the frame, as wide as the
// labels need on their sides, within the limits in pixels.
constexpr double kMargin = 0.62;
constexpr double kFrame = 0.50;
constexpr double kMinFrame = 14;
constexpr double kWidestFrame = 44;
constexpr double kFarSide = 0.3;  // of that width, on the sides without labels

// Returns the size of the board within its frame, in steps.
QSizeF boardOf(BoardSize size) {
    return {size.cols - 0.5 + 2 * kMargin, (size.rows - 1) * kRowPitch + 2 * kMargin};
}

// Returns the spacing at which that many steps and the frame fill the length.
double spacingIn(double length, double steps) {
    const double spacing = length / (steps + (1 + kFarSide) * kFrame);
    const double frame = std::clamp(spacing * kFrame, kMinFrame, kWidestFrame);
    return (length - (1 + kFarSide) * frame) / steps;
}

}  // namespace

QSizeF BoardLayout::unitSize(BoardSize size) {
    constexpr double kBoth = (1 + kFarSide) * kFrame;
    return boardOf(size) + QSizeF(kBoth, kBoth);
}

double BoardLayout::bounded(double factor, BoardSize size) {
    // At least this many cells across are in view.
    constexpr double kFewest = 5;
    return std::clamp(factor, 1.0, std::max(1.0, std::min<int>(size.cols, size.rows) / kFewest));
}

BoardLayout::BoardLayout(BoardSize size, const QRectF& area, const BoardZoom& zoom)
    : size_(size), factor_(bounded(zoom.factor, size)) {
    const QSizeF steps = boardOf(size);
    const double fit =
        std::max(1.0, std::min(spacingIn(area.width(), steps.width()), spacingIn(area.height(), steps.height())));
    spacing_ = fit * factor_;
    isPart_ = factor_ > 1;
    frame_ = std::clamp(fit * kFrame, kMinFrame, kWidestFrame);
    view_ = area.adjusted(frame_, frame_, -frame_ * kFarSide, -frame_ * kFarSide);
    // Along each axis: centres the point that is wanted, but does not go beyond the board and its margin.
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
    // Pieces need not be larger than on a board with this many cells across.
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
    // A smaller gain is not worth losing the margin and the coordinates beside it.
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

BoardLayout BoardLayout::of(BoardSize size, double spacing, std::span<const Cell> cells) {
    constexpr double kAround = 2.1;  // steps around the outermost cells
    constexpr double kLittle = 1.5;  // fewer steps are not worth leaving out
    QRectF wanted;
    for (const Cell cell : cells) {
        const QPointF at(cell.col() + (cell.row() % 2) * 0.5, cell.row() * kRowPitch);
        wanted |= QRectF(at.x() - kAround, at.y() - kAround, 2 * kAround, 2 * kAround);
    }
    const QSizeF whole = boardOf(size);
    // Along each axis, in steps from the edge of the board.
    const auto part = [&](double from, double length, double all) {
        if (cells.empty() || length > all - kLittle) return std::pair(0.0, all);
        return std::pair(std::clamp(from + kMargin, 0.0, all - length), length);
    };
    const auto [left, width] = part(wanted.left(), wanted.width(), whole.width());
    const auto [top, height] = part(wanted.top(), wanted.height(), whole.height());
    BoardLayout layout;
    layout.size_ = size;
    layout.spacing_ = spacing;
    layout.isPart_ = width < whole.width() || height < whole.height();
    layout.frame_ = std::round(std::clamp(spacing * kFrame, kMinFrame, kWidestFrame));
    layout.view_ = QRectF(layout.frame_, layout.frame_, std::round(width * spacing), std::round(height * spacing));
    layout.origin_ = layout.view_.topLeft() + QPointF(kMargin - left, kMargin - top) * spacing;
    return layout;
}

QRectF BoardLayout::board() const {
    const double margin = kMargin * spacing_;
    return QRectF(origin_, QSizeF(size_.cols - 0.5, (size_.rows - 1) * kRowPitch) * spacing_)
        .adjusted(-margin, -margin, margin, margin);
}

QRectF BoardLayout::frame() const {
    return seen().adjusted(-frame_, -frame_, frame_ * kFarSide, frame_ * kFarSide);
}

QPointF BoardLayout::rowLabel(int row) const {
    return {seen().left() - frame_ / 2, centre(row, 0).y()};
}

QPointF BoardLayout::columnLabel(int col) const {
    return {centre(0, col).x(), seen().top() - frame_ / 2};
}

double BoardLayout::labelHeight() const {
    return std::clamp(spacing_ / factor_ * 0.30, 10.0, 26.0);
}

}  // namespace atom4::ui
