// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/pages/puzzle_page.h"

#include <QInputDialog>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/training/puzzle_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/pages/my_puzzles_dialog.h"
#include "ui/atom4/pages/puzzle_statistics.h"
#include "ui/common/files.h"
#include "ui/common/language.h"
#include "ui/common/window_mailbox.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/colours.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {
namespace {

QString text(const std::string& words) {
    return QString::fromStdString(words);
}

}  // namespace

PuzzlePage::PuzzlePage(const Settings& settings)
    : TrainingPage(3),
      trainer_(windowMailbox(), {.on_answer = [this] { handleAnswer(); }, .pace = LinePlayback::kPace}),
      choices_(new PuzzleChoices),
      hint_(new QPushButton),
      solution_(new QPushButton) {
    setObjectName(QStringLiteral("puzzlePage"));
    hint_->setObjectName(QStringLiteral("puzzleHint"));
    solution_->setObjectName(QStringLiteral("solution"));
    buttons_->insertWidget(0, hint_);
    buttons_->insertWidget(1, solution_);
    rest_->insertWidget(1, choices_);
    seconds_.setInterval(1'000);
    patience_.setSingleShot(true);
    connectParts();
    setReadingTabOrder(*this);
    setSettings(settings);
    keepTranslated(this, [this] { setTexts(); });
    showPuzzle();
}

void PuzzlePage::connectParts() {
    connect(board_, &BoardView::cellChosen, this, &PuzzlePage::attempt);
    connect(board_, &BoardView::animationFinished, this, &PuzzlePage::showAnswer);
    connect(hint_, &QPushButton::clicked, this, &PuzzlePage::hint);
    connect(solution_, &QPushButton::clicked, this, &PuzzlePage::showSolution);
    connect(again_, &QPushButton::clicked, this, &PuzzlePage::undo);
    for (const QPushButton* on : {static_cast<QPushButton*>(next_), skip_})
        connect(on, &QPushButton::clicked, this, &PuzzlePage::beginNext);
    connect(choices_, &PuzzleChoices::nextRequested, this, [this] {
        trainer_.begin_shipped();
        showPuzzle();
    });
    connect(choices_, &PuzzleChoices::numberRequested, this, &PuzzlePage::askNumber);
    connect(choices_, &PuzzleChoices::dayRequested, this, &PuzzlePage::beginToday);
    connect(choices_, &PuzzleChoices::mineRequested, this, &PuzzlePage::beginMine);
    connect(choices_, &PuzzleChoices::levelRequested, this, &PuzzlePage::chooseLevel);
    connect(choices_, &PuzzleChoices::clockRequested, this, [this](bool wanted) {
        trainer_.set_clock(wanted);
        say();
    });
    connect(choices_, &PuzzleChoices::listRequested, this, &PuzzlePage::listRequested);
    connect(choices_, &PuzzleChoices::statisticsRequested, this, &PuzzlePage::statisticsRequested);
    connect(&seconds_, &QTimer::timeout, this, &PuzzlePage::showStanding);
    connect(&patience_, &QTimer::timeout, this, [this] {
        if (trainer_.tick(PuzzleTrainer::Clock::now())) isThinking() ? say() : showStep();
        wait();
    });
}

void PuzzlePage::setTexts() {
    hint_->setText(tr("H&int", "button: where to look in a puzzle"));
    solution_->setText(tr("S&olution", "button: shows the moves of a puzzle"));
    again_->setText(tr("&Again", "button: undoes a try at a puzzle, or restarts the puzzle"));
    next_->setText(tr("&Next", "button: the next puzzle"));
    showTask();
    showStanding();
    showSaid();
}

void PuzzlePage::beginNext() {
    trainer_.next();
    showPuzzle();
}

void PuzzlePage::beginToday() {
    trainer_.begin_today();
    showPuzzle();
}

void PuzzlePage::beginMine() {
    if (trainer_.begin_mine()) return showPuzzle();
    choices_->show(trainer_);
    emit listRequested();
}

void PuzzlePage::begin(const QString& id) {
    if (trainer_.begin(id.toStdString())) showPuzzle();
}

void PuzzlePage::askNumber() {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("puzzleNumber"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    const int last = static_cast<int>(shipped_puzzles().size());
    dialog->setIntRange(1, last);
    dialog->setIntValue(std::max(1, number_of_puzzle(trainer_.run().puzzle().id)));
    keepTranslated(dialog, [dialog, last] {
        dialog->setWindowTitle(tr("Go to a Puzzle"));
        dialog->setLabelText(tr("Number of the puzzle (1 to %1):").arg(last));
    });
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int number) { begin(QString::number(number)); });
    dialog->open();
}

