// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// The focus, selected text and playable cells stand out in each of our themes, measured in pixels of screenshots.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <cmath>
#include <functional>
#include <map>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/atom4/panels/evaluation_graph.h"
#include "ui/atom4/panels/player_card.h"
#include "ui/common/window_style.h"
#include "ui/widgets/line_chart.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui::focus_test {

namespace {

double luminance(QRgb pixel) {
    const auto part = [](int channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(qRed(pixel)) + 0.7152 * part(qGreen(pixel)) + 0.0722 * part(qBlue(pixel));
}

// Returns the contrast ratio as defined by WCAG 2.
double contrast(QRgb one, QRgb other) {
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

QImage seen(QWidget& widget) {
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

// Returns the most frequent colour in the area.
QRgb ground(const QImage& picture, const QRect& area) {
    std::map<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) ++counts[picture.pixel(x, y)];
    return std::max_element(counts.begin(), counts.end(),
                            [](const auto& a, const auto& b) { return a.second < b.second; })
        ->first;
}

// Returns the best contrast of any pixel in the area with the most frequent colour.
double bestContrast(const QImage& picture, const QRect& area) {
    const QRgb most = ground(picture, area);
    double best = 1;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) best = std::max(best, contrast(picture.pixel(x, y), most));
    return best;
}

using Make = std::function<QWidget*(QWidget*)>;

template <class Widget>
QWidget* worded(QWidget* parent) {
    return new Widget(QStringLiteral("Words"), parent);
}

QWidget* listOfTwo(QWidget* parent) {
    auto* list = new QListWidget(parent);
    list->addItems({QStringLiteral("one"), QStringLiteral("two")});
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setCurrentRow(0);
    return list;
}

QWidget* boxOfTwo(QWidget* parent) {
    auto* box = new QComboBox(parent);
    box->addItems({QStringLiteral("one"), QStringLiteral("two")});
    return box;
}

QWidget* tabs(QWidget* parent) {
    auto* bar = new QTabBar(parent);
    bar->addTab(QStringLiteral("one"));
    bar->addTab(QStringLiteral("two"));
    return bar;
}

QWidget* card(QWidget* parent) {
    auto* made = new PlayerCard(Player::kFirst, parent);
    made->show(Match(MatchSetup()));
    return made;
}

QWidget* wheel(QWidget* parent) {
    auto* made = new WheelView(parent);
    made->show(Colour::kRed, Player::kFirst);
    return made;
}

const std::vector<std::pair<const char*, Make>>& controls() {
    static const std::vector<std::pair<const char*, Make>> all{
        {"button", worded<QPushButton>},
        {"check box", worded<QCheckBox>},
        {"radio button", worded<QRadioButton>},
        {"line", worded<QLineEdit>},
        {"text", worded<QPlainTextEdit>},
        {"prominent button",
         [](QWidget* parent) {
             auto* button = new ProminentButton(parent);
             button->setText(QStringLiteral("Words"));
             return button;
         }},
        {"tool button",
         [](QWidget* parent) {
             auto* button = new QToolButton(parent);
             button->setText(QStringLiteral("Words"));
             button->setFocusPolicy(Qt::TabFocus);
             return button;
         }},
        {"spin box", [](QWidget* parent) { return new QSpinBox(parent); }},
        {"slider", [](QWidget* parent) { return new QSlider(Qt::Horizontal, parent); }},
        {"combo box", boxOfTwo},
        {"list", listOfTwo},
        {"tabs", tabs},
        {"wheel", wheel},
        {"player card", card},
        {"evaluation graph", [](QWidget* parent) { return new EvaluationGraph(parent); }},
        {"value curve", [](QWidget* parent) { return new LineChart(parent); }}};
    return all;
}

struct Theme {
    const char* name;
    ThemeChoice choice;
};
constexpr std::array<Theme, 3> kThemes{
    {{"light", ThemeChoice::kLight}, {"dark", ThemeChoice::kDark}, {"high contrast", ThemeChoice::kHighContrast}}};

void rowsOfThemes() {
    QTest::addColumn<int>("theme");
    for (const Theme& theme : kThemes) QTest::newRow(theme.name) << static_cast<int>(theme.choice);
}

}  // namespace

class FocusTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new WindowStyle(QStringLiteral("Fusion"))); }
    void cleanup() { QApplication::setPalette(QPalette()); }
    void theFocusIsSeen_data() { rowsOfThemes(); }
    void theFocusIsSeen();
    void selectedTextIsLegible_data() { rowsOfThemes(); }
    void selectedTextIsLegible();
    void buttonsAreLegibleInHighContrast();
    void aDisabledControlPassesTheFocusOn();
    void theFocusDoesNotStayInTheMenuBar();
    void playableCellsAreVisible_data() { rowsOfThemes(); }
    void playableCellsAreVisible();
};

