// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Clipboard, drag and drop, saved pictures, the saved place of the window, and the speed of drawing.
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QImageReader>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QTimer>
#include <QToolTip>
#include <algorithm>
#include <limits>

#include "core/atom4/rules/notation.h"
#include "tests/support/cost.h"
#include "tests/ui/lines/fixture.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/silent_owner.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/window/animation_export.h"
#include "ui/common/stored_values.h"

namespace atom4::ui::exchange_test {

class ExchangeTest : public QObject {
    Q_OBJECT

private slots:
    void copiesThePositionShown();
    void aCopiedMatchCanBePasted();
    void aPastedPositionStartsAMatch();
    void pastingInvalidTextKeepsTheMatch();
    void anUnresponsiveClipboardDoesNotBlockTheWindow();
    void aDroppedFileIsOpened();
    void thePictureOfTheBoardIsSaved();
    void picturesHighlightTheWinningRow();
    void aPictureHasTheFormatOfItsName();
    void wrongExtensionsAreRejected();
    void aPictureThatCannotBeWrittenIsReported();
    void theWindowRemembersItsSize();
    void aWindowThatWasLargerFitsTheScreen();
    void drawingIsFast();
};

void ExchangeTest::copiesThePositionShown() {
    Table table;
    table.playAll({"i9", "i7"});
    table.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text().toStdString(), to_text(table.match().position()));
    table.key(Qt::Key_Home, Qt::AltModifier);
    table.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text().toStdString(), to_text(Position(BoardSize{})));
}

void ExchangeTest::aCopiedMatchCanBePasted() {
    Table table;
    table.playAll({"i9", "i7", "j7"});
    const std::string before = to_text(table.match().position());
    table.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    table.window->startMatch(MatchSetup{});
    table.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(to_text(table.match().position()), before);
}

void ExchangeTest::aPastedPositionStartsAMatch() {
    Table table;
    table.playAll({"i9", "i7"});
    const std::string before = to_text(table.match().position());
    table.key(Qt::Key_C, Qt::ControlModifier);
    table.window->startMatch(MatchSetup{});
    table.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(to_text(table.match().position()), before);
    QCOMPARE(table.match().undoable_plies(), 0);
    QApplication::clipboard()->clear();
    table.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(table.status(), QStringLiteral("The clipboard contains no text."));
    QCOMPARE(to_text(table.match().position()), before);
}

void ExchangeTest::pastingInvalidTextKeepsTheMatch() {
    Table table;
    table.playAll({"i9"});
    const std::string before = to_text(table.match().position());
    QApplication::clipboard()->setText(QStringLiteral("a shopping list: milk"));
    table.key(Qt::Key_V, Qt::ControlModifier);
    auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY2(box->text().contains(QStringLiteral("clipboard")), qPrintable(box->text()));
    box->accept();
    QCOMPARE(to_text(table.match().position()), before);
}

void ExchangeTest::anUnresponsiveClipboardDoesNotBlockTheWindow() {
    Table table;
    QLineEdit field(table.window.get());
    field.setGeometry(0, 0, 200, 40);
    field.show();
    const QString silent = QStringLiteral("Can't paste: the program that holds the clipboard isn't responding.");
    QElapsedTimer time;
    const auto isQuick = [&] { return time.restart() < test::kSlowness * 2'000; };
    {
        QApplication::clipboard()->setText(QStringLiteral("ours"));
        const SilentOwner clipboard("CLIPBOARD");
        const SilentOwner selected("PRIMARY");
        QTRY_VERIFY(!QApplication::clipboard()->ownsClipboard());
        time.start();
        table.key(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(isQuick());
        QCOMPARE(table.status(), silent);
        QVERIFY(table.match().is_fresh());
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(isQuick());
        QTest::mouseClick(&field, Qt::MiddleButton);
        QVERIFY(isQuick());
        // Its context menu asks whether there is something to paste.
        QContextMenuEvent menu(QContextMenuEvent::Mouse, {5, 5}, field.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&field, &menu);
        QVERIFY(isQuick());
        QVERIFY(!QApplication::activePopupWidget());
        QCOMPARE(QToolTip::text(), silent);
        QVERIFY(field.text().isEmpty());
        const SilentOwner dragged("XdndSelection");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/tmp/any.atom4"))});
        QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table.window.get(), &enter);
        QVERIFY(isQuick());
        QVERIFY(!enter.isAccepted());
    }
    QApplication::clipboard()->setText(QStringLiteral("ours"));
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field.text(), QStringLiteral("ours"));
}

