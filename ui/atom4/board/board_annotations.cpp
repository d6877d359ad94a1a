// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/board/board_annotations.h"

#include <QFontMetrics>
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "ui/theme/colours.h"

namespace atom4::ui {
namespace {

// On the board, players cannot follow more moves than these.
constexpr std::size_t kMaxMovesShown = 8;

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

std::span<const Cell> shownLine(const BoardAnnotations& notes) {
    return std::span(notes.line).first(std::min(notes.line.size(), kMaxMovesShown));
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

using Ghost = BoardAnnotations::Ghost;

QColor ghostColour(Ghost::Kind kind, bool dark) {
    switch (kind) {
        case Ghost::Kind::kPlayed: return worseColour(dark);
        case Ghost::Kind::kBetter: return betterColour(dark);
        case Ghost::Kind::kThen: break;
    }
    return followingColour(dark);
}

// The lines differ as well as the colours: solid, double, dashed.
void drawGhostRing(QPainter& painter, const BoardScene& scene, const Ghost& ghost, double radius) {
    const double width = std::max(1.8, scene.layout.spacing() * 0.06);
    const QPointF centre = scene.layout.centre(ghost.cell);
    const QColor colour = ghostColour(ghost.kind, scene.theme.dark);
    painter.setBrush(Qt::NoBrush);
    QPen pen(colour, width);
    if (ghost.kind == Ghost::Kind::kThen) pen.setDashPattern({2.2, 1.6});
    painter.setPen(pen);
    painter.drawEllipse(centre, radius, radius);
    if (ghost.kind != Ghost::Kind::kBetter) return;
    painter.setPen(QPen(colour, width * 0.6));
    painter.drawEllipse(centre, radius - width * 1.5, radius - width * 1.5);
}

// Returns where the word has room: to the right or left of the ghost, above or below it; std::nullopt if nowhere.
std::optional<QRectF> placeOfWord(const QRectF& paper, const BoardScene& scene, const BoardAnnotations& notes,
                                  const Position& position, const Ghost& ghost, QSizeF size,
                                  std::span<const QRectF> taken) {
    const double away = scene.layout.spacing() * 0.55;
    const QPointF centre = scene.layout.centre(ghost.cell);
    const QRectF around(centre - QPointF(size.width(), size.height()) / 2, size);
    const double aside = away + size.width() / 2;
    const double above = away + size.height() / 2;
    const double diagonal = scene.layout.spacing() * 0.5;
    const std::array<QPointF, 8> steps{{{aside, 0},
                                        {-aside, 0},
                                        {0, -above},
                                        {0, above},
                                        {aside - diagonal, -above},
                                        {aside - diagonal, above},
                                        {diagonal - aside, -above},
                                        {diagonal - aside, above}}};
    const auto overlaps = [&](const QRectF& rect, Cell cell) {
        const QPointF middle = scene.layout.centre(cell);
        const double radius = scene.layout.radius() * 1.05;
        const double x = std::clamp(middle.x(), rect.left(), rect.right()) - middle.x();
        const double y = std::clamp(middle.y(), rect.top(), rect.bottom()) - middle.y();
        return x * x + y * y < radius * radius;
    };
    for (const QPointF step : steps) {
        const QRectF rect = around.translated(step);
        if (!paper.contains(rect)) continue;
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(rect); })) continue;
        if (std::ranges::any_of(notes.ghosts, [&](const Ghost& other) { return overlaps(rect, other.cell); })) continue;
        bool free = true;
        for (int row = 0; free && row < position.size().rows; ++row)
            for (int col = 0; free && col < position.size().cols; ++col)
                free = !position.at(Cell(row, col)) || !overlaps(rect, Cell(row, col));
        if (free) return rect;
    }
    return std::nullopt;
}

Colour colourOf(const Ghost& ghost, Colour toPlay) {
    return ghost.kind == Ghost::Kind::kThen ? next_on_wheel(toPlay) : toPlay;
}

void drawWord(QPainter& painter, const BoardScene& scene, const Ghost& ghost, const QRectF& rect) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ghostColour(ghost.kind, scene.theme.dark));
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2);
    painter.setPen(scene.theme.dark ? QColor(0x16, 0x16, 0x18) : QColor(Qt::white));
    painter.drawText(rect, Qt::AlignCenter, ghost.word);
}

QFont fontOfWords(const BoardScene& scene, QFont font) {
    font.setPixelSize(std::clamp(static_cast<int>(scene.layout.spacing() * 0.34), 9, 16));
    font.setBold(true);
    return font;
}

}  // namespace

