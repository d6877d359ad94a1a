// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Controls and symbols are visible in each of our themes.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGroupBox>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>
#include <cmath>
#include <functional>
#include <vector>

#include "tests/ui/support/ui_fixture.h"
#include "tests/ui/support/window_test.h"
#include "ui/atom4/pages/start_page.h"
#include "ui/common/window_style.h"
#include "ui/theme/icons.h"
#include "ui/widgets/fitting_scroll_area.h"

namespace atom4::ui::style_test {

namespace {

// Returns the contrast ratio as defined by WCAG 2.
double contrast(const QColor& one, const QColor& other) {
    const auto light = [](const QColor& colour) {
        const auto part = [](double value) {
            return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF()) + 0.05;
    };
    const double a = light(one);
    const double b = light(other);
    return std::max(a, b) / std::min(a, b);
}

constexpr double kEnough = 3;  // for anything but text: WCAG 2.1, 1.4.11

// Returns whether there is a line near the edge, on the way inwards, that differs from both the outside and the inside.
bool hasLine(const QImage& picture, QPoint from, QPoint step, const QColor& outside, const QColor& inside) {
    constexpr int kNear = 12;  // a group's title stands above its frame
    for (int i = 0; i < kNear; ++i, from += step) {
        const QColor there = picture.pixelColor(from);
        if (contrast(there, outside) >= kEnough && contrast(there, inside) >= kEnough) return true;
    }
    return false;
}

// Returns whether that area of the widget, with the background of buttons inside, has a border on all sides.
bool hasBorder(QWidget& widget, const QRect& area, QPalette::ColorGroup group) {
    const QImage picture = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const QPalette palette = widget.palette();
    const QColor outside = palette.color(QPalette::Window);
    const QColor inside = palette.color(group, QPalette::Button);
    const QPoint middle = area.center();
    return hasLine(picture, {area.left(), middle.y()}, {1, 0}, outside, inside) &&
           hasLine(picture, {area.right(), middle.y()}, {-1, 0}, outside, inside) &&
           hasLine(picture, {middle.x(), area.top()}, {0, 1}, outside, inside) &&
           hasLine(picture, {middle.x(), area.bottom()}, {0, -1}, outside, inside);
}

}  // namespace

class StyleTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void controlsHaveABorderInHighContrast_data();
    void controlsHaveABorderInHighContrast();
    void checkBoxesAreVisibleInEveryTheme_data();
    void checkBoxesAreVisibleInEveryTheme();
    void textLiesOnBlackInHighContrast();
    void symbolsStandOutInEveryTheme_data();
    void symbolsStandOutInEveryTheme();
    void aChosenMenuItemShowsItsSymbol_data();
    void aChosenMenuItemShowsItsSymbol();
    void buttonsHaveNoDesktopIcons();
    void messageBoxesShowPlainTextByDefault();
    void aButtonsMenuArrowIsBesideItsText();
    void disabledControlsLookDisabled_data();
    void disabledControlsLookDisabled();
    void theWheelChangesTheFocusedControlOnly();
    void aSliderGoesWhereItIsClicked();
    void scrolledTextKeepsClearOfItsBar_data();
    void scrolledTextKeepsClearOfItsBar();
};

void StyleTest::initTestCase() {
    QApplication::setStyle(new WindowStyle(QStringLiteral("Fusion")));
}

void StyleTest::cleanup() {
    QApplication::setPalette(QPalette());
}

void StyleTest::controlsHaveABorderInHighContrast_data() {
    QTest::addColumn<QString>("control");
    QTest::addColumn<bool>("enabled");
    for (const char* control : {"combo box", "spin box", "line", "text", "button", "default button", "group",
                                "check box", "radio button", "checked box"}) {
        QTest::addRow("%s", control) << QString::fromLatin1(control) << true;
        QTest::addRow("%s, disabled", control) << QString::fromLatin1(control) << false;
    }
}

