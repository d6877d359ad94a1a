// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/fitting_scroll_area.h"

#include <QScrollBar>
#include <algorithm>

namespace atom4::ui {

FittingScrollArea::FittingScrollArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize FittingScrollArea::sizeHint() const {
    return widget()->sizeHint().expandedTo(minimumSizeHint());
}

QSize FittingScrollArea::minimumSizeHint() const {
    const QSize least = widget()->minimumSizeHint();
    return {least.width() + verticalScrollBar()->sizeHint().width(),
            std::min(least.height(), fontMetrics().lineSpacing() * 12)};
}

}  // namespace atom4::ui
