// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The position editor, and the board as an SVG drawing and on paper.
#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPdfWriter>
#include <QPushButton>
#include <QScopeGuard>
#include <QXmlStreamReader>

#include "core/atom4/rules/notation.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/position_dialog.h"
#include "ui/atom4/window/board_svg.h"
#include "ui/atom4/window/match_print.h"

namespace atom4::ui::position_test {

namespace {

// The dialog, and what a player does in it.
struct Editor {
    explicit Editor(const Position& position = Position(BoardSize{6, 6})) : dialog(position, Settings()) {
        dialog.show();
        require(QTest::qWaitForWindowExposed(&dialog));
    }
    void click(const char* name) {
        auto* board = dialog.findChild<BoardView*>();
        QTest::mouseClick(board, Qt::LeftButton, Qt::NoModifier, board->cellCentre(cell(name)));
    }
    template <class Widget>
    Widget* part(const char* name) {
        return dialog.findChild<Widget*>(QLatin1String(name));
    }
    void choose(Colour colour) {
        dialog.findChild<QAbstractButton*>(QStringLiteral("brush%1").arg(lights(colour)))->click();
    }
    void type(const QString& text) {
        auto* field = part<PositionText>("text");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QString remark() { return part<QLabel>("remark")->text(); }
    [[nodiscard]] bool canPlay() {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Play from Here")) return button->isEnabled();
        return false;
    }
    [[nodiscard]] std::string text() { return to_text(dialog.position()); }

    PositionDialog dialog;
};

}  // namespace

class PositionTest : public QObject {
    Q_OBJECT

private slots:
    void piecesArePlacedAndRemoved();
    void theColourToPlayIsChosen();
    void validTextIsAcceptedAndInvalidTextRejected();
    void validTextIsAcceptedAsSoonAsItIsComplete();
    void theBoardDoesNotMoveWhenTheRemarkChanges_data();
    void theBoardDoesNotMoveWhenTheRemarkChanges();
    void escapeLeavesAtOnce();
    void aPositionOutOfReachIsReported();
    void aWonPositionCannotBePlayed();
    void changesCanBeUndoneAndRedone();
    void theBoardGrowsAndShrinks();
    void aPastedFinishedPositionStartsNoMatch();
    void aMatchStartsFromTheSetUpPosition();
    void aDrawingHasEveryPiece_data();
    void aDrawingHasEveryPiece();
    void aRoundIsPrinted();
};

void PositionTest::piecesArePlacedAndRemoved() {
    Editor editor;
    QCOMPARE(editor.text(), std::string("6/6/2GP2/6/6/6 R"));
    editor.click("d4");
    QCOMPARE(editor.text(), std::string("6/6/2GP2/3R2/6/6 R"));
    editor.choose(Colour::kWhite);
    editor.click("d4");
    QCOMPARE(editor.text(), std::string("6/6/2GP2/3W2/6/6 R"));
    editor.click("d4");
    QCOMPARE(editor.text(), std::string("6/6/2GP2/6/6/6 R"));
    editor.part<QAbstractButton>("brush8")->click();
    editor.click("c3");
    QCOMPARE(editor.text(), std::string("6/6/3P2/6/6/6 R"));
    editor.part<QPushButton>("clear")->click();
    QCOMPARE(editor.text(), std::string("6/6/6/6/6/6 R"));
    QVERIFY(!editor.canPlay());
    editor.part<QPushButton>("start")->click();
    QCOMPARE(editor.text(), std::string("6/6/2GP2/6/6/6 R"));
    QVERIFY(editor.canPlay());
}

void PositionTest::theColourToPlayIsChosen() {
    Editor editor;
    auto* toPlay = editor.part<QComboBox>("toPlay");
    toPlay->setFocus();
    QTest::keyClick(toPlay, Qt::Key_Down);
    QCOMPARE(editor.dialog.position().to_play(), Colour::kYellow);
}

void PositionTest::validTextIsAcceptedAndInvalidTextRejected() {
    Editor editor;
    editor.type(QStringLiteral("6/6/2WK2/3R2/6/6 B"));
    QCOMPARE(editor.text(), std::string("6/6/2WK2/3R2/6/6 B"));
    QVERIFY(editor.dialog.isVisible());
    editor.type(QStringLiteral("6/6/2XK2/3R2/6/6 B"));
    QCOMPARE(editor.text(), std::string("6/6/2WK2/3R2/6/6 B"));
    QVERIFY2(editor.remark().contains(QStringLiteral("character 6")), qPrintable(editor.remark()));
    QVERIFY(!editor.canPlay());
    editor.click("a1");
    QVERIFY(editor.canPlay());
}

void PositionTest::validTextIsAcceptedAsSoonAsItIsComplete() {
    Editor editor;
    // Before the window is active, no field has the focus.
    QVERIFY(QTest::qWaitForWindowActive(&editor.dialog));
    editor.type(QStringLiteral("rubbish"));
    QVERIFY(!editor.canPlay());
    auto* field = editor.part<PositionText>("text");
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("6/6/2WK2/3R2/6/6 "));
    QVERIFY2(!editor.canPlay(), "the text is not whole yet");
    QVERIFY(editor.remark().startsWith(QStringLiteral("Invalid position")));
    QTest::keyClicks(field, QStringLiteral("B"));
    QVERIFY(field->hasFocus());
    QVERIFY(editor.canPlay());
    QCOMPARE(editor.text(), std::string("6/6/2WK2/3R2/6/6 B"));
    QCOMPARE(to_text(editor.dialog.findChild<BoardView*>()->position()), editor.text());
    // The typed text stays unchanged, and the cursor stays in place.
    QCOMPARE(field->toPlainText(), QStringLiteral("6/6/2WK2/3R2/6/6 B"));
    QTest::keyClick(field, Qt::Key_Backspace);
    QVERIFY(!editor.canPlay());
    QTest::keyClicks(field, QStringLiteral("P"));
    // The button's Alt key plays the position shown, although the field still has the focus.
    editor.dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&editor.dialog));
    QTest::keyClick(field, Qt::Key_P, Qt::AltModifier);
    QTRY_VERIFY(!editor.dialog.isVisible());
    QCOMPARE(editor.dialog.result(), int(QDialog::Accepted));
    QCOMPARE(editor.text(), std::string("6/6/2WK2/3R2/6/6 P"));
}