void StyleTest::controlsHaveABorderInHighContrast() {
    QFETCH(const QString, control);
    QFETCH(const bool, enabled);
    QApplication::setPalette(themePalette(ThemeChoice::kHighContrast));
    QWidget window;
    QWidget* made = nullptr;
    if (control == QStringLiteral("combo box")) {
        auto* box = new QComboBox(&window);
        box->addItem(QStringLiteral("None"));
        made = box;
    }
    if (control == QStringLiteral("spin box")) made = new QSpinBox(&window);
    if (control == QStringLiteral("line")) made = new QLineEdit(&window);
    if (control == QStringLiteral("text")) made = new QPlainTextEdit(&window);
    if (control.endsWith(QStringLiteral("button")) && made == nullptr) made = new QPushButton(&window);
    if (control == QStringLiteral("default button")) static_cast<QPushButton*>(made)->setDefault(true);
    if (control == QStringLiteral("group")) made = new QGroupBox(&window);
    if (control.contains(QStringLiteral("check"))) made = new QCheckBox(&window);
    if (control == QStringLiteral("radio button")) made = new QRadioButton(&window);
    if (control == QStringLiteral("checked box")) static_cast<QCheckBox*>(made)->setChecked(true);
    QVERIFY(made != nullptr);
    made->setEnabled(enabled);
    made->setGeometry(20, 20, 160, 40);
    window.resize(200, 80);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QRect area = made->geometry();
    if (auto* button = qobject_cast<QAbstractButton*>(made); button != nullptr && button->isCheckable()) {
        QStyleOptionButton option;
        option.initFrom(made);
        const bool radio = qobject_cast<QRadioButton*>(made) != nullptr;
        const auto part = radio ? QStyle::SE_RadioButtonIndicator : QStyle::SE_CheckBoxIndicator;
        area = made->style()->subElementRect(part, &option, made).translated(made->pos());
    }
    QVERIFY2(hasBorder(window, area, enabled ? QPalette::Active : QPalette::Disabled), qPrintable(control));
}

void StyleTest::checkBoxesAreVisibleInEveryTheme_data() {
    QTest::addColumn<int>("theme");
    QTest::addColumn<bool>("round");
    for (const auto& [theme, name] : {std::pair(ThemeChoice::kLight, "light"), std::pair(ThemeChoice::kDark, "dark")})
        for (const bool round : {false, true})
            QTest::addRow("%s, %s", name, round ? "radio button" : "check box") << static_cast<int>(theme) << round;
}

// A box that is not checked has only its edge to be seen by.
void StyleTest::checkBoxesAreVisibleInEveryTheme() {
    QFETCH(const int, theme);
    QFETCH(const bool, round);
    QApplication::setPalette(themePalette(static_cast<ThemeChoice>(theme)));
    QWidget window;
    QAbstractButton* made = round ? static_cast<QAbstractButton*>(new QRadioButton(&window)) : new QCheckBox(&window);
    // The focus would change its colour.
    made->setFocusPolicy(Qt::NoFocus);
    made->setGeometry(20, 20, 160, 40);
    window.resize(200, 80);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QStyleOptionButton option;
    option.initFrom(made);
    const auto part = round ? QStyle::SE_RadioButtonIndicator : QStyle::SE_CheckBoxIndicator;
    const QRect area = made->style()->subElementRect(part, &option, made).translated(made->pos());
    const QImage picture = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    double most = 0;
    for (int x = area.left(); x < area.left() + 3; ++x)
        most = std::max(most,
                        contrast(picture.pixelColor(x, area.center().y()), window.palette().color(QPalette::Window)));
    QVERIFY2(most >= kEnough, qPrintable(QString::number(most)));
}

// In places with much text, such as help, lists and text fields.
void StyleTest::textLiesOnBlackInHighContrast() {
    const QPalette palette = themePalette(ThemeChoice::kHighContrast);
    QVERIFY(contrast(palette.color(QPalette::Base), palette.color(QPalette::Text)) > 20);
    // Alternate rows differ, and their text has the contrast required of this theme.
    QVERIFY(palette.color(QPalette::AlternateBase) != palette.color(QPalette::Base));
    QVERIFY(contrast(palette.color(QPalette::AlternateBase), palette.color(QPalette::Text)) >= 7);
    QVERIFY(contrast(palette.color(QPalette::Base), palette.color(QPalette::Disabled, QPalette::Text)) >= 4.5);
}

void StyleTest::symbolsStandOutInEveryTheme_data() {
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(ThemeChoice::kLight);
    QTest::newRow("dark") << static_cast<int>(ThemeChoice::kDark);
    QTest::newRow("high contrast") << static_cast<int>(ThemeChoice::kHighContrast);
}

void StyleTest::symbolsStandOutInEveryTheme() {
    QFETCH(const int, theme);
    const QPalette palette = themePalette(static_cast<ThemeChoice>(theme));
    QApplication::setPalette(palette);
    for (int symbol = 0; symbol <= static_cast<int>(Symbol::kClose); ++symbol) {
        const QImage picture = symbolIcon(static_cast<Symbol>(symbol)).pixmap(QSize(48, 48), 1).toImage();
        double most = 0;
        for (int y = 0; y < 48; ++y)
            for (int x = 0; x < 48; ++x)
                if (const QColor there = picture.pixelColor(x, y); there.alpha() == 255)
                    most = std::max(most, std::min(contrast(there, palette.color(QPalette::Window)),
                                                   contrast(there, palette.color(QPalette::Button))));
        QVERIFY2(most >= kEnough, qPrintable(QString::number(symbol)));
    }
}

