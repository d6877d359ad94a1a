// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/board_theme.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "ui/theme/colours.h"

namespace atom4::ui {
namespace {

double luminance(const QColor& colour) {
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(colour.redF()) + 0.7152 * light(colour.greenF()) + 0.0722 * light(colour.blueF());
}

// Returns the contrast ratio of WCAG 2: 1 to 21.
double contrast(const QColor& first, const QColor& second) {
    const auto [low, high] = std::minmax({luminance(first), luminance(second)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace

namespace {

// The colours of a surface in light and in dark themes. Every background is nearly grey or brown and of medium
// lightness, so that all eight colours of pieces stand out from it, including black and white.
struct SurfaceColours {
    QRgb frame, frameEdge, paper, grid, label, placeable, ink, alarm, glow;
};
constexpr SurfaceColours kLightPaper{0xFFE4DAC5, 0xFFCDBFA3, 0xFFF1EBDD, 0xFFD8CFBB, 0xFF5F5745,
                                     0xFF847960, 0xFF2A2722, 0xFFB3261E, 0xFFFFC42E};
constexpr SurfaceColours kDarkPaper{0xFF34363B, 0xFF5A5E65, 0xFF484B50, 0xFF63676E, 0xFFB4B8BF,
                                    0xFFA9AFB9, 0xFFF2EEE4, 0xFFFF9C85, 0xFFFFCF5A};
constexpr SurfaceColours kLightWood{0xFF7C5330, 0xFF5E3C20, 0xFFE0C294, 0xFFB98F5C, 0xFFF5E8D2,
                                    0xFF75532E, 0xFF2A1E12, 0xFF9C1A12, 0xFFFFF0A0};
constexpr SurfaceColours kDarkWood{0xFF3A281A, 0xFF5C432D, 0xFF604329, 0xFF7E5D3A, 0xFFDCC7AA,
                                   0xFFCDAE87, 0xFFF6EBDA, 0xFFFFA48F, 0xFFFFD25E};
constexpr SurfaceColours kLightSlate{0xFF56616C, 0xFF444E58, 0xFFADB6BE, 0xFF8C97A1, 0xFFEDF1F5,
                                     0xFF4F5A65, 0xFF14181C, 0xFF8E1410, 0xFFFFE886};
constexpr SurfaceColours kDarkSlate{0xFF29313A, 0xFF4C5763, 0xFF424D58, 0xFF5D6975, 0xFFBAC4CE,
                                    0xFFA3B0BD, 0xFFEEF3F7, 0xFFFF9C85, 0xFFFFD25E};

const SurfaceColours& coloursOf(BoardSurface surface, bool dark) {
    switch (surface) {
        case BoardSurface::kPaper: break;
        case BoardSurface::kWood: return dark ? kDarkWood : kLightWood;
        case BoardSurface::kSlate: return dark ? kDarkSlate : kLightSlate;
    }
    return dark ? kDarkPaper : kLightPaper;
}

// Draws long, slightly wavy lines, some darker than others; the same at every size of the board.
void paintGrain(QPainter& painter, const BoardTheme& theme, const QRectF& whole, const QRectF& seen) {
    constexpr int kLines = 90;
    Random random(4);
    const auto between = [&random](double least, double most) {
        return least + (most - least) * static_cast<double>(random.below(1'000)) / 1'000;
    };
    const double pitch = whole.height() / kLines;
    painter.setBrush(Qt::NoBrush);
    for (int line = 0; line < kLines; ++line) {
        const double y = whole.top() + (line + between(0.1, 0.9)) * pitch;
        const double first = between(-2.2, 2.2) * pitch;
        const double second = between(-2.2, 2.2) * pitch;
        QColor colour = theme.frame;
        colour.setAlphaF(static_cast<float>(between(0.05, 0.20)));
        const double width = between(0.10, 0.42) * pitch;
        if (y + 3 * pitch < seen.top() || y - 3 * pitch > seen.bottom()) continue;
        QPainterPath path(QPointF(whole.left(), y));
        path.cubicTo(QPointF(whole.left() + whole.width() / 3, y + first),
                     QPointF(whole.left() + whole.width() * 2 / 3, y + second), QPointF(whole.right(), y));
        painter.setPen(QPen(colour, std::max(1.0, width)));
        painter.drawPath(path);
    }
}

}  // namespace

BoardTheme BoardTheme::from(const QPalette& palette, BoardSurface surface) {
    BoardTheme theme;
    const QColor window = palette.color(QPalette::Active, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    theme.dark = text.lightness() > window.lightness();
    theme.backdrop = window;
    if (isHighContrast(palette)) {
        theme.frame = theme.paper = window;
        theme.frameEdge = text;
        theme.grid = QColor(0x58, 0x58, 0x58);
        theme.label = text;
        theme.placeable = QColor(0xFF, 0xE1, 0x4D);
        theme.ink = text;
        theme.alarm = QColor(0xFF, 0x9C, 0x85);
        theme.glow = QColor(0xFF, 0xE1, 0x4D);
        theme.card = window;
        theme.cardBorder = text;
    } else {
        const SurfaceColours& colours = coloursOf(surface, theme.dark);
        theme.surface = surface;
        theme.frame = colours.frame;
        theme.frameEdge = colours.frameEdge;
        theme.paper = colours.paper;
        theme.grid = colours.grid;
        theme.label = colours.label;
        theme.placeable = colours.placeable;
        theme.ink = colours.ink;
        theme.alarm = colours.alarm;
        theme.glow = colours.glow;
        theme.card = mixed(window, QColor(Qt::white), theme.dark ? 0.06 : 0.55);
        theme.cardBorder = theme.dark ? mixed(window, QColor(Qt::white), 0.16) : mixed(window, QColor(Qt::black), 0.14);
    }
    theme.accent = focusColour(palette, theme.paper);
    return theme;
}

void paintSurface(QPainter& painter, const BoardTheme& theme, const QRectF& whole, const QRectF& seen) {
    painter.fillRect(seen, theme.paper);
    if (theme.surface != BoardSurface::kWood) return;
    painter.save();
    painter.setClipRect(seen, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrain(painter, theme, whole, seen);
    painter.restore();
}

void paintFrame(QPainter& painter, const BoardTheme& theme, const QRectF& outside, const QRectF& seen) {
    painter.fillRect(QRectF(outside.topLeft(), QPointF(outside.right(), seen.top())), theme.frame);
    painter.fillRect(QRectF(QPointF(outside.left(), seen.bottom()), outside.bottomRight()), theme.frame);
    painter.fillRect(QRectF(QPointF(outside.left(), seen.top()), seen.bottomLeft()), theme.frame);
    painter.fillRect(QRectF(seen.topRight(), QPointF(outside.right(), seen.bottom())), theme.frame);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(theme.frameEdge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(outside.adjusted(0, 0, -1, -1));
    painter.drawRect(seen.adjusted(-1, -1, 0, 0));
    painter.restore();
}

// Mixes the desktop's colour with as much ink as it takes; the ink is that of text or of selected text, whichever has
// the better contrast.
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

// High-contrast themes of desktops use pure black and white, as our own does.
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
    if (colour == Colour::kWhite) return dark ? QColor(0xFF, 0xFF, 0xFF) : QColor(0x42, 0x3F, 0x3A);
    if (colour == Colour::kBlack) return dark ? QColor(0xBA, 0xBF, 0xC8) : QColor(0x00, 0x00, 0x00);
    return dark ? mixed(body, QColor(Qt::white), 0.64) : mixed(body, QColor(Qt::black), 0.64);
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
