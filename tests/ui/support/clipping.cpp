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
#include <QTextBoundaryFinder>
#include <QToolButton>
#include <algorithm>

namespace {

// Qt lays out the inner parts of its own widgets, and the contents of a scroll area can be scrolled into view.
bool isInnards(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return widget.objectName().startsWith(QLatin1String("qt_")) || qobject_cast<const QAbstractSpinBox*>(parent) ||
           qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractScrollArea*>(parent) ||
           qobject_cast<const QHeaderView*>(parent) || qobject_cast<const QTabBar*>(parent);
}

QSize textSize(const QWidget& widget, const QString& text) {
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text);
}

// The bearing of a letter may reach a little beyond its box.
bool fits(QSize text, QSize room) {
    return text.width() <= room.width() + 1 && text.height() <= room.height() + 2;
}

int widestWord(const QLabel& label) {
    // Not every script has spaces between words, so the text is split where a line may break.
    const QString text = label.text();
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, text);
    int widest = 0;
    for (qsizetype from = 0, to = ends.toNextBoundary(); to >= 0; from = to, to = ends.toNextBoundary())
        widest = std::max(widest, textSize(label, text.mid(from, to - from).trimmed()).width());
    return widest;
}

bool isClipped(const QLabel& label) {
    if (label.text().isEmpty()) return false;
    const QSize room = label.contentsRect().size();
    if (!label.wordWrap()) return !fits(label.sizeHint(), label.size());
    return label.heightForWidth(label.width()) > label.height() + 1 ||
           (label.textFormat() == Qt::PlainText && widestWord(label) > room.width() + 1);
}

bool isClipped(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) return false;
    if (tool) return !fits(tool->sizeHint(), tool->size());
    QSize text = textSize(button, button.text());
    QStyleOptionButton option;
    option.initFrom(&button);
    const auto* style = button.style();
    const bool mark = qobject_cast<const QPushButton*>(&button) == nullptr;
    if (!button.icon().isNull()) text.rwidth() += button.iconSize().width() + 4;
    const QRect room = mark ? style->subElementRect(QStyle::SE_CheckBoxContents, &option, &button)
                            : style->subElementRect(QStyle::SE_PushButtonContents, &option, &button);
    return !fits(text, room.size());
}

bool isClipped(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return !fits(textSize(box, box.currentText()), room.size());
}

bool isClipped(const QAbstractSpinBox& box) {
    const auto* line = box.findChild<const QLineEdit*>();
    return line != nullptr && !fits(textSize(*line, line->text()), line->size());
}

bool isClipped(const QLineEdit& line) {
    constexpr int kMargin = 2;  // Qt's own, on both sides of the text
    return !fits(textSize(line, line.text()), line.contentsRect().adjusted(kMargin, 0, -kMargin, 0).size());
}

bool isClipped(const QTabBar& tabs) {
    const auto buttons = tabs.findChildren<const QToolButton*>();
    return std::any_of(buttons.begin(), buttons.end(), [](const auto* button) { return button->isVisible(); });
}

bool isClipped(const QTableView& table) {
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

// A message that is too long for the bar is shown in an overlay.
bool isClipped(const QStatusBar& bar) {
    const auto* whole = bar.parentWidget()->findChild<const QLabel*>(QStringLiteral("statusOverlay"));
    if (whole != nullptr && whole->isVisible() && whole->text() == bar.currentMessage()) return false;
    return !fits(textSize(bar, bar.currentMessage()), bar.contentsRect().adjusted(6, 0, -6, 0).size());
}

bool hasClippedText(const QWidget& widget) {
    if (auto* label = qobject_cast<const QLabel*>(&widget)) return isClipped(*label);
    if (auto* button = qobject_cast<const QAbstractButton*>(&widget)) return isClipped(*button);
    if (auto* box = qobject_cast<const QComboBox*>(&widget)) return isClipped(*box);
    if (auto* box = qobject_cast<const QAbstractSpinBox*>(&widget)) return isClipped(*box);
    if (auto* line = qobject_cast<const QLineEdit*>(&widget)) return isClipped(*line);
    if (auto* tabs = qobject_cast<const QTabBar*>(&widget)) return isClipped(*tabs);
    if (auto* table = qobject_cast<const QTableView*>(&widget)) return isClipped(*table);
    if (auto* bar = qobject_cast<const QStatusBar*>(&widget)) return isClipped(*bar);
    if (auto* group = qobject_cast<const QGroupBox*>(&widget))
        return textSize(*group, group->title()).width() > group->contentsRect().width();
    return false;
}

QString textOf(const QWidget& widget) {
    for (const char* property : {"text", "currentText", "title", "currentMessage"}) {
        const QString text = widget.property(property).toString();
        if (!text.isEmpty()) return text;
    }
    if (auto* bar = qobject_cast<const QStatusBar*>(&widget)) return bar->currentMessage();
    return {};
}

QString told(const char* what, const QWidget& widget) {
    return QStringLiteral("%1: %2 %3 \"%4\" in %5x%6")
        .arg(QLatin1String(what), QLatin1String(widget.metaObject()->className()), widget.objectName(), textOf(widget))
        .arg(widget.width())
        .arg(widget.height());
}

}  // namespace

QStringList clipped(const QWidget& window) {
    QStringList found;
    // A tool bar that is too short shows a button for the rest.
    for (const QToolButton* button : window.findChildren<QToolButton*>())
        if (button->objectName() == QLatin1String("qt_toolbar_ext_button") && button->isVisible())
            found += told("has a rest", *button);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window || isInnards(*widget)) continue;
        const bool scrolled = widget->parentWidget()->objectName() == QLatin1String("qt_scrollarea_viewport");
        if (!scrolled && !widget->parentWidget()->rect().contains(widget->geometry()))
            found += told("reaches out", *widget);
        if (hasClippedText(*widget)) found += told("clipped", *widget);
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        if (area != nullptr && area->horizontalScrollBar()->isVisible()) found += told("scrolls sideways", *widget);
    }
    return found;
}
