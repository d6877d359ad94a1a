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
        QPointF place;  ///< column and row, between cells as well
        int colour;
        double scale = 1;
        double opacity = 1;
    };
    const lines::Board* still;  ///< the chips that just lie there
    std::vector<Chip> moving;   ///< the others
    double end = 0;             ///< how far the light has gone down on a game that is over, of 1
};

/// A turn of Lines in time: the chip goes along its path, what it completes goes, chips fall, what they complete goes;
/// where the game is over with that, the light goes down. Times are in milliseconds since the beginning.
class LinesTimeline {
public:
    /// The turn that led to the position. A chip that was dropped where it belongs need not go there any more.
    LinesTimeline(const lines::Position& after, std::span<const lines::Change> turn, bool dropped = false);

    [[nodiscard]] int duration() const;
    /// With reduced motion chips fade in and out where they are. Valid as long as the timeline.
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

/// Where the cells of a board of Lines lie in a rectangle: squares, as large as fit, centred, in a frame with room for
/// the coordinates on the left and above; or larger, and then only a part of them lies in the view. Lengths are in
/// logical pixels.
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
    /// Where the board is seen while it is larger: the rectangle without its frame.
    [[nodiscard]] const QRectF& view() const { return view_; }
    [[nodiscard]] bool isZoomed() const { return factor_ > 1; }
    /// The board with a little room around the cells, all of it.
    [[nodiscard]] QRectF sheet() const;
    /// What is seen of that.
    [[nodiscard]] QRectF seen() const { return isZoomed() ? view_ : sheet(); }
    /// The outer edge of the frame around it.
    [[nodiscard]] QRectF frame() const;
    /// Coordinates stay in the frame and of one size.
    [[nodiscard]] QPointF rowLabel(int row) const;
    [[nodiscard]] QPointF columnLabel(int col) const;
    [[nodiscard]] double labelHeight() const;
    /// All that may be drawn for one cell: a chip that jumps reaches a little past it.
    [[nodiscard]] QRectF reach(lines::Cell cell) const;

    /// How much room a board takes with cells of side one, its frame included, at most.
    [[nodiscard]] static QSizeF unitSize(int rows, int cols);
    /// A zoom within its bounds. At most so much that a handful of cells is left.
    [[nodiscard]] static double bounded(double factor, int rows, int cols);

private:
    int rows_ = 1;
    int cols_ = 1;
    double spacing_ = 1;
    double factor_ = 1;
    QPointF origin_;    // the upper left corner of the board
    double frame_ = 0;  // its width where the coordinates are
    QRectF view_;
};

/// Where and how the parts of a board of Lines are drawn.
struct LinesScene {
    LinesGrid grid;
    BoardTheme theme;
    PiecePainter pieces;
};

/// What lies under the chips and changes only with the window and the zoom: paper, cells, and the coordinates where
/// they stand beside all of the board.
[[nodiscard]] QPixmap drawLinesPaper(const LinesScene& scene, QSize size, double devicePixelRatio, const QFont& font);
/// The coordinates of a board that is larger than its view, over what lies under them; nothing else.
void drawLinesFrame(QPainter& painter, const LinesScene& scene, const QFont& font);
/// The chips whose cells touch the clip, but not the one on that cell.
void drawChips(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip,
               std::optional<lines::Cell> without = std::nullopt);
/// The same where the game is over: the light goes down on them, from the middle outwards, or everywhere at once; at 1
/// it has gone down on all.
void drawEnd(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip, double end,
             bool atOnce);
/// The chips that are in motion.
void drawMovingChips(QPainter& painter, LinesScene& scene, const LinesFrame& frame);
/// The selected chip, lifted by a part of its cell, with a ring that shows it when it lies still, unless something else
/// marks the cell.
void drawSelectedChip(QPainter& painter, LinesScene& scene, lines::Chip chip, double lift, bool marked);
/// A chip under the mouse, away from its cell.
void drawDraggedChip(QPainter& painter, LinesScene& scene, int colour, QPointF centre);
/// A small mark on a cell that the selected chip can go to.
void drawReachable(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// The cells that a chip would pass on its way, whose ends belong to it.
void drawWay(QPainter& painter, const LinesScene& scene, std::span<const lines::Cell> path, int colour);
/// The same with the chip's ghost at its end, and a line around that unless something else marks the cell.
void drawChipPath(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked);
/// A cell that no path leads to.
void drawUnreachable(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// A ring around the place of a chip: where one that is dragged comes from.
void drawPlaceLeft(QPainter& painter, const LinesScene& scene, lines::Cell cell);
/// Proposes a move: its way, a ring around the chip unless something else marks its cell, and the chip's ghost in a
/// ring where it should go.
void drawLinesHint(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked);
void drawLinesCursor(QPainter& painter, const LinesScene& scene, lines::Cell cell);

/// How a chip of Lines looks, by its colour number from 1 on: the colours of Atom-4, those of the original game first,
/// then the same with a ring, then with a ring of spots. No two of the 20 look the same.
[[nodiscard]] PieceLook chipLook(int colour);

}  // namespace atom4::ui
