// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

namespace atom4::ui {

/// The panel of a network match below the board: connection and ping, requests, and chat. All text of the other side is
/// shown as plain text.
class NetworkPanel : public QWidget {
    Q_OBJECT

public:
    explicit NetworkPanel(QWidget* parent = nullptr);

    /// A match begins: nothing was said in it yet.
    void begin(bool watches);
    /// The match is over for good; what was said can be read until it is closed.
    void end();
    /// How it stands with the line.
    void showState(const QString& sentence);
    /// Asks, in the place of how it stands; an empty question has been answered.
    void ask(const QString& question);
    [[nodiscard]] const QString& question() const { return question_; }
    [[nodiscard]] bool isAsking() const { return !question_.isEmpty(); }
    /// Returns whether the widget belongs to the question or the chat.
    [[nodiscard]] bool isOfQuestion(const QObject* widget) const {
        return widget == yes_ || widget == no_ || widget == line_;
    }
    /// Shows or hides the button for spectators.
    void offerWatching(bool possible) { watch_->setVisible(possible); }
    /// One line of talk; `who` is empty for the person here.
    void hear(const QString& who, const QString& text);
    void letTalk(bool possible);

signals:
    void answered(bool yes);
    void talked(const QString& text);
    void muted(bool muted);
    void leaveWanted();
    void watchersWanted();

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
