// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Pieces and marks as drawn, with their shading, differ enough from each other for every kind of sight, and from every
// background.
#include <QApplication>
#include <QRadialGradient>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "tests/support/colour_difference.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/window_style.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui::pieces_test {

namespace vision = test::vision;
using vision::Lab;
using vision::Sight;

namespace {

double linear(int channel) {
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}
std::uint8_t encoded(double light) {
    const double part = light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(std::clamp(part, 0.0, 1.0) * 255));
}

constexpr double kDiameter = 48;

QImage drawn(Colour colour, const BoardTheme& theme) {
    const QPixmap ball = renderPiece(colour, kDiameter, 1, theme.dark);
    QImage picture(ball.size(), QImage::Format_RGB32);
    picture.fill(theme.paper);
    QPainter(&picture).drawPixmap(0, 0, ball);
    return picture;
}

// Returns the average light of the pixels whose distance from the centre, in radii, is in that range: what the eye sees
// of a piece.
vision::Rgb light(const QImage& picture, double from, double to) {
    std::array<double, 3> sum{};
    int count = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const double at = std::hypot(x + 0.5 - picture.width() / 2.0, y + 0.5 - picture.height() / 2.0);
            if (at < from * kDiameter / 2 || at > to * kDiameter / 2) continue;
            const QRgb pixel = picture.pixel(x, y);
            sum[0] += linear(qRed(pixel));
            sum[1] += linear(qGreen(pixel));
            sum[2] += linear(qBlue(pixel));
            ++count;
        }
    }
    return {encoded(sum[0] / count), encoded(sum[1] / count), encoded(sum[2] / count)};
}

double contrast(const vision::Rgb& a, const vision::Rgb& b) {
    const auto luminance = [](const vision::Rgb& colour) {
        return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
    };
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}
vision::Rgb rgb(const QColor& colour) {
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue())};
}

struct Look {
    const char* name;
    ThemeChoice theme;
    BoardSurface surface = BoardSurface::kPaper;
};
constexpr std::array kLooks{Look{"light", ThemeChoice::kLight},
                            Look{"dark", ThemeChoice::kDark},
                            Look{"high contrast", ThemeChoice::kHighContrast},
                            Look{"light wood", ThemeChoice::kLight, BoardSurface::kWood},
                            Look{"dark wood", ThemeChoice::kDark, BoardSurface::kWood},
                            Look{"light slate", ThemeChoice::kLight, BoardSurface::kSlate},
                            Look{"dark slate", ThemeChoice::kDark, BoardSurface::kSlate}};

BoardTheme themeOf(int index) {
    const Look& look = kLooks[static_cast<std::size_t>(index)];
    return BoardTheme::from(themePalette(look.theme), look.surface);
}

}  // namespace

class PiecesTest : public QObject {
    Q_OBJECT

private slots:
    void everyPairOfDrawnPiecesIsDistinguishable_data();
    void everyPairOfDrawnPiecesIsDistinguishable();
    void everyPieceHasAHighlight_data();
    void everyPieceHasAHighlight();
    void everyPieceStandsOutFromTheBoard_data();
    void everyPieceStandsOutFromTheBoard();
    void marksStandOutFromThePaper_data();
    void marksStandOutFromThePaper();
    void shadesMatchThePainter_data();
    void shadesMatchThePainter();
    void ringsAndDiscsMatchThePainter();
};

namespace {

constexpr QSize kGround(60, 50);

QImage ground() {
    QImage picture(kGround, QImage::Format_ARGB32_Premultiplied);
    picture.fill(QColor(200, 120, 40));
    return picture;
}

// Returns the largest difference of any colour channel inside the disc.
int difference(const QImage& first, const QImage& second, const Disc& within) {
    int most = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x) {
            if (std::hypot(x + 0.5 - within.centre.x(), y + 0.5 - within.centre.y()) > within.radius) continue;
            const QRgb a = first.pixel(x, y);
            const QRgb b = second.pixel(x, y);
            most = std::max({most, std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                             std::abs(qBlue(a) - qBlue(b)), std::abs(qAlpha(a) - qAlpha(b))});
        }
    }
    return most;
}

}  // namespace

