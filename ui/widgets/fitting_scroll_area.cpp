// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/fitting_scroll_area.h"

#include <QEvent>
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

// What is in it asks for another size: so does the area.
bool FittingScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace atom4::ui
