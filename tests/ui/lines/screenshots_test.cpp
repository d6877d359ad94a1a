// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Takes a picture of each state of the window of Lines, in each theme, small and large. How it looks is to be judged by
// eye.
#include <QApplication>
#include <QComboBox>
#include <QStyleFactory>

#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/window_style.h"
#include "ui/lines/dialogs.h"

namespace atom4::ui::lines_screenshots_test {

namespace {

constexpr const char* kBoard =
    "a1:1 b1:1 c1:1 d1:1 e3:1 a8:2 b9:3 h5:4 c4:5 d5:5 e6:5 g2:3 g3:3 g4:3 i9:2 f8:4 b5:2 e8:4 d8:1 h8:5 i1:2";

lines::SessionOptions manyColours(int side) {
    lines::SessionOptions options;
    options.rows = options.cols = side;
    options.colours = 20;
    options.first = side * side * 2 / 5;
    options.seed = 4;
    return options;
}

}  // namespace

class LinesScreenshotsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void states_data();
    void states();
    void sizes_data();
    void sizes();
    void cleanup();
};

void LinesScreenshotsTest::initTestCase() {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void LinesScreenshotsTest::cleanup() {
    QApplication::setPalette(QPalette());
}

void LinesScreenshotsTest::states_data() {
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::kLight;
    QTest::newRow("dark") << ThemeChoice::kDark;
    QTest::newRow("high-contrast") << ThemeChoice::kHighContrast;
}

void LinesScreenshotsTest::states() {
    QFETCH(ThemeChoice, theme);
    QApplication::setPalette(themePalette(theme));
    const auto take = [](QWidget& widget, const char* name) {
        takePicture(widget,
                    QStringLiteral("lines-%1-%2").arg(QLatin1String(name), QString::fromUtf8(QTest::currentDataTag())));
    };
    LinesTable table(kBoard);
    table.hover("e4");
    take(*table.window, "start");
    table.click("h5");
    table.hover("f7");
    QVERIFY(!table.board()->path().empty());
    take(*table.window, "path");
    table.hover("a9");
    take(*table.window, "unreachable");
    table.key(Qt::Key_Escape);
    table.click("e3");
    table.click("e1");
    for (const int time : {45, 150, 220}) {
        table.board()->holdAnimationAt(time);
        take(*table.window, qPrintable(QStringLiteral("turn-%1").arg(time)));
    }
    table.board()->finishAnimation();
    table.hover("i5");
    take(*table.window, "scored");
    table.key(Qt::Key_H);
    QTRY_VERIFY(table.board()->hint());
    take(*table.window, "hint");

    for (int style = 0; style < 3; ++style) {
        Settings settings;
        settings.pieces = static_cast<PieceStyle>(style);
        LinesTable colours(manyColours(10), settings);
        colours.board()->finishAnimation();
        take(*colours.window, qPrintable(QStringLiteral("colours-%1").arg(style)));
        colours.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        take(*colours.window, qPrintable(QStringLiteral("setup-%1").arg(style)));
    }

    lines::SessionOptions small;
    small.rows = small.cols = 4;
    small.colours = 3;
    small.line = 3;
    small.seed = 2;
    Settings unmoved;
    unmoved.animation = AnimationSpeed::kOff;
    LinesTable over(small, unmoved);
    for (std::uint64_t i = 0; !over.game().is_over(); ++i) over.moveAtRandom(i);
    take(*over.window, "over");
    std::vector<lines::HighScoreList> lists(1);
    lists[0].configuration = over.window->session().configuration();
    for (int i = 0; i < 12; ++i)
        lists[0].scores.push_back({2340 - 170 * i, "2026.0" + std::to_string(1 + i % 9) + ".1" + std::to_string(i % 7),
                                   "id" + std::to_string(i), i % 3 == 0 ? "Ada" : "Grace Hopper"});
    LinesScoresDialog scores(lists, lists[0].configuration, "id4");
    scores.show();
    QVERIFY(QTest::qWaitForWindowExposed(&scores));
    take(scores, "scores");
    auto* help = new LinesHelpDialog(lines::GameSetup());
    help->show();
    QVERIFY(QTest::qWaitForWindowExposed(help));
    take(*help, "help");
    help->close();
}

void LinesScreenshotsTest::sizes_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("640x480") << QSize(640, 480);
    QTest::newRow("portrait") << QSize(540, 900);
    QTest::newRow("1600x900") << QSize(1600, 900);
    QTest::newRow("2560x1440") << QSize(2560, 1440);
}

void LinesScreenshotsTest::sizes() {
    QFETCH(QSize, size);
    QApplication::setPalette(themePalette(ThemeChoice::kLight));
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const auto fit = [&](LinesTable& table) {
        table.window->setAttribute(Qt::WA_DontShowOnScreen);
        table.window->hide();
        table.window->setFixedSize(size);
        table.window->show();
    };
    LinesTable table(kBoard);
    fit(table);
    QTRY_COMPARE(table.window->size(), size);
    table.click("h5");
    table.hover("f7");
    takePicture(*table.window, QStringLiteral("lines-") + name);
    LinesTable large(manyColours(64));
    fit(large);
    QTRY_COMPARE(large.window->size(), size);
    large.board()->finishAnimation();
    takePicture(*large.window, QStringLiteral("lines-64x64-") + name);
}

ATOM4_WINDOW_TEST(LinesScreenshotsTest)

}  // namespace atom4::ui::lines_screenshots_test

#include "tests/ui/lines/screenshots_test.moc"
