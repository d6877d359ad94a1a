// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Fits the value of a lead to games of random movers and of all levels against themselves, and prints the accuracy that
// a review gives to each: README.md has the commands and the results.
#include <array>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/atom4/engine/review.h"
#include "core/base/random.h"

namespace atom4 {
namespace {

constexpr int kRandom = -1;  // the kind of player: this, or a level
constexpr int kHighest = 9;
constexpr std::size_t kKinds = kHighest - kRandom + 1;

// A position whose end is not forced: the lead, and the result of the round for the player to move.
struct Lead {
    int centipoints;
    double empty_share;
    double points;
};

struct Sums {
    std::array<Accuracy, 2> halves;  // of the games with even and with odd numbers
    std::vector<int> percents;
    std::vector<Lead> leads;
    int decided = 0, named = 0;  // rounds with a loser of five moves or more; those with a mark before their last two
};

Cell choose(Engine& engine, const Position& position, int kind, std::uint64_t seed) {
    if (kind != kRandom) return find_move(engine, {position, Level(kind), seed, std::nullopt, {}}, {});
    const auto moves = position.legal_moves();
    return moves[Random(seed).below(moves.size())];
}

double points_of(Outcome outcome, Player player) {
    const auto won = winner(outcome);
    return !won ? 0.5 : *won == player ? 1 : 0;
}

void play_and_review(Engine& engine, int kind, int number, std::uint64_t nodes, Sums& sums) {
    const std::uint64_t seed = mix(static_cast<std::uint64_t>(number * 100 + kind + 1));
    const Position start(BoardSize{}, wheel_colour(number % kWheelSize));
    Position position = start;
    std::vector<Cell> moves;
    while (!position.is_over()) {
        moves.push_back(choose(engine, position, kind, mix(seed + moves.size())));
        position.play_legal(moves.back());
    }
    const Outcome outcome = position.outcome();
    SearchLimits limits;
    limits.nodes = nodes;
    std::vector<ReviewedMove> reviewed;
    position = start;
    ByPlayer<std::vector<bool>> marks;
    review_game(engine, start, moves, limits, [&](const ReviewedMove& move) {
        const Player mover = position.mover();
        if (!move.best_score.plies_to_win() && !move.best_score.plies_to_loss())
            sums.leads.push_back({move.best_score.value(),
                                  1.0 - static_cast<double>(reviewed.size() + 2) / position.size().cell_count(),
                                  points_of(outcome, mover)});
        marks[mover].push_back(move.judgement != Judgement::kGood);
        sums.halves[static_cast<std::size_t>(number % 2)].add(move);
        reviewed.push_back(move);
        position.play_legal(move.played);
    });
    const auto accuracy = accuracy_of(start, reviewed);
    for (const Player player : kPlayers)
        if (const auto percent = accuracy[player].round.percent()) sums.percents.push_back(*percent);
    const auto won = winner(outcome);
    if (!won || marks[opponent(*won)].size() < 5) return;
    const auto& loser = marks[opponent(*won)];
    ++sums.decided;
    if (std::find(loser.begin(), loser.end() - 2, true) != loser.end() - 2) ++sums.named;
}

// Returns how many centipoints raise the odds by a factor of e on an empty board: logistic regression by Newton's
// method.
double fitted_scale(const std::vector<Lead>& leads) {
    double weight = 0;
    for (int i = 0; i < 30; ++i) {
        double slope = 0;
        double curve = 0;
        for (const Lead& lead : leads) {
            const double x = lead.centipoints * lead.empty_share;
            const double expected = 1 / (1 + std::exp(-weight * x));
            slope += (lead.points - expected) * x;
            curve += expected * (1 - expected) * x * x;
        }
        weight += slope / curve;
    }
    return 1 / weight;
}

void tell_calibration(const std::vector<Lead>& leads) {
    std::cout << "expected points | positions | points scored\n";
    constexpr int kBins = 10;
    for (int bin = 0; bin < kBins; ++bin) {
        int count = 0;
        double expected = 0;
        double scored = 0;
        for (const Lead& lead : leads) {
            const double points = expected_points(Score(lead.centipoints), lead.empty_share);
            if (static_cast<int>(points * kBins) != bin) continue;
            ++count;
            expected += points;
            scored += lead.points;
        }
        if (count > 0) std::cout << expected / count << " | " << count << " | " << scored / count << "\n";
    }
}

int percent(const Accuracy& accuracy) {
    return accuracy.percent().value_or(-1);
}

void tell(int kind, const Sums& sums) {
    Accuracy all = sums.halves[0];
    all.lost += sums.halves[1].lost;
    all.at_stake += sums.halves[1].at_stake;
    double mean = 0;
    for (const int one : sums.percents) mean += one;
    mean /= static_cast<double>(std::max<std::size_t>(1, sums.percents.size()));
    double variance = 0;
    for (const int one : sums.percents) variance += (one - mean) * (one - mean);
    std::cout << (kind == kRandom ? "random" : std::to_string(kind)) << " | " << mean << " | "
              << std::sqrt(variance / static_cast<double>(std::max<std::size_t>(1, sums.percents.size()))) << " | "
              << percent(all) << " | " << percent(sums.halves[0]) << " | " << percent(sums.halves[1]) << " | "
              << sums.named << " of " << sums.decided << std::endl;
}

int run(int games, std::uint64_t nodes, int threads, int least) {
    std::array<Sums, kKinds> sums;
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Engine engine;
        // The strongest first, as they take longest.
        for (std::size_t i = next++; i < kKinds; i = next++)
            for (int game = 0; game < games && kHighest - static_cast<int>(i) >= least; ++game)
                play_and_review(engine, kHighest - static_cast<int>(i), game, nodes, sums[kKinds - 1 - i]);
    };
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i) workers.emplace_back(work);
    workers.clear();
    std::cout << std::fixed << std::setprecision(2);
    std::vector<Lead> leads;
    for (const Sums& part : sums) leads.insert(leads.end(), part.leads.begin(), part.leads.end());
    std::cout << "scale: " << fitted_scale(leads) << " centipoints, from " << leads.size() << " positions\n";
    tell_calibration(leads);
    std::cout << "player | accuracy of a round | its deviation | of all | of even games | of odd games | "
                 "marked before the last two moves\n";
    for (int kind = least; kind <= kHighest; ++kind) tell(kind, sums[static_cast<std::size_t>(kind - kRandom)]);
    return 0;
}

}  // namespace
}  // namespace atom4

int main(int argc, char** argv) {
    if (argc < 4 || argc > 5) {
        std::cerr << "usage: accuracy GAMES NODES THREADS [LEVEL]\n"
                     "GAMES of each player from that level on against itself, reviewed with NODES positions a look\n";
        return 2;
    }
    return atom4::run(std::atoi(argv[1]), static_cast<std::uint64_t>(std::atoll(argv[2])), std::atoi(argv[3]),
                      argc > 4 ? std::atoi(argv[4]) : atom4::kRandom);
}
