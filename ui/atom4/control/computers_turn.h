// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/session.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/play/match_clock.h"

namespace atom4::ui {

/// Has the computer play its moves in a match, and give hints. It is asked at once, while the reaction before is still
/// being shown, and answers when that has been seen and its time has come. While the match is paused it waits, and the
/// clocks stand still. A demonstration, computer against computer, goes on to the next round when the end of the one
/// before has been seen.
class ComputersTurn : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    ComputersTurn(Session& session, BoardView& board, MatchClock& clock, MoveFinder find);

    [[nodiscard]] bool isThinking() const { return thinking_.is_busy(); }
    [[nodiscard]] bool isPaused() const { return paused_; }
    void setPaused(bool paused);
    /// What a person is told while it is paused.
    [[nodiscard]] QString wordsOfPause() const;
    /// Milliseconds that a move takes at least, against a person and in a demonstration.
    void setPace(int pace, DemonstrationTimes demonstration);
    /// Takes a demonstration one move or round on, and pauses it there. Once more before the move is found: now.
    void step();
    /// Whether it thinks about the one move after which it waits.
    [[nodiscard]] bool isStepping() const { return stepping_; }

    /// Whether it has thought about its move for so long that the person may wonder.
    [[nodiscard]] bool takesLong() const { return takesLong_; }
    /// What it looks at, as far as it has come with its move.
    [[nodiscard]] const std::optional<SearchReport>& looksAt() const { return looksAt_; }

    /// Drops what the computer is thinking about; to be called at any change of the match, before it is shown.
    void drop();
    /// Has the computer play if it is its turn; after all that an event brings.
    void goOn() { soon_.start(); }
    /// Ends all that waits or thinks.
    void stop();

    /// Has it play the best move it has found so far.
    void moveNow() { thinking_.hurry(); }
    void askForHint();

signals:
    /// It takes long now, or looks at something else since.
    void thoughtChanged();
    void pausedChanged(bool paused);
    /// A move for the position on the board.
    void hinted(const atom4::Hint& hint);
    /// Something to be read.
    void said(const QString& sentence);

private:
    void ask();
    void hear(const EngineReply& answer);
    void hearEnd(TaskEnd how);
    void keepPace();
    [[nodiscard]] bool goesOnToNextRound() const;
    void wait(bool paused);
    void answerIfItIsTime();

    Session& session_;
    BoardView& board_;
    MatchClock& clock_;
    EngineTask thinking_;
    std::uint64_t asked_ = 0;  // the generation of the match that it thinks about
    QTimer soon_;              // after all that an event brings, the computer is asked
    QTimer patience_;          // the computer's time for this move: when it ends, the best move found is played
    QTimer pace_;              // the computer does not answer before it ends
    QTimer wonder_;            // until the person may wonder what takes so long
    bool takesLong_ = false;
    std::optional<SearchReport> looksAt_;
    QTimer nextRound_;  // the end of a demonstration's round is being looked at
    int leastPace_ = Settings().pace;
    DemonstrationTimes demonstration_ = timesOf(Settings().demonstration);
    bool stepping_ = false;
    std::optional<std::pair<std::uint64_t, Cell>> answer_;
    bool paused_ = false;
};

}  // namespace atom4::ui
