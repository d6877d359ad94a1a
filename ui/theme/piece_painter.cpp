// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/theme/piece_painter.h"

#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

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

namespace {

QColor faded(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

// A glass ball on paper: there is shadow where it blocks the light and, in light themes, some of the light that has
// passed through, in the colour of the ball.
void layShadow(QImage& picture, const Disc& ball, const Disc& body, Colour colour, bool dark) {
    const double radius = ball.radius;
    const QColor shade = dark ? QColor(0, 0, 0) : QColor(58, 40, 12);
    const int strength = dark ? 165 : 105;
    const Disc below{ball.centre + QPointF(radius * 0.06, radius * 0.15), radius * 1.14};
    layShade(picture, below,
             {below,
              below.centre,
              {{0, faded(shade, strength)},
               {0.80, faded(shade, strength)},
               {0.91, faded(shade, strength / 3)},
               {1, faded(shade, 0)}}},
             body);
    if (colour == Colour::kBlack || dark) return;
    const QColor tint = pieceColour(colour);
    const Disc through{ball.centre + QPointF(radius * 0.30, radius * 0.52), radius * 0.72};
    layShade(picture, through,
             {through, through.centre, {{0, faded(tint, 130)}, {0.6, faded(tint, 80)}, {1, faded(tint, 0)}}}, body);
}

// Most of the ball keeps the body colour, which tells the pieces apart; light falls from the upper left, and the light
// that has passed through the glass gathers opposite. Light and shade are balanced so that the ball as a whole is as
// light as its colour: tests/ui/common/pieces_test.cpp measures that.
void layBody(QImage& picture, const Disc& ball, Colour colour) {
    const double radius = ball.radius;
    const QColor body = pieceColour(colour);
    const bool black = colour == Colour::kBlack;
    const bool white = colour == Colour::kWhite;
    const QColor shade = white ? QColor(0x8E, 0x87, 0x78) : QColor(Qt::black);
    layShade(picture, ball,
             {{ball.centre, radius * 1.02},
              ball.centre - QPointF(radius * 0.28, radius * 0.34),
              {{0, mixed(body, QColor(Qt::white), black ? 0.14 : 0.16)},
               {0.40, mixed(body, QColor(Qt::white), 0.04)},
               {0.62, white ? mixed(body, shade, 0.03) : body},
               {0.82, mixed(body, shade, 0.11)},
               {1, mixed(body, shade, white ? 0.64 : 0.36)}}});

    const QColor bright = black ? QColor(0x9A, 0xA4, 0xBC) : white ? QColor(Qt::white) : body.lighter(135);
    const QPointF towards = ball.centre - QPointF(radius * 0.16, radius * 0.24);
    layShade(picture, ball,
             {{towards, radius * 1.22},
              towards,
              {{0, faded(bright, 0)},
               {0.72, faded(bright, 0)},
               {0.93, faded(bright, black ? 80 : 105)},
               {1, faded(bright, 0)}}});
}

// The reflection of a window: blurred at the edge, and clear in the middle.
void layGleam(QImage& picture, const Disc& ball, Colour colour) {
    const Disc window{ball.centre - QPointF(ball.radius * 0.34, ball.radius * 0.45), ball.radius * 0.37};
    const int strength = colour == Colour::kBlack ? 215 : 240;
    const QColor light(Qt::white);
    layShade(picture, window,
             {window,
              window.centre,
              {{0, faded(light, strength)},
               {0.34, faded(light, strength * 4 / 5)},
               {0.62, faded(light, strength / 4)},
               {1, faded(light, 0)}},
              QTransform::fromScale(1, 0.60) * QTransform().rotate(-38)});
}

void strokeRing(QPainter& painter, QPointF centre, double radius, PieceLook look) {
    if (look.ring == PieceRing::kNone) return;
    // The ring lies outside the marks of some styles.
    const double middle = radius * 0.855;
    const double width = radius * 0.13;
    QPen pen(inkOn(look.colour), width, Qt::SolidLine, Qt::FlatCap);
    if (look.ring == PieceRing::kSpots) {
        // Lengths are in widths of the line; there are eight spots around.
        const double step = 2 * 3.14159265358979 * middle / width / 8;
        pen.setDashPattern({step * 0.45, step * 0.55});
        pen.setDashOffset(step * 0.225);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, middle, middle);
}

QImage emptyPicture(double diameter, double devicePixelRatio) {
    const int side = static_cast<int>(std::ceil(diameter * kPieceRoom * devicePixelRatio));
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    return picture;
}

QPixmap finished(QImage picture, double devicePixelRatio) {
    picture.setDevicePixelRatio(devicePixelRatio);
    return QPixmap::fromImage(std::move(picture));
}

}  // namespace

QPixmap renderPiece(PieceLook look, double diameter, double devicePixelRatio, bool dark, PieceStyle style) {
    const Colour colour = look.colour;
    QImage picture = emptyPicture(diameter, devicePixelRatio);
    const double radius = diameter * devicePixelRatio / 2;
    const double width = std::max(1.0 * devicePixelRatio, radius * 0.055);
    const QPointF centre = QRectF(picture.rect()).center();
    const Disc body{centre, radius - width * 0.6};
    layShadow(picture, {centre, radius}, body, colour, dark);
    layBody(picture, body, colour);
    // The gleam would look like one more mark on the piece.
    if (style == PieceStyle::kPlain) layGleam(picture, {centre, radius}, colour);
    if (style != PieceStyle::kPlain || look.ring != PieceRing::kNone) {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        strokeRing(painter, centre, radius, look);
        painter.setPen(Qt::NoPen);
        drawMarks(painter, centre, radius, colour, style);
    }
    layRing(picture, {centre, radius - width / 2}, width, pieceEdge(colour, dark));
    return finished(std::move(picture), devicePixelRatio);
}

void PiecePainter::prepare(double diameter, double devicePixelRatio, bool dark) {
    if (diameter == diameter_ && devicePixelRatio == ratio_ && dark == dark_) return;
    diameter_ = diameter;
    ratio_ = devicePixelRatio;
    dark_ = dark;
    forget();
}

void PiecePainter::setStyle(PieceStyle style) {
    if (style == style_) return;
    style_ = style;
    forget();
}

void PiecePainter::forget() {
    pictures_ = {};
    bare_.fill(QPixmap());
    dimmed_ = {};
}

QPixmap& PiecePainter::of(PieceLook look, Pictures& pictures) {
    return pictures[static_cast<std::size_t>(look.ring)][lights(look.colour)];
}

const QPixmap& PiecePainter::picture(PieceLook look) {
    QPixmap& picture = of(look, pictures_);
    if (picture.isNull()) picture = renderPiece(look, diameter_, ratio_, dark_, style_);
    return picture;
}

const QPixmap& PiecePainter::bare(Colour colour) {
    if (style_ == PieceStyle::kPlain) return picture(colour);
    QPixmap& picture = bare_[lights(colour)];
    if (picture.isNull()) picture = renderPiece(colour, diameter_, ratio_, dark_);
    return picture;
}

// A copied picture stays sharp only on whole device pixels.
QPointF PiecePainter::cornerOf(const QPixmap& ball, QPointF centre) const {
    const double half = ball.width() / ratio_ / 2;
    const QPointF corner = (centre - QPointF(half, half)) * ratio_;
    return {std::round(corner.x()) / ratio_, std::round(corner.y()) / ratio_};
}

void PiecePainter::draw(QPainter& painter, QPointF centre, PieceLook look, double opacity) {
    const QPixmap& ball = picture(look);
    const double before = painter.opacity();
    if (opacity < 1) painter.setOpacity(before * opacity);
    painter.drawPixmap(cornerOf(ball, centre), ball);
    if (opacity < 1) painter.setOpacity(before);
}

QImage PiecePainter::ground(const QColor& colour) const {
    QImage picture = emptyPicture(diameter_, ratio_);
    layDisc(picture, {QRectF(picture.rect()).center(), diameter_ * ratio_ / 2}, colour);
    return picture;
}

// While pieces grow dim together, each moment has pictures of its own: a few small ones for hundreds of pieces.
void PiecePainter::drawDimmed(QPainter& painter, QPointF centre, PieceLook look, double opacity, const QColor& colour) {
    if (opacity != opacity_ || colour != ground_) dimmed_ = {};
    opacity_ = opacity;
    ground_ = colour;
    QPixmap& dimmed = of(look, dimmed_);
    if (dimmed.isNull()) {
        QImage picture = ground(colour);
        picture.setDevicePixelRatio(ratio_);
        QPainter onGround(&picture);
        onGround.setOpacity(opacity);
        onGround.drawPixmap(0, 0, this->picture(look));
        onGround.end();
        dimmed = QPixmap::fromImage(std::move(picture));
    }
    painter.drawPixmap(cornerOf(dimmed, centre), dimmed);
}

void PiecePainter::drawHalves(QPainter& painter, QPointF centre, Colour left, Colour right) {
    const QPixmap& first = bare(left);
    const QPixmap& second = bare(right);
    const QPointF corner = cornerOf(first, centre);
    const int side = first.width();
    const int half = side / 2;
    painter.drawPixmap(corner, first, QRect(0, 0, half, side));
    painter.drawPixmap(corner + QPointF(half / ratio_, 0), second, QRect(half, 0, side - half, side));
    const double radius = diameter_ / 2;
    const double x = corner.x() + half / ratio_;
    painter.setPen(QPen(QColor(255, 255, 255, 230), std::max(1.0, radius * 0.06), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, centre.y() - radius * 0.96), QPointF(x, centre.y() + radius * 0.96));
    if (style_ == PieceStyle::kPlain) return;
    for (const auto& [colour, shift] : {std::pair(left, -0.47), std::pair(right, 0.47)})
        drawMarks(painter, centre + QPointF(shift * radius, 0), radius * 0.62, colour, style_);
}

void PiecePainter::drawScaled(QPainter& painter, QPointF centre, PieceLook look, double scale, double opacity) {
    const QPixmap& ball = picture(look);
    const double side = ball.width() / ratio_ * scale;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setOpacity(painter.opacity() * opacity);
    painter.drawPixmap(QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), ball, QRectF(ball.rect()));
    painter.restore();
}

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
        // Fixed-point numbers with sixteen binary places.
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

// Multiplies each channel by part / 255, two channels at a time.
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

// The columns whose centres are within that radius; none if `first` is after `last`.
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

// Maps the plane of the picture to one where the shade has the radius 1, and its focus is the origin.
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

// The colour at t, from 0 to 1, lies on a circle of radius t, whose centre has gone the part t of the way from the
// focus to the centre of the shade: a quadratic equation for t.
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
