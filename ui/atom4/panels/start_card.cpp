// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/start_card.h"

#include <QPainter>
#include <QVBoxLayout>

#include "ui/common/language.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {

StartCard::StartCard(QWidget* parent)
    : QWidget(parent), what_(new QLabel), opponent_(new QPushButton), rules_(new QPushButton) {
    opponent_->setObjectName(QStringLiteral("opponent"));
    rules_->setObjectName(QStringLiteral("howToPlay"));
    what_->setWordWrap(true);
    what_->setAlignment(Qt::AlignCenter);
    what_->setMinimumWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(8);
    column->addWidget(what_);
    column->addWidget(opponent_);
    column->addWidget(rules_);
    column->addStretch();
    connect(opponent_, &QPushButton::clicked, this, &StartCard::opponentWanted);
    connect(rules_, &QPushButton::clicked, this, &StartCard::rulesWanted);
    keepTranslated(this, [this] {
        what_->setText(tr("Pieces go on the dots. Point at one to see what would change."));
        opponent_->setText(tr("Play the computer", "button"));
        rules_->setText(tr("How to play", "button"));
    });
}

void StartCard::show(const Match& match) {
    opponent_->setVisible(!match.setup().has_computer() && !match.elsewhere());
}

void StartCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.cardBorder, 1));
    const int bottom = childrenRect().bottom() + layout()->contentsMargins().bottom();
    painter.drawRoundedRect(QRectF(0, 0, width(), bottom).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8);
}

}  // namespace atom4::ui
