// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/study/game_review.h"

#include <utility>

namespace atom4::ui {

GameReview::GameReview(QObject* parent)
    : QObject(parent),
      thinking_(QStringLiteral("review"), engine_worker(), [this](const EngineReply& answer) { hear(answer); }) {}

void GameReview::begin(const Position& start, std::vector<Cell> moves) {
    thinking_.ask(ReviewQuestion{start, std::move(moves)});
}

void GameReview::hear(const EngineReply& answer) {
    if (const auto* move = std::get_if<ReviewedMove>(&answer)) return emit reviewed(*move);
    emit finished();
}

}  // namespace atom4::ui
