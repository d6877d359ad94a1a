// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/exact.h"

#include <algorithm>
#include <new>
#include <utility>

namespace atom4 {
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
    // With what is left of the limits.
    Solution solve(const Position& position) {
        Solution solution = solver_.solve(position, left_, stop_);
        positions_ += solution.positions;
        time_ += solution.time;
        if (left_.time) left_.time = std::max(*left_.time - solution.time, std::chrono::milliseconds(0));
        if (left_.positions) *left_.positions -= std::min(*left_.positions, solution.positions);
        return solution;
    }

    // What the move leads to, if that is known.
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

    // One draw is as good as another in theory; what was guessed tells which is harder for the opponent.
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

}  // namespace atom4
