// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/atom4/match/match.h"
#include "core/atom4/practice/puzzle_desk.h"
#include "tui/atom4/state/ui_state.h"
#include "tui/screen/page.h"

namespace atom4::tui {

/// The puzzles on a full screen: the board as it is shown, what was said last, the page of statistics, and what keys
/// and clicks do there.
class PuzzleTable {
public:
    /// `ui` says how the board looks. The desk must outlive it.
    PuzzleTable(PuzzleDesk& desk, const UiState& ui);

    [[nodiscard]] const PuzzleDesk& desk() const { return desk_; }
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

    void take_key(int key);
    /// A press on that cell.
    void press(Cell cell);
    void point_at(Cell cell);

private:
    void attempt(Cell cell);
    void show();
    void put_back();
    void change_level(int by);
    void show_mine();
    void solve();
    bool take_puzzle_key(int key);

    PuzzleDesk& desk_;
    std::unique_ptr<Match> match_;
    UiState ui_;
    std::string said_;
    bool wrong_ = false;
    bool statistics_ = false;
    bool left_ = false;
};

}  // namespace atom4::tui
