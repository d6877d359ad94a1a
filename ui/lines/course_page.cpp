// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/course_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <utility>

#include "core/lines/course.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

LinesCoursePage::LinesCoursePage(std::unique_ptr<lines::Course> course, const Settings& settings, QWidget* parent)
    : QWidget(parent),
      course_(std::move(course)),
      title_(new QLabel),
      count_(new QLabel),
      close_(new QToolButton),
      task_(new LiveLabel),
      board_(new LinesBoardView),
      chips_(new NextChips),
      outcome_(new LiveLabel),
      previous_(new QPushButton),
      again_(new QPushButton),
      solution_(new QPushButton),
      skip_(new QPushButton),
      next_(new AccentButton) {
    setObjectName(QStringLiteral("coursePage"));
    makeParts();
    connect(board_, &LinesBoardView::moveChosen, this, &LinesCoursePage::attempt);
    connect(board_, &LinesBoardView::refused, this, [this](lines::IllegalMove, lines::Cell cell) {
        attempt({board_->selected().value_or(cell), cell});
    });
    connect(close_, &QToolButton::clicked, this, &LinesCoursePage::backRequested);
    connect(previous_, &QPushButton::clicked, this, &LinesCoursePage::previous);
    connect(again_, &QPushButton::clicked, this, &LinesCoursePage::again);
    connect(solution_, &QPushButton::clicked, this, &LinesCoursePage::help);
    for (const QPushButton* on : {static_cast<QPushButton*>(next_), skip_})
        connect(on, &QPushButton::clicked, this, &LinesCoursePage::next);
    board_->installEventFilter(this);
    setFocusProxy(board_);
    setReadingTabOrder(*this);
    setSettings(settings);
    showStep();
    keepTranslated(this, [this] { setTexts(); });
}

void LinesCoursePage::makeParts() {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    for (LiveLabel* label : {task_, outcome_}) label->setFont(large);
    task_->setObjectName(QStringLiteral("task"));
    outcome_->setObjectName(QStringLiteral("outcome"));
    // Room for two lines, so that messages do not move the board.
    outcome_->setMinimumHeight(2 * QFontMetrics(large).lineSpacing() + 2);
    outcome_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    title_->setFont(large);
    close_->setObjectName(QStringLiteral("back"));
    close_->setAutoRaise(true);
    close_->setIcon(symbolIcon(Symbol::kClose));
    previous_->setObjectName(QStringLiteral("previousStep"));
    again_->setObjectName(QStringLiteral("again"));
    solution_->setObjectName(QStringLiteral("solution"));
    skip_->setObjectName(QStringLiteral("skip"));
    next_->setObjectName(QStringLiteral("nextStep"));
    next_->setAutoDefault(true);
    board_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);

    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(count_);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {previous_, again_, solution_}) buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(skip_);
    buttons->addWidget(next_);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(12, 8, 12, 8);
    page->addLayout(makeList());
    page->addLayout(head);
    page->addWidget(task_);
    page->addWidget(chips_);
    page->addWidget(board_, 1);
    page->addWidget(outcome_);
    page->addLayout(buttons);
}

// Makes a button for each entry. If there are more than a few, showList() labels them with their numbers.
QLayout* LinesCoursePage::makeList() {
    auto* entries = new QHBoxLayout;
    for (std::size_t entry = 0; entry < course_->size(); ++entry) {
        auto* button = new QPushButton;
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setFlat(true);
        button->setObjectName(QStringLiteral("entry%1").arg(entry + 1));
        connect(button, &QPushButton::clicked, this, [this, entry] { begin(entry); });
        entries->addWidget(button);
        list_ += button;
    }
    entries->addStretch(1);
    entries->addWidget(close_);
    return entries;
}

void LinesCoursePage::setTexts() {
    helped_.clear();  // the help is in the previous language
    close_->setToolTip(tr("Back to the board (Esc)"));
    close_->setAccessibleName(tr("Back to the board"));
    previous_->setText(tr("&Back", "button: one step of a lesson back"));
    again_->setText(tr("Aga&in", "button: puts the board of a lesson back"));
    solution_->setText(tr("Sho&w me", "button: shows what does it"));
    skip_->setText(tr("S&kip", "button: leaves a step of a lesson undone"));
    chips_->retranslate();
    board_->retranslate();
    showTexts();
}

void LinesCoursePage::setSettings(const Settings& settings) {
    board_->setSettings(settings);
    chips_->setPieceStyle(settings.pieces);
}

void LinesCoursePage::begin(std::size_t entry) {
    course_->begin(entry);
    showStep();
}

void LinesCoursePage::attempt(lines::Move move) {
    course_->move(move);
    helped_.clear();
    outcome_->clear();
    if (const auto turn = course_->changes(); !turn.empty()) board_->showTurn(course_->position(), turn);
    if (const auto trouble = course_->trouble())
        emit said(QString::fromStdString(course_->unsaved(FileMessages::systemError(*trouble).toStdString())));
    showTexts();
    if (course_->succeeded()) next_->setFocus();
}

