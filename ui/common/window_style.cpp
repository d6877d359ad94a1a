// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/window_style.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMessageBox>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>
#include <QToolButton>
#include <algorithm>
#include <array>

#include "ui/theme/board_theme.h"
#include "ui/theme/icons.h"
#include "ui/widgets/padded_delegate.h"

namespace atom4::ui {
namespace {

enum class Shape { kBox, kRound };

bool hasFeature(const QStyleOption& option, QStyleOptionButton::ButtonFeature feature) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button != nullptr && (button->features & feature) != 0;
}

// The focus is marked by its colour and a wider line, the default button by its colour.
void drawBorder(QPainter* painter, const QStyleOption& option, const QRect& room, Shape shape = Shape::kBox) {
    const bool focused = (option.state & QStyle::State_HasFocus) != 0;
    const bool marked = focused || hasFeature(option, QStyleOptionButton::DefaultButton);
    const QPalette& palette = option.palette;
    QColor quiet = palette.color(QPalette::WindowText);
    if (!isHighContrast(palette)) quiet.setAlphaF(0.6F);
    const QColor colour = focused  ? focusColour(palette, palette.color(QPalette::Window))
                          : marked ? palette.color(QPalette::Highlight)
                                   : quiet;
    const double width = focused ? 2 : 1;
    const QRectF line = QRectF(room).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, shape == Shape::kRound);
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    shape == Shape::kRound ? painter->drawEllipse(line) : painter->drawRect(line);
    painter->restore();
}

// Returns the background of the focus ring.
QPalette::ColorRole groundOf(const QWidget* widget) {
    if (qobject_cast<const QPushButton*>(widget) != nullptr) return QPalette::Button;
    return qobject_cast<const QAbstractItemView*>(widget) != nullptr ? QPalette::Base : QPalette::Window;
}

void drawRing(QPainter& painter, const QStyleOption& option, const QRectF& within, const QWidget* widget) {
    const QPalette& palette = option.palette;
    drawFocusRing(painter, within, 3, focusColour(palette, palette.color(groundOf(widget))));
}

bool hasFocus(const QStyleOption& option) {
    return (option.state & QStyle::State_HasFocus) != 0;
}

// Qt's shading would make the button lighter than the text on it allows.
void drawPlainButton(QPainter& painter, const QStyleOption& option) {
    const bool down = (option.state & (QStyle::State_Sunken | QStyle::State_On)) != 0;
    painter.fillRect(option.rect, option.palette.color(down ? QPalette::Window : QPalette::Button));
    drawBorder(&painter, option, option.rect);
}

bool hasFrame(QStyle::ComplexControl control, const QStyleOptionComplex& option) {
    if (control == QStyle::CC_ComboBox) {
        const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
        return box != nullptr && box->frame;
    }
    const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    return control == QStyle::CC_SpinBox && box != nullptr && box->frame;
}

// The line edit inside a spin box has no frame of its own.
bool hasFrame(const QStyleOption& option) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    return frame != nullptr && frame->lineWidth > 0;
}

// The room beside the text of a tool button for the arrow that shows its menu.
constexpr int kArrow = 8;
constexpr int kArrowRoom = kArrow + 4;

// Returns the widget if it is a tool button with text and a menu, else nullptr.
const QToolButton* arrowButton(const QWidget* widget) {
    const auto* button = qobject_cast<const QToolButton*>(widget);
    const bool has = button != nullptr && button->menu() != nullptr &&
                     button->popupMode() != QToolButton::MenuButtonPopup && !button->text().isEmpty() &&
                     button->toolButtonStyle() != Qt::ToolButtonIconOnly;
    return has ? button : nullptr;
}

// A column header aligns with the texts of its cells, which a delegate may have indented.
int paddingOfHead(const QWidget* widget) {
    const auto* head = qobject_cast<const QHeaderView*>(widget);
    const auto* view = head != nullptr ? qobject_cast<const QAbstractItemView*>(head->parentWidget()) : nullptr;
    return view != nullptr && dynamic_cast<PaddedDelegate*>(view->itemDelegate()) != nullptr ? PaddedDelegate::kPadding
                                                                                             : 0;
}

QRect placeOfArrow(const QToolButton& button) {
    const QRect room = button.rect();
    const QRect place(room.right() - kArrowRoom, room.center().y() - kArrow / 2, kArrow, kArrow);
    return QStyle::visualRect(button.layoutDirection(), room, place);
}

// Scrolling over these does not change their value: they take the wheel while they have the focus, and otherwise pass
// it on.
bool isSetByWheel(const QWidget* widget) {
    return qobject_cast<const QComboBox*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(widget) != nullptr &&
            qobject_cast<const QScrollBar*>(widget) == nullptr);
}

