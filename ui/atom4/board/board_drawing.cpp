// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_drawing.h"

#include <QFontMetricsF>
#include <QRadialGradient>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace atom4::ui {
namespace {

constexpr Qt::PenCapStyle kRound = Qt::RoundCap;

double strokeWidth(const BoardScene& scene, double part, double least = 1) {
    return std::max(least, scene.layout.spacing() * part);
}

// Returns whether the area is clipped away. Without this check, Qt would compute the outline first.
bool isClipped(const QPainter& painter, const QRectF& area) {
    return painter.hasClipping() && !painter.clipBoundingRect().intersects(area);
}

// Draws each line in one piece, with flat ends and a width in whole pixels.
void drawLattice(QPainter& painter, const BoardScene& scene) {
    const BoardSize size = scene.layout.size();
    const double width = std::round(strokeWidth(scene, 0.016));
    painter.setPen(QPen(scene.theme.grid, width, Qt::SolidLine, Qt::FlatCap));
    for (const Direction along : {Direction::kEast, Direction::kSouthWest, Direction::kSouthEast}) {
        for (int row = 0; row < size.rows; ++row) {
            for (int col = 0; col < size.cols; ++col) {
                const Cell first(row, col);
                if (size.contains(step(first, opposite(along)))) continue;
                Cell last = first;
                while (size.contains(step(last, along))) last = step(last, along);
                if (last != first) painter.drawLine(scene.layout.centre(first), scene.layout.centre(last));
            }
        }
    }
}

QFont fontOfLabels(const BoardScene& scene, QFont font) {
    font.setPixelSize(static_cast<int>(scene.layout.labelHeight()));
    return font;
}

// Draws the coordinates of the visible part of the board.
void drawCoordinates(QPainter& painter, const BoardScene& scene, const QFont& font) {
    if (!scene.layout.hasRoomForLabels()) return;
    painter.setFont(fontOfLabels(scene, font));
    painter.setPen(scene.theme.label);
    const QRectF view = scene.layout.seen();
    const double half = scene.layout.labelHeight() / 2;
    const auto put = [&](QPointF at, const QString& text) {
        const QRectF room(at.x() - 30, at.y() - 30, 60, 60);
        if (!isClipped(painter, room)) painter.drawText(room, Qt::AlignCenter, text);
    };
    const BoardSize size = scene.layout.size();
    for (int row = 0; row < size.rows; ++row) {
        const QPointF at = scene.layout.rowLabel(row);
        if (at.y() > view.top() + half && at.y() < view.bottom() - half) put(at, QString::number(row + 1));
    }
    for (int col = 0; col < size.cols; ++col) {
        const QPointF at = scene.layout.columnLabel(col);
        if (at.x() > view.left() + half && at.x() < view.right() - half)
            put(at, QString(QChar(static_cast<char16_t>(u'a' + col))));
    }
}

bool takesPart(const Reaction& reaction, Cell cell) {
    if (reaction.placed() == cell) return true;
    const auto changes = reaction.changes();
    return std::any_of(changes.begin(), changes.end(), [cell](const Change& change) { return change.cell == cell; });
}

}  // namespace

void paintWholePaper(QPainter& painter, const BoardScene& scene, QSize size, const QFont& font) {
    const BoardLayout& layout = scene.layout;
    painter.fillRect(QRect(QPoint(), size), scene.theme.backdrop);
    if (!layout.isZoomed()) paintFrame(painter, scene.theme, layout.frame(), layout.seen());
    paintSurface(painter, scene.theme, layout.board(), layout.seen());
    painter.setRenderHint(QPainter::Antialiasing);
    drawLattice(painter, scene);
    if (!layout.isZoomed()) drawCoordinates(painter, scene, font);
}

void drawFrame(QPainter& painter, const BoardScene& scene, const QFont& font) {
    if (!scene.layout.isZoomed()) return;
    paintFrame(painter, scene.theme, scene.layout.frame(), scene.layout.seen());
    drawCoordinates(painter, scene, font);
}

QPixmap drawPaper(const BoardScene& scene, QSize size, double devicePixelRatio, const QFont& font) {
    QPixmap paper(size * devicePixelRatio);
    paper.setDevicePixelRatio(devicePixelRatio);
    paper.fill(scene.theme.backdrop);  // up to its last pixel, if the ratio is not a whole number
    QPainter painter(&paper);
    paintWholePaper(painter, scene, size, font);
    return paper;
}

double RowLight::litAt(Cell cell) const {
    const auto here = std::find(cells.begin(), cells.end(), cell);
    return here == cells.end() ? 0 : lit[static_cast<std::size_t>(here - cells.begin())];
}

RowLight RowLight::full(const Position& position) {
    RowLight row;
    row.cells = position.winning_cells();
    row.lit.assign(row.cells.size(), 1);
    row.dim = row.cells.empty() ? 0 : 1;
    return row;
}

void drawPlaceable(QPainter& painter, const BoardScene& scene, const Position& position, const BoardMarks& marks) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.placeable);
    const double radius = std::max(1.6, scene.layout.spacing() * 0.09);
    for (const Cell cell : position.legal_moves())
        if (marks.at(cell) == CellMark::kPlaceable) painter.drawEllipse(scene.layout.centre(cell), radius, radius);
}

