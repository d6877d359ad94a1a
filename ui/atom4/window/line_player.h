// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/atom4/game/line_playback.h"
#include "ui/atom4/window/move_browser.h"

namespace atom4::ui {

/// Plays a line of moves on the board of the match, and then shows the former position again. Meanwhile no piece can be
/// placed.
class LinePlayer : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it.
    LinePlayer(const Match& match, const LineBrowser& browser, MoveBrowser& moves, BoardView& board);

    /// Starts a line from the position shown; no effect if `from` is another one.
    void play(const Position& from, const std::vector<Cell>& moves);
    [[nodiscard]] bool isPlaying() const { return playback_.has_value(); }
    void stop();
    /// To be called when the match or the position shown may have changed. Stops if so, or if the match is covered.
    void follow(bool isSeen);

signals:
    /// The board shows the match again.
    void stopped();

private:
    // Identifies the position shown: when it changes, playback stops.
    [[nodiscard]] std::pair<std::uint64_t, int> shown() const { return {match_.generation(), browser_.plies()}; }
    void step();

    const Match& match_;
    const LineBrowser& browser_;
    MoveBrowser& moves_;
    BoardView& board_;
    std::optional<LinePlayback> playback_;
    std::pair<std::uint64_t, int> begun_;
    QTimer timer_;
};

}  // namespace atom4::ui
