// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/main_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QStatusBar>
#include <QtGlobal>
#include <algorithm>

#include "ui/atom4/dialogs/new_match_dialog.h"
#include "ui/atom4/words/messages.h"
#include "ui/game/long_message.h"
#include "ui/language/foreign_text.h"
#include "ui/look/colour_names.h"

namespace atom4::ui {

MainWindow::MainWindow(Session& session, Thinker thinker)
    : session_(session),
      view_(new MatchView),
      roundLabel_(new QLabel),
      opponent_(std::move(thinker)),
      study_(new Study(session.match(), *view_, this)),
      statistics_(session),
      animations_(new AnimationExport(this)),
      clock_(session.match(), this),
      unkept_(new UnkeptNotice(statusBar())) {
    setCentralWidget(view_);
    addActions(study_->actions());
    makeActions();
    makeMenus();
    makeToolBar();
    statusBar()->setSizeGripEnabled(false);
    new LongMessage(statusBar());
    connect(unkept_, &QToolButton::clicked, this, &MainWindow::saveAs);
    setMinimumSize(480, 400);
    setAcceptDrops(true);

    soon_.setSingleShot(true);
    soon_.setInterval(0);
    pace_.setSingleShot(true);
    pace_.setInterval(settings_.pace);
    applySettings(keeper_.settings());
    connect(&keeper_, &SettingsKeeper::changed, this, &MainWindow::applySettings);
    connect(&keeper_, &SettingsKeeper::failed, this, &MainWindow::say);
    connect(&soon_, &QTimer::timeout, this, &MainWindow::seeWhoIsNext);
    connect(&pace_, &QTimer::timeout, this, &MainWindow::answerIfItIsTime);
    connect(&opponent_, &Opponent::answered, this, [this](quint64 generation, Cell cell) {
        answer_.emplace(generation, cell);
        answerIfItIsTime();
    });
    connect(&statistics_, &StatisticsKeeper::failed, this,
            [this](SystemError error) { say(Messages::statisticsTrouble(error)); });
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, &opponent_, &Opponent::moveNow);
    connect(&clock_, &MatchClock::ticked, this, [this] { view_->panel()->showTime(session_.match()); });
    connect(&opponent_, &Opponent::hinted, this, &MainWindow::showHint);
    connect(board(), &BoardView::cellChosen, this, &MainWindow::place);
    connect(board(), &BoardView::animationFinished, this, &MainWindow::paceTheComputer);
    connect(view_->panel(), &SidePanel::plyChosen, this, &MainWindow::lookAt);
    connect(view_->panel(), &SidePanel::roundWanted, this, &MainWindow::backToTheRound);
    connect(view_->panel(), &SidePanel::variationChosen, this, &MainWindow::followVariation);
    connect(study_, &Study::plyWanted, this, &MainWindow::lookAt);
    connect(animations_, &AnimationExport::said, this, &MainWindow::say);
    connect(study_, &Study::said, this, &MainWindow::say);
    connect(view_->panel(), &SidePanel::nextRoundWanted, this, &MainWindow::nextRound);
    connect(view_->panel(), &SidePanel::opponentWanted, this, &MainWindow::askForNewMatch);
    connect(view_->panel(), &SidePanel::rulesWanted, this, [this] { showHelp(HelpPage::kRules); });

    subscription_ = session_.match().subscribe([this](const MatchEvent& event) { heard(event); });
    view_->show(session_.match());
    refresh();
    showTitle();
    if (const auto& path = session_.path()) tookFile(*path, FileStamp::of(*path));
    const bool held = clock_.isDue();
    if (held) setPaused(true);
    if (session_.was_resumed() && !session_.match().is_fresh())
        say(held ? tr("Resumed the match of last time. The clocks wait for your next move, or for P.")
                 : tr("Resumed the match of last time."));
    tellWhatIsNotKept();
    if (const auto& unreadable = session_.could_not_resume())
        say(Messages::couldNotResume(unreadable->path, unreadable->error));
    board()->setFocus();
    study_->restore();
    soon_.start();
}

