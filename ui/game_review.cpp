// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/game_review.h"

namespace atom4::ui {

// The signals go out from the reviewing thread, so they arrive queued wherever the receiver lives.
GameReview::GameReview(const Position& start, std::vector<Cell> moves, QObject* parent)
    : QObject(parent), thread_([this, start, moves = std::move(moves)](std::stop_token stop) {
          Engine engine;
          SearchLimits limits;
          limits.nodes = kNodes;
          review_game(
              engine, start, moves, limits, [this](const ReviewedMove& move) { emit reviewed(move); }, stop);
          if (!stop.stop_requested()) emit finished();
      }) {}

}  // namespace atom4::ui
