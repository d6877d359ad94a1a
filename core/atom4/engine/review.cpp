// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/review.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/atom4/engine/analysis.h"

namespace atom4 {
namespace {

// Small enough to make a review hardly any slower. A time limit would make reviews differ from run to run.
constexpr int kMaxEmptyCells = 14;
constexpr std::uint64_t kPositionsToSolve = 10'000;
constexpr std::size_t kMebibytesToSolve = 16;

// Searches, and lets the solver correct the result if few cells are empty.
class Look {
public:
    Look(Engine& engine, std::stop_token stop) : engine_(engine), stop_(std::move(stop)) {}

    SearchReport operator()(const Position& position, const SearchLimits& limits) {
        const SearchReport report = engine_.search(position, {limits}, stop_);
        if (empty_cells(position) > kMaxEmptyCells || !solver_) return report;
        SolveLimits least{limits.time, kPositionsToSolve};
        if (limits.nodes) least.positions = std::min(kPositionsToSolve, *limits.nodes / 4);
        return exact_report(*solver_, position, 1, report, least, stop_).value_or(report);
    }

private:
    Engine& engine_;
    const std::stop_token stop_;
    const std::unique_ptr<Solver> solver_ = make_solver(kMebibytesToSolve);
};

double empty_share(const Position& position) {
    return static_cast<double>(empty_cells(position)) / position.size().cell_count();
}

// Returns the mean of the expected points after each legal move, by a quick search.
double random_points(Engine& quick, const Position& position, const std::stop_token& stop) {
    constexpr int kDepth = 2;
    quick.clear();
    SearchSettings settings;
    settings.limits.depth = kDepth;
    settings.lines = static_cast<int>(position.legal_moves().size());
    const SearchReport report = quick.search(position, settings, stop);
    double sum = 0;
    for (const SearchLine& line : report.lines) sum += expected_points(line.score, empty_share(position));
    return report.lines.empty() ? 0 : sum / static_cast<double>(report.lines.size());
}

bool is_not_good(const ReviewedMove& move) {
    return move.judgement != Judgement::kGood;
}

}  // namespace

double expected_points(Score score, double empty_share) {
    // Centipoints that multiply the odds by e on an empty board.
    constexpr double kScale = 380;
    if (score.plies_to_win()) return 1;
    if (score.plies_to_loss()) return 0;
    return 1 / (1 + std::exp(-score.value() * empty_share / kScale));
}

Judgement judge(Score best, Score played, double empty_share) {
    constexpr double kInaccurate = 0.04;
    constexpr double kMistaken = 0.08;
    if (best.plies_to_win()) return played.plies_to_win() ? Judgement::kGood : Judgement::kMissedWin;
    if (best.plies_to_loss()) return Judgement::kGood;  // nothing was left to spoil
    if (played.plies_to_loss()) return Judgement::kLosingMove;
    const double lost = expected_points(best, empty_share) - expected_points(played, empty_share);
    return lost >= kMistaken ? Judgement::kMistake : lost >= kInaccurate ? Judgement::kInaccuracy : Judgement::kGood;
}

void review_game(Engine& engine, Position position, std::span<const Cell> moves, const SearchLimits& limits,
                 const std::function<void(const ReviewedMove&)>& reviewed, std::stop_token stop) {
    engine.clear();
    // The position after the move played is searched as deep as the one after the best move.
    SearchLimits limits_after = limits;
    if (limits.depth) limits_after.depth = std::max(*limits.depth - 1, 1);
    Look look(engine, stop);
    Engine quick(1);
    for (const Cell cell : moves) {
        const SearchReport before = look(position, limits);
        if (stop.stop_requested()) return;
        ReviewedMove move{cell, before.score(), before.score(), {}};
        if (!before.lines.empty()) move.best_line = before.lines.front().moves;
        const bool is_best = !move.best_line.empty() && move.best_line.front() == cell;
        const double share = empty_share(position);
        const double best_points = expected_points(move.best_score, share);
        move.at_stake = std::max(0.0, best_points - random_points(quick, position, stop));
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
        // The best move is good by definition, whatever two searches of different depth say.
        if (!is_best) {
            move.judgement = judge(move.best_score, move.score, share);
            move.lost = std::max(0.0, best_points - expected_points(move.score, share));
        }
        reviewed(move);
    }
}

namespace {

bool has_pair(const Position& position, Cell cell) {
    const auto colour = position.at(cell);
    if (colour != Colour::kWhite && colour != Colour::kBlack) return false;
    return std::any_of(kAxes.begin(), kAxes.end(), [&](Direction axis) {
        const Cell next = step(cell, axis);
        return position.size().contains(next) && position.at(next) == colour;
    });
}

bool has_pair(const Position& position) {
    for (int row = 0; row < position.size().rows; ++row)
        for (int col = 0; col < position.size().cols; ++col)
            if (has_pair(position, Cell(row, col))) return true;
    return false;
}

Phase phase_at(const Position& position, Phase before) {
    const Colour now = position.to_play();
    if (before == Phase::kEnd || position.find_win(now) || position.find_win(next_on_wheel(now))) return Phase::kEnd;
    return before == Phase::kMiddle || has_pair(position) ? Phase::kMiddle : Phase::kOpening;
}

}  // namespace

bool has_mistake(std::span<const ReviewedMove> moves) {
    return std::any_of(moves.begin(), moves.end(), is_not_good);
}

std::optional<int> next_mistake(std::span<const ReviewedMove> moves, int from, int direction) {
    const int count = static_cast<int>(moves.size());
    for (int i = 1; i <= count; ++i) {
        const int index = ((from - 1 + direction * i) % count + count) % count;
        if (is_not_good(moves[static_cast<std::size_t>(index)])) return index + 1;
    }
    return std::nullopt;
}

std::vector<Phase> phases_of(Position position, std::span<const Cell> moves) {
    std::vector<Phase> phases;
    Phase phase = Phase::kOpening;
    for (const Cell cell : moves) {
        phase = phase_at(position, phase);
        phases.push_back(phase);
        position.play_legal(cell);
    }
    return phases;
}

void Accuracy::add(const ReviewedMove& move) {
    lost += move.lost;
    at_stake += move.at_stake;
}

std::optional<int> Accuracy::percent() const {
    constexpr double kMin = 0.1;
    if (std::max(lost, at_stake) < kMin) return std::nullopt;
    return lost >= at_stake ? 0 : static_cast<int>(std::lround(100 * (1 - lost / at_stake)));
}

ByPlayer<PlayerAccuracy> accuracy_of(const Position& start, std::span<const ReviewedMove> moves) {
    std::vector<Cell> cells;
    for (const ReviewedMove& move : moves) cells.push_back(move.played);
    const std::vector<Phase> phases = phases_of(start, cells);
    ByPlayer<PlayerAccuracy> players(PlayerAccuracy{}, PlayerAccuracy{});
    Player mover = start.mover();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        players[mover].round.add(moves[i]);
        players[mover].phases[static_cast<std::size_t>(phases[i])].add(moves[i]);
        mover = opponent(mover);
    }
    return players;
}

MistakeFacts mistake_facts(const Position& before, const ReviewedMove& move) {
    MistakeFacts facts;
    if (move.best_line.empty() || move.best_line.front() == move.played) return facts;
    const Colour own = before.to_play();
    const Colour theirs = next_on_wheel(own);
    const Colour own_next = next_on_wheel(own, 2);

    Position better = before;
    const Cell best = move.best_line.front();
    if (better.play_legal(best).wins()) {
        const auto fours = fours_in_reach(before, own);
        facts.misses = *std::find_if(fours.begin(), fours.end(), [&](const Four& four) { return four.cell == best; });
    } else {
        facts.better_stops = !better.find_win(theirs);
        facts.better_threatens = fours_in_reach(better, own_next);
    }

    Position after = before;
    if (after.play_legal(move.played).wins()) return facts;
    facts.lets = fours_in_reach(after, theirs);
    facts.played_threatens = fours_in_reach(after, own_next);
    if (move.answer_line.empty()) return facts;
    facts.answer = move.answer_line.front();
    if (!after.play_legal(*facts.answer).wins())
        facts.answer_threatens = fours_in_reach(after, next_on_wheel(theirs, 2));
    return facts;
}

}  // namespace atom4
