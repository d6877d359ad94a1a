// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/atom4/engine/computer.h"
#include "core/base/async_task.h"

namespace atom4::tui {

/// The engine's opinion, in the background: of one position as it deepens, or of every move of a round. A review goes
/// first. Does nothing while neither is wanted.
class Analyst {
public:
    using Clock = std::chrono::steady_clock;

    /// The mailbox must outlive it.
    explicit Analyst(Mailbox& mailbox);

    /// The position to have an opinion of from now on, and of so many best moves there, or none; the same one again
    /// changes nothing.
    void analyse(const std::optional<Position>& position, int lines = 1);
    /// Begins a review of the moves, which must be legal from the position on.
    void review(Position start, std::vector<Cell> moves);

    /// The moves of the last review are no longer in play.
    void forget_review();

    /// Whether anything new came since it was last asked.
    [[nodiscard]] bool take_news() { return std::exchange(has_news_, false); }
    /// Whether a review has come to its end, once.
    [[nodiscard]] bool take_review_end() { return std::exchange(has_reviewed_, false); }
    /// Whether there was no thread or memory for it, once.
    [[nodiscard]] bool take_trouble() { return std::exchange(is_trouble_, false); }

    /// Since when it works at an analysis or a review, if it does.
    [[nodiscard]] std::optional<Clock::time_point> since() const { return thinking_.since(); }
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
    void hear(EngineReply answer);
    void hear_end(TaskEnd how);

    std::optional<Position> position_;  // to be analysed
    std::optional<SearchReport> report_;
    std::vector<ReviewedMove> reviewed_;
    std::size_t to_review_ = 0;
    bool analysing_ = false;  // the last question was for the position
    bool finished_ = false;   // and it has been answered
    bool has_news_ = false;
    bool has_reviewed_ = false;
    bool is_trouble_ = false;
    EngineTask thinking_;
};

}  // namespace atom4::tui
