// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Recent files, and files that vanish, change or cannot be written.
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTextDocument>
#include <QTimer>
#include <QWindow>
#include <cstdio>

#include "core/atom4/rules/notation.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/window/match_print.h"
#include "ui/common/recent_files.h"
#include "ui/common/untrusted_text.h"
#include "ui/widgets/elided_label.h"

namespace atom4::ui::files_test {

namespace {

using Paths = std::vector<std::filesystem::path>;

QStringList entries(const Table& table) {
    auto* menu = table.window->findChild<RecentFilesMenu*>();
    emit menu->aboutToShow();
    QStringList texts;
    for (const QAction* action : menu->actions())
        if (!action->isSeparator()) texts += action->text();
    return texts;
}

// Saves a match of that many moves, at most three, and returns its path.
QString savedGame(const QTemporaryDir& folder, const QString& name, int plies) {
    Match match;
    for (const char* move : {"i9", "i7", "h7"})
        if (plies-- > 0) require(match.play(cell(move)).has_value());
    const auto records = match.records();
    const QString path = folder.filePath(name);
    require(!write_file(path.toStdString(), to_text(std::span(records))));
    return path;
}

// Answers the next modal box with the button of that name, and records its text.
struct Answer {
    QStringList said;
    void by(const QString& button) {
        QTimer::singleShot(0, QCoreApplication::instance(), [this, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            require(box != nullptr);
            said += box->text();
            if (auto* chosen = box->findChild<QPushButton*>(button))
                chosen->click();
            else
                box->reject();
        });
    }
};

}  // namespace

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void theLastUsedComesFirst();
    void matchesOfVersion500AreOpened();
    void openingSaysWhereThePreviousMatchIs();
    void theListDropsMissingFiles();
    void invalidEntriesAreDropped();
    void saveAsksBeforeReplacingAChangedFile();
    void aFileThatVanishedIsSavedAgain();
    void aFullDiskLosesNothing();
    void fileNamesAreShownLiterally_data();
    void fileNamesAreShownLiterally();
    void aFileOfAnyNameIsSaved();
    void playerNamesAreShownLiterally();
    void theTitleMarksUnsavedChanges();
    void unfinishedMatchesAreResumed();
    void aSignatureAfterAMatchIsIgnored();
    void aSignatureAfterAResumedRecordIsIgnored();
    void anUnsavedMatchShowsAWarningAndAsksBeforeQuitting();
    void anUnreadableMatchIsReportedAndKept();
};

void FilesTest::matchesOfVersion500AreOpened() {
    Table table;
    for (const char* name : {"match.atom4", "set-up.atom4"}) {
        const std::string path = std::string(ATOM4_TEST_DATA "/5.0.0/") + name;
        table.window->openFile(QString::fromStdString(path));
        QCOMPARE(QString::fromStdString(to_text(table.match().records())), QString::fromStdString(*read_file(path)));
    }
}

void FilesTest::openingSaysWhereThePreviousMatchIs() {
    const QString kept = QStringLiteral(" Your previous match is saved under Game > Resume.");
    Table table;
    const QString file = table.folder.filePath(QStringLiteral("mine.atom4"));
    table.playAll({"i9", "i7"});
    QVERIFY(!table.session->save(file.toStdString()));
    table.window->openFile(file);
    QCOMPARE(table.status(), QStringLiteral("Opened mine.atom4."));
    table.playAll({"j7"});
    table.window->openFile(file);
    QCOMPARE(table.status(), QStringLiteral("Opened mine.atom4.") + kept);

    table.playAll({"j7"});
    table.session.reset();
    SessionOptions options;
    options.file = file.toStdString();
    const auto next = Session::begin(options);
    const MainWindow window(**next);
    QCOMPARE(window.findChild<SidePanel*>()->news(), QStringLiteral("Opened mine.atom4.") + kept);
}