void PiecesTest::everyPairOfDrawnPiecesIsDistinguishable_data() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("sight");
    QTest::addColumn<double>("least");
    for (int theme = 0; theme < static_cast<int>(kLooks.size()); ++theme) {
        const char* name = kLooks[static_cast<std::size_t>(theme)].name;
        QTest::addRow("normal, %s", name) << theme << static_cast<int>(Sight::kNormal) << 20.0;
        QTest::addRow("protanopia, %s", name) << theme << static_cast<int>(Sight::kProtanopia) << 10.0;
        QTest::addRow("deuteranopia, %s", name) << theme << static_cast<int>(Sight::kDeuteranopia) << 10.0;
        QTest::addRow("tritanopia, %s", name) << theme << static_cast<int>(Sight::kTritanopia) << 10.0;
        QTest::addRow("grey, %s", name) << theme << static_cast<int>(Sight::kGrey) << 8.0;
    }
}

void PiecesTest::everyPairOfDrawnPiecesIsDistinguishable() {
    QFETCH(const int, theme);
    QFETCH(const int, sight);
    QFETCH(const double, least);
    std::array<Lab, kColourCount> looks{};
    for (const Colour colour : kColours)
        looks[lights(colour)] = vision::seen(light(drawn(colour, themeOf(theme)), 0, 0.94), static_cast<Sight>(sight));
    QStringList faults;
    for (const Colour first : kColours) {
        for (const Colour second : kColours) {
            if (first >= second) continue;
            const double found = vision::difference(looks[lights(first)], looks[lights(second)]);
            if (found < least) faults += QStringLiteral("%1%2: %3").arg(letter(first)).arg(letter(second)).arg(found);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral(", "))));
}

void PiecesTest::everyPieceHasAHighlight_data() {
    QTest::addColumn<int>("theme");
    for (int theme = 0; theme < static_cast<int>(kLooks.size()); ++theme)
        QTest::addRow("%s", kLooks[static_cast<std::size_t>(theme)].name) << theme;
}

// This includes black and white: their lightness must range as far as that of the other colours.
void PiecesTest::everyPieceHasAHighlight() {
    QFETCH(const int, theme);
    for (const Colour colour : kColours) {
        const QImage picture = drawn(colour, themeOf(theme));
        double least = 100;
        double most = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const double at = std::hypot(x + 0.5 - picture.width() / 2.0, y + 0.5 - picture.height() / 2.0);
                if (at > 0.9 * kDiameter / 2) continue;
                const double lightness = vision::seen(rgb(picture.pixelColor(x, y)), Sight::kGrey).l;
                least = std::min(least, lightness);
                most = std::max(most, lightness);
            }
        }
        QVERIFY2(most - least >= 18, qPrintable(QStringLiteral("%1: %2").arg(letter(colour)).arg(most - least)));
        QVERIFY2(most >= 72, qPrintable(QStringLiteral("%1: %2").arg(letter(colour)).arg(most)));
    }
}

void PiecesTest::everyPieceStandsOutFromTheBoard_data() {
    everyPieceHasAHighlight_data();
}

// Either its edge or its inside must stand out.
void PiecesTest::everyPieceStandsOutFromTheBoard() {
    QFETCH(const int, theme);
    const BoardTheme look = themeOf(theme);
    for (const Colour colour : kColours) {
        const QImage picture = drawn(colour, look);
        const double edge = contrast(light(picture, 0.94, 0.99), rgb(look.paper));
        const double inside = contrast(light(picture, 0, 0.9), rgb(look.paper));
        QVERIFY2(std::max(edge, inside) >= 3,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(letter(colour)).arg(edge).arg(inside)));
    }
}

void PiecesTest::marksStandOutFromThePaper_data() {
    everyPieceHasAHighlight_data();
}

