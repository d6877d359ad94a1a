// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/atom4/training/puzzle_run.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/base/strings.h"

namespace atom4 {
namespace {

// Steps from one cell to the other.
int distance(Cell a, Cell b) {
    const auto x = [](Cell cell) { return cell.col() - (cell.row() - cell.row() % 2) / 2; };
    const int dx = x(b) - x(a);
    const int dy = b.row() - a.row();
    return std::max({std::abs(dx), std::abs(dy), std::abs(dx + dy)});
}

}  // namespace

PuzzleRun::PuzzleRun(Puzzle puzzle, PuzzleProver& prover)
    : puzzle_(std::move(puzzle)), prover_(&prover), position_(puzzle_.position) {}

int PuzzleRun::moves_left() const {
    return solved_ ? 0 : puzzle_.moves - static_cast<int>(played_.size()) / 2;
}

void PuzzleRun::play(Cell cell) {
    (void)position_.play_legal(cell);
    played_.push_back(cell);
}

PuzzleTry PuzzleRun::attempt(Cell cell) {
    PuzzleTry tried;
    Position after = position_;
    const auto move = after.play(cell);
    if (solved_ || !move) return tried;
    tried.move = *move;
    const int plies = static_cast<int>(played_.size()) + 1;
    // What was proved when the puzzle was made needs no proof; what cannot be proved here is taken for wrong.
    const bool on_line = next_of_line() == cell;
    if (!on_line && !prover_->keeps(puzzle_, after, plies).value_or(false)) {
        missed_ = true;
        tried.verdict = PuzzleTry::Verdict::kTooSlow;
        if (after.is_over()) return tried;
        tried.plies = prover_->win_in(after, prover_->horizon(puzzle_.moves) - plies).value_or(0);
        if (tried.plies > 0) tried.verdict = PuzzleTry::Verdict::kLoses;
        if (const auto answer = prover_->refutation(puzzle_, after, plies)) tried.answer = after.play_legal(*answer);
        return tried;
    }
    play(cell);
    hints_ = 0;
    tried.verdict = PuzzleTry::Verdict::kSolved;
    solved_ = position_.is_over() || plies >= 2 * puzzle_.moves - 1;
    if (solved_) return tried;
    const auto known = next_of_line();
    const auto answer = known ? known : prover_->answer(puzzle_, position_, plies);
    if (answer) {
        tried.answer = after.play_legal(*answer);
        play(*answer);
    }
    solved_ = !answer || position_.is_over();
    if (!solved_) tried.verdict = PuzzleTry::Verdict::kGoesOn;
    return tried;
}

std::optional<Cell> PuzzleRun::next_of_line() const {
    const bool follows =
        played_.size() < puzzle_.line.size() && std::equal(played_.begin(), played_.end(), puzzle_.line.begin());
    return follows ? std::optional(puzzle_.line[played_.size()]) : std::nullopt;
}

Cell PuzzleRun::right_move() {
    if (const auto known = next_of_line()) return *known;
    const auto moves = prover_->solver_moves(puzzle_, position_, static_cast<int>(played_.size()));
    return moves && !moves->empty() ? moves->front() : position_.legal_moves().front();
}

std::vector<Cell> PuzzleRun::hint() {
    require(!solved_);
    const Cell right = right_move();
    ++hints_;
    hinted_ = true;
    if (hints_ > 1) {
        missed_ = true;
        return {right};
    }
    // Those around it, so that it is told where to look and not what to play.
    constexpr std::size_t kCells = 3;
    std::vector<Cell> cells(position_.legal_moves().begin(), position_.legal_moves().end());
    std::sort(cells.begin(), cells.end(),
              [&](Cell a, Cell b) { return std::pair(distance(a, right), a) < std::pair(distance(b, right), b); });
    cells.resize(std::min(cells.size(), kCells));
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<Cell> PuzzleRun::solution() {
    missed_ = missed_ || !solved_;
    std::vector<Cell> line;
    Position position = position_;
    int plies = static_cast<int>(played_.size());
    const auto follow = [&](std::optional<Cell> cell) {
        if (!cell) return false;
        line.push_back(*cell);
        (void)position.play_legal(*cell);
        ++plies;
        return !position.is_over();
    };
    if (solved_ || !follow(right_move())) return line;
    while (plies < 2 * puzzle_.moves - 1) {
        if (!follow(prover_->answer(puzzle_, position, plies))) break;
        const auto moves = prover_->solver_moves(puzzle_, position, plies);
        if (!moves || moves->empty() || !follow(moves->front())) break;
    }
    return line;
}

std::optional<PuzzleResult> PuzzleRun::result() const {
    if (missed_) return PuzzleResult::kMissed;
    if (!solved_) return std::nullopt;
    return hinted_ ? PuzzleResult::kHinted : PuzzleResult::kSolved;
}

}  // namespace atom4