// A match in play is replaced by a demo, and that by another match.
void FilesTest::unfinishedMatchesAreResumed() {
    Table table;
    auto* menu = table.window->findChild<UnfinishedMenu*>();
    QVERIFY(menu != nullptr && !menu->isEnabled());
    table.click(cell("i9"));
    MatchSetup demo;
    demo.seats = {Seat::computer(0), Seat::computer(0)};
    table.window->startMatch(demo);
    QTRY_VERIFY(table.match().undoable_plies() > 2);
    table.window->startMatch({{}, {Seat::human(QStringLiteral("A&B %2 <b>").toStdString()), Seat::human()}});
    QCOMPARE(table.match().undoable_plies(), 0);
    table.click(cell("i7"));
    table.click(cell("i9"));
    table.window->startMatch(MatchSetup{});
    QVERIFY(menu->isEnabled());
    QStringList texts;
    emit menu->aboutToShow();
    for (const QAction* action : menu->actions()) texts += action->text();
    texts.sort();
    QCOMPARE(texts.size(), 2);
    QVERIFY2(texts.constFirst().startsWith(QStringLiteral("A&&B %2 <b> vs. Player 2, round 1, 0:0, last played ")),
             qPrintable(texts.join(QLatin1Char('\n'))));
    QVERIFY2(texts.constLast().startsWith(QStringLiteral("Player 1 vs. Player 2, round 1, 0:0, last played ")),
             qPrintable(texts.join(QLatin1Char('\n'))));
    for (QAction* action : menu->actions())
        if (action->text() == texts.constLast()) {
            action->trigger();
            break;
        }
    QCOMPARE(table.match().undoable_plies(), 1);
    QCOMPARE(table.status(), QStringLiteral("Match resumed."));
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().constFirst()->trigger();
    QCOMPARE(table.match().undoable_plies(), 2);
    table.match().resign(Player::kFirst);
    emit menu->aboutToShow();
    menu->actions().constFirst()->trigger();
    QCOMPARE(table.match().undoable_plies(), 1);
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().constFirst()->trigger();
    QCOMPARE(table.match().score(), (ByPlayer<int>{0, 1}));
    QVERIFY2(table.match().next_round(), "the match that was left has another round");
}

void FilesTest::aSignatureAfterAMatchIsIgnored() {
    Table table;
    const std::filesystem::path file = table.folder.filePath(QStringLiteral("mail.atom4")).toStdString();
    Match match;
    QVERIFY(match.play(cell("i9")));
    const auto records = match.records();
    QVERIFY(!write_file(file, to_text(records) + "-- \nAda\n"));
    table.window->openFile(file);
    QCOMPARE(table.match().undoable_plies(), 1);
    QCOMPARE(table.status(), QStringLiteral("Opened %1. The saved game ends before line 11. The rest of the file was "
                                            "ignored.")
                                 .arg(shownName(file)));
}

void FilesTest::aSignatureAfterAResumedRecordIsIgnored() {
    Table table;
    table.playAll({"i9", "i7"});
    SessionOptions options;
    options.record = table.folder.filePath(QStringLiteral("evening.atom4")).toStdString();
    QVERIFY(!write_file(*options.record, to_text(table.match().records()) + "\n-- \nAda\n"));
    table.session.reset();
    const auto session = Session::begin(options);
    QVERIFY((*session)->was_resumed() && (*session)->ignored_line());
    const MainWindow window(**session);
    const QString news = window.findChild<SidePanel*>()->news();
    QVERIFY2(news.startsWith(QStringLiteral("Resumed your last match. ")), qPrintable(news));
    QVERIFY2(news.contains(QString::number(*(*session)->ignored_line())), qPrintable(news));
}

