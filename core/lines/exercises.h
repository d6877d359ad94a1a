// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lines/position.h"

namespace atom4::lines {

/// A position of Lines with the task to clear as many chips as possible, line after line, before new chips appear.
/// There is exactly one solution; best_clearing() proves it.
struct Exercise {
    std::string id;  ///< name under which results are saved; never changes
    Position position;
    int most = 0;  ///< number of chips that can be cleared
    std::vector<Move> moves;
};

/// Parses "ID CHIP ... ; MOST FROM TO ...": the position on seven rows and columns, how many chips can be cleared, and
/// the moves that do it. Returns std::nullopt for anything else, or if the moves clear another number.
[[nodiscard]] std::optional<Exercise> parse_exercise(std::string_view line);

/// Returns the exercises of the program (exercises.txt), from the easiest to the hardest.
[[nodiscard]] const std::vector<Exercise>& exercises();

/// The most chips that can be cleared from a position, line after line, before new chips appear, and how.
struct BestClearing {
    int chips = 0;
    std::int64_t ways = 1;    ///< number of solutions, counting orders of moves separately
    std::vector<Move> moves;  ///< the first solution
};

/// Finds them by trying every way. It must be the player's turn. Takes milliseconds for a handful of lines.
[[nodiscard]] BestClearing best_clearing(const Position& position);

/// Returns whether any move completes a line now.
[[nodiscard]] bool can_clear(const Position& position);

/// The state of an attempt at an exercise.
enum class ExerciseStanding : std::uint8_t {
    kOpen,    ///< lines can still be completed
    kSolved,  ///< all that can be cleared is cleared
    kStuck,   ///< no line can be completed any more
    kFell,    ///< a move completed nothing, and new chips appeared
};

/// The result of a move in an exercise.
struct ExerciseMove {
    Move move;
    std::optional<IllegalMove> refused;  ///< why it is illegal; nothing has changed then
    std::optional<Change> made;
    std::optional<Change> thrown;  ///< the new chips after it, if it completed nothing
};

/// A hint: the next move of a best solution.
struct ExerciseHint {
    Move move;
    int chips = 0;            ///< that it clears
    bool crosses = false;     ///< it completes several lines at once
    bool makes_room = false;  ///< the next line can only be completed after it
};

/// The state of an exercise: the board, and the chips cleared.
class ExerciseSession {
public:
    explicit ExerciseSession(const Exercise& exercise) : exercise_(&exercise), position_(exercise.position) {}

    [[nodiscard]] const Exercise& exercise() const { return *exercise_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] int cleared() const { return cleared_; }
    [[nodiscard]] ExerciseStanding standing() const { return standing_; }
    [[nodiscard]] bool has_ended() const { return standing_ != ExerciseStanding::kOpen; }
    /// Returns the last move since the start or again(), legal or not.
    [[nodiscard]] const std::optional<ExerciseMove>& last() const { return last_; }

    /// Makes a move. The attempt must not have ended, and both cells must be on the board.
    const ExerciseMove& move(Move move);
    /// Resets the exercise to its start.
    void again();

    /// Returns std::nullopt if the maximum can no longer be reached.
    [[nodiscard]] std::optional<ExerciseHint> hint() const;

private:
    const Exercise* exercise_;
    Position position_;
    int cleared_ = 0;
    ExerciseStanding standing_ = ExerciseStanding::kOpen;
    std::optional<ExerciseMove> last_;
};

}  // namespace atom4::lines
