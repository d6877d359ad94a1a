// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QWidget>

#include "core/atom4/match/match.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/window/computers_turn.h"

namespace atom4::ui {

/// Starts matches: as the person asks for them, with the sides changed, from a position that is set up or pasted; and
/// takes a whole match from the clipboard. Asks over a window.
class MatchStarter : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    MatchStarter(Match& match, ComputersTurn& turn, const BoardView& board, QWidget& window)
        : match_(match), turn_(turn), board_(board), window_(window) {}

    void start(const MatchSetup& setup);
    void askForNewMatch();
    void rematch();
    /// `settings` say how the board looks on which it is set up.
    void setUpPosition(const Settings& settings);

    void copyPosition();
    void copyMatch();
    /// Begins from the position in the clipboard, or goes on with the match there.
    void paste();

signals:
    /// Something to be read.
    void said(const QString& sentence);

private:
    void startFrom(const Position& position);

    Match& match_;
    ComputersTurn& turn_;
    const BoardView& board_;
    QWidget& window_;
};

}  // namespace atom4::ui
