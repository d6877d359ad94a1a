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

/// Returns the length of the common start of the line on the board and the reviewed one, in plies.
[[nodiscard]] int plies_in_common(const Match& match, std::span<const ReviewedMove> reviewed);

// The events of ReviewSession.

/// A review was started or closed, or has judged one more move.
struct ReviewChanged {};
/// All moves have been judged.
struct ReviewEnded {};

/// Mistakes have become puzzles: MistakesSaved.
using ReviewEvent = std::variant<ReviewChanged, ReviewEnded, MistakesSaved, OutOfResources>;

/// The review of a round: judgements, navigation between mistakes, and puzzles made from them. It is kept until it is
/// closed, another round starts, or the round becomes rated. On a line that branches off the reviewed one, the common
/// moves stay judged. Plies are numbered from 1.
///
/// Not thread-safe: everything runs on the mailbox's thread. The listener may call any member.
class ReviewSession {
public:
    using Listener = std::function<void(const ReviewEvent&)>;
    /// `is_rated` returns whether the current round is rated. All references must outlive this.
    ReviewSession(TurnKeeper& turns, LineBrowser& browser, Mailbox& mailbox, std::function<bool()> is_rated,
                  Listener listener);
    ReviewSession(const ReviewSession&) = delete;
    ReviewSession& operator=(const ReviewSession&) = delete;
    ~ReviewSession() = default;

    /// Returns why no review can start, as a sentence; "" if one can.
    [[nodiscard]] std::string bar_text() const;
    /// Starts to review the line on the board; results are added to reviewed(). It counts as help, so the caller asks
    /// first in a rated round. Pauses a demo. Does nothing if bar_text() is not empty, or a review runs.
    void begin();
    /// Stops and discards the review.
    void close();

    [[nodiscard]] bool is_running() const { return task_ != nullptr; }
    [[nodiscard]] bool is_open() const { return !moves_.empty(); }
    /// Returns whether the review covers the line on the board.
    [[nodiscard]] bool is_up_to_date() const;
    [[nodiscard]] const Position& start() const { return start_; }
    /// Returns the number of moves to judge.
    [[nodiscard]] int plies() const { return static_cast<int>(moves_.size()); }
    /// Returns the moves judged so far.
    [[nodiscard]] const std::vector<ReviewedMove>& reviewed() const { return reviewed_; }
    /// Returns the number of judged plies of the line on the board.
    [[nodiscard]] int plies_in_common() const { return atom4::plies_in_common(match_, reviewed_); }
    /// Returns the judgement of a ply on the board; nullptr if it has not been judged.
    [[nodiscard]] const ReviewedMove* of(int ply) const;

    /// Returns the next mistake (atom4::next_mistake()) of the line on the board, in that direction from the position
    /// shown; std::nullopt while the review runs, or if it is the one already shown.
    [[nodiscard]] std::optional<int> next_mistake(int direction) const;
    /// Returns whether the ply is shown by the position before it, because it was not good.
    [[nodiscard]] bool shows_before(int ply) const;
    /// Shows that ply accordingly.
    void show(int ply);

    /// Returns whether puzzles can be made from the mistakes of human players (of computers, if only these play), or
    /// from the mistake at that ply by either player; false while the review runs.
    [[nodiscard]] bool offers_puzzles() const;
    [[nodiscard]] bool offers_puzzle(int ply) const;
    /// Makes puzzles of them.
    void save_mistakes();
    void save_mistake(int ply);
    /// Returns whether puzzles are being proved.
    [[nodiscard]] bool is_keeping() const { return keeping_.is_busy(); }

private:
    [[nodiscard]] std::vector<ReviewedMove> human_moves() const;
    void handle(const MatchEvent& event);
    void handle(const ReviewedMove& move);
    void handle_end(TaskEnd how);

    TurnKeeper& turns_;
    LineBrowser& browser_;
    Match& match_;
    Mailbox& mailbox_;
    std::function<bool()> is_rated_;
    Listener listener_;
    Position start_;
    std::vector<Cell> moves_;
    std::vector<ReviewedMove> reviewed_;
    std::unique_ptr<EngineTask> task_;  // while it runs, since an engine takes memory
    MistakesTask keeping_;
    Subscription subscription_;
};

}  // namespace atom4
