// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/main_actions.h"

#include <QActionGroup>
#include <QMenu>
#include <array>
#include <utility>

#include "core/atom4/game/analysis_texts.h"
#include "ui/atom4/model/messages.h"
#include "ui/common/actions.h"
#include "ui/common/language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/plain_tool_bar.h"

namespace atom4::ui {
namespace {

constexpr const char* kToolBarHidden = "window/tool-bar-hidden";

}  // namespace

MainActions::MainActions(QMainWindow& window, const Study& study, const MoveEdits& edits,
                         const QList<QAction*>& pageActions, const NetworkGame& network,
                         UnfinishedMenu::Entries unfinishedMatches)
    : unfinished(new UnfinishedMenu(std::move(unfinishedMatches), &window)),
      recent(new RecentFilesMenu(&window)),
      window_(window),
      roundLabel_(new QLabel),
      ofMatch_(nullptr) {
    window_.addActions(study.actions());
    makeGameActions();
    makeOtherActions();
    groupMatch(study);
    setIcons();
    makeMenus(study, edits, pageActions, network);
    makeToolBar(study);
}

QAction* MainActions::make(const char* text, const char* name, const QList<QKeySequence>& shortcuts) {
    return makeAction(
        window_, [text] { return tr(text); }, name, shortcuts);
}

void MainActions::makeGameActions() {
    newMatch = make(QT_TR_NOOP("&New Match..."), "new", {QKeySequence(Qt::CTRL | Qt::Key_N)});
    open = make(QT_TR_NOOP("&Open..."), "open", {QKeySequence(Qt::CTRL | Qt::Key_O)});
    save = make(QT_TR_NOOP("&Save"), "save", {QKeySequence(Qt::CTRL | Qt::Key_S)});
    saveAs = make(QT_TR_NOOP("Save &As..."), "saveAs", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    picture = make(QT_TR_NOOP("Save Pictu&re..."), "picture");
    animation = make(QT_TR_NOOP("Sa&ve Animation..."), "animation");
    print = make(QT_TR_NOOP("Pr&int..."), "print", {QKeySequence(Qt::CTRL | Qt::Key_P)});
    setUp = make(QT_TR_NOOP("Set &Up a Position..."), "setUp", {QKeySequence(Qt::CTRL | Qt::Key_E)});
    resign = make(QT_TR_NOOP("Resi&gn"), "resign");
    copyPosition = make(QT_TR_NOOP("&Copy Position"), "copyPosition", {QKeySequence(Qt::CTRL | Qt::Key_C)});
    copyMatch = make(QT_TR_NOOP("Cop&y Match"), "copyGame", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    copyPicture =
        make(QT_TR_NOOP("Copy &Board Picture"), "copyPicture", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
    paste = make(QT_TR_NOOP("Paste &Match"), "paste", {QKeySequence(Qt::CTRL | Qt::Key_V)});
    nextRound = make(QT_TR_NOOP("Next Roun&d"), "nextRound", {QKeySequence(Qt::Key_N)});
    pastRounds = make(QT_TR_NOOP("Past Roun&ds..."), "pastRounds");
    statistics = make(QT_TR_NOOP("S&tatistics..."), "statistics");
    playLines = make(QT_TR_NOOP("&Lines"), "lines", {QKeySequence(Qt::CTRL | Qt::Key_L)});
    quit = make(QT_TR_NOOP("&Quit"), "quit", {QKeySequence(Qt::CTRL | Qt::Key_Q), QKeySequence(Qt::Key_Q)});
    quit->setMenuRole(QAction::QuitRole);
    keepTranslated(&window_, [this] { newMatch->setIconText(tr("New", "tool bar button: new match")); });
}

void MainActions::makeOtherActions() {
    undo = make(QT_TR_NOOP("&Undo"), "undo", {QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_U)});
    redo = make(
        QT_TR_NOOP("&Redo"), "redo",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::Key_R)});
    pause = make(QT_TR_NOOP("&Pause"), "pause", {QKeySequence(Qt::Key_P)});
    pause->setCheckable(true);
    moveNow = make(QT_TR_NOOP("&Move Now"), "moveNow", {QKeySequence(Qt::Key_M)});
    step = make(QT_TR_NOOP("&Step"), "step", {QKeySequence(Qt::Key_S)});
    hint = make(QT_TR_NOOP("&Hint"), "hint", {QKeySequence(Qt::Key_H)});
    rematch = make(QT_TR_NOOP("Rematch with Sides S&wapped"), "rematch", {QKeySequence(Qt::CTRL | Qt::Key_R)});
    firstPly = make(QT_TR_NOOP("&First Position"), "firstPly", {QKeySequence(Qt::ALT | Qt::Key_Home)});
    previousPly = make(QT_TR_NOOP("&Previous Position"), "previousPly", {QKeySequence(Qt::ALT | Qt::Key_Left)});
    nextPly = make(QT_TR_NOOP("Ne&xt Position"), "nextPly", {QKeySequence(Qt::ALT | Qt::Key_Right)});
    lastPly = make(QT_TR_NOOP("&Last Position"), "lastPly", {QKeySequence(Qt::ALT | Qt::Key_End)});
    otherLine = make(QT_TR_NOOP("&Next Variation"), "otherLine", {QKeySequence(Qt::Key_B)});
    zoom.emplace(window_);
    followPlay = make(QT_TR_NOOP("Zoom &Automatically"), "followPlay");
    followPlay->setCheckable(true);
    fullScreen = make(QT_TR_NOOP("F&ull Screen"), "fullScreen", {QKeySequence(Qt::Key_F11)});
    fullScreen->setCheckable(true);
    showToolBar = make(QT_TR_NOOP("Show &Tool Bar"), "showToolBar");
    sounds = make(QT_TR_NOOP("Sou&nd Effects"), "sounds", {QKeySequence(Qt::Key_X)});
    sounds->setCheckable(true);
    preferences = make(QT_TR_NOOP("&Configure Atom-4..."), "settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    preferences->setMenuRole(QAction::PreferencesRole);
    rules = make(QT_TR_NOOP("Hand&book"), "rules", {QKeySequence(Qt::Key_F1)});
    keys = make(QT_TR_NOOP("&Keys"), "keys");
    about = make(QT_TR_NOOP("&About Atom-4"), "about");
    about->setMenuRole(QAction::AboutRole);
}

void MainActions::setIcons() {
    newMatch->setIcon(symbolIcon(Symbol::kNew));
    open->setIcon(symbolIcon(Symbol::kOpen));
    save->setIcon(symbolIcon(Symbol::kSave));
    nextRound->setIcon(symbolIcon(Symbol::kNextRound));
    quit->setIcon(symbolIcon(Symbol::kQuit));
    undo->setIcon(symbolIcon(Symbol::kUndo));
    redo->setIcon(symbolIcon(Symbol::kRedo));
    fullScreen->setIcon(symbolIcon(Symbol::kFullScreen));
    rules->setIcon(symbolIcon(Symbol::kRules));
    resign->setIcon(symbolIcon(Symbol::kResign));
    hint->setIcon(symbolIcon(Symbol::kHint));
    firstPly->setIcon(symbolIcon(Symbol::kFirst));
    previousPly->setIcon(symbolIcon(Symbol::kPrevious));
    nextPly->setIcon(symbolIcon(Symbol::kNext));
    lastPly->setIcon(symbolIcon(Symbol::kLast));
    otherLine->setIcon(symbolIcon(Symbol::kBranch));
}

// Undo and hint are not in the group, since they also work in lessons and puzzles.
void MainActions::groupMatch(const Study& study) {
    ofMatch_.setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (QAction* action : QList<QAction*>{redo, nextRound, resign, pause, moveNow, step} + steps() + study.actions())
        ofMatch_.addAction(action);
}

QMenu* MainActions::makeMenu(const char* title) {
    return appendMenu(window_, [title] { return tr(title); });
}

void MainActions::makePaceMenu() {
    constexpr std::array kPaces{std::pair(QT_TR_NOOP("S&low"), DemoPace::kSlow),
                                std::pair(QT_TR_NOOP("N&ormal"), DemoPace::kNormal),
                                std::pair(QT_TR_NOOP("F&ast"), DemoPace::kFast)};
    constexpr std::array kNames{"paceSlow", "paceNormal", "paceFast"};
    auto* group = new QActionGroup(&window_);
    for (std::size_t i = 0; i < kPaces.size(); ++i) {
        QAction* pace = make(kPaces[i].first, kNames[i]);
        pace->setCheckable(true);
        pace->setData(static_cast<int>(kPaces[i].second));
        group->addAction(pace);
    }
    demoPace = makeSubmenu(QT_TR_NOOP("D&emo Speed"), group->actions());
}

void MainActions::makeMenus(const Study& study, const MoveEdits& edits, const QList<QAction*>& pageActions,
                            const NetworkGame& network) {
    makePaceMenu();
    QMenu* game = makeMenu(QT_TR_NOOP("&Game"));
    game->addAction(newMatch);
    game->addMenu(unfinished);
    game->addMenu(network.menu());
    game->addSeparator();
    game->addAction(open);
    game->addMenu(recent);
    game->addActions({save, saveAs});
    game->addAction(print);
    game->addSeparator();
    game->addActions({pastRounds, statistics, playLines, quit});
    QMenu* edit = makeMenu(QT_TR_NOOP("&Edit"));
    edit->addActions({copyPosition, copyMatch, copyPicture, paste});
    edit->addMenu(makeSubmenu(QT_TR_NOOP("E&xport"), {picture, animation}));
    edit->addSeparator();
    edits.fill(*edit);
    edit->addSeparator();
    edit->addAction(setUp);
    QMenu* move = makeMenu(QT_TR_NOOP("&Move"));
    move->addActions({undo, redo, hint});
    move->addSeparator();
    move->addActions({moveNow, pause, step});
    move->addMenu(demoPace);
    move->addSeparator();
    move->addActions({nextRound, resign, rematch});
    QMenu* view = makeMenu(QT_TR_NOOP("&View"));
    view->addAction(followPlay);
    view->addActions(zoom->all());
    view->addSeparator();
    view->addMenu(makeSubmenu(QT_TR_NOOP("&Go to Position"), steps()));
    view->addSeparator();
    view->addAction(fullScreen);
    QMenu* learn = makeMenu(QT_TR_NOOP("&Learn"));
    learn->addActions(pageActions);
    learn->addSeparator();
    study.fill(*learn);
    QMenu* settings = makeMenu(QT_TR_NOOP("&Settings"));
    settings->addActions({showToolBar, sounds});
    settings->addSeparator();
    settings->addActions({makeShortcutEditor(window_, "shortcuts/atom4"), preferences});
    QMenu* help = makeMenu(QT_TR_NOOP("&Help"));
    help->addActions({rules, keys});
    help->addSeparator();
    help->addAction(about);
}

QMenu* MainActions::makeSubmenu(const char* title, const QList<QAction*>& entries) {
    auto* menu = new QMenu(&window_);
    menu->addActions(entries);
    keepTranslated(&window_, [menu, title] { menu->setTitle(tr(title)); });
    return menu;
}

void MainActions::makeToolBar(const Study& study) {
    auto* bar = new PlainToolBar(&window_);
    window_.addToolBar(bar);
    keepTranslated(bar, [bar] { bar->setWindowTitle(tr("Tool bar")); });
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->addActions({newMatch, undo, redo, hint, study.analysis().action()});
    bar->addSymbols(steps());
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    roundLabel_->setObjectName(QStringLiteral("round"));
    roundLabel_->setContentsMargins(8, 0, 12, 0);
    QFont bold = window_.font();
    bold.setBold(true);
    roundLabel_->setFont(bold);
    bar->addWidget(roundLabel_);
    letHide(bar, showToolBar, kToolBarHidden);
}

void MainActions::refresh(const Session& session, const GameController& game, const MoveBrowser& moveBrowser) {
    const std::pair<Action, QAction*> gated[] = {
        {Action::kUndo, undo}, {Action::kRedo, redo},       {Action::kNextRound, nextRound}, {Action::kPause, pause},
        {Action::kHint, hint}, {Action::kMoveNow, moveNow}, {Action::kResign, resign}};
    for (const auto& [action, shown] : gated) shown->setEnabled(static_cast<bool>(game.permit(action)));
    unfinished->setEnabled(session.has_unfinished());
    pause->setChecked(game.turns.is_paused());
    step->setEnabled(game.turns.may_step());
    for (QAction* back : {firstPly, previousPly}) back->setEnabled(moveBrowser.shownPly() > 0);
    for (QAction* on : {nextPly, lastPly}) on->setEnabled(moveBrowser.isLooking());
    otherLine->setEnabled(game.browser.next_variation().has_value());
    const Match& match = game.match();
    const ByPlayer<int> score = match.score();
    roundLabel_->setText(tr("Round %1   |   %2 : %3", "round and score")
                             .arg(match.round())
                             .arg(score[Player::kFirst])
                             .arg(score[Player::kSecond]));
}

}  // namespace atom4::ui
