// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/game_review.h"

#include <utility>

namespace atom4::ui {

void ReviewWorker::review(const ReviewRequest& request) {
    if (request.stop.stop_requested()) return;
    Engine engine;
    SearchLimits limits;
    limits.nodes = GameReview::kNodes;
    review_game(
        engine, request.start, request.moves, limits, [this](const ReviewedMove& move) { emit reviewed(move); },
        request.stop);
    if (!request.stop.stop_requested()) emit finished();
}

GameReview::GameReview(QObject* parent) : QObject(parent) {
    ReviewWorker* const worker = thread_.worker();
    connect(this, &GameReview::requested, worker, &ReviewWorker::review, Qt::QueuedConnection);
    connect(worker, &ReviewWorker::reviewed, this, &GameReview::reviewed, Qt::QueuedConnection);
    connect(worker, &ReviewWorker::finished, this, &GameReview::finished, Qt::QueuedConnection);
}

GameReview::~GameReview() {
    stop_.request_stop();
}

void GameReview::begin(const Position& start, std::vector<Cell> moves) {
    thread_.begin();
    emit requested({start, std::move(moves), stop_.get_token()});
}

}  // namespace atom4::ui