void ExchangeTest::aDroppedFileIsOpened() {
    Table table;
    table.playAll({"i9", "i7"});
    const std::string before = to_text(table.match().position());
    const QString name = table.folder.filePath(QStringLiteral("dropped.atom4"));
    QVERIFY(!table.session->save(name.toStdString()));
    table.window->startMatch(MatchSetup{});
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(name)});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(table.window.get(), &drop);
    QCOMPARE(to_text(table.match().position()), before);
}

void ExchangeTest::thePictureOfTheBoardIsSaved() {
    Table table;
    table.playAll({"i9", "i7"});
    const QString name = table.folder.filePath(QStringLiteral("board.png"));
    table.window->savePicture(name);
    const QImage picture(name);
    // The picture has the pieces and some of the board around them, without the dots of playable cells.
    QVERIFY2(picture.width() > 350 && picture.width() < 700, qPrintable(QString::number(picture.width())));
    const QColor dots = BoardTheme::from(table.board()->palette()).placeable;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) QVERIFY(picture.pixelColor(x, y) != dots);
    table.hover(cell("j7"));
    table.window->savePicture(name);
    QCOMPARE(QImage(name), picture);
}

void ExchangeTest::aPictureHasTheFormatOfItsName() {
    Table table;
    for (const auto& [name, format] : {std::pair("board.png", "png"), std::pair("board.PNG", "png"),
                                       std::pair("board.jpg", "jpeg"), std::pair("my.board.JPEG", "jpeg")}) {
        const QString file = table.folder.filePath(QLatin1String(name));
        table.window->savePicture(file);
        QCOMPARE(QImageReader::imageFormat(file), QByteArray(format));
        QVERIFY(QImage(file).width() > 350);
    }
}

void ExchangeTest::wrongExtensionsAreRejected() {
    Table table;
    table.playAll({"i9", "i7"});
    const auto isRefused = [&](const char* name, const char* endings) {
        const QString file = table.folder.filePath(QLatin1String(name));
        auto* box = table.window->findChild<QMessageBox*>();
        QVERIFY(box);
        QCOMPARE(box->text(), QStringLiteral("Couldn't save %1: the name must end in %2.")
                                  .arg(QLatin1String(name), QLatin1String(endings)));
        delete box;
        QVERIFY(!QFile::exists(file));
    };
    for (const char* name : {"board.gif", "board.pdf", "board.bmp", "board 2.5", "board"}) {
        table.window->savePicture(table.folder.filePath(QLatin1String(name)));
        isRefused(name, ".png, .jpg, .jpeg, .svg");
    }
    AnimationExport animations(table.window.get());
    for (const char* name : {"round.png", "round.webp", "round"}) {
        animations.begin(table.match(), {table.board()->palette(), table.window->font()},
                         table.folder.filePath(QLatin1String(name)));
        isRefused(name, ".gif");
    }
    for (const char* name : {"match.png", "match.lines"}) {
        QTimer::singleShot(0, table.window.get(), [&] {
            auto* typed = table.window->findChild<QFileDialog*>()->findChild<QLineEdit*>();
            typed->setText(table.folder.filePath(QLatin1String(name)));
            QTest::keyClick(typed, Qt::Key_Return);
        });
        trigger(table, "saveAs");
        isRefused(name, ".atom4");
    }
}

