// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/analysis.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "core/atom4/engine/review.h"
#include "core/base/thread.h"

namespace atom4 {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMebibytes = 128;
// With more empty cells the solver has no chance within the longest analysis.
constexpr int kLate = 24;
// Positions for the solver before the search begins: in late positions, and in others, where it may still find that
// neither player can complete a line any more. Limits on positions rather than time make the solver look equally far on
// a busy and on an idle machine.
constexpr std::uint64_t kFirstLook = 12'000;
constexpr std::uint64_t kGlance = 64;
// Positions for the solver after the search: to find the moves of a position whose value is known, and to confirm a
// forced end found by the search, which is hardly ever in doubt. The solver examines 160,000 to 800,000 positions a
// second, depending on the board (measured with atom4-engine solve).
constexpr std::uint64_t kLastLook = 400'000;
constexpr std::uint64_t kSecondLook = 80'000;
// Nodes that suffice to choose among draws.
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

    // Returns what is left of the analysis's time limit, if it has one.
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
        // However the search ends, the solver must be stopped before its thread is joined.
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

namespace {

// One call of exact_report().
class ExactLines {
public:
    ExactLines(Solver& solver, const Position& position, const SearchReport& guessed, const SolveLimits& limits,
               std::stop_token stop)
        : solver_(solver), position_(position), guessed_(guessed), left_(limits), stop_(std::move(stop)) {}

    std::optional<SearchReport> find(int wanted) {
        const Solution solution = solve(position_);
        const auto score = exact_score(solution);
        if (!score || solution.line.empty()) return std::nullopt;
        SearchLine best{*score, solution.line};
        if (score->is_draw()) prefer_guessed_draw(best);
        std::vector<SearchLine> lines{std::move(best)};
        if (wanted > 1) add_others(lines);
        const auto count = std::min(static_cast<std::size_t>(wanted), position_.legal_moves().size());
        if (lines.size() < count) return std::nullopt;
        lines.resize(count);

        SearchReport report = guessed_;
        report.lines = std::move(lines);
        report.depth = std::max(report.depth, score->is_draw() ? empty_cells(position_) : solution.plies);
        for (const SearchLine& line : report.lines)
            report.selective_depth = std::max(report.selective_depth, static_cast<int>(line.moves.size()));
        report.nodes += positions_;
        report.time += time_;
        return report;
    }

private:
    // Solves within what is left of the limits.
    Solution solve(const Position& position) {
        Solution solution = solver_.solve(position, left_, stop_);
        positions_ += solution.positions;
        time_ += solution.time;
        if (left_.time) left_.time = std::max(*left_.time - solution.time, std::chrono::milliseconds(0));
        if (left_.positions) *left_.positions -= std::min(*left_.positions, solution.positions);
        return solution;
    }

    // Returns the line that begins with the move, if its exact score is found.
    std::optional<SearchLine> line_from(Cell cell) {
        Position after = position_;
        after.play_legal(cell);
        const Solution solution = solve(after);
        const auto score = exact_score(solution);
        if (!score) return std::nullopt;
        SearchLine line{seen_from_before(*score), {cell}};
        line.moves.insert(line.moves.end(), solution.line.begin(), solution.line.end());
        return line;
    }

    // In theory all draws are equal; the guessed lines show which one is harder for the opponent.
    void prefer_guessed_draw(SearchLine& best) {
        for (const SearchLine& guess : guessed_.lines) {
            if (guess.moves.front() == best.moves.front()) return;
            auto line = line_from(guess.moves.front());
            if (!line) return;
            if (!line->score.is_draw()) continue;
            best = std::move(*line);
            return;
        }
    }

