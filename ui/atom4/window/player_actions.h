// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/game/round_scores.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/window/match_starter.h"
#include "ui/atom4/window/move_browser.h"

namespace atom4::ui {

/// The actions of a player: place, undo, redo, resign, next round, hint. Shows their results.
class PlayerActions : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    PlayerActions(Match& match, BoardView& board, TurnKeeper& turns, MoveBrowser& moveBrowser, MatchStarter& starter,
                  RoundScores& scores);

    /// Places a piece on the position shown. Closes a page in place of the board.
    void place(Cell cell);
    void undo();
    void redo() { match_.redo_turn(); }
    void nextRound();
    /// Resigns; asks first if the round is rated, since undo reverses the end of a round but not its rating.
    void resign();
    /// Shows the hint on the board, which counts as help.
    void showHint(const Hint& hint);

signals:
    /// A message for the user.
    void said(const QString& sentence);

private:
    Match& match_;
    BoardView& board_;
    TurnKeeper& turns_;
    MoveBrowser& moveBrowser_;
    MatchStarter& starter_;
    RoundScores& scores_;
};

}  // namespace atom4::ui
