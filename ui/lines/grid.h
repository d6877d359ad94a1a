// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>

#include "core/lines/board.h"
#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// Where the cells of a board of Lines lie in a rectangle: squares, as large as fit, centred, with room for the
/// coordinates on the left and above; or larger, and then only a part of them lies in the view. Lengths are in logical
/// pixels.
class LinesGrid {
public:
    LinesGrid() = default;
    LinesGrid(int rows, int cols, const QRectF& area, const BoardZoom& zoom = {});

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    /// The side of a cell.
    [[nodiscard]] double spacing() const { return spacing_; }
    /// The radius of a chip.
    [[nodiscard]] double radius() const { return spacing_ * 0.40; }
    [[nodiscard]] QRectF board() const;
    [[nodiscard]] QPointF centre(lines::Cell cell) const { return centre(QPointF(cell.col, cell.row)); }
    /// The same for a place between cells, column and row.
    [[nodiscard]] QPointF centre(QPointF place) const;
    [[nodiscard]] std::optional<lines::Cell> cellAt(QPointF point) const;
    /// The place at a point, as centre() takes it and BoardZoom has it.
    [[nodiscard]] QPointF placeAt(QPointF point) const { return (point - origin_) / spacing_ - QPointF(0.5, 0.5); }
    /// Where the board is seen while it is larger: the rectangle without the room of the coordinates.
    [[nodiscard]] const QRectF& view() const { return view_; }
    [[nodiscard]] bool isZoomed() const { return factor_ > 1; }
    /// Coordinates stay of one size, and while the board is larger at the edge of the view.
    [[nodiscard]] QPointF rowLabel(int row) const;
    [[nodiscard]] QPointF columnLabel(int col) const;
    [[nodiscard]] double labelHeight() const;
    /// All that may be drawn for one cell: a chip that jumps reaches a little past it.
    [[nodiscard]] QRectF reach(lines::Cell cell) const;

    /// How much room a board takes with cells of side one, labels included.
    [[nodiscard]] static QSizeF unitSize(int rows, int cols);
    /// A zoom within its bounds. At most so much that a handful of cells is left.
    [[nodiscard]] static double bounded(double factor, int rows, int cols);

private:
    int rows_ = 1;
    int cols_ = 1;
    double spacing_ = 1;
    double factor_ = 1;
    QPointF origin_;  // the upper left corner of the board
    QRectF area_;
    QRectF view_;
};

}  // namespace atom4::ui