class WheelFilter : public QObject {
protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<const QWidget*>(watched)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

}  // namespace

WindowStyle::WindowStyle() : wheelFilter_(std::make_unique<WheelFilter>()) {}
WindowStyle::WindowStyle(const QString& base) : QProxyStyle(base), wheelFilter_(std::make_unique<WheelFilter>()) {}
WindowStyle::~WindowStyle() = default;

void WindowStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (isSetByWheel(widget)) {
        // Otherwise the wheel would give it the focus first.
        if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(wheelFilter_.get());
    }
    if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->textFormat() == Qt::AutoText)
        box->setTextFormat(Qt::PlainText);
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* data) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    // A click on a slider, or on its ticks, moves it there at once.
    if (hint == SH_Slider_AbsoluteSetButtons) return Qt::LeftButton;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int width = QProxyStyle::pixelMetric(metric, option, widget);
    // Room for a visible focus frame.
    const bool scrolls = metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea*>(widget) != nullptr;
    return scrolls ? std::max(width, 2) : width;
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const {
    const QSize room = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_HeaderSection) return room + QSize(2 * paddingOfHead(widget), 0);
    return type == CT_ToolButton && arrowButton(widget) != nullptr ? room + QSize(kArrowRoom, 0) : room;
}

QIcon WindowStyle::standardIcon(StandardPixmap standardIcon, const QStyleOption* option, const QWidget* widget) const {
    // Every menu bar and tool bar has a button for items that do not fit, and every dock has two in its title.
    constexpr std::array kSeldomSeen{SP_ToolBarHorizontalExtensionButton, SP_ToolBarVerticalExtensionButton,
                                     SP_TitleBarCloseButton, SP_TitleBarNormalButton};
    if (std::find(kSeldomSeen.begin(), kSeldomSeen.end(), standardIcon) == kSeldomSeen.end())
        return QProxyStyle::standardIcon(standardIcon, option, widget);
    return laterIcon([standardIcon, direction = QGuiApplication::layoutDirection(), style = QPointer(baseStyle())] {
        QStyleOption which;
        which.direction = direction;
        return style ? style->standardIcon(standardIcon, &which) : QIcon();
    });
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (const QToolButton* button = arrowButton(widget); button != nullptr && element == PE_IndicatorArrowDown) {
        QStyleOption arrow = *option;
        arrow.rect = placeOfArrow(*button);
        return QProxyStyle::drawPrimitive(element, &arrow, painter, widget);
    }
    // In every theme: Qt's own focus frame is hardly visible, and only after a key was pressed.
    if (element == PE_FrameFocusRect) return drawRing(*painter, *option, option->rect, widget);
    const bool contrasting = isHighContrast(option->palette);
    if (contrasting && element == PE_PanelButtonCommand && !hasFeature(*option, QStyleOptionButton::Flat))
        return drawPlainButton(*painter, *option);
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    // An unchecked one is only its outline, which the desktop's styles draw too faintly.
    if (element == PE_IndicatorRadioButton) return drawBorder(painter, *option, option->rect, Shape::kRound);
    if (element == PE_IndicatorCheckBox) return drawBorder(painter, *option, option->rect);
    // Fusion draws no focus ring on these.
    if (element == PE_PanelButtonCommand && hasFocus(*option) && qobject_cast<const QPushButton*>(widget) != nullptr)
        drawRing(*painter, *option, QRectF(option->rect).adjusted(2, 2, -2, -2), widget);
    const bool framed = (element == PE_PanelLineEdit || element == PE_Frame) && hasFrame(*option);
    if (framed && (contrasting || hasFocus(*option))) drawBorder(painter, *option, option->rect);
    // The shade of a dark button hardly shows which one of several is checked.
    const State edged = contrasting ? State_On | State_Sunken | State_Raised : State(State_On);
    if (element == PE_PanelButtonTool && (option->state & edged) != 0) drawBorder(painter, *option, option->rect);
    if (!contrasting) return;
    switch (element) {
        case PE_FrameTabWidget:
        case PE_FrameMenu: drawBorder(painter, *option, option->rect); break;
        default: break;
    }
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (element == CE_ToolButtonLabel && arrowButton(widget) != nullptr) {
        QStyleOptionToolButton words = *qstyleoption_cast<const QStyleOptionToolButton*>(option);
        words.rect = visualRect(words.direction, words.rect, words.rect.adjusted(0, 0, -kArrowRoom, 0));
        return QProxyStyle::drawControl(element, &words, painter, widget);
    }
    if (const int padding = paddingOfHead(widget); padding > 0 && element == CE_HeaderLabel) {
        QStyleOptionHeader words = *qstyleoption_cast<const QStyleOptionHeader*>(option);
        words.version = QStyleOptionHeader::Version;  // the copy has only these fields
        words.rect.adjust(padding, 0, -padding, 0);
        return QProxyStyle::drawControl(element, &words, painter, widget);
    }
    if (element == CE_TabBarTabLabel && hasFocus(*option))
        drawRing(*painter, *option, QRectF(option->rect).adjusted(4, 4, -4, -4), widget);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    constexpr State kChosen = State_Selected | State_Enabled;
    if (element != CE_MenuItem || item == nullptr || item->icon.isNull() || (item->state & kChosen) != kChosen)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionMenuItem chosen = *item;
    const int side = proxy()->pixelMetric(PM_SmallIconSize, option, widget);
    const double ratio = painter->device()->devicePixelRatioF();
    chosen.icon = QIcon(item->icon.pixmap(QSize(side, side), ratio, QIcon::Selected));
    QProxyStyle::drawControl(element, &chosen, painter, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool contrasting = isHighContrast(option->palette);
    if (hasFrame(control, *option) && (contrasting || hasFocus(*option))) drawBorder(painter, *option, option->rect);
    if (control == CC_Slider && hasFocus(*option)) drawRing(*painter, *option, option->rect, widget);
    if (!contrasting || control != CC_GroupBox) return;
    // The frame begins below the title.
    QRect frame = subControlRect(control, option, SC_GroupBoxFrame, widget);
    const QRect title = subControlRect(control, option, SC_GroupBoxLabel, widget);
    if (title.isValid()) frame.setTop(std::max(frame.top(), title.bottom() + 2));
    drawBorder(painter, *option, frame);
}

namespace {

struct Inks {
    QColor window;
    QColor base;
    QColor alternate;  // background of every other row
    QColor button;
    QColor text;
    QColor faint;  // disabled items
    QColor highlight;
    QColor onHighlight;
    QColor link;
};

QPalette paletteOf(const Inks& inks) {
    QPalette palette(inks.button, inks.window);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, inks.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, inks.faint);
    palette.setColor(QPalette::Base, inks.base);
    palette.setColor(QPalette::AlternateBase, inks.alternate);
    palette.setColor(QPalette::ToolTipBase, inks.base);
    palette.setColor(QPalette::PlaceholderText, inks.faint);
    palette.setColor(QPalette::Highlight, inks.highlight);
    palette.setColor(QPalette::HighlightedText, inks.onHighlight);
    palette.setColor(QPalette::Link, inks.link);
    palette.setColor(QPalette::LinkVisited, inks.link);
    return palette;
}

}  // namespace

