// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/dialogs/new_match_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/atom4/words/level_texts.h"
#include "ui/language/language.h"
#include "ui/look/colour_names.h"

namespace atom4::ui {
namespace {

// More than anybody waits for, and few enough to type.
constexpr int kHighestLevel = 99;

QString longestExpectation() {
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
    keepTranslated(this, [this] { describe(); });
}

void LevelChooser::describe() {
    // The dialog keeps its size while one goes through the levels.
    const int width = fontMetrics().horizontalAdvance(QLatin1Char('m')) * 30;
    const QRect room = fontMetrics().boundingRect(0, 0, width, 1000, Qt::TextWordWrap, longestExpectation());
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
    QRadioButton* chosen = first && second ? demonstration_
                           : second        ? computerSecond_
                           : first         ? computerFirst_
                                           : twoPlayers_;
    chosen->setChecked(true);
    level_ = new LevelChooser(QStringLiteral("level"), first.value_or(second.value_or(kDefaultLevel)));
    secondLevel_ = new LevelChooser(QStringLiteral("secondLevel"), second.value_or(first.value_or(kDefaultLevel)));
    twoPlayers_->setObjectName(QStringLiteral("twoPlayers"));
    computerSecond_->setObjectName(QStringLiteral("computerSecond"));
    computerFirst_->setObjectName(QStringLiteral("computerFirst"));
    demonstration_->setObjectName(QStringLiteral("demonstration"));

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* start = buttons->button(QDialogButtonBox::Ok);
    keepTranslated(start, [start] { start->setText(tr("&Start")); });
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
    column->addWidget(makeBoardAndClock());
    column->addStretch();
    column->addWidget(buttons);
    chosen->setFocus();
    keepTranslated(this, [this] {
        setWindowTitle(tr("New match"));
        twoPlayers_->setText(tr("&Two players at this screen"));
        computerSecond_->setText(tr("You as player 1, the &computer as player 2"));
        computerFirst_->setText(tr("The computer as &player 1, you as player 2"));
        demonstration_->setText(tr("The computer against &itself, to look on"));
        secondLevel_->setLabel(tr("Level of player &2:"));
        offerLevels();
    });
}

QWidget* NewMatchDialog::makeBoardAndClock() {
    rows_ = new QSpinBox;
    columns_ = new QSpinBox;
    start_ = new QComboBox;
    clock_ = new QComboBox;
    minutes_ = new QSpinBox;
    increment_ = new QSpinBox;
    rows_->setObjectName(QStringLiteral("rows"));
    columns_->setObjectName(QStringLiteral("columns"));
    start_->setObjectName(QStringLiteral("start"));
    clock_->setObjectName(QStringLiteral("clock"));
    minutes_->setObjectName(QStringLiteral("minutes"));
    increment_->setObjectName(QStringLiteral("increment"));
    for (QSpinBox* box : {rows_, columns_}) box->setRange(BoardSize::kMin, BoardSize::kMax);
    rows_->setValue(setup_.size.rows);
    columns_->setValue(setup_.size.cols);
    for (int index = 0; index < kWheelSize; ++index) start_->addItem(QString());
    start_->setCurrentIndex(wheel_index(setup_.start));
    for (int kind = 0; kind < 3; ++kind) clock_->addItem(QString());
    minutes_->setRange(1, 24 * 60);
    increment_->setRange(1, 60 * 60);
    const TimeControl control =
        setup_.time_control.value_or(TimeControl{std::chrono::minutes(10), std::chrono::seconds(0)});
    minutes_->setValue(std::max(1, static_cast<int>(control.initial / std::chrono::minutes(1))));
    increment_->setValue(control.increment.count() > 0 ? static_cast<int>(control.increment.count()) : 5);
    clock_->setCurrentIndex(!setup_.time_control ? 0 : control.increment.count() == 0 ? 1 : 2);

    auto* times = new QLabel(QStringLiteral("\u00d7"));
    auto* board = new QLabel;
    auto* start = new QLabel;
    auto* clock = new QLabel;
    board->setBuddy(rows_);
    start->setBuddy(start_);
    clock->setBuddy(clock_);
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->addWidget(board, 0, 0);
    auto* size = new QHBoxLayout;
    size->addWidget(rows_);
    size->addWidget(times);
    size->addWidget(columns_);
    size->addStretch();
    grid->addLayout(size, 0, 1);
    grid->addWidget(start, 1, 0);
    grid->addWidget(start_, 1, 1, Qt::AlignLeft);
    grid->addWidget(clock, 2, 0);
    auto* time = new QHBoxLayout;
    time->addWidget(clock_);
    time->addWidget(minutes_);
    time->addWidget(increment_);
    time->addStretch();
    grid->addLayout(time, 2, 1);
    grid->setColumnStretch(1, 1);
    const auto offerTimes = [this] {
        minutes_->setVisible(clock_->currentIndex() > 0);
        increment_->setVisible(clock_->currentIndex() > 1);
    };
    connect(clock_, &QComboBox::currentIndexChanged, this, offerTimes);
    offerTimes();
    keepTranslated(box, [=, this] {
        board->setText(tr("&Board:"));
        rows_->setAccessibleName(tr("Rows"));
        columns_->setAccessibleName(tr("Columns"));
        start->setText(tr("&First colour:"));
        for (int index = 0; index < kWheelSize; ++index)
            start_->setItemText(index, tr("%1, player %2", "a colour, and whose it is")
                                           .arg(ColourNames::of(wheel_colour(index)))
                                           .arg(number(player_of(wheel_colour(index)))));
        clock->setText(tr("Cl&ock:"));
        clock_->setItemText(0, tr("None", "no clock"));
        clock_->setItemText(1, tr("Time for the round", "kind of clock"));
        clock_->setItemText(2, tr("Time, and more for each move", "kind of clock"));
        minutes_->setSuffix(tr(" min", "minutes, behind a number"));
        minutes_->setAccessibleName(tr("Minutes for each player"));
        increment_->setPrefix(tr("+ ", "before the seconds that each move adds"));
        increment_->setSuffix(tr(" s", "seconds, behind a number"));
        increment_->setAccessibleName(tr("Seconds more for each move"));
    });
    return box;
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
    chosen.size = {rows_->value(), columns_->value()};
    chosen.start = wheel_colour(start_->currentIndex());
    chosen.position.reset();
    chosen.time_control.reset();
    if (clock_->currentIndex() > 0) {
        // A time that was agreed on in seconds stays what it is while nobody turns at it.
        const auto& before = setup_.time_control;
        const auto minutes = std::chrono::minutes(minutes_->value());
        const bool untouched =
            before && std::max<std::chrono::seconds>(std::chrono::floor<std::chrono::minutes>(before->initial),
                                                     std::chrono::minutes(1)) == minutes;
        chosen.time_control = {untouched ? before->initial : std::chrono::seconds(minutes),
                               std::chrono::seconds(clock_->currentIndex() > 1 ? increment_->value() : 0)};
    }
    for (const Player player : kPlayers) chosen.seats[player] = person(player);
    if (computerSecond_->isChecked()) chosen.seats[Player::kSecond] = Seat::computer(level_->level());
    if (computerFirst_->isChecked() || demonstration_->isChecked())
        chosen.seats[Player::kFirst] = Seat::computer(level_->level());
    if (demonstration_->isChecked()) chosen.seats[Player::kSecond] = Seat::computer(secondLevel_->level());
    return chosen;
}

}  // namespace atom4::ui
