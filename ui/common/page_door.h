// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QMainWindow>
#include <QObject>
#include <QPointer>
#include <QStackedWidget>
#include <functional>

namespace atom4::ui {

/// The door to a page that takes the place of the board for a while, such as lessons: the action that opens it, and the
/// page while it is there. It is made anew each time, and goes when anything else takes its place.
class PageDoor : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it; the text is asked for in each language, the name is for those who look the action
    /// up.
    PageDoor(QStackedWidget& pages, QMainWindow& window, std::function<QString()> text, const char* name);

    [[nodiscard]] QAction* action() const { return action_; }
    [[nodiscard]] bool isOpen() const { return page_ != nullptr; }
    /// Shows the page, or goes to it if it is there.
    void open();
    /// Takes it away. What was there before it is seen again: the board, or the page where a match begins.
    void close();

signals:
    /// The page is there, or gone.
    void shown(bool shown);
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
