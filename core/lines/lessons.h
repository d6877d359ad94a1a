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

/// What came of a move.
struct LessonAttempt {
    Cell from;
    Cell to;
    std::optional<Change> move;      ///< nothing if it cannot be made
    std::optional<Change> thrown;    ///< what fell behind it, if it completed nothing
    std::optional<LessonMiss> miss;  ///< nothing if it does what was asked
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

/// A lesson that somebody goes through: which step is shown, what was tried in it, and how far it is done. What is
/// tried stays on the board until something else is asked for.
class LessonSession {
public:
    explicit LessonSession(LessonId lesson);

    [[nodiscard]] LessonId lesson() const { return lesson_; }
    [[nodiscard]] std::size_t step_count() const { return steps_.size(); }
    /// The one that is shown, from 0.
    [[nodiscard]] std::size_t step_number() const { return number_; }
    [[nodiscard]] const LessonStep& step() const { return steps_[number_]; }

    /// The step's position, or what the last try made of it, with what fell behind it.
    [[nodiscard]] const Position& position() const { return position_; }
    /// The colours that fall next.
    [[nodiscard]] std::vector<int> next_colours() const;
    /// The last try, for as long as the board shows it.
    [[nodiscard]] const std::optional<LessonAttempt>& shown() const { return shown_; }

    /// Tries a move in the step's position, whatever is shown. Both cells must be on the board.
    const LessonAttempt& move(Cell from, Cell to);
    /// Puts the step's position back.
    void again();

    /// Whether the step that is shown was done, now or before it was put back.
    [[nodiscard]] bool is_step_done() const { return done_[number_]; }
    /// Whether every step was.
    [[nodiscard]] bool is_done() const;

    [[nodiscard]] bool has_next() const { return number_ + 1 < steps_.size(); }
    [[nodiscard]] bool has_previous() const { return number_ > 0; }
    /// Shows the step behind or before this one, which there must be.
    void next();
    void previous();

private:
    LessonId lesson_;
    std::vector<LessonStep> steps_;
    std::vector<bool> done_;
    std::size_t number_ = 0;
    Position position_;
    std::optional<LessonAttempt> shown_;
};

/// Where it is kept which lessons of Lines are done.
[[nodiscard]] inline LessonProgressFile lesson_file() {
    return LessonProgressFile(data_directory() / "lines-lessons");
}

}  // namespace atom4::lines
