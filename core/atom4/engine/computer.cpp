// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/computer.h"

#include <algorithm>
#include <array>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include "core/atom4/engine/analysis.h"
#include "core/base/random.h"

namespace atom4 {

TimeBudget time_budget(const PlayerClock& clock, int empty_cells) {
    using std::chrono::milliseconds;
    // The answer takes a while to reach the program that keeps the clock. So will all later ones, unless the increment
    // pays for them.
    constexpr milliseconds kOnTheWay{20};
    constexpr milliseconds kLater{19};
    constexpr milliseconds kMin{1};
    milliseconds usable = clock.left - std::min(kOnTheWay, clock.left / 2);
    const milliseconds later = std::max(kLater - clock.increment / 4, milliseconds{0}) * (empty_cells / 2);
    const milliseconds spare = usable / 6 - later;
    usable -= std::min(later, usable / 2);
    // Every other empty cell is the player's, and most games end before the board is full.
    const int moves_left = std::clamp(empty_cells / 3, 8, std::max(50, empty_cells / 5));
    const milliseconds even = std::min(usable / moves_left + clock.increment / 4 * 3, usable / 3);
    // A depth that is cut off is mostly wasted, so hardly any is. Measured: tests/strength/README.md.
    const milliseconds most = std::max(std::min(5 * even, spare), even);
    return {std::max(even, kMin), std::max(most, kMin)};
}

void keep_to(const TimeBudget& share, SearchLimits& limits) {
    limits.time = std::min(limits.time.value_or(share.most), share.most);
    limits.enough = share.enough;
}

namespace {

// How a level plays. Looking far ahead with little noise plays well. Noise, looking ahead less and oversights cause
// mistakes such as people make. A lapse is a move searched as a beginner would: it sees the immediate threats of both
// players and no more.
struct Play {
    int depth;  // plies
    std::optional<std::uint64_t> nodes;
    int noise;      // EvaluationNoise::amplitude
    int oversight;  // OversightModel::permille
    int lapses_per_thousand = 0;
    int near_oversight = 0;  // OversightModel::near_permille
    bool ignores_threats = false;
};
constexpr int kAnyDepth = Cell::kMaxRows * Cell::kMaxCols;

// The levels were spaced by matches: tests/strength/README.md has the numbers and how to measure them again.
constexpr std::array<Play, 10> kLevels{{
    {1, {}, 420, 700, 0, 450, true},
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
    // Uses a random stream of its own, so that the chosen level plays exactly as it does without tenths.
    if (!asked.is_whole() &&
        Random(mix(seed ^ kBetween)).below(Level::kTenths) < static_cast<std::uint64_t>(asked.beyond()))
        ++level;
    const std::int64_t highest = std::ssize(kLevels) - 1;
    Play plays = kLevels[static_cast<std::size_t>(std::min(level, highest))];
    // From there on, every level examines twice as many positions as the one below.
    if (level > highest) plays.nodes = *plays.nodes << std::min<std::int64_t>(level - highest, 40);
    Random random(seed);
    if (random.below(1'000) < static_cast<std::uint64_t>(plays.lapses_per_thousand)) plays = kLapse;
    SearchSettings settings;
    settings.limits.depth = plays.depth;
    settings.limits.nodes = plays.nodes;
    settings.selective = plays.depth == kAnyDepth;
    settings.noise = {plays.noise, random.next()};
    settings.oversight = {plays.oversight, random.next(), plays.near_oversight, plays.ignores_threats};
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

namespace {

using Job = EngineTask::Job;

const MoveQuestion* move_question(const EngineRequest& question) {
    if (const auto* watched = std::get_if<WatchedMoveQuestion>(&question)) return &watched->move;
    return std::get_if<MoveQuestion>(&question);
}

class EngineWorker {
public:
    explicit EngineWorker(MoveFinder find) : find_(std::move(find)) {}

    void work(const Job& job) {
        try {
            if (!engine_) engine_.emplace();
            std::visit([&](const auto& question) { answer(question, job); }, job.question);
        } catch (const std::bad_alloc&) {
            const auto* question = move_question(job.question);
            if (question == nullptr) throw;
            // Any move is better than a match that cannot go on.
            job.answer(first_legal_move(question->position));
        }
    }

private:
    void answer(const MoveQuestion& question, const Job& job) {
        if (const auto move = find_(*engine_, question, job.hurry)) job.answer(*move);
    }

    void answer(WatchedMoveQuestion question, const Job& job) {
        question.move.progress = [&](const SearchReport& report) { job.answer(report); };
        answer(question.move, job);
    }

    void answer(const HintQuestion& question, const Job& job) {
        if (auto hint = find_hint(*engine_, question.position, job.stop)) job.answer(std::move(*hint));
    }

    void answer(const AnalysisQuestion& question, const Job& job) {
        SearchSettings settings;
        settings.lines = question.lines;
        settings.limits.time = kLongestAnalysis;
        analyse(*engine_, question.position, settings, job.stop,
                [&](const SearchReport& report) { job.answer(report); });
    }

    void answer(const ReviewQuestion& question, const Job& job) {
        SearchLimits limits;
        limits.nodes = kNodesOfReview;
        review_game(
            *engine_, question.start, question.moves, limits, [&](const ReviewedMove& move) { job.answer(move); },
            job.stop);
    }

    MoveFinder find_;
    std::optional<Engine> engine_;  // made when first needed: its memory is large
};

}  // namespace

EngineTask::Work engine_worker(MoveFinder find) {
    return [worker = std::make_shared<EngineWorker>(std::move(find))](const Job& job) { worker->work(job); };
}

}  // namespace atom4
