// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Every panel and dialog for users of screen readers or keyboards: everything that can have the focus has a name, and
// Tab moves in reading order, from left to right and from right to left.
#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QTextBrowser>
#include <QToolBar>
#include <map>
#include <string_view>

#include "tests/ui/gallery/gallery_scenes.h"
#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/common/window_style.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui::accessibility_test {

namespace {

constexpr std::array kLanguages{"en", "he"};

// The widget that has the focus at first, if it is not the board: what a user does or reads first. It is a button if
// there is nothing else, or only a list to look at.
const std::map<std::string_view, QLatin1String> kFirst{
    {"like-me", QLatin1String("play")},
    {"welcome", QLatin1String("play")},
    {"new-match-with-all", QLatin1String("play")},
    {"new-demonstration", QLatin1String("play")},
    {"puzzle-of-the-day", QLatin1String("play")},
    {"lines-welcome", QLatin1String("play")},
    {"lines-new-with-all", QLatin1String("play")},
    {"lines-path", QLatin1String("linesBoard")},
    {"lines-zoomed", QLatin1String("linesBoard")},
    {"lines-hint", QLatin1String("linesBoard")},
    {"lines-over", QLatin1String("linesBoard")},
    {"lines-over-with-help", QLatin1String("linesBoard")},
    {"lines-leaving", QLatin1String("leave")},
    {"lines-help", QLatin1String("QTextBrowser")},
    {"lines-scores", QLatin1String("QPushButton")},
    {"lines-scores-empty", QLatin1String("QPushButton")},
    {"seat-person", QLatin1String("kindSeat")},
    {"seat-computer", QLatin1String("kindSeat")},
    {"puzzle-solved", QLatin1String("next")},
    {"puzzle-statistics", QLatin1String("puzzleCurve")},
    {"my-puzzles", QLatin1String("myPuzzles")},
    {"my-puzzles-empty", QLatin1String("QPushButton")},
    {"comment-dialog", QLatin1String("words")},
    {"shortcuts", QLatin1String("search")},
    {"network-terms", QLatin1String("name")},
    {"network-invitation", QLatin1String("invitation")},
    {"network-half-an-invitation", QLatin1String("invitation")},
    {"network-proposal", QLatin1String("invitation")},
    {"network-watching", QLatin1String("invitation")},
    {"network-other-one", QLatin1String("yes")},
    {"network-watched", QLatin1String("leave")},
    {"network-left", QLatin1String("leave")},
    {"settings", QLatin1String("QPushButton")},
    {"handbook-rules", QLatin1String("atom4::ui::HandbookBrowser")},
    {"handbook-mixing", QLatin1String("atom4::ui::HandbookBrowser")},
    {"handbook-window", QLatin1String("atom4::ui::HandbookBrowser")},
    {"handbook-defence", QLatin1String("atom4::ui::HandbookBrowser")},
    {"handbook-found", QLatin1String("atom4::ui::HandbookBrowser")},
    {"handbook-not-found", QLatin1String("atom4::ui::HandbookBrowser")},
    {"help-keys", QLatin1String("QTextBrowser")},
    {"past-rounds", QLatin1String("pastRoundList")},
    {"past-rounds-empty", QLatin1String("QPushButton")},
    {"statistics", QLatin1String("QPushButton")},
    {"statistics-empty", QLatin1String("QPushButton")},
};

QString nameOf(QWidget& widget) {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
    return accessible != nullptr ? accessible->text(QAccessible::Name) : QString();
}

QString described(const QWidget& widget) {
    QString text = QLatin1String(widget.metaObject()->className()) + QLatin1Char(' ') + widget.objectName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text += QStringLiteral(" \"%1\"").arg(button->text());
    return text;
}

// Returns whether the widget has a name for screen readers; the chosen entry of a box is not its name.
bool isNamed(QWidget& widget) {
    const QString name = nameOf(widget).trimmed();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return name != box->currentText().trimmed();
    return !name.isEmpty();
}

bool isMet(const QWidget& widget, const QWidget& window) {
    if (!widget.isVisibleTo(&window) || widget.window() != &window || widget.focusProxy() != nullptr) return false;
    if (widget.parentWidget() != nullptr && widget.parentWidget()->focusProxy() == &widget) return false;
    // A part of another widget, which itself has the name and the tab stop.
    for (const QWidget* outer = widget.parentWidget(); outer != nullptr; outer = outer->parentWidget())
        if (qobject_cast<const QAbstractSpinBox*>(outer) != nullptr ||
            qobject_cast<const QComboBox*>(outer) != nullptr || qobject_cast<const QLineEdit*>(outer) != nullptr)
            return false;
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr;
}

const QScrollArea* areaOf(const QWidget& widget) {
    for (const QWidget* outer = widget.parentWidget(); outer != nullptr; outer = outer->parentWidget())
        if (const auto* area = qobject_cast<const QScrollArea*>(outer)) return area;
    return nullptr;
}

// Returns the widget's place in the window, mirrored for languages that run from right to left. Compared with a widget
// outside its scroll area, a widget has the place of that area.
QRect placeOf(const QWidget& widget, const QWidget& other, const QWidget& window) {
    const QScrollArea* area = areaOf(widget);
    const bool together = area == areaOf(other);
    const QWidget& seen = area != nullptr && !together ? *area : widget;
    const QWidget& room = area != nullptr && together ? *area->widget() : window;
    return QStyle::visualRect(window.layoutDirection(), room.rect(), {seen.mapTo(&room, QPoint()), seen.size()});
}

// Returns whether `to` comes after `from` in reading order: further on in the same line, below, or in the next column.
// Two widgets are in one line if more than half the height of the lower one overlaps.
bool reads(const QRect& from, const QRect& to) {
    const int overlap = std::min(from.bottom(), to.bottom()) - std::max(from.top(), to.top());
    const bool inLine = 2 * overlap > std::min(from.height(), to.height());
    if (inLine) return to.left() > from.left();
    return to.top() > from.top() || to.left() >= from.right() - 8;
}

// A tool bar may come at any point of the order.
bool isInToolBar(const QWidget& widget) {
    for (const QWidget* outer = &widget; outer != nullptr; outer = outer->parentWidget())
        if (qobject_cast<const QToolBar*>(outer) != nullptr && outer->parentWidget() == widget.window()) return true;
    return false;
}

}  // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void widgetsAreNamedAndTabFollowsReadingOrder_data();
    void widgetsAreNamedAndTabFollowsReadingOrder();
    void cleanup() { speak(LanguageChoice::kEnglish); }
};

