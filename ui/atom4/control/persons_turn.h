// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>

#include "core/atom4/match/session.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/control/computers_turn.h"
#include "ui/atom4/control/look_back.h"
#include "ui/atom4/control/match_starter.h"
#include "ui/atom4/play/match_clock.h"
#include "ui/atom4/play/statistics_keeper.h"

namespace atom4::ui {

/// What somebody does in a match: places, takes back, resigns, goes on to the next round, is given a hint. Says what
/// came of it, and what it costs.
class PersonsTurn : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    PersonsTurn(Session& session, BoardView& board, ComputersTurn& turn, MatchClock& clock, LookBack& lookBack,
                MatchStarter& starter);

    /// Places there, wherever the board stands; a page in its place makes room.
    void place(Cell cell);
    void undo();
    void redo() { match_.redo_turn(); }
    void nextRound();
    /// Nobody is asked whether that is meant: undo takes it back.
    void resign();
    /// Puts the hint on the board.
    void showHint(const Hint& hint);

signals:
    /// Something to be read.
    void said(const QString& sentence);
    /// The round could not be counted.
    void notCounted(atom4::SystemError error);

private:
    void sayWithCost(const QString& sentence, bool costs);

    Match& match_;
    BoardView& board_;
    ComputersTurn& turn_;
    MatchClock& clock_;
    LookBack& lookBack_;
    MatchStarter& starter_;
    StatisticsKeeper statistics_;
};

}  // namespace atom4::ui
