// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/tuning/self_play.h"

#include <algorithm>

#include "core/base/random.h"

namespace atom4 {

PlayedGame play_against_itself(Engine& engine, const SelfPlaySettings& settings, std::uint64_t seed) {
    Random random(seed);
    PlayedGame game;
    game.size = settings.size;
    game.start = kWheel[random.below(kWheelSize)];
    const auto spread = static_cast<std::uint64_t>(settings.most_random_percent - settings.least_random_percent + 1);
    const std::uint64_t random_percent =
        static_cast<std::uint64_t>(settings.least_random_percent) + random.below(spread);
    engine.clear();
    Position position(game.size, game.start);
    while (!position.is_over()) {
        const SearchReport report = engine.search(position, {settings.limits, {3, seed}});
        Cell move = *report.move();
        if (static_cast<int>(game.moves.size()) < settings.opening_plies || random.below(100) < random_percent) {
            std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
            std::sort(moves.begin(), moves.end());
            move = moves[random.below(moves.size())];
        }
        position.play_legal(move);
        game.moves.push_back(move);
        game.scores.push_back(report.score());
    }
    game.outcome = position.outcome();
    return game;
}

}  // namespace atom4