    void add_others(std::vector<SearchLine>& lines) {
        const Score best = lines.front().score;
        std::vector<Cell> done{lines.front().moves.front()};
        const auto add = [&](Cell cell, const SearchLine* guess) {
            if (std::find(done.begin(), done.end(), cell) != done.end()) return;
            done.push_back(cell);
            if (auto line = line_from(cell))
                lines.push_back(std::move(*line));
            else if (guess != nullptr)
                lines.push_back({std::min(guess->score, best), guess->moves});
        };
        for (const SearchLine& guess : guessed_.lines) add(guess.moves.front(), &guess);
        for (const Cell cell : position_.legal_moves()) add(cell, nullptr);
        std::stable_sort(lines.begin() + 1, lines.end(),
                         [](const SearchLine& a, const SearchLine& b) { return a.score > b.score; });
    }

    Solver& solver_;
    const Position& position_;
    const SearchReport& guessed_;
    SolveLimits left_;
    std::stop_token stop_;
    std::uint64_t positions_ = 0;
    std::chrono::milliseconds time_{0};
};

}  // namespace

std::optional<Score> exact_score(const Solution& solution) {
    switch (solution.value) {
        case SolvedValue::kWin: return Score(Score::kWin - solution.plies);
        case SolvedValue::kLoss: return Score(-Score::kWin + solution.plies);
        case SolvedValue::kDraw: return Score::draw();
        case SolvedValue::kUnknown: break;
    }
    return std::nullopt;
}

Score seen_from_before(Score score) {
    if (score.is_draw()) return score;
    const int value = -score.value();
    if (score.plies_to_loss()) return Score(value - 1);
    if (score.plies_to_win()) return Score(value + 1);
    return Score(value);
}

std::unique_ptr<Solver> make_solver(std::size_t mebibytes) {
    try {
        return std::make_unique<Solver>(mebibytes);
    } catch (const std::bad_alloc&) {
        return nullptr;
    }
}

int empty_cells(const Position& position) {
    return position.size().cell_count() - position.piece_count();
}

std::optional<SearchReport> exact_report(Solver& solver, const Position& position, int lines,
                                         const SearchReport& guessed, const SolveLimits& limits, std::stop_token stop) {
    return ExactLines(solver, position, guessed, limits, std::move(stop)).find(lines);
}

namespace {

// Centipoints from which a player is said to be ahead at all, clearly ahead, and far ahead.
constexpr int kTrifle = 75;
constexpr int kClear = 300;
constexpr int kLarge = 900;

}  // namespace

Verdict::Verdict(Score score, Player mover)
    : centipoints_(mover == Player::kFirst ? score.value() : -score.value()), is_drawn_(score.is_draw()) {
    // Every other ply up to the win is the winner's, including the last one.
    if (const auto win = score.plies_to_win()) {
        winner_ = mover;
        moves_to_win_ = (*win + 1) / 2;
    } else if (const auto loss = score.plies_to_loss()) {
        winner_ = opponent(mover);
        moves_to_win_ = (*loss + 1) / 2;
    }
}

std::optional<Verdict> Verdict::of(const Position& position) {
    if (!position.is_over()) return std::nullopt;
    Verdict verdict;
    verdict.winner_ = winner(position.outcome());
    if (!verdict.winner_) return verdict;
    verdict.moves_to_win_ = 0;
    verdict.centipoints_ = *verdict.winner_ == Player::kFirst ? Score::kWin : -Score::kWin;
    return verdict;
}

std::optional<Player> Verdict::ahead() const {
    if (winner_) return winner_;
    if (std::abs(centipoints_) < kTrifle) return std::nullopt;
    return centipoints_ > 0 ? Player::kFirst : Player::kSecond;
}

Verdict::Lead Verdict::lead() const {
    if (!ahead()) return Lead::kNone;
    const int by = std::abs(centipoints_);
    return by >= kLarge ? Lead::kLarge : by >= kClear ? Lead::kClear : Lead::kLittle;
}

double Verdict::share() const {
    if (winner_) return *winner_ == Player::kFirst ? 1 : 0;
    constexpr double kEmptyShare = 0.6;  // about the mean of a round
    return expected_points(Score(centipoints_), kEmptyShare);
}

}  // namespace atom4