void PositionTest::theBoardDoesNotMoveWhenTheRemarkChanges_data() {
    QTest::addColumn<int>("language");
    for (const Language& language : languages())
        QTest::newRow(qPrintable(language.code)) << static_cast<int>(language.choice);
}

void PositionTest::theBoardDoesNotMoveWhenTheRemarkChanges() {
    QFETCH(const int, language);
    speak(static_cast<LanguageChoice>(language));
    const auto english = qScopeGuard([] { speak(LanguageChoice::kEnglish); });
    Editor editor;
    const auto* board = editor.dialog.findChild<BoardView*>();
    const QRect before = board->geometry();
    const QSize window = editor.dialog.size();
    QStringList remarks{editor.remark()};
    const auto stays = [&] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        const bool isNew = !remarks.contains(editor.remark());
        remarks += editor.remark();
        return isNew && board->geometry() == before && editor.dialog.size() == window;
    };
    editor.click("a1");  // a warning: this position never arises, as the piece touches no other
    QVERIFY(stays());
    editor.part<QPushButton>("clear")->click();  // no piece that the next one could touch
    QVERIFY(stays());
    editor.type(QStringLiteral("6/6/3P2/6/6/6 R 6/6/6/6/6/6"));
    QVERIFY(stays());
    editor.type(QStringLiteral("6/6/1WW3/6/6/6 R"));  // the middle is empty
    QVERIFY(stays());
    editor.type(QStringLiteral("WWWW2/6/2GP2/6/KKK3/6 R"));  // won
    QVERIFY(stays());
    editor.choose(Colour::kBlack);
    editor.click("d5");  // both would have won
    QVERIFY(stays());
}

// Escape closes the dialog even while the board shows its cursor.
void PositionTest::escapeLeavesAtOnce() {
    Editor editor;
    auto* board = editor.dialog.findChild<BoardView*>();
    QTRY_VERIFY(board->hasFocus());  // only a board with the focus shows its cursor
    QTest::keyClick(board, Qt::Key_Right);
    QVERIFY(board->isCursorShown());
    QTest::keyClick(board, Qt::Key_Escape);
    QVERIFY(!editor.dialog.isVisible());
    QCOMPARE(editor.dialog.result(), int(QDialog::Rejected));
}

void PositionTest::aPositionOutOfReachIsReported() {
    Editor editor;
    editor.click("a1");
    QVERIFY2(editor.remark().contains(QStringLiteral("the piece at a1")), qPrintable(editor.remark()));
    QVERIFY(editor.canPlay());
    editor.click("a1");
    QVERIFY(!editor.remark().contains(QStringLiteral("never arises")));
}

void PositionTest::aWonPositionCannotBePlayed() {
    Editor editor;
    editor.type(QStringLiteral("WWWW2/6/2GP2/6/6/6 R"));
    QVERIFY(editor.remark().startsWith(QStringLiteral("Player 1 already has four in a row")));
    QVERIFY(!editor.canPlay());
    editor.type(QStringLiteral("WWWW2/6/2GP2/6/KKK3/6 R"));
    editor.choose(Colour::kBlack);
    editor.click("d5");
    QVERIFY(editor.remark().contains(QStringLiteral("both players")));
    QCOMPARE(editor.text(), std::string("WWWW2/6/2GP2/6/KKK3/6 R"));
}

