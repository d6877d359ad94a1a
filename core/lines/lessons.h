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
    kPaths,    ///< a chip goes where free cells lead it
    kPreview,  ///< what falls after a move, and when nothing does
    kChains,   ///< rows one after the other are worth more
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

/// What a move has to do.
enum class LessonTask : std::uint8_t {
    kMove,  ///< be a move
    kLine,  ///< complete a line
};

/// One thing to be done on the board, with one move.
struct LessonStep {
    LessonIdea idea;
    LessonTask task;
    Position position;       ///< the player is to move
    std::uint64_t seed = 0;  ///< of what falls, and of the preview
};

/// Why a move is not what a step asks for.
enum class LessonMiss : std::uint8_t {
    kNoChip,  ///< there is nothing to move
    kTaken,   ///< a chip lies where it should go
    kNoPath,  ///< no free cells lead there
    kNoLine,  ///< it completes no line
};

/// The result of a move.
struct LessonAttempt {
    Cell from;
    Cell to;
    std::optional<Change> move;      ///< std::nullopt if it is illegal
    std::optional<Change> thrown;    ///< what fell behind it, if it completed nothing
    std::optional<LessonMiss> miss;  ///< std::nullopt if it solves the step
    int in_line = 0;                 ///< of kNoLine: how many of its colour lie in line with it, itself included

    [[nodiscard]] bool does_it() const { return !miss; }
};

/// The steps of a lesson, from the first to the last.
[[nodiscard]] std::vector<LessonStep> steps_of(LessonId lesson);

/// What that move comes to. Both cells must be on the board.
[[nodiscard]] LessonAttempt attempt(const LessonStep& step, Cell from, Cell to);

/// A move that does what the step asks for.
[[nodiscard]] Move solution(const LessonStep& step);

/// What the lesson is called where progress is kept; never changes.
[[nodiscard]] std::string_view name_of(LessonId lesson);

/// Where it is kept which lessons of Lines are done.
[[nodiscard]] inline LessonProgressFile lesson_file() {
    return LessonProgressFile(data_directory() / "lines-lessons");
}

}  // namespace atom4::lines
