// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "core/atom4/computer/review.h"
#include "core/atom4/search/search.h"
#include "tui/atom4/computer/background.h"

namespace atom4::tui {

/// The engine's opinion, in the background: of one position as it deepens, or of every move of a round. A review goes
/// first. Takes no thread and no memory before the first of either, and does nothing while neither is wanted.
class Analyst {
public:
    /// The position to have an opinion of from now on, or none; the same one again changes nothing.
    void analyse(const std::optional<Position>& position);
    /// Begins a review of the moves, which must be legal from the position on.
    void review(Position start, std::vector<Cell> moves);

    /// The moves of the last review are no longer in play.
    void forget_review();

    /// Readable when there is something to take; -1 before there ever can be.
    [[nodiscard]] int descriptor() const { return background_ ? background_->descriptor() : -1; }
    /// Whether anything new came.
    bool take_answers();

    /// Of the position, as far as it has come.
    [[nodiscard]] const std::optional<SearchReport>& report() const { return report_; }
    /// Of the moves of the last review, as far as it has come.
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return reviewed_; }
    [[nodiscard]] bool is_reviewing() const { return reviewed_.size() < to_review_; }
    /// The moves of the last review.
    [[nodiscard]] std::size_t to_review() const { return to_review_; }

private:
    struct Question {
        Position position;
        std::vector<Cell> moves;  // to review; none: the position is to be analysed
        int number = 0;
    };
    struct Answer {
        int number = 0;
        std::variant<SearchReport, ReviewedMove> found;
    };

    void ask(Position position, std::vector<Cell> moves);
    static void work(std::unique_ptr<Engine>& engine, const Question& question, bool is_short,
                     const std::stop_token& stop, const Background<Question, Answer>::Tell& tell);

    std::optional<Position> position_;  // to be analysed
    std::optional<SearchReport> report_;
    std::vector<ReviewedMove> reviewed_;
    std::size_t to_review_ = 0;
    int number_ = 0;          // of the last question; answers to others come too late
    bool analysing_ = false;  // the last question was for the position
    std::unique_ptr<Background<Question, Answer>> background_;
};

}  // namespace atom4::tui