void FilesTest::anUnsavedMatchShowsAWarningAndAsksBeforeQuitting() {
    Table table;
    auto* notice = table.window->findChild<UnsavedNotice*>();
    QVERIFY(!notice->isVisible());
    table.click(cell("i9"));
    QVERIFY(!notice->isVisible());
    // A folder in place of the file.
    const QString file = table.folder.filePath(QStringLiteral("atom4/match.atom4"));
    QVERIFY(QFile::remove(file) && QDir().mkpath(file + QStringLiteral("/x")));
    table.click(cell("i7"));
    QVERIFY(table.status().startsWith(QStringLiteral("Autosave failed: it is a folder.")));
    table.click(cell("h9"));
    QVERIFY2(notice->isVisible(), "for as long as it lasts");
    QVERIFY(notice->toolTip().contains(QStringLiteral("Autosave failed")));
    takePicture(*table.window, QStringLiteral("not-kept"));
    table.key(Qt::Key_N, Qt::ControlModifier);
    QVERIFY2(!table.window->findChild<QLabel*>(QStringLiteral("kept"))->isVisible(), "it is not saved");
    QTest::keyClick(table.window->focusWidget(), Qt::Key_Escape);

    Answer answer;
    answer.by(QStringLiteral("cancel"));
    QVERIFY(!table.window->close());
    QVERIFY(table.window->isVisible());
    QVERIFY(answer.said.constFirst().endsWith(QStringLiteral("It will be lost if you quit.")));
    // Once saving works again, there is no warning any more.
    QVERIFY(QDir(file).removeRecursively());
    table.click(cell("h7"));
    QVERIFY(!notice->isVisible());
    QCOMPARE(table.status(), QStringLiteral("Autosave is working again."));
    QVERIFY(QFile::remove(file) && QDir().mkpath(file + QStringLiteral("/x")));
    table.click(table.match().position().legal_moves().front());
    QVERIFY(notice->isVisible());
    answer.by(QStringLiteral("lose"));
    QVERIFY(table.window->close());
    QCOMPARE(answer.said.size(), 2);
}

void FilesTest::anUnreadableMatchIsReportedAndKept() {
    QTemporaryDir state;
    QVERIFY(QDir(state.path()).mkpath(QStringLiteral("atom4/match.atom4")));
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    auto session = std::move(*Session::begin({}));
    MainWindow window(*session);
    const QString said = window.findChild<SidePanel*>()->news();
    QVERIFY2(said.contains(QStringLiteral("so a new one was started. The old file was kept as ") + state.path()),
             qPrintable(said));
    QVERIFY(said.contains(QStringLiteral("it is a folder")));
    QVERIFY(session->match().play(cell("i9")).has_value());
    QVERIFY(!session->autosave_trouble());
}

void FilesTest::theLastUsedComesFirst() {
    Table table;
    QCOMPARE(entries(table), (QStringList{QStringLiteral("No recent files"), QStringLiteral("&Clear List")}));
    const QString one = savedGame(table.folder, QStringLiteral("one.atom4"), 1);
    const QString two = savedGame(table.folder, QStringLiteral("t&o.atom4"), 2);
    table.window->openFile(one);
    table.window->openFile(two);
    QCOMPARE(entries(table).mid(0, 2),
             (QStringList{QStringLiteral("&1  t&&o.atom4"), QStringLiteral("&2  one.atom4")}));
    table.window->findChild<RecentFilesMenu*>()->actions().at(1)->trigger();
    QCOMPARE(table.match().undoable_plies(), 1);
    QCOMPARE(RecentFiles::list(), (Paths{pathOf(one), pathOf(two)}));
    for (int number = 0; number < 12; ++number) RecentFiles::add("/nowhere/" + std::to_string(number));
    QCOMPARE(RecentFiles::list().size(), RecentFiles::kMax);
    QCOMPARE(RecentFiles::list().front(), std::filesystem::path("/nowhere/11"));
    entries(table);
    table.window->findChild<RecentFilesMenu*>()->actions().constLast()->trigger();
    QVERIFY(RecentFiles::list().empty());
}

void FilesTest::theListDropsMissingFiles() {
    Table table;
    const QString file = savedGame(table.folder, QStringLiteral("one.atom4"), 1);
    table.window->openFile(file);
    QVERIFY(QFile::remove(file));
    table.click(cell("i7"));
    const std::string before = to_text(table.match().position());
    table.window->openFile(file);
    auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box != nullptr);
    QCOMPARE(box->text(),
             QStringLiteral("Couldn't open one.atom4: the file doesn't exist. Your current match is unchanged."));
    box->close();
    QCOMPARE(to_text(table.match().position()), before);
    QVERIFY(RecentFiles::list().empty());
}

void FilesTest::invalidEntriesAreDropped() {
    Table table;
    QSettings store(settingsFile(), QSettings::IniFormat);
    store.setValue(QStringLiteral("files/recent"),
                   QStringList{QStringLiteral("a"), {}, QStringLiteral("/b"), QStringLiteral("/b")});
    store.sync();
    QCOMPARE(RecentFiles::list(), Paths{"/b"});
}

