// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/example_drawing.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/atom4/board/board_drawing.h"

namespace atom4::ui {
namespace {

constexpr double kSpacingOfExamples = 1.55;  // in heights of a line

BoardScene sceneOf(const Example& example, const HandbookLook& look) {
    const BoardSize size = example.position.size();
    BoardScene scene;
    scene.layout =
        BoardLayout(size, QRectF(QPointF(), BoardLayout::unitSize(size) * look.letters * kSpacingOfExamples));
    scene.theme = look.theme;
    scene.pieces.setStyle(look.style);
    scene.pieces.prepare(scene.layout.radius() * 2, look.devicePixelRatio, look.theme.dark);
    return scene;
}

// Draws the pieces that could go to marked cells, as on the board in play: the player's own as hints, winning ones of
// the opponent as dangers.
void drawGhosts(QPainter& painter, BoardScene& scene, const Example& example, bool after) {
    const Colour now = example.position.to_play();
    const auto stops = example.marked(MarkMeaning::kStops);
    for (const BoardMark& mark : example.marks) {
        const bool threat = mark.meaning == MarkMeaning::kThreatens;
        if (threat != after) continue;
        if (threat) drawHint(painter, scene, mark.cell, next_on_wheel(now, 2));
        if (mark.meaning == MarkMeaning::kWins || mark.meaning == MarkMeaning::kStops)
            drawHint(painter, scene, mark.cell, now);
        const bool is_stop = std::find(stops.begin(), stops.end(), mark.cell) != stops.end();
        if (mark.meaning == MarkMeaning::kTheirWin && !is_stop)
            drawDanger(painter, scene, mark.cell, next_on_wheel(now));
    }
    if (example.played && !after) drawHint(painter, scene, *example.played, now);
}

void drawRings(QPainter& painter, const BoardScene& scene, const Example& example) {
    const double width = std::max(1.5, scene.layout.spacing() * 0.07);
    for (const BoardMark& mark : example.marks) {
        const bool warns = mark.meaning == MarkMeaning::kMayNot || mark.meaning == MarkMeaning::kNeverChanges;
        const bool shows = mark.meaning == MarkMeaning::kTurned || mark.meaning == MarkMeaning::kRow;
        if (warns || shows) drawRing(painter, scene, mark.cell, warns ? scene.theme.alarm : scene.theme.accent, width);
    }
}

void drawBoard(QPainter& painter, BoardScene& scene, const Example& example, bool after) {
    Position board = example.position;
    const QRectF everything = scene.layout.lattice();
    RowLight row;
    if (after) {
        const Reaction reaction = board.play_legal(*example.played);
        row = RowLight::full(board);
        drawRowLight(painter, scene, row);
        drawPreviewBeams(painter, scene, reaction);
    } else if (!example.marked(MarkMeaning::kMayPlace).empty()) {
        drawPlaceable(painter, scene, board, {});
    }
    drawPieces(painter, scene, board, everything, row);
    drawGhosts(painter, scene, example, after);
    if (row.cells.empty()) {
        drawRings(painter, scene, example);
        if (after) drawLastMove(painter, scene, *example.played);
    }
}

}  // namespace

QPixmap drawExample(const Example& example, bool after, const HandbookLook& look) {
    BoardScene scene = sceneOf(example, look);
    const QSize whole =
        (BoardLayout::unitSize(example.position.size()) * look.letters * kSpacingOfExamples).toSize() + QSize(1, 1);
    QPixmap drawn(whole * look.devicePixelRatio);
    drawn.setDevicePixelRatio(look.devicePixelRatio);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(QPointF(0.5, 0.5), QSizeF(whole) - QSizeF(1, 1)), 6, 6);
    painter.setClipPath(outline);
    QFont font;
    paintWholePaper(painter, scene, whole, font);
    painter.setRenderHint(QPainter::Antialiasing);
    drawBoard(painter, scene, example, after);
    painter.setClipping(false);
    painter.setPen(QPen(look.theme.cardBorder, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    return drawn;
}

}  // namespace atom4::ui
