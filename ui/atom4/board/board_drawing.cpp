// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_drawing.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace atom4::ui {
namespace {

constexpr Qt::PenCapStyle kRound = Qt::RoundCap;

double strokeWidth(const BoardScene& scene, double part, double least = 1) {
    return std::max(least, scene.layout.spacing() * part);
}

// Each line in one piece, without ends, and in whole pixels.
void drawLattice(QPainter& painter, const BoardScene& scene) {
    const BoardSize size = scene.layout.size();
    const double width = std::round(strokeWidth(scene, 0.022));
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

void drawCoordinates(QPainter& painter, const BoardScene& scene, QFont font) {
    const double height = std::clamp(scene.layout.spacing() * 0.29, 8.0, 40.0);
    font.setPixelSize(static_cast<int>(height));
    painter.setFont(font);
    painter.setPen(scene.theme.label);
    const auto put = [&](QPointF at, const QString& text) {
        painter.drawText(QRectF(at.x() - 50, at.y() - 50, 100, 100), Qt::AlignCenter, text);
    };
    const BoardSize size = scene.layout.size();
    for (int row = 0; row < size.rows; ++row) put(scene.layout.rowLabel(row), QString::number(row + 1));
    for (int col = 0; col < size.cols; ++col)
        put(scene.layout.columnLabel(col), QString(QChar(static_cast<char16_t>(u'a' + col))));
}

// A line that can be seen on every colour of piece and board.
void drawCasedLine(QPainter& painter, const BoardScene& scene, QPointF from, QPointF to) {
    const double width = strokeWidth(scene, 0.045, 1.2);
    painter.setPen(QPen(QColor(20, 20, 22, 210), width * 2.3, Qt::SolidLine, kRound));
    painter.drawLine(from, to);
    painter.setPen(QPen(QColor(255, 255, 255, 240), width, Qt::SolidLine, kRound));
    painter.drawLine(from, to);
}

// Whether what is drawn there would be clipped away: Qt would work out its outline first.
bool isClipped(const QPainter& painter, const QRectF& area) {
    return painter.hasClipping() && !painter.clipBoundingRect().intersects(area);
}

bool takesPart(const Reaction& reaction, Cell cell) {
    if (reaction.placed() == cell) return true;
    const auto changes = reaction.changes();
    return std::any_of(changes.begin(), changes.end(), [cell](const Change& change) { return change.cell == cell; });
}

QPointF towards(QPointF from, QPointF to, double distance) {
    const QPointF way = to - from;
    return from + way * (distance / std::hypot(way.x(), way.y()));
}

}  // namespace

void paintWholePaper(QPainter& painter, const BoardScene& scene, QSize size, const QFont& font) {
    painter.fillRect(QRect(QPoint(), size), scene.theme.paper);
    painter.setRenderHint(QPainter::Antialiasing);
    drawLattice(painter, scene);
    drawCoordinates(painter, scene, font);
}

QPixmap drawPaper(const BoardScene& scene, QSize size, double devicePixelRatio, const QFont& font) {
    QPixmap paper(size * devicePixelRatio);
    paper.setDevicePixelRatio(devicePixelRatio);
    paper.fill(scene.theme.paper);  // to its last pixel, where the ratio is no whole number
    QPainter painter(&paper);
    paintWholePaper(painter, scene, size, font);
    return paper;
}

void drawPlaceable(QPainter& painter, const BoardScene& scene, const Position& position) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(scene.theme.placeable);
    const double radius = std::max(1.6, scene.layout.spacing() * 0.085);
    for (const Cell cell : position.legal_moves()) painter.drawEllipse(scene.layout.centre(cell), radius, radius);
}

void drawPieces(QPainter& painter, BoardScene& scene, const Position& position, const QRectF& clip,
                const Reaction* without) {
    const BoardSize size = position.size();
    for (int row = 0; row < size.rows; ++row) {
        for (int col = 0; col < size.cols; ++col) {
            const Cell cell(row, col);
            const auto piece = position.at(cell);
            if (!piece || !clip.intersects(reachOf(scene, cell))) continue;
            if (without == nullptr || !takesPart(*without, cell))
                scene.pieces.draw(painter, scene.layout.centre(cell), *piece);
        }
    }
}