void PiecesTest::marksStandOutFromThePaper() {
    QFETCH(const int, theme);
    const BoardTheme look = themeOf(theme);
    const auto against = [&](const QColor& mark) { return contrast(rgb(mark), rgb(look.paper)); };
    QVERIFY2(against(look.placeable) >= 3, qPrintable(QString::number(against(look.placeable))));
    QVERIFY(against(look.alarm) >= 3);
    QVERIFY(against(look.accent) >= 3);
    QVERIFY(against(look.ink) >= 7);
    QVERIFY(contrast(rgb(look.label), rgb(look.frame)) >= 4.5);
    // The lattice is visible but unobtrusive.
    QVERIFY2(against(look.grid) >= 1.25, qPrintable(QString::number(against(look.grid))));
    QVERIFY2(against(look.grid) <= (theme == 2 ? 6 : 2), qPrintable(QString::number(against(look.grid))));
}

void PiecesTest::shadesMatchThePainter_data() {
    QTest::addColumn<QPointF>("focus");
    QTest::addColumn<QTransform>("bend");
    QTest::addColumn<double>("reach");
    QTest::newRow("centred") << QPointF() << QTransform() << 20.0;
    QTest::newRow("with a focus") << QPointF(-5.6, -6.8) << QTransform() << 20.4;
    QTest::newRow("reaching further") << QPointF() << QTransform() << 26.0;
    QTest::newRow("bent") << QPointF() << QTransform::fromScale(1, 0.6) * QTransform().rotate(-38) << 20.0;
}

void PiecesTest::shadesMatchThePainter() {
    QFETCH(const QPointF, focus);
    QFETCH(const QTransform, bend);
    QFETCH(const double, reach);
    const Disc disc{{30.3, 24.6}, 20};
    const RadialShade shade{{disc.centre, reach},
                            disc.centre + focus,
                            {{0, QColor(255, 255, 255)},
                             {0.4, QColor(120, 80, 200)},
                             {0.8, QColor(10, 90, 30)},
                             {1, QColor(10, 90, 30, 0)}},
                            bend};
    QImage laid = ground();
    layShade(laid, disc, shade);
    QImage painted = ground();
    QPainter painter(&painted);
    painter.translate(disc.centre);
    painter.setTransform(bend, true);
    QRadialGradient gradient(QPointF(), reach, focus);
    for (const auto& [at, colour] : shade.stops) gradient.setColorAt(at, colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawEllipse(QPointF(), disc.radius, disc.radius);
    painter.end();
    // The two may differ in which of the outermost pixels they cover.
    const int most = difference(laid, painted, {disc.centre, disc.radius - 1});
    QVERIFY2(most <= 4, qPrintable(QString::number(most)));
    QVERIFY(difference(laid, ground(), {disc.centre, 8}) > 40);
    QVERIFY(laid.pixel(2, 2) == ground().pixel(2, 2));
    // Nothing is drawn in the disc that is left out.
    QImage around = ground();
    layShade(around, disc, shade, {disc.centre, 12});
    QCOMPARE(difference(around, ground(), {disc.centre, 11}), 0);
}

void PiecesTest::ringsAndDiscsMatchThePainter() {
    const Disc disc{{30, 25}, 18.3};
    QImage laid = ground();
    layRing(laid, disc, 1.7, QColor(20, 30, 60));
    QImage painted = ground();
    QPainter painter(&painted);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(20, 30, 60), 1.7));
    painter.drawEllipse(disc.centre, disc.radius, disc.radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(240, 230, 220));
    painter.drawEllipse(disc.centre, 9.4, 9.4);
    painter.end();
    layDisc(laid, {disc.centre, 9.4}, QColor(240, 230, 220));
    const int most = difference(laid, painted, {disc.centre, 40});
    // Both approximate.
    QVERIFY2(most <= 40, qPrintable(QString::number(most)));
}

ATOM4_WINDOW_TEST(PiecesTest)

}  // namespace atom4::ui::pieces_test

#include "tests/ui/common/pieces_test.moc"
