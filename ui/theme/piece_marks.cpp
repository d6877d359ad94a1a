// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/piece_marks.h"

#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

void drawLetter(QPainter& painter, QPointF centre, double radius, Colour colour) {
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(radius * 1.12))));
    painter.setFont(font);
    painter.setPen(inkOn(colour));
    const QRectF room(centre.x() - 2 * radius, centre.y() - 2 * radius, 4 * radius, 4 * radius);
    painter.drawText(room, Qt::AlignCenter, QString(QLatin1Char(letter(colour))));
}

void drawDots(QPainter& painter, QPointF centre, double radius, Colour colour) {
    // In the order of the bits: blue, green, red.
    static constexpr std::array<double, 3> kAngles{150, 30, -90};
    painter.setPen(Qt::NoPen);
    painter.setBrush(inkOn(colour));
    for (std::size_t light = 0; light < kAngles.size(); ++light) {
        if ((lights(colour) >> light & 1) == 0) continue;
        const double angle = kAngles[light] * 3.14159265358979 / 180;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius * 0.47;
        painter.drawEllipse(at, radius * 0.27, radius * 0.27);
    }
}

}  // namespace

QColor inkOn(Colour colour) {
    const QColor body = pieceColour(colour);
    const double light = 0.299 * body.redF() + 0.587 * body.greenF() + 0.114 * body.blueF();
    return light > 0.5 ? QColor(0x10, 0x10, 0x14) : QColor(Qt::white);
}

void drawMarks(QPainter& painter, QPointF centre, double radius, Colour colour, PieceStyle style) {
    if (style == PieceStyle::kLetters) drawLetter(painter, centre, radius, colour);
    if (style == PieceStyle::kPatterns) drawDots(painter, centre, radius, colour);
}

}  // namespace atom4::ui
