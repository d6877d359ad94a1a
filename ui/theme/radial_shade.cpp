// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/radial_shade.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace atom4::ui {
namespace {

constexpr int kSteps = 255;
using Colours = std::array<QRgb, kSteps + 1>;

Colours coloursOf(const std::vector<RadialShade::Stop>& stops) {
    Colours colours{};
    for (std::size_t stop = 0; stop < stops.size(); ++stop) {
        const QRgb from = qPremultiply(stops[stop].colour.rgba());
        const QRgb to = stop + 1 < stops.size() ? qPremultiply(stops[stop + 1].colour.rgba()) : from;
        const int first = static_cast<int>(std::ceil(stops[stop].at * kSteps));
        const int last = stop + 1 < stops.size() ? static_cast<int>(stops[stop + 1].at * kSteps) : kSteps;
        const int length = std::max(1, last - first);
        // With sixteen binary places.
        std::array<int, 4> channels{qAlpha(from), qRed(from), qGreen(from), qBlue(from)};
        const std::array<int, 4> ends{qAlpha(to), qRed(to), qGreen(to), qBlue(to)};
        std::array<int, 4> steps{};
        for (std::size_t i = 0; i < 4; ++i) {
            steps[i] = (ends[i] - channels[i]) * 65536 / length;
            channels[i] = channels[i] * 65536 + 32768;
        }
        auto& [alpha, red, green, blue] = channels;
        for (int i = first; i <= last; ++i) {
            colours[static_cast<std::size_t>(i)] = qRgba(red >> 16, green >> 16, blue >> 16, alpha >> 16);
            alpha += steps[0];
            red += steps[1];
            green += steps[2];
            blue += steps[3];
        }
    }
    return colours;
}

// Of each channel so many 255ths, two channels at a time.
inline QRgb partOf(QRgb pixel, unsigned part) {
    const auto two = [part](QRgb channels) {
        const QRgb product = channels * part;
        return ((product + ((product >> 8) & 0x00FF00FFU) + 0x00800080U) >> 8) & 0x00FF00FFU;
    };
    return two(pixel & 0x00FF00FFU) | two((pixel >> 8) & 0x00FF00FFU) << 8;
}

inline void layPixel(QRgb& pixel, QRgb over) {
    const unsigned alpha = over >> 24;
    if (alpha == 255)
        pixel = over;
    else if (alpha > 0)
        pixel = over + partOf(pixel, 255 - alpha);
}

// The columns whose middles are nearer than that to the centre; none if the first is behind the last.
struct Columns {
    int first = 0;
    int last = -1;
};
Columns columnsWithin(const Disc& disc, double radius, int y, int width) {
    const double down = y + 0.5 - disc.centre.y();
    const double square = radius * radius - down * down;
    if (radius <= 0 || square <= 0) return {};
    const double half = std::sqrt(square);
    return {std::max(0, static_cast<int>(std::ceil(disc.centre.x() - half - 0.5))),
            std::min(width - 1, static_cast<int>(std::floor(disc.centre.x() + half - 0.5)))};
}

QRgb* lineOf(QImage& picture, int y) {
    return reinterpret_cast<QRgb*>(picture.scanLine(y));
}

// From the plane of the picture to one where the shade reaches 1 far, with its focus as the origin.
QTransform toUnit(const RadialShade& shade) {
    const QPointF centre = shade.area.centre;
    QTransform back;
    back.translate(centre.x(), centre.y());
    back = shade.bend * back;
    back.translate(shade.focus.x() - centre.x(), shade.focus.y() - centre.y());
    back.scale(shade.area.radius, shade.area.radius);
    return back.inverted();
}

QRgb colourAt(const QRgb* colours, float way) {
    const int step = static_cast<int>(way * kSteps + 0.5F);
    return colours[step < kSteps ? step : kSteps];
}

struct Point {
    float x = 0;
    float y = 0;
};
Point pointOf(QPointF at) {
    return {static_cast<float>(at.x()), static_cast<float>(at.y())};
}

void layCentred(QRgb* pixel, const QRgb* end, const QRgb* colours, Point at, Point step) {
    for (; pixel < end; ++pixel, at.x += step.x, at.y += step.y)
        layPixel(*pixel, colourAt(colours, std::sqrt(at.x * at.x + at.y * at.y)));
}

// The colour t of the way out lies on a circle of the radius t around the point t of the way from the focus to the
// centre: a quadratic equation for t.
void layFocused(QRgb* pixel, const QRgb* end, const QRgb* colours, Point at, Point step, Point out) {
    const float rest = 1 - out.x * out.x - out.y * out.y;
    for (; pixel < end; ++pixel, at.x += step.x, at.y += step.y) {
        const float along = at.x * out.x + at.y * out.y;
        const float square = at.x * at.x + at.y * at.y;
        layPixel(*pixel, colourAt(colours, (std::sqrt(along * along + rest * square) - along) / rest));
    }
}

}  // namespace

