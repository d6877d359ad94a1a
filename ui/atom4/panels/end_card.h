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

/// The result of a round, in place of the wheel: the winner's four pieces, or after an early end a flag or a clock; who
/// won and how, and what to do next.
class EndCard : public QWidget {
    Q_OBJECT

public:
    explicit EndCard(QWidget* parent);

    /// Shows the result of the round, which must be over.
    /// `rating` says how the round changed the user's rating; it may be empty.
    void show(const Match& match, const QString& rating);
    void setPieceStyle(PieceStyle style);
    /// Sets the actions whose keys the buttons show: the next round, and the pause of a demo, which is checked during a
    /// pause. To be called once.
    void setActions(const QAction* nextRound, QAction* pause);

signals:
    void reviewRequested();
    void nextRoundRequested();
    void rematchRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QList<QPushButton*> buttons() const { return {review_, next_, rematch_, pause_}; }
    void setKeyTexts();
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
    QPushButton* pause_;  // in place of the rematch, in a demo
    const QAction* nextAction_ = nullptr;
    const QAction* pauseAction_ = nullptr;
    std::optional<Player> winner_;
    std::optional<EarlyEnd> early_;  // if the round ended by resignation or on time
    PiecePainter pieces_;
};

}  // namespace atom4::ui
