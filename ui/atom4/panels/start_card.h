// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <vector>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/piece_row.h"

namespace atom4::ui {

/// Helps a new player, until the rules have been opened or the card has been dismissed: shows how colours mix, a button
/// for the rules and, while nothing has been played, what to do. Before the first move of a local match without the
/// computer, also has a button to play the computer.
class StartCard : public QWidget {
    Q_OBJECT

public:
    explicit StartCard(QWidget* parent = nullptr);
    void show(const Match& match);
    /// Returns whether the card has anything to show for the match of the last show().
    [[nodiscard]] bool hasContent() const { return isNew_ || !opponent_->isHidden(); }
    void setPieceStyle(PieceStyle style);

signals:
    void opponentRequested();
    void rulesRequested();
    /// The user has dismissed the help.
    void dismissed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void makeMixtures();
    void showHelp(bool fresh);
    void dismiss();

    bool isNew_;  // the user is new to the game
    QLabel* what_;
    QWidget* mixtures_;
    std::vector<PieceRow*> rows_;
    QPushButton* opponent_;
    QPushButton* rules_;
    QToolButton* close_;
};

}  // namespace atom4::ui