void MainWindow::applySettings(const Settings& settings) {
    settings_ = settings;
    view_->setSettings(settings);
    study_->setPieceStyle(settings.pieces);
    pace_.setInterval(settings.pace);
}

void MainWindow::heard(const MatchEvent& event) {
    const Match& match = session_.match();
    opponent_.stop();
    answer_.reset();
    patience_.stop();
    pace_.stop();
    lookedAt_.reset();
    switch (event.kind) {
        case MatchEvent::Kind::kPlayed:
            if (settings_.sounds) sounds_.play(sound_of(*event.reaction, event.reaction->wins()));
            view_->showPly(match, *event.reaction);
            say(match.is_over() && !match.is_trying() ? Messages::state(match) : Messages::ply(match, *event.reaction));
            break;
        case MatchEvent::Kind::kRedone:
            view_->showPly(match, *event.reaction);
            say(Messages::ply(match, *event.reaction));
            break;
        case MatchEvent::Kind::kUndone:
            view_->show(match);
            say(tr("Took back %1.", "%1 is a cell").arg(Messages::name(event.reaction->placed())));
            break;
        case MatchEvent::Kind::kRoundStarted:
            view_->show(match);
            say(tr("Round %1 begins with %2.", "%2 is a colour")
                    .arg(match.round())
                    .arg(ColourNames::of(match.position().to_play())));
            break;
        case MatchEvent::Kind::kEndedEarly:
            view_->show(match);
            say(Messages::state(match));
            break;
        case MatchEvent::Kind::kGoesOn:
            view_->show(match);
            say(tr("The round goes on."));
            break;
        case MatchEvent::Kind::kLineChanged:
        case MatchEvent::Kind::kMatchStarted:
        case MatchEvent::Kind::kSeatsChanged: view_->show(match); break;
    }
    refresh();
    showTitle();
    // Whoever opens a match in the middle of a round looks at it before the clocks go on.
    if (event.kind == MatchEvent::Kind::kMatchStarted && clock_.isDue()) setPaused(true);
    clock_.matchChanged();
    tellWhatIsNotKept();
    soon_.start();
}

void MainWindow::refresh() {
    const Match& match = session_.match();
    undo_->setEnabled(match.can_undo_turn());
    unfinished_->setEnabled(session_.has_unfinished());
    redo_->setEnabled(match.can_redo_turn());
    nextRound_->setEnabled(match.is_over());
    const bool inPlay = match.seat_to_move() != nullptr;
    const bool timed = match.setup().time_control.has_value();
    pause_->setEnabled(inPlay && (paused_ || timed || isDemonstration() || is_alone(match)));
    resign_->setEnabled(!match.is_over() && !isDemonstration());
    hint_->setEnabled(inPlay && !match.is_computers_turn());
    moveNow_->setEnabled(match.is_computers_turn() && !paused_);
    for (QAction* back : {firstPly_, previousPly_}) back->setEnabled(shownPly() > 0);
    for (QAction* on : {nextPly_, lastPly_}) on->setEnabled(lookedAt_.has_value());
    board()->setPersonToMove(mayPlace());
    board()->setRoundOver(!inPlay && !lookedAt_);
    const ByPlayer<int> score = match.score();
    study_->follow(shownPly());
    roundLabel_->setText(tr("Round %1   |   %2 : %3", "round and score")
                             .arg(match.round())
                             .arg(score[Player::kFirst])
                             .arg(score[Player::kSecond]));
}

void MainWindow::showTitle() {
    const auto& path = session_.path();
    setWindowTitle(path ? tr("%1[*] - Atom-4", "%1 is a file, [*] the place of the mark of what is not saved")
                              .arg(for_title(shown_name(*path)))
                        : tr("Atom-4"));
    setWindowModified(session_.differs_from_file());
}

void MainWindow::say(const QString& text) {
    statusBar()->showMessage(text);
}

