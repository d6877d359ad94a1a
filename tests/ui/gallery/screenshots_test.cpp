// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Takes a picture of each state of the window, light and dark, small and large. How it looks is to be judged by eye.
#include <QApplication>
#include <QStyleFactory>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/help_dialog.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/common/settings_dialog.h"
#include "ui/common/window_style.h"

namespace atom4::ui::screenshots_test {

namespace {

QPalette darkPalette() {
    QPalette palette(QColor(0x35, 0x37, 0x3B), QColor(0x2F, 0x31, 0x35));
    palette.setColor(QPalette::Base, QColor(0x24, 0x26, 0x29));
    palette.setColor(QPalette::Text, QColor(0xEA, 0xEA, 0xEA));
    palette.setColor(QPalette::Highlight, QColor(0x3F, 0x7F, 0xC4));
    palette.setColor(QPalette::Disabled, QPalette::WindowText, QColor(0x80, 0x83, 0x88));
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, QColor(0x80, 0x83, 0x88));
    palette.setColor(QPalette::Disabled, QPalette::Text, QColor(0x80, 0x83, 0x88));
    return palette;
}

// Plays moves that bring all colours on the board.
void playOpening(Table& table, int plies) {
    std::uint64_t seed = 11;
    for (int ply = 0; ply < plies; ++ply) {
        const auto moves = table.match().position().legal_moves();
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        if (!table.match().play(moves[(seed >> 33U) % moves.size()])) break;
    }
    table.board()->finishAnimation();
}

}  // namespace

class ScreenshotsTest : public QObject {
    Q_OBJECT

private slots:
    void states_data();
    void states();
    void sizes_data();
    void sizes();
    void styles_data();
    void styles();
    void dialogs_data();
    void dialogs();
    void cleanup();

private:
    static void themes();
    static void dress(bool dark);
    QPalette light_ = QApplication::palette();
};

void ScreenshotsTest::themes() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void ScreenshotsTest::dress(bool dark) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (dark) QApplication::setPalette(darkPalette());
}

void ScreenshotsTest::cleanup() {
    QApplication::setPalette(light_);
}

void ScreenshotsTest::states_data() {
    themes();
}

void ScreenshotsTest::states() {
    QFETCH(bool, dark);
    dress(dark);
    const QString suffix = dark ? QStringLiteral("-dark") : QString();
    {
        std::atomic<int> asked = 0;
        std::atomic<int> ended = 0;
        Table table(against_computer(Player::kSecond, 2), endlessThinker(asked, ended));
        takePicture(*table.window, QStringLiteral("start") + suffix);
        table.hover(cell("i9"));
        takePicture(*table.window, QStringLiteral("hover") + suffix);
        table.click(cell("a1"));
        takePicture(*table.window, QStringLiteral("illegal-click") + suffix);
        table.click(cell("i9"));
        table.board()->holdAnimationAt(240);
        takePicture(*table.window, QStringLiteral("reaction-adding") + suffix);
        table.board()->finishAnimation();
        QTRY_COMPARE(asked.load(), 1);
        takePicture(*table.window, QStringLiteral("thinking") + suffix);
    }
    Table table;
    playOpening(table, 60);
    takePicture(*table.window, QStringLiteral("after-a-move") + suffix);
    // The cell whose reaction turns the most pieces.
    Cell busiest = table.match().position().legal_moves().front();
    std::size_t most = 0;
    for (const Cell candidate : table.match().position().legal_moves()) {
        Position tried = table.match().position();
        const std::size_t changes = tried.play_legal(candidate).changes().size();
        if (changes <= most) continue;
        most = changes;
        busiest = candidate;
    }
    table.hover(busiest);
    QVERIFY(table.board()->preview());
    takePicture(*table.window, QStringLiteral("hover-many") + suffix);
    for (int ply = 0; ply < 2; ++ply) {
        table.hover(cell("a1"));
        table.click(ply == 0 ? busiest : table.match().position().legal_moves().back());
        table.board()->holdAnimationAt(145);
        takePicture(*table.window, QStringLiteral("reaction-running-%1").arg(ply) + suffix);
        table.board()->holdAnimationAt(230);
        takePicture(*table.window, QStringLiteral("reaction-%1").arg(ply) + suffix);
        table.board()->finishAnimation();
    }
    table.key(Qt::Key_Period);
    takePicture(*table.window, QStringLiteral("keyboard") + suffix);
    table.key(Qt::Key_Escape);

    table.playToTheEnd(Outcome::kFirstWins, 5);
    table.board()->finishAnimation();
    QVERIFY(table.match().position().winning_cells().size() >= 4);
    takePicture(*table.window, QStringLiteral("win") + suffix);
    table.key(Qt::Key_N);
    takePicture(*table.window, QStringLiteral("next-round") + suffix);
    SessionOptions small;
    small.size = BoardSize{6, 6};
    Table drawn(small);
    drawn.playToTheEnd(Outcome::kStalemate, 1);
    drawn.board()->finishAnimation();
    takePicture(*drawn.window, QStringLiteral("stalemate") + suffix);
}

