// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/learn/lesson_page.h"

#include <QKeyEvent>
#include <algorithm>

#include "ui/atom4/learn/lesson_texts.h"
#include "ui/atom4/words/reaction_texts.h"
#include "ui/common/language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

LessonPage::LessonPage(const Settings& settings, const LessonProgress& progress, QWidget* parent)
    : QWidget(parent),
      run_(kLessonIds.front()),
      list_(new LessonList),
      title_(new QLabel),
      count_(new QLabel),
      handbook_(new QToolButton),
      close_(new QToolButton),
      task_(new LiveLabel),
      board_(new BoardView),
      wheel_(new WheelView),
      mixture_(new QLabel),
      outcome_(new LiveLabel),
      previous_(new QPushButton),
      again_(new QPushButton),
      solution_(new QPushButton),
      next_(new AccentButton),
      skip_(new QPushButton) {
    setObjectName(QStringLiteral("lessonPage"));
    makeParts();
    list_->setProgress(progress);
    connect(list_, &LessonList::chosen, this, &LessonPage::begin);
    connect(board_, &BoardView::cellChosen, this, &LessonPage::attempt);
    connect(close_, &QToolButton::clicked, this, &LessonPage::backWanted);
    connect(handbook_, &QToolButton::clicked, this, [this] { emit handbookWanted(run_.lesson()); });
    connect(previous_, &QPushButton::clicked, this, &LessonPage::previous);
    connect(again_, &QPushButton::clicked, this, &LessonPage::again);
    connect(solution_, &QPushButton::clicked, this, &LessonPage::showSolution);
    for (const QPushButton* on : {static_cast<QPushButton*>(next_), skip_})
        connect(on, &QPushButton::clicked, this, &LessonPage::next);
    board_->leaveEscapeAlone();
    setFocusProxy(board_);
    setReadingTabOrder(*this);
    setSettings(settings);
    showStep();
    keepTranslated(this, [this] { setTexts(); });
}

void LessonPage::makeParts() {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    mixture_->setWordWrap(true);
    mixture_->setTextFormat(Qt::PlainText);
    mixture_->setMinimumWidth(1);
    for (LiveLabel* label : {task_, outcome_}) label->setFont(large);
    task_->setObjectName(QStringLiteral("task"));
    outcome_->setObjectName(QStringLiteral("outcome"));
    mixture_->setObjectName(QStringLiteral("mixture"));
    // What is said there does not move the board.
    outcome_->setMinimumHeight(2 * QFontMetrics(large).lineSpacing() + 2);
    outcome_->setAlignment(Qt::AlignTop | Qt::AlignLeading);

    auto* aside = new QWidget;
    aside_ = new QBoxLayout(QBoxLayout::TopToBottom, aside);
    aside_->setContentsMargins(0, 0, 0, 0);
    aside_->addWidget(wheel_, 3);
    aside_->addWidget(mixture_, 1, Qt::AlignTop);
    auto* middle = new QWidget;
    middle_ = new QBoxLayout(QBoxLayout::LeftToRight, middle);
    middle_->setContentsMargins(0, 0, 0, 0);
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    middle_->addWidget(board_, 1);
    middle_->addWidget(aside);

    auto* rest = new QVBoxLayout;
    rest->addWidget(makeHead());
    rest->addWidget(task_);
    rest->addWidget(middle, 1);
    rest->addWidget(outcome_);
    rest->addWidget(makeButtons());
    page_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    page_->setContentsMargins(12, 8, 12, 8);
    page_->setSpacing(12);
    page_->addWidget(list_);
    page_->addLayout(rest, 1);
}

QWidget* LessonPage::makeHead() {
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.4);
    title_->setFont(large);
    title_->setObjectName(QStringLiteral("title"));
    handbook_->setObjectName(QStringLiteral("handbook"));
    handbook_->setAutoRaise(true);
    handbook_->setIcon(symbolIcon(Symbol::kRules));
    close_->setObjectName(QStringLiteral("back"));
    close_->setAutoRaise(true);
    close_->setIcon(symbolIcon(Symbol::kClose));
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title_, 1);
    row->addWidget(count_);
    row->addWidget(handbook_);
    row->addWidget(close_);
    return head;
}

QWidget* LessonPage::makeButtons() {
    previous_->setObjectName(QStringLiteral("previousStep"));
    again_->setObjectName(QStringLiteral("again"));
    solution_->setObjectName(QStringLiteral("solution"));
    next_->setObjectName(QStringLiteral("nextStep"));
    next_->setAutoDefault(true);
    skip_->setObjectName(QStringLiteral("skip"));
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(previous_);
    row->addWidget(again_);
    row->addWidget(solution_);
    row->addStretch(1);
    row->addWidget(skip_);
    row->addWidget(next_);
    return buttons;
}

void LessonPage::setTexts() {
    handbook_->setToolTip(tr("More about this in the handbook"));
    handbook_->setAccessibleName(tr("Handbook"));
    close_->setToolTip(tr("Back to the board (Esc)"));
    close_->setAccessibleName(tr("Back to the board"));
    previous_->setText(tr("&Back", "button: one step of a lesson back"));
    again_->setText(tr("Aga&in", "button: puts the board of a lesson back"));
    skip_->setText(tr("S&kip", "button: leaves a step of a lesson undone"));
    solution_->setText(tr("Sho&w me", "button: shows where the piece goes"));
    showTexts();
}

