// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

namespace atom4::ui {

/// The other one, below the board: whether the line is open and how long a word takes, what is asked, and a line of
/// talk. Everything that comes from elsewhere is plain text.
class NetworkPanel : public QWidget {
    Q_OBJECT

public:
    explicit NetworkPanel(QWidget* parent = nullptr);

    /// How it stands with the line.
    void showState(const QString& sentence);
    /// Asks; an empty question has been answered.
    void ask(const QString& question);
    [[nodiscard]] bool isAsking() const { return !question_->text().isEmpty(); }
    /// Whether others can be let look on.
    void offerWatching(bool possible) { watch_->setVisible(possible); }
    /// One line of talk; `who` is empty for the person here.
    void hear(const QString& who, const QString& text);
    void letTalk(bool possible);
    [[nodiscard]] bool isMuted() const { return mute_->isChecked(); }

signals:
    void answered(bool yes);
    void talked(const QString& text);
    void leaveWanted();
    void watchersWanted();

private:
    void setTexts();
    void say();

    QLabel* state_;
    QPushButton* watch_;
    QPushButton* leave_;
    QWidget* questionRow_;
    QLabel* question_;
    QPushButton* yes_;
    QPushButton* no_;
    QListWidget* talk_;
    QLineEdit* line_;
    QToolButton* mute_;
};

}  // namespace atom4::ui