std::vector<QRectF> placesOfWords(const BoardScene& scene, const BoardAnnotations& notes, const Position& position,
                                  const QFont& font) {
    std::vector<QRectF> places;
    const QFont bold = fontOfWords(scene, font);
    for (const Ghost& ghost : notes.ghosts) {
        const QSizeF size(QFontMetrics(bold).horizontalAdvance(ghost.word) + bold.pixelSize() * 1.1,
                          bold.pixelSize() * 1.6);
        const auto place = ghost.word.isEmpty()
                               ? std::nullopt
                               : placeOfWord(scene.layout.view(), scene, notes, position, ghost, size, places);
        places.push_back(place.value_or(QRectF()));
    }
    return places;
}

void markNotes(BoardMarks& marks, const BoardAnnotations& notes) {
    for (const BoardAnnotations::Ghost& ghost : notes.ghosts) marks.put(ghost.cell, CellMark::kGhost);
    for (const Cell cell : shownLine(notes)) marks.put(cell, CellMark::kLine);
    if (notes.line.empty())
        for (const Cell cell : notes.candidates) marks.put(cell, CellMark::kCandidate);
    for (const Cell cell : notes.wanted) marks.put(cell, CellMark::kTrail);
    if (notes.trail.size() < 2) return;
    marks.put(notes.trail.front(), CellMark::kTrail);
    marks.put(notes.trail.back(), CellMark::kTrail);
}

void drawNotedBeam(QPainter& painter, const BoardScene& scene, const BoardAnnotations& notes) {
    if (notes.trail.size() > 1) drawBeam(painter, scene, notes.trail.front(), notes.trail.back(), scene.theme.accent);
}

void drawNotes(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, const BoardMarks& marks,
               Colour toPlay) {
    drawLineOfPlay(painter, scene, shownLine(notes), marks, toPlay);
    const double radius = scene.layout.spacing() * 0.24;
    for (std::size_t i = 0; i < notes.candidates.size(); ++i) {
        if (marks.at(notes.candidates[i]) != CellMark::kCandidate) continue;
        drawNumber(painter, scene, scene.layout.centre(notes.candidates[i]), i == 0 ? radius * 1.25 : radius, i + 1);
    }
    std::vector<Cell> ringed = notes.wanted;
    if (notes.trail.size() > 1) ringed.insert(ringed.end(), {notes.trail.front(), notes.trail.back()});
    for (const Cell cell : ringed)
        if (marks.at(cell) == CellMark::kTrail)
            drawRing(painter, scene, cell, scene.theme.accent, std::max(1.8, scene.layout.spacing() * 0.055));
}

void drawGhosts(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, const BoardMarks& marks,
                const Position& position) {
    const auto words = placesOfWords(scene, notes, position, painter.font());
    painter.setFont(fontOfWords(scene, painter.font()));
    for (std::size_t i = 0; i < notes.ghosts.size(); ++i) {
        const Ghost& ghost = notes.ghosts[i];
        if (marks.at(ghost.cell) == CellMark::kGhost) {
            const Colour colour = colourOf(ghost, position.to_play());
            scene.pieces.draw(painter, scene.layout.centre(ghost.cell), colour, 0.55);
            drawGhostRing(painter, scene, ghost, scene.layout.spacing() * 0.47);
        }
        if (!words[i].isNull()) drawWord(painter, scene, ghost, words[i]);
    }
}

void drawTargetedNotes(QPainter& painter, BoardScene& scene, const BoardAnnotations& notes, Cell target, Colour toPlay,
                       bool previewed) {
    const QPointF centre = scene.layout.centre(target);
    const auto ghost = std::ranges::find(notes.ghosts, target, &Ghost::cell);
    if (ghost != notes.ghosts.end()) {
        if (!previewed) scene.pieces.draw(painter, centre, colourOf(*ghost, toPlay), 0.55);
        drawGhostRing(painter, scene, *ghost, scene.layout.radius() * 0.8);
        return;
    }
    const auto cells = notes.line.empty() ? std::span(notes.candidates) : shownLine(notes);
    const auto here = std::ranges::find(cells, target);
    if (here == cells.end()) return;
    drawNumber(painter, scene, centre, scene.layout.spacing() * 0.24,
               static_cast<std::size_t>(here - cells.begin()) + 1);
}

}  // namespace atom4::ui
