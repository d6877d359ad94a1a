// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/board_drawing.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/lines/board.h"
#include "ui/lines/chip_look.h"

namespace atom4::ui {
namespace {

double strokeWidth(const LinesScene& scene, double part, double least = 1) {
    return std::max(least, scene.grid.spacing() * part);
}

void drawCells(QPainter& painter, const LinesScene& scene) {
    const QRectF board = scene.grid.board();
    const double spacing = scene.grid.spacing();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(scene.theme.grid, strokeWidth(scene, 0.02)));
    for (int col = 0; col <= scene.grid.cols(); ++col) {
        const double x = board.left() + col * spacing;
        painter.drawLine(QPointF(x, board.top()), QPointF(x, board.bottom()));
    }
    for (int row = 0; row <= scene.grid.rows(); ++row) {
        const double y = board.top() + row * spacing;
        painter.drawLine(QPointF(board.left(), y), QPointF(board.right(), y));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void drawCoordinates(QPainter& painter, const LinesScene& scene, QFont font) {
    const LinesGrid& grid = scene.grid;
    font.setPixelSize(static_cast<int>(grid.labelHeight()));
    painter.setFont(font);
    painter.setPen(scene.theme.label);
    // Where cells are smaller than their names, only some are named.
    const int every = grid.spacing() >= 14 ? 1 : grid.spacing() >= 8 ? 5 : 10;
    // While not all is seen, a name is seen whole or not at all.
    const double half = grid.isZoomed() ? grid.labelHeight() / 2 : -grid.labelHeight();
    const QRectF& view = grid.view();
    const auto put = [&](QPointF at, const QString& text) {
        painter.drawText(QRectF(at.x() - 50, at.y() - 50, 100, 100), Qt::AlignCenter, text);
    };
    for (int row = 0; row < grid.rows(); ++row) {
        const QPointF at = grid.rowLabel(row);
        if ((every == 1 || (row + 1) % every == 0) && at.y() > view.top() + half && at.y() < view.bottom() - half)
            put(at, QString::number(row + 1));
    }
    for (int col = 0; col < grid.cols(); ++col) {
        const QPointF at = grid.columnLabel(col);
        if (every != 1 && (col + 1) % every != 0) continue;
        if (at.x() < view.left() + half || at.x() > view.right() - half) continue;
        std::string name = lines::to_text(lines::Cell{0, col});
        name.pop_back();
        put(at, QString::fromStdString(name));
    }
}

// A ring that can be seen on the board and around a chip.
void strokeRing(QPainter& painter, const LinesScene& scene, QPointF centre, const QColor& colour) {
    const double radius = scene.grid.spacing() * 0.45;
    const double width = strokeWidth(scene, 0.055, 1.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme.paper, width * 1.9));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(centre, radius, radius);
}

}  // namespace

QPixmap drawLinesPaper(const LinesScene& scene, QSize size, double devicePixelRatio, const QFont& font) {
    QPixmap paper(size * devicePixelRatio);
    paper.setDevicePixelRatio(devicePixelRatio);
    paper.fill(scene.theme.paper);
    QPainter painter(&paper);
    drawCells(painter, scene);
    if (!scene.grid.isZoomed()) drawCoordinates(painter, scene, font);
    return paper;
}

void drawLinesFrame(QPainter& painter, const LinesScene& scene, const QFont& font) {
    if (!scene.grid.isZoomed()) return;
    const QRectF& view = scene.grid.view();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(0, 0, view.right(), view.top()), scene.theme.paper);
    painter.fillRect(QRectF(0, 0, view.left(), view.bottom()), scene.theme.paper);
    painter.setPen(QPen(scene.theme.grid, 1));
    painter.drawLine(view.topLeft(), view.topRight());
    painter.drawLine(view.topLeft(), view.bottomLeft());
    painter.setRenderHint(QPainter::Antialiasing);
    drawCoordinates(painter, scene, font);
}

void drawChips(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip,
               std::optional<lines::Cell> without) {
    for (const lines::Chip& chip : board.chips())
        if (chip.cell != without && clip.intersects(scene.grid.reach(chip.cell)))
            scene.pieces.draw(painter, scene.grid.centre(chip.cell), chipLook(chip.colour));
}

