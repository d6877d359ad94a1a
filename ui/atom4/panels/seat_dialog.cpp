// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/seat_dialog.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>
#include <utility>

#include "ui/common/language.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/fitting_scroll_area.h"

namespace atom4::ui {

SeatDialog::SeatDialog(const ByPlayer<Seat>& seats, Player player, const QStringList& namesBefore, PieceStyle style,
                       QWidget* parent)
    : QDialog(parent),
      player_(player),
      card_(new SeatCard(QStringLiteral("Seat"), namesBefore)),
      swap_(new QPushButton) {
    swap_->setObjectName(QStringLiteral("swapSides"));
    swap_->setAutoDefault(false);
    card_->setSeat(seats[player]);
    card_->setPieceStyle(style);
    card_->addBesideGoal(swap_);
    auto* choices = new QWidget;
    auto* inside = new QVBoxLayout(choices);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(card_);
    inside->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(new FittingScrollArea(choices));
    column->addWidget(buttons);
    connect(swap_, &QPushButton::clicked, this, [this] {
        swapped_ = !swapped_;
        setTexts();
    });
    // A level takes more room than a name. Queued, so that the card has been laid out before the dialog adapts.
    connect(card_, &SeatCard::kindChanged, this, &QWidget::adjustSize, Qt::QueuedConnection);
    connect(card_, &SeatCard::nameChecked, this, &QWidget::adjustSize, Qt::QueuedConnection);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    const auto check = [this, ok] { ok->setEnabled(!card_->hasFaultyName()); };
    connect(card_, &SeatCard::kindChanged, ok, check);
    connect(card_, &SeatCard::nameChecked, ok, check);
    keepTranslated(this, [this] { setTexts(); });
    setReadingTabOrder(*this);
}

void SeatDialog::setTexts() {
    setWindowTitle(tr("Who plays"));
    swap_->setText(tr("S&wap sides", "button: the players change places"));
    swap_->setToolTip(tr("Swap sides. Both players keep their scores."));
    const Player side = swapped_ ? opponent(player_) : player_;
    card_->setPlayer(side);
    card_->setTitle(tr("Player %1").arg(number(side)));
}

ByPlayer<Seat> SeatDialog::seats(ByPlayer<Seat> now) const {
    now[player_] = card_->seat();
    if (swapped_) std::swap(now[Player::kFirst], now[Player::kSecond]);
    return now;
}

}  // namespace atom4::ui
