// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lines/position.h"

namespace atom4::lines {

/// A position of Lines with the task to clear the most, row behind row, before anything falls. One way alone leads
/// there: best_clearing() proves it.
struct Exercise {
    std::string id;  ///< what results are kept under; never changes
    Position position;
    int most = 0;  ///< number of chips
    std::vector<Move> moves;
};

/// Reads "ID CHIP ... ; MOST FROM TO ...": the position on seven rows and columns, how many chips can be cleared, and
/// the moves that do it. Nothing else, and no moves that clear another number.
[[nodiscard]] std::optional<Exercise> parse_exercise(std::string_view line);

/// Those that come with the program (exercises.txt), from the easiest to the hardest.
[[nodiscard]] const std::vector<Exercise>& exercises();

/// The most that can be cleared from a position before anything falls, one row behind the other, and how.
struct BestClearing {
    int chips = 0;            ///< so many chips
    std::int64_t ways = 1;    ///< number of solutions, counting orders of moves separately
    std::vector<Move> moves;  ///< the first of them
};

/// Proves it by trying every way. The player must be to move. Boards with a handful of rows take milliseconds.
[[nodiscard]] BestClearing best_clearing(const Position& position);

/// Whether a move completes a row now.
[[nodiscard]] bool can_clear(const Position& position);

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

/// A hint: the next move of a best solution.
struct ExerciseHint {
    Move move;
    int chips = 0;            ///< that it clears
    bool crosses = false;     ///< it completes several rows at once
    bool makes_room = false;  ///< the next row can only be completed behind it
};

/// The state of an exercise: the board, and the chips cleared.
class ExerciseSession {
public:
    explicit ExerciseSession(const Exercise& exercise) : exercise_(&exercise), position_(exercise.position) {}

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

    /// Returns std::nullopt if the maximum can no longer be reached.
    [[nodiscard]] std::optional<ExerciseHint> hint() const;

private:
    const Exercise* exercise_;
    Position position_;
    int cleared_ = 0;
    ExerciseStanding standing_ = ExerciseStanding::kGoesOn;
    std::optional<ExerciseMove> last_;
};

}  // namespace atom4::lines
