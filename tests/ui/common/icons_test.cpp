// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The program's icon is really in the program: resources of a static library are easily left out by the linker.
#include <QTest>

#include "ui/look/icons.h"

using namespace atom4::ui;

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void theProgramIconHasTheSizesOfWindows();
};

void IconsTest::theProgramIconHasTheSizesOfWindows() {
    for (const int side : {16, 24, 32, 48, 64, 128}) {
        const QSize size(side, side);
        const QImage picture = programIcon(128).pixmap(size, 1).toImage();
        QCOMPARE(picture.size(), size);
        // Red above, blue and green below, and nothing in the corners.
        const QColor red = picture.pixelColor(side / 2, side / 4);
        const QColor blue = picture.pixelColor(side / 4, side * 7 / 10);
        const QColor green = picture.pixelColor(side * 3 / 4, side * 7 / 10);
        QVERIFY(red.red() > 150 && red.green() < 100 && red.blue() < 100);
        QVERIFY(blue.blue() > 120 && blue.red() < 100);
        QVERIFY(green.green() > 120 && green.red() < 130);
        QCOMPARE(picture.pixelColor(0, 0).alpha(), 0);
    }
}

QTEST_MAIN(IconsTest)
#include "icons_test.moc"