void AccessibilityTest::initTestCase() {
    installAccessibility();
    QApplication::setStyle(new WindowStyle(QStringLiteral("Fusion")));
}

void AccessibilityTest::widgetsAreNamedAndTabFollowsReadingOrder_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("language");
    for (std::size_t scene = 0; scene < scenes().size(); ++scene)
        for (const char* language : kLanguages)
            QTest::addRow("%s-%s", scenes()[scene].name, language) << static_cast<int>(scene) << language;
}

void AccessibilityTest::widgetsAreNamedAndTabFollowsReadingOrder() {
    QFETCH(const int, index);
    QFETCH(const QString, language);
    const LanguageChoice choice = languageOf(language).value_or(LanguageChoice::kEnglish);
    speak(choice);
    const Exhibit exhibit = scenes()[static_cast<std::size_t>(index)].make(choice);
    QWidget& window = *exhibit.widget;
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    speak(choice);  // a scene that changes settings sets the language, too
    QCoreApplication::sendPostedEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QTest::qWait(1);
    QCOMPARE(window.layoutDirection(), language == QLatin1String("he") ? Qt::RightToLeft : Qt::LeftToRight);

    QStringList faults;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (isMet(*widget, window) && !isNamed(*widget)) faults += QStringLiteral("no name: ") + described(*widget);

    QWidget* first = window.focusWidget();
    QWidget* last = first;
    QVERIFY2(first != nullptr, "nothing has the focus");
    const auto expected = kFirst.find(scenes()[static_cast<std::size_t>(index)].name);
    const QString known =
        first->objectName().isEmpty() ? QLatin1String(first->metaObject()->className()) : first->objectName();
    if (known != (expected != kFirst.end() ? expected->second : QLatin1String("board")))
        faults += QStringLiteral("the focus begins in ") + described(*first);
    QList<QWidget*> met;
    while (last != nullptr && !met.contains(last) && met.size() < 200) {
        met += last;
        if (!isNamed(*last)) faults += QStringLiteral("no name: ") + described(*last);
        // A text page has links inside, where Tab stops.
        const int most = qobject_cast<QTextBrowser*>(last) != nullptr ? 100 : 1;
        for (int times = 0; times < most && window.focusWidget() == last; ++times) QTest::keyClick(last, Qt::Key_Tab);
        last = window.focusWidget();
        if (last == met.back() && met.size() > 1) faults += QStringLiteral("Tab stays in ") + described(*last);
    }
    if (last != first) faults += QStringLiteral("Tab does not come back to ") + described(*first);
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (isMet(*widget, window) && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
            !met.contains(widget))
            faults += QStringLiteral("Tab does not come to ") + described(*widget);
    // Tab goes round, so one step back to the beginning is allowed.
    int backwards = 0;
    QStringList steps;
    for (qsizetype step = 0; step < met.size(); ++step) {
        const QWidget& to = *met[(step + 1) % met.size()];
        const QRect here = placeOf(*met[step], to, window);
        const QRect there = placeOf(to, *met[step], window);
        if (isInToolBar(*met[step]) || isInToolBar(to) || reads(here, there)) continue;
        ++backwards;
        steps += QStringLiteral("%1 -> %2").arg(described(*met[step]), described(to));
    }
    if (backwards > 1) faults += steps;
    QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
}

ATOM4_WINDOW_TEST(AccessibilityTest)

}  // namespace atom4::ui::accessibility_test

#include "tests/ui/gallery/accessibility_test.moc"
