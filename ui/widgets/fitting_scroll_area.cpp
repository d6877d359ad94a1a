// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/widgets/fitting_scroll_area.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace atom4::ui {

FittingScrollArea::FittingScrollArea(QWidget* content, int gap) : gap_(gap) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    placeGap();
}

// The gap is on the side of the scroll bar, which Qt mirrors with the language; margins it does not mirror.
void FittingScrollArea::placeGap() {
    setViewportMargins(isRightToLeft() ? QMargins(gap_, 0, 0, 0) : QMargins(0, 0, gap_, 0));
}

void FittingScrollArea::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) placeGap();
}

QSize FittingScrollArea::sizeHint() const {
    return (widget()->sizeHint() + QSize(gap_, 0)).expandedTo(minimumSizeHint());
}

QSize FittingScrollArea::minimumSizeHint() const {
    const QSize least = widget()->minimumSizeHint();
    return {least.width() + gap_ + verticalScrollBar()->sizeHint().width(),
            std::min(least.height(), fontMetrics().lineSpacing() * 12)};
}

// When the content requests another size, so does the area.
bool FittingScrollArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace atom4::ui