void ScreenshotsTest::sizes_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("640x480") << QSize(640, 480);
    QTest::newRow("portrait") << QSize(600, 960);
    QTest::newRow("square") << QSize(800, 800);
    QTest::newRow("wide") << QSize(1600, 620);
    QTest::newRow("4k") << QSize(3840, 2160);
}

void ScreenshotsTest::sizes() {
    QFETCH(QSize, size);
    dress(false);
    Table table(against_computer(Player::kSecond, 2));
    table.window->setAttribute(Qt::WA_DontShowOnScreen);
    table.window->hide();
    table.window->setFixedSize(size);
    table.window->show();
    QTRY_COMPARE(table.window->size(), size);
    table.match().set_seats({Seat::human(), Seat::human()});
    playOpening(table, 40);
    table.match().set_seats({Seat::human(), Seat::computer(2)});
    table.hover(table.match().position().legal_moves().front());
    QCoreApplication::processEvents();
    takePicture(*table.window, QString::fromUtf8(QTest::currentDataTag()));
    table.match().set_seats({Seat::human(), Seat::human()});
    table.playToTheEnd(Outcome::kSecondWins, 2);
    table.board()->finishAnimation();
    takePicture(*table.window, QString::fromUtf8(QTest::currentDataTag()) + QStringLiteral("-win"));
}

void ScreenshotsTest::styles_data() {
    QTest::addColumn<ThemeChoice>("theme");
    QTest::newRow("light") << ThemeChoice::kLight;
    QTest::newRow("dark") << ThemeChoice::kDark;
    QTest::newRow("high-contrast") << ThemeChoice::kHighContrast;
}

// Each piece style in each theme, chosen in the dialog.
void ScreenshotsTest::styles() {
    QFETCH(ThemeChoice, theme);
    dress(false);
    const QString suffix = QLatin1Char('-') + QString::fromUtf8(QTest::currentDataTag());
    Table table;
    playOpening(table, 90);
    table.key(Qt::Key_Comma, Qt::ControlModifier);
    auto* dialog = table.window->findChild<SettingsDialog*>();
    QVERIFY(dialog);
    dialog->findChild<QComboBox*>(QStringLiteral("theme"))->setCurrentIndex(static_cast<int>(theme));
    QTRY_COMPARE(table.board()->palette().color(QPalette::Window), themePalette(theme).color(QPalette::Window));
    for (int style = 0; style < 3; ++style) {
        dialog->findChild<QComboBox*>(QStringLiteral("pieces"))->setCurrentIndex(style);
        takePicture(*table.window, QStringLiteral("style-%1").arg(style) + suffix);
    }
    for (const auto& [surface, name] :
         {std::pair(BoardSurface::kPaper, "paper"), {BoardSurface::kWood, "wood"}, {BoardSurface::kSlate, "slate"}}) {
        dialog->findChild<QComboBox*>(QStringLiteral("surface"))->setCurrentIndex(static_cast<int>(surface));
        takePicture(*table.window, QStringLiteral("surface-%1").arg(QLatin1String(name)) + suffix);
        // The frame has the colour of the theme, whatever the surface of the board.
        const QPointF above(table.board()->boardLayout().frame().center().x(),
                            table.board()->boardLayout().frame().top() + 3);
        QCOMPARE(table.board()->grab().toImage().pixelColor(above.toPoint()),
                 BoardTheme::from(table.board()->palette(), surface).frame);
    }
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    takePicture(*dialog, QStringLiteral("dialog-settings") + suffix);
    dialog->accept();
    table.hover(table.match().position().legal_moves().front());
    takePicture(*table.window, QStringLiteral("style-hover") + suffix);
}

void ScreenshotsTest::dialogs_data() {
    themes();
}

void ScreenshotsTest::dialogs() {
    QFETCH(bool, dark);
    dress(dark);
    const QString suffix = dark ? QStringLiteral("-dark") : QString();
    StartPage newMatch(MatchSetup{{}, {Seat::human(), Seat::computer(2)}}, {});
    newMatch.show();
    QVERIFY(QTest::qWaitForWindowExposed(&newMatch));
    takePicture(newMatch, QStringLiteral("new-match") + suffix);
    auto* help = new HelpDialog;
    help->show();
    QVERIFY(QTest::qWaitForWindowExposed(help));
    takePicture(*help, QStringLiteral("dialog-keys") + suffix);
    help->close();
}

ATOM4_WINDOW_TEST(ScreenshotsTest)

}  // namespace atom4::ui::screenshots_test

#include "tests/ui/gallery/screenshots_test.moc"
