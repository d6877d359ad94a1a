// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "tests/ui/support/clipping.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStatusBar>
#include <QStyleOption>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

namespace {

// A widget's innards are laid out by Qt, and what is inside a scroll area can be scrolled to.
bool is_innards(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QAbstractSpinBox*>(parent) ||
           qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractScrollArea*>(parent) ||
           qobject_cast<const QHeaderView*>(parent) || qobject_cast<const QTabBar*>(parent);
}

QSize text_size(const QWidget& widget, const QString& text) {
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text);
}

// Some bearing of a letter may reach over.
bool fits(QSize text, QSize room) {
    return text.width() <= room.width() + 1 && text.height() <= room.height() + 2;
}

int widest_word(const QLabel& label) {
    int widest = 0;
    for (const QString& word : label.text().split(QLatin1Char(' ')))
        widest = std::max(widest, text_size(label, word).width());
    return widest;
}

bool is_clipped(const QLabel& label) {
    if (label.text().isEmpty()) return false;
    const QSize room = label.contentsRect().size();
    if (!label.wordWrap()) return !fits(label.sizeHint(), label.size());
    return label.heightForWidth(label.width()) > label.height() + 1 ||
           (label.textFormat() == Qt::PlainText && widest_word(label) > room.width() + 1);
}

bool is_clipped(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) return false;
    if (tool) return !fits(tool->sizeHint(), tool->size());
    QSize text = text_size(button, button.text());
    QStyleOptionButton option;
    option.initFrom(&button);
    const auto* style = button.style();
    const bool mark = qobject_cast<const QPushButton*>(&button) == nullptr;
    if (!button.icon().isNull()) text.rwidth() += button.iconSize().width() + 4;
    const QRect room = mark ? style->subElementRect(QStyle::SE_CheckBoxContents, &option, &button)
                            : style->subElementRect(QStyle::SE_PushButtonContents, &option, &button);
    return !fits(text, room.size());
}

bool is_clipped(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return !fits(text_size(box, box.currentText()), room.size());
}

bool is_clipped(const QAbstractSpinBox& box) {
    const auto* line = box.findChild<const QLineEdit*>();
    return line != nullptr && !fits(text_size(*line, line->text()), line->size());
}

bool is_clipped(const QLineEdit& line) {
    constexpr int kMargin = 2;  // Qt's own, on both sides of the text
    return !fits(text_size(line, line.text()), line.contentsRect().adjusted(kMargin, 0, -kMargin, 0).size());
}

bool is_clipped(const QTabBar& tabs) {
    const auto buttons = tabs.findChildren<const QToolButton*>();
    return std::any_of(buttons.begin(), buttons.end(), [](const auto* button) { return button->isVisible(); });
}

bool is_clipped(const QTableView& table) {
    const QHeaderView* header = table.horizontalHeader();
    for (int column = 0; column < header->count(); ++column)
        if (header->isVisible() && header->sectionSizeHint(column) > header->sectionSize(column)) return true;
    const int columns = table.model()->columnCount();
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        for (int column = 0; column < columns; ++column) {
            const QModelIndex index = table.model()->index(row, column);
            // A line that spans columns is shortened with dots.
            if (table.columnSpan(row, column) == 1 &&
                table.sizeHintForIndex(index).width() > table.columnWidth(column) + 1)
                return true;
        }
    }
    return false;
}

// A message that is too long for the bar is shown over it.
bool is_clipped(const QStatusBar& bar) {
    const auto* whole = bar.parentWidget()->findChild<const QLabel*>(QStringLiteral("longMessage"));
    if (whole != nullptr && whole->isVisible() && whole->text() == bar.currentMessage()) return false;
    return !fits(text_size(bar, bar.currentMessage()), bar.contentsRect().adjusted(6, 0, -6, 0).size());
}

bool has_clipped_text(const QWidget& widget) {
    if (auto* label = qobject_cast<const QLabel*>(&widget)) return is_clipped(*label);
    if (auto* button = qobject_cast<const QAbstractButton*>(&widget)) return is_clipped(*button);
    if (auto* box = qobject_cast<const QComboBox*>(&widget)) return is_clipped(*box);
    if (auto* box = qobject_cast<const QAbstractSpinBox*>(&widget)) return is_clipped(*box);
    if (auto* line = qobject_cast<const QLineEdit*>(&widget)) return is_clipped(*line);
    if (auto* tabs = qobject_cast<const QTabBar*>(&widget)) return is_clipped(*tabs);
    if (auto* table = qobject_cast<const QTableView*>(&widget)) return is_clipped(*table);
    if (auto* bar = qobject_cast<const QStatusBar*>(&widget)) return is_clipped(*bar);
    if (auto* group = qobject_cast<const QGroupBox*>(&widget))
        return text_size(*group, group->title()).width() > group->contentsRect().width();
    return false;
}

QString text_of(const QWidget& widget) {
    for (const char* property : {"text", "currentText", "title", "currentMessage"}) {
        const QString text = widget.property(property).toString();
        if (!text.isEmpty()) return text;
    }
    if (auto* bar = qobject_cast<const QStatusBar*>(&widget)) return bar->currentMessage();
    return {};
}

QString told(const char* what, const QWidget& widget) {
    return QStringLiteral("%1: %2 %3 \"%4\" in %5x%6")
        .arg(QLatin1String(what), QLatin1String(widget.metaObject()->className()), widget.objectName(), text_of(widget))
        .arg(widget.width())
        .arg(widget.height());
}

}  // namespace

QStringList clipped(const QWidget& window) {
    QStringList found;
    // A tool bar that is too short has a button that leads to the rest.
    for (const QToolButton* button : window.findChildren<QToolButton*>())
        if (button->objectName() == QLatin1String("qt_toolbar_ext_button") && button->isVisible())
            found += told("has a rest", *button);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || is_innards(*widget)) continue;
        const bool scrolled = widget->parentWidget()->objectName() == QLatin1String("qt_scrollarea_viewport");
        if (!scrolled && !widget->parentWidget()->rect().contains(widget->geometry()))
            found += told("reaches out", *widget);
        if (has_clipped_text(*widget)) found += told("clipped", *widget);
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        if (area != nullptr && area->horizontalScrollBar()->isVisible()) found += told("scrolls sideways", *widget);
    }
    return found;
}
