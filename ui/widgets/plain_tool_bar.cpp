// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/plain_tool_bar.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

#include "ui/look/board_theme.h"

namespace atom4::ui {

PlainToolBar::PlainToolBar(QWidget* parent) : QToolBar(parent), measure_(new QToolButton(this)) {
    measure_->hide();
    measure_->setAutoRaise(true);
    measure_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = fontMetrics().height() * 5 / 4;
    setIconSize(QSize(side, side));
    measure_->setIconSize(iconSize());
}

bool PlainToolBar::event(QEvent* event) {
    const bool handled = QToolBar::event(event);
    // The layout asks to be done anew whenever a button, a word or the font has changed.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) chooseWords();
    return handled;
}

void PlainToolBar::chooseWords() {
    setToolButtonStyle(widthWithWords() <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

int PlainToolBar::widthWithWords() const {
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (QAction* action : actions()) {
        const QWidget* widget = widgetForAction(action);
        if (qobject_cast<const QToolButton*>(widget) != nullptr) {
            measure_->setIcon(action->icon());
            measure_->setText(action->iconText());
            width += measure_->sizeHint().width();
        } else {
            width += widget->sizeHint().width();
        }
        width += layout()->spacing();
    }
    measure_->setText({});
    return width;
}

// Qt's own style draws translucent lines there, which Qt 6.4 hands to a thread pool, 54 times for one painting.
void PlainToolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), BoardTheme::from(palette()).cardBorder);
}

}  // namespace atom4::ui
