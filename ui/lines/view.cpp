// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/view.h"

namespace atom4::ui {

LinesView::LinesView(QWidget* parent)
    : QWidget(parent), board_(new LinesBoardView(this)), panel_(new LinesPanel(this)) {
    setFocusProxy(board_);
}

void LinesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void LinesView::arrange() {
    const lines::GameSetup& setup = board_->position().setup();
    const int width = panel_->thickness(Qt::Vertical, size());
    const int height = panel_->thickness(Qt::Horizontal, size());
    const QRect beside(0, 0, this->width() - width, this->height());
    const QRect above(0, 0, this->width(), this->height() - height);
    const auto spacing = [&](const QRect& room) { return LinesGrid(setup.rows, setup.cols, room).spacing(); };
    const bool sideBySide = spacing(beside) >= spacing(above) || above.height() < 200;
    panel_->setArrangement(sideBySide ? Qt::Vertical : Qt::Horizontal);
    board_->setGeometry(sideBySide ? beside : above);
    panel_->setGeometry(sideBySide ? QRect(beside.width(), 0, width, beside.height())
                                   : QRect(0, above.height(), above.width(), height));
}

}  // namespace atom4::ui
