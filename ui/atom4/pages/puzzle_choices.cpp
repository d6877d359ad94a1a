// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/puzzle_choices.h"

#include <QEvent>
#include <QHBoxLayout>

#include "ui/atom4/model/level_texts.h"
#include "ui/common/language.h"

namespace atom4::ui {
namespace {

constexpr int kHighestLevel = 9;
constexpr int kOwnStrength = -1;

}  // namespace

PuzzleChoices::PuzzleChoices(QWidget* parent)
    : QWidget(parent),
      sets_(new QActionGroup(this)),
      fitting_(addSet("fittingPuzzles")),
      day_(addSet("puzzleOfTheDay")),
      mine_(addSet("ownPuzzles")),
      levels_(new QMenu(this)),
      strengths_(new QActionGroup(this)),
      number_(new QAction(this)),
      clock_(new QAction(this)),
      list_(new QAction(this)),
      statistics_(new QAction(this)),
      menu_(new QMenu(this)),
      more_(new QToolButton),
      row_(new QWidget) {
    setObjectName(QStringLiteral("puzzleChoices"));
    addLevels();
    clock_->setCheckable(true);
    number_->setObjectName(QStringLiteral("puzzleByNumber"));
    clock_->setObjectName(QStringLiteral("puzzleClock"));
    list_->setObjectName(QStringLiteral("ownPuzzleList"));
    statistics_->setObjectName(QStringLiteral("puzzleStatistics"));
    menu_->addActions(sets_->actions());
    menu_->addAction(number_);
    menu_->addSeparator();
    menu_->addMenu(levels_);
    menu_->addAction(clock_);
    menu_->addSeparator();
    menu_->addActions({list_, statistics_});
    more_->setObjectName(QStringLiteral("morePuzzles"));
    more_->setMenu(menu_);
    more_->setPopupMode(QToolButton::InstantPopup);

    auto* sets = new QHBoxLayout(row_);
    sets->setContentsMargins(0, 0, 0, 0);
    sets->setSpacing(4);
    for (QToolButton* button : buttons_) sets->addWidget(button);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(row_);
    all->addStretch(1);
    all->addWidget(more_);

    connect(fitting_, &QAction::triggered, this, &PuzzleChoices::nextRequested);
    connect(number_, &QAction::triggered, this, &PuzzleChoices::numberRequested);
    connect(day_, &QAction::triggered, this, &PuzzleChoices::dayRequested);
    connect(mine_, &QAction::triggered, this, &PuzzleChoices::mineRequested);
    connect(strengths_, &QActionGroup::triggered, this,
            [this](const QAction* chosen) { emit levelRequested(chosen->data().toInt()); });
    connect(clock_, &QAction::triggered, this, &PuzzleChoices::clockRequested);
    connect(list_, &QAction::triggered, this, &PuzzleChoices::listRequested);
    connect(statistics_, &QAction::triggered, this, &PuzzleChoices::statisticsRequested);
    keepTranslated(this, [this] { setTexts(); });
}

QAction* PuzzleChoices::addSet(const char* name) {
    auto* action = new QAction(sets_);
    action->setObjectName(QLatin1String(name));
    action->setCheckable(true);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    buttons_ += button;
    return action;
}

void PuzzleChoices::addLevels() {
    for (int level = kOwnStrength; level <= kHighestLevel; ++level) {
        QAction* action = strengths_->addAction(QString());
        action->setCheckable(true);
        action->setData(level);
        levels_->addAction(action);
    }
}

void PuzzleChoices::setTexts() {
    fitting_->setText(tr("At my level", "a set of puzzles"));
    day_->setText(tr("Puzzle of the day"));
    mine_->setText(due_ > 0 ? tr("From my games (%1)", "a set of puzzles; how many are due").arg(due_)
                            : tr("From my games", "a set of puzzles"));
    number_->setText(tr("By &Number...", "a set of puzzles"));
    levels_->setTitle(tr("&Difficulty"));
    for (QAction* action : strengths_->actions()) {
        const int level = action->data().toInt();
        action->setText(level < 0 ? tr("&My rating", "puzzles as hard as")
                                  : tr("Level &%1: %2", "puzzles as hard as").arg(level).arg(LevelTexts::name(level)));
    }
    clock_->setText(tr("Show &Timer"));
    list_->setText(tr("&My Puzzles..."));
    statistics_->setText(tr("&Statistics..."));
    more_->setText(tr("Choose", "button: a menu with sets of puzzles and how hard they are"));
    arrange();
}

void PuzzleChoices::show(const PuzzleTrainer& trainer) {
    using Source = PuzzleTrainer::Source;
    due_ = static_cast<int>(trainer.due_count());
    (trainer.source() == Source::kMine       ? mine_
     : trainer.source() == Source::kOfTheDay ? day_
                                             : fitting_)
        ->setChecked(true);
    const int level = trainer.level().value_or(kOwnStrength);
    for (QAction* action : strengths_->actions()) action->setChecked(action->data().toInt() == level);
    clock_->setChecked(trainer.has_clock());
    setTexts();
}

QSize PuzzleChoices::minimumSizeHint() const {
    return more_->sizeHint();
}

bool PuzzleChoices::event(QEvent* event) {
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) arrange();
    return done;
}

void PuzzleChoices::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PuzzleChoices::arrange() {
    int wanted = more_->sizeHint().width() + layout()->spacing();
    for (const QToolButton* button : buttons_) wanted += button->sizeHint().width() + row_->layout()->spacing();
    row_->setVisible(wanted <= width());
}

}  // namespace atom4::ui