// What depends on the match is said anew in another language.
void MainWindow::sayAgain() {
    setLocale(QLocale());
    view_->show(session_.match());
    refresh();
    showTitle();
    study_->retranslate();
    tellWhatIsNotKept();
    say(Messages::state(session_.match()));
    if (lookedAt_) lookAt(*lookedAt_);
}

// The notice stays for as long as it lasts; the status bar tells of it once.
void MainWindow::tellWhatIsNotKept() {
    const auto trouble = session_.autosave_trouble();
    unkept_->tell(trouble ? Messages::autosaveTrouble(*trouble) : QString());
    if (trouble && trouble != toldTrouble_) say(Messages::autosaveTrouble(*trouble));
    if (!trouble && toldTrouble_) say(tr("The match is kept again."));
    toldTrouble_ = trouble;
}

void MainWindow::place(Cell cell) {
    if (lookedAt_) return placeWhileLookingBack(cell);
    Match& match = session_.match();
    // Whoever plays on has ended the pause.
    if (match.setup().time_control) setPaused(false);
    clock_.settle();
    const auto played = match.play(cell);
    if (!played) say(Messages::refusal(match, played.error()));
}

// The computer's turn: it is asked at once, while the reaction is still being shown, and answers when its time has
// come.

void MainWindow::seeWhoIsNext() {
    const Match& match = session_.match();
    const Seat* seat = match.seat_to_move();
    if (paused_ || seat == nullptr || !seat->computer_level) return;
    opponent_.think(match.position(), *seat->computer_level, session_.move_seed(), match.generation());
    pace_.setInterval(settings_.pace);
    if (const auto share = clock_.share()) {
        const auto most = static_cast<int>(share->count());
        patience_.start(most);
        // Short of time, it neither waits for show nor looks on while its clock runs.
        pace_.setInterval(std::min(settings_.pace, most));
        if (most < board()->animationDuration()) board()->finishAnimation();
    }
    paceTheComputer();
}

void MainWindow::paceTheComputer() {
    if (!paused_ && session_.match().is_computers_turn() && !board()->isAnimating()) pace_.start();
}

void MainWindow::answerIfItIsTime() {
    if (!answer_ || pace_.isActive() || board()->isAnimating()) return;
    const auto [generation, cell] = *std::exchange(answer_, std::nullopt);
    clock_.settle();
    session_.match().answer(generation, cell);
}

void MainWindow::undo() {
    // Else the computer would play the same again.
    if (isDemonstration()) setPaused(true);
    session_.match().undo_turn();
}

void MainWindow::redo() {
    session_.match().redo_turn();
}

void MainWindow::nextRound() {
    session_.match().next_round();
    board()->setFocus();
}

void MainWindow::startMatch(const MatchSetup& setup) {
    setPaused(false);
    session_.match().start(setup);
    say(tr("A new match begins."));
}

void MainWindow::askForNewMatch() {
    MatchSetup setup = session_.match().setup();
    // Whoever has not played at all wants another match than the one that is there: not for two players.
    if (session_.match().is_fresh() && !setup.has_computer())
        setup.seats[Player::kSecond] = Seat::computer(kDefaultLevel);
    auto* dialog = new NewMatchDialog(setup, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { startMatch(dialog->setup()); });
    dialog->open();
}

void MainWindow::toggleFullScreen() {
    if (!isFullScreen()) {
        wasMaximized_ = isMaximized();
        showFullScreen();
    } else if (wasMaximized_) {
        showMaximized();
    } else {
        showNormal();
    }
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange && fullScreen_ != nullptr) fullScreen_->setChecked(isFullScreen());
    if (event->type() == QEvent::LanguageChange) sayAgain();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && (lookedAt_ || session_.match().is_trying())) return backToTheRound();
    if (event->key() == Qt::Key_Escape && isFullScreen()) return toggleFullScreen();
    QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) return event->ignore();
    keepPlace();
    clock_.setHeld(true);
    opponent_.stop();
    study_->stop();
    patience_.stop();
    soon_.stop();
    pace_.stop();
    QMainWindow::closeEvent(event);
}

}  // namespace atom4::ui
