// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/new_match_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/language.h"
#include "ui/level_texts.h"

namespace atom4::ui {
namespace {

// More than anybody waits for, and few enough to type.
constexpr int kHighestLevel = 99;

QString longest_expectation() {
    QString longest;
    for (int level = 0; level <= LevelTexts::kNamedLevels; ++level)
        longest = std::max(longest, LevelTexts::whatToExpect(level),
                           [](const QString& a, const QString& b) { return a.size() < b.size(); });
    return longest;
}

}  // namespace

LevelChooser::LevelChooser(const QString& name, int level)
    : label_(new QLabel), box_(new QSpinBox), called_(new QLabel), expect_(new QLabel) {
    box_->setObjectName(name);
    box_->setRange(0, std::max(kHighestLevel, level));
    box_->setValue(level);
    label_->setBuddy(box_);
    QFont bold = font();
    bold.setBold(true);
    called_->setFont(bold);
    expect_->setWordWrap(true);
    expect_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(24, 0, 0, 0);
    grid->addWidget(label_, 0, 0);
    grid->addWidget(box_, 0, 1);
    grid->addWidget(called_, 0, 2);
    grid->addWidget(expect_, 1, 0, 1, 3);
    grid->setColumnStretch(2, 1);
    connect(box_, &QSpinBox::valueChanged, this, &LevelChooser::describe);
    keep_translated(this, [this] { describe(); });
}

void LevelChooser::describe() {
    // The dialog keeps its size while one goes through the levels.
    const int width = fontMetrics().horizontalAdvance(QLatin1Char('m')) * 30;
    const QRect room = fontMetrics().boundingRect(0, 0, width, 1000, Qt::TextWordWrap, longest_expectation());
    expect_->setMinimumSize(width, room.height());
    called_->setText(LevelTexts::name(level()));
    expect_->setText(LevelTexts::whatToExpect(level()));
    box_->setAccessibleDescription(called_->text() + QStringLiteral(". ") + expect_->text());
}

NewMatchDialog::NewMatchDialog(const MatchSetup& setup, QWidget* parent)
    : QDialog(parent),
      setup_(setup),
      twoPlayers_(new QRadioButton),
      computerSecond_(new QRadioButton),
      computerFirst_(new QRadioButton),
      demonstration_(new QRadioButton) {
    const auto first = setup.seats[Player::kFirst].computer_level;
    const auto second = setup.seats[Player::kSecond].computer_level;
    (first && second ? demonstration_
     : second        ? computerSecond_
     : first         ? computerFirst_
                     : twoPlayers_)
        ->setChecked(true);
    level_ = new LevelChooser(QStringLiteral("level"), first.value_or(second.value_or(kDefaultLevel)));
    secondLevel_ = new LevelChooser(QStringLiteral("secondLevel"), second.value_or(first.value_or(kDefaultLevel)));
    twoPlayers_->setObjectName(QStringLiteral("twoPlayers"));
    computerSecond_->setObjectName(QStringLiteral("computerSecond"));
    computerFirst_->setObjectName(QStringLiteral("computerFirst"));
    demonstration_->setObjectName(QStringLiteral("demonstration"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* start = buttons->button(QDialogButtonBox::Ok);
    keep_translated(start, [start] { start->setText(tr("&Start")); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 14);
    column->setSpacing(8);
    for (QRadioButton* choice : {computerSecond_, computerFirst_, twoPlayers_, demonstration_}) {
        column->addWidget(choice);
        connect(choice, &QRadioButton::toggled, this, &NewMatchDialog::offerLevels);
    }
    column->addSpacing(4);
    column->addWidget(level_);
    column->addWidget(secondLevel_);
    column->addStretch();
    column->addWidget(buttons);
    keep_translated(this, [this] {
        setWindowTitle(tr("New match"));
        twoPlayers_->setText(tr("&Two players at this screen"));
        computerSecond_->setText(tr("You as player 1, the &computer as player 2"));
        computerFirst_->setText(tr("The computer as &player 1, you as player 2"));
        demonstration_->setText(tr("The computer against &itself, to look on"));
        secondLevel_->setLabel(tr("Level of player &2:"));
        offerLevels();
    });
}

void NewMatchDialog::offerLevels() {
    const bool both = demonstration_->isChecked();
    level_->setEnabled(!twoPlayers_->isChecked());
    level_->setLabel(both ? tr("&Level of player 1:") : tr("&Level of the computer:"));
    secondLevel_->setVisible(both);
}

MatchSetup NewMatchDialog::setup() const {
    // A person keeps the name; the computer's seat has none.
    const auto person = [this](Player player) {
        const Seat& seat = setup_.seats[player];
        return seat.is_computer() ? Seat::human() : seat;
    };
    MatchSetup chosen = setup_;
    for (const Player player : kPlayers) chosen.seats[player] = person(player);
    if (computerSecond_->isChecked()) chosen.seats[Player::kSecond] = Seat::computer(level_->level());
    if (computerFirst_->isChecked() || demonstration_->isChecked())
        chosen.seats[Player::kFirst] = Seat::computer(level_->level());
    if (demonstration_->isChecked()) chosen.seats[Player::kSecond] = Seat::computer(secondLevel_->level());
    return chosen;
}

}  // namespace atom4::ui
