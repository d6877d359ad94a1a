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

/// All that can be done in the window of a match, with texts, keys and symbols, in its menus and its tool bar. What an
/// action does is for others to say. Everything belongs to the window.
class MainActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::MainActions)

public:
    /// `doors` open what one learns from besides matches.
    MainActions(QMainWindow& window, const Study& study, const MoveEdits& edits, const QList<QAction*>& doors,
                const NetworkGame& network, UnfinishedMenu::Entries unfinishedMatches);
    MainActions(const MainActions&) = delete;
    MainActions& operator=(const MainActions&) = delete;

    /// What leads through the moves, in order.
    [[nodiscard]] QList<QAction*> steps() const { return {firstPly, previousPly, nextPly, lastPly, otherLine}; }
    /// Whether what is done in the match is there to be done: not while something else is seen in its place.
    void offerMatch(bool offered) { ofMatch_.setEnabled(offered); }
    /// Enables what can be done now, and shows round and score.
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
    QMenu* demonstrationPace = nullptr;  ///< the data of its actions are DemonstrationPace
    UnfinishedMenu* unfinished = nullptr;
    RecentFilesMenu* recent = nullptr;

private:
    void makeGameActions();
    void makeOtherActions();
    void setIcons();
    void groupMatch(const Study& study);
    void makeMenus(const Study& study, const MoveEdits& edits, const QList<QAction*>& doors,
                   const NetworkGame& network);
    void makeToolBar(const Study& study);
    void makePaceMenu();
    QMenu* makeMenu(const char* title);
    QMenu* makeSubmenu(const char* title, const QList<QAction*>& entries);
    /// The text as QT_TR_NOOP marks it; it follows the language.
    QAction* make(const char* text, const char* name, const QList<QKeySequence>& shortcuts = {});

    QMainWindow& window_;
    QLabel* roundLabel_ = nullptr;
    QActionGroup ofMatch_;
};

}  // namespace atom4::ui
