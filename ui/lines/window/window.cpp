// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/window/window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QStatusBar>

#include "ui/game/long_message.h"
#include "ui/lines/words/messages.h"

namespace atom4::ui {

LinesWindow::LinesWindow(std::unique_ptr<lines::Session> session, const Settings& settings)
    : session_(std::move(session)), view_(new LinesView), unkept_(new UnkeptNotice(statusBar())) {
    setObjectName(QStringLiteral("linesWindow"));
    setCentralWidget(view_);
    makeActions();
    makeMenus();
    makeToolBar();
    statusBar()->setSizeGripEnabled(false);
    new LongMessage(statusBar());
    connect(unkept_, &QToolButton::clicked, this, &LinesWindow::askWhereToSave);
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
    connect(view_->panel(), &LinesPanel::confirmed, this, [this] {
        if (asked_ != nullptr) asked_->trigger();
    });
    connect(view_->panel(), &LinesPanel::declined, this, &LinesWindow::dropQuestion);

    const bool resumed = session_->was_resumed() && session_->game().has_moves();
    const auto& unreadable = session_->could_not_resume();
    showGame(resumed ? tr("Your game goes on.") : reminder());
    if (unreadable) say(LinesMessages::couldNotResume(unreadable->path, unreadable->error));
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
    dropQuestion();
    say(text);
    tellWhatIsNotKept();
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
    unfinished_->setEnabled(session_->has_unfinished());
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

// The notice stays for as long as it lasts; the status bar tells of it once.
void LinesWindow::tellWhatIsNotKept() {
    const auto autosave = session_->autosave_trouble();
    const auto scores = session_->scores_trouble();
    const auto trouble = autosave ? autosave : scores;
    const QString reason = autosave ? LinesMessages::autosaveTrouble(*autosave)
                           : scores ? LinesMessages::scoresTrouble(*scores)
                                    : QString();
    unkept_->tell(reason);
    if (trouble && trouble != toldTrouble_) say(reason);
    if (!trouble && toldTrouble_) say(tr("The game is kept again."));
    toldTrouble_ = trouble;
}

// Whether to do what ends the game's claim to the high scores: once it is confirmed in the panel, or wanted again. A
// game without a claim is not asked about.
bool LinesWindow::givesUpScores(QAction* what, const QString& question) {
    const bool confirmed = asked_ == what || !session_->is_listed();
    dropQuestion();
    if (confirmed) return true;
    asked_ = what;
    view_->panel()->ask(question + QLatin1Char(' ') + tr("The game no longer counts for the high scores then."));
    return false;
}

void LinesWindow::dropQuestion() {
    asked_ = nullptr;
    view_->panel()->dropQuestion();
}

void LinesWindow::play(lines::Move move) {
    thinker_.withdraw();
    dropQuestion();
    const auto mover = demonstration_ ? lines::Mover::kComputer : lines::Mover::kPerson;
    const auto turn = session_->move(move.from, move.to, mover);
    if (!turn) return refuse(turn.error(), move.to);
    board()->showTurn(session_->game().position(), *turn);
    refresh();
    say(LinesMessages::turn(*turn, *session_));
    tellWhatIsNotKept();
    paceTheComputer();
}

void LinesWindow::refuse(lines::IllegalMove reason, lines::Cell cell) {
    // Whoever takes a hand in a demonstration ends it.
    if (demonstration_) return setDemonstration(false);
    say(LinesMessages::refusal(reason, cell));
}

void LinesWindow::undo() {
    setDemonstration(false);
    if (!session_->game().can_undo() || !givesUpScores(undo_, tr("Take the move back?"))) return;
    (void)session_->undo();
    showGame(tr("Took back a move."));
}

void LinesWindow::redo() {
    setDemonstration(false);
    if (!session_->redo()) return;
    thinker_.withdraw();
    board()->showTurn(session_->game().position(), session_->game().last_turn());
    refresh();
    say(LinesMessages::turn(session_->game().last_turn(), *session_));
    tellWhatIsNotKept();
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
    tellWhatIsNotKept();
}

void LinesWindow::askForHint() {
    if (session_->game().is_over() || demonstration_) return;
    if (!givesUpScores(hint_, tr("Show a good move?"))) return;
    session_->assist();
    refresh();
    thinker_.ask(session_->game());
}

// The demonstration: a move, its animation, a pause, the next question.

void LinesWindow::setDemonstration(bool on) {
    if (on == demonstration_) return;
    if (on && !givesUpScores(demonstrate_, tr("Let the computer play?"))) return refresh();
    thinker_.withdraw();
    pace_.stop();
    demonstration_ = on && !session_->game().is_over();
    if (demonstration_) session_->assist();
    refresh();
    say(demonstration_ ? tr("The computer plays. A click on the board ends that.")
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
    say(LinesMessages::hint(move));
    tellWhatIsNotKept();
}

void LinesWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void LinesWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        tellWhatIsNotKept();
        statusBar()->showMessage(reminder());
    }
    if (event->type() == QEvent::WindowStateChange && fullScreen_ != nullptr) fullScreen_->setChecked(isFullScreen());
}

void LinesWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && asked_ != nullptr) return dropQuestion();
    if (event->key() == Qt::Key_Escape && demonstration_) return setDemonstration(false);
    if (event->key() == Qt::Key_Escape && isFullScreen()) return toggleFullScreen();
    QMainWindow::keyPressEvent(event);
}

}  // namespace atom4::ui
