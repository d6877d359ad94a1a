// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/engine/accuracy.h"

#include <algorithm>
#include <cmath>

namespace atom4 {
namespace {

constexpr double kOddsScale = 600;

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

double expectation(Score score) {
    if (score.plies_to_win()) return 1;
    if (score.plies_to_loss()) return 0;
    return 1 / (1 + std::exp(-score.value() / kOddsScale));
}

double accuracy(Score best, Score played) {
    const double lost = 100 * (expectation(best) - expectation(played));
    if (lost <= 0) return 100;
    return std::clamp(103.1668 * std::exp(-0.04354 * lost) - 3.1669, 0.0, 100.0);
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

void MeanAccuracy::add(double accuracy) {
    sum += accuracy;
    ++moves;
}

std::optional<int> MeanAccuracy::percent() const {
    return moves == 0 ? std::nullopt : std::optional(static_cast<int>(std::lround(sum / moves)));
}

ByPlayer<PlayerAccuracy> accuracy_of(const Position& start, std::span<const ReviewedMove> moves) {
    std::vector<Cell> cells;
    for (const ReviewedMove& move : moves) cells.push_back(move.played);
    const std::vector<Phase> phases = phases_of(start, cells);
    ByPlayer<PlayerAccuracy> players(PlayerAccuracy{}, PlayerAccuracy{});
    Player mover = start.mover();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        // The best move is the best move, whatever two looks of different depth think of it.
        const ReviewedMove& move = moves[i];
        const bool is_best = !move.best_line.empty() && move.best_line.front() == move.played;
        const double accurate = is_best ? 100 : accuracy(move.best_score, move.score);
        players[mover].round.add(accurate);
        players[mover].phases[static_cast<std::size_t>(phases[i])].add(accurate);
        mover = opponent(mover);
    }
    return players;
}

}  // namespace atom4
