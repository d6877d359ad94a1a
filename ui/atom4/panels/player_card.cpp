// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/player_card.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <algorithm>

#include "core/atom4/game/match_clock.h"
#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/language.h"
#include "ui/common/untrusted_text.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

// The room for a name, in letters; the computer's name fits.
constexpr int kMaxLetters = 28;

// The size of the arrow, which has room between the level and the score.
constexpr int kArrow = 7;

}  // namespace

PlayerCard::PlayerCard(Player player, QWidget* parent)
    : QAbstractButton(parent),
      player_(player),
      disc_(new PlayerDisc(player)),
      name_(new ElidedLabel(kMaxLetters)),
      detail_(new ElidedLabel(kMaxLetters)),
      goal_(new PieceRow(goalPieces(player))),
      clock_(new QLabel),
      score_(new QLabel) {
    keepTranslated(this, [=, this] {
        goal_->setToolTip(player == Player::kFirst ? tr("Player 1 wins with four whites in a row.")
                                                   : tr("Player 2 wins with four blacks in a row."));
        score_->setToolTip(tr("Rounds won"));
        clock_->setToolTip(tr("Time left for this round"));
        setToolTip(tr("Change player, name, level or side"));
        setAccessibleDescription(toolTip());
    });
    QFont bold = font();
    bold.setBold(true);
    name_->setFont(bold);
    name_->setObjectName(QStringLiteral("title"));
    detail_->setObjectName(QStringLiteral("level"));
    QFont large = bold;
    large.setPointSizeF(font().pointSizeF() * 1.7);
    score_->setFont(large);
    clock_->setFont(large);
    clock_->setObjectName(QStringLiteral("clock%1").arg(number(player)));

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(11, 8, 12, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(disc_, 0, 0, 3, 1, Qt::AlignVCenter);
    grid->addWidget(name_, 0, 1);
    grid->addWidget(goal_, 0, 2, Qt::AlignRight);
    grid->addWidget(clock_, 1, 1, 1, 2, Qt::AlignLeft);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(detail_, 1);
    line->addWidget(score_);
    grid->addLayout(line, 2, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("player%1").arg(number(player)));
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    // A click leaves the keyboard focus on the board.
    setFocusPolicy(Qt::TabFocus);
}

void PlayerCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

void PlayerCard::show(const Match& match) {
    const QString who = Messages::seatWithLevel(match, player_);
    // A list has no room for "Your opponent".
    const bool hasName = !match.setup().seats[player_].name.empty();
    const QString title = visible(hasName ? list_head(match, player_) : who_text(match, player_));
    const QString player = tr("Player %1").arg(number(player_));
    const QString detail = match.setup().seats[player_].is_computer() ? Messages::seatInBrief(match, player_)
                           : title == who                             ? player
                                                                      : who;
    name_->setTexts(title, title);
    name_->setToolTip(forToolTip(title));
    detail_->setTexts(detail, detail);
    score_->setText(QString::number(match.score()[player_]));
    showTime(match);
    setAccessibleName(tr("Player %1, %2, goal: %3, rounds won: %4")
                          .arg(QString::number(number(player_)), who, Messages::goal(player_), score_->text()));
    update();
}

void PlayerCard::setPieceStyle(PieceStyle style) {
    disc_->setPieceStyle(style);
    goal_->setPieceStyle(style);
}

void PlayerCard::setLit(bool lit) {
    if (lit == lit_) return;
    lit_ = lit;
    update();
}

QString PlayerCard::clockText(std::chrono::milliseconds left) {
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    if (left < kLowClock) {
        const qint64 tenths = (left.count() + 99) / 100;
        return QStringLiteral("0:%1.%2").arg(two(tenths / 10)).arg(tenths % 10);
    }
    const qint64 seconds = (left.count() + 999) / 1'000;
    if (seconds < 3'600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3").arg(seconds / 3'600).arg(two(seconds / 60 % 60), two(seconds % 60));
}

void PlayerCard::showTime(const Match& match) {
    const bool timed = match.setup().time_control.has_value();
    clock_->setVisible(timed);
    if (!timed) return;
    const auto left = match.time_left()[player_];
    const QString text = clockText(left);
    if (text == clock_->text()) return;
    clock_->setText(text);
    clock_->setAccessibleName(tr("Time left: %1").arg(text));
    // A player with little time left should notice it out of the corner of the eye.
    QPalette palette = this->palette();
    const bool little = left < kLowClock;
    if (little && !little_)
        announce(*this, tr("%1: less than ten seconds left", "the name of a player").arg(name_->wholeText()));
    little_ = little;
    if (little)
        palette.setColor(QPalette::WindowText,
                         BoardTheme::from(palette).dark ? QColor(0xFF, 0x8A, 0x70) : QColor(0xB4, 0x22, 0x0A));
    clock_->setPalette(palette);
}

// Shows that the card can be clicked, as combo boxes do.
void PlayerCard::drawArrow(QPainter& painter) const {
    const QRect beside = QStyle::visualRect(layoutDirection(), rect(), detail_->geometry());
    const int words = detail_->fontMetrics().horizontalAdvance(detail_->text());
    const int left = beside.left() + std::min(words + 4, beside.width());
    QStyleOption option;
    option.initFrom(this);
    option.rect = QStyle::visualRect(layoutDirection(), rect(),
                                     QRect(left, beside.center().y() - kArrow / 2 + 1, kArrow, kArrow));
    style()->drawPrimitive(QStyle::PE_IndicatorArrowDown, &option, &painter, this);
}

void PlayerCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(isDown()       ? mixed(theme.card, theme.ink, 0.12)
                     : underMouse() ? mixed(theme.card, theme.ink, 0.05)
                                    : theme.card);
    painter.setPen(lit_ ? QPen(theme.ink, 1.6) : QPen(underMouse() ? theme.grid : theme.cardBorder, 1));
    const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.drawRoundedRect(frame, 8, 8);
    if (hasFocus()) drawFocusRing(painter, frame.adjusted(1.5, 1.5, -1.5, -1.5), 6, focusColour(palette(), theme.card));
    drawArrow(painter);
    if (!lit_) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawRoundedRect(QRectF(frame.left() + 4, frame.top() + 8, 3, frame.height() - 16), 1.5, 1.5);
}

}  // namespace atom4::ui
