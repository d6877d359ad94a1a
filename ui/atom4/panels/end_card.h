// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "core/atom4/game/match.h"
#include "ui/theme/board_theme.h"
#include "ui/theme/piece_painter.h"

namespace atom4::ui {

/// How a round ended, in the place of the wheel: the four of the goal, or a flag or a clock where there are none; who
/// won and with what, and what to do next.
class EndCard : public QWidget {
    Q_OBJECT

public:
    explicit EndCard(QWidget* parent);

    /// Shows the result of the round, which must be over.
    /// `rating` says what the round did to the person's rating; empty for nothing.
    void show(const Match& match, const QString& rating);
    void setPieceStyle(PieceStyle style);
    /// What keeps a demonstration from going on; checked while it waits. Once.
    void setPauseAction(QAction* pause);

signals:
    void reviewWanted();
    void nextRoundWanted();
    void rematchWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QList<QPushButton*> buttons() const { return {review_, next_, rematch_, pause_}; }
    void setPauseText();
    void placeButtons();
    [[nodiscard]] double pieceStep() const;
    void paintRow(QPainter& painter, const BoardTheme& theme);
    void paintEarlyEnd(QPainter& painter, const BoardTheme& theme);

    QWidget* row_;  // where the pieces are painted
    QLabel* who_;
    QLabel* how_;
    QLabel* rating_;
    QPushButton* review_;
    QPushButton* next_;
    QPushButton* rematch_;
    QPushButton* pause_;  // in the place of the rematch, in a demonstration
    const QAction* pauseAction_ = nullptr;
    std::optional<Player> winner_;
    std::optional<EarlyEnd> early_;  // it ended without a row
    PiecePainter pieces_;
};

}  // namespace atom4::ui