void FilesTest::saveAsksBeforeReplacingAChangedFile() {
    Table table;
    const QString file = savedGame(table.folder, QStringLiteral("one.atom4"), 1);
    table.window->openFile(file);
    table.click(cell("i7"));
    trigger(table, "save");  // our own file: no question
    QCOMPARE(table.status(), QStringLiteral("Saved as one.atom4."));
    savedGame(table.folder, QStringLiteral("one.atom4"), 3);
    const auto theirs = read_file(file.toStdString());
    Answer answer;
    answer.by(QStringLiteral("cancel"));
    trigger(table, "save");
    QCOMPARE(answer.said.size(), 1);
    QVERIFY(answer.said.constFirst().startsWith(QStringLiteral("Another program changed one.atom4")));
    QCOMPARE(*read_file(file.toStdString()), *theirs);
    answer.by(QStringLiteral("replace"));
    trigger(table, "save");
    QVERIFY(*read_file(file.toStdString()) != *theirs);
    trigger(table, "save");  // our own file again
    QCOMPARE(answer.said.size(), 2);
}

void FilesTest::aFileThatVanishedIsSavedAgain() {
    Table table;
    const QString file = savedGame(table.folder, QStringLiteral("one.atom4"), 1);
    table.window->openFile(file);
    QVERIFY(QFile::remove(file));
    trigger(table, "save");
    QVERIFY(QFile::exists(file));
}

void FilesTest::aFullDiskLosesNothing() {
    Table table;
    const QString file = savedGame(table.folder, QStringLiteral("one.atom4"), 1);
    table.window->openFile(file);
    table.click(cell("i7"));
    const std::string before = to_text(table.match().position());
    QVERIFY(QFile::remove(file));
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), file));
    Answer answer;
    answer.by(QStringLiteral("replace"));
    Answer told;
    QTimer watch;
    connect(&watch, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr || answer.said.isEmpty()) return;
        told.said += box->text();
        box->close();
    });
    watch.start(10);
    trigger(table, "save");
    QTRY_COMPARE(told.said,
                 QStringList{QStringLiteral("Couldn't save one.atom4: the disk is full. Try another folder.")});
    QCOMPARE(to_text(table.match().position()), before);
}

void FilesTest::fileNamesAreShownLiterally_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("places") << QStringLiteral("%1 %2.atom4") << QStringLiteral("%1 %2.atom4");
    QTest::newRow("HTML") << QStringLiteral("<b>bold.atom4") << QStringLiteral("<b>bold.atom4");
    QTest::newRow("keys and marks") << QStringLiteral("&me[*].atom4") << QStringLiteral("&me[*].atom4");
    QTest::newRow("lines") << QStringLiteral("a\n[b\t.atom4") << QStringLiteral("a\\u{A}[b\\u{9}.atom4");
    QTest::newRow("direction") << QStringLiteral("a\u202E4mota.exe") << QStringLiteral("a\\u{202E}4mota.exe");
}

void FilesTest::fileNamesAreShownLiterally() {
    QFETCH(const QString, name);
    QFETCH(const QString, shown);
    Table table;
    table.window->openFile(savedGame(table.folder, name, 1));
    QCOMPARE(table.status(), QStringLiteral("Opened %1.").arg(shown));
    QCOMPARE(table.window->windowHandle()->title(), shown + QStringLiteral(" - Atom-4"));
    QCOMPARE(entries(table).constFirst(), QStringLiteral("&1  ") + QString(shown).replace(u'&', QStringLiteral("&&")));
    QTextDocument tip;
    tip.setHtml(table.window->findChild<RecentFilesMenu*>()->actions().constFirst()->toolTip());
    QVERIFY2(tip.toPlainText().endsWith(QLatin1Char('/') + shown), qPrintable(tip.toPlainText()));

    require(!write_file(pathOf(table.folder.filePath(name)), "rubbish"));
    table.window->openFile(table.folder.filePath(name));
    auto* box = table.window->findChild<QMessageBox*>();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().startsWith(shown + QStringLiteral(", line 1, column 1: ")), qPrintable(box->text()));
    QCOMPARE(box->textFormat(), Qt::PlainText);
    box->close();
}

