// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/common/offer_card.h"

#include <QGridLayout>
#include <QPainter>

#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr qsizetype kMostOfALine = 32;

}  // namespace

OfferCard::OfferCard(const QString& buttonName, QWidget* parent)
    : QWidget(parent), title_(new QLabel), text_(new QLabel), button_(new QPushButton) {
    button_->setObjectName(buttonName);
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel* label : {title_, text_}) label->setTextFormat(Qt::PlainText);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 10, 14, 10);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(2);
    grid->addWidget(title_, 0, 0);
    grid->addWidget(text_, 1, 0);
    grid->addWidget(button_, 0, 1, 2, 1, Qt::AlignVCenter);
    grid->setColumnStretch(0, 1);
    connect(button_, &QPushButton::clicked, this, &OfferCard::wanted);
}

void OfferCard::setTexts(const QString& title, const QString& text, const QString& button) {
    title_->setText(title);
    text_->setText(text);
    // What wraps is laid out several times; a few words need not be.
    const bool wraps = text.size() > kMostOfALine;
    text_->setWordWrap(wraps);
    text_->setMinimumWidth(wraps ? 1 : 0);
    button_->setText(button);
}

void OfferCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(mixed(palette().color(QPalette::Window), palette().color(QPalette::Highlight), 0.07));
    painter.setPen(QPen(theme.cardBorder, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

}  // namespace atom4::ui
