// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later

// Writes tests/data/tactics.txt to standard output, in a few minutes. It collects from games between players who see
// two plies ahead, have a rough feeling for the board, and now and then move at random. The engine takes no part, so
// that the file stays the same while the engine changes.

#include <algorithm>
#include <array>
#include <iostream>
#include <limits>
#include <map>

#include "core/atom4/engine/evaluation.h"
#include "core/atom4/rules/notation.h"
#include "core/base/random.h"
#include "tests/core/atom4/engine/solver.h"
#include "tests/core/atom4/engine/tactics.h"

namespace {

using namespace atom4;
using test::Tactic;
using test::TacticKind;

struct Theme {
    TacticKind kind;
    int plies;
};
constexpr std::array<Theme, 6> kThemes{Theme{TacticKind::kWin, 1},     Theme{TacticKind::kWin, 3},
                                       Theme{TacticKind::kWin, 5},     Theme{TacticKind::kWin, 7},
                                       Theme{TacticKind::kDefence, 2}, Theme{TacticKind::kDefence, 4}};
constexpr std::array<BoardSize, 6> kSizes{BoardSize{7, 6},   BoardSize{8, 8},   BoardSize{9, 13},
                                          BoardSize{12, 12}, BoardSize{16, 16}, BoardSize{26, 26}};
constexpr int kForEachColour = 5;  // positions of a theme

// Few enough for the solver, and enough for a lucky guess to be rare.
constexpr std::size_t kMaxMoves = 26;
constexpr std::size_t kFewestMoves = 6;
constexpr std::size_t kMostRightMoves = 2;

int value_for_mover(const Position& position) {
    static const auto kValues = hand_made_window_values();
    int sum = 0;
    windows::for_each(position, [&](int state) { sum += kValues[static_cast<std::size_t>(state)]; });
    return sum;
}

template <class T>
const T& any_of(const std::vector<T>& list, Random& random) {
    return list[random.below(list.size())];
}

Cell choose(Position& position, Random& random) {
    constexpr std::uint64_t kRandomPercent = 10;
    std::vector<Cell> moves(position.legal_moves().begin(), position.legal_moves().end());
    std::sort(moves.begin(), moves.end());
    if (random.below(100) < kRandomPercent) return any_of(moves, random);
    auto good = test::winning_moves(position, 1);
    if (good.empty()) good = test::holding_moves(position, 2);
    if (!good.empty()) moves.assign(good.begin(), good.end());
    constexpr std::uint64_t kBlur = 60;
    Cell best = moves.front();
    int best_value = std::numeric_limits<int>::min();
    for (const Cell cell : moves) {
        const Reaction reaction = position.play_legal(cell);
        const int value = -value_for_mover(position) + static_cast<int>(random.below(kBlur));
        position.undo(reaction);
        if (value <= best_value) continue;
        best = cell;
        best_value = value;
    }
    return best;
}

// The tactics of the theme in one game, for each colour to play.
std::map<Colour, std::vector<Tactic>> tactics_of_game(const Theme& theme, BoardSize size, Random& random) {
    std::map<Colour, std::vector<Tactic>> found;
    Position position(size, kWheel[random.below(kWheelSize)]);
    while (!position.is_over() && position.legal_moves().size() <= kMaxMoves) {
        if (position.legal_moves().size() >= kFewestMoves) {
            const auto tactic = test::find_tactic(position, theme.kind, theme.plies);
            if (tactic && tactic->moves.size() <= kMostRightMoves) found[position.to_play()].push_back(*tactic);
        }
        position.play_legal(choose(position, random));
    }
    return found;
}

// Each colour gets its positions on all sizes but one.
std::vector<Tactic> tactics_of_theme(const Theme& theme, std::uint64_t seed) {
    std::vector<Tactic> tactics;
    for (int colour = 0; colour < kWheelSize; ++colour) {
        for (int turn = 0; turn < kForEachColour; ++turn) {
            const BoardSize size = kSizes[static_cast<std::size_t>(colour + turn) % kSizes.size()];
            Random random(mix(seed + tactics.size()));
            for (std::vector<Tactic> found; found.empty();) {
                found = tactics_of_game(theme, size, random)[wheel_colour(colour)];
                if (!found.empty()) tactics.push_back(any_of(found, random));
            }
        }
    }
    return tactics;
}

}  // namespace

int main() {
    std::cout << "# SPDX-FileCopyrightText: 2026 The Atom-4 developers\n"
                 "# SPDX-License-Identifier: GPL-2.0-or-later\n"
                 "# Written by make_tactics (tests/engine): KIND PLIES BOARD COLOUR CELL ...\n"
                 "# win: the cells, and no others, force a win in so many plies; none is sooner.\n"
                 "# hold: any other cell loses within so many plies.\n";
    std::uint64_t seed = 0x7AC71C5;
    for (const Theme& theme : kThemes)
        for (const Tactic& tactic : tactics_of_theme(theme, seed += 1'000)) std::cout << to_text(tactic) << std::endl;
    return std::cout ? 0 : 1;
}
