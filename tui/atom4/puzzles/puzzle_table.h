// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/atom4/game/match.h"
#include "core/atom4/training/puzzle_trainer.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/common/page.h"

namespace atom4::tui {

/// The puzzles on a full screen: the board as it is shown, what was said last, the page of statistics, and what keys
/// and clicks do there.
class PuzzleTable {
public:
    /// `ui` says how the board looks. The mailbox must outlive it. `changed` is called when it has brought something to
    /// be shown.
    PuzzleTable(const UiState& ui, Mailbox& mailbox, std::function<void()> changed,
                PuzzleHistoryFile history = PuzzleHistoryFile(), MyPuzzlesFile mine = MyPuzzlesFile());

    /// Whoever begins another puzzle there calls show().
    [[nodiscard]] PuzzleTrainer& desk() { return desk_; }
    [[nodiscard]] const PuzzleTrainer& desk() const { return desk_; }
    /// The puzzle as a match, with what was played since.
    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] const UiState& ui() const { return ui_; }
    [[nodiscard]] UiState& ui() { return ui_; }
    /// What the last try or question came to; empty before.
    [[nodiscard]] const std::string& said() const { return said_; }
    /// Whether what was solved is shown instead of a puzzle.
    [[nodiscard]] bool is_statistics() const { return statistics_; }
    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether all keys are to be listed: the last one was a question, or had no use.
    [[nodiscard]] bool lists_keys() const { return lists_keys_; }

    /// Says that a proof takes a while, once its time has come.
    void tick(PuzzleTrainer::Clock::time_point now);
    /// Shows what was answered, if that was and what moves on the board has come to its end.
    void go_on();

    void take_key(int key);
    /// A press on that cell.
    void press(Cell cell);
    void point_at(Cell cell);

    /// Shows the puzzle in hand from its start.
    void show();

private:
    void attempt(Cell cell);
    void hear();
    void show_board();
    void show_motion(const Reaction& reaction);
    void put_back();
    void choose_level(std::optional<int> level);
    void change_level(int by);
    void forget();
    void show_mine();
    void begin_next();
    void obey(int key);
    bool take_puzzle_key(int key);

    std::unique_ptr<Match> match_;
    UiState ui_;
    std::string said_;
    bool statistics_ = false;
    bool left_ = false;
    bool lists_keys_ = false;
    std::function<void()> changed_;
    PuzzleTrainer desk_;
};

}  // namespace atom4::tui
