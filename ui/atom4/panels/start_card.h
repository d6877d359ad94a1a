// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "core/atom4/game/match.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// How light mixes, drawn: red and green make yellow, and what makes white and black.
class MixtureView : public QWidget {
    Q_OBJECT

public:
    explicit MixtureView(QWidget* parent = nullptr);
    void setPieceStyle(PieceStyle style);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double diameter() const;
    PiecePainter pieces_;
};

/// Helps a person to begin: how light mixes and the way to the rules, until the rules have been opened or the card has
/// been dismissed; and while nothing has been played, what to do and the way to an opponent.
class StartCard : public QWidget {
    Q_OBJECT

public:
    explicit StartCard(QWidget* parent = nullptr);
    void show(const Match& match);
    /// Whether it has something to say of the match that was shown.
    [[nodiscard]] bool isWanted() const { return isNew_ || !opponent_->isHidden(); }
    void setPieceStyle(PieceStyle style) { mixtures_->setPieceStyle(style); }

signals:
    void opponentWanted();
    void rulesWanted();
    /// The person wants to see less of it.
    void dismissed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void dismiss();

    bool isNew_;  // to the game
    QLabel* what_;
    MixtureView* mixtures_;
    QPushButton* opponent_;
    QPushButton* rules_;
    QToolButton* close_;
};

}  // namespace atom4::ui
