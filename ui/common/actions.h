// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QStackedWidget>
#include <QToolBar>
#include <functional>

#include "ui/widgets/board_widget.h"

namespace atom4::ui {

// The parts of every game's window. Functions that return a text are called again whenever the language changes.

/// Adds an action to the window, which owns it. `name` becomes its object name, by which it can be found.
QAction* makeAction(QMainWindow& window, std::function<QString()> text, const char* name,
                    const QList<QKeySequence>& shortcuts);
/// Adds an empty menu at the end of the window's menu bar.
QMenu* appendMenu(QMainWindow& window, std::function<QString()> title);
/// Makes the action hide and show the tool bar, and stores the choice under `key`; the string must outlive the bar.
void letHide(QToolBar* bar, QAction* action, const char* key);

/// Adds an action that lets the player change the shortcuts of all actions that the window has so far, including
/// itself. Applies the shortcuts stored under `settingsKey`; the string must outlive the window.
QAction* makeShortcutEditor(QMainWindow& window, const char* settingsKey);

/// The actions that zoom a board. The window owns them.
class ZoomActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ZoomActions)

public:
    explicit ZoomActions(QMainWindow& window);

    [[nodiscard]] QList<QAction*> all() const { return {in_, out_, whole_}; }
    /// Makes the actions zoom that board, and enables those that can; the board must live as long as the window.
    void actOn(ZoomableBoard& board);

private:
    QAction* in_;
    QAction* out_;
    QAction* whole_;
};

/// Opens and closes a page in place of the board, such as the lessons; has the action that opens it. The page is
/// created each time it is opened, and destroyed when something else is shown.
class PageSwitcher : public QObject {
    Q_OBJECT

public:
    /// Adds an action with that text and name to the window, as makeAction() does. `pages` and `window` must outlive
    /// this.
    PageSwitcher(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name);
    /// The same with an existing action, which is not made to open the page.
    PageSwitcher(QStackedWidget& pages, QMainWindow& window, QAction* action);

    [[nodiscard]] QAction* action() const { return action_; }
    [[nodiscard]] bool isOpen() const { return page_ != nullptr; }
    /// Creates and shows the page; if it is open, gives it the focus.
    void open();
    /// Closes the page, and shows the one below it: the board, or the start page.
    void close();

signals:
    /// The page was opened or closed.
    void shown(bool shown);
    /// The possible actions on the page have changed.
    void changed();
    /// The page has a message for the player.
    void said(const QString& sentence);
    /// The player wants to leave the page and play.
    void playRequested();

protected:
    [[nodiscard]] virtual QWidget* makePage() = 0;
    /// Returns the page while it is open, else nullptr.
    [[nodiscard]] QWidget* widget() const { return page_; }

private:
    void turnTo(QWidget& page);

    QStackedWidget& pages_;
    QAction* action_;
    QPointer<QWidget> page_;
};

}  // namespace atom4::ui
