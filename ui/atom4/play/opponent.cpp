// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "ui/atom4/play/opponent.h"

#include <utility>

namespace atom4::ui {

Opponent::Opponent(Thinker thinker, QObject* parent)
    : QObject(parent),
      thinking_(QStringLiteral("opponent"), engine_worker(std::move(thinker)),
                [this](const EngineReply& answer) { hear(answer); }) {}

void Opponent::think(const Position& position, Level level, std::uint64_t seed, std::uint64_t generation,
                     std::optional<TimeBudget> time) {
    generation_ = generation;
    thinking_.ask(WatchedMoveQuestion{{position, level, seed, time}});
}

void Opponent::lookForHint(const Position& position, std::uint64_t generation) {
    generation_ = generation;
    thinking_.ask(HintQuestion{position});
}

void Opponent::hear(const EngineReply& answer) {
    if (const auto* report = std::get_if<SearchReport>(&answer)) return emit looked(generation_, *report);
    stop();  // all else is the last answer to its question
    if (const Cell* cell = std::get_if<Cell>(&answer)) emit answered(generation_, *cell);
    if (const Hint* hint = std::get_if<Hint>(&answer)) emit hinted(generation_, *hint);
}

}  // namespace atom4::ui
