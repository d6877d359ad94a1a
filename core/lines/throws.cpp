// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/throws.h"

#include "core/base/random.h"

namespace atom4::lines {
namespace {

Random source(std::uint64_t seed, const Position& position) {
    return Random(mix(seed ^ mix(static_cast<std::uint64_t>(position.throws()))));
}

std::vector<int> draw(Random& random, const Position& position) {
    std::vector<int> colours(static_cast<std::size_t>(position.next_throw()));
    for (int& colour : colours)
        colour = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(position.setup().colours)));
    return colours;
}

}  // namespace

std::vector<int> draw_colours(std::uint64_t seed, const Position& position) {
    Random random = source(seed, position);
    return draw(random, position);
}

std::vector<Chip> draw_throw(std::uint64_t seed, const Position& position) {
    require(position.turn() == Turn::kThrow);
    Random random = source(seed, position);
    const auto colours = draw(random, position);
    auto cells = position.board().free_cells();
    std::vector<Chip> chips;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        std::swap(cells[i], cells[i + static_cast<std::size_t>(random.below(cells.size() - i))]);
        chips.push_back({cells[i], colours[i]});
    }
    return chips;
}

}  // namespace atom4::lines