void drawLastMove(QPainter& painter, const BoardScene& scene, Cell cell) {
    if (isClipped(painter, reachOf(scene, cell))) return;
    painter.setBrush(Qt::NoBrush);
    const double width = strokeWidth(scene, 0.05, 1.5);
    const double radius = scene.layout.spacing() * 0.5;
    painter.setPen(QPen(scene.theme.paper, width * 1.8));
    painter.drawEllipse(scene.layout.centre(cell), radius, radius);
    painter.setPen(QPen(scene.theme.ink, width));
    painter.drawEllipse(scene.layout.centre(cell), radius, radius);
}

void drawWinningRows(QPainter& painter, const BoardScene& scene, const Position& position) {
    const auto cells = position.winning_cells();
    const auto wins = [&](Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); };
    const double width = strokeWidth(scene, 0.07, 2);
    for (const Cell cell : cells) {
        for (const Direction axis : kAxes) {
            if (wins(step(cell, axis, -1))) continue;
            int length = 1;
            while (wins(step(cell, axis, length))) ++length;
            if (length < 4) continue;
            const Cell last = step(cell, axis, length - 1);
            if (isClipped(painter, reachOf(scene, cell).united(reachOf(scene, last)))) continue;
            const QLineF row(scene.layout.centre(cell), scene.layout.centre(last));
            const double radius = scene.layout.spacing() * 0.54;
            const QRectF band(-radius, -radius, row.length() + 2 * radius, 2 * radius);
            painter.save();
            painter.translate(row.p1());
            painter.rotate(-row.angle());
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(scene.theme.paper, width * 2));
            painter.drawRoundedRect(band, radius, radius);
            painter.setPen(QPen(scene.theme.ink, width));
            painter.drawRoundedRect(band, radius, radius);
            painter.restore();
        }
    }
}

void drawPreview(QPainter& painter, BoardScene& scene, const Reaction& reaction) {
    const QPointF placed = scene.layout.centre(reaction.placed());
    const double radius = scene.layout.radius();
    const double disc = radius * 0.46;
    for (const Change& change : reaction.changes()) {
        const QPointF end = scene.layout.centre(change.cell);
        drawCasedLine(painter, scene, towards(placed, end, radius * 0.98), towards(end, placed, disc));
    }
    for (const Change& change : reaction.changes()) {
        const QPointF end = scene.layout.centre(change.cell);
        const double width = strokeWidth(scene, 0.04, 1);
        painter.setPen(QPen(QColor(20, 20, 22), width));
        painter.setBrush(QColor(Qt::white));
        painter.drawEllipse(end, disc + width * 1.5, disc + width * 1.5);
        painter.setBrush(pieceColour(change.after));
        painter.drawEllipse(end, disc, disc);
        drawMarks(painter, end, disc, change.after, scene.pieces.style());
    }
    scene.pieces.draw(painter, placed, reaction.colour(), 0.5);
    painter.setBrush(Qt::NoBrush);
    QPen dashes(scene.theme.ink, strokeWidth(scene, 0.035, 1.2), Qt::CustomDashLine, kRound);
    dashes.setDashPattern({2.2, 3.0});
    painter.setPen(dashes);
    painter.drawEllipse(placed, radius, radius);
}

void drawHint(QPainter& painter, const BoardScene& scene, Cell cell) {
    painter.setBrush(Qt::NoBrush);
    const QPointF centre = scene.layout.centre(cell);
    const double width = strokeWidth(scene, 0.07, 2);
    const double radius = scene.layout.spacing() * 0.33;  // inside the cursor, which may be there too
    painter.setPen(QPen(scene.theme.paper, width * 2));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(scene.theme.ink, width));
    painter.drawEllipse(centre, radius, radius);
}

void drawCursor(QPainter& painter, const BoardScene& scene, Cell cell) {
    const double half = scene.layout.spacing() * 0.52;
    drawCorners(painter, scene.theme, scene.layout.centre(cell), half, half * 0.45, strokeWidth(scene, 0.07, 2));
}

QRectF reachOf(const BoardScene& scene, Cell cell) {
    const double half = scene.layout.spacing() * 0.75;
    const QPointF centre = scene.layout.centre(cell);
    return {centre.x() - half, centre.y() - half, 2 * half, 2 * half};
}

QRectF reachOf(const BoardScene& scene, const Reaction& reaction) {
    QRectF reach = reachOf(scene, reaction.placed());
    for (const Change& change : reaction.changes()) reach |= reachOf(scene, change.cell);
    // Glows reach a little past their piece.
    const double more = scene.layout.spacing() * 0.4;
    return reach.adjusted(-more, -more, more, more);
}

}  // namespace atom4::ui
