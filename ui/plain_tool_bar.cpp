// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/plain_tool_bar.h"

#include <QPainter>

#include "ui/board_theme.h"

namespace atom4::ui {

PlainToolBar::PlainToolBar(QWidget* parent) : QToolBar(parent) {
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = fontMetrics().height() * 5 / 4;
    setIconSize(QSize(side, side));
}

// Qt's own style draws translucent lines there, which Qt 6.4 hands to a thread pool, 54 times for one painting.
void PlainToolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), BoardTheme::from(palette()).cardBorder);
}

}  // namespace atom4::ui
