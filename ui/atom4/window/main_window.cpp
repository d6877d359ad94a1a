// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/main_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <algorithm>
#include <chrono>
#include <vector>

#include "core/atom4/game/match_texts.h"
#include "core/atom4/game/play_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/atom4/pages/about_box.h"
#include "ui/atom4/pages/help_dialog.h"
#include "ui/atom4/pages/past_rounds_dialog.h"
#include "ui/atom4/pages/statistics_dialog.h"
#include "ui/atom4/window/show_help.h"
#include "ui/common/files.h"
#include "ui/common/game_window.h"
#include "ui/common/shortcuts.h"
#include "ui/common/untrusted_text.h"
#include "ui/common/window_mailbox.h"

namespace atom4::ui {

MainWindow::MainWindow(Session& session, MoveFinder find)
    : GameWindow("window/geometry", {480, 400}),
      session_(session),
      pages_(new QStackedWidget),
      viewTip_(new QLabel),
      view_(new MatchView),
      scores_(session, [this](const SystemError& error) { say(Messages::statisticsTrouble(error)); }),
      lessons_(new Lessons(*pages_, *this)),
      puzzles_(new Puzzles(*pages_, *this)),
      network_(new NetworkGame(session, *this)),
      game_(session.match(), windowMailbox(), gameOptions(std::move(find)),
            {[this](const TurnEvent& event) { handle(event); },
             [this](const ReviewEvent& event) { study_->review().handle(event); },
             [this] { study_->analysis().show(); }}),
      turns_(game_.turns),
      study_(new Study(game_, *view_, scores_, this)),
      edits_(new MoveEdits(game_.browser, *this)),
      moveBrowser_(turns_, game_.browser, *view_),
      linePlayer_(session.match(), game_.browser, moveBrowser_, *view_->board()),
      starter_(session, *view_->board(), *pages_),
      playerActions_(session.match(), *view_->board(), turns_, moveBrowser_, starter_, scores_),
      exports_(session.match(), *view_->board(), moveBrowser_, *this),
      files_(session, turns_, *this) {
    pages_->addWidget(view_);
    setCentralWidget(pages_);
    trial_ = new Trial(*pages_, *this, study_->review());
    makeActions();
    new StatusOverlay(statusBar());
    viewTip_->setObjectName(QStringLiteral("viewTip"));
    viewTip_->setContentsMargins(4, 0, 4, 0);
    viewTip_->setForegroundRole(QPalette::PlaceholderText);
    statusBar()->addWidget(viewTip_);
    applySettings(keeper_.settings());
    connectParts();

    subscription_ = session_.match().subscribe([this](const MatchEvent& event) { handle(event); });
    view_->show(session_.match());
    refresh();
    showTitle();
    sayFirstWords();
    board()->setFocus();
    study_->restore();
    setAlarm();
}

// study_ refers to game_, which is destroyed before the child objects.
MainWindow::~MainWindow() {
    delete study_;
}

GameController::Options MainWindow::gameOptions(MoveFinder find) {
    GameController::Options options;
    options.turns.find = std::move(find);
    options.turns.seed = [this] { return session_.move_seed(); };
    options.turns.alarm_changed = [this] { setAlarm(); };
    options.is_rated = [this] { return scores_.is_rated(); };
    options.why_not_ask = [this](net::PeerRequest ask) { return network_->whyNotAsk(ask); };
    return options;
}

void MainWindow::setAlarm() {
    const auto deadline = turns_.next_deadline();
    if (!deadline) return alarm_.stop();
    const auto rest = std::chrono::ceil<std::chrono::milliseconds>(*deadline - TurnKeeper::Clock::now());
    alarm_.start(std::max(rest, std::chrono::milliseconds(0)));
}

void MainWindow::handle(const TurnEvent& event) {
    if (std::holds_alternative<ClockRead>(event)) view_->panel()->showTime(session_.match());
    if (std::holds_alternative<ThoughtChanged>(event)) showThought();
    if (std::holds_alternative<PauseChanged>(event)) showPause();
    if (const auto* found = std::get_if<HintFound>(&event)) playerActions_.showHint(found->hint);
    if (std::holds_alternative<ShowEnough>(event)) board()->finishAnimation();
    if (std::holds_alternative<OutOfResources>(event)) say(QString::fromStdString(out_of_resources_text()));
}

void MainWindow::setPaused(bool paused) {
    if (turns_.is_paused() == paused) return;
    turns_.set_paused(paused);
    say(paused ? wordsOfPause() : tr("Match resumed."));
}

QString MainWindow::wordsOfPause() const {
    return QString::fromStdString(pause_text(session_.match().setup(), keyText(*this, "pause").toStdString()));
}

void MainWindow::askForHint() {
    showHelp(scores_, this, [this] {
        turns_.want_hint();
        say(tr("Finding a good move..."));
    });
}

void MainWindow::sayFirstWords() {
    const bool held = turns_.is_paused() && session_.match().setup().time_control;
    QString resumed;
    if (session_.was_resumed() && !session_.match().is_fresh())
        resumed = held
                      ? tr("Resumed your last match. The clocks start on your next move or when you press %1.", "a key")
                            .arg(keyText(*this, "pause"))
                      : tr("Resumed your last match.");
    if (!session_.was_resumed() && session_.path())
        files_.announceOpened(*session_.path());
    else if (!resumed.isEmpty() || session_.ignored_line())
        say(FileMessages::withPassedOver(resumed, session_.ignored_line()));
    else if (session_.is_beside_another())
        say(QString::fromStdString(beside_another_text()));
    files_.showAutosaveTrouble();
    if (const auto& unreadable = session_.could_not_resume())
        say(Messages::couldNotResume(unreadable->path, unreadable->error));
}

void MainWindow::welcome() {
    starter_.welcome(settings_);
    // The start page hides the board and the words beside it.
    sayFirstWords();
}

void MainWindow::connectParts() {
    connect(this, &GameWindow::fileDropped, &files_, &MatchFiles::open);
    connect(&keeper_, &SettingsManager::changed, this, &MainWindow::applySettings);
    connect(&keeper_, &SettingsManager::failed, this, &MainWindow::say);
    connect(&playerActions_, &PlayerActions::said, this, &MainWindow::report);
    alarm_.setSingleShot(true);
    alarm_.setTimerType(Qt::PreciseTimer);
    connect(&alarm_, &QTimer::timeout, this, [this] { turns_.tick(); });
    connect(board(), &BoardView::animationFinished, this, [this] { turns_.has_shown(); });
    connect(&moveBrowser_, &MoveBrowser::changed, this, &MainWindow::refresh);
    connect(&moveBrowser_, &MoveBrowser::said, this, &MainWindow::report);
    connect(&files_, &MatchFiles::fileChanged, this, &MainWindow::showTitle);
    connect(&files_, &MatchFiles::said, this, &MainWindow::say);
    connect(&starter_, &MatchStarter::said, this, &MainWindow::report);
    connect(&starter_, &MatchStarter::pageChanged, this, &MainWindow::refresh);
    connect(&starter_, &MatchStarter::rulesRequested, this, [this] { openHandbook(HandbookPage::kRules); });
    connect(&starter_, &MatchStarter::resumeRequested, &files_, &MatchFiles::resumeFrom);
    connect(&starter_, &MatchStarter::lessonsRequested, lessons_, &Lessons::open);
    connect(&starter_, &MatchStarter::puzzlesRequested, puzzles_, &Puzzles::open);
    connect(&starter_, &MatchStarter::todaysPuzzleRequested, puzzles_, &Puzzles::openToday);
    for (const PageSwitcher* switcher : std::initializer_list<const PageSwitcher*>{lessons_, puzzles_, trial_}) {
        connect(switcher, &PageSwitcher::said, this, &MainWindow::say);
        connect(switcher, &PageSwitcher::changed, this, &MainWindow::refresh);
        connect(switcher, &PageSwitcher::shown, this, [this](bool shown) {
            if (!shown) starter_.renewPage(settings_);
            refresh();
            // While a page covers the match, and on the start page, its state is not shown.
            say(shown || startPage() != nullptr ? QString() : Messages::state(session_.match(), turns_.is_waiting()));
            if (!shown) moveBrowser_.retranslate();
        });
    }
    connect(lessons_, &Lessons::handbookRequested, this, &MainWindow::openHandbook);
    connect(lessons_, &Lessons::playRequested, this, [this] { starter_.askForNewMatch(settings_); });
    connect(network_, &NetworkGame::said, this, &MainWindow::say);
    connect(network_, &NetworkGame::changed, this, &MainWindow::followNetwork);
    const auto mayReplace = [this] { return network_->mayReplaceMatch(); };
    starter_.setGate(mayReplace);
    files_.setGate(mayReplace);
    connect(&exports_, &MatchExports::said, this, &MainWindow::say);
    const auto place = [this](Cell cell) {
        // The click was meant for the position of the line being played, so it only ends the playback.
        if (linePlayer_.isPlaying()) return linePlayer_.stop();
        if (!network_->insists()) playerActions_.place(cell);
    };
    connect(&exports_, &MatchExports::placeRequested, this, place);
    connect(study_, &Study::plyRequested, &moveBrowser_, &MoveBrowser::lookAt);
    connect(study_, &Study::moveRequested, &moveBrowser_, &MoveBrowser::lookBefore);
    connect(study_, &Study::placeRequested, this, place);
    connect(study_, &Study::lineMenuRequested, &exports_, &MatchExports::openLineMenu);
    connect(study_, &Study::lineRequested, &linePlayer_, &LinePlayer::play);
    connect(&exports_, &MatchExports::lineRequested, &linePlayer_, &LinePlayer::play);
    connect(&linePlayer_, &LinePlayer::stopped, this, &MainWindow::refresh);
    connect(study_, &Study::said, this, &MainWindow::say);
    connect(&study_->review().puzzles(), &MistakePuzzles::said, this, &MainWindow::say);
    connect(&study_->review().puzzles(), &MistakePuzzles::mineRequested, puzzles_, &Puzzles::openMine);
    connect(study_, &Study::handbookRequested, this, &MainWindow::openHandbook);
    connect(board(), &BoardView::cellChosen, this, place);
    const SidePanel* panel = view_->panel();
    connect(panel, &SidePanel::plyChosen, &study_->review(), &ReviewController::choose);
    connect(panel, &SidePanel::roundRequested, &moveBrowser_, &MoveBrowser::backToTheRound);
    connect(panel, &SidePanel::variationChosen, &moveBrowser_, &MoveBrowser::followVariation);
    connect(panel, &SidePanel::moveMenuRequested, edits_, &MoveEdits::openMenu);
    connect(edits_, &MoveEdits::plyRequested, &study_->review(), &ReviewController::choose);
    connect(edits_, &MoveEdits::variationRequested, &moveBrowser_, &MoveBrowser::followVariation);
    connect(edits_, &MoveEdits::said, this, &MainWindow::say);
    connect(panel, &SidePanel::nextRoundRequested, actions_->nextRound, &QAction::trigger);
    connect(panel, &SidePanel::reviewRequested, study_->review().reviewAction(), &QAction::trigger);
    connect(panel, &SidePanel::rematchRequested, &starter_, &MatchStarter::rematch);
    connect(panel, &SidePanel::opponentRequested, this, [this] { starter_.askForNewMatch(settings_); });
    connect(panel, &SidePanel::seatRequested, this, [this](Player player) {
        if (const Permit permit = game_.permit(Action::kSetSeats); !permit)
            return say(QString::fromStdString(permit.why_not));
        starter_.askForSeat(player, settings_);
    });
    connect(panel, &SidePanel::rulesRequested, this, [this] { openHandbook(HandbookPage::kRules); });
}

void MainWindow::makeActions() {
    const auto unfinished = [this] {
        std::vector<UnfinishedEntry> entries;
        for (const UnfinishedMatch& match : session_.unfinished())
            entries.push_back({Messages::unfinished(match), match.path});
        return entries;
    };
    actions_ = std::make_unique<MainActions>(
        *this, *study_, *edits_, QList<QAction*>{lessons_->action(), puzzles_->action(), puzzles_->dayAction()},
        *network_, unfinished);
    study_->offerOnBoard({actions_->hint, actions_->undo, actions_->copyPicture, actions_->setUp});
    connectGameActions();
    connectOtherActions();
    view_->panel()->setTurnActions({actions_->moveNow, actions_->pause, actions_->step, actions_->demoPace},
                                   actions_->nextRound);
}

void MainWindow::connectGameActions() {
    connect(actions_->newMatch, &QAction::triggered, this, [this] { starter_.askForNewMatch(settings_); });
    connect(actions_->rematch, &QAction::triggered, &starter_, &MatchStarter::rematch);
    connect(actions_->setUp, &QAction::triggered, this, [this] { starter_.setUpPosition(settings_); });
    connect(actions_->copyPosition, &QAction::triggered, &starter_, &MatchStarter::copyPosition);
    connect(actions_->copyMatch, &QAction::triggered, &starter_, &MatchStarter::copyMatch);
    connect(actions_->paste, &QAction::triggered, &starter_, &MatchStarter::paste);
    connect(actions_->open, &QAction::triggered, &files_, &MatchFiles::askForFile);
    connect(actions_->save, &QAction::triggered, &files_, &MatchFiles::save);
    connect(actions_->saveAs, &QAction::triggered, &files_, &MatchFiles::saveAs);
    connect(actions_->recent, &RecentFilesMenu::fileChosen, &files_, &MatchFiles::open);
    connect(actions_->unfinished, &UnfinishedMenu::chosen, &files_, &MatchFiles::resumeFrom);
    connect(actions_->picture, &QAction::triggered, &exports_, &MatchExports::askForPicture);
    connect(actions_->animation, &QAction::triggered, &exports_, &MatchExports::askForAnimation);
    connect(actions_->copyPicture, &QAction::triggered, &exports_, &MatchExports::copyPicture);
    connect(actions_->print, &QAction::triggered, &exports_, &MatchExports::askForPrinter);
    connect(actions_->resign, &QAction::triggered, this,
            [this] { game_.permit(Action::kResign).asks ? network_->resign() : playerActions_.resign(); });
    connect(actions_->nextRound, &QAction::triggered, this, [this] {
        game_.permit(Action::kNextRound).asks ? network_->ask(net::PeerRequest::kNextRound)
                                              : playerActions_.nextRound();
    });
    connect(actions_->pastRounds, &QAction::triggered, this, &MainWindow::showPastRounds);
    connect(actions_->statistics, &QAction::triggered, this, &MainWindow::showStatistics);
    connect(actions_->playLines, &QAction::triggered, this, &MainWindow::linesRequested);
    connect(actions_->quit, &QAction::triggered, this, &MainWindow::askToQuit);
}

void MainWindow::connectOtherActions() {
    connect(actions_->undo, &QAction::triggered, this, [this] {
        if (trial_->isOpen()) return trial_->page()->takeBack();
        if (puzzles_->isOpen()) return puzzles_->page()->undo();
        if (lessons_->isOpen()) return lessons_->page()->again();
        game_.permit(Action::kUndo).asks ? network_->ask(net::PeerRequest::kTakeback) : playerActions_.undo();
    });
    connect(actions_->redo, &QAction::triggered, &playerActions_, &PlayerActions::redo);
    connect(actions_->pause, &QAction::triggered, this, &MainWindow::setPaused);
    connect(actions_->hint, &QAction::triggered, this, [this] {
        if (puzzles_->isOpen()) return puzzles_->page()->hint();
        lessons_->isOpen() ? lessons_->page()->showSolution() : askForHint();
    });
    connect(actions_->moveNow, &QAction::triggered, this, [this] { turns_.move_now(); });
    connect(actions_->step, &QAction::triggered, this, [this] { turns_.step(); });
    connect(actions_->demoPace, &QMenu::triggered, this, [this](const QAction* chosen) {
        Settings settings = keeper_.settings();
        settings.demo = static_cast<DemoPace>(chosen->data().toInt());
        keeper_.change(settings);
    });
    connect(actions_->firstPly, &QAction::triggered, &moveBrowser_, [this] { moveBrowser_.lookAt(0); });
    connect(actions_->previousPly, &QAction::triggered, &moveBrowser_,
            [this] { moveBrowser_.lookAt(moveBrowser_.shownPly() - 1); });
    connect(actions_->nextPly, &QAction::triggered, &moveBrowser_,
            [this] { moveBrowser_.lookAt(moveBrowser_.shownPly() + 1); });
    connect(actions_->lastPly, &QAction::triggered, &moveBrowser_, &MoveBrowser::lookAtPresent);
    connect(actions_->otherLine, &QAction::triggered, &moveBrowser_, &MoveBrowser::showOtherLine);
    connectZoom();
    setFullScreenAction(actions_->fullScreen);
    connect(actions_->sounds, &QAction::triggered, this, [this](bool on) {
        keeper_.setSounds(on);
        say(SettingsManager::soundsText(on));
    });
    connect(actions_->preferences, &QAction::triggered, this, [this] { starter_.askForSettings(keeper_); });
    connect(actions_->rules, &QAction::triggered, this, [this] { openHandbook(HandbookPage::kRules); });
    connect(actions_->keys, &QAction::triggered, this, [this] { (new HelpDialog(this))->show(); });
    connect(actions_->about, &QAction::triggered, this, [this] { (new AboutBox(this))->open(); });
}

void MainWindow::connectZoom() {
    actions_->zoom->actOn(*board());
    const auto follow = [this](bool following) {
        Settings settings = keeper_.settings();
        settings.followPlay = following;
        keeper_.change(settings);
    };
    connect(actions_->followPlay, &QAction::triggered, this, follow);
    connect(board(), &ZoomableBoard::zoomChanged, this, &MainWindow::showViewTip);
    connect(board(), &BoardView::followingEnded, this, [follow] { follow(false); });
}

void MainWindow::applySettings(const Settings& settings) {
    settings_ = settings;
    view_->setSettings(settings);
    study_->setSettings(settings);
    lessons_->setSettings(settings);
    puzzles_->setSettings(settings);
    trial_->setSettings(settings);
    if (handbook_) handbook_->setPieceStyle(settings.pieces);
    exports_.setSettings(settings);
    using std::chrono::milliseconds;
    const DemoTimes times = times_of(settings.demo);
    turns_.set_pace({milliseconds(settings.pace), times.move, times.round, milliseconds(1'000), milliseconds(100)});
    for (QAction* pace : actions_->demoPace->actions())
        pace->setChecked(pace->data().toInt() == static_cast<int>(settings.demo));
    actions_->followPlay->setChecked(settings_.followPlay);
    actions_->sounds->setChecked(settings_.sounds);
    showThought();
}

void MainWindow::handle(const MatchEvent& event) {
    if (event.kind == MatchEvent::Kind::kLinesEdited) return showEdit(event);
    if (event.kind == MatchEvent::Kind::kClocksAgreed) return view_->panel()->showTime(session_.match());
    view_->panel()->setPaused(turns_.is_waiting());
    // A move, an early end or a new round leaves the start page open; any other change was asked for, so it is shown.
    const bool byItself = event.kind == MatchEvent::Kind::kPlayed || event.kind == MatchEvent::Kind::kEndedEarly ||
                          event.kind == MatchEvent::Kind::kRoundStarted;
    if (!byItself) starter_.leavePage();
    view_->panel()->setRatingText(QString::fromStdString(scores_.rating_text()));
    showWhatHappened(event);
    if (board()->isAnimating()) turns_.shows(std::chrono::milliseconds(board()->animationDuration()));
    refresh();
    showTitle();
    view_->panel()->showTime(session_.match());
    files_.showAutosaveTrouble();
}

// Shows the players again if they have changed, also while an earlier position is shown. Ends a pause, since a network
// match cannot be paused by one side.
void MainWindow::followNetwork() {
    const Match& match = session_.match();
    const auto seats = std::make_tuple(match.own_player(), match.is_watched(), match.is_parted());
    if (std::exchange(seats_, seats) != seats) {
        view_->show(match);
        moveBrowser_.retranslate();
    }
    if (match.remote() && turns_.is_paused()) {
        turns_.set_paused(false);
        say(Messages::state(match));
    }
    view_->panel()->showTime(match);
    view_->panel()->showOffers(match);
    refresh();
}

// Leaves the board alone, and any search for a move or analysis running.
void MainWindow::showEdit(const MatchEvent& event) {
    say(QString::fromStdString(describe(session_.match(), event)));
    view_->panel()->showLines(session_.match());
    refresh();
    showTitle();
    files_.showAutosaveTrouble();
}

void MainWindow::showWhatHappened(const MatchEvent& event) {
    const Match& match = session_.match();
    const bool placed = event.kind == MatchEvent::Kind::kPlayed;
    // On a new board, the keyboard cursor would be on a cell that the user never went to.
    if (event.kind == MatchEvent::Kind::kMatchStarted || event.kind == MatchEvent::Kind::kRoundStarted)
        board()->putCursorAway();
    if (placed && settings_.sounds) sounds_.play(soundOf(*event.reaction, event.reaction->wins()));
    QString text = placed && match.is_over() && !match.is_trying() ? Messages::state(match)
                                                                   : QString::fromStdString(describe(match, event));
    if (moveBrowser_.isLooking()) {
        view_->panel()->show(match);
        moveBrowser_.showPosition();
        if (!text.isEmpty())
            text = tr("%1 You're viewing an earlier position. %2: current position.", "what has happened, a key")
                       .arg(text, keyText(*this, "lastPly"));
    } else if (placed || event.kind == MatchEvent::Kind::kRedone) {
        view_->showPly(match, *event.reaction);
    } else {
        view_->show(match);
    }
    if (text.isEmpty()) return;
    placed ? report(text) : say(text);
}

void MainWindow::refresh() {
    const Match& match = session_.match();
    actions_->refresh(session_, game_, moveBrowser_);
    // A match that is covered takes no actions. Undo then acts on the puzzle, lesson or trial, and hint on the puzzle
    // or lesson.
    const bool learns = puzzles_->isOpen() || lessons_->isOpen();
    const bool isSeen = !learns && !trial_->isOpen() && startPage() == nullptr;
    linePlayer_.follow(isSeen);
    turns_.set_out_of_sight(!isSeen);
    actions_->offerMatch(isSeen);
    if (!isSeen) {
        actions_->undo->setEnabled((puzzles_->isOpen() && puzzles_->page()->mayGoAgain()) ||
                                   (lessons_->isOpen() && lessons_->page()->mayGoAgain()) ||
                                   (trial_->isOpen() && trial_->page()->mayTakeBack()));
        actions_->hint->setEnabled(learns);
    }
    board()->setUsersTurn(moveBrowser_.mayPlace() && !linePlayer_.isPlaying());
    board()->setRoundOver(linePlayer_.isPlaying() || (match.seat_to_move() == nullptr && !moveBrowser_.isLooking()));
    study_->follow();
    edits_->follow(game_.browser.described_ply(), moveBrowser_.otherLine());
    showThought();
    showViewTip();
}

// Shows the buttons for the computer's turn beside the board while the user waits for the computer, has paused it or
// watches a demo.
void MainWindow::showThought() {
    SidePanel* panel = view_->panel();
    // Long enough for the user to wonder.
    const auto since = turns_.since();
    const bool takesLong = since && TurnKeeper::Clock::now() - *since >= std::chrono::seconds(1);
    const bool watches = settings_.showThoughts && takesLong && turns_.report();
    panel->showThought(watches ? Messages::thought(*turns_.report()) : QString());
    const bool inPlay = session_.match().seat_to_move() != nullptr;
    const bool demo = !session_.match().setup().has_human();
    panel->offerTurnActions(takesLong || (inPlay && (turns_.is_paused() || demo)));
}

// Shows a message about an action, and adds that the round is no longer rated if it has become so.
void MainWindow::report(const QString& sentence) {
    // While the computer is to move, the message would soon be replaced, so the addition waits for the next one.
    const bool lost = !session_.match().is_computers_turn() && scores_.take_loss();
    say(lost ? sentence + QLatin1Char(' ') + QString::fromStdString(no_longer_rated_text()) : sentence);
}

// Explains that the view zooms by itself, and how to see the whole board.
void MainWindow::showViewTip() {
    const bool isNear = pages_->currentWidget() == view_ && board()->isFollowing() && board()->canZoomOut();
    viewTip_->setText(
        isNear ? tr("The view follows the game. %1 shows the whole board.", "a key").arg(keyText(*this, "wholeBoard"))
               : QString());
}

void MainWindow::say(const QString& text) {
    if (pages_->currentWidget() != view_) return GameWindow::say(text);
    statusBar()->clearMessage();
    view_->panel()->showNews(text);
    announce(*this, text);
}

void MainWindow::showTitle() {
    const auto& path = session_.path();
    setWindowTitle(path ? tr("%1[*] - Atom-4", "%1 is a file, [*] the place of the mark of what is not saved")
                              .arg(forTitle(shownName(*path)))
                        : tr("Atom-4"));
    setWindowModified(session_.differs_from_file());
}

void MainWindow::showPause() {
    view_->panel()->setPaused(turns_.is_waiting());
    view_->panel()->show(session_.match());
    refresh();
}

// Shows the texts that depend on the match in the new language.
void MainWindow::sayAgain() {
    setLocale(QLocale());
    view_->show(session_.match());
    refresh();
    showTitle();
    study_->retranslate();
    edits_->retranslate();
    files_.showAutosaveTrouble();
    if (pages_->currentWidget() == view_) say(turns_.is_paused() ? wordsOfPause() : Messages::state(session_.match()));
    moveBrowser_.retranslate();
}

void MainWindow::showStatistics() {
    auto* dialog = new StatisticsDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// Q is close to the keys of the game and easily pressed by mistake, so ask before a review is lost.
void MainWindow::askToQuit() {
    if (study_->review().reviewed().empty()) {
        close();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Quit"), tr("Quit? The review of this round is not saved."),
                                QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* quit = box->addButton(tr("&Quit"), QMessageBox::AcceptRole);
    quit->setObjectName(QStringLiteral("quitAnyway"));
    connect(quit, &QPushButton::clicked, this, &QWidget::close);
    box->open();
}

void MainWindow::showPastRounds() {
    auto* dialog = new PastRoundsDialog(session_.past_rounds().all(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PastRoundsDialog::chosen, this, [this](const std::filesystem::path& file, bool review) {
        if (files_.openPastRound(file) && review) study_->review().reviewAction()->trigger();
    });
    dialog->open();
}

void MainWindow::openHandbook(HandbookPage page) {
    if (!handbook_) {
        handbook_ = new HandbookWindow(settings_.pieces, this);
        connect(handbook_, &HandbookWindow::lessonRequested, this, [this](LessonId lesson) {
            lessons_->begin(lesson);
            activateWindow();
        });
    }
    handbook_->openAt(page);
    handbook_->show();
    handbook_->raise();
    handbook_->activateWindow();
}

void MainWindow::changeEvent(QEvent* event) {
    GameWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) sayAgain();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && (moveBrowser_.isLooking() || session_.match().is_trying()))
        return moveBrowser_.backToTheRound();
    GameWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!files_.mayLeave()) return event->ignore();
    keepPlace();
    network_->stop();
    turns_.stop();
    study_->stop();
    GameWindow::closeEvent(event);
}

}  // namespace atom4::ui
