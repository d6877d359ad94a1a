// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_notes.h"

#include <algorithm>

namespace atom4::ui {
namespace {

// More moves than these nobody follows on the board.
constexpr std::size_t kMostOfLine = 8;

void drawNumber(QPainter& painter, const BoardScene& scene, QPointF centre, double radius, std::size_t number) {
    painter.setPen(QPen(scene.theme.paper, std::max(1.0, radius * 0.2)));
    painter.setBrush(scene.theme.ink);
    painter.drawEllipse(centre, radius, radius);
    QFont font = painter.font();
    font.setPixelSize(std::max(7, static_cast<int>(radius * 1.4)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(scene.theme.paper);
    painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                     QString::number(number));
}

void drawLineOfPlay(QPainter& painter, BoardScene& scene, const std::vector<Cell>& line, Colour toPlay) {
    const double radius = scene.layout.radius();
    const std::size_t count = std::min(line.size(), kMostOfLine);
    Colour colour = toPlay;
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF centre = scene.layout.centre(line[i]);
        scene.pieces.draw(painter, centre, colour, 0.72);
        drawNumber(painter, scene, centre, radius * 0.46, i + 1);
        colour = next_on_wheel(colour);
    }
}

void strokeRing(QPainter& painter, const BoardScene& scene, QPointF centre) {
    const double width = std::max(1.5, scene.layout.spacing() * 0.05);
    const double radius = scene.layout.spacing() * 0.5;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(scene.theme.paper, width * 2));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(scene.theme.ink, width));
    painter.drawEllipse(centre, radius, radius);
}

void drawTrail(QPainter& painter, const BoardScene& scene, const std::vector<Cell>& trail) {
    const QPointF from = scene.layout.centre(trail.front());
    const QPointF to = scene.layout.centre(trail.back());
    const double width = std::max(1.5, scene.layout.spacing() * 0.06);
    painter.setPen(QPen(QColor(20, 20, 22, 220), width * 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    painter.setPen(QPen(QColor(255, 255, 255, 245), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    strokeRing(painter, scene, from);
    strokeRing(painter, scene, to);
}

}  // namespace

void drawNotes(QPainter& painter, BoardScene& scene, const BoardNotes& notes, Colour toPlay) {
    if (!notes.line.empty()) {
        drawLineOfPlay(painter, scene, notes.line, toPlay);
    } else {
        const double radius = scene.layout.spacing() * 0.24;
        for (std::size_t i = 0; i < notes.candidates.size(); ++i)
            drawNumber(painter, scene, scene.layout.centre(notes.candidates[i]), i == 0 ? radius * 1.25 : radius,
                       i + 1);
    }
    if (notes.trail.size() > 1) drawTrail(painter, scene, notes.trail);
}

}  // namespace atom4::ui
