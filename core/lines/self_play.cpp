// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/self_play.h"

#include "core/base/random.h"
#include "core/lines/throws.h"

namespace atom4::lines {

SelfPlayResult play_alone(const SelfPlayOptions& options) {
    Position position(options.setup);
    Expectimax expectimax(options.setup, options.work);
    SelfPlayResult result;
    while (position.turn() != Turn::kOver && result.moves < options.most_moves) {
        if (position.turn() == Turn::kThrow) {
            require(position.throw_chips(draw_throw(options.seed, position)).has_value());
            continue;
        }
        const std::uint64_t seed = mix(options.seed ^ mix(static_cast<std::uint64_t>(result.moves)));
        const auto colours = options.preview ? draw_colours(options.seed, position) : std::vector<int>{};
        const Move move = options.player == PlayerKind::kGreedy ? greedy_move(position, seed)
                                                                : expectimax.choose(position, colours, seed);
        require(position.move(move.from, move.to).has_value());
        ++result.moves;
    }
    result.score = position.score();
    return result;
}

}  // namespace atom4::lines
