// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/lines/position.h"
#include "core/storage/files.h"
#include "core/storage/progress.h"

namespace atom4::lines {

/// The lessons, in the order in which they are learned.
enum class LessonId : std::uint8_t {
    kPaths,    ///< chips move over free cells
    kPreview,  ///< new chips after a move, and when none appear
    kChains,   ///< consecutive lines are worth more
};
inline constexpr std::array kLessonIds{LessonId::kPaths, LessonId::kPreview, LessonId::kChains};

/// What a step is about. Every step has one of its own, so that a front end has a sentence for each.
enum class LessonIdea : std::uint8_t {
    kFiveInARow,
    kWalledIn,
    kThreeFall,
    kNothingFalls,
    kFirstOfAChain,
    kSecondOfAChain,
    kThirdOfAChain,
};

/// What a move has to achieve.
enum class LessonTask : std::uint8_t {
    kMove,  ///< be legal
    kLine,  ///< complete a line
};

/// A task on the board, to be done with one move.
struct LessonStep {
    LessonIdea idea;
    LessonTask task;
    Position position;       ///< the player is to move
    std::uint64_t seed = 0;  ///< of the new chips, and of the preview
};

/// Why a move does not solve a step.
enum class LessonMiss : std::uint8_t {
    kNoChip,  ///< there is nothing to move
    kTaken,   ///< there is a chip on the target cell
    kNoPath,  ///< no free cells lead there
    kNoLine,  ///< it completes no line
};

/// The result of a move.
struct LessonAttempt {
    Cell from;
    Cell to;
    std::optional<Change> move;      ///< std::nullopt if it is illegal
    std::optional<Change> thrown;    ///< the new chips after it, if it completed nothing
    std::optional<LessonMiss> miss;  ///< std::nullopt if it solves the step
    int in_line = 0;                 ///< with kNoLine: longest run of its colour through it, itself included

    [[nodiscard]] bool succeeded() const { return !miss; }
};

/// Returns the steps of a lesson, from the first to the last.
[[nodiscard]] std::vector<LessonStep> steps_of(LessonId lesson);

/// Returns the result of a move. Both cells must be on the board.
[[nodiscard]] LessonAttempt attempt(const LessonStep& step, Cell from, Cell to);

/// Returns a move that solves the step.
[[nodiscard]] Move solution(const LessonStep& step);

/// Returns the name under which progress is saved; never changes.
[[nodiscard]] std::string_view name_of(LessonId lesson);

/// Returns the file with the lessons of Lines that are done.
[[nodiscard]] inline LessonProgressFile lesson_file() {
    return LessonProgressFile(data_directory() / "lines-lessons");
}

}  // namespace atom4::lines