void LessonPage::setSettings(const Settings& settings) {
    settings_ = settings;
    wheel_->setPieceStyle(settings.pieces);
    setUpBoard();
}

void LessonPage::setUpBoard() {
    Settings here = settings_;
    // What a placement does is found out by trying it.
    here.showPreview = false;
    // Where a piece may go is what the first lesson asks.
    here.markPlaceable = settings_.markPlaceable && run_.lesson() != LessonId::kTouch;
    board_->setSettings(here);
}

void LessonPage::begin(LessonId lesson) {
    run_ = LessonSession(lesson);
    showStep();
}

void LessonPage::attempt(Cell cell) {
    const bool wasDone = run_.is_done();
    const LessonAttempt& tried = run_.play(cell);
    outcome_->clear();
    if (!tried.is_placed())
        board_->showPosition(run_.board(), nullptr);
    else
        board_->showReaction(run_.board(), *tried.reaction);
    board_->setRoundOver(tried.is_placed());
    BoardAnnotations notes;
    if (tried.answer) notes.ghosts = {{*tried.answer, BoardAnnotations::Ghost::Kind::kPlayed, QString()}};
    board_->setNotes(std::move(notes));
    showMixture();
    if (!wasDone && run_.is_done()) emit lessonDone(run_.lesson());
    showTexts();
    if (tried.does_it()) next_->setFocus();
}

void LessonPage::showStep() {
    // First of all: what the buttons say next is nothing to who still has the focus there.
    if (isVisible()) board_->setFocus();
    list_->setCurrent(run_.lesson());
    setUpBoard();
    board_->putCursorAway();
    board_->showPosition(run_.board(), nullptr);
    board_->setPersonToMove(true);
    board_->setRoundOver(false);
    BoardAnnotations notes;
    notes.wanted = run_.step().cells;
    board_->setNotes(std::move(notes));
    showMixture();
    showTexts();
}

void LessonPage::showMixture() {
    const Colour played = run_.step().position.to_play();
    const auto mixture = run_.mixture();
    wheel_->show(played, player_of(played));
    wheel_->explain(mixture ? std::optional(mixture->met) : std::nullopt);
    mixture_->setText(mixture ? ReactionTexts::combination(mixture->played, mixture->met) : QString());
}

void LessonPage::showTexts() {
    const auto number = static_cast<int>(run_.step_number()) + 1;
    const bool last = run_.lesson() == kLessonIds.back();
    title_->setText(LessonTexts::title(run_.lesson()));
    count_->setText(tr("%1 of %2", "a step of a lesson").arg(number).arg(run_.step_count()));
    task_->say(LessonTexts::task(run_.step().idea));
    outcome_->say(run_.shown() ? LessonTexts::outcome(run_.step(), *run_.shown()) : QString());
    showMixture();
    next_->setText(run_.has_next() ? tr("&Next", "button: the next step of a lesson")
                   : last          ? tr("&Play", "the button that begins a game")
                                   : tr("&Next lesson"));
    next_->setVisible(run_.is_step_done());
    skip_->setVisible(!run_.is_step_done() && !(last && !run_.has_next()));
    previous_->setEnabled(run_.has_previous());
    again_->setEnabled(run_.shown().has_value());
}

void LessonPage::next() {
    if (run_.has_next()) {
        run_.next();
        return showStep();
    }
    const auto after = static_cast<std::size_t>(run_.lesson()) + 1;
    after < kLessonIds.size() ? begin(kLessonIds[after]) : emit playWanted();
}

void LessonPage::previous() {
    run_.previous();
    showStep();
}

void LessonPage::again() {
    run_.again();
    showStep();
}

void LessonPage::showSolution() {
    if (run_.shown()) again();
    board_->setFocus();
    board_->showHint(solutions(run_.step()).front());
}

void LessonPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backWanted();
    QWidget::keyPressEvent(event);
}

void LessonPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

// The list beside the board, with titles where there is room; above it in a window that stands upright, where the wheel
// goes below the board.
void LessonPage::arrange() {
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const bool upright = height() > width();
    const bool titled = !upright && width() > 75 * letter;
    page_->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    list_->setArrangement(upright  ? LessonList::Arrangement::kRow
                          : titled ? LessonList::Arrangement::kTitles
                                   : LessonList::Arrangement::kColumn);
    middle_->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    aside_->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget* aside = wheel_->parentWidget();
    const int across = std::clamp(width() / 5, 12 * letter, 24 * letter);
    aside->setMaximumWidth(upright ? QWIDGETSIZE_MAX : across);
    aside->setMinimumWidth(upright ? 0 : across);
    aside->setMaximumHeight(upright ? std::clamp(height() / 5, 96, 260) : QWIDGETSIZE_MAX);
    wheel_->setMaximumHeight(upright ? QWIDGETSIZE_MAX : across);
    wheel_->setMaximumWidth(upright ? std::clamp(height() / 5, 96, 260) : QWIDGETSIZE_MAX);
}

}  // namespace atom4::ui
