// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/match_options.h"

#include <QGridLayout>
#include <algorithm>

#include "ui/common/language.h"
#include "ui/theme/colours.h"

namespace atom4::ui {

MatchOptions::MatchOptions(const MatchSetup& setup, QWidget* parent)
    : QWidget(parent),
      names_(QString(), QString()),
      before_(setup.time_control),
      board_(new QLabel),
      rows_(new QSpinBox),
      columns_(new QSpinBox),
      begins_(new QLabel),
      start_(new QComboBox),
      time_(new QLabel),
      clock_(new QComboBox),
      minutes_(new QSpinBox),
      increment_(new QSpinBox) {
    rows_->setObjectName(QStringLiteral("rows"));
    columns_->setObjectName(QStringLiteral("columns"));
    start_->setObjectName(QStringLiteral("start"));
    clock_->setObjectName(QStringLiteral("clock"));
    minutes_->setObjectName(QStringLiteral("minutes"));
    increment_->setObjectName(QStringLiteral("increment"));
    board_->setBuddy(rows_);
    begins_->setBuddy(start_);
    time_->setBuddy(clock_);
    auto* size = new QHBoxLayout;
    size->addWidget(rows_);
    size->addWidget(new QLabel(QStringLiteral("\u00d7")));
    size->addWidget(columns_);
    size->addStretch();
    auto* time = new QHBoxLayout;
    time->addWidget(minutes_);
    time->addWidget(increment_);
    time->addStretch();
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 4, 14, 4);
    grid->setVerticalSpacing(8);
    grid->addWidget(board_, 0, 0);
    grid->addLayout(size, 0, 1);
    grid->addWidget(begins_, 1, 0);
    grid->addWidget(start_, 1, 1);
    grid->addWidget(time_, 2, 0);
    grid->addLayout(time, 2, 1);
    grid->addWidget(clock_, 3, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    fill(setup);
    connect(clock_, &QComboBox::currentIndexChanged, this, &MatchOptions::offerTimes);
    offerTimes();
    keepTranslated(this, [this] { setTexts(); });
}

void MatchOptions::fill(const MatchSetup& setup) {
    for (QComboBox* box : {start_, clock_}) {
        // Texts may be longer than the room beside a board.
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
    }
    for (QSpinBox* box : {rows_, columns_}) box->setRange(BoardSize::kMin, BoardSize::kMax);
    rows_->setValue(setup.size.rows);
    columns_->setValue(setup.size.cols);
    for (int index = 0; index < kWheelSize; ++index) start_->addItem(QString());
    start_->setCurrentIndex(wheel_index(setup.start));
    for (int kind = 0; kind < 3; ++kind) clock_->addItem(QString());
    minutes_->setRange(1, 24 * 60);
    increment_->setRange(1, 60 * 60);
    const TimeControl control = before_.value_or(TimeControl{std::chrono::minutes(10), std::chrono::seconds(0)});
    minutes_->setValue(std::max(1, static_cast<int>(control.initial / std::chrono::minutes(1))));
    increment_->setValue(control.increment.count() > 0 ? static_cast<int>(control.increment.count()) : 5);
    clock_->setCurrentIndex(!before_ ? 0 : control.increment.count() == 0 ? 1 : 2);
}

void MatchOptions::setPlayers(const ByPlayer<QString>& names) {
    names_ = names;
    setTexts();
}

void MatchOptions::setTexts() {
    board_->setText(tr("&Board:"));
    rows_->setAccessibleName(tr("Rows"));
    columns_->setAccessibleName(tr("Columns"));
    begins_->setText(tr("&Who starts:"));
    for (int index = 0; index < kWheelSize; ++index) {
        const Colour colour = wheel_colour(index);
        start_->setItemText(index, tr("%1: %2", "who begins, and the colour of the first piece")
                                       .arg(names_[player_of(colour)], ColourNames::of(colour)));
    }
    time_->setText(tr("Cl&ock:"));
    clock_->setItemText(0, tr("None", "no clock"));
    clock_->setItemText(1, tr("Fixed time per player", "kind of clock"));
    clock_->setItemText(2, tr("Time plus increment", "kind of clock"));
    minutes_->setSuffix(tr(" min", "minutes, after a number"));
    minutes_->setAccessibleName(tr("Minutes per player"));
    increment_->setPrefix(tr("+ ", "before the seconds that each move adds"));
    increment_->setSuffix(tr(" s", "seconds, after a number"));
    increment_->setAccessibleName(tr("Seconds added per move"));
}

void MatchOptions::offerTimes() {
    minutes_->setVisible(clock_->currentIndex() > 0);
    increment_->setVisible(clock_->currentIndex() > 1);
}

void MatchOptions::choose(MatchSetup& setup) const {
    setup.size = {rows_->value(), columns_->value()};
    setup.start = wheel_colour(start_->currentIndex());
    setup.time_control.reset();
    if (clock_->currentIndex() == 0) return;
    // A time that was agreed on in seconds stays as it is while the minutes are not changed.
    const auto minutes = std::chrono::minutes(minutes_->value());
    const bool untouched =
        before_ && std::max<std::chrono::seconds>(std::chrono::floor<std::chrono::minutes>(before_->initial),
                                                  std::chrono::minutes(1)) == minutes;
    setup.time_control = {untouched ? before_->initial : std::chrono::seconds(minutes),
                          std::chrono::seconds(clock_->currentIndex() > 1 ? increment_->value() : 0)};
}

bool MatchOptions::isUnusual(const MatchSetup& setup) {
    const MatchSetup usual;
    return setup.size != usual.size || setup.start != usual.start || setup.time_control != usual.time_control;
}

}  // namespace atom4::ui