void layShade(QImage& picture, const Disc& disc, const RadialShade& shade, const Disc& covered) {
    const Colours colours = coloursOf(shade.stops);
    const QTransform map = toUnit(shade);
    const Point step = pointOf({map.m11(), map.m12()});
    const bool centred = shade.focus == shade.area.centre;
    const Point out = pointOf((shade.area.centre - shade.focus) / shade.area.radius);
    const int top = std::max(0, static_cast<int>(std::floor(disc.centre.y() - disc.radius)));
    const int bottom = std::min(picture.height() - 1, static_cast<int>(std::ceil(disc.centre.y() + disc.radius)));
    for (int y = top; y <= bottom; ++y) {
        const Columns columns = columnsWithin(disc, disc.radius, y, picture.width());
        const Columns hidden = columnsWithin(covered, covered.radius, y, picture.width());
        QRgb* line = lineOf(picture, y);
        const auto lay = [&](int first, int last) {
            if (first > last) return;
            const Point at = pointOf(map.map(QPointF(first + 0.5, y + 0.5)));
            centred ? layCentred(line + first, line + last + 1, colours.data(), at, step)
                    : layFocused(line + first, line + last + 1, colours.data(), at, step, out);
        };
        if (hidden.first > hidden.last) {
            lay(columns.first, columns.last);
        } else {
            lay(columns.first, std::min(columns.last, hidden.first - 1));
            lay(std::max(columns.first, hidden.last + 1), columns.last);
        }
    }
}

void layDisc(QImage& picture, const Disc& disc, const QColor& colour) {
    const QRgb whole = qPremultiply(colour.rgba());
    for (int y = 0; y < picture.height(); ++y) {
        const Columns columns = columnsWithin(disc, disc.radius + 0.5, y, picture.width());
        const Columns inside = columnsWithin(disc, disc.radius - 0.5, y, picture.width());
        const double down = y + 0.5 - disc.centre.y();
        QRgb* line = lineOf(picture, y);
        for (int x = columns.first; x <= columns.last; ++x) {
            if (x >= inside.first && x <= inside.last) {
                layPixel(line[x], whole);
                continue;
            }
            const double covered = disc.radius + 0.5 - std::hypot(x + 0.5 - disc.centre.x(), down);
            layPixel(line[x], partOf(whole, static_cast<unsigned>(std::clamp(covered, 0.0, 1.0) * 255 + 0.5)));
        }
    }
}

void layRing(QImage& picture, const Disc& disc, double width, const QColor& colour) {
    const QRgb whole = qPremultiply(colour.rgba());
    const double outer = disc.radius + width / 2;
    const double inner = disc.radius - width / 2;
    for (int y = 0; y < picture.height(); ++y) {
        const Columns columns = columnsWithin(disc, outer + 0.5, y, picture.width());
        const Columns hole = columnsWithin(disc, inner - 0.5, y, picture.width());
        const double down = y + 0.5 - disc.centre.y();
        QRgb* line = lineOf(picture, y);
        for (int x = columns.first; x <= columns.last; ++x) {
            if (x == hole.first && hole.last > x) x = hole.last;
            const double aside = x + 0.5 - disc.centre.x();
            const double away = std::sqrt(aside * aside + down * down);
            const double covered = std::clamp(outer + 0.5 - away, 0.0, 1.0) - std::clamp(inner + 0.5 - away, 0.0, 1.0);
            layPixel(line[x], partOf(whole, static_cast<unsigned>(covered * 255 + 0.5)));
        }
    }
}

}  // namespace atom4::ui
