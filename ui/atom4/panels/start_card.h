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

/// Helps a person to begin: how light mixes and the way to the rules, until the rules have been opened or the card has
/// been dismissed; and while nothing has been played, what to do and the way to an opponent.
class StartCard : public QWidget {
    Q_OBJECT

public:
    explicit StartCard(QWidget* parent = nullptr);
    void show(const Match& match);
    /// Whether it has something to say of the match that was shown.
    [[nodiscard]] bool isWanted() const { return isNew_ || !opponent_->isHidden(); }
    void setPieceStyle(PieceStyle style);

signals:
    void opponentWanted();
    void rulesWanted();
    /// The person wants to see less of it.
    void dismissed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void makeMixtures();
    void showHelp(bool fresh);
    void dismiss();

    bool isNew_;  // the person, to the game
    QLabel* what_;
    QWidget* mixtures_;
    std::vector<PieceRow*> rows_;
    QPushButton* opponent_;
    QPushButton* rules_;
    QToolButton* close_;
};

}  // namespace atom4::ui
