// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
// Measures the parts of a search. README.md says how to read and compare the numbers.
#include <benchmark/benchmark.h>

#include <vector>

#include "core/atom4/engine/evaluation.h"
#include "core/atom4/engine/search.h"
#include "core/atom4/rules/notation.h"
#include "core/atom4/tuning/bench.h"

namespace atom4 {
namespace {

// Returns the positions of `bench` except the first one, the start: all are from the middle of games.
std::vector<Position> middle_games() {
    std::vector<Position> positions;
    for (const std::string_view text : bench_positions().subspan(1)) positions.push_back(*parse_position(text));
    return positions;
}

std::vector<Cell> moves_of(const Position& position) {
    return {position.legal_moves().begin(), position.legal_moves().end()};
}

// Items are moves, played and undone: the inner loop of perft.
void make_and_unmake(benchmark::State& state) {
    std::vector<Position> positions = middle_games();
    std::int64_t placements = 0;
    for (auto _ : state) {
        for (Position& position : positions) {
            for (std::size_t i = 0; i < position.legal_moves().size(); ++i) {
                const Reaction reaction = position.play_legal(position.legal_moves()[i]);
                benchmark::DoNotOptimize(position.hash());
                position.undo(reaction);
            }
            placements += static_cast<std::int64_t>(position.legal_moves().size());
        }
    }
    state.SetItemsProcessed(placements);
}
BENCHMARK(make_and_unmake);

// Items are calls of find_win(); a search makes two at each node.
void find_win(benchmark::State& state) {
    const std::vector<Position> positions = middle_games();
    for (auto _ : state) {
        for (const Position& position : positions) {
            benchmark::DoNotOptimize(position.find_win(position.to_play()));
            benchmark::DoNotOptimize(position.find_win(next_on_wheel(position.to_play())));
        }
    }
    state.SetItemsProcessed(state.iterations() * 2 * static_cast<std::int64_t>(positions.size()));
}
BENCHMARK(find_win);

// Items are reactions, applied and undone by the evaluation alone.
void evaluate(benchmark::State& state) {
    struct Node {
        Evaluation evaluation;
        std::vector<Reaction> reactions;
    };
    std::vector<Node> nodes;
    for (Position& position : middle_games()) {
        Node node{Evaluation(position), {}};
        for (const Cell cell : moves_of(position)) {
            node.reactions.push_back(position.play_legal(cell));
            position.undo(node.reactions.back());
        }
        nodes.push_back(std::move(node));
    }
    std::int64_t reactions = 0;
    for (auto _ : state) {
        for (Node& node : nodes) {
            for (const Reaction& reaction : node.reactions) {
                Evaluation::Trail trail;
                node.evaluation.apply(reaction, trail);
                benchmark::DoNotOptimize(node.evaluation.value(reaction.colour()));
                node.evaluation.take_back(trail);
            }
            reactions += static_cast<std::int64_t>(node.reactions.size());
        }
    }
    state.SetItemsProcessed(reactions);
}
BENCHMARK(evaluate);

// Items are nodes of a search from one of the positions, less deep than `bench` goes.
void search(benchmark::State& state) {
    const Position position = *parse_position(bench_positions()[3]);
    Engine engine(1);
    SearchLimits limits;
    limits.depth = 4;
    std::int64_t nodes = 0;
    for (auto _ : state) {
        engine.clear();
        nodes += static_cast<std::int64_t>(engine.search(position, {limits}).nodes);
    }
    state.SetItemsProcessed(nodes);
}
BENCHMARK(search)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace atom4

BENCHMARK_MAIN();
