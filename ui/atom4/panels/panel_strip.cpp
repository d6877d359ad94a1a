// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/panel_strip.h"

#include <QPainter>
#include <algorithm>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

// Returns the maximum height of a strip below the board.
int maxHeight(QSize room) {
    return room.height() * 2 / 5;
}

}  // namespace

PanelStrip::PanelStrip(QWidget* parent) : QWidget(parent), row_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    setObjectName(QStringLiteral("strip"));
    row_->setContentsMargins(1, 1, 1, 1);
    row_->setSpacing(1);
}

void PanelStrip::add(QWidget* panel) {
    panel->hide();
    row_->addWidget(panel, 1);
}

void PanelStrip::showPanel(QWidget* panel, bool shown) {
    panel->setVisible(shown);
    setVisible(!panels().empty());
    turn();
    updateGeometry();
}

std::vector<const QWidget*> PanelStrip::panels() const {
    std::vector<const QWidget*> panels;
    for (int i = 0; i < row_->count(); ++i)
        if (const QWidget* panel = row_->itemAt(i)->widget(); !panel->isHidden()) panels.push_back(panel);
    return panels;
}

int PanelStrip::minHeight(bool abreast) const {
    int least = 0;
    for (const QWidget* panel : panels()) {
        const int height = panel->minimumSizeHint().height() + row_->spacing();
        least = abreast ? std::max(least, height) : least + height;
    }
    return least + 2;
}

// Returns whether the panels are side by side. In panels of fewer letters, the texts would be hard to read.
bool PanelStrip::areAbreast(int width, int height) const {
    const int count = static_cast<int>(panels().size());
    return count < 2 || width / count >= 48 * fontMetrics().averageCharWidth() || height < minHeight(false);
}

void PanelStrip::turn() {
    const bool abreast = orientation_ == Qt::Horizontal && areAbreast(width(), height());
    row_->setDirection(abreast ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void PanelStrip::setArrangement(Qt::Orientation orientation) {
    orientation_ = orientation;
    turn();
}

void PanelStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    turn();
}

int PanelStrip::least(QSize room, int width) const {
    return minHeight(areAbreast(width, maxHeight(room)));
}

int PanelStrip::thickness(Qt::Orientation orientation, QSize room, int width) const {
    const std::vector<const QWidget*> all = panels();
    const bool abreast = areAbreast(width, maxHeight(room));
    QSize wanted(0, 0);
    int height = 0;
    for (const QWidget* panel : all) {
        QSize size = panel->sizeHint();
        const int share = abreast ? width / static_cast<int>(all.size()) : width;
        if (panel->hasHeightForWidth()) size.setHeight(panel->heightForWidth(share));
        wanted = wanted.expandedTo(size);
        height += size.height() + row_->spacing();
    }
    const QSize margins(2, 2);
    wanted += margins;
    if (!abreast) wanted.setHeight(height + margins.height());
    // Several panels make do with less.
    const int least = all.size() == 1 ? all.front()->minimumSizeHint().width() : 0;
    return orientation == Qt::Horizontal ? std::min(wanted.height(), maxHeight(room))
                                         : std::max(std::min(wanted.width(), room.width() * 2 / 5), least);
}

void PanelStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(BoardTheme::from(palette()).cardBorder);
    if (orientation_ == Qt::Vertical)
        painter.drawLine(0, 0, 0, height());
    else
        painter.drawLine(0, 0, width(), 0);
}

}  // namespace atom4::ui