// When a control gets the focus, as many pixels as half of a ring around it must change by 3 to 1: WCAG 2.2, 2.4.13.
void FocusTest::theFocusIsSeen() {
    QFETCH(const int, theme);
    QApplication::setPalette(themePalette(static_cast<ThemeChoice>(theme)));
    QWidget window;
    auto* other = new QPushButton(&window);
    other->setGeometry(20, 200, 60, 30);
    window.resize(240, 240);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QStringList faults;
    for (const auto& [name, make] : controls()) {
        const std::unique_ptr<QWidget> made(make(&window));
        made->setGeometry(20, 20, 200, QByteArray(name) == "wheel" || QByteArray(name) == "player card" ? 140 : 40);
        made->QWidget::show();
        other->setFocus(Qt::TabFocusReason);
        const QImage before = seen(window);
        made->setFocus(Qt::TabFocusReason);
        if (auto* field = qobject_cast<QLineEdit*>(made.get())) field->deselect();
        const QImage after = seen(window);
        int changed = 0;
        for (int y = 0; y < 190; ++y)
            for (int x = 0; x < window.width(); ++x) changed += contrast(before.pixel(x, y), after.pixel(x, y)) >= 3;
        // The limit is low, since the ring of a check box, a row or a tab is only around its text.
        if (changed < 80) faults += QStringLiteral("%1: %2 pixels").arg(QLatin1String(name)).arg(changed);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral(", "))));
}

void FocusTest::selectedTextIsLegible() {
    QFETCH(const int, theme);
    QApplication::setPalette(themePalette(static_cast<ThemeChoice>(theme)));
    QLineEdit line(QStringLiteral("HEHEHEHEHEHE"));
    line.resize(200, 40);
    line.selectAll();
    line.show();
    QVERIFY(QTest::qWaitForWindowExposed(&line));
    const double line_contrast = bestContrast(seen(line), {12, 10, 60, 20});
    const double enough = static_cast<ThemeChoice>(theme) == ThemeChoice::kHighContrast ? 7 : 4.5;
    QVERIFY2(line_contrast >= enough, qPrintable(QString::number(line_contrast)));
}

void FocusTest::buttonsAreLegibleInHighContrast() {
    QApplication::setPalette(themePalette(ThemeChoice::kHighContrast));
    QFont large;  // so that some pixels lie wholly inside a letter
    large.setPixelSize(20);
    large.setBold(true);
    for (const bool isDefault : {false, true}) {
        QPushButton button(QStringLiteral("HEHEHEHEHE"));
        button.setFont(large);
        button.setDefault(isDefault);
        button.resize(160, 40);
        button.show();
        QVERIFY(QTest::qWaitForWindowExposed(&button));
        const double found = bestContrast(seen(button), {40, 12, 80, 16});
        QVERIFY2(found >= 7, qPrintable(QString::number(found)));
    }
    const std::unique_ptr<QWidget> box(boxOfTwo(nullptr));
    box->setFont(large);
    box->resize(160, 40);
    box->show();
    QVERIFY(QTest::qWaitForWindowExposed(box.get()));
    const double found = bestContrast(seen(*box), {6, 12, 60, 16});
    QVERIFY2(found >= 7, qPrintable(QString::number(found)));
}

// Qt leaves it there if a key opened a menu and then a dialog.
void FocusTest::theFocusDoesNotStayInTheMenuBar() {
    Table table;
    table.board()->setFocus();
    QTest::keyClick(table.window.get(), Qt::Key_M, Qt::AltModifier);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    QMessageBox dialog(QMessageBox::Question, {}, QStringLiteral("?"), QMessageBox::Cancel, table.window.get());
    dialog.open();
    QTRY_VERIFY(dialog.isActiveWindow());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_COMPARE(QApplication::focusWidget(), table.board());
}

// When any button with the focus is disabled, the focus stays in its group.
void FocusTest::aDisabledControlPassesTheFocusOn() {
    Table table;
    table.playAll({"i9", "i7", "h9", "h7"});
    table.key(Qt::Key_Left, Qt::AltModifier);
    const auto takes = [](const QWidget* widget) {
        return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
    };
    int tried = 0;
    for (auto* button : table.window->findChildren<QAbstractButton*>()) {
        const auto beside = button->parentWidget()->findChildren<QWidget*>();
        if (!takes(button) || std::count_if(beside.begin(), beside.end(), takes) < 2) continue;
        button->setFocus(Qt::TabFocusReason);
        if (!button->hasFocus()) continue;
        button->setEnabled(false);
        QVERIFY2(button->parentWidget()->isAncestorOf(QApplication::focusWidget()), qPrintable(button->objectName()));
        button->setEnabled(true);
        ++tried;
    }
    QVERIFY2(tried >= 8, qPrintable(QString::number(tried)));
}

// Also on the largest board in the smallest window.
void FocusTest::playableCellsAreVisible() {
    QFETCH(const int, theme);
    QApplication::setPalette(themePalette(static_cast<ThemeChoice>(theme)));
    for (const int side : {16, 26}) {
        const Position position(BoardSize{side, side});
        BoardView board;
        board.resize(420, 380);
        board.showPosition(position, nullptr);
        const QImage picture = seen(board);
        for (const Cell cell : position.legal_moves()) {
            const QPoint middle = board.cellCentre(cell);
            const int reach = static_cast<int>(board.boardLayout().spacing() / 3);
            const double found = bestContrast(picture, {middle - QPoint(reach, reach), QSize(2 * reach, 2 * reach)});
            QVERIFY2(found >= 3, qPrintable(QStringLiteral("%1: %2").arg(side).arg(found)));
        }
    }
}

ATOM4_WINDOW_TEST(FocusTest)

}  // namespace atom4::ui::focus_test

#include "tests/ui/common/focus_test.moc"