void FilesTest::aFileOfAnyNameIsSaved() {
    const QTemporaryDir folder;
    const std::filesystem::path file = pathOf(folder.path()) / "\xFF%2\n.atom4";
    require(std::rename(savedGame(folder, QStringLiteral("a"), 1).toUtf8().constData(), file.c_str()) == 0);
    SessionOptions options;
    options.file = file;
    Table table(options);
    QCOMPARE(table.window->windowHandle()->title(), QStringLiteral("\\xFF%2\\u{A}.atom4 - Atom-4"));
    table.click(cell("i7"));
    trigger(table, "save");
    QCOMPARE(table.status(), QStringLiteral("Saved as \\xFF%2\\u{A}.atom4."));
    QCOMPARE(load_records(file)->back().moves.size(), std::size_t{2});
    QCOMPARE(std::distance(std::filesystem::directory_iterator(file.parent_path()), {}), 1);

    table.window->startMatch(MatchSetup{});
    QCOMPARE(entries(table).constFirst(), QStringLiteral("&1  \\xFF%2\\u{A}.atom4"));
    table.window->findChild<RecentFilesMenu*>()->actions().constFirst()->trigger();
    QCOMPARE(table.match().undoable_plies(), 2);
}

void FilesTest::playerNamesAreShownLiterally() {
    Table table;
    MatchSetup setup;
    setup.seats[Player::kFirst].name = "<b>%3 &me";
    setup.seats[Player::kSecond].name = "a\nb\xFF\u202E";
    table.window->startMatch(setup);
    const auto labels = table.window->findChildren<ElidedLabel*>();
    const auto named = [&](const char* shown) {
        const auto label = std::find_if(labels.begin(), labels.end(), [&](const ElidedLabel* candidate) {
            return candidate->text() == QString::fromUtf8(shown);
        });
        require(label != labels.end());
        return *label;
    };
    for (const char* shown : {"<b>%3 &me", "a?b??"}) {
        const ElidedLabel* label = named(shown);
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QTextDocument tip;
        tip.setHtml(label->toolTip());
        QCOMPARE(tip.toPlainText(), QString::fromUtf8(shown));
    }
    QTextDocument page;
    page.setHtml(MatchPrint::page(table.match(), 100));
    QVERIFY2(page.toPlainText().contains(QStringLiteral("Player 1: <b>%3 &me. Player 2: a?b??. Score 0:0.")),
             qPrintable(page.toPlainText()));
}

void FilesTest::theTitleMarksUnsavedChanges() {
    Table table;
    const auto title = [&] { return table.window->windowHandle()->title(); };
    table.click(cell("i9"));
    QCOMPARE(title(), QStringLiteral("Atom-4"));  // there is no file from which it could differ
    QVERIFY(!table.window->isWindowModified());
    const QString file = savedGame(table.folder, QStringLiteral("one.atom4"), 2);
    table.window->openFile(file);
    QCOMPARE(title(), QStringLiteral("one.atom4 - Atom-4"));
    table.click(cell("h7"));
    QCOMPARE(title(), QStringLiteral("one.atom4* - Atom-4"));
    QVERIFY(table.window->isWindowModified());
    table.key(Qt::Key_U);
    QCOMPARE(title(), QStringLiteral("one.atom4 - Atom-4"));
    trigger(table, "previousPly");
    QCOMPARE(title(), QStringLiteral("one.atom4 - Atom-4"));
    trigger(table, "lastPly");
    table.key(Qt::Key_R);
    QCOMPARE(title(), QStringLiteral("one.atom4* - Atom-4"));
    trigger(table, "save");
    QCOMPARE(title(), QStringLiteral("one.atom4 - Atom-4"));
    trigger(table, "resign");
    QCOMPARE(title(), QStringLiteral("one.atom4* - Atom-4"));
    table.window->startMatch(MatchSetup{});
    QCOMPARE(title(), QStringLiteral("Atom-4"));
    QVERIFY(!table.window->isWindowModified());
    // The command line sets other seats than the file has.
    SessionOptions options = against_computer(Player::kSecond, 1);
    options.file = pathOf(file);
    const Table other(options);
    QCOMPARE(other.window->windowHandle()->title(), QStringLiteral("one.atom4* - Atom-4"));
}

ATOM4_WINDOW_TEST(FilesTest)

}  // namespace atom4::ui::files_test

#include "tests/ui/atom4/files_test.moc"
