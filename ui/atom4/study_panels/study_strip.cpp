// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study_panels/study_strip.h"

#include <QPainter>
#include <algorithm>
#include <vector>

#include "ui/look/board_theme.h"

namespace atom4::ui {

StudyStrip::StudyStrip(QWidget* parent) : QWidget(parent), row_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setObjectName(QStringLiteral("strip"));
    row_->setContentsMargins(1, 1, 1, 1);
    row_->setSpacing(1);
}

void StudyStrip::add(QWidget* panel) {
    panel->hide();
    row_->addWidget(panel, 1);
}

void StudyStrip::showPanel(QWidget* panel, bool shown) {
    panel->setVisible(shown);
    setVisible(hasPanels());
    updateGeometry();
}

bool StudyStrip::hasPanels() const {
    for (int i = 0; i < row_->count(); ++i)
        if (!row_->itemAt(i)->widget()->isHidden()) return true;
    return false;
}

void StudyStrip::setArrangement(Qt::Orientation orientation) {
    if (orientation == orientation_) return;
    orientation_ = orientation;
    row_->setDirection(orientation == Qt::Horizontal ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

int StudyStrip::thickness(Qt::Orientation orientation, QSize room, int width) const {
    std::vector<const QWidget*> panels;
    for (int i = 0; i < row_->count(); ++i)
        if (const QWidget* panel = row_->itemAt(i)->widget(); !panel->isHidden()) panels.push_back(panel);
    QSize wanted(0, 0);
    int least = 0;
    for (const QWidget* panel : panels) {
        QSize size = panel->sizeHint();
        if (panel->hasHeightForWidth()) size.setHeight(panel->heightForWidth(width / static_cast<int>(panels.size())));
        wanted = wanted.expandedTo(size);
        // Several make do with less.
        least = panels.size() > 1 ? 0 : panel->minimumSizeHint().width();
    }
    const QSize margins(2, 2);
    wanted += margins;
    return orientation == Qt::Horizontal ? std::min(wanted.height(), room.height() * 2 / 5)
                                         : std::max(std::min(wanted.width(), room.width() * 2 / 5), least);
}

void StudyStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(BoardTheme::from(palette()).cardBorder);
    if (orientation_ == Qt::Vertical)
        painter.drawLine(0, 0, 0, height());
    else
        painter.drawLine(0, 0, width(), 0);
}

}  // namespace atom4::ui
