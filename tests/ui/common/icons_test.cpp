// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The program's icon must really be in the program: the linker easily drops resources of a static library.
#include <QTest>

#include "tests/ui/support/window_test.h"
#include "ui/theme/icons.h"

namespace atom4::ui::icons_test {

class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void theProgramIconHasAllCommonSizes();
    void hiddenIconsAreCreatedOnFirstShow();
    void historyArrowsAreMirroredInRightToLeftLayouts();
};

void IconsTest::theProgramIconHasAllCommonSizes() {
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

void IconsTest::hiddenIconsAreCreatedOnFirstShow() {
    int made = 0;
    const QIcon icon = laterIcon([&made] {
        ++made;
        return symbolIcon(Symbol::kNext);
    });
    QVERIFY(!icon.isNull());
    QCOMPARE(made, 0);
    for (const double ratio : {1.0, 2.0}) {
        const QImage seen = icon.pixmap(QSize(24, 24), ratio).toImage();
        QVERIFY(seen == symbolIcon(Symbol::kNext).pixmap(QSize(24, 24), ratio).toImage());
    }
    QCOMPARE(made, 1);
}

void IconsTest::historyArrowsAreMirroredInRightToLeftLayouts() {
    const auto seen = [](Symbol symbol) { return symbolIcon(symbol).pixmap(QSize(48, 48), 1).toImage(); };
    const auto leftwards = [&](Symbol symbol) {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage picture = seen(symbol);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        return picture;
    };
    const std::pair<Symbol, Symbol> pairs[]{
        {Symbol::kUndo, Symbol::kRedo}, {Symbol::kPrevious, Symbol::kNext}, {Symbol::kFirst, Symbol::kLast}};
    for (const auto& [back, on] : pairs) {
        QVERIFY(seen(back) != seen(on));
        QVERIFY(leftwards(back) != seen(back));
        QVERIFY(leftwards(on) != seen(on));
    }
    QVERIFY(leftwards(Symbol::kUndo) == seen(Symbol::kRedo));
    QVERIFY(leftwards(Symbol::kLast) == seen(Symbol::kFirst));
    for (const Symbol symbol : {Symbol::kContinue, Symbol::kMoveNow, Symbol::kNextRound, Symbol::kHint})
        QVERIFY(leftwards(symbol) == seen(symbol));
}

ATOM4_WINDOW_TEST(IconsTest)

}  // namespace atom4::ui::icons_test

#include "tests/ui/common/icons_test.moc"
