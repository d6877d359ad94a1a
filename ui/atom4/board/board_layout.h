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

/// Where the vertices of a board are in a rectangle: as large as fits, centred, in a frame with room for the
/// coordinates on the left and above; or larger, with only a part of them in view. Lengths are in logical pixels.
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
    /// Returns the cell at a point of the view: that of the nearest vertex, if it is nearer than half a step.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;
    /// Returns the rectangle of all vertices, with half a step around them.
    [[nodiscard]] QRectF lattice() const;
    /// Returns where the board may be visible: the rectangle without its frame.
    [[nodiscard]] const QRectF& view() const { return view_; }
    /// Returns the whole board, within its frame.
    [[nodiscard]] QRectF board() const;
    /// Returns the visible part of board().
    [[nodiscard]] QRectF seen() const { return isZoomed() ? view_ : board(); }
    /// Returns the outer edge of the frame around seen().
    [[nodiscard]] QRectF frame() const;
    /// Returns whether a part of the board lies outside the view.
    [[nodiscard]] bool isZoomed() const { return isPart_; }
    /// Returns the point of the lattice in the middle of the view, by column and row as in BoardZoom.
    [[nodiscard]] QPointF middle() const;
    /// Returns the point of the lattice at a point of the view.
    [[nodiscard]] QPointF latticePoint(QPointF point) const;

    /// Coordinates stay in the frame, and have the same size at every zoom.
    [[nodiscard]] QPointF rowLabel(int row) const;
    [[nodiscard]] QPointF columnLabel(int col) const;
    /// Returns the height of the coordinates' letters.
    [[nodiscard]] double labelHeight() const;
    /// Returns whether the coordinates fit beside each other.
    [[nodiscard]] bool hasRoomForLabels() const { return spacing_ >= labelHeight(); }

    /// Returns a board at that spacing with the cells and some surroundings in view; the whole board if little else is
    /// left. It fills the rectangle of size room() at (0, 0).
    [[nodiscard]] static BoardLayout of(BoardSize size, double spacing, std::span<const Cell> cells);
    [[nodiscard]] QSizeF room() const { return {frame().right(), frame().bottom()}; }

    /// Returns the most room that a board with its frame takes at a spacing of 1.
    [[nodiscard]] static QSizeF unitSize(BoardSize size);
    /// Returns the zoom that shows the cells and some surroundings as large as possible, within reason.
    [[nodiscard]] static BoardZoom around(BoardSize size, const QRectF& area, std::span<const Cell> cells);
    /// Returns a zoom factor within its limits: at least 1, and at most so large that a handful of cells is in view.
    [[nodiscard]] static double bounded(double factor, BoardSize size);

private:
    [[nodiscard]] QPointF centre(int row, int col) const;

    BoardSize size_;
    double spacing_ = 1;
    double factor_ = 1;
    bool isPart_ = false;
    QPointF origin_;    // the centre of a1
    double frame_ = 0;  // its width on the sides with the coordinates
    QRectF view_;
};

}  // namespace atom4::ui
