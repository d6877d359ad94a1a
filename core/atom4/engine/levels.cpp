// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/levels.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/random.h"

namespace atom4 {
namespace {

// How a level plays. Far sight with a little noise plays well; noise, a short sight and oversights make mistakes of the
// kind that people make; a lapse is a move that is looked at as a beginner would, with his threats and yours in sight
// and no more.
struct Play {
    int depth;  // plies
    std::optional<std::uint64_t> nodes;
    int noise;      // EvaluationNoise::amplitude
    int oversight;  // Oversight::permille
    int lapses_per_thousand = 0;
};
constexpr int kAnyDepth = Cell::kMaxRows * Cell::kMaxCols;

// Spaced by matches: tests/strength/README.md has the numbers and how to measure them again.
constexpr std::array<Play, 10> kLevels{{
    {1, {}, 290, 400},
    {1, {}, 238, 250},
    {1, {}, 168, 170},
    {2, {}, 330, 100},
    {2, {}, 218, 60},
    {2, {}, 126, 30},
    {3, {}, 258, 0},
    {4, {}, 112, 0, 20},
    {kAnyDepth, 8'000, 20, 0, 40},
    {kAnyDepth, 130'000, 4, 0},
}};
constexpr Play kLapse{2, {}, 250, 0};
constexpr std::uint64_t kBetween = 0xBE73EE17;

}  // namespace

SearchSettings level_search(Level asked, std::uint64_t seed) {
    std::int64_t level = asked.reached();
    require(level >= 0);
    // Drawn apart, so that a level itself plays as it always did.
    if (!asked.is_whole() &&
        Random(mix(seed ^ kBetween)).below(Level::kTenths) < static_cast<std::uint64_t>(asked.beyond()))
        ++level;
    const std::int64_t highest = std::ssize(kLevels) - 1;
    Play plays = kLevels[static_cast<std::size_t>(std::min(level, highest))];
    // From there on every level looks at twice as many positions as the one below.
    if (level > highest) plays.nodes = *plays.nodes << std::min<std::int64_t>(level - highest, 40);
    Random random(seed);
    if (random.below(1'000) < static_cast<std::uint64_t>(plays.lapses_per_thousand)) plays = kLapse;
    SearchSettings settings;
    settings.limits.depth = plays.depth;
    settings.limits.nodes = plays.nodes;
    settings.selective = plays.depth == kAnyDepth;
    settings.noise = {plays.noise, random.next()};
    settings.oversight = {plays.oversight, random.next()};
    return settings;
}

Cell find_move(Engine& engine, const MoveQuestion& question, std::stop_token hurry) {
    engine.clear();  // the answer must not depend on what was asked before
    SearchSettings settings = level_search(question.level, question.seed);
    if (question.time) keep_to(*question.time, settings.limits);
    return *search_for_move(engine, question.position, settings, std::move(hurry), question.progress).move();
}

std::optional<Cell> choose_move(Engine& engine, const Position& position, Level level, std::uint64_t seed,
                                std::stop_token stop) {
    const Cell move = find_move(engine, {position, level, seed}, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(move);
}

SearchReport search_for_move(Engine& engine, const Position& position, const SearchSettings& settings,
                             std::stop_token hurry, const Engine::Progress& progress) {
    SearchReport report = engine.search(position, settings, std::move(hurry), progress);
    if (report.move()) return report;
    SearchSettings least = settings;
    least.limits = {1, {}, {}};
    return engine.search(position, least);
}

Cell first_legal_move(const Position& position) {
    const auto& moves = position.legal_moves();
    return *std::min_element(moves.begin(), moves.end());
}

}  // namespace atom4
