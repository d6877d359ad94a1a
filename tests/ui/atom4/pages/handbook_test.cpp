// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The handbook window: reading, searching, going to a lesson and saving as PDF, with mouse and keys.
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QToolButton>

#include "core/atom4/training/handbook.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/language.h"

namespace atom4::ui::handbook_test {

namespace {

HandbookWindow& openedIn(Table& table) {
    table.key(Qt::Key_F1);
    return *table.window->handbook();
}

QString textOf(const HandbookWindow& window) {
    return window.browser()->toPlainText();
}

void clickRow(const HandbookWindow& window, int row) {
    QListWidget* list = window.list();
    list->scrollToItem(list->item(row));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
}

// Clicks the last link with that text.
void follow(const HandbookWindow& window, const QString& text) {
    HandbookBrowser* browser = window.browser();
    QTextCursor found(browser->document());
    found.movePosition(QTextCursor::End);
    found = browser->document()->find(text, found, QTextDocument::FindBackward);
    QVERIFY(!found.isNull());
    browser->setTextCursor(found);
    browser->ensureCursorVisible();
    found.setPosition(found.selectionStart() + 1);
    QTest::mouseClick(browser->viewport(), Qt::LeftButton, {}, browser->cursorRect(found).center());
}

// Returns whether a line of that colour runs across most of the page.
bool hasLine(const HandbookWindow& window, const QColor& colour) {
    const QImage page = window.browser()->viewport()->grab().toImage();
    for (int y = 0; y < page.height(); ++y) {
        int inColour = 0;
        for (int x = 0; x < page.width(); ++x) inColour += page.pixelColor(x, y) == colour ? 1 : 0;
        if (inColour > page.width() * 4 / 5) return true;
    }
    return false;
}

// Returns the first picture of the page.
QImage firstPicture(const HandbookWindow& window) {
    const QVariant drawn =
        window.browser()->document()->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("example:0")));
    return drawn.value<QPixmap>().toImage();
}

}  // namespace

class HandbookTest : public QObject {
    Q_OBJECT

private slots:
    void contentsLeadToEachPage();
    void linksCanBeFollowedBackAndForward();
    void wordsAreFoundAndMarked();
    void escapeEndsTheSearchAndThenTheWindow();
    void pagesLinkToTheirLessonsAndBack();
    void boardsFollowColoursStyleAndLanguage();
    void scriptsWithoutItalicsStandUpright_data();
    void scriptsWithoutItalicsStandUpright();
    void theWholeHandbookIsSavedAsPdf();
    void aNarrowWindowHasTheListAbove();
};

void HandbookTest::contentsLeadToEachPage() {
    Table table;
    HandbookWindow& window = openedIn(table);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QCOMPARE(window.list()->count(), static_cast<int>(kWindowHandbookPages.size()));
    for (int row = static_cast<int>(kWindowHandbookPages.size()) - 1; row >= 0; --row) {
        clickRow(window, row);
        const HandbookPage page = kWindowHandbookPages[static_cast<std::size_t>(row)];
        QCOMPARE(window.browser()->page(), page);
        for (const HandbookBlock& block : blocks_of(page))
            for (const std::string& text : texts_of(block))
                QVERIFY2(textOf(window).contains(QString::fromStdString(text)), text.c_str());
        takePicture(window, QStringLiteral("handbook/%1").arg(row + 1));
    }
    // The key does not open a second window.
    table.key(Qt::Key_F1);
    QCOMPARE(table.window->findChildren<HandbookWindow*>().size(), 1);
}

