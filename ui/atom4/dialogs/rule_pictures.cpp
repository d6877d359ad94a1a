// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/dialogs/rule_pictures.h"

#include <QPainter>
#include <QPainterPath>

#include "core/atom4/rules/notation.h"
#include "ui/atom4/board/board_drawing.h"

namespace atom4::ui {
namespace {

struct Rule {
    const char* before;  // the position, on a board of 7 by 9
    const char* placed;
};

Rule ruleOf(RulePicture picture) {
    switch (picture) {
        case RulePicture::kMixing: return {"9/9/4C4/4G4/9/9/9 R", "d4"};
        case RulePicture::kPassing: return {"9/9/9/2Y6/3WWB3/9/9 R", "c5"};
        case RulePicture::kRow: break;
    }
    return {"9/9/7G1/3WWWC2/9/9/9 R", "h4"};
}

// All the pieces and the cell to place on, with some air around them.
QRectF roomOf(const BoardScene& scene, const Position& after) {
    QRectF room;
    const BoardSize size = after.size();
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col)
            if (after.at(Cell(row, col))) {
                const QPointF at = scene.layout.centre(Cell(row, col));
                const double reach = scene.layout.spacing() * 0.72;
                room |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach);
            }
    return room;
}

void drawArrow(QPainter& painter, QPointF middle, double length, const QColor& colour) {
    painter.setPen(QPen(colour, length * 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF tip = middle + QPointF(length / 2, 0);
    painter.drawLine(middle - QPointF(length / 2, 0), tip);
    painter.drawPolyline(
        QPolygonF{tip + QPointF(-length * 0.35, -length * 0.3), tip, tip + QPointF(-length * 0.35, length * 0.3)});
}

// Paper, what lies on it, and a frame around both.
template <class Draw>
void drawBit(QPainter& painter, const BoardScene& scene, const QRectF& room, QPointF at, Draw draw) {
    painter.save();
    painter.translate(at - room.topLeft());
    QPainterPath outline;
    outline.addRoundedRect(room, 6, 6);
    painter.setClipPath(outline);
    paintWholePaper(painter, scene, scene.layout.lattice().toAlignedRect().size() * 2, QFont());
    painter.setRenderHint(QPainter::Antialiasing);
    draw();
    painter.setClipping(false);
    painter.setPen(QPen(scene.theme.cardBorder, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
    painter.restore();
}

}  // namespace

QPixmap drawRule(RulePicture picture, double spacing, double devicePixelRatio, const BoardTheme& theme,
                 PieceStyle style) {
    const Rule rule = ruleOf(picture);
    const Position before = *parse_position(rule.before);
    Position after = before;
    const Reaction reaction = after.play_legal(*parse_cell(rule.placed));
    BoardScene scene;
    scene.layout = BoardLayout(before.size(), QRectF(QPointF(), BoardLayout::unitSize(before.size()) * spacing));
    scene.theme = theme;
    scene.pieces.setStyle(style);
    scene.pieces.prepare(scene.layout.radius() * 2, devicePixelRatio, theme.dark);

    const QRectF room = roomOf(scene, after);
    const double between = spacing * 1.1;
    const QSizeF whole(2 * room.width() + between + 1, room.height() + 1);
    QPixmap drawn((whole * devicePixelRatio).toSize());
    drawn.setDevicePixelRatio(devicePixelRatio);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    drawBit(painter, scene, room, {0.5, 0.5}, [&] {
        drawPieces(painter, scene, before, scene.layout.lattice());
        drawHint(painter, scene, reaction.placed(), reaction.colour());
    });
    drawBit(painter, scene, room, {room.width() + between, 0.5}, [&] {
        const RowLight row = RowLight::full(after);
        drawRowLight(painter, scene, row);
        drawPreviewBeams(painter, scene, reaction);
        drawPieces(painter, scene, after, scene.layout.lattice(), row);
        if (row.cells.empty()) drawLastMove(painter, scene, reaction.placed());
    });
    drawArrow(painter, {room.width() + between / 2, room.height() / 2}, spacing * 0.6, theme.ink);
    return drawn;
}

}  // namespace atom4::ui
