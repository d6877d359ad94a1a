// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>
#include <span>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/position.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"
#include "ui/widgets/board_widget.h"

namespace atom4::ui {

/// One frame of an animated turn of Lines.
struct LinesFrame {
    struct Chip {
        QPointF place;  ///< column and row; fractions lie between cells
        int colour;
        double scale = 1;
        double opacity = 1;
    };
    const lines::Board* still;  ///< the chips at rest
    std::vector<Chip> moving;   ///< the others
    double end = 0;             ///< how far a finished game is dimmed, from 0 to 1
};

/// The animation of a turn of Lines: the chip moves along its path, lines that it completes are cleared, new chips
/// appear, lines that they complete are cleared, and the board dims if that ends the game. Times are in milliseconds
/// from the start.
class LinesTimeline {
public:
    /// Animates the turn that led to `after`. If the chip was dropped on its new cell, its move is left out.
    LinesTimeline(const lines::Position& after, std::span<const lines::Change> turn, bool dropped = false);

    [[nodiscard]] int duration() const;
    /// Returns the frame at that time, valid as long as the timeline. With reduced motion chips fade instead of moving.
    [[nodiscard]] LinesFrame at(double time, bool reducedMotion = false) const;

private:
    enum class Kind { kRun, kFall, kGo, kEnd };
    struct Phase {
        Kind kind;
        double start;
        double length;
        lines::Board still;
        std::vector<lines::Cell> path;   // of a run
        std::vector<lines::Chip> chips;  // that run, fall or go
    };

    void add(Phase phase);

    std::vector<Phase> phases_;
    lines::Board end_;
};

/// The layout of a Lines board in a rectangle: square cells, as large as fit, centred in a frame with room for the
/// coordinates on the left and above. When zoomed, only a part of the board is in the view. Lengths are in logical
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
    /// The same for any column and row, also between cells.
    [[nodiscard]] QPointF centre(QPointF place) const;
    [[nodiscard]] std::optional<lines::Cell> cellAt(QPointF point) const;
    /// The inverse of centre(): the column and row at a point, as BoardZoom uses them.
    [[nodiscard]] QPointF placeAt(QPointF point) const { return (point - origin_) / spacing_ - QPointF(0.5, 0.5); }
    /// The rectangle inside the frame, through which a zoomed board is seen.
    [[nodiscard]] const QRectF& view() const { return view_; }
    [[nodiscard]] bool isZoomed() const { return factor_ > 1; }
    /// The whole board with a small margin around the cells.
    [[nodiscard]] QRectF sheet() const;
    /// The visible part of the sheet.
    [[nodiscard]] QRectF seen() const { return isZoomed() ? view_ : sheet(); }
    /// The outer edge of the frame around the visible part.
    [[nodiscard]] QRectF frame() const;
    /// Centres and height of the coordinates, which stay in the frame and keep their size when zoomed.
    [[nodiscard]] QPointF rowLabel(int row) const;
    [[nodiscard]] QPointF columnLabel(int col) const;
    [[nodiscard]] double labelHeight() const;
    /// The area that the drawing of a cell may cover: a jumping chip reaches a little past the cell.
    [[nodiscard]] QRectF reach(lines::Cell cell) const;

    /// The most room that a board with cells of side 1 takes, frame included.
    [[nodiscard]] static QSizeF unitSize(int rows, int cols);
    /// Clamps a zoom factor: from 1, the whole board, to where about five cells are left across the shorter side.
    [[nodiscard]] static double bounded(double factor, int rows, int cols);

private:
    int rows_ = 1;
    int cols_ = 1;
    double spacing_ = 1;
    double factor_ = 1;
    QPointF origin_;    // the upper left corner of the board
    double frame_ = 0;  // the frame's width on the sides with coordinates
    QRectF view_;
};

/// Where and how the parts of a board of Lines are drawn.
struct LinesScene {
    LinesGrid grid;
    BoardTheme theme;
    PiecePainter pieces;
};

/// Draws what lies under the chips and changes only with the window and the zoom: paper, cells and, unless zoomed, the
/// frame with the coordinates.
[[nodiscard]] QPixmap drawLinesPaper(const LinesScene& scene, QSize size, double devicePixelRatio, const QFont& font);
/// Draws the frame with the coordinates over a zoomed board; nothing if it is not zoomed.
void drawLinesFrame(QPainter& painter, const LinesScene& scene, const QFont& font);
/// Draws the chips that touch `clip`, except the one on the cell `without`.
void drawChips(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip,
               std::optional<lines::Cell> without = std::nullopt);
/// The same after the end of the game: the chips are dimmed from the middle outwards, or all at once; at `end` 1 all
/// are dimmed.
void drawEnd(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip, double end,
             bool atOnce);
/// Draws the chips in motion.
void drawMovingChips(QPainter& painter, LinesScene& scene, const LinesFrame& frame);
/// Draws the selected chip, lifted by that part of a cell, and a ring on its cell unless it is `marked` by something
/// else.
void drawSelectedChip(QPainter& painter, LinesScene& scene, lines::Chip chip, double lift, bool marked);
/// Draws a chip that is being dragged, away from its cell.
void drawDraggedChip(QPainter& painter, LinesScene& scene, int colour, QPointF centre);
/// Draws a small mark on a cell that the selected chip can go to.
void drawReachable(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// Marks the cells between the ends of a chip's path. `path` includes both ends.
void drawWay(QPainter& painter, const LinesScene& scene, std::span<const lines::Cell> path, int colour);
/// The same, with the chip's ghost at the end, and a dashed circle around it unless the cell is `marked` by something
/// else.
void drawChipPath(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked);
/// Marks a cell that no path leads to.
void drawUnreachable(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// Draws a ring on the cell from which a chip is being dragged.
void drawPlaceLeft(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// Shows a hint: the path, a ring around the chip unless its cell is `marked` by something else, and the chip's ghost
/// in a ring where it should go.
void drawLinesHint(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked);
void drawLinesCursor(QPainter& painter, const LinesScene& scene, lines::Cell cell);

/// Returns the look of a chip by its colour number, from 1: the colours of Atom-4, those of the original game first,
/// then the same with a ring, then with a ring of spots. All 20 look different.
[[nodiscard]] PieceLook chipLook(int colour);

}  // namespace atom4::ui
