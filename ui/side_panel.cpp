// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/side_panel.h"

#include <QGridLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/board_theme.h"
#include "ui/messages.h"

namespace atom4::ui {

SidePanel::SidePanel(QWidget* parent)
    : QWidget(parent),
      first_(new PlayerCard(Player::kFirst, this)),
      second_(new PlayerCard(Player::kSecond, this)),
      wheel_(new WheelView(this)),
      state_(new QLabel),
      detail_(new QLabel),
      nextRound_(new QPushButton(tr("Next round (N)", "button; N is the key"))),
      words_(new QWidget(this)),
      moves_(new MoveList(this)) {
    state_->setObjectName(QStringLiteral("state"));
    detail_->setObjectName(QStringLiteral("detail"));
    nextRound_->setObjectName(QStringLiteral("nextRound"));
    for (QLabel* label : {state_, detail_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    QFont bold = font();
    bold.setBold(true);
    bold.setPointSizeF(font().pointSizeF() * 1.08);
    state_->setFont(bold);
    nextRound_->hide();
    connect(nextRound_, &QPushButton::clicked, this, &SidePanel::nextRoundWanted);

    auto* column = new QVBoxLayout(words_);
    column->setContentsMargins(4, 0, 4, 0);
    column->setSpacing(6);
    column->addWidget(state_);
    column->addWidget(detail_);
    column->addWidget(nextRound_, 0, Qt::AlignHCenter);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 10, 10, 8);
    grid->setSpacing(8);
    setArrangement(Qt::Vertical);
}

void SidePanel::setArrangement(Qt::Orientation orientation) {
    if (orientation == orientation_) return;
    orientation_ = orientation;
    auto* grid = static_cast<QGridLayout*>(layout());
    while (QLayoutItem* item = grid->takeAt(0)) delete item;
    for (int line = 0; line < 5; ++line) {
        grid->setRowStretch(line, 0);
        grid->setColumnStretch(line, 0);
    }
    if (orientation == Qt::Vertical) {
        grid->addWidget(first_, 0, 0);
        grid->addWidget(wheel_, 1, 0);
        grid->addWidget(words_, 2, 0);
        grid->addWidget(second_, 3, 0);
        grid->addWidget(moves_, 4, 0);
        grid->setRowStretch(1, 3);
        grid->setRowStretch(4, 4);
    } else {
        grid->addWidget(first_, 0, 0);
        grid->addWidget(second_, 1, 0);
        grid->addWidget(wheel_, 0, 1, 3, 1);
        grid->addWidget(words_, 2, 0);
        grid->addWidget(moves_, 0, 2, 3, 1);
        grid->setRowStretch(2, 1);
        grid->setColumnStretch(0, 5);
        grid->setColumnStretch(1, 4);
        grid->setColumnStretch(2, 4);
    }
}

int SidePanel::thickness(Qt::Orientation orientation, QSize room) const {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    if (orientation == Qt::Vertical) return std::clamp(room.width() / 4, 15 * letter, 26 * letter);
    const int line = fontMetrics().height();
    return std::clamp(room.height() / 4, 13 * line, 18 * line);
}

void SidePanel::show(const Match& match) {
    first_->show(match);
    second_->show(match);
    const Position& position = match.position();
    if (position.is_over())
        wheel_->show(std::nullopt, winner(position.outcome()));
    else
        wheel_->show(position.to_play(), position.mover());
    state_->setText(Messages::state(match));
    nextRound_->setVisible(position.is_over());
    detail_->setVisible(!position.is_over());
    moves_->show(match);
}

void SidePanel::showDetail(const QString& text) {
    // Two lines are kept free, so that nothing jumps while the mouse moves.
    detail_->setMinimumHeight(2 * detail_->fontMetrics().lineSpacing());
    detail_->setText(text);
}

void SidePanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(BoardTheme::from(palette()).cardBorder);
    if (orientation_ == Qt::Vertical)
        painter.drawLine(0, 0, 0, height());
    else
        painter.drawLine(0, 0, width(), 0);
}

}  // namespace atom4::ui
