// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <optional>

#include "core/lines/session.h"
#include "ui/common/actions.h"
#include "ui/common/game_window.h"

namespace atom4::ui {

/// All that can be done in the window of a game of Lines, with texts, keys and symbols, in its menus and its tool bar.
/// What an action does is for others to say. Everything belongs to the window.
class LinesActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LinesActions)

public:
    /// `courses` are actions of others that stand in its menu.
    LinesActions(QMainWindow& window, UnfinishedMenu::Entries unfinishedGames, const QList<QAction*>& courses);
    LinesActions(const LinesActions&) = delete;
    LinesActions& operator=(const LinesActions&) = delete;

    /// Enables what can be done now, and where the board is not shown nothing that is done on it.
    void refresh(const lines::Session& session, bool demonstration, bool boardIsShown);

    QAction* newGame = nullptr;
    QAction* setup = nullptr;
    QAction* open = nullptr;
    QAction* save = nullptr;
    QAction* copyPicture = nullptr;
    QAction* scores = nullptr;
    QAction* close = nullptr;
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* hint = nullptr;
    QAction* demonstrate = nullptr;
    QAction* preview = nullptr;
    QAction* fullScreen = nullptr;
    QAction* showToolBar = nullptr;
    QAction* sounds = nullptr;
    QAction* preferences = nullptr;
    QAction* rules = nullptr;
    UnfinishedMenu* unfinished = nullptr;
    std::optional<ZoomActions> zoom;

private:
    void makeActions();
    void setIcons();
    void makeMenus(const QList<QAction*>& courses);
    void makeToolBar();
    QMenu* makeMenu(const char* title);
    /// The text as QT_TR_NOOP marks it; it follows the language.
    QAction* make(const char* text, const char* name, const QList<QKeySequence>& shortcuts);

    QMainWindow& window_;
};

}  // namespace atom4::ui
