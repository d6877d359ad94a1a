// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QLabel>
#include <QMainWindow>
#include <optional>

#include "core/atom4/controller/game_controller.h"
#include "core/atom4/game/session.h"
#include "ui/atom4/panels/move_edits.h"
#include "ui/atom4/window/move_browser.h"
#include "ui/atom4/window/network_game.h"
#include "ui/atom4/window/study.h"
#include "ui/common/actions.h"
#include "ui/common/game_window.h"
#include "ui/common/recent_files.h"

namespace atom4::ui {

/// The actions of the match window, with texts, keys and icons, and its menus and tool bar. What an action does is
/// connected elsewhere. The window owns everything.
class MainActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::MainActions)

public:
    /// `pageActions` open the lessons and puzzles.
    MainActions(QMainWindow& window, const Study& study, const MoveEdits& edits, const QList<QAction*>& pageActions,
                const NetworkGame& network, UnfinishedMenu::Entries unfinishedMatches);
    MainActions(const MainActions&) = delete;
    MainActions& operator=(const MainActions&) = delete;

    /// Returns the actions that go through the moves, in the order in which they are shown.
    [[nodiscard]] QList<QAction*> steps() const { return {firstPly, previousPly, nextPly, lastPly, otherLine}; }
    /// Enables or disables the actions of the match, which a page in its place disables.
    void offerMatch(bool offered) { ofMatch_.setEnabled(offered); }
    /// Enables the actions that are permitted now, and shows round and score.
    void refresh(const Session& session, const GameController& game, const MoveBrowser& moveBrowser);

    QAction* newMatch = nullptr;
    QAction* open = nullptr;
    QAction* save = nullptr;
    QAction* saveAs = nullptr;
    QAction* picture = nullptr;
    QAction* animation = nullptr;
    QAction* print = nullptr;
    QAction* setUp = nullptr;
    QAction* resign = nullptr;
    QAction* copyPosition = nullptr;
    QAction* copyMatch = nullptr;
    QAction* copyPicture = nullptr;
    QAction* paste = nullptr;
    QAction* nextRound = nullptr;
    QAction* pastRounds = nullptr;
    QAction* statistics = nullptr;
    QAction* playLines = nullptr;
    QAction* quit = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* pause = nullptr;
    QAction* moveNow = nullptr;
    QAction* step = nullptr;
    QAction* hint = nullptr;
    QAction* rematch = nullptr;
    QAction* firstPly = nullptr;
    QAction* previousPly = nullptr;
    QAction* nextPly = nullptr;
    QAction* lastPly = nullptr;
    QAction* otherLine = nullptr;
    std::optional<ZoomActions> zoom;
    QAction* followPlay = nullptr;
    QAction* fullScreen = nullptr;
    QAction* showToolBar = nullptr;
    QAction* sounds = nullptr;
    QAction* preferences = nullptr;
    QAction* rules = nullptr;
    QAction* keys = nullptr;
    QAction* about = nullptr;
    QMenu* demoPace = nullptr;  ///< the data of its actions are DemoPace
    UnfinishedMenu* unfinished = nullptr;
    RecentFilesMenu* recent = nullptr;

private:
    void makeGameActions();
    void makeOtherActions();
    void setIcons();
    void groupMatch(const Study& study);
    void makeMenus(const Study& study, const MoveEdits& edits, const QList<QAction*>& pageActions,
                   const NetworkGame& network);
    void makeToolBar(const Study& study);
    void makePaceMenu();
    QMenu* makeMenu(const char* title);
    QMenu* makeSubmenu(const char* title, const QList<QAction*>& entries);
    /// `text` is marked with QT_TR_NOOP; the action's text follows the language.
    QAction* make(const char* text, const char* name, const QList<QKeySequence>& shortcuts = {});

    QMainWindow& window_;
    QLabel* roundLabel_ = nullptr;
    QActionGroup ofMatch_;
};

}  // namespace atom4::ui
