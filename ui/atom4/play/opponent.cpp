// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/opponent.h"

namespace atom4::ui {

std::optional<Cell> think_until_hurried(Engine& engine, const Position& position, int level, std::uint64_t seed,
                                        std::stop_token hurry) {
    engine.clear();  // the answer must not depend on what was asked before
    SearchSettings settings = level_search(level, seed);
    if (const auto move = engine.search(position, settings, hurry).move()) return move;
    // Hurried before it had seen anything: one glance then.
    settings.limits.depth = 1;
    return engine.search(position, settings).move();
}

void OpponentWorker::think(const ThinkRequest& request) {
    if (request.stop.stop_requested()) return;
    if (!engine_) engine_.emplace();
    const auto cell = thinker_(*engine_, request.position, request.level, request.seed, request.hurry);
    if (cell && !request.stop.stop_requested()) emit answered(request.generation, *cell);
}

void OpponentWorker::lookForHint(const HintRequest& request) {
    if (request.stop.stop_requested()) return;
    if (!engine_) engine_.emplace();
    if (const auto hint = find_hint(*engine_, request.position, request.stop)) emit hinted(request.generation, *hint);
}

Opponent::Opponent(Thinker thinker, QObject* parent)
    : QObject(parent), thread_(QStringLiteral("opponent"), std::move(thinker)) {
    OpponentWorker* const worker = thread_.worker();
    connect(this, &Opponent::requested, worker, &OpponentWorker::think, Qt::QueuedConnection);
    connect(worker, &OpponentWorker::answered, this, &Opponent::take, Qt::QueuedConnection);
    connect(this, &Opponent::hintRequested, worker, &OpponentWorker::lookForHint, Qt::QueuedConnection);
    connect(worker, &OpponentWorker::hinted, this, &Opponent::takeHint, Qt::QueuedConnection);
}

Opponent::~Opponent() {
    stop();
}

void Opponent::think(const Position& position, int level, std::uint64_t seed, std::uint64_t generation) {
    stop();
    stop_ = std::stop_source();
    hurry_ = std::stop_source();
    thinking_ = generation;
    thread_.begin();
    emit requested({position, level, seed, generation, stop_.get_token(), hurry_.get_token()});
}

void Opponent::stop() {
    stop_.request_stop();
    hurry_.request_stop();
    thinking_.reset();
    hinting_.reset();
}

void Opponent::lookForHint(const Position& position, std::uint64_t generation) {
    stop();
    stop_ = std::stop_source();
    hinting_ = generation;
    thread_.begin();
    emit hintRequested({position, generation, stop_.get_token()});
}

void Opponent::takeHint(quint64 generation, const Hint& hint) {
    if (hinting_ != generation) return;
    hinting_.reset();
    emit hinted(generation, hint);
}

void Opponent::moveNow() {
    hurry_.request_stop();
}

void Opponent::take(quint64 generation, Cell cell) {
    if (thinking_ != generation) return;
    thinking_.reset();
    emit answered(generation, cell);
}

}  // namespace atom4::ui
