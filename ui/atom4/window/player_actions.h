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

    /// Places there, wherever the board stands; a page in its place makes room.
    void place(Cell cell);
    void undo();
    void redo() { match_.redo_turn(); }
    void nextRound();
    /// Without confirmation, because undo reverses it.
    void resign();
    /// Puts the hint on the board.
    void showHint(const Hint& hint);

signals:
    /// Something to be read.
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
