// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/end_card.h"

#include <QBoxLayout>
#include <QPainter>
#include <algorithm>

#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/end_texts.h"
#include "ui/common/language.h"
#include "ui/common/shortcuts.h"
#include "ui/theme/icons.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {
namespace {

constexpr int kMargin = 12;
constexpr int kPieces = 4;

}  // namespace

EndCard::EndCard(QWidget* parent)
    : QWidget(parent),
      row_(new QWidget),
      who_(new QLabel),
      how_(new QLabel),
      rating_(new QLabel),
      review_(new QPushButton),
      next_(new AccentButton),
      rematch_(new QPushButton),
      pause_(new QPushButton) {
    row_->setObjectName(QStringLiteral("endRow"));
    who_->setObjectName(QStringLiteral("whoWon"));
    how_->setObjectName(QStringLiteral("howWon"));
    rating_->setObjectName(QStringLiteral("ratingAfter"));
    review_->setObjectName(QStringLiteral("reviewRound"));
    next_->setObjectName(QStringLiteral("nextRound"));
    rematch_->setObjectName(QStringLiteral("rematchRound"));
    pause_->setObjectName(QStringLiteral("pauseRounds"));
    pause_->hide();
    for (QLabel* label : {who_, how_, rating_}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    who_->setFont(large);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(7);
    column->addStretch();
    column->addWidget(row_);
    column->addWidget(who_);
    column->addWidget(how_);
    column->addWidget(rating_);
    auto* buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    buttons->setSpacing(6);
    // The buttons are in the order in which a player looks for them.
    for (QPushButton* button : this->buttons()) buttons->addWidget(button);
    column->addLayout(buttons);
    column->addStretch();
    connect(review_, &QPushButton::clicked, this, &EndCard::reviewRequested);
    connect(next_, &QPushButton::clicked, this, &EndCard::nextRoundRequested);
    connect(rematch_, &QPushButton::clicked, this, &EndCard::rematchRequested);
    keepTranslated(this, [this] {
        review_->setText(tr("Review", "button: review the round that is over"));
        rematch_->setText(tr("Rematch", "button: a new match with sides swapped"));
        review_->setToolTip(tr("Shows your mistakes and better moves"));
        next_->setToolTip(tr("Plays another round; the score is kept"));
        rematch_->setToolTip(tr("Starts a new match with sides swapped"));
        for (QPushButton* button : {review_, static_cast<QPushButton*>(next_), rematch_})
            button->setAccessibleDescription(button->toolTip());
        setKeyTexts();
    });
}

void EndCard::setActions(const QAction* nextRound, QAction* pause) {
    nextAction_ = nextRound;
    pauseAction_ = pause;
    connect(pause_, &QPushButton::clicked, pause, &QAction::trigger);
    for (const QAction* action : {nextAction_, pauseAction_})
        connect(action, &QAction::changed, this, &EndCard::setKeyTexts);
    setKeyTexts();
}

void EndCard::setKeyTexts() {
    const auto name = [](QPushButton* button, const QString& text, const QAction* action) {
        button->setText(action != nullptr ? withKey(text, *action) : text);
    };
    const bool paused = pauseAction_ != nullptr && pauseAction_->isChecked();
    name(next_, tr("Next round", "button"), nextAction_);
    name(pause_, paused ? tr("Continue", "button: on to the next rounds") : tr("Pause", "button: no next round yet"),
         pauseAction_);
    placeButtons();
}

void EndCard::show(const Match& match, const QString& rating) {
    winner_ = winner(match.outcome());
    early_ = match.early_end();
    who_->setText(QString::fromStdString(winner_text(match)));
    how_->setText(EndTexts::how(match));
    rating_->setText(rating);
    rating_->setVisible(!rating.isEmpty());
    const bool demo = !match.setup().has_human();
    // A rematch is a new match; in a network match the next round serves as one.
    next_->setVisible(!match.is_watched());
    rematch_->setVisible(!demo && !match.remote());
    pause_->setVisible(demo);
    placeButtons();
    row_->setVisible(winner_.has_value());
    row_->setFixedHeight(fontMetrics().height() * 2 + 6);
    update();
}

void EndCard::setPieceStyle(PieceStyle style) {
    pieces_.setStyle(style);
    update();
}

void EndCard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeButtons();
}

// Places the buttons side by side if there is room, else one below the other.
void EndCard::placeButtons() {
    auto* buttons = static_cast<QBoxLayout*>(layout()->itemAt(layout()->indexOf(rating_) + 1)->layout());
    int wide = 2 * kMargin + 2 * buttons->spacing();
    for (const QPushButton* button : this->buttons())
        if (!button->isHidden()) wide += button->sizeHint().width();
    buttons->setDirection(wide <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

double EndCard::pieceStep() const {
    return std::min<double>(row_->height() - 4, (row_->width() - 8.0) / kPieces);
}

void EndCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(winner_ ? theme.glow : theme.cardBorder, 2));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9);
    if (!winner_ || !row_->isVisible()) return;
    early_ ? paintEarlyEnd(painter, theme) : paintRow(painter, theme);
}

void EndCard::paintRow(QPainter& painter, const BoardTheme& theme) {
    const double step = pieceStep();
    pieces_.prepare(step * 0.86, devicePixelRatioF(), theme.dark);
    const QPointF middle = QRectF(row_->geometry()).center();
    for (int i = 0; i < kPieces; ++i)
        pieces_.draw(painter, middle + QPointF((i - (kPieces - 1) / 2.0) * step, 0), goal_colour(*winner_));
}

// Without a row, shows the loser's piece, faded, and beside it a flag or a clock for the reason.
void EndCard::paintEarlyEnd(QPainter& painter, const BoardTheme& theme) {
    const double step = pieceStep();
    pieces_.prepare(step * 0.86, devicePixelRatioF(), theme.dark);
    const QPointF middle = QRectF(row_->geometry()).center();
    pieces_.draw(painter, middle - QPointF(step * 0.55, 0), goal_colour(early_->loser), 0.55);
    const auto symbol = early_->reason == EarlyEnd::Reason::kResigned ? Symbol::kResign : Symbol::kClock;
    const auto side = static_cast<int>(step * 0.86);
    const QRect place(QPoint(), QSize(side, side));
    symbolIcon(symbol).paint(&painter, place.translated((middle + QPointF(step * 0.55, 0)).toPoint() - place.center()));
}

}  // namespace atom4::ui
