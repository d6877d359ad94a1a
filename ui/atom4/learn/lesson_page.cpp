// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/learn/lesson_page.h"

#include <QKeyEvent>
#include <algorithm>

#include "core/atom4/training/lesson_texts.h"
#include "ui/atom4/words/messages.h"
#include "ui/atom4/words/reaction_texts.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

LessonPage::LessonPage(const Settings& settings, QWidget* parent)
    : QWidget(parent),
      course_(lesson_file(), Messages::reactionSentence),
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
    connect(list_, &LessonList::chosen, this, &LessonPage::begin);
    connect(board_, &BoardView::cellChosen, this, &LessonPage::attempt);
    connect(close_, &QToolButton::clicked, this, &LessonPage::backWanted);
    connect(handbook_, &QToolButton::clicked, this, [this] { emit handbookWanted(page_of(course_.lesson())); });
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
    here.markPlaceable = settings_.markPlaceable && course_.lesson() != LessonId::kTouch;
    board_->setSettings(here);
}

void LessonPage::begin(LessonId lesson) {
    course_.begin(lesson);
    showStep();
}

void LessonPage::attempt(Cell cell) {
    const LessonAttempt& tried = course_.play(cell);
    outcome_->clear();
    if (!tried.is_placed())
        board_->showPosition(course_.board(), nullptr);
    else
        board_->showReaction(course_.board(), *tried.reaction);
    board_->setRoundOver(tried.is_placed());
    BoardAnnotations notes;
    if (tried.answer) notes.ghosts = {{*tried.answer, BoardAnnotations::Ghost::Kind::kPlayed, QString()}};
    board_->setNotes(std::move(notes));
    showMixture();
    if (const auto& trouble = course_.trouble())
        emit said(QString::fromStdString(unkept_lessons_text(FileMessages::systemError(*trouble).toStdString())));
    showTexts();
    if (tried.does_it()) next_->setFocus();
}

void LessonPage::showStep() {
    // First of all: what the buttons say next is nothing to who still has the focus there.
    if (isVisible()) board_->setFocus();
    setUpBoard();
    board_->putCursorAway();
    board_->showPosition(course_.board(), nullptr);
    board_->setPersonToMove(true);
    board_->setRoundOver(false);
    BoardAnnotations notes;
    notes.wanted = course_.step().cells;
    board_->setNotes(std::move(notes));
    showMixture();
    showTexts();
}

void LessonPage::showMixture() {
    const Colour played = course_.step().position.to_play();
    const auto mixture = course_.mixture();
    wheel_->show(played, player_of(played));
    wheel_->explain(mixture ? std::optional(mixture->met) : std::nullopt);
    mixture_->setText(mixture ? ReactionTexts::combination(mixture->played, mixture->met) : QString());
}

void LessonPage::showTexts() {
    list_->show(course_);
    title_->setText(QString::fromStdString(lesson_title(course_.lesson())));
    count_->setText(QString::fromStdString(course_.count()));
    task_->say(QString::fromStdString(lesson_task(course_.step().idea)));
    outcome_->say(QString::fromStdString(course_.said()));
    showMixture();
    next_->setText(course_.has_next_step() ? tr("&Next", "button: the next step of a lesson")
                   : course_.has_next()    ? tr("&Next lesson")
                                           : tr("&Play", "the button that begins a game"));
    next_->setVisible(course_.is_step_done());
    skip_->setVisible(!course_.is_step_done() && course_.has_next());
    previous_->setEnabled(course_.has_previous());
    again_->setEnabled(course_.shown().has_value());
}

void LessonPage::next() {
    if (!course_.has_next()) return emit playWanted();
    course_.next();
    showStep();
}

void LessonPage::previous() {
    course_.previous();
    showStep();
}

void LessonPage::again() {
    course_.again();
    showStep();
}

void LessonPage::showSolution() {
    const Cell cell = course_.help();
    showStep();
    board_->setFocus();
    board_->showHint(cell);
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

Lessons::Lessons(QStackedWidget& pages, QMainWindow& window)
    : PageSwitcher(
          pages, window, [] { return tr("&Lessons"); }, "lessons") {}

void Lessons::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

void Lessons::begin(LessonId lesson) {
    open();
    page()->begin(lesson);
}

QWidget* Lessons::makePage() {
    auto* page = new LessonPage(settings_);
    connect(page, &LessonPage::backWanted, this, &Lessons::close);
    connect(page, &LessonPage::said, this, &Lessons::said);
    connect(page, &LessonPage::handbookWanted, this, &Lessons::handbookWanted);
    connect(page, &LessonPage::playWanted, this, &Lessons::playWanted);
    return page;
}

}  // namespace atom4::ui
