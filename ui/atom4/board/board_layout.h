// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>

#include "core/atom4/rules/lattice.h"

namespace atom4::ui {

/// Where the vertices of a board lie in a rectangle: as large as fits, centred, with room for the coordinates on the
/// left and above. Lengths are in logical pixels.
class BoardLayout {
public:
    BoardLayout() = default;
    BoardLayout(BoardSize size, const QRectF& area);

    [[nodiscard]] BoardSize size() const { return size_; }
    /// The distance between neighbouring vertices.
    [[nodiscard]] double spacing() const { return spacing_; }
    /// The radius of a piece.
    [[nodiscard]] double radius() const { return spacing_ * 0.44; }
    [[nodiscard]] QPointF centre(Cell cell) const { return centre(cell.row(), cell.col()); }
    /// The cell that a point belongs to: that of the nearest vertex, if it is nearer than half a step.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;
    /// All vertices with half a step around them.
    [[nodiscard]] QRectF lattice() const;
    [[nodiscard]] QPointF rowLabel(int row) const;
    [[nodiscard]] QPointF columnLabel(int col) const;

    /// How much room a board takes at a spacing of one, labels included.
    [[nodiscard]] static QSizeF unitSize(BoardSize size);

private:
    [[nodiscard]] QPointF centre(int row, int col) const;

    BoardSize size_;
    double spacing_ = 1;
    QPointF origin_;  // the vertex a1
};

}  // namespace atom4::ui
