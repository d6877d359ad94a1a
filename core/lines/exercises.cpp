// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/lines/exercises.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/base/strings.h"
#include "core/lines/board.h"
#include "core/lines/position.h"

namespace atom4::lines {
namespace {

using namespace std::string_view_literals;
constexpr std::array kShippedLines{
#include "shipped_exercises.inc"
};

constexpr GameSetup kExerciseBoard{.rows = 7, .cols = 7};

std::optional<Position> read_position(std::span<const std::string_view> words) {
    std::vector<Chip> chips;
    for (const std::string_view word : words) {
        const auto chip = parse_chip(word);
        if (!chip) return std::nullopt;
        chips.push_back(*chip);
    }
    Position position(kExerciseBoard);
    // A line that is complete from the start is no task.
    const auto thrown = position.throw_chips(chips);
    if (!thrown || !thrown->removed.empty() || position.turn() != Turn::kMove) return std::nullopt;
    return position;
}

}  // namespace

std::optional<Exercise> parse_exercise(std::string_view line) {
    const auto task = words_of(take_until(line, ";"));
    const auto answer = words_of(line);
    if (task.size() < 2 || answer.size() < 3 || answer.size() % 2 == 0) return std::nullopt;
    const auto position = read_position(std::span(task).subspan(1));
    const auto most = parse_digits<int>(answer.front());
    if (!position || !most) return std::nullopt;
    Exercise exercise{std::string(task.front()), *position, *most, {}};
    Position after = *position;
    int cleared = 0;
    for (std::size_t i = 1; i < answer.size(); i += 2) {
        const auto from = parse_cell(answer[i]);
        const auto to = parse_cell(answer[i + 1]);
        if (!from || !to) return std::nullopt;
        const auto change = after.move(*from, *to);
        if (!change || change->removed.empty()) return std::nullopt;
        cleared += static_cast<int>(change->removed.size());
        exercise.moves.push_back({*from, *to});
    }
    if (cleared != *most) return std::nullopt;
    return exercise;
}

const std::vector<Exercise>& exercises() {
    static const std::vector<Exercise> kExercises = [] {
        std::vector<Exercise> read;
        for (const std::string_view line : kShippedLines) {
            auto exercise = parse_exercise(line);
            require(exercise.has_value());
            read.push_back(std::move(*exercise));
        }
        return read;
    }();
    return kExercises;
}

namespace {

// Excludes nearly all moves without making them: a chip with no neighbour of its colour completes no line.
bool has_neighbour(const Board& board, Cell from, Cell to) {
    const int colour = board.at(from);
    for (const Cell step : kLineSteps)
        for (const int way : {1, -1}) {
            const Cell next{to.row + way * step.row, to.col + way * step.col};
            if (board.contains(next) && next != from && board.at(next) == colour) return true;
        }
    return false;
}

// Calls visit for every move that completes a line, until it returns false. The position is unchanged afterwards.
template <class Visit>
void for_each_clearing(Position& position, Flood& flood, const Visit& visit) {
    const std::vector<Chip> chips = position.board().chips();
    const std::vector<Cell> free = position.board().free_cells();
    for (const Chip& chip : chips)
        for (const Cell to : free) {
            if (!has_neighbour(position.board(), chip.cell, to)) continue;
            const auto change = position.move_unseen(chip.cell, to, flood);
            if (!change) continue;
            const bool enough = !change->removed.empty() && !visit(Move{chip.cell, to}, *change);
            position.undo(*change);
            if (enough) return;
        }
}

BestClearing search(Position& position, Flood& flood) {
    BestClearing best;
    // After the last chip is cleared, no move is left.
    if (position.turn() != Turn::kMove) return best;
    for_each_clearing(position, flood, [&](Move move, const Change& change) {
        BestClearing rest = search(position, flood);
        const int chips = static_cast<int>(change.removed.size()) + rest.chips;
        if (chips == best.chips) best.ways += rest.ways;
        if (chips <= best.chips) return true;
        best = {chips, rest.ways, {move}};
        best.moves.insert(best.moves.end(), rest.moves.begin(), rest.moves.end());
        return true;
    });
    return best;
}

}  // namespace

BestClearing best_clearing(const Position& position) {
    require(position.turn() == Turn::kMove);
    Position work = position;
    Flood flood;
    return search(work, flood);
}

bool can_clear(const Position& position) {
    if (position.turn() != Turn::kMove) return false;
    Position work = position;
    Flood flood;
    bool found = false;
    for_each_clearing(work, flood, [&](Move, const Change&) {
        found = true;
        return false;
    });
    return found;
}

namespace {

// New chips are the same for every player.
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

const ExerciseMove& ExerciseSession::move(Move move) {
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
        standing_ = ExerciseStanding::kSolved;
    } else if (!can_clear(position_)) {
        standing_ = ExerciseStanding::kStuck;
    }
    return *last_;
}

void ExerciseSession::again() {
    *this = ExerciseSession(*exercise_);
}

std::optional<ExerciseHint> ExerciseSession::hint() const {
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
