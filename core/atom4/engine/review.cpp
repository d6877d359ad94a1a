// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/review.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/atom4/engine/exact.h"

namespace atom4 {
namespace {

// So few that the review of a round takes little longer; a limit of time would make it differ from time to time.
constexpr int kMostEmptyCells = 14;
constexpr std::uint64_t kPositionsToSolve = 10'000;
constexpr std::size_t kMebibytesToSolve = 16;

// A search, put right by the solver where little is left to play.
class Look {
public:
    Look(Engine& engine, std::stop_token stop) : engine_(engine), stop_(std::move(stop)) {}

    SearchReport operator()(const Position& position, const SearchLimits& limits) {
        const SearchReport report = engine_.search(position, {limits}, stop_);
        if (empty_cells(position) > kMostEmptyCells || !solver_) return report;
        SolveLimits least{limits.time, kPositionsToSolve};
        if (limits.nodes) least.positions = std::min(kPositionsToSolve, *limits.nodes / 4);
        return exact_report(*solver_, position, 1, report, least, stop_).value_or(report);
    }

private:
    Engine& engine_;
    const std::stop_token stop_;
    const std::unique_ptr<Solver> solver_ = make_solver(kMebibytesToSolve);
};

}  // namespace

Judgement judge(Score best, Score played) {
    constexpr int kInaccurate = 150;
    constexpr int kMistaken = 300;
    if (best.plies_to_win()) return played.plies_to_win() ? Judgement::kGood : Judgement::kMissedWin;
    if (best.plies_to_loss()) return Judgement::kGood;  // nothing was left to spoil
    if (played.plies_to_loss()) return Judgement::kLosingMove;
    const int given_away = best.value() - played.value();
    return given_away >= kMistaken     ? Judgement::kMistake
           : given_away >= kInaccurate ? Judgement::kInaccuracy
                                       : Judgement::kGood;
}

void review_game(Engine& engine, Position position, std::span<const Cell> moves, const SearchLimits& limits,
                 const std::function<void(const ReviewedMove&)>& reviewed, std::stop_token stop) {
    engine.clear();
    // What follows the move played is looked at as far as what follows the best one.
    SearchLimits limits_after = limits;
    if (limits.depth) limits_after.depth = std::max(*limits.depth - 1, 1);
    Look look(engine, stop);
    for (const Cell cell : moves) {
        const SearchReport before = look(position, limits);
        if (stop.stop_requested()) return;
        ReviewedMove move{cell, before.score(), before.score(), {}};
        if (!before.lines.empty()) move.best_line = before.lines.front().moves;
        const bool is_best = !move.best_line.empty() && move.best_line.front() == cell;
        const Reaction reaction = position.play_legal(cell);
        if (reaction.wins()) {
            move.score = Score(Score::kWin - 1);
        } else if (position.is_over()) {
            move.score = Score::draw();
        } else if (!is_best) {
            const SearchReport after = look(position, limits_after);
            if (stop.stop_requested()) return;
            move.score = seen_from_before(after.score());
            if (!after.lines.empty()) move.answer_line = after.lines.front().moves;
        } else {
            move.answer_line.assign(move.best_line.begin() + 1, move.best_line.end());
        }
        if (!is_best) move.judgement = judge(move.best_score, move.score);
        reviewed(move);
    }
}

}  // namespace atom4
