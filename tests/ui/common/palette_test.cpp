// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/window_test.h"
#include "ui/theme/colours.h"

#include <QTest>
#include <algorithm>

#include "tests/support/colour_difference.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui::palette_test {

namespace vision = test::vision;
using vision::Lab;
using vision::Sight;

class PaletteTest : public QObject {
    Q_OBJECT

private slots:
    void differenceAgreesWithPublishedPairs_data();
    void differenceAgreesWithPublishedPairs();
    void everyPairOfColoursIsDistinguishable_data();
    void everyPairOfColoursIsDistinguishable();
    void edgesStandOutFromTheBoard();
};

// Three of the pairs that Sharma, Wu and Dalal published for testing implementations of CIEDE2000.
void PaletteTest::differenceAgreesWithPublishedPairs_data() {
    QTest::addColumn<double>("l1");
    QTest::addColumn<double>("a1");
    QTest::addColumn<double>("b1");
    QTest::addColumn<double>("l2");
    QTest::addColumn<double>("a2");
    QTest::addColumn<double>("b2");
    QTest::addColumn<double>("expected");
    QTest::newRow("blues") << 50.0 << 2.6772 << -79.7751 << 50.0 << 0.0 << -82.7485 << 2.0425;
    QTest::newRow("far hues") << 50.0 << 2.5 << 0.0 << 73.0 << 25.0 << -18.0 << 27.1492;
    QTest::newRow("greens") << 60.2574 << -34.0099 << 36.2677 << 60.4626 << -34.1751 << 39.4387 << 1.2644;
}

void PaletteTest::differenceAgreesWithPublishedPairs() {
    QFETCH(double, l1);
    QFETCH(double, a1);
    QFETCH(double, b1);
    QFETCH(double, l2);
    QFETCH(double, a2);
    QFETCH(double, b2);
    QFETCH(double, expected);
    const double found = vision::difference(Lab{l1, a1, b1}, Lab{l2, a2, b2});
    QVERIFY2(std::abs(found - expected) < 0.0001, qPrintable(QString::number(found)));
}

void PaletteTest::everyPairOfColoursIsDistinguishable_data() {
    QTest::addColumn<int>("sight");
    QTest::addColumn<double>("least");
    QTest::newRow("normal") << static_cast<int>(Sight::kNormal) << 20.0;
    QTest::newRow("protanopia") << static_cast<int>(Sight::kProtanopia) << 10.0;
    QTest::newRow("deuteranopia") << static_cast<int>(Sight::kDeuteranopia) << 10.0;
    QTest::newRow("tritanopia") << static_cast<int>(Sight::kTritanopia) << 10.0;
    QTest::newRow("grey") << static_cast<int>(Sight::kGrey) << 8.0;
}

void PaletteTest::everyPairOfColoursIsDistinguishable() {
    QFETCH(int, sight);
    QFETCH(double, least);
    const auto look = [sight](Colour colour) {
        const auto [red, green, blue] = pieceRgb(colour);
        return vision::seen({red, green, blue}, static_cast<Sight>(sight));
    };
    for (const Colour first : kColours) {
        for (const Colour second : kColours) {
            if (first >= second) continue;
            const double found = vision::difference(look(first), look(second));
            QVERIFY2(found >= least,
                     qPrintable(QStringLiteral("%1%2: %3").arg(letter(first)).arg(letter(second)).arg(found)));
        }
    }
}

namespace {
double luminanceContrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const Lab lab =
            vision::seen({static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
                          static_cast<std::uint8_t>(colour.blue())},
                         Sight::kGrey);
        const double f = (lab.l + 16) / 116;
        return lab.l > 8 ? f * f * f : lab.l * 27 / 24389;
    };
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}
}  // namespace

void PaletteTest::edgesStandOutFromTheBoard() {
    QPalette light;
    light.setColor(QPalette::Window, Qt::white);
    light.setColor(QPalette::WindowText, Qt::black);
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::WindowText, Qt::white);
    for (const QPalette& palette : {light, dark}) {
        const BoardTheme theme = BoardTheme::from(palette);
        for (const Colour colour : kColours) {
            // Either the piece or its edge must stand out.
            const double found = std::max(luminanceContrast(theme.paper, pieceEdge(colour, theme.dark)),
                                          luminanceContrast(theme.paper, pieceColour(colour)));
            QVERIFY2(found >= 3, qPrintable(QStringLiteral("%1: %2").arg(letter(colour)).arg(found)));
        }
        QVERIFY(luminanceContrast(theme.frame, theme.label) >= 4.5);
        QVERIFY(luminanceContrast(theme.paper, theme.ink) >= 7);
    }
}

ATOM4_WINDOW_TEST(PaletteTest)

}  // namespace atom4::ui::palette_test

#include "tests/ui/common/palette_test.moc"
