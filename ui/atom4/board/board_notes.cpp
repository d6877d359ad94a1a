// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_notes.h"

#include <algorithm>
#include <span>

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

std::span<const Cell> shownLine(const BoardNotes& notes) {
    return std::span(notes.line).first(std::min(notes.line.size(), kMostOfLine));
}

void drawLineOfPlay(QPainter& painter, BoardScene& scene, std::span<const Cell> line, const BoardMarks& marks,
                    Colour toPlay) {
    const double radius = scene.layout.radius();
    Colour colour = toPlay;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const QPointF centre = scene.layout.centre(line[i]);
        if (marks.at(line[i]) == CellMark::kLine) {
            scene.pieces.draw(painter, centre, colour, 0.72);
            drawNumber(painter, scene, centre, radius * 0.46, i + 1);
        }
        colour = next_on_wheel(colour);
    }
}

}  // namespace

void markNotes(BoardMarks& marks, const BoardNotes& notes) {
    for (const Cell cell : shownLine(notes)) marks.put(cell, CellMark::kLine);
    if (notes.line.empty())
        for (const Cell cell : notes.candidates) marks.put(cell, CellMark::kCandidate);
    if (notes.trail.size() < 2) return;
    marks.put(notes.trail.front(), CellMark::kTrail);
    marks.put(notes.trail.back(), CellMark::kTrail);
}

void drawNotedBeam(QPainter& painter, const BoardScene& scene, const BoardNotes& notes) {
    if (notes.trail.size() > 1) drawBeam(painter, scene, notes.trail.front(), notes.trail.back(), scene.theme.accent);
}

void drawNotes(QPainter& painter, BoardScene& scene, const BoardNotes& notes, const BoardMarks& marks, Colour toPlay) {
    drawLineOfPlay(painter, scene, shownLine(notes), marks, toPlay);
    const double radius = scene.layout.spacing() * 0.24;
    for (std::size_t i = 0; i < notes.candidates.size(); ++i) {
        if (marks.at(notes.candidates[i]) != CellMark::kCandidate) continue;
        drawNumber(painter, scene, scene.layout.centre(notes.candidates[i]), i == 0 ? radius * 1.25 : radius, i + 1);
    }
    if (notes.trail.size() < 2) return;
    for (const Cell end : {notes.trail.front(), notes.trail.back()})
        if (marks.at(end) == CellMark::kTrail)
            drawRing(painter, scene, end, scene.theme.accent, std::max(1.8, scene.layout.spacing() * 0.055));
}

}  // namespace atom4::ui
