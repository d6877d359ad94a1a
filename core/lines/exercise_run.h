// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>

#include "core/lines/exercises.h"

namespace atom4::lines {

/// How a try at an exercise stands.
enum class ExerciseStanding : std::uint8_t {
    kGoesOn,  ///< rows can still be completed
    kMost,    ///< all that can be cleared is cleared
    kStuck,   ///< no row can be completed any more
    kFell,    ///< a move completed nothing, and chips fell
};

/// What a move in an exercise came to.
struct ExerciseMove {
    Move move;
    std::optional<IllegalMove> refused;  ///< why it cannot be made; nothing has changed then
    std::optional<Change> made;
    std::optional<Change> thrown;  ///< what fell behind it, if it completed nothing
};

/// What can be said for the move that goes on the best way.
struct ExerciseHint {
    Move move;
    int chips = 0;            ///< that it clears
    bool crosses = false;     ///< it completes several rows at once
    bool makes_room = false;  ///< the next row can only be completed behind it
};

/// Somebody's tries at an exercise: what is on the board, and how much was cleared.
class ExerciseRun {
public:
    explicit ExerciseRun(const Exercise& exercise) : exercise_(&exercise), position_(exercise.position) {}

    [[nodiscard]] const Exercise& exercise() const { return *exercise_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] int cleared() const { return cleared_; }
    [[nodiscard]] ExerciseStanding standing() const { return standing_; }
    [[nodiscard]] bool has_ended() const { return standing_ != ExerciseStanding::kGoesOn; }
    /// The last move since the exercise was begun, for as long as it is on the board.
    [[nodiscard]] const std::optional<ExerciseMove>& last() const { return last_; }

    /// The try must not have ended, and both cells must be on the board.
    const ExerciseMove& move(Move move);
    /// Puts the exercise's position back.
    void again();

    /// Nothing where the most is out of reach from here.
    [[nodiscard]] std::optional<ExerciseHint> hint() const;

private:
    const Exercise* exercise_;
    Position position_;
    int cleared_ = 0;
    ExerciseStanding standing_ = ExerciseStanding::kGoesOn;
    std::optional<ExerciseMove> last_;
};

}  // namespace atom4::lines