// Both formats show a glow under the four winning pieces, and the SVG dims the others.
void ExchangeTest::picturesHighlightTheWinningRow() {
    Table table;
    table.playAll({"i7", "i9", "h7", "h6", "j7", "j9", "i6", "h9", "j8"});
    QVERIFY(table.match().is_over());
    const QString png = table.folder.filePath(QStringLiteral("board.png"));
    table.window->savePicture(png);
    const QImage picture(png);
    const QColor glow = BoardTheme::from(table.board()->palette()).glow;
    int shining = 0;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2) {
            const QColor found = picture.pixelColor(x, y);
            shining += std::abs(found.red() - glow.red()) + std::abs(found.green() - glow.green()) +
                                   std::abs(found.blue() - glow.blue()) <
                               40
                           ? 1
                           : 0;
        }
    QVERIFY2(shining > 200, qPrintable(QString::number(shining)));
    const QString svg = table.folder.filePath(QStringLiteral("board.svg"));
    table.window->savePicture(svg);
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray drawing = file.readAll();
    QCOMPARE(drawing.count("fill=\"url(#glow)\""), 4);
    QCOMPARE(drawing.count("opacity=\"0.4\""), table.match().position().piece_count() - 4);
}

void ExchangeTest::aPictureThatCannotBeWrittenIsReported() {
    Table table;
    table.window->savePicture(table.folder.filePath(QStringLiteral("no/such/board.png")));
    auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY(box->text().startsWith(QStringLiteral("Couldn't write board.png")));
    box->accept();
}

void ExchangeTest::theWindowRemembersItsSize() {
    Table table;
    table.window->resize(900, 700);
    QTRY_COMPARE(table.window->size(), QSize(900, 700));
    table.window->close();
    MainWindow again(*table.session);
    QVERIFY(again.restorePlace());
    QCOMPARE(again.size(), QSize(900, 700));
}

// After a change of scale, resolution or screens, the saved window may be larger than the screen or partly outside it.
void ExchangeTest::aWindowThatWasLargerFitsTheScreen() {
    Table table;
    LinesTable lines;
    for (const bool fills : {false, true})
        for (GameWindow* window : std::initializer_list<GameWindow*>{table.window.get(), lines.window.get()}) {
            const QRect room = window->screen()->availableGeometry();
            QWidget was;
            was.setGeometry(room.translated(room.width() * 2 / 3, 50).adjusted(0, 0, 200, 300));
            if (fills) was.setWindowState(Qt::WindowMaximized);
            const char* key = window == table.window.get() ? "window/geometry" : "lines/geometry";
            keepWindowPlace(was, key);
            window->hide();
            QVERIFY(window->restorePlace());
            window->show();
            QVERIFY(QTest::qWaitForWindowExposed(window));
            QCOMPARE(window->isMaximized(), fills);
            window->showNormal();
            QTRY_VERIFY2(!window->isMaximized() && room.contains(window->frameGeometry()), key);
        }
}

// The fastest of many runs counts, since a busy machine slows the others.
void ExchangeTest::drawingIsFast() {
    Position position{BoardSize{}};
    std::optional<Reaction> last;
    while (!position.is_over() && position.legal_moves().size() > 1)
        last = position.play_legal(position.legal_moves().front());
    BoardView board;
    board.setAttribute(Qt::WA_DontShowOnScreen);
    board.resize(1920, 1080);
    board.show();
    board.showPosition(position, last ? &*last : nullptr);
    QImage target(board.size(), QImage::Format_RGB32);
    const auto fastest = [&](const QRegion& region) {
        qint64 best = std::numeric_limits<qint64>::max();
        for (int run = 0; run < 100; ++run) {
            QElapsedTimer clock;
            clock.start();
            board.render(&target, region.boundingRect().topLeft(), region, QWidget::RenderFlags());
            best = std::min(best, clock.nsecsElapsed());
        }
        return static_cast<double>(best) / 1e6;
    };
    const double whole = fastest(board.rect());
    const QPoint middle = board.cellCentre(cell("i8"));
    const int reach = static_cast<int>(board.boardLayout().spacing() * 2);
    const double hover = fastest(QRect(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach));
    qInfo("whole board %.2f ms, around one cell %.2f ms", whole, hover);
    QVERIFY(whole < test::kSlowness * 4);
    QVERIFY(hover < test::kSlowness * 1);
}

ATOM4_WINDOW_TEST(ExchangeTest)

}  // namespace atom4::ui::exchange_test

#include "tests/ui/atom4/exchange_test.moc"
