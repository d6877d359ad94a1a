// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Plays games of two simple movers against levels: README.md has the results.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <thread>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/base/random.h"

namespace atom4 {
namespace {

enum class Mover { kTakesWins, kStopsWinsToo };
constexpr std::array kMovers{Mover::kTakesWins, Mover::kStopsWinsToo};

struct Results {
    std::array<int, 3> count{};  // won, lost and drawn by the mover

    [[nodiscard]] double score() const {
        return 100.0 * (count[0] + count[2] / 2.0) / std::max(1, count[0] + count[1] + count[2]);
    }
};

std::vector<Cell> wins_in_one(const Position& position) {
    const Wins wins = position.find_wins(position.to_play());
    return {wins.cells().begin(), wins.cells().end()};
}

// Chooses at random, unless there is a win in one to take or, for the second mover, to stop.
Cell choose(const Position& position, Mover mover, std::uint64_t seed) {
    const auto all = position.legal_moves();
    std::vector<Cell> moves = wins_in_one(position);
    if (moves.empty() && mover == Mover::kStopsWinsToo)
        std::copy_if(all.begin(), all.end(), std::back_inserter(moves), [&](Cell cell) {
            Position after = position;
            after.play_legal(cell);
            return after.is_over() || wins_in_one(after).empty();
        });
    if (moves.empty()) moves.assign(all.begin(), all.end());
    return moves[Random(seed).below(moves.size())];
}

void play(Engine& engine, Mover mover, int level, int number, Results& results) {
    const std::uint64_t seed = mix(static_cast<std::uint64_t>(number));
    const Player side = number % 2 == 0 ? Player::kFirst : Player::kSecond;
    Position position(BoardSize{}, wheel_colour(number / 2 % kWheelSize));
    for (std::uint64_t ply = 0; !position.is_over(); ++ply) {
        const std::uint64_t drawn = mix(seed + ply);
        position.play_legal(position.mover() == side ? choose(position, mover, drawn)
                                                     : find_move(engine, {position, Level(level), drawn}, {}));
    }
    const auto won = winner(position.outcome());
    ++results.count[!won ? 2 : *won == side ? 0 : 1];
}

int run(int games, int threads, int highest) {
    std::vector<std::array<Results, kMovers.size()>> results(static_cast<std::size_t>(highest + 1));
    std::atomic<int> next{0};
    const auto work = [&] {
        Engine engine;
        for (int i = next++; i < 2 * (highest + 1); i = next++)
            for (int game = 0; game < games; ++game) {
                const auto mover = static_cast<std::size_t>(i % 2);
                play(engine, kMovers[mover], i / 2, game, results[static_cast<std::size_t>(i / 2)][mover]);
            }
    };
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back(work);
    workers.clear();
    std::cout
        << std::fixed << std::setprecision(1)
        << "level | takes wins in one: won, lost, drawn | score | stops the level's, too: won, lost, drawn | score\n";
    for (int level = 0; level <= highest; ++level) {
        std::cout << level;
        for (const Results& one : results[static_cast<std::size_t>(level)])
            std::cout << " | " << one.count[0] << ", " << one.count[1] << ", " << one.count[2] << " | " << one.score();
        std::cout << "\n";
    }
    return 0;
}

}  // namespace
}  // namespace atom4

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "usage: simple_movers GAMES THREADS HIGHEST\n"
                     "GAMES of each of two simple movers against each level from 0 to HIGHEST\n";
        return 2;
    }
    return atom4::run(std::atoi(argv[1]), std::atoi(argv[2]), std::atoi(argv[3]));
}
