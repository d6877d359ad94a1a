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
    /// Both must outlive it. Begins with the puzzle in hand.
    PlainPuzzles(const LineWriter& say, PuzzleTrainer& desk);

    void take(std::string_view line);

    /// Whether it is being found out what a try, a hint or the solution comes to; what else is asked is answered
    /// meanwhile.
    [[nodiscard]] bool is_thinking() const { return thinking_.since().has_value(); }
    /// Readable when there is something for take_answers(); -1 before there ever can be.
    [[nodiscard]] int descriptor() const { return thinking_.descriptor(); }
    /// When take_answers() is to be called whatever else happens; nothing: never.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_to_wait() const;
    /// Says what was found out, or that it takes a while.
    void take_answers();

    [[nodiscard]] bool has_left() const { return left_; }
    /// Whether the program is to end, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    void tell_puzzle() const;
    void tell_position() const;
    void attempt(Cell cell);
    void ask(PuzzleRequest::Kind kind, Cell cell = {});
    void tell_try(const PuzzleReply& answer);
    bool begin_another(std::string_view word);
    void begin(const std::string& which);
    void set_level(const std::string& operand);
    void set_clock();
    void list() const;
    void help() const;

    const LineWriter& say_;
    PuzzleTrainer& desk_;
    bool told_that_it_thinks_ = false;
    bool left_ = false;
    bool quit_ = false;
    RareBackground<PuzzleRequest, PuzzleReply> thinking_{think_about_puzzle};
};

}  // namespace atom4::tui
