// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

namespace atom4::ui {

/// The panel of a network match below the board: connection and ping, requests, and chat. All text of the opponent is
/// shown as plain text.
class NetworkPanel : public QWidget {
    Q_OBJECT

public:
    explicit NetworkPanel(QWidget* parent = nullptr);

    /// Starts with an empty chat for a new match; a spectator (`watches`) cannot write.
    void begin(bool watches);
    /// Ends the match: the chat can be read until the panel is closed.
    void end();
    /// Shows the state of the connection.
    void showState(const QString& sentence);
    /// Shows a question in place of the state of the connection; an empty one removes it.
    void ask(const QString& question);
    [[nodiscard]] const QString& question() const { return question_; }
    [[nodiscard]] bool isAsking() const { return !question_.isEmpty(); }
    /// Returns whether the widget belongs to the question or the chat.
    [[nodiscard]] bool isOfQuestion(const QObject* widget) const {
        return widget == yes_ || widget == no_ || widget == line_;
    }
    /// Shows or hides the button for spectators.
    void offerWatching(bool possible) { watch_->setVisible(possible); }
    /// Adds a chat message; `who` is empty for the user.
    void addMessage(const QString& who, const QString& text);
    void letTalk(bool possible);

signals:
    void answered(bool yes);
    void talked(const QString& text);
    void muted(bool muted);
    void leaveRequested();
    void watchersRequested();

private:
    void setTexts();
    void showWords();
    void say();

    QLabel* words_;
    QString state_;
    QString question_;
    bool hasEnded_ = false;
    QPushButton* yes_;
    QPushButton* no_;
    QPushButton* watch_;
    QPushButton* leave_;
    QListWidget* talk_;
    QLineEdit* line_;
    QToolButton* mute_;
};

}  // namespace atom4::ui
