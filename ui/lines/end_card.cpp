// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/end_card.h"

#include <QPainter>

#include "ui/common/language.h"
#include "ui/lines/messages.h"
#include "ui/theme/board_theme.h"

namespace atom4::ui {
namespace {

constexpr int kAround = 12;

}  // namespace

LinesEndCard::LinesEndCard(QWidget* parent)
    : QWidget(parent),
      over_(new QLabel),
      score_(new QLabel),
      place_(new QLabel),
      buttons_(new QBoxLayout(QBoxLayout::LeftToRight)),
      again_(new AccentButton),
      scores_(new QPushButton) {
    over_->setObjectName(QStringLiteral("endOver"));
    score_->setObjectName(QStringLiteral("endScore"));
    place_->setObjectName(QStringLiteral("endPlace"));
    again_->setObjectName(QStringLiteral("playAgain"));
    scores_->setObjectName(QStringLiteral("endScores"));
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 2);
    score_->setFont(large);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch();
    for (QLabel* label : {over_, score_, place_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
        words->addWidget(label);
    }
    words->addStretch();
    buttons_->setSpacing(6);
    buttons_->addWidget(again_);
    buttons_->addWidget(scores_);
    auto* all = new QBoxLayout(QBoxLayout::TopToBottom, this);
    all->setContentsMargins(kAround, kAround, kAround, kAround);
    all->setSpacing(10);
    all->addLayout(words, 1);
    all->addLayout(buttons_);
    connect(again_, &QPushButton::clicked, this, &LinesEndCard::againWanted);
    connect(scores_, &QPushButton::clicked, this, &LinesEndCard::scoresWanted);
    keepTranslated(this, [this] {
        again_->setText(tr("Play again", "button: another game with the same board"));
        scores_->setText(tr("Scores", "button: shows the list"));
        placeButtons();
    });
}

void LinesEndCard::show(const lines::Session& session) {
    best_ = session.place() == 1;
    over_->setText(LinesMessages::noRoom(session.game().setup().each));
    score_->setText(LinesMessages::points(session.game().position().score()));
    place_->setText(LinesMessages::place(session));
    update();
}

void LinesEndCard::setArrangement(Qt::Orientation orientation) {
    auto* all = static_cast<QBoxLayout*>(layout());
    const bool below = orientation == Qt::Vertical;
    all->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // Below a board there is little height.
    const int above = below ? kAround : kAround / 3;
    all->setContentsMargins(kAround, above, kAround, above);
    placeButtons();
}

void LinesEndCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeButtons();
}

// Side by side where there is room, else one below the other.
void LinesEndCard::placeButtons() {
    const bool below = static_cast<QBoxLayout*>(layout())->direction() == QBoxLayout::TopToBottom;
    const int wide = again_->sizeHint().width() + scores_->sizeHint().width() + buttons_->spacing() + 2 * kAround;
    buttons_->setDirection(below && wide <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void LinesEndCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(best_ ? theme.glow : theme.cardBorder, 2));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9);
}

}  // namespace atom4::ui