void PuzzlePage::chooseLevel(int level) {
    trainer_.choose_level(level < 0 ? std::nullopt : std::optional(level));
    showPuzzle();
}

void PuzzlePage::showPuzzle() {
    board_->putCursorAway();
    say();
    showBoard();
    showTask();
    showStanding();
    choices_->show(trainer_);
    if (isVisible()) board_->setFocus();
}

// Shows the puzzle so far, without a wrong try.
void PuzzlePage::showBoard() {
    board_->showPosition(trainer_.board(), nullptr);
    board_->setUsersTurn(!isSolved());
    board_->setRoundOver(isSolved());
}

void PuzzlePage::showTask() {
    title_->setText(text(puzzle_heading(trainer_)));
    task_->say(isSolved() ? tr("Solved.") : text(puzzle_task(trainer_.run())));
    const Colour colour = trainer_.run().position().to_play();
    wheel_->show(isSolved() ? std::nullopt : std::optional(colour), trainer_.run().puzzle().position.mover());
    showHelps();
    next_->setVisible(isSolved());
}

// Shows the player's rating and streak, and the time if the timer is on.
void PuzzlePage::showStanding() {
    QStringList lines;
    const PuzzleHistory& history = trainer_.history();
    if (history.is_rating_known()) lines += tr("Puzzle rating %1").arg(std::lround(history.rating().value));
    if (!history.visits().empty()) {
        if (const int streak = trainer_.statistics().streak; streak > 1) lines += tr("Streak: %n", "puzzles", streak);
    }
    const auto seconds = trainer_.seconds();
    if (seconds) lines += QStringLiteral("%1:%2").arg(*seconds / 60).arg(*seconds % 60, 2, 10, QLatin1Char('0'));
    aside_->setText(lines.join(QLatin1Char('\n')));
    if (seconds && !trainer_.has_counted())
        seconds_.start();
    else
        seconds_.stop();
}

void PuzzlePage::wait() {
    const auto deadline = trainer_.next_deadline();
    if (!deadline) return patience_.stop();
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*deadline - PuzzleTrainer::Clock::now());
    patience_.start(std::max(std::chrono::milliseconds(0), left));
}

void PuzzlePage::attempt(Cell cell) {
    if (!trainer_.takes_try()) return;
    // A wrong try, or part of a solution, which the trainer removes.
    const bool showedMoves = !trainer_.tried().empty();
    const auto move = trainer_.attempt(cell);
    say();
    if (!move) {
        if (showedMoves) showBoard();
        return outcome_->say(QString::fromStdString(refusal_text(refusal_of(move.error()), cell)));
    }
    board_->setRoundOver(true);
    board_->showReaction(trainer_.board(), *move);
    wait();
}

void PuzzlePage::help(void (PuzzleTrainer::*look)()) {
    if (!trainer_.takes_try()) return;
    const bool showedMoves = !trainer_.tried().empty();
    (trainer_.*look)();
    if (showedMoves) showBoard();
    wait();
}

// Shows the next move of the solution; after the last one, takes them all back. The moves stay marked.
void PuzzlePage::showStep() {
    const auto& shown = trainer_.tried();
    if (!shown.empty()) return board_->showReaction(trainer_.board(), shown.back());
    showBoard();
    showCells(*trainer_.reply());
}

void PuzzlePage::undo() {
    trainer_.again();
    showBoard();
    // Has the task announced again.
    task_->clear();
    showTask();
    say();
    board_->setFocus();
}

void PuzzlePage::handleAnswer() {
    if (!isThinking()) {
        showBoard();
        say();
    } else if (!board_->isAnimating()) {
        showAnswer();
    }
}

// Shows the result, once the animation of the move has ended.
void PuzzlePage::showAnswer() {
    if (!trainer_.apply_reply()) return;
    const PuzzleReply& answer = *trainer_.reply();
    const bool isTry = answer.kind == PuzzleRequest::Kind::kTry;
    say(!isTry ? Tone::kPlain : trainer_.is_wrong() ? Tone::kWrong : Tone::kGood);
    isTry ? showJudged(answer.tried) : showCells(answer);
    showStanding();
    wait();
}

