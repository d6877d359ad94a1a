// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/atom4/game/match.h"
#include "core/atom4/training/puzzle_trainer.h"
#include "core/base/async_task.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/common/page.h"

namespace atom4::tui {

/// The puzzles on a full screen: the board as it is shown, what was said last, the page of statistics, and what keys
/// and clicks do there.
class PuzzleTable {
public:
    /// `ui` says how the board looks. The desk and the mailbox must outlive it. `changed` is called when the mailbox
    /// has brought something to be shown.
    PuzzleTable(PuzzleTrainer& desk, const UiState& ui, Mailbox& mailbox, std::function<void()> changed);

    [[nodiscard]] const PuzzleTrainer& desk() const { return desk_; }
    /// The puzzle as a match, with what was played since.
    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] UiState& ui() { return ui_; }
    /// What the last try or question came to; empty before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Whether what was solved is shown instead of a puzzle.
    [[nodiscard]] bool is_statistics() const { return statistics_; }
    /// Whether the board shows a wrong try and its answer, until the next key.
    [[nodiscard]] bool shows_wrong_try() const { return wrong_; }
    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether all keys are to be listed: the last one was a question, or had no use.
    [[nodiscard]] bool lists_keys() const { return lists_keys_; }

    /// Whether it is being found out what a try, a hint or the solution comes to. Meanwhile the cursor moves, and other
    /// puzzles can be begun; what is tried is on the board.
    [[nodiscard]] bool is_thinking() const { return thinking_.is_busy() || answer_; }
    /// Whether that is still to be told.
    [[nodiscard]] bool is_silent() const { return thinking_.is_busy() && said_.empty(); }
    void tell_that_it_thinks();
    /// Shows what was answered, if that was and what moves on the board has come to its end.
    void go_on();

    void take_key(int key);
    /// A press on that cell.
    void press(Cell cell);
    void point_at(Cell cell);

private:
    void attempt(Cell cell);
    void ask(PuzzleRequest::Kind kind, Cell cell = {});
    void hear(PuzzleReply answer);
    void hear_end(TaskEnd how);
    void show_try(const PuzzleReply& answer);
    void put_aside();
    void show();
    void put_back();
    void choose_level(std::optional<int> level);
    void change_level(int by);
    void forget();
    void show_mine();
    void solve();
    void obey(int key);
    bool take_puzzle_key(int key);

    PuzzleTrainer& desk_;
    std::unique_ptr<Match> match_;
    UiState ui_;
    std::string said_;
    std::string does_;  // what the last try did
    std::optional<PuzzleReply> answer_;
    bool wrong_ = false;
    bool statistics_ = false;
    bool left_ = false;
    bool lists_keys_ = false;
    std::function<void()> changed_;
    PuzzleTask thinking_;
};

}  // namespace atom4::tui