void drawPieces(QPainter& painter, BoardScene& scene, const Position& position, const QRectF& clip, const RowLight& row,
                const Reaction* without) {
    // The opacity of pieces outside a winning row.
    constexpr double kDim = 0.40;
    const BoardSize size = position.size();
    for (int r = 0; r < size.rows; ++r) {
        for (int col = 0; col < size.cols; ++col) {
            const Cell cell(r, col);
            const auto piece = position.at(cell);
            if (!piece || !clip.intersects(reachOf(scene, cell))) continue;
            if (without != nullptr && takesPart(*without, cell)) continue;
            const bool wins = row.dim > 0 && std::find(row.cells.begin(), row.cells.end(), cell) != row.cells.end();
            const QPointF centre = scene.layout.centre(cell);
            // Neither the lattice nor the light of the row shows through a piece.
            if (row.dim > 0 && !wins)
                scene.pieces.drawDimmed(painter, centre, *piece, 1 - (1 - kDim) * row.dim, scene.theme.paper);
            else
                scene.pieces.draw(painter, centre, *piece);
        }
    }
}

void drawRowLight(QPainter& painter, const BoardScene& scene, const RowLight& row) {
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const double lit = row.lit[i];
        if (lit <= 0) continue;
        // The light flares up, and then shines.
        const double flare = std::sin(lit * 3.14159265358979);
        const double reach = scene.layout.spacing() * (0.86 + 0.34 * flare);
        const QPointF centre = scene.layout.centre(row.cells[i]);
        if (isClipped(painter, QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach))) continue;
        QColor shine = scene.theme.glow;
        QRadialGradient glow(centre, reach);
        shine.setAlphaF(static_cast<float>(std::min(1.0, lit * 1.4)));
        glow.setColorAt(0, shine);
        glow.setColorAt(0.56, shine);
        shine.setAlphaF(shine.alphaF() * 0.45F);
        glow.setColorAt(0.72, shine);
        shine.setAlpha(0);
        glow.setColorAt(1, shine);
        painter.setBrush(glow);
        painter.drawEllipse(centre, reach, reach);
    }
}

// Between a piece and its neighbours there is an eighth of a step, into which the ring fits.
void drawRing(QPainter& painter, const BoardScene& scene, Cell cell, const QColor& colour, double width) {
    if (isClipped(painter, reachOf(scene, cell))) return;
    const double radius = scene.layout.spacing() * 0.485;
    const QPointF centre = scene.layout.centre(cell);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme.paper, width * 1.9));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(centre, radius, radius);
}

void drawLastMove(QPainter& painter, const BoardScene& scene, Cell cell) {
    drawRing(painter, scene, cell, scene.theme.ink, strokeWidth(scene, 0.045, 1.4));
}

void drawStill(QPainter& painter, BoardScene& scene, const Position& position, std::optional<Cell> last,
               const QRectF& clip) {
    const RowLight row = RowLight::full(position);
    drawRowLight(painter, scene, row);
    drawPieces(painter, scene, position, clip, row);
    if (last && row.cells.empty()) drawLastMove(painter, scene, *last);
}

void drawBeam(QPainter& painter, const BoardScene& scene, Cell from, Cell to, const QColor& colour) {
    const QPointF start = scene.layout.centre(from);
    const QPointF end = scene.layout.centre(to);
    const double width = scene.layout.spacing() * 0.20;
    QColor casing = scene.theme.ink;
    casing.setAlpha(150);
    painter.setPen(QPen(casing, width + strokeWidth(scene, 0.04, 1.5), Qt::SolidLine, kRound));
    painter.drawLine(start, end);
    painter.setPen(QPen(colour, width, Qt::SolidLine, kRound));
    painter.drawLine(start, end);
}

void drawPreviewBeams(QPainter& painter, const BoardScene& scene, const Reaction& reaction) {
    for (const Change& change : reaction.changes())
        drawBeam(painter, scene, reaction.placed(), change.cell, pieceColour(reaction.colour()));
}

void drawPreview(QPainter& painter, BoardScene& scene, const Reaction& reaction, bool byKeyboard) {
    for (const Change& change : reaction.changes())
        scene.pieces.drawHalves(painter, scene.layout.centre(change.cell), change.before, change.after);
    const QPointF placed = scene.layout.centre(reaction.placed());
    const double radius = scene.layout.radius();
    // Beams end at the edge of the ghost.
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.paper);
    painter.drawEllipse(placed, radius, radius);
    scene.pieces.draw(painter, placed, reaction.colour(), 0.58);
    if (byKeyboard) return;
    painter.setBrush(Qt::NoBrush);
    QPen dashes(scene.theme.ink, strokeWidth(scene, 0.035, 1.2), Qt::CustomDashLine, kRound);
    dashes.setDashPattern({2.2, 3.0});
    painter.setPen(dashes);
    painter.drawEllipse(placed, radius, radius);
}

