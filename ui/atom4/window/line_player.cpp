// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/window/line_player.h"

#include <algorithm>

namespace atom4::ui {

LinePlayer::LinePlayer(const Match& match, const LineBrowser& browser, MoveBrowser& moves, BoardView& board)
    : match_(match), browser_(browser), moves_(moves), board_(board) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &LinePlayer::step);
}

void LinePlayer::play(const Position& from, const std::vector<Cell>& moves) {
    stop();
    if (moves.empty() || browser_.position() != from) return;
    playback_.emplace(from, moves, LinePlayback::kPace, LinePlayback::Clock::now());
    begun_ = shown();
    board_.setUsersTurn(false);
    board_.setRoundOver(true);
    step();
}

void LinePlayer::step() {
    if (!playback_->step(LinePlayback::Clock::now())) return stop();
    board_.showReaction(playback_->position(), playback_->played().back());
    const auto left = playback_->next_step() - LinePlayback::Clock::now();
    timer_.start(std::max(std::chrono::milliseconds(0), std::chrono::ceil<std::chrono::milliseconds>(left)));
}

void LinePlayer::stop() {
    if (!playback_) return;
    playback_.reset();
    timer_.stop();
    moves_.showPosition();
    emit stopped();
}

void LinePlayer::follow(bool isSeen) {
    if (playback_ && (!isSeen || shown() != begun_)) stop();
}

}  // namespace atom4::ui