QPalette themePalette(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::kLight:
            return paletteOf({QColor(0xF0, 0xEE, 0xEA), Qt::white, QColor(0xF0, 0xEE, 0xEA), QColor(0xE9, 0xE6, 0xE0),
                              QColor(0x1D, 0x1C, 0x1A), QColor(0x8C, 0x89, 0x82), QColor(0x2B, 0x6C, 0xB0), Qt::white,
                              QColor(0x1F, 0x5A, 0x9C)});
        case ThemeChoice::kDark:
            return paletteOf({QColor(0x2F, 0x31, 0x35), QColor(0x24, 0x26, 0x29), QColor(0x2F, 0x31, 0x35),
                              QColor(0x3A, 0x3D, 0x42), QColor(0xEA, 0xEA, 0xEA), QColor(0x80, 0x83, 0x88),
                              QColor(0x5C, 0x9B, 0xDC), QColor(0x10, 0x12, 0x14), QColor(0x7D, 0xB4, 0xEE)});
        case ThemeChoice::kHighContrast: {
            // Contrast of button backgrounds: 3 to 1 with the window, 7 to 1 with text. WindowStyle gives every control
            // a border.
            QPalette palette =
                paletteOf({Qt::black, Qt::black, QColor(0x30, 0x30, 0x30), QColor(0x59, 0x59, 0x59), Qt::white,
                           QColor(0xC0, 0xC0, 0xC0), QColor(0xFF, 0xE1, 0x4D), Qt::black, QColor(0xBF, 0xE9, 0xFF)});
            // Disabled items differ from enabled ones: 3 to 1 between their texts and symbols, and no background.
            for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
                palette.setColor(QPalette::Disabled, role, QColor(0x94, 0x94, 0x94));
            palette.setColor(QPalette::Disabled, QPalette::Button, Qt::black);
            return palette;
        }
        case ThemeChoice::kSystem: break;
    }
    return {};
}

}  // namespace atom4::ui