void PuzzlePage::showJudged(const PuzzleTry& tried) {
    if (tried.answer) board_->showReaction(trainer_.board(), *tried.answer);
    board_->setRoundOver(trainer_.is_wrong() || isSolved());
    if (const auto& trouble = trainer_.trouble())
        emit said(text(unsaved_puzzles_text(FileMessages::systemError(*trouble).toStdString())));
    showTask();
    choices_->show(trainer_);
    if (isSolved()) next_->setFocus();
}

// Shows where to look, which cell, or all moves of the solution.
void PuzzlePage::showCells(const PuzzleReply& answer) {
    const bool isHint = answer.kind == PuzzleRequest::Kind::kHint;
    const bool isCell = isHint && answer.cells.size() == 1;
    BoardAnnotations notes;
    if (!isCell) (isHint ? notes.wanted : notes.line) = answer.cells;
    board_->setNotes(std::move(notes));
    if (isCell) board_->showHint(answer.cells.front());
    board_->setFocus();
}

void PuzzlePage::say(Tone tone) {
    tone_ = tone;
    showSaid();
    tint();
    again_->setEnabled(mayGoAgain());
    emit changed();
}

// Once the solution has been shown, there is nothing left to hint at, and the button to skip goes to the next puzzle.
void PuzzlePage::showHelps() {
    const auto& reply = trainer_.reply();
    const bool isSeen = reply && reply->kind == PuzzleRequest::Kind::kSolution;
    hint_->setVisible(!isSolved() && !isSeen);
    for (QWidget* helps : {solution_, skip_}) helps->setVisible(!isSolved());
    skip_->setText(isSeen ? tr("&Next", "button: the next puzzle") : tr("S&kip", "button: leaves a puzzle unsolved"));
}

void PuzzlePage::showSaid() {
    showHelps();
    const QString sentence = text(trainer_.said());
    outcome_->say(tone_ == Tone::kWrong ? sentence + QLatin1Char(' ') + tr("Try another cell.") : sentence);
}

void PuzzlePage::tint() {
    const bool dark = BoardTheme::from(palette()).dark;
    QPalette painted = palette();
    if (tone_ != Tone::kPlain)
        painted.setColor(QPalette::WindowText, tone_ == Tone::kWrong ? worseColour(dark) : betterColour(dark));
    outcome_->setPalette(painted);
}

void PuzzlePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) tint();
}

Puzzles::Puzzles(QStackedWidget& pages, QMainWindow& window)
    : PageSwitcher(
          pages, window, [] { return tr("Pu&zzles"); }, "puzzles"),
      day_(makeAction(window, [] { return tr("Puzzle of the &Day"); }, "dayPuzzle", {})) {
    connect(day_, &QAction::triggered, this, &Puzzles::openToday);
}

void Puzzles::setSettings(const Settings& settings) {
    settings_ = settings;
    if (isOpen()) page()->setSettings(settings);
}

void Puzzles::openToday() {
    open();
    page()->beginToday();
}

void Puzzles::openMine() {
    open();
    page()->beginMine();
}

QWidget* Puzzles::makePage() {
    auto* page = new PuzzlePage(settings_);
    connect(page, &PuzzlePage::backRequested, this, &Puzzles::close);
    connect(page, &PuzzlePage::changed, this, &Puzzles::changed);
    connect(page, &PuzzlePage::said, this, &Puzzles::said);
    connect(page, &PuzzlePage::listRequested, this, &Puzzles::showList);
    connect(page, &PuzzlePage::statisticsRequested, this, &Puzzles::showStatistics);
    return page;
}

void Puzzles::showList() {
    auto* dialog = new MyPuzzlesDialog(page()->trainer(), page());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MyPuzzlesDialog::chosen, page(), &PuzzlePage::begin);
    connect(dialog, &MyPuzzlesDialog::changed, page(), &PuzzlePage::showChoices);
    dialog->open();
}

void Puzzles::showStatistics() {
    auto* dialog = new PuzzleStatisticsDialog(page()->trainer(), page());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace atom4::ui