void LinesCoursePage::showStep() {
    // Before the texts change, so that a screen reader does not read the new text of a button that has the focus.
    if (isVisible()) board_->setFocus();
    helped_.clear();
    board_->showPosition(course_->position());
    board_->setUsersTurn(true);
    chips_->show(course_->next_colours());
    chips_->setVisible(course_->shows_next());
    showTexts();
}

void LinesCoursePage::showList() {
    constexpr int kHandful = 5;
    for (int i = 0; i < list_.size(); ++i) {
        const auto entry = static_cast<std::size_t>(i);
        const QString title = QString::fromStdString(course_->title(entry));
        const QString result = QString::fromStdString(course_->result(entry));
        const QString all = result.isEmpty() ? title : tr("%1: %2", "a lesson and what was reached").arg(title, result);
        const QString number = QString::number(i + 1);
        const bool isShort = list_.size() > kHandful;
        list_[i]->setText(!isShort ? all : course_->is_done(entry) ? tr("%1 ✓", "done").arg(number) : number);
        list_[i]->setToolTip(isShort ? all : QString());
        list_[i]->setAccessibleName(isShort ? number + QStringLiteral(". ") + all : QString());
        list_[i]->setChecked(entry == course_->entry());
    }
}

void LinesCoursePage::showTexts() {
    using Next = lines::Course::Next;
    showList();
    const Next behind = course_->next_is();
    title_->setText(QString::fromStdString(course_->heading()));
    count_->setText(QString::fromStdString(course_->count()));
    task_->say(QString::fromStdString(course_->task()));
    outcome_->say(helped_.isEmpty() ? QString::fromStdString(course_->said()) : helped_);
    next_->setText(behind == Next::kStep  ? tr("&Next", "button: the next step of a lesson")
                   : behind == Next::kEnd ? tr("&Play", "the button that begins a game")
                                          : tr("&Next lesson"));
    next_->setVisible(course_->is_step_done());
    skip_->setVisible(!course_->is_step_done() && behind != Next::kEnd);
    previous_->setEnabled(course_->has_previous());
    again_->setEnabled(course_->has_tried());
}

void LinesCoursePage::next() {
    if (course_->next_is() == lines::Course::Next::kEnd) return emit playRequested();
    course_->next();
    showStep();
}

void LinesCoursePage::previous() {
    course_->previous();
    showStep();
}

void LinesCoursePage::again() {
    course_->again();
    showStep();
}

void LinesCoursePage::help() {
    if (course_->is_finished()) again();
    const lines::Course::Help help = course_->help();
    helped_ = QString::fromStdString(help.said);
    showTexts();
    board_->setFocus();
    if (help.move) board_->showHint(*help.move);
}

void LinesCoursePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backRequested();
    QWidget::keyPressEvent(event);
}

// A click or key on the board after a finished try begins another one. After a try that was not possible, the board is
// as before, and the chip stays picked.
bool LinesCoursePage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool touches = type == QEvent::MouseButtonPress || type == QEvent::KeyPress;
    if (touches && course_->is_finished() && !board_->isAnimating()) {
        const bool possible = !course_->changes().empty();
        course_->again();
        possible ? showStep() : showTexts();
    }
    return QWidget::eventFilter(watched, event);
}

LinesCourseSwitcher::LinesCourseSwitcher(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text,
                                         const char* name, MakeCourse makeCourse)
    : PageSwitcher(pages, window, std::move(text), name), makeCourse_(std::move(makeCourse)) {}

void LinesCourseSwitcher::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

QWidget* LinesCourseSwitcher::makePage() {
    auto* page = new LinesCoursePage(makeCourse_(), settings_);
    connect(page, &LinesCoursePage::backRequested, this, &LinesCourseSwitcher::close);
    connect(page, &LinesCoursePage::said, this, &LinesCourseSwitcher::said);
    connect(page, &LinesCoursePage::playRequested, this, &LinesCourseSwitcher::playRequested);
    return page;
}

LinesCourseSwitcher* makeLessonsSwitcher(QStackedWidget& pages, QMainWindow& window) {
    return new LinesCourseSwitcher(
        pages, window, [] { return LinesCourseSwitcher::tr("&Lessons"); }, "lessons",
        [] { return std::make_unique<lines::LessonCourse>(); });
}

LinesCourseSwitcher* makeExercisesSwitcher(QStackedWidget& pages, QMainWindow& window) {
    return new LinesCourseSwitcher(
        pages, window, [] { return LinesCourseSwitcher::tr("&Exercises"); }, "exercises",
        [] { return std::make_unique<lines::ExerciseCourse>(); });
}

}  // namespace atom4::ui