void PositionTest::changesCanBeUndoneAndRedone() {
    Editor editor;
    const std::string first = editor.text();
    editor.click("a1");
    const std::string second = editor.text();
    QTest::keyClick(editor.dialog.findChild<BoardView*>(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.text(), first);
    QTest::keyClick(editor.dialog.findChild<BoardView*>(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor.text(), second);
    editor.part<QPushButton>("clear")->click();
    QTest::keyClick(editor.dialog.findChild<BoardView*>(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.text(), second);
}

void PositionTest::theBoardGrowsAndShrinks() {
    Editor editor;
    QTest::keyClick(editor.part<QSpinBox>("rows"), Qt::Key_Up);
    QTest::keyClick(editor.part<QSpinBox>("columns"), Qt::Key_Up);
    QCOMPARE(editor.dialog.position().size(), (BoardSize{7, 7}));
    editor.type(QStringLiteral("8/8/8/3GP3/8/8/8/8 R"));
    QCOMPARE(editor.part<QSpinBox>("rows")->value(), 8);
    QTest::keyClick(editor.part<QSpinBox>("rows"), Qt::Key_Down);
    QCOMPARE(editor.text(), std::string("8/8/8/3GP3/8/8/8 R"));
}

void PositionTest::aPastedFinishedPositionStartsNoMatch() {
    Table table;
    table.click(cell("i9"));
    QApplication::clipboard()->setText(QStringLiteral("WWWW2/6/2GP2/6/6/6 R"));
    table.window->findChild<QAction*>(QStringLiteral("paste"))->trigger();
    QVERIFY2(table.status().startsWith(QStringLiteral("Player 1 already has four in a row")),
             qPrintable(table.status()));
    QCOMPARE(table.match().plies().size(), std::size_t{1});
}

void PositionTest::aMatchStartsFromTheSetUpPosition() {
    Table table;
    trigger(table, "setUp");
    auto* dialog = table.window->findChild<PositionDialog*>();
    QVERIFY(dialog != nullptr);
    QTest::qWait(50);
    auto* board = dialog->findChild<BoardView*>();
    QTest::mouseClick(board, Qt::LeftButton, Qt::NoModifier, board->cellCentre(cell("i7")));
    takePicture(*dialog, QStringLiteral("set-up"));
    dialog->accept();
    QCOMPARE(to_text(table.match().position()), std::string("16/16/16/16/16/16/8R7/7GP7/16/16/16/16/16/16/16/16 R"));
    table.click(cell("h7"));
    QCOMPARE(table.match().undoable_plies(), 1);
}

void PositionTest::aDrawingHasEveryPiece_data() {
    QTest::addColumn<int>("style");
    QTest::newRow("plain") << static_cast<int>(PieceStyle::kPlain);
    QTest::newRow("letters") << static_cast<int>(PieceStyle::kLetters);
    QTest::newRow("patterns") << static_cast<int>(PieceStyle::kPatterns);
}

void PositionTest::aDrawingHasEveryPiece() {
    QFETCH(const int, style);
    const Position position = *parse_position("KBGCRPYW/8/8/8/8/8 R");
    const QByteArray svg =
        boardSvg(position, cell("a1"), BoardTheme::from(QPalette(Qt::white)), static_cast<PieceStyle>(style));
    QXmlStreamReader reader(svg);
    int pieces = 0;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QStringLiteral("use")) ++pieces;
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(pieces, 8);
    if (const QString folder = qEnvironmentVariable("ATOM4_SCREENSHOTS"); !folder.isEmpty()) {
        QFile file(folder + QStringLiteral("/board-%1.svg").arg(style));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(svg);
    }
    // The window saves a drawing if the file is named .svg.
    Table table;
    const QString name = table.folder.filePath(QStringLiteral("board.svg"));
    table.window->savePicture(name);
    QFile saved(name);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().startsWith("<?xml"));
}

void PositionTest::aRoundIsPrinted() {
    Table table;
    table.playAll({"i9", "i7", "h9"});
    const QString name = table.folder.filePath(QStringLiteral("round.pdf"));
    {
        QPdfWriter paper(name);
        paper.setPageSize(QPageSize(QPageSize::A4));
        MatchPrint::print(paper, table.match(), table.board()->grab().toImage());
    }
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    if (const QString folder = qEnvironmentVariable("ATOM4_SCREENSHOTS"); !folder.isEmpty())
        QFile::copy(name, folder + QStringLiteral("/round.pdf"));
}

ATOM4_WINDOW_TEST(PositionTest)

}  // namespace atom4::ui::position_test

#include "tests/ui/atom4/position_test.moc"
