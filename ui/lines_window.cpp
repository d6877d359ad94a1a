// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QStatusBar>

#include "ui/lines_messages.h"
#include "ui/long_message.h"

namespace atom4::ui {

LinesWindow::LinesWindow(std::unique_ptr<lines::Session> session, const Settings& settings)
    : session_(std::move(session)), view_(new LinesView) {
    setObjectName(QStringLiteral("linesWindow"));
    setCentralWidget(view_);
    makeActions();
    makeMenus();
    makeToolBar();
    statusBar()->setSizeGripEnabled(false);
    new LongMessage(statusBar());
    setMinimumSize(420, 360);
    setAcceptDrops(true);
    retranslate();

    pace_.setSingleShot(true);
    setSettings(settings);
    connect(&pace_, &QTimer::timeout, this, &LinesWindow::askTheComputer);
    connect(&thinker_, &LinesThinker::answered, this, &LinesWindow::hear);
    connect(board(), &LinesBoardView::moveChosen, this, &LinesWindow::play);
    connect(board(), &LinesBoardView::refused, this, &LinesWindow::refuse);
    connect(board(), &LinesBoardView::targetChanged, this, &LinesWindow::describe);
    connect(board(), &LinesBoardView::animationFinished, this, &LinesWindow::paceTheComputer);
    connect(view_->panel(), &LinesPanel::newGameWanted, this, &LinesWindow::restart);

    const bool resumed = session_->was_resumed() && session_->game().has_moves();
    showGame(resumed                          ? tr("Your game goes on.")
             : session_->could_not_resume() ? tr("The game of last time cannot be read. A new one begins; the old file is kept.")
                                              : reminder());
    board()->setFocus();
}

QString LinesWindow::reminder() const {
    return tr("Lines of %1 chips of one colour go. Pick a chip, then a free cell.").arg(session_->game().setup().line);
}

LinesWindow::~LinesWindow() {
    session_->leave();
}

void LinesWindow::setSettings(const Settings& settings) {
    settings_ = settings;
    board()->setSettings(settings);
    view_->panel()->setPieceStyle(settings.pieces);
    pace_.setInterval(settings.pace);
}

void LinesWindow::showGame(const QString& text) {
    thinker_.withdraw();
    board()->showPosition(session_->game().position());
    view_->arrange();
    refresh();
    say(text);
    sayOnceWhatWentWrong();
}

void LinesWindow::refresh() {
    const lines::Game& game = session_->game();
    undo_->setEnabled(game.can_undo());
    redo_->setEnabled(game.can_redo());
    hint_->setEnabled(!game.is_over() && !demonstration_);
    demonstrate_->setEnabled(!game.is_over() || demonstration_);
    demonstrate_->setChecked(demonstration_);
    preview_->setChecked(game.preview() == lines::Preview::kOn);
    board()->setPersonToMove(!game.is_over() && !demonstration_);
    view_->panel()->show(*session_);
    describe();
}

void LinesWindow::describe() {
    QString state = tr("Pick a chip.");
    QString detail;
    const auto selected = board()->selected();
    const auto target = board()->target();
    if (session_->game().is_over()) {
        state = LinesMessages::over(*session_);
    } else if (demonstration_) {
        state = tr("The computer plays.");
    } else if (selected) {
        state = tr("Choose where it goes.");
        const auto steps = static_cast<int>(board()->path().size()) - 1;
        if (steps > 0)
            detail = tr("%1 to %2, steps: %3", "two cells and a number")
                         .arg(LinesMessages::name(*selected), LinesMessages::name(*target))
                         .arg(steps);
        else if (target && board()->position().board().is_free(*target))
            detail = LinesMessages::refusal(lines::IllegalMove::kNoPath, *target);
    } else if (board()->hint()) {
        detail = LinesMessages::hint(*board()->hint());
    }
    view_->panel()->say(state, detail);
}

void LinesWindow::say(const QString& text) {
    statusBar()->showMessage(text);
}

void LinesWindow::sayOnceWhatWentWrong() {
    const auto autosave = session_->autosave_trouble();
    const auto scores = session_->scores_trouble();
    const auto trouble = autosave ? autosave : scores;
    if (trouble && trouble != toldTrouble_)
        say(autosave ? LinesMessages::autosaveTrouble(*autosave) : LinesMessages::scoresTrouble(*scores));
    toldTrouble_ = trouble;
}

void LinesWindow::play(lines::Move move) {
    thinker_.withdraw();
    const auto turn = session_->move(move.from, move.to);
    if (!turn) return refuse(turn.error(), move.to);
    board()->showTurn(session_->game().position(), *turn);
    refresh();
    say(LinesMessages::turn(*turn, *session_));
    sayOnceWhatWentWrong();
    paceTheComputer();
}

void LinesWindow::refuse(lines::IllegalMove reason, lines::Cell cell) {
    // Whoever takes a hand in a demonstration ends it.
    if (demonstration_) return setDemonstration(false);
    say(LinesMessages::refusal(reason, cell));
}

void LinesWindow::undo() {
    setDemonstration(false);
    const bool wasListed = session_->is_listed();
    if (!session_->undo()) return;
    const QString text = tr("Took back a move.");
    showGame(wasListed ? text + QLatin1Char(' ') + tr("The game is not for the high scores now.") : text);
}

void LinesWindow::redo() {
    setDemonstration(false);
    if (!session_->redo()) return;
    thinker_.withdraw();
    board()->showTurn(session_->game().position(), session_->game().last_turn());
    refresh();
    say(LinesMessages::turn(session_->game().last_turn(), *session_));
    sayOnceWhatWentWrong();
}

void LinesWindow::start(const lines::Configuration& configuration) {
    setDemonstration(false);
    session_->start(configuration.setup, configuration.preview);
    showGame(tr("A new game."));
    board()->showTurn(session_->game().position(), session_->game().last_turn());
    board()->setFocus();
}

void LinesWindow::restart() {
    start({session_->game().setup(), session_->game().preview() == lines::Preview::kOn});
}

void LinesWindow::setPreview(bool shown) {
    session_->show_preview(shown);
    refresh();
    sayOnceWhatWentWrong();
}

void LinesWindow::askForHint() {
    if (session_->game().is_over() || demonstration_) return;
    wasListed_ = session_->is_listed();
    session_->assist();
    refresh();
    thinker_.ask(session_->game());
}

// The demonstration: a move, its animation, a pause, the next question.

void LinesWindow::setDemonstration(bool on) {
    if (on == demonstration_) return;
    thinker_.withdraw();
    pace_.stop();
    demonstration_ = on && !session_->game().is_over();
    if (demonstration_) session_->assist();
    refresh();
    say(demonstration_ ? tr("The computer plays. A click on the board ends that; the game is not for the high scores.")
                       : tr("The demonstration has ended. Go on from here."));
    paceTheComputer();
}

void LinesWindow::paceTheComputer() {
    if (!demonstration_ || board()->isAnimating() || pace_.isActive()) return;
    if (session_->game().is_over()) {
        demonstration_ = false;
        return refresh();
    }
    pace_.start();
}

void LinesWindow::askTheComputer() {
    if (demonstration_ && !session_->game().is_over()) thinker_.ask(session_->game());
}

void LinesWindow::hear(lines::Move move) {
    if (demonstration_) return play(move);
    board()->showHint(move);
    const QString text = LinesMessages::hint(move);
    say(wasListed_ ? text + QLatin1Char(' ') + tr("With it, the game is not for the high scores.") : text);
    sayOnceWhatWentWrong();
}

void LinesWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void LinesWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        statusBar()->showMessage(reminder());
    }
    if (event->type() == QEvent::WindowStateChange && fullScreen_ != nullptr) fullScreen_->setChecked(isFullScreen());
}

void LinesWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && demonstration_) return setDemonstration(false);
    if (event->key() == Qt::Key_Escape && isFullScreen()) return toggleFullScreen();
    QMainWindow::keyPressEvent(event);
}

}  // namespace atom4::ui
