// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/lesson_page.h"

#include "core/atom4/training/lesson_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/model/reaction_texts.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

LessonPage::LessonPage(const Settings& settings)
    : TrainingPage(2),
      course_(lesson_file()),
      list_(new LessonList),
      count_(new QLabel),
      handbook_(new QToolButton),
      previous_(new QPushButton),
      solution_(new QPushButton) {
    setObjectName(QStringLiteral("lessonPage"));
    handbook_->setObjectName(QStringLiteral("handbook"));
    handbook_->setAutoRaise(true);
    handbook_->setIcon(symbolIcon(Symbol::kRules));
    previous_->setObjectName(QStringLiteral("previousStep"));
    solution_->setObjectName(QStringLiteral("solution"));
    head_->insertWidget(1, count_);
    head_->insertWidget(2, handbook_);
    buttons_->insertWidget(0, previous_);
    buttons_->insertWidget(2, solution_);
    page_->insertWidget(0, list_);
    page_->insertSpacing(1, 6);
    connect(list_, &LessonList::chosen, this, &LessonPage::begin);
    connect(board_, &BoardView::cellChosen, this, &LessonPage::attempt);
    connect(handbook_, &QToolButton::clicked, this, [this] { emit handbookRequested(page_of(course_.lesson())); });
    connect(previous_, &QPushButton::clicked, this, &LessonPage::previous);
    connect(again_, &QPushButton::clicked, this, &LessonPage::again);
    connect(solution_, &QPushButton::clicked, this, &LessonPage::showSolution);
    for (const QPushButton* on : {static_cast<QPushButton*>(next_), skip_})
        connect(on, &QPushButton::clicked, this, &LessonPage::next);
    setReadingTabOrder(*this);
    setSettings(settings);
    showStep();
    keepTranslated(this, [this] { setTexts(); });
}

void LessonPage::setTexts() {
    handbook_->setToolTip(tr("More about this in the handbook"));
    handbook_->setAccessibleName(tr("Handbook"));
    previous_->setText(tr("&Back", "button: one step of a lesson back"));
    again_->setText(tr("Aga&in", "button: puts the board of a lesson back"));
    skip_->setText(tr("S&kip", "button: leaves a step of a lesson undone"));
    solution_->setText(tr("Sho&w me", "button: shows where the piece goes"));
    showTexts();
}

void LessonPage::setSettings(const Settings& settings) {
    TrainingPage::setSettings(settings);
    setUpBoard();
}

void LessonPage::setUpBoard() {
    Settings here = settings_;
    here.markPlaceable = settings_.markPlaceable && course_.marks_playable();
    board_->setSettings(here);
}

void LessonPage::begin(LessonId lesson) {
    course_.begin(lesson);
    showStep();
}

void LessonPage::attempt(Cell cell) {
    const bool showedTry = course_.can_go_again();
    const LessonAttempt& tried = course_.play(cell);
    outcome_->clear();
    if (tried.is_placed()) {
        board_->showReaction(course_.board(), *tried.reaction);
        board_->setRoundOver(true);
        BoardAnnotations notes;
        if (tried.answer) notes.ghosts = {{*tried.answer, BoardAnnotations::Ghost::Kind::kPlayed, QString()}};
        board_->setNotes(std::move(notes));
    } else if (showedTry) {
        showBoard();
    }
    if (const auto& trouble = course_.trouble())
        emit said(QString::fromStdString(unsaved_lessons_text(FileMessages::systemError(*trouble).toStdString())));
    showTexts();
    if (tried.succeeded()) next_->setFocus();
}

void LessonPage::showStep() {
    // Comes first: otherwise a button that still has the focus would have its new text read out.
    if (isVisible()) board_->setFocus();
    setUpBoard();
    board_->putCursorAway();
    board_->setUsersTurn(true);
    showBoard();
    showTexts();
}

void LessonPage::showBoard() {
    board_->showPosition(course_.board(), nullptr);
    board_->setRoundOver(false);
    BoardAnnotations notes;
    notes.wanted = course_.step().cells;
    board_->setNotes(std::move(notes));
}

void LessonPage::showMixture() {
    const Colour played = course_.step().position.to_play();
    const auto mixture = course_.mixture();
    wheel_->show(played, player_of(played));
    wheel_->explain(mixture ? std::optional(mixture->met) : std::nullopt);
    aside_->setText(mixture ? ReactionTexts::combination(mixture->played, mixture->met) : QString());
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
    again_->setEnabled(mayGoAgain());
    emit changed();
}

void LessonPage::next() {
    if (!course_.has_next()) return emit playRequested();
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

// The list is beside the board, with titles if there is room; in an upright window it is above the board.
void LessonPage::arrange() {
    TrainingPage::arrange();
    const bool titled = !isUpright() && width() > 75 * fontMetrics().horizontalAdvance(QLatin1Char('m'));
    page_->setDirection(isUpright() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    list_->setArrangement(isUpright() ? LessonList::Arrangement::kRow
                          : titled    ? LessonList::Arrangement::kTitles
                                      : LessonList::Arrangement::kColumn);
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
    connect(page, &LessonPage::backRequested, this, &Lessons::close);
    connect(page, &LessonPage::said, this, &Lessons::said);
    connect(page, &LessonPage::changed, this, &Lessons::changed);
    connect(page, &LessonPage::handbookRequested, this, &Lessons::handbookRequested);
    connect(page, &LessonPage::playRequested, this, &Lessons::playRequested);
    return page;
}

}  // namespace atom4::ui
