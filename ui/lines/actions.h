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

/// The actions of the Lines window, with their texts, shortcuts and icons, in its menus and its tool bar. The owner
/// connects them. The window owns all objects.
class LinesActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::LinesActions)

public:
    /// `courses` are actions that others own; they are added to the Help menu.
    LinesActions(QMainWindow& window, UnfinishedMenu::Entries unfinishedGames, const QList<QAction*>& courses);
    LinesActions(const LinesActions&) = delete;
    LinesActions& operator=(const LinesActions&) = delete;

    /// Enables the actions that are possible now; those on the board only while it is shown.
    void refresh(const lines::Session& session, bool demo, bool boardIsShown);

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
    /// `text` is marked with QT_TR_NOOP; it is translated again when the language changes.
    QAction* make(const char* text, const char* name, const QList<QKeySequence>& shortcuts);

    QMainWindow& window_;
};

}  // namespace atom4::ui
