// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/plain_tool_bar.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

QSize symbolSize(const QFontMetrics& metrics) {
    const int side = metrics.height() * 5 / 4;
    return {side, side};
}

// The action's text is the accessible name. Tab reaches the button, but a click leaves the focus where it is; it is
// wide enough for a finger.
QToolButton* makeSymbolButton(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize(symbolSize(button->fontMetrics()));
    button->setMinimumWidth(32);
    return button;
}

}  // namespace

PlainToolBar::PlainToolBar(QWidget* parent) : QToolBar(parent), measure_(new QToolButton(this)) {
    measure_->hide();
    measure_->setAutoRaise(true);
    measure_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize(symbolSize(fontMetrics()));
    measure_->setIconSize(iconSize());
}

void PlainToolBar::addSymbols(const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        QAction* place = addWidget(makeSymbolButton(action, this));
        // The button is enabled by the action that represents it in the tool bar.
        place->setEnabled(action->isEnabled());
        connect(action, &QAction::enabledChanged, place, &QAction::setEnabled);
    }
}

bool PlainToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    // A new layout is requested whenever a button, a text or the font has changed.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) chooseWords();
    return handled;
}

void PlainToolBar::chooseWords() {
    setToolButtonStyle(widthWithWords() <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    // At once rather than after this painting, which would then be painted over.
    layout()->activate();
}

int PlainToolBar::widthWithWords() const {
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (QAction* action : actions()) {
        const QWidget* widget = widgetForAction(action);
        const auto* button = qobject_cast<const QToolButton*>(widget);
        if (button != nullptr && button->defaultAction() == action) {
            measure_->setIcon(action->icon());
            measure_->setText(action->iconText());
            width += measure_->sizeHint().width();
        } else {
            width += std::max(widget->sizeHint().width(), widget->minimumWidth());
        }
        width += layout()->spacing();
    }
    measure_->setText({});
    return width;
}

// Qt's own style draws translucent lines there, which Qt 6.4 passes to a thread pool, 54 times for one painting.
void PlainToolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), BoardTheme::from(palette()).cardBorder);
}

}  // namespace atom4::ui
