// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/atom4/training/puzzle_trainer.h"
#include "tui/textmode/line_writer.h"

namespace atom4::tui {

/// The puzzles in plain mode: takes a cell to try or a command, and passes the answer to `say`. A wrong try leaves
/// the board unchanged.
class TextPuzzles {
public:
    /// Starts with the puzzle of that id or number, "today" for the puzzle of the day, "mine" for one of the player's
    /// own; else with the next one. Answers arrive through the mailbox. `say` and the mailbox must outlive this.
    TextPuzzles(const LineWriter& say, Mailbox& mailbox, const std::string& which,
                PuzzleHistoryFile history = PuzzleHistoryFile(), MyPuzzlesFile mine = MyPuzzlesFile());

    [[nodiscard]] const PuzzleTrainer& trainer() const { return trainer_; }
    void take(std::string_view line);

    /// Returns whether a try, a hint or the solution is being proved; other commands are answered meanwhile.
    [[nodiscard]] bool is_thinking() const { return trainer_.is_thinking(); }
    /// Returns when tick() must be called next, if at all.
    [[nodiscard]] std::optional<PuzzleTrainer::Clock::time_point> next_deadline() const {
        return trainer_.next_deadline();
    }
    /// Reports a slow proof, once it is due.
    void tick();

    [[nodiscard]] bool has_left() const { return left_; }
    /// Returns whether the program should end, too.
    [[nodiscard]] bool has_quit() const { return quit_; }

private:
    void print_puzzle() const;
    void print_position() const;
    void print_around(const std::string& name) const;
    void attempt(Cell cell);
    [[nodiscard]] bool may_try() const;
    void handle_answer();
    void print_try(const PuzzleTry& tried);
    bool begin_another(std::string_view word);
    bool begin(const std::string& which);
    void set_level(const std::string& operand);
    void set_clock();
    void forget();
    void list() const;
    void help() const;

    const LineWriter& say_;
    bool left_ = false;
    bool quit_ = false;
    PuzzleTrainer trainer_;
};

}  // namespace atom4::tui