void drawHint(QPainter& painter, BoardScene& scene, Cell cell, Colour colour) {
    scene.pieces.draw(painter, scene.layout.centre(cell), colour, 0.45);
    drawRing(painter, scene, cell, scene.theme.accent, strokeWidth(scene, 0.06, 2));
}

void drawDanger(QPainter& painter, BoardScene& scene, Cell cell, Colour colour) {
    const QPointF centre = scene.layout.centre(cell);
    scene.pieces.draw(painter, centre, colour, 0.45);
    drawRing(painter, scene, cell, scene.theme.alarm, strokeWidth(scene, 0.06, 2));
    // An exclamation mark shows the danger without colour as well.
    const double radius = scene.layout.spacing() * 0.19;
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.alarm);
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(scene.theme.paper);
    const double stroke = radius * 0.26;
    painter.drawRoundedRect(QRectF(centre.x() - stroke / 2, centre.y() - radius * 0.62, stroke, radius * 0.76),
                            stroke / 2, stroke / 2);
    painter.drawEllipse(centre + QPointF(0, radius * 0.45), stroke * 0.62, stroke * 0.62);
}

// Four arcs, unlike any ring: they follow the outline of a piece, whether there is one or not.
void drawCursor(QPainter& painter, const BoardScene& scene, Cell cell) {
    const double radius = scene.layout.spacing() * 0.49;
    const double width = strokeWidth(scene, 0.07, 2);
    const QPointF centre = scene.layout.centre(cell);
    const QRectF around(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, wide] : {std::pair(scene.theme.paper, width * 1.9), std::pair(scene.theme.ink, width)}) {
        painter.setPen(QPen(colour, wide, Qt::SolidLine, kRound));
        for (const int middle : {45, 135, 225, 315}) painter.drawArc(around, (middle - 27) * 16, 54 * 16);
    }
}

QRectF placeTag(const BoardScene& scene, const Position& position, Cell cell, const QFont& font, const QString& text,
                std::span<const QRectF> taken) {
    const QFontMetricsF metrics(font);
    const double high = metrics.height() * 1.5;
    const double wide = metrics.horizontalAdvance(text) + metrics.height();
    const double away = scene.layout.spacing() * 0.66;
    const QPointF centre = scene.layout.centre(cell);
    const QRectF room(0, 0, wide, high);
    const std::array<QRectF, 6> places{room.translated(centre + QPointF(away, -high / 2)),
                                       room.translated(centre + QPointF(-away - wide, -high / 2)),
                                       room.translated(centre + QPointF(-wide / 2, -away - high)),
                                       room.translated(centre + QPointF(-wide / 2, away)),
                                       room.translated(centre + QPointF(0, -away - high)),
                                       room.translated(centre + QPointF(-wide, -away - high))};
    const QRectF view = scene.layout.view().adjusted(2, 2, -2, -2);
    const auto covered = [&](const QRectF& place) {
        int cost = view.contains(place) ? 0 : 1000;
        for (const QRectF& other : taken) cost += place.intersects(other) ? 30 : 0;
        const BoardSize size = position.size();
        const double half = scene.layout.radius();
        for (int row = 0; row < size.rows; ++row) {
            for (int col = 0; col < size.cols; ++col) {
                const QPointF at = scene.layout.centre(Cell(row, col));
                if (!place.intersects(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))) continue;
                cost += position.at(Cell(row, col)) ? 4 : 1;
            }
        }
        return cost;
    };
    std::size_t best = 0;
    int least = covered(places[0]);
    for (std::size_t i = 1; i < places.size(); ++i) {
        const int cost = covered(places[i]);
        if (cost >= least) continue;
        least = cost;
        best = i;
    }
    // In a narrow view the tag fits nowhere: shows as much of it as possible.
    const double left = std::max(view.left(), std::min(places[best].left(), view.right() - wide));
    const double top = std::max(view.top(), std::min(places[best].top(), view.bottom() - high));
    return {left, top, wide, high};
}

void drawTag(QPainter& painter, const BoardScene& scene, const QRectF& place, const QFont& font, const QString& text,
             const QColor& ground) {
    painter.setPen(QPen(scene.theme.paper, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(place, place.height() * 0.28, place.height() * 0.28);
    painter.setFont(font);
    painter.setPen(scene.theme.paper);
    painter.drawText(place, Qt::AlignCenter, text);
}

QRectF reachOf(const BoardScene& scene, Cell cell) {
    // Lines keep a minimum width on the smallest boards.
    const double half = scene.layout.spacing() * 0.75 + 2;
    const QPointF centre = scene.layout.centre(cell);
    return {centre.x() - half, centre.y() - half, 2 * half, 2 * half};
}

QRectF reachOf(const BoardScene& scene, const Reaction& reaction) {
    QRectF reach = reachOf(scene, reaction.placed());
    for (const Change& change : reaction.changes()) reach |= reachOf(scene, change.cell);
    // Glows extend a little beyond their piece.
    const double more = scene.layout.spacing() * 0.4;
    return reach.adjusted(-more, -more, more, more);
}

}  // namespace atom4::ui