void HandbookTest::linksCanBeFollowedBackAndForward() {
    Table table;
    HandbookWindow& window = openedIn(table);
    QTRY_COMPARE(QApplication::activeWindow(), &window);
    auto* back = window.findChild<QToolButton*>(QStringLiteral("back"));
    QVERIFY(!back->isEnabled());
    follow(window, QStringLiteral("How colours mix"));
    QCOMPARE(window.browser()->page(), HandbookPage::kMixing);
    QCOMPARE(window.list()->currentRow(), static_cast<int>(HandbookPage::kMixing));
    follow(window, QStringLiteral("White and black"));
    QCOMPARE(window.browser()->page(), HandbookPage::kGoals);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(window.browser()->page(), HandbookPage::kMixing);
    QTest::keyClick(window.browser(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window.browser()->page(), HandbookPage::kRules);
    QTest::keyClick(window.browser(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(window.browser()->page(), HandbookPage::kMixing);
}

void HandbookTest::wordsAreFoundAndMarked() {
    Table table;
    HandbookWindow& window = openedIn(table);
    QTRY_COMPARE(QApplication::activeWindow(), &window);
    QTest::keyClick(window.browser(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(window.search()->hasFocus());
    QTest::keyClicks(window.search(), QStringLiteral("WIRE"));
    const auto found = find_in_handbook("wire");
    QCOMPARE(window.list()->count(), static_cast<int>(found.size()));
    for (const Finding& finding : found) {
        QTest::keyClick(window.search(), Qt::Key_Return);
        QCOMPARE(window.browser()->page(), finding.page);
        QVERIFY(window.browser()->markCount() > 0);
        for (const auto& mark : window.browser()->extraSelections())
            QCOMPARE(mark.cursor.selectedText(), QStringLiteral("wire"));
        const QTextCursor place = window.browser()->textCursor();
        QVERIFY(window.browser()->viewport()->rect().contains(window.browser()->cursorRect(place).center()));
    }
    window.search()->selectAll();
    QTest::keyClicks(window.search(), QStringLiteral("zeppelin"));
    QCOMPARE(window.list()->count(), 1);
    QCOMPARE(window.list()->item(0)->text(), QStringLiteral("The handbook doesn't mention zeppelin."));
    QCOMPARE(window.browser()->markCount(), 0);
    QTest::keyClick(window.search(), Qt::Key_Return);
    QVERIFY(window.isVisible());
}

void HandbookTest::escapeEndsTheSearchAndThenTheWindow() {
    Table table;
    QPointer<HandbookWindow> window = &openedIn(table);
    QTRY_COMPARE(QApplication::activeWindow(), window.data());
    window->search()->setFocus();
    QTest::keyClicks(window->search(), QStringLiteral("red"));
    QTest::keyClick(window->search(), Qt::Key_Escape);
    QVERIFY(window->isVisible() && window->search()->text().isEmpty());
    QCOMPARE(window->list()->count(), static_cast<int>(kWindowHandbookPages.size()));
    QTest::keyClick(window->search(), Qt::Key_Escape);
    QTRY_VERIFY(!window);
    QVERIFY(!table.window->handbook());
}

void HandbookTest::pagesLinkToTheirLessonsAndBack() {
    Table table;
    HandbookWindow& window = openedIn(table);
    window.openAt(HandbookPage::kForks);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    follow(window, QStringLiteral("Try it: lesson 9"));
    QCOMPARE(window.browser()->page(), HandbookPage::kForks);
    LessonPage* lessons = table.window->lessons()->page();
    QVERIFY(lessons != nullptr);
    QCOMPARE(lessons->course().lesson(), LessonId::kFork);
    // And back to the page about the current lesson.
    lessons->begin(LessonId::kPropagators);
    QTest::mouseClick(lessons->findChild<QToolButton*>(QStringLiteral("handbook")), Qt::LeftButton);
    QCOMPARE(table.window->handbook()->browser()->page(), HandbookPage::kPropagators);
}

void HandbookTest::boardsFollowColoursStyleAndLanguage() {
    Table table;
    HandbookWindow& window = openedIn(table);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(hasLine(window, BoardTheme::from(window.palette()).cardBorder));
    const QImage light = firstPicture(window);
    QVERIFY(!light.isNull());
    window.setPieceStyle(PieceStyle::kLetters);
    const QImage lettered = firstPicture(window);
    QVERIFY(lettered != light);
    window.setPalette(QPalette(QColor(0x30, 0x30, 0x34)));
    QTRY_VERIFY(firstPicture(window) != lettered);
    QVERIFY(hasLine(window, BoardTheme::from(window.palette()).cardBorder));
    window.openAt(HandbookPage::kMixing);
    speak(*languageOf(QStringLiteral("de")));
    QTRY_VERIFY(textOf(window).startsWith(QStringLiteral("Wie Farben sich mischen")));
    QCOMPARE(window.list()->item(0)->text(), QStringLiteral("Die Regeln"));
    speak(LanguageChoice::kEnglish);
    QTRY_COMPARE(window.list()->item(0)->text(), QStringLiteral("The rules"));
}

void HandbookTest::scriptsWithoutItalicsStandUpright_data() {
    QTest::addColumn<bool>("hasItalics");
    for (const char* language : {"en", "ru"}) QTest::newRow(language) << true;
    for (const char* language : {"ar", "he", "ja", "ko", "zh_CN", "zh_TW"}) QTest::newRow(language) << false;
}

// Arabic fonts often have no italics, and boxes would be shown instead.
void HandbookTest::scriptsWithoutItalicsStandUpright() {
    QFETCH(const bool, hasItalics);
    speak(*languageOf(QString::fromLatin1(QTest::currentDataTag())));
    HandbookWindow window;
    bool isSlanted = false;
    for (const HandbookPage page : kWindowHandbookPages) {
        window.openAt(page);
        for (const QTextFormat& format : window.browser()->document()->allFormats())
            isSlanted = isSlanted || format.toCharFormat().fontItalic();
    }
    speak(LanguageChoice::kEnglish);
    QCOMPARE(isSlanted, hasItalics);
}

void HandbookTest::theWholeHandbookIsSavedAsPdf() {
    Table table;
    HandbookWindow& window = openedIn(table);
    const QString name = table.folder.filePath(QStringLiteral("handbook.pdf"));
    window.savePdf(name);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF"));
    QVERIFY(pdf.count("/Type /Page\n") >= static_cast<int>(kWindowHandbookPages.size()));
    // It is not saved under a name with another extension.
    const QString other = table.folder.filePath(QStringLiteral("handbook.html"));
    window.savePdf(other);
    auto* box = window.findChild<QMessageBox*>();
    QVERIFY(box);
    QCOMPARE(box->text(), QStringLiteral("Couldn't save handbook.html: the name must end in .pdf."));
    QVERIFY(!QFile::exists(other));
    box->accept();
}

void HandbookTest::aNarrowWindowHasTheListAbove() {
    Table table;
    HandbookWindow& window = openedIn(table);
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.resize(480, 800);
    QTRY_VERIFY(window.browser()->mapTo(&window, QPoint()).y() >=
                window.list()->mapTo(&window, QPoint(0, window.list()->height())).y());
    window.resize(900, 680);
    QTRY_VERIFY(window.browser()->mapTo(&window, QPoint()).x() >= window.list()->width());
}

ATOM4_WINDOW_TEST(HandbookTest)

}  // namespace atom4::ui::handbook_test

#include "tests/ui/atom4/pages/handbook_test.moc"
