// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/exercise_run.h"

#include <algorithm>

#include "core/lines/clearing.h"
#include "core/lines/throws.h"

namespace atom4::lines {
namespace {

// What falls is the same for everybody.
constexpr std::uint64_t kSeed = 1;

bool clears(const Position& position, Move move) {
    Position after = position;
    const auto change = after.move(move.from, move.to);
    return change && !change->removed.empty();
}

int rows_completed_by(const Position& position, Move move) {
    Board board = position.board();
    const int colour = board.at(move.from);
    board.take(move.from);
    board.put({move.to, colour});
    return static_cast<int>(std::count_if(kLineSteps.begin(), kLineSteps.end(), [&](Cell step) {
        return in_line(board, move.to, step) >= position.setup().line;
    }));
}

}  // namespace

const ExerciseMove& ExerciseRun::move(Move move) {
    require(!has_ended());
    last_ = ExerciseMove{move, {}, {}, {}};
    auto change = position_.move(move.from, move.to);
    if (!change) {
        last_->refused = change.error();
        return *last_;
    }
    cleared_ += static_cast<int>(change->removed.size());
    last_->made = std::move(*change);
    if (last_->made->removed.empty()) {
        last_->thrown = position_.throw_chips(draw_throw(kSeed, position_)).value();
        standing_ = ExerciseStanding::kFell;
    } else if (cleared_ == exercise_->most) {
        standing_ = ExerciseStanding::kMost;
    } else if (!can_clear(position_)) {
        standing_ = ExerciseStanding::kStuck;
    }
    return *last_;
}

void ExerciseRun::again() {
    *this = ExerciseRun(*exercise_);
}

std::optional<ExerciseHint> ExerciseRun::hint() const {
    if (has_ended()) return std::nullopt;
    const BestClearing best = best_clearing(position_);
    if (cleared_ + best.chips < exercise_->most) return std::nullopt;
    const Move move = best.moves.front();
    Position after = position_;
    const Change change = after.move_legal(move.from, move.to);
    return ExerciseHint{move, static_cast<int>(change.removed.size()), rows_completed_by(position_, move) > 1,
                        best.moves.size() > 1 && !clears(position_, best.moves[1])};
}

}  // namespace atom4::lines
