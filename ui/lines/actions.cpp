// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/actions.h"

#include <QMenu>
#include <utility>

#include "ui/common/actions.h"
#include "ui/common/language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/plain_tool_bar.h"

namespace atom4::ui {
namespace {

constexpr const char* kToolBarHidden = "lines/tool-bar-hidden";

}  // namespace

LinesActions::LinesActions(QMainWindow& window, UnfinishedMenu::Entries unfinishedGames, const QList<QAction*>& courses)
    : unfinished(new UnfinishedMenu(std::move(unfinishedGames), &window)), window_(window) {
    makeActions();
    setIcons();
    makeMenus(courses);
    makeToolBar();
}

QAction* LinesActions::make(const char* text, const char* name, const QList<QKeySequence>& shortcuts) {
    return makeAction(
        window_, [text] { return tr(text); }, name, shortcuts);
}

void LinesActions::makeActions() {
    newGame = make(QT_TR_NOOP("&New Game..."), "new", {QKeySequence(Qt::CTRL | Qt::Key_N), QKeySequence(Qt::Key_N)});
    keepTranslated(&window_, [this] { newGame->setIconText(tr("New", "tool bar button: new game")); });
    setup = make(QT_TR_NOOP("New &Game With..."), "setup", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});
    open = make(QT_TR_NOOP("&Open..."), "open", {QKeySequence(Qt::CTRL | Qt::Key_O)});
    save = make(QT_TR_NOOP("&Save As..."), "save",
                {QKeySequence(Qt::CTRL | Qt::Key_S), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    copyPicture =
        make(QT_TR_NOOP("Copy &Board Picture"), "copyPicture", {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)});
    scores = make(QT_TR_NOOP("&High Scores"), "scores", {QKeySequence(Qt::Key_S)});
    close = make(QT_TR_NOOP("&Close"), "close",
                 {QKeySequence(Qt::CTRL | Qt::Key_Q), QKeySequence(Qt::Key_Q), QKeySequence(Qt::CTRL | Qt::Key_W)});
    undo = make(QT_TR_NOOP("&Undo"), "undo", {QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::Key_U)});
    redo = make(
        QT_TR_NOOP("&Redo"), "redo",
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::Key_R)});
    hint = make(QT_TR_NOOP("&Hint"), "hint", {QKeySequence(Qt::Key_H)});
    demonstrate = make(QT_TR_NOOP("&Demo"), "demonstration", {QKeySequence(Qt::Key_D)});
    demonstrate->setCheckable(true);
    zoom.emplace(window_);
    preview = make(QT_TR_NOOP("&Next Chips"), "preview", {QKeySequence(Qt::Key_V)});
    preview->setCheckable(true);
    fullScreen = make(QT_TR_NOOP("&Full Screen"), "fullScreen", {QKeySequence(Qt::Key_F11)});
    showToolBar = make(QT_TR_NOOP("Show &Tool Bar"), "showToolBar", {});
    sounds = make(QT_TR_NOOP("Sou&nd Effects"), "sounds", {QKeySequence(Qt::Key_X)});
    sounds->setCheckable(true);
    preferences = make(QT_TR_NOOP("&Configure Lines..."), "settings", {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
    rules = make(QT_TR_NOOP("&Rules and Keys"), "rules", {QKeySequence(Qt::Key_F1)});
}

void LinesActions::setIcons() {
    newGame->setIcon(symbolIcon(Symbol::kNew));
    open->setIcon(symbolIcon(Symbol::kOpen));
    save->setIcon(symbolIcon(Symbol::kSave));
    close->setIcon(symbolIcon(Symbol::kQuit));
    undo->setIcon(symbolIcon(Symbol::kUndo));
    redo->setIcon(symbolIcon(Symbol::kRedo));
    hint->setIcon(symbolIcon(Symbol::kHint));
    fullScreen->setIcon(symbolIcon(Symbol::kFullScreen));
    rules->setIcon(symbolIcon(Symbol::kRules));
}

QMenu* LinesActions::makeMenu(const char* title) {
    return appendMenu(window_, [title] { return tr(title); });
}

void LinesActions::makeMenus(const QList<QAction*>& courses) {
    QMenu* game = makeMenu(QT_TR_NOOP("&Game"));
    game->addActions({newGame, setup});
    game->addMenu(unfinished);
    game->addSeparator();
    game->addActions({open, save, copyPicture});
    game->addSeparator();
    game->addAction(scores);
    game->addSeparator();
    game->addAction(close);
    QMenu* move = makeMenu(QT_TR_NOOP("&Move"));
    move->addActions({undo, redo, hint});
    move->addSeparator();
    move->addAction(demonstrate);
    QMenu* view = makeMenu(QT_TR_NOOP("&View"));
    view->addActions(zoom->all());
    view->addSeparator();
    view->addActions({preview, fullScreen});
    QMenu* settings = makeMenu(QT_TR_NOOP("&Settings"));
    settings->addActions({showToolBar, sounds});
    settings->addSeparator();
    settings->addActions({makeShortcutEditor(window_, "shortcuts/lines"), preferences});
    makeMenu(QT_TR_NOOP("&Help"))->addActions(courses + QList{rules});
}

void LinesActions::makeToolBar() {
    auto* bar = new PlainToolBar(&window_);
    window_.addToolBar(bar);
    keepTranslated(bar, [bar] { bar->setWindowTitle(tr("Tool bar")); });
    bar->setObjectName(QStringLiteral("linesToolBar"));
    bar->addActions({newGame, undo, redo, hint});
    letHide(bar, showToolBar, kToolBarHidden);
}

void LinesActions::refresh(const lines::Session& session, bool demo, bool boardIsShown) {
    const lines::Game& game = session.game();
    undo->setEnabled(boardIsShown && game.can_undo());
    redo->setEnabled(boardIsShown && game.can_redo());
    hint->setEnabled(boardIsShown && !game.is_over() && !demo);
    demonstrate->setEnabled(boardIsShown && (!game.is_over() || demo));
    preview->setEnabled(boardIsShown);
    copyPicture->setEnabled(boardIsShown);
    demonstrate->setChecked(demo);
    preview->setChecked(game.preview() == lines::Preview::kOn);
    unfinished->setEnabled(session.has_unfinished());
}

}  // namespace atom4::ui
