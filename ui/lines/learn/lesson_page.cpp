// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/learn/lesson_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include "ui/language/language.h"
#include "ui/lines/learn/lesson_texts.h"
#include "ui/look/icons.h"

namespace atom4::ui {

LinesLessonPage::LinesLessonPage(const Settings& settings, const LessonProgress& progress, QWidget* parent)
    : QWidget(parent),
      run_(lines::kLessonIds.front()),
      progress_(progress),
      title_(new QLabel),
      count_(new QLabel),
      close_(new QToolButton),
      task_(new QLabel),
      board_(new LinesBoardView),
      chips_(new NextChips),
      outcome_(new QLabel),
      previous_(new QPushButton),
      again_(new QPushButton),
      solution_(new QPushButton),
      skip_(new QPushButton),
      next_(new AccentButton) {
    setObjectName(QStringLiteral("lessonPage"));
    makeParts();
    connect(board_, &LinesBoardView::moveChosen, this, [this](lines::Move move) { attempt(move.from, move.to); });
    connect(board_, &LinesBoardView::refused, this,
            [this](lines::IllegalMove, lines::Cell cell) { attempt(board_->selected().value_or(cell), cell); });
    connect(close_, &QToolButton::clicked, this, &LinesLessonPage::backWanted);
    connect(previous_, &QPushButton::clicked, this, &LinesLessonPage::previous);
    connect(again_, &QPushButton::clicked, this, &LinesLessonPage::again);
    connect(solution_, &QPushButton::clicked, this, &LinesLessonPage::showSolution);
    for (const QPushButton* on : {static_cast<QPushButton*>(next_), skip_})
        connect(on, &QPushButton::clicked, this, &LinesLessonPage::next);
    board_->installEventFilter(this);
    setFocusProxy(board_);
    setSettings(settings);
    showStep();
    keepTranslated(this, [this] { setTexts(); });
}

void LinesLessonPage::makeParts() {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    for (QLabel* label : {task_, outcome_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
        label->setFont(large);
    }
    task_->setObjectName(QStringLiteral("task"));
    outcome_->setObjectName(QStringLiteral("outcome"));
    // What is said there does not move the board.
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

    auto* lessons = new QHBoxLayout;
    for (const lines::LessonId lesson : lines::kLessonIds) {
        auto* button = new QPushButton;
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setFlat(true);
        button->setObjectName(QStringLiteral("lesson%1").arg(static_cast<int>(lesson) + 1));
        connect(button, &QPushButton::clicked, this, [this, lesson] { begin(lesson); });
        lessons->addWidget(button);
        list_ += button;
    }
    lessons->addStretch(1);
    lessons->addWidget(close_);
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
    page->addLayout(lessons);
    page->addLayout(head);
    page->addWidget(task_);
    page->addWidget(chips_);
    page->addWidget(board_, 1);
    page->addWidget(outcome_);
    page->addLayout(buttons);
}

void LinesLessonPage::setTexts() {
    close_->setToolTip(tr("Back to the board (Esc)"));
    close_->setAccessibleName(tr("Back to the board"));
    previous_->setText(tr("&Back", "button: one step of a lesson back"));
    again_->setText(tr("A&gain", "button: puts the board of a lesson back"));
    solution_->setText(tr("Sho&w me", "button: shows what does it"));
    skip_->setText(tr("&Skip", "button: leaves a step of a lesson undone"));
    chips_->retranslate();
    board_->retranslate();
    showTexts();
}

void LinesLessonPage::setSettings(const Settings& settings) {
    board_->setSettings(settings);
    chips_->setPieceStyle(settings.pieces);
}

void LinesLessonPage::setProgress(const LessonProgress& progress) {
    progress_ = progress;
    showTexts();
}

void LinesLessonPage::begin(lines::LessonId lesson) {
    run_ = lines::LessonRun(lesson);
    showStep();
}

void LinesLessonPage::attempt(lines::Cell from, lines::Cell to) {
    const bool wasDone = run_.is_done();
    const lines::LessonAttempt& tried = run_.move(from, to);
    if (tried.move) {
        std::vector<lines::Change> turn{*tried.move};
        if (tried.thrown) turn.push_back(*tried.thrown);
        board_->showTurn(run_.position(), turn);
    }
    if (!wasDone && run_.is_done()) emit lessonDone(run_.lesson());
    showTexts();
    if (tried.does_it()) next_->setFocus();
}

void LinesLessonPage::showStep() {
    board_->showPosition(run_.position());
    board_->setPersonToMove(true);
    chips_->show(run_.next_colours());
    chips_->setVisible(run_.lesson() == lines::LessonId::kPreview);
    showTexts();
    if (isVisible()) board_->setFocus();
}

void LinesLessonPage::showTexts() {
    for (const lines::LessonId lesson : lines::kLessonIds) {
        QPushButton* button = list_[static_cast<int>(lesson)];
        const QString title = LinesLessonTexts::title(lesson);
        button->setText(progress_.is_done(name_of(lesson)) ? tr("%1: done", "a lesson").arg(title) : title);
        button->setChecked(lesson == run_.lesson());
    }
    const bool last = !run_.has_next() && run_.lesson() == lines::kLessonIds.back();
    title_->setText(LinesLessonTexts::title(run_.lesson()));
    count_->setText(
        tr("%1 of %2", "a step of a lesson").arg(static_cast<int>(run_.step_number()) + 1).arg(run_.step_count()));
    task_->setText(LinesLessonTexts::task(run_.step().idea));
    outcome_->setText(run_.shown() ? LinesLessonTexts::outcome(*run_.shown()) : QString());
    next_->setText(run_.has_next() ? tr("&Next", "button: the next step of a lesson")
                   : last          ? tr("&Play", "the button that begins a game")
                                   : tr("&Next lesson"));
    next_->setVisible(run_.is_step_done());
    skip_->setVisible(!run_.is_step_done() && !last);
    previous_->setEnabled(run_.has_previous());
    again_->setEnabled(run_.shown().has_value());
}

void LinesLessonPage::next() {
    if (run_.has_next()) {
        run_.next();
        return showStep();
    }
    const auto after = static_cast<std::size_t>(run_.lesson()) + 1;
    after < lines::kLessonIds.size() ? begin(lines::kLessonIds[after]) : emit playWanted();
}

void LinesLessonPage::previous() {
    run_.previous();
    showStep();
}

void LinesLessonPage::again() {
    run_.again();
    showStep();
}

void LinesLessonPage::showSolution() {
    again();
    const lines::Move move = solution(run_.step());
    board_->setFocus();
    board_->showHint({move.from, move.to});
}

void LinesLessonPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit backWanted();
    QWidget::keyPressEvent(event);
}

// Whoever touches the board after a try begins another one.
bool LinesLessonPage::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    const bool touches = type == QEvent::MouseButtonPress || type == QEvent::KeyPress;
    if (touches && run_.shown() && !board_->isAnimating()) again();
    return QWidget::eventFilter(watched, event);
}

}  // namespace atom4::ui
