// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/panels/seat_card.h"

#include <QCompleter>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QPainter>
#include <utility>

#include "core/atom4/game/level_texts.h"
#include "core/atom4/game/match_texts.h"
#include "ui/atom4/model/level_texts.h"
#include "ui/common/language.h"
#include "ui/theme/board_theme.h"
#include "ui/widgets/long_press.h"

namespace atom4::ui {
SeatCard::SeatCard(const QString& name, const QStringList& namesBefore, QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      kind_(new QComboBox),
      goal_(new PieceRow(goalPieces(player_))),
      goalText_(new QLabel),
      ending_(name),
      namesBefore_(namesBefore) {
    kind_->setObjectName(QStringLiteral("kind") + name);
    kind_->addItems({QString(), QString()});
    // Fits the box to its texts in any language. Otherwise it would keep the width it was first shown with, and a
    // layout could make it narrower still, down to a minimum that is never recalculated.
    kind_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    kind_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QFont bold = font();
    bold.setBold(true);
    title_->setFont(bold);
    title_->setTextFormat(Qt::PlainText);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 12, 14, 12);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    auto* goal = new QHBoxLayout;
    goal->setSpacing(8);
    goal->addWidget(goal_);
    goal->addWidget(goalText_, 1);
    grid->addWidget(title_, 0, 0);
    grid->addWidget(kind_, 0, 1);
    grid->addLayout(goal, 1, 0);
    grid->setColumnStretch(0, 1);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit kindChanged();
    });
    new LongPress(this);
    keepTranslated(this, [this] { setTexts(); });
}

void SeatCard::makeName() {
    name_ = new QLineEdit;
    name_->setObjectName(QStringLiteral("name") + ending_);
    name_->setMaxLength(static_cast<int>(kLongestName));
    name_->setText(QString::fromStdString(seat_.name));
    if (!namesBefore_.isEmpty()) {
        auto* completer = new QCompleter(namesBefore_, name_);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        name_->setCompleter(completer);
    }
    fault_ = new QLabel;
    fault_->setObjectName(QStringLiteral("fault") + ending_);
    fault_->setTextFormat(Qt::PlainText);
    fault_->setWordWrap(true);
    fault_->hide();
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(name_, 2, 0, 1, 2);
    grid->addWidget(fault_, 4, 0, 1, 2);
    connect(name_, &QLineEdit::textChanged, this, &SeatCard::checkName);
    keepTranslated(name_, [this] {
        name_->setPlaceholderText(tr("Name (optional)"));
        name_->setAccessibleName(tr("Name"));
        checkName();
    });
}

void SeatCard::checkName() {
    const auto fault = name_->isModified() ? name_fault(name_->text().toStdString()) : std::nullopt;
    fault_->setText(fault ? QString::fromStdString(name_fault_text(*fault)) : QString());
    fault_->setVisible(fault && !isComputer());
    name_->setAccessibleDescription(fault_->text());
    const bool wasFaulty = std::exchange(isNameFaulty_, fault.has_value());
    if (wasFaulty != isNameFaulty_) emit nameChecked();
}

void SeatCard::makeLevel() {
    level_ = new LevelChooser(QStringLiteral("level") + ending_);
    level_->setLevel(seat_.computer_level.value_or(usualLevel_));
    if (even_) level_->offerEven(even_->first, even_->second);
    level_->allowEven(againstHuman_);
    static_cast<QGridLayout*>(layout())->addWidget(level_, 3, 0, 1, 2);
}

void SeatCard::chooseLevel(Level level) {
    usualLevel_ = level;
    if (seat_.is_computer()) seat_ = Seat::computer(level);
    if (level_ != nullptr) level_->choose(level);
}

void SeatCard::offerEven(Level level, bool wanted) {
    even_ = {level, wanted};
    if (level_ == nullptr) return;
    level_->offerEven(level, wanted);
    level_->allowEven(againstHuman_);
}

void SeatCard::setAgainstHuman(bool against) {
    againstHuman_ = against;
    if (level_ != nullptr) level_->allowEven(against);
}

void SeatCard::addBesideGoal(QWidget* widget) {
    static_cast<QGridLayout*>(layout())->addWidget(widget, 1, 1);
}

void SeatCard::setTexts() {
    kind_->setItemText(0, tr("Human", "who plays"));
    kind_->setItemText(1, tr("Computer", "who plays"));
    goalText_->setText(player_ == Player::kFirst ? tr("four whites", "what player 1 wants")
                                                 : tr("four blacks", "what player 2 wants"));
    kind_->setAccessibleName(tr("Who plays"));
}

void SeatCard::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

void SeatCard::setPlayer(Player player) {
    player_ = player;
    goal_->setPieces(goalPieces(player));
    setTexts();
}

void SeatCard::setSeat(const Seat& seat) {
    seat_ = seat;
    if (name_ != nullptr) name_->setText(QString::fromStdString(seat.name));
    if (level_ != nullptr && seat.computer_level) level_->setLevel(*seat.computer_level);
    kind_->setCurrentIndex(seat.is_computer() ? 1 : 0);
    showKind();
}

Seat SeatCard::seat() const {
    if (isComputer()) return Seat::computer(level_->level());
    // A name from a file stays unchanged until the user edits it.
    return name_->isModified() ? human_named(name_->text().toStdString()) : Seat::human(seat_.name);
}

// Creates each part when it is first needed: most users never see both.
void SeatCard::showKind() {
    if (isComputer() && level_ == nullptr) makeLevel();
    if (!isComputer() && name_ == nullptr) makeName();
    if (name_ != nullptr) name_->setVisible(!isComputer());
    if (fault_ != nullptr) fault_->setVisible(hasFaultyName());
    if (level_ != nullptr) level_->setVisible(isComputer());
}

// Offers a human and each level with one click.
void SeatCard::contextMenuEvent(QContextMenuEvent* event) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("seatMenu"));
    menu->addSection(title_->text());
    QAction* human = menu->addAction(kind_->itemText(0));
    human->setCheckable(true);
    human->setChecked(!isComputer());
    connect(human, &QAction::triggered, this, [this] { kind_->setCurrentIndex(0); });
    offerLevels(*menu->addMenu(kind_->itemText(1)));
    event->accept();
    menu->popup(event->globalPos());
}

void SeatCard::offerLevels(QMenu& menu) {
    // The last entry stands for all levels above the named ones: the chosen one, or else the first of them.
    const Level beyond = isComputer() ? std::max(Level(kNamedLevels), level_->level()) : Level(kNamedLevels);
    for (int number = 0; number <= kNamedLevels; ++number) {
        const Level level = number == kNamedLevels ? beyond : Level(number);
        QAction* chosen =
            menu.addAction(QStringLiteral("%1 \u2013 %2").arg(LevelTexts::number(level), LevelTexts::name(level)));
        chosen->setCheckable(true);
        chosen->setChecked(isComputer() && level_->level() == level);
        connect(chosen, &QAction::triggered, this, [this, level] {
            kind_->setCurrentIndex(1);
            level_->choose(level);
        });
    }
}

void SeatCard::paintEvent(QPaintEvent*) {
    const BoardTheme theme = BoardTheme::from(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(theme.card);
    painter.setPen(QPen(theme.cardBorder, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}

}  // namespace atom4::ui
