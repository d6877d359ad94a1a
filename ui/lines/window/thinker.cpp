// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/lines/window/thinker.h"

#include "core/lines/computer/player.h"

namespace atom4::ui {

void LinesThinkerWorker::think(const LinesQuestion& question) {
    lines::Expectimax player(question.position.setup());
    emit answered(question.generation, player.choose(question.position, question.nextColours, 1));
}

LinesThinker::LinesThinker(QObject* parent) : QObject(parent) {
    LinesThinkerWorker* const worker = thread_.worker();
    connect(this, &LinesThinker::asked, worker, &LinesThinkerWorker::think, Qt::QueuedConnection);
    connect(worker, &LinesThinkerWorker::answered, this, &LinesThinker::take, Qt::QueuedConnection);
}

void LinesThinker::ask(const lines::Game& game) {
    thread_.begin();
    // Nothing is told that a person could not know.
    const bool seen = game.preview() == lines::Preview::kOn;
    emit asked({game.position(), seen ? game.next_colours() : std::vector<int>{}, ++generation_});
}

void LinesThinker::take(quint64 generation, lines::Move move) {
    if (generation == generation_) emit answered(move);
}

}  // namespace atom4::ui
