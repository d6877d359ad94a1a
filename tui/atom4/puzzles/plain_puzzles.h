// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/atom4/practice/puzzle_desk.h"
#include "tui/plain/speech.h"

namespace atom4::tui {

/// The puzzles in words, line by line: takes a cell to try or one of a few words, and hands to `say` first what came of
/// it. A wrong try leaves the board as it was.
class PlainPuzzles {
public:
    /// Both must outlive it. Begins with the puzzle in hand.
    PlainPuzzles(const Speech& say, PuzzleDesk& desk);

    void take(std::string_view line);
    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether the program is to end, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    void tell_puzzle() const;
    void tell_position() const;
    void attempt(Cell cell);
    void solve();
    void begin(const std::string& which);
    void set_level(const std::string& operand);
    void set_clock();
    void list() const;
    void help() const;

    const Speech& say_;
    PuzzleDesk& desk_;
    bool left_ = false;
    bool quit_ = false;
};

}  // namespace atom4::tui
