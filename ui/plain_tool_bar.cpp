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

// The style's own frame is drawn of translucent lines, one pixel at a time and by several threads: a twentieth of all that
// the window's start costs.
void PlainToolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), BoardTheme::from(palette()).cardBorder);
}

}  // namespace atom4::ui
