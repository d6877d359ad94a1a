// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/analysis.h"

#include <algorithm>
#include <functional>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "core/atom4/engine/exact.h"
#include "core/base/thread.h"

namespace atom4 {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMebibytes = 128;
// With more empty cells the solver has no chance within the longest analysis.
constexpr int kLate = 24;
// What the solver gets before the search begins, in late positions and in others, where it may still see that nobody
// can complete a line any more. These limits count positions, not time, so that a busy machine looks as far as an idle
// one.
constexpr std::uint64_t kFirstLook = 12'000;
constexpr std::uint64_t kGlance = 64;
// For the moves of a position whose value is known, and for an end that the search has found, which hardly anybody
// doubts. The solver takes 160,000 to 800,000 a second, depending on the board (measured with atom4-engine solve).
constexpr std::uint64_t kLastLook = 400'000;
constexpr std::uint64_t kSecondLook = 80'000;
// Enough to choose among draws.
constexpr std::uint64_t kNodesToChoose = 20'000;

class Analysing {
public:
    Analysing(Engine& engine, Solver& solver, const Position& position, const SearchSettings& settings,
              std::stop_token stop, const Engine::Progress& progress)
        : engine_(engine),
          solver_(solver),
          position_(position),
          settings_(settings),
          stop_(std::move(stop)),
          progress_(progress) {}

    SearchReport run() {
        if (is_known_at_once()) {
            SearchSettings choice = settings_;
            choice.limits.nodes = std::min(choice.limits.nodes.value_or(kNodesToChoose), kNodesToChoose);
            if (auto exact = find_exact(engine_.search(position_, choice, stop_), kLastLook)) return *exact;
        }
        const SearchReport report = is_late() ? search_beside_solver() : search(stop_);
        if (is_known_ || report.score().plies_to_win() || report.score().plies_to_loss())
            if (auto exact = find_exact(report, is_known_ ? kLastLook : kSecondLook)) return *exact;
        return report;
    }

private:
    [[nodiscard]] bool is_late() const { return empty_cells(position_) <= kLate; }

    [[nodiscard]] bool is_known_at_once() {
        return solver_.solve(position_, within(is_late() ? kFirstLook : kGlance), stop_).value != SolvedValue::kUnknown;
    }

    // Of the time that the analysis was given, if it was.
    [[nodiscard]] std::optional<milliseconds> time_left() const {
        if (!settings_.limits.time) return std::nullopt;
        const auto gone = std::chrono::duration_cast<milliseconds>(Clock::now() - start_);
        return std::max(*settings_.limits.time - gone, milliseconds(0));
    }

    [[nodiscard]] SolveLimits within(std::uint64_t positions) const {
        return {.time = time_left(), .positions = positions};
    }

    SearchReport search(const std::stop_token& stop) const {
        SearchSettings settings = settings_;
        settings.limits.time = time_left();
        return engine_.search(position_, settings, stop, progress_);
    }

    SearchReport search_beside_solver() {
        std::stop_source end_search;
        std::stop_source end_solver;
        const std::stop_callback forward(stop_, [&] {
            end_search.request_stop();
            end_solver.request_stop();
        });
        std::vector<std::jthread> threads;
        const auto solve = [&] {
            try {
                is_known_ = solver_.solve(position_, {}, end_solver.get_token()).value != SolvedValue::kUnknown;
                if (is_known_) end_search.request_stop();
            } catch (const std::bad_alloc&) {
                // The search goes on alone.
            }
        };
        // However the search ends, the solver must be told before it is waited for.
        const struct End {
            std::stop_source& solver;
            ~End() { solver.request_stop(); }
        } end{end_solver};
        start_threads(threads, 1, [&] { return solve; });
        SearchReport report = search(end_search.get_token());
        end_solver.request_stop();
        threads.clear();
        return report;
    }

    std::optional<SearchReport> find_exact(const SearchReport& guessed, std::uint64_t positions) {
        if (stop_.stop_requested()) return std::nullopt;
        auto exact = exact_report(solver_, position_, settings_.lines, guessed, within(positions), stop_);
        if (!exact) return std::nullopt;
        exact->time = std::chrono::duration_cast<milliseconds>(Clock::now() - start_);
        if (progress_) progress_(*exact);
        return exact;
    }

    Engine& engine_;
    Solver& solver_;
    const Position& position_;
    const SearchSettings& settings_;
    const std::stop_token stop_;
    const Engine::Progress& progress_;
    const Clock::time_point start_ = Clock::now();
    bool is_known_ = false;
};

}  // namespace

SearchReport analyse(Engine& engine, const Position& position, const SearchSettings& settings, std::stop_token stop,
                     const Engine::Progress& progress) {
    const auto solver = make_solver(kMebibytes);
    if (!solver) return engine.search(position, settings, std::move(stop), progress);
    try {
        return Analysing(engine, *solver, position, settings, stop, progress).run();
    } catch (const std::bad_alloc&) {
        return engine.search(position, settings, std::move(stop), progress);
    }
}

}  // namespace atom4