void StyleTest::aChosenMenuItemShowsItsSymbol_data() {
    symbolsStandOutInEveryTheme_data();
}

void StyleTest::aChosenMenuItemShowsItsSymbol() {
    QFETCH(const int, theme);
    QApplication::setPalette(themePalette(static_cast<ThemeChoice>(theme)));
    QMenu menu;
    QAction* action = menu.addAction(symbolIcon(Symbol::kNew), QString());
    menu.popup(QPoint(50, 50));
    QVERIFY(QTest::qWaitForWindowExposed(&menu));
    menu.setActiveAction(action);
    const QImage picture = menu.grab(menu.actionGeometry(action)).toImage();
    const QColor ground = picture.pixelColor(picture.width() - 6, picture.height() / 2);
    double most = 0;
    for (int y = 3; y < picture.height() - 3; ++y)
        for (int x = 3; x < 24; ++x) most = std::max(most, contrast(picture.pixelColor(x, y), ground));
    QVERIFY2(most >= kEnough, qPrintable(QString::number(most)));
}

// Icons of the desktop are made for its own colours, not for those of our themes.
void StyleTest::buttonsHaveNoDesktopIcons() {
    Table table;
    StartPage dialog(MatchSetup{}, {});
    QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::Ok | QMessageBox::Cancel | QMessageBox::Save);
    QFileDialog files;
    files.setOption(QFileDialog::DontUseNativeDialog);
    int seen = 0;
    for (QWidget* window : std::initializer_list<QWidget*>{&dialog, &box, &files}) {
        for (const auto* button : window->findChildren<QPushButton*>()) {
            ++seen;
            QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
        }
    }
    QVERIFY(seen >= 7);
}

// For example when QFileDialog asks whether to replace a file.
void StyleTest::messageBoxesShowPlainTextByDefault() {
    QMessageBox box(QMessageBox::Warning, {}, QStringLiteral("<b>bold.atom4 already exists."));
    box.show();
    QCOMPARE(box.textFormat(), Qt::PlainText);
    QMessageBox about(QMessageBox::NoIcon, {}, {});
    about.setTextFormat(Qt::RichText);
    about.show();
    QCOMPARE(about.textFormat(), Qt::RichText);
}

void StyleTest::aButtonsMenuArrowIsBesideItsText() {
    QMenu menu;
    QToolButton plain;
    QToolButton opens;
    for (QToolButton* button : {&plain, &opens}) {
        button->setText(QStringLiteral("Normal"));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    }
    opens.setPopupMode(QToolButton::InstantPopup);
    opens.setMenu(&menu);
    QVERIFY(opens.sizeHint().width() >= plain.sizeHint().width() + 8);
    // There is a gap between the text and a small arrow.
    opens.resize(opens.sizeHint());
    const QImage picture = opens.grab().toImage();
    const QColor ground = picture.pixelColor(opens.width() / 2, 3);
    int right = opens.width() - 4;
    const auto isEmpty = [&](int x) {
        for (int y = 4; y < opens.height() - 4; ++y)
            if (contrast(picture.pixelColor(x, y), ground) > 1.3) return false;
        return true;
    };
    const auto skip = [&](bool empty) {
        const int from = right;
        while (right > 0 && isEmpty(right) == empty) --right;
        return from - right;
    };
    skip(true);
    const int arrow = skip(false);
    QVERIFY2(arrow >= 4 && arrow <= 9, qPrintable(QString::number(arrow)));
    QVERIFY(skip(true) >= 3);
    QVERIFY(right > opens.width() / 3);
}

void StyleTest::disabledControlsLookDisabled_data() {
    symbolsStandOutInEveryTheme_data();
}

void StyleTest::disabledControlsLookDisabled() {
    QFETCH(const int, theme);
    const QPalette palette = themePalette(static_cast<ThemeChoice>(theme));
    QApplication::setPalette(palette);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        QVERIFY(contrast(palette.color(QPalette::Active, role), palette.color(QPalette::Disabled, role)) >= kEnough);
    const auto ink = [](QIcon::Mode mode) {
        const QImage picture = symbolIcon(Symbol::kPause).pixmap(QSize(48, 48), 1, mode).toImage();
        for (int x = 0; x < 48; ++x)
            if (const QColor there = picture.pixelColor(x, 24); there.alpha() == 255) return there;
        return QColor();
    };
    const double apart = contrast(ink(QIcon::Normal), ink(QIcon::Disabled));
    QVERIFY2(apart >= kEnough, qPrintable(QString::number(apart)));
}

