// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Every window follows a change of language, without a restart.
#include "ui/common/language.h"
#include "core/base/translation.h"
#include "tests/ui/support/parts.h"
#include "tests/ui/support/window_test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTranslator>

#include "app/atom4/run_window.h"
#include "tests/ui/support/ui_fixture.h"
#include "ui/atom4/pages/about_box.h"
#include "ui/common/settings_dialog.h"
#include "ui/lines/window.h"

namespace atom4::ui::language_test {

namespace {

constexpr QChar kOpen(0x00AB);

// A made-up language that puts marks around every text of ours, but not around Qt's.
class MarkingTranslator : public QTranslator, public TranslationCatalogue {
public:
    [[nodiscard]] std::string find(const char*, const char* text) const override {
        return (kOpen + QString::fromUtf8(text) + QChar(0x00BB)).toStdString();
    }
    [[nodiscard]] std::string find_counted(unsigned long number, const char* one, const char* many) const override {
        return find("", number == 1 ? one : many);
    }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override {
        if (!QByteArray(context).startsWith("atom4::")) return {};
        return kOpen + QString::fromUtf8(source) + QChar(0x00BB);
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

struct Text {
    QString where;
    QString text;
};

void collect(std::vector<Text>& texts, const QObject* object, const char* what, const QString& text) {
    texts.push_back(
        {QStringLiteral("%1 %2 %3")
             .arg(QLatin1String(object->metaObject()->className()), object->objectName(), QLatin1String(what)),
         text});
}

// Collects what a player sees or hears of a widget, as far as the text is ours.
void collect(std::vector<Text>& texts, const QWidget* widget) {
    collect(texts, widget, "tool tip", widget->toolTip());
    collect(texts, widget, "name", widget->accessibleName());
    collect(texts, widget, "description", widget->accessibleDescription());
    if (widget->isWindow()) collect(texts, widget, "title", widget->windowTitle());
    if (auto* label = qobject_cast<const QLabel*>(widget)) collect(texts, widget, "text", label->text());
    if (auto* button = qobject_cast<const QAbstractButton*>(widget)) {
        auto* box = qobject_cast<const QDialogButtonBox*>(button->parentWidget());
        const bool ours = box == nullptr || button->objectName() == QStringLiteral("ours");
        if (ours) collect(texts, widget, "text", button->text());
    }
    if (auto* group = qobject_cast<const QGroupBox*>(widget)) collect(texts, widget, "title", group->title());
    if (auto* menu = qobject_cast<const QMenu*>(widget)) collect(texts, widget, "title", menu->title());
    if (auto* spin = qobject_cast<const QDoubleSpinBox*>(widget)) collect(texts, widget, "suffix", spin->suffix());
    if (auto* status = qobject_cast<const QStatusBar*>(widget))
        collect(texts, widget, "text", status->currentMessage());
    if (auto* page = qobject_cast<const QTextBrowser*>(widget)) collect(texts, widget, "page", page->toPlainText());
    if (auto* tabs = qobject_cast<const QTabWidget*>(widget))
        for (int tab = 0; tab < tabs->count(); ++tab) collect(texts, widget, "tab", tabs->tabText(tab));
    if (auto* box = qobject_cast<const QComboBox*>(widget);
        box != nullptr && box->objectName() != QStringLiteral("language"))
        for (int row = 0; row < box->count(); ++row) collect(texts, widget, "choice", box->itemText(row));
    if (auto* table = qobject_cast<const QTableView*>(widget))
        collect(texts, widget, "cell", table->model()->index(0, 1).data(Qt::ToolTipRole).toString());
    for (const QAction* action : widget->actions())
        if (!action->isSeparator()) collect(texts, action, "text", action->text());
}

std::vector<Text> textsOf(const QWidget* window) {
    std::vector<Text> texts;
    collect(texts, window);
    for (const QWidget* child : window->findChildren<QWidget*>()) {
        const bool innards = (child->objectName().startsWith(QStringLiteral("qt_")) &&
                              child->objectName() != QStringLiteral("qt_msgbox_label")) ||
                             child->objectName().startsWith(QStringLiteral("Scroll"));
        if (!innards) collect(texts, child);
    }
    return texts;
}

// Texts without words, such as cells and numbers, are the same in all languages.
bool hasWords(const QString& text) {
    static const QRegularExpression two(QStringLiteral("[A-Za-z]{2}"));
    return two.match(text).hasMatch();
}

void expectMarks(const QWidget* window, bool marked) {
    int seen = 0;
    for (const auto& [where, text] : textsOf(window)) {
        if (!hasWords(text)) continue;
        ++seen;
        const QString told = QStringLiteral("%1: %2").arg(where, text);
        QVERIFY2(text.contains(kOpen) == marked, qPrintable(told));
    }
    QVERIFY(seen >= 2);
}

// Qt tells the windows by a queued event.
void install(MarkingTranslator& translator) {
    set_catalogue(&translator);
    QCoreApplication::installTranslator(&translator);
    QCoreApplication::sendPostedEvents();
}
void remove(MarkingTranslator& translator) {
    set_catalogue(nullptr);
    QCoreApplication::removeTranslator(&translator);
    QCoreApplication::sendPostedEvents();
}

}  // namespace

class LanguageTest : public QObject {
    Q_OBJECT

private slots:
    void englishReplacesTheLanguageOfTheLocale();
    void theMainWindowIsRetranslated();
    void openDialogsAreRetranslated_data();
    void openDialogsAreRetranslated();
    void analysisAndReviewAreRetranslated();
    void theLinesWindowIsRetranslated();
    void theChosenLanguageAppliesAtOnce();
    void everyMenuEntryHasItsOwnMnemonic_data();
    void everyMenuEntryHasItsOwnMnemonic();
    void buttonsShowNoMnemonics_data();
    void buttonsShowNoMnemonics();
    void theAboutBoxNamesTheInventorInEveryLanguage();
    void everyLanguageUsesEuropeanDigits();
    void theFirstKnownLanguageIsTaken_data();
    void theFirstKnownLanguageIsTaken();
};

// The first test: no language has been chosen in this process yet.
void LanguageTest::englishReplacesTheLanguageOfTheLocale() {
    MarkingTranslator locale;
    set_catalogue(&locale);
    QVERIFY(translated("The round continues.") != "The round continues.");
    speak(LanguageChoice::kEnglish);
    QCOMPARE(translated("The round continues."), "The round continues.");
}

void LanguageTest::theMainWindowIsRetranslated() {
    Table table(against_computer(Player::kSecond, 0));
    table.playAll({"i7"});
    QTRY_VERIFY(!table.match().is_computers_turn());
    table.board()->finishAnimation();
    table.key(Qt::Key_Period);
    MarkingTranslator marking;
    expectMarks(table.window.get(), false);
    install(marking);
    expectMarks(table.window.get(), true);
    // Also when an earlier position is shown.
    trigger(table, "firstPly");
    remove(marking);
    expectMarks(table.window.get(), false);
}

void LanguageTest::openDialogsAreRetranslated_data() {
    QTest::addColumn<QString>("action");
    for (const char* action : {"settings", "new", "rules", "about", "statistics", "setUp"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void LanguageTest::openDialogsAreRetranslated() {
    QFETCH(const QString, action);
    Table table(against_computer(Player::kSecond, 3));
    table.window->findChild<QAction*>(action)->trigger();
    QWidget* dialog = table.window->findChild<QDialog*>();
    if (dialog == nullptr) dialog = table.window->startPage();
    QVERIFY(dialog != nullptr);
    MarkingTranslator marking;
    expectMarks(dialog, false);
    install(marking);
    expectMarks(dialog, true);
    remove(marking);
    expectMarks(dialog, false);
    dialog->close();
}

void LanguageTest::analysisAndReviewAreRetranslated() {
    Table table;
    table.playAll({"i9", "i7"});
    trigger(table, "analyse");
    trigger(table, "review");
    auto* judgement = table.window->findChild<QLabel*>(QStringLiteral("judgement"));
    QTRY_VERIFY_WITH_TIMEOUT(judgement->isVisible() && hasWords(judgement->text()), 30'000);
    MarkingTranslator marking;
    install(marking);
    QTRY_VERIFY(judgement->text().contains(kOpen));
    expectMarks(table.window.get(), true);
    remove(marking);
}

void LanguageTest::theLinesWindowIsRetranslated() {
    Table table;
    offerLines(*table.window);
    trigger(table, "lines");
    QWidget* lines = nullptr;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (qobject_cast<LinesWindow*>(window) != nullptr) lines = window;
    QVERIFY(lines != nullptr);
    MarkingTranslator marking;
    expectMarks(lines, false);
    install(marking);
    expectMarks(lines, true);
    remove(marking);
    expectMarks(lines, false);
    lines->close();
}

void LanguageTest::theChosenLanguageAppliesAtOnce() {
    Table table;
    trigger(table, "settings");
    auto* dialog = table.window->findChild<SettingsDialog*>();
    auto* language = dialog->findChild<QComboBox*>(QStringLiteral("language"));
    const auto choose = [&](const char* name) {
        language->setCurrentText(QString::fromUtf8(name));
        QCoreApplication::sendPostedEvents();
    };
    choose("Deutsch");
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Einstellungen"));
    QCOMPARE(table.state(), QStringLiteral("Spieler 1 ist dran: Rot"));
    QCOMPARE(table.window->findChild<QAction*>(QStringLiteral("quit"))->text(), QStringLiteral("B&eenden"));
    choose("Français");
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Réglages"));
    QCOMPARE(table.state(), QStringLiteral("Joueur 1 joue\u00A0: rouge"));
    dialog->reject();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(table.state(), QStringLiteral("Player 1's turn: red"));
}

void LanguageTest::everyMenuEntryHasItsOwnMnemonic_data() {
    QTest::addColumn<int>("language");
    for (const Language& language : languages())
        QTest::newRow(qPrintable(language.code)) << static_cast<int>(language.choice);
}

void LanguageTest::everyMenuEntryHasItsOwnMnemonic() {
    QFETCH(const int, language);
    Table table;
    speak(static_cast<LanguageChoice>(language));
    QCoreApplication::sendPostedEvents();
    QList<QWidget*> menus{table.window->menuBar()};
    for (QMenu* menu : table.window->findChildren<QMenu*>()) menus += menu;
    QVERIFY(menus.size() > 5);
    for (const QWidget* menu : menus) {
        QMap<QKeySequence, QString> keys;
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator()) continue;
            const QKeySequence key = QKeySequence::mnemonic(action->text());
            QVERIFY2(!key.isEmpty(), qPrintable(action->text()));
            QVERIFY2(!keys.contains(key), qPrintable(action->text() + QStringLiteral(" / ") + keys.value(key)));
            keys.insert(key, action->text());
        }
    }
    takePicture(*table.window, QStringLiteral("language-%1").arg(spokenLanguage()));
    speak(LanguageChoice::kEnglish);
}

void LanguageTest::buttonsShowNoMnemonics_data() {
    everyMenuEntryHasItsOwnMnemonic_data();
}

// Languages without Latin letters append the mnemonic of a menu item in brackets. The item's tool button and tool tip
// have none; the key at the end of a tool tip has a blank before it.
void LanguageTest::buttonsShowNoMnemonics() {
    QFETCH(const int, language);
    Table table;
    table.playAll({"i9", "i7"});
    trigger(table, "review");
    speak(static_cast<LanguageChoice>(language));
    QCoreApplication::sendPostedEvents();
    QStringList texts;
    for (const QToolButton* button : table.window->findChildren<QToolButton*>())
        if (button->defaultAction() != nullptr) texts += {button->text(), button->toolTip()};
    QVERIFY(texts.size() > 20);
    static const QRegularExpression kMnemonic(QStringLiteral("&|\\S\\([A-Z0-9]\\)"));
    for (const QString& text : texts) QVERIFY2(!text.contains(kMnemonic), qPrintable(text));
    speak(LanguageChoice::kEnglish);
}

void LanguageTest::theAboutBoxNamesTheInventorInEveryLanguage() {
    for (const Language& language : languages()) {
        speak(language.choice);
        const AboutBox about(nullptr);
        QVERIFY2(about.text().contains(QStringLiteral("H. S. Teoh")), qPrintable(about.text()));
    }
    speak(LanguageChoice::kEnglish);
}

// Names of cells, scores and clocks have European digits in every language.
void LanguageTest::everyLanguageUsesEuropeanDigits() {
    for (const Language& language : languages()) {
        speak(language.choice);
        QCOMPARE(QLocale().toString(2), QStringLiteral("2"));
    }
    speak(LanguageChoice::kEnglish);
}

void LanguageTest::theFirstKnownLanguageIsTaken_data() {
    QTest::addColumn<QStringList>("read");
    QTest::addColumn<int>("choice");
    const auto row = [](const char* name, const QStringList& read, LanguageChoice choice) {
        QTest::newRow(name) << read << static_cast<int>(choice);
    };
    row("none", {}, LanguageChoice::kEnglish);
    row("Austria", {QStringLiteral("de-AT"), QStringLiteral("de")}, *languageOf(QStringLiteral("de")));
    row("English before French", {QStringLiteral("en-GB"), QStringLiteral("fr")}, LanguageChoice::kEnglish);
    row("Breton, else French", {QStringLiteral("br"), QStringLiteral("fr-FR")}, *languageOf(QStringLiteral("fr")));
    row("unknown", {QStringLiteral("eo")}, LanguageChoice::kEnglish);
    row("not by its first letters", {QStringLiteral("frr")}, LanguageChoice::kEnglish);
    row("letters, not the country", {QStringLiteral("de-Latn-LI")}, *languageOf(QStringLiteral("de")));
}

void LanguageTest::theFirstKnownLanguageIsTaken() {
    QFETCH(const QStringList, read);
    QFETCH(const int, choice);
    QCOMPARE(static_cast<int>(bestLanguage(read)), choice);
}

ATOM4_WINDOW_TEST(LanguageTest)

}  // namespace atom4::ui::language_test

#include "tests/ui/common/language_test.moc"
