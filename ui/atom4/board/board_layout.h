// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>
#include <span>

#include "core/atom4/rules/lattice.h"
#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// Where the vertices of a board lie in a rectangle: as large as fits, centred, in a frame with room for the
/// coordinates on the left and above; or larger, and then only a part of them lies in the view. Lengths are in logical
/// pixels.
class BoardLayout {
public:
    BoardLayout() = default;
    BoardLayout(BoardSize size, const QRectF& area, const BoardZoom& zoom = {});

    [[nodiscard]] BoardSize size() const { return size_; }
    /// The distance between neighbouring vertices.
    [[nodiscard]] double spacing() const { return spacing_; }
    /// The radius of a piece.
    [[nodiscard]] double radius() const { return spacing_ * 0.44; }
    [[nodiscard]] QPointF centre(Cell cell) const { return centre(cell.row(), cell.col()); }
    /// The cell that a point of the view belongs to: that of the nearest vertex, if it is nearer than half a step.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;
    /// All vertices with half a step around them.
    [[nodiscard]] QRectF lattice() const;
    /// Where the board may be seen: the rectangle without its frame.
    [[nodiscard]] const QRectF& view() const { return view_; }
    /// The board within its frame, all of it.
    [[nodiscard]] QRectF board() const;
    /// What is seen of that.
    [[nodiscard]] QRectF seen() const { return isZoomed() ? view_ : board(); }
    /// The outer edge of the frame around it.
    [[nodiscard]] QRectF frame() const;
    /// Whether a part of the board lies outside the view.
    [[nodiscard]] bool isZoomed() const { return isPart_; }
    /// The point of the lattice in the middle of the view, as BoardZoom has it.
    [[nodiscard]] QPointF middle() const;
    /// The point of the lattice that lies at a point of the view.
    [[nodiscard]] QPointF latticePoint(QPointF point) const;

    /// Coordinates stay in the frame and of one size, whatever is looked at.
    [[nodiscard]] QPointF rowLabel(int row) const;
    [[nodiscard]] QPointF columnLabel(int col) const;
    /// The height of their letters.
    [[nodiscard]] double labelHeight() const;
    /// Whether they can be told apart.
    [[nodiscard]] bool hasRoomForLabels() const { return spacing_ >= labelHeight(); }

    /// A board at that spacing of which the cells and something around them are seen; all of it where little else is
    /// left. It fills the rectangle of that size at 0 0.
    [[nodiscard]] static BoardLayout of(BoardSize size, double spacing, std::span<const Cell> cells);
    [[nodiscard]] QSizeF room() const { return {frame().right(), frame().bottom()}; }

    /// How much room a board takes at a spacing of one, its frame included, at most.
    [[nodiscard]] static QSizeF unitSize(BoardSize size);
    /// The zoom that shows the cells and something around them as large as it can, but not larger than is pleasant.
    [[nodiscard]] static BoardZoom around(BoardSize size, const QRectF& area, std::span<const Cell> cells);
    /// A zoom within its bounds. At most so much that a handful of cells is left.
    [[nodiscard]] static double bounded(double factor, BoardSize size);

private:
    [[nodiscard]] QPointF centre(int row, int col) const;

    BoardSize size_;
    double spacing_ = 1;
    double factor_ = 1;
    bool isPart_ = false;
    QPointF origin_;    // the vertex a1
    double frame_ = 0;  // its width where the coordinates are
    QRectF view_;
};

}  // namespace atom4::ui
