// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/window.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QStatusBar>

#include "core/lines/texts.h"
#include "ui/common/files.h"
#include "ui/common/game_window.h"
#include "ui/common/window_mailbox.h"
#include "ui/lines/board_view.h"
#include "ui/lines/dialogs.h"
#include "ui/lines/messages.h"
#include "ui/widgets/accessibility.h"

namespace atom4::ui {

LinesWindow::LinesWindow(std::unique_ptr<lines::Session> session, const Settings& settings)
    : GameWindow("lines/geometry", {420, 360}),
      session_(std::move(session)),
      view_(new LinesView),
      pages_(new QStackedWidget),
      lessons_(makeLessonsSwitcher(*pages_, *this)),
      exercises_(makeExercisesSwitcher(*pages_, *this)),
      game_(*session_, windowMailbox(), {.alarm_changed = [this] { setAlarm(); }},
            [this](const lines::GameEvent& event) { handle(event); }),
      leaving_(game_, *this),
      files_(*session_, leaving_, *this),
      starter_(*session_, *pages_) {
    setObjectName(QStringLiteral("linesWindow"));
    pages_->addWidget(view_);
    setCentralWidget(pages_);
    makeActions();
    new StatusOverlay(statusBar());
    retranslate();

    alarm_.setSingleShot(true);
    setSettings(settings);
    connectParts();

    const bool resumed = session_->was_resumed() && session_->game().has_moves();
    const auto& unreadable = session_->could_not_resume();
    showGame(resumed ? QString::fromStdString(lines::resumed_text()) : reminder());
    if (session_->ignored_line()) say(FileMessages::withPassedOver({}, session_->ignored_line()));
    if (unreadable)
        say(LinesMessages::couldNotResume(unreadable->path, unreadable->error));
    else if (session_->is_beside_another())
        say(QString::fromStdString(lines::beside_another_text()));
    board()->setFocus();
}

void LinesWindow::connectParts() {
    connect(this, &GameWindow::fileDropped, &files_, &LinesFiles::open);
    connect(&files_, &LinesFiles::replaced, this, &LinesWindow::showGame);
    connect(&files_, &LinesFiles::said, this, &LinesWindow::say);
    connect(&starter_, &LinesStarter::pageChanged, this, &LinesWindow::refresh);
    connect(&starter_, &LinesStarter::playRequested, this,
            [this] { leaving_.ask(lines::Action::kNew, [this] { starter_.begin(); }); });
    connect(&starter_, &LinesStarter::wanted, this, &LinesWindow::start);
    connect(&starter_, &LinesStarter::resumeRequested, &files_, &LinesFiles::resumeFrom);
    connect(&starter_, &LinesStarter::rulesRequested, this, &LinesWindow::showHelp);
    connect(&starter_, &LinesStarter::lessonsRequested, lessons_, &PageSwitcher::open);
    for (LinesCourseSwitcher* switcher : {lessons_, exercises_}) {
        connect(switcher, &PageSwitcher::said, this, &LinesWindow::say);
        connect(switcher, &PageSwitcher::playRequested, this, &LinesWindow::askForNewGame);
    }
    connect(lessons_, &PageSwitcher::shown, this, [this](bool shown) {
        if (!shown) starter_.renewPage(settings_);
    });
    connect(pages_, &QStackedWidget::currentChanged, this, &LinesWindow::refresh);
    // The timer may fire a little early.
    connect(&alarm_, &QTimer::timeout, this, [this] {
        game_.tick();
        setAlarm();
    });
    connect(board(), &LinesBoardView::moveChosen, this, &LinesWindow::play);
    connect(board(), &LinesBoardView::refused, this, &LinesWindow::refuse);
    connect(board(), &LinesBoardView::targetChanged, this, &LinesWindow::describe);
    board()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(board(), &QWidget::customContextMenuRequested, this, &LinesWindow::openMenu);
    connect(board(), &LinesBoardView::animationFinished, this, [this] {
        game_.set_showing(false);
        // The result is shown once the end has been seen.
        if (session_->game().is_over()) refresh();
    });
    connect(view_->panel(), &LinesPanel::againRequested, this, &LinesWindow::restart);
    connect(view_->panel(), &LinesPanel::scoresRequested, this, &LinesWindow::showScores);
    connect(view_->panel(), &LinesPanel::confirmed, this, [this] {
        if (game_.asked()) asked_->trigger();
    });
    connect(view_->panel(), &LinesPanel::declined, this, &LinesWindow::dropQuestion);
}

void LinesWindow::makeActions() {
    const auto unfinished = [this] {
        std::vector<UnfinishedEntry> entries;
        for (const lines::UnfinishedGame& game : session_->unfinished())
            entries.push_back({LinesMessages::unfinished(game), game.path});
        return entries;
    };
    actions_ = std::make_unique<LinesActions>(*this, unfinished, QList{lessons_->action(), exercises_->action()});
    connect(actions_->unfinished, &UnfinishedMenu::chosen, &files_, &LinesFiles::resumeFrom);
    connect(actions_->newGame, &QAction::triggered, this, &LinesWindow::askForNewGame);
    connect(actions_->setup, &QAction::triggered, this, &LinesWindow::askForSetup);
    connect(actions_->open, &QAction::triggered, &files_, &LinesFiles::askForFile);
    connect(actions_->save, &QAction::triggered, &files_, &LinesFiles::askWhereToSave);
    actions_->zoom->actOn(*board());
    connect(actions_->copyPicture, &QAction::triggered, this, &LinesWindow::copyPicture);
    connect(actions_->scores, &QAction::triggered, this, &LinesWindow::showScores);
    connect(actions_->close, &QAction::triggered, this, &LinesWindow::close);
    connect(actions_->undo, &QAction::triggered, this, &LinesWindow::undo);
    connect(actions_->redo, &QAction::triggered, this, &LinesWindow::redo);
    connect(actions_->hint, &QAction::triggered, this, &LinesWindow::askForHint);
    connect(actions_->demonstrate, &QAction::triggered, this, &LinesWindow::demonstrate);
    connect(actions_->preview, &QAction::triggered, this, &LinesWindow::setPreview);
    setFullScreenAction(actions_->fullScreen);
    connect(actions_->preferences, &QAction::triggered, this, &LinesWindow::settingsRequested);
    connect(actions_->sounds, &QAction::triggered, this, [this](bool on) {
        emit soundsRequested(on);
        say(SettingsManager::soundsText(on));
    });
    connect(actions_->rules, &QAction::triggered, this, &LinesWindow::showHelp);
}

QString LinesWindow::reminder() const {
    return tr("Lines of %n chips of one colour disappear. Pick a chip, then a free cell.", "the rules in short",
              session_->game().setup().line);
}

LinesWindow::~LinesWindow() {
    session_->leave();
}

void LinesWindow::setSettings(const Settings& settings) {
    settings_ = settings;
    board()->setSettings(settings);
    for (LinesCourseSwitcher* switcher : {lessons_, exercises_}) switcher->setSettings(settings);
    view_->panel()->setPieceStyle(settings.pieces);
    game_.set_pace(std::chrono::milliseconds(settings.pace));
    actions_->sounds->setChecked(settings.sounds);
}

void LinesWindow::showGame(const QString& text) {
    game_.stop();
    starter_.leavePage();
    board()->showPosition(session_->game().position());
    game_.set_showing(false);
    view_->arrange();
    refresh();
    say(text);
    files_.showAutosaveTrouble();
}

void LinesWindow::retranslate() {
    setWindowTitle(tr("Lines"));
    view_->panel()->retranslate();
    board()->retranslate();
    refresh();
}

void LinesWindow::refresh() {
    const bool boardIsShown = pages_->currentWidget() == view_;
    game_.set_out_of_sight(!boardIsShown);
    actions_->refresh(*session_, isDemonstration(), boardIsShown);
    board()->setUsersTurn(!session_->game().is_over() && !isDemonstration());
    if (!game_.asked()) view_->panel()->dropQuestion();
    view_->panel()->show(*session_, !board()->isAnimating());
    describe();
}

void LinesWindow::describe() {
    QString state = tr("Pick a chip.");
    QString detail;
    const auto selected = board()->selected();
    const auto target = board()->target();
    if (session_->game().is_over()) {
        state = QString::fromStdString(lines::over_text(*session_));
    } else if (isDemonstration()) {
        state = tr("The computer is playing.");
    } else if (selected) {
        state = tr("Choose where it goes.");
        const auto steps = static_cast<int>(board()->path().size()) - 1;
        if (steps > 0)
            detail = tr("%1 to %2, steps: %3", "two cells and a number")
                         .arg(LinesMessages::name(*selected), LinesMessages::name(*target))
                         .arg(steps);
        else if (target && board()->position().board().is_free(*target))
            detail = QString::fromStdString(lines::no_path_to_text(*target));
        else if (board()->hint())
            detail = LinesMessages::hint(*hint_);
    } else if (board()->hint()) {
        detail = LinesMessages::hint(*hint_);
    }
    view_->panel()->say(state, detail);
}

// Asks in the panel. The action is done when it is confirmed there or triggered again.
void LinesWindow::ask(QAction* what, const QString& question) {
    asked_ = what;
    // The last shortcut is the short one.
    const auto keys = what->shortcuts();
    view_->panel()->ask(question + QLatin1Char(' ') + QString::fromStdString(lines::counts_no_more_text()),
                        keys.isEmpty() ? QKeySequence() : keys.last());
}

void LinesWindow::dropQuestion() {
    game_.drop_question();
    refresh();
}

void LinesWindow::play(lines::Move move) {
    const auto turn = game_.move(move);
    if (!turn) return refuse(turn.error(), move.to);
    showTurn();
}

void LinesWindow::showTurn() {
    const auto turn = session_->game().last_turn();
    board()->showTurn(session_->game().position(), turn);
    game_.set_showing(board()->isAnimating());
    refresh();
    // Only for screen readers: the new chips are seen on the board.
    announce(*this, LinesMessages::thrown(turn));
    say(QString::fromStdString(lines::turn_text(*session_)));
    files_.showAutosaveTrouble();
    if (!settings_.sounds) return;
    sounds_.play(soundOf(turn, !session_->game().is_over() ? LinesEnding::kNone
                               : session_->place() == 1    ? LinesEnding::kBest
                                                           : LinesEnding::kOver));
}

void LinesWindow::refuse(lines::IllegalMove reason, lines::Cell cell) {
    // A choice on the board ends a demo.
    if (isDemonstration()) return endDemonstration();
    say(QString::fromStdString(lines::refusal_text(reason, cell)));
}

void LinesWindow::undo() {
    endDemonstration();
    const auto why = game_.undo();
    if (why == lines::WhyNot::kAsked) return ask(actions_->undo, tr("Undo the move?"));
    if (!why) showGame(QString::fromStdString(lines::undid_text()));
}

void LinesWindow::redo() {
    endDemonstration();
    if (!game_.redo()) showTurn();
}

void LinesWindow::start(const lines::Configuration& configuration) {
    session_->start(configuration.setup, configuration.preview);
    showGame(QString::fromStdString(lines::new_game_text()));
    board()->showTurn(session_->game().position(), session_->game().last_turn());
    game_.set_showing(board()->isAnimating());
    board()->setFocus();
}

void LinesWindow::restart() {
    start(session_->next_configuration());
}

void LinesWindow::askForNewGame() {
    endDemonstration();
    dropQuestion();
    starter_.askForNewGame(settings_);
}

void LinesWindow::askForSetup() {
    askForNewGame();
    startPage()->unfold();
}

void LinesWindow::showScores() {
    auto lists = lines::HighScores(lines::HighScores::default_file()).load();
    auto* dialog = new LinesScoresDialog(lists ? std::move(*lists) : std::vector<lines::HighScoreList>{},
                                         session_->configuration(), session_->game().id(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LinesWindow::showHelp() {
    (new LinesHelpDialog(session_->game().setup(), this))->show();
}

// The context menu of the board, headed by a description of the cell.
void LinesWindow::openMenu(QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("boardMenu"));
    if (const auto cell = board()->target())
        menu->addSection(LinesMessages::cell(board()->position(), *cell, board()->selected()));
    menu->addActions({actions_->hint, actions_->undo, actions_->redo});
    menu->addSeparator();
    menu->addActions({actions_->newGame, actions_->scores, actions_->copyPicture});
    menu->popup(board()->mapToGlobal(at));
}

void LinesWindow::setPreview(bool shown) {
    session_->show_preview(shown);
    refresh();
    files_.showAutosaveTrouble();
}

void LinesWindow::copyPicture() {
    QGuiApplication::clipboard()->setImage(linesPicture(board()->position(), settings_, board()->palette()));
    say(tr("Board picture copied."));
}

void LinesWindow::askForHint() {
    if (game_.want_hint() == lines::WhyNot::kAsked) ask(actions_->hint, tr("Show a hint?"));
    refresh();
}

// A demo: a pause, a move, its animation.

void LinesWindow::demonstrate() {
    if (isDemonstration()) return endDemonstration();
    const auto why = game_.demonstrate();
    if (why == lines::WhyNot::kAsked) ask(actions_->demonstrate, tr("Start a demo?"));
    refresh();
    if (!why) say(tr("Demo: the computer is playing. Click the board to stop."));
}

void LinesWindow::endDemonstration() {
    if (!game_.end_demo()) return;
    refresh();
    say(tr("The demo has ended. You can play on from here."));
}

void LinesWindow::setAlarm() {
    const auto deadline = game_.next_deadline();
    if (!deadline) return alarm_.stop();
    const auto rest = std::chrono::ceil<std::chrono::milliseconds>(*deadline - lines::GameController::Clock::now());
    alarm_.start(std::max(rest, std::chrono::milliseconds(0)));
}

void LinesWindow::handle(const lines::GameEvent& event) {
    if (std::holds_alternative<lines::ComputerMoved>(event)) showTurn();
    if (const auto* found = std::get_if<lines::HintFound>(&event)) showHint(found->hint);
    if (!std::holds_alternative<lines::OutOfResources>(event)) return;
    refresh();
    say(QString::fromStdString(out_of_resources_text()));
}

void LinesWindow::showHint(const lines::Hint& hint) {
    hint_ = hint;
    board()->showHint(hint.move);
    describe();
    say(LinesMessages::hint(hint));
    files_.showAutosaveTrouble();
}

void LinesWindow::changeEvent(QEvent* event) {
    GameWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        files_.showAutosaveTrouble();
        say(reminder());
    }
}

void LinesWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && game_.asked()) return dropQuestion();
    if (event->key() == Qt::Key_Escape && isDemonstration()) return endDemonstration();
    GameWindow::keyPressEvent(event);
}

void LinesWindow::closeEvent(QCloseEvent* event) {
    if (!files_.mayLeave()) return event->ignore();
    keepPlace();
    game_.stop();
    board()->finishAnimation();
    session_->leave();
    GameWindow::closeEvent(event);
}

}  // namespace atom4::ui