void drawEnd(QPainter& painter, LinesScene& scene, const lines::Board& board, const QRectF& clip, double end,
             bool atOnce) {
    constexpr double kDim = 0.55;
    constexpr double kSpread = 0.7;  // by how much of its time the light goes down later at the corners
    const QPointF middle((scene.grid.cols() - 1) / 2.0, (scene.grid.rows() - 1) / 2.0);
    const double farthest = std::max(1.0, std::hypot(middle.x(), middle.y()));
    for (const lines::Chip& chip : board.chips()) {
        if (!clip.intersects(scene.grid.reach(chip.cell))) continue;
        const double away = std::hypot(chip.cell.col - middle.x(), chip.cell.row - middle.y()) / farthest;
        const double dim = atOnce ? end : std::clamp(end * (1 + kSpread) - kSpread * away, 0.0, 1.0);
        const QPointF centre = scene.grid.centre(chip.cell);
        // Pictures are kept of one opacity at a time, and that of the most is the last one.
        if (dim == 1) {
            scene.pieces.drawDimmed(painter, centre, chipLook(chip.colour), 1 - kDim, scene.theme.paper);
            continue;
        }
        // Nothing is seen through a chip.
        painter.setPen(Qt::NoPen);
        painter.setBrush(scene.theme.paper);
        if (dim > 0) painter.drawEllipse(centre, scene.grid.radius(), scene.grid.radius());
        scene.pieces.draw(painter, centre, chipLook(chip.colour), 1 - kDim * dim);
    }
}

void drawMovingChips(QPainter& painter, LinesScene& scene, const LinesFrame& frame) {
    for (const LinesFrame::Chip& chip : frame.moving)
        scene.pieces.drawScaled(painter, scene.grid.centre(chip.place), chipLook(chip.colour), chip.scale,
                                chip.opacity);
}

void drawSelectedChip(QPainter& painter, LinesScene& scene, lines::Chip chip, double lift, bool marked) {
    const QPointF centre = scene.grid.centre(chip.cell);
    if (!marked) strokeRing(painter, scene, centre, scene.theme.ink);
    const QPointF lifted = centre - QPointF(0, lift * scene.grid.spacing());
    if (lift == 0)
        scene.pieces.draw(painter, lifted, chipLook(chip.colour));
    else
        scene.pieces.drawScaled(painter, lifted, chipLook(chip.colour), 1);
}

void drawDraggedChip(QPainter& painter, LinesScene& scene, int colour, QPointF centre) {
    scene.pieces.drawScaled(painter, centre, chipLook(colour), 1.12);
}

void drawReachable(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.placeable);
    const double radius = std::max(1.2, scene.grid.spacing() * 0.055);
    painter.drawEllipse(scene.grid.centre(cell), radius, radius);
}

void drawWay(QPainter& painter, const LinesScene& scene, std::span<const lines::Cell> path, int colour) {
    const PieceLook look = chipLook(colour);
    const double radius = std::max(1.6, scene.grid.spacing() * 0.11);
    painter.setPen(QPen(pieceEdge(look.colour, scene.theme.dark), strokeWidth(scene, 0.02)));
    painter.setBrush(pieceColour(look.colour));
    for (const lines::Cell cell : path.subspan(1, path.size() - 2))
        painter.drawEllipse(scene.grid.centre(cell), radius, radius);
}

void drawChipPath(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked) {
    drawWay(painter, scene, path, colour);
    const QPointF end = scene.grid.centre(path.back());
    scene.pieces.draw(painter, end, chipLook(colour), 0.55);
    if (marked) return;
    painter.setBrush(Qt::NoBrush);
    QPen dashes(scene.theme.ink, strokeWidth(scene, 0.035, 1.2), Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({2.2, 3.0});
    painter.setPen(dashes);
    painter.drawEllipse(end, scene.grid.radius(), scene.grid.radius());
}

void drawUnreachable(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    const QPointF centre = scene.grid.centre(cell);
    const double arm = scene.grid.spacing() * 0.14;
    painter.setPen(QPen(scene.theme.label, strokeWidth(scene, 0.05, 1.4), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

void drawPlaceLeft(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    strokeRing(painter, scene, scene.grid.centre(cell), scene.theme.ink);
}

void drawLinesHint(QPainter& painter, LinesScene& scene, std::span<const lines::Cell> path, int colour, bool marked) {
    drawWay(painter, scene, path, colour);
    scene.pieces.draw(painter, scene.grid.centre(path.back()), chipLook(colour), 0.5);
    strokeRing(painter, scene, scene.grid.centre(path.back()), scene.theme.accent);
    if (!marked) strokeRing(painter, scene, scene.grid.centre(path.front()), scene.theme.accent);
}

void drawLinesCursor(QPainter& painter, const LinesScene& scene, lines::Cell cell) {
    const double half = scene.grid.spacing() * 0.47;
    drawCorners(painter, scene.theme, scene.grid.centre(cell), half, half * 0.42, strokeWidth(scene, 0.06, 2));
}

}  // namespace atom4::ui
