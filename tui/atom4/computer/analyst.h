// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/base/async_task.h"

namespace atom4::tui {

/// The engine's opinion, in the background: of one position as it deepens, or of every move of a round. A review goes
/// first. Takes no thread and no memory before the first of either, and does nothing while neither is wanted.
class Analyst {
public:
    using Clock = std::chrono::steady_clock;

    /// The position to have an opinion of from now on, and of so many best moves there, or none; the same one again
    /// changes nothing.
    void analyse(const std::optional<Position>& position, int lines = 1);
    /// Begins a review of the moves, which must be legal from the position on.
    void review(Position start, std::vector<Cell> moves);

    /// The moves of the last review are no longer in play.
    void forget_review();

    /// Readable when there is something to take; -1 before there ever can be.
    [[nodiscard]] int descriptor() const { return thinking_ ? thinking_->descriptor() : -1; }
    /// Whether anything new came.
    bool take_answers();

    /// Since when it works at an analysis or a review, if it does.
    [[nodiscard]] std::optional<Clock::time_point> since() const { return since_; }
    /// Of the position, as far as it has come.
    [[nodiscard]] const std::optional<SearchReport>& report() const { return report_; }
    /// Whether no more will be found about the position.
    [[nodiscard]] bool has_finished() const { return finished_; }
    /// Of the moves of the last review, as far as it has come.
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return reviewed_; }
    [[nodiscard]] bool is_reviewing() const { return reviewed_.size() < to_review_; }
    /// The moves of the last review.
    [[nodiscard]] std::size_t to_review() const { return to_review_; }

private:
    void ask(EngineRequest question);
    void stop();

    std::optional<Position> position_;  // to be analysed
    std::optional<SearchReport> report_;
    std::vector<ReviewedMove> reviewed_;
    std::size_t to_review_ = 0;
    bool analysing_ = false;  // the last question was for the position
    bool finished_ = false;   // and it has been answered
    std::optional<Clock::time_point> since_;
    std::unique_ptr<Background<EngineRequest, EngineReply>> thinking_;
};

}  // namespace atom4::tui
