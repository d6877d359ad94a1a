// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/atom4/controller/line_browser.h"
#include "core/atom4/controller/turn_keeper.h"
#include "core/atom4/engine/computer.h"
#include "core/atom4/engine/review.h"
#include "core/atom4/training/mistakes.h"

namespace atom4 {

/// How many plies of the line on the board are the first ones of those that were reviewed.
[[nodiscard]] int plies_in_common(const Match& match, std::span<const ReviewedMove> reviewed);

// What ReviewSession tells.

/// A review has begun, has judged one more move, or has been closed.
struct ReviewChanged {};
/// All moves have been judged.
struct ReviewEnded {};

/// Mistakes have become puzzles: KeptMistakes.
using ReviewEvent = std::variant<ReviewChanged, ReviewEnded, KeptMistakes, OutOfResources>;

/// The review of a round and what it is good for: judgements, the way from mistake to mistake, puzzles of one's own. It
/// stays until it is closed, until another round begins, or until the round counts for the rating; of a line that
/// leaves the reviewed one the moves before that count. Plies are numbered from 1.
///
/// Everything runs in the mailbox's thread. The listener may call anything.
class ReviewSession {
public:
    using Tell = std::function<void(const ReviewEvent&)>;
    /// `is_rated` says whether the round in play counts for the rating. All of them must outlive it.
    ReviewSession(TurnKeeper& turns, LineBrowser& browser, Mailbox& mailbox, std::function<bool()> is_rated, Tell tell);
    ReviewSession(const ReviewSession&) = delete;
    ReviewSession& operator=(const ReviewSession&) = delete;
    ~ReviewSession() = default;

    /// Why no review can begin, in a sentence; empty where one can.
    [[nodiscard]] std::string bar_text() const;
    /// Reviews the line on the board, whose moves are in `reviewed()` as they are judged. It is help: who plays a rated
    /// round is asked first. Pauses a demonstration. Does nothing where bar_text() says why, and
    /// where it runs already.
    void begin();
    /// Ends it, and forgets what it has found.
    void close();

    [[nodiscard]] bool is_running() const { return task_ != nullptr; }
    [[nodiscard]] bool is_open() const { return !moves_.empty(); }
    /// Whether another review of what is on the board would find the same.
    [[nodiscard]] bool is_up_to_date() const;
    [[nodiscard]] const Position& start() const { return start_; }
    /// How many moves are to be judged.
    [[nodiscard]] int plies() const { return static_cast<int>(moves_.size()); }
    /// Those that have been.
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return reviewed_; }
    /// How many plies of the line on the board have been judged.
    [[nodiscard]] int plies_in_common() const { return atom4::plies_in_common(match_, reviewed_); }
    /// What is thought of that ply of the line on the board; nullptr where it has not been judged.
    [[nodiscard]] const ReviewedMove* of(int ply) const;

    /// The next mistake (atom4::next_mistake()) of the line on the board, in that direction from what is in sight.
    /// Nothing while the review runs, or where it is the one that is talked about.
    [[nodiscard]] std::optional<int> next_mistake(int direction) const;
    /// Whether that ply is to be looked at before it is made, to talk about it, since it was not good.
    [[nodiscard]] bool shows_before(int ply) const;
    /// Looks at that ply so.
    void show(int ply);

    /// Whether mistakes, or that one, can become puzzles: after the review, and where there are any of that kind.
    [[nodiscard]] bool offers_puzzles() const;
    [[nodiscard]] bool offers_puzzle(int ply) const;
    /// Makes puzzles of all of them, or of that one.
    void keep_mistakes();
    void keep_mistake(int ply);
    /// Whether it is being proved that they can be puzzles.
    [[nodiscard]] bool is_keeping() const { return keeping_.is_busy(); }

private:
    void heard(const MatchEvent& event);
    void hear(const ReviewedMove& move);
    void hear_end(TaskEnd how);

    TurnKeeper& turns_;
    LineBrowser& browser_;
    Match& match_;
    Mailbox& mailbox_;
    std::function<bool()> is_rated_;
    Tell tell_;
    Position start_;
    std::vector<Cell> moves_;
    std::vector<ReviewedMove> reviewed_;
    std::unique_ptr<EngineTask> task_;  // while it runs, since an engine takes memory
    MistakesTask keeping_;
    Subscription subscription_;
};

}  // namespace atom4
