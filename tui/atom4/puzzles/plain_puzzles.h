// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/training/puzzle_trainer.h"
#include "core/base/async_task.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// The puzzles in words, line by line: takes a cell to try or one of a few words, and hands to `say` first what came of
/// it. A wrong try leaves the board as it was.
class PlainPuzzles {
public:
    /// All of them must outlive it. Begins with the puzzle in hand. What is found out is said when the mailbox is
    /// delivered.
    PlainPuzzles(const LineWriter& say, PuzzleTrainer& desk, Mailbox& mailbox);

    void take(std::string_view line);

    /// Whether it is being found out what a try, a hint or the solution comes to; what else is asked is answered
    /// meanwhile.
    [[nodiscard]] bool is_thinking() const { return thinking_.is_busy(); }
    /// When tell_that_it_thinks() is to be called; nothing: never.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    /// Says that it takes a while, once its time has come.
    void tell_that_it_thinks();

    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether the program is to end, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    void tell_puzzle() const;
    void tell_position() const;
    void attempt(Cell cell);
    void ask(PuzzleRequest::Kind kind, Cell cell = {});
    void hear(const PuzzleReply& answer);
    void hear_end(TaskEnd how);
    void tell_try(const PuzzleReply& answer);
    bool begin_another(std::string_view word);
    void begin(const std::string& which);
    void set_level(const std::string& operand);
    void set_clock();
    void forget();
    void list() const;
    void help() const;

    const LineWriter& say_;
    PuzzleTrainer& desk_;
    bool told_that_it_thinks_ = false;
    bool left_ = false;
    bool quit_ = false;
    PuzzleTask thinking_;
};

}  // namespace atom4::tui
