// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/new_match_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace atom4::ui {
namespace {

constexpr int kHighestLevel = 9;

}  // namespace

NewMatchDialog::NewMatchDialog(const MatchSetup& setup, QWidget* parent)
    : QDialog(parent),
      setup_(setup),
      twoPlayers_(new QRadioButton(tr("&Two players at this screen"))),
      computerSecond_(new QRadioButton(tr("You as player 1, the &computer as player 2"))),
      computerFirst_(new QRadioButton(tr("The computer as &player 1, you as player 2"))),
      level_(new QSpinBox) {
    setWindowTitle(tr("New match"));
    const auto first = setup.seats[Player::kFirst].computer_level;
    const auto second = setup.seats[Player::kSecond].computer_level;
    (second ? computerSecond_ : first ? computerFirst_ : twoPlayers_)->setChecked(true);

    twoPlayers_->setObjectName(QStringLiteral("twoPlayers"));
    computerSecond_->setObjectName(QStringLiteral("computerSecond"));
    computerFirst_->setObjectName(QStringLiteral("computerFirst"));
    level_->setObjectName(QStringLiteral("level"));
    level_->setRange(0, std::max(kHighestLevel, second.value_or(first.value_or(0))));
    level_->setValue(second.value_or(first.value_or(kDefaultLevel)));
    auto* levelLine = new QFormLayout;
    levelLine->setContentsMargins(24, 0, 0, 0);
    levelLine->addRow(tr("&Level of the computer:"), level_);
    auto* advice = new QLabel(tr("0 is for a first game. Each level looks further ahead and takes longer."));
    advice->setWordWrap(true);
    levelLine->addRow(advice);
    const auto enableLevel = [this, advice] {
        level_->setEnabled(!twoPlayers_->isChecked());
        advice->setEnabled(!twoPlayers_->isChecked());
    };
    connect(twoPlayers_, &QRadioButton::toggled, this, enableLevel);
    enableLevel();

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 14);
    column->setSpacing(8);
    for (QRadioButton* choice : {computerSecond_, computerFirst_, twoPlayers_}) column->addWidget(choice);
    column->addSpacing(4);
    column->addLayout(levelLine);
    column->addStretch();
    column->addWidget(buttons);
}

MatchSetup NewMatchDialog::setup() const {
    // A person keeps the name; the computer's seat has none.
    const auto person = [this](Player player) {
        const Seat& seat = setup_.seats[player];
        return seat.is_computer() ? Seat::human() : seat;
    };
    MatchSetup chosen = setup_;
    for (const Player player : kPlayers) chosen.seats[player] = person(player);
    if (computerSecond_->isChecked()) chosen.seats[Player::kSecond] = Seat::computer(level_->value());
    if (computerFirst_->isChecked()) chosen.seats[Player::kFirst] = Seat::computer(level_->value());
    return chosen;
}

}  // namespace atom4::ui
