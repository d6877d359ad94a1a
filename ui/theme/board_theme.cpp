// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/board_theme.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/theme/colours.h"

namespace atom4::ui {
namespace {

double luminance(const QColor& colour) {
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) + 0.0722 * light(colour.blueF());
}

// As WCAG 2 has it: 1 to 21.
double contrast(const QColor& first, const QColor& second) {
    const auto [low, high] = std::minmax({luminance(first), luminance(second)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace

BoardTheme BoardTheme::from(const QPalette& palette) {
    BoardTheme theme;
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    theme.dark = text.lightness() > window.lightness();
    if (isHighContrast(palette)) {
        theme.paper = window;
        theme.grid = QColor(0x58, 0x58, 0x58);
        theme.label = text;
        theme.placeable = QColor(0xFF, 0xE1, 0x4D);
        theme.ink = text;
        theme.alarm = QColor(0xFF, 0x9C, 0x85);
        theme.glow = QColor(0xFF, 0xE1, 0x4D);
        theme.card = window;
        theme.cardBorder = text;
    } else if (theme.dark) {
        theme.paper = QColor(0x2B, 0x2D, 0x31);
        theme.grid = QColor(0x41, 0x44, 0x4B);
        theme.label = QColor(0x9A, 0x9E, 0xA6);
        theme.placeable = QColor(0x8D, 0x93, 0x9D);
        theme.ink = QColor(0xF2, 0xEE, 0xE4);
        theme.alarm = QColor(0xFF, 0x8A, 0x70);
        theme.glow = QColor(0xFF, 0xCF, 0x5A);
        theme.card = mixed(window, QColor(Qt::white), 0.06);
        theme.cardBorder = mixed(window, QColor(Qt::white), 0.16);
    } else {
        theme.paper = QColor(0xF1, 0xEB, 0xDD);
        theme.grid = QColor(0xD8, 0xCF, 0xBB);
        theme.label = QColor(0x6E, 0x65, 0x53);
        theme.placeable = QColor(0x84, 0x79, 0x60);
        theme.ink = QColor(0x2A, 0x27, 0x22);
        theme.alarm = QColor(0xB3, 0x26, 0x1E);
        theme.glow = QColor(0xFF, 0xC4, 0x2E);
        theme.card = mixed(window, QColor(Qt::white), 0.55);
        theme.cardBorder = mixed(window, QColor(Qt::black), 0.14);
    }
    theme.accent = focusColour(palette, theme.paper);
    return theme;
}

// As much nearer to ink as it takes; to the ink of selected text where that is told apart better.
QColor focusColour(const QPalette& palette, const QColor& ground) {
    const QColor own = palette.color(QPalette::Active, QPalette::Highlight);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const QColor selected = palette.color(QPalette::Active, QPalette::HighlightedText);
    const QColor ink = contrast(text, ground) >= contrast(selected, ground) ? text : selected;
    for (double weight = 0; weight < 1; weight += 0.2)
        if (const QColor colour = mixed(own, ink, weight); contrast(colour, ground) >= 3.2) return colour;
    return ink;
}

void drawFocusRing(QPainter& painter, const QRectF& within, double radius, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(within.adjusted(1, 1, -1, -1), radius, radius);
    painter.restore();
}

// Desktops for people who see badly draw in pure black and white, as our own theme of that kind does.
bool isHighContrast(const QPalette& palette) {
    return palette.color(QPalette::Active, QPalette::Window) == QColor(Qt::black) &&
           palette.color(QPalette::Active, QPalette::WindowText) == QColor(Qt::white);
}

QColor pieceColour(Colour colour) {
    const Rgb rgb = pieceRgb(colour);
    return {rgb.red, rgb.green, rgb.blue};
}

QColor pieceEdge(Colour colour, bool dark) {
    const QColor body = pieceColour(colour);
    if (colour == Colour::kWhite) return dark ? QColor(0xFF, 0xFF, 0xFF) : QColor(0x7C, 0x76, 0x6A);
    if (colour == Colour::kBlack) return dark ? QColor(0xA6, 0xAB, 0xB4) : QColor(0x00, 0x00, 0x00);
    return dark ? mixed(body, QColor(Qt::white), 0.44) : mixed(body, QColor(Qt::black), 0.48);
}

QColor mixed(const QColor& first, const QColor& second, double weight) {
    const auto part = [weight](int a, int b) { return std::clamp(qRound(a + (b - a) * weight), 0, 255); };
    return {part(first.red(), second.red()), part(first.green(), second.green()), part(first.blue(), second.blue())};
}

void drawCorners(QPainter& painter, const BoardTheme& theme, QPointF centre, double half, double arm, double width) {
    QPainterPath corners;
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0}) {
            corners.moveTo(centre + QPointF(x * (half - arm), y * half));
            corners.lineTo(centre + QPointF(x * half, y * half));
            corners.lineTo(centre + QPointF(x * half, y * (half - arm)));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.paper, width * 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(corners);
    painter.setPen(QPen(theme.ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(corners);
}

}  // namespace atom4::ui