// Without the focus, a control leaves the wheel to the page, which scrolls.
void StyleTest::theWheelChangesTheFocusedControlOnly() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    auto* combo = new QComboBox;
    combo->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    auto* editable = new QComboBox;
    editable->setEditable(true);
    editable->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    auto* whole = new QSpinBox;
    auto* decimal = new QDoubleSpinBox;
    auto* slider = new QSlider(Qt::Horizontal);
    combo->setCurrentIndex(1);
    editable->setCurrentIndex(1);
    whole->setValue(1);
    decimal->setValue(1);
    slider->setValue(1);
    const std::vector<std::pair<QWidget*, std::function<double()>>> all{
        {combo, [combo] { return combo->currentIndex(); }},
        {editable, [editable] { return editable->currentIndex(); }},
        {whole, [whole] { return whole->value(); }},
        {decimal, [decimal] { return decimal->value(); }},
        {slider, [slider] { return slider->value(); }}};
    for (const auto& [widget, value] : all) column->addWidget(widget);
    auto* tall = new QLineEdit;
    tall->setMinimumHeight(1000);
    column->addWidget(tall);
    FittingScrollArea area(page);
    area.resize(300, 300);
    area.show();
    area.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&area));
    // With a real wheel event of the display, since Qt passes only those on to the widgets below.
    const auto scroll = [](QWidget* widget) {
        const QPoint at = widget->mapToGlobal(widget->rect().center());
        return QProcess::execute(QStringLiteral("xdotool"),
                                 {QStringLiteral("mousemove"), QString::number(at.x()), QString::number(at.y()),
                                  QStringLiteral("click"), QStringLiteral("5")}) == 0;
    };
    QScrollBar* bar = area.verticalScrollBar();
    for (const auto& [widget, value] : all) {
        tall->setFocus();
        bar->setValue(0);
        QVERIFY(scroll(widget));
        QTRY_VERIFY2(bar->value() > 0, widget->metaObject()->className());
        QVERIFY2(value() == 1, widget->metaObject()->className());
        QVERIFY(!widget->hasFocus());
        bar->setValue(0);
        widget->setFocus();
        QVERIFY(scroll(widget));
        QTRY_VERIFY2(value() != 1, widget->metaObject()->className());
        QCOMPARE(bar->value(), 0);
    }
}

void StyleTest::aSliderGoesWhereItIsClicked() {
    for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QSlider slider(Qt::Horizontal);
        slider.setLayoutDirection(direction);
        slider.setRange(0, 10);
        slider.setPageStep(1);
        slider.setTickPosition(QSlider::TicksBelow);
        slider.resize(300, slider.sizeHint().height());
        slider.show();
        QVERIFY(QTest::qWaitForWindowExposed(&slider));
        const auto at = [&](int value) {
            const int x = 10 + 280 * value / 10;
            return direction == Qt::LeftToRight ? x : slider.width() - x;
        };
        for (const int y : {slider.height() / 2, slider.height() - 2})
            for (const int value : {8, 1, 5}) {
                QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(at(value), y));
                QCOMPARE(slider.value(), value);
            }
    }
}

void StyleTest::scrolledTextKeepsClearOfItsBar_data() {
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("rightwards") << Qt::LeftToRight;
    QTest::newRow("leftwards") << Qt::RightToLeft;
}

void StyleTest::scrolledTextKeepsClearOfItsBar() {
    QFETCH(const Qt::LayoutDirection, direction);
    constexpr int kGap = 6;
    auto* content = new QWidget;
    content->setMinimumSize(100, 2000);
    FittingScrollArea area(content, kGap);
    area.resize(200, 100);
    area.show();
    area.setLayoutDirection(direction);
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    const auto place = [&](const QWidget* widget) { return QRect(widget->mapTo(&area, QPoint()), widget->size()); };
    const QRect seen = place(area.viewport());
    const QRect bar = place(area.verticalScrollBar());
    QCOMPARE(bar.left() > seen.left(), direction == Qt::LeftToRight);
    QCOMPARE(direction == Qt::LeftToRight ? bar.left() - seen.right() - 1 : seen.left() - bar.right() - 1, kGap);
    QCOMPARE(seen.width() + kGap + bar.width(), area.width());
}

ATOM4_WINDOW_TEST(StyleTest)

}  // namespace atom4::ui::style_test

#include "tests/ui/common/style_test.moc"
