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

// What the window of any game is made of. The texts are asked for again whenever another language is spoken.

/// An action of the window, which owns it, with a name for those who look for it.
QAction* makeAction(QMainWindow& window, std::function<QString()> text, const char* name,
                    const QList<QKeySequence>& shortcuts);
/// An empty menu at the end of the window's menu bar.
QMenu* appendMenu(QMainWindow& window, std::function<QString()> title);
/// The action hides the tool bar and shows it again; that is kept under the key, which must last.
void letHide(QToolBar* bar, QAction* action, const char* key);

/// The action that has the person change the keys of all actions the window has by now, itself among them. What was
/// chosen is kept under that key, which must last, and counts from now on.
QAction* makeShortcutEditor(QMainWindow& window, const char* settingsKey);

/// What brings a board nearer and farther by menu and keys. The actions belong to the window.
class ZoomActions {
    Q_DECLARE_TR_FUNCTIONS(atom4::ui::ZoomActions)

public:
    explicit ZoomActions(QMainWindow& window);

    [[nodiscard]] QList<QAction*> all() const { return {in_, out_, whole_}; }
    /// Has them act on the board, and enables those that can; both must last as long as the window.
    void actOn(ZoomableBoard& board);

private:
    QAction* in_;
    QAction* out_;
    QAction* whole_;
};

/// Opens and closes a page in place of the board, such as lessons: the action that opens it, and the page while it is
/// open. The page is created each time, and destroyed when something else is shown.
class PageSwitcher : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the text is asked for in each language, the name is for those who look the action
    /// up.
    PageSwitcher(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name);
    /// The same with an action that is there, which does not open the page by itself.
    PageSwitcher(QStackedWidget& pages, QMainWindow& window, QAction* action);

    [[nodiscard]] QAction* action() const { return action_; }
    [[nodiscard]] bool isOpen() const { return page_ != nullptr; }
    /// Shows the page, or goes to it if it is there.
    void open();
    /// Takes it away. What was there before it is seen again: the board, or the page where a match begins.
    void close();

signals:
    /// The page is there, or gone.
    void shown(bool shown);
    /// What may be done there is no longer the same.
    void changed();
    /// Something to be read.
    void said(const QString& sentence);
    /// Enough of that: a game is wanted.
    void playWanted();

protected:
    [[nodiscard]] virtual QWidget* makePage() = 0;
    /// The page while it is there.
    [[nodiscard]] QWidget* widget() const { return page_; }

private:
    void turnTo(QWidget& page);

    QStackedWidget& pages_;
    QAction* action_;
    QPointer<QWidget> page_;
};

}  // namespace atom4::ui
