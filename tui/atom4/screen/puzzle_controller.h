// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "core/atom4/training/puzzle_trainer.h"
#include "tui/atom4/screen/training_controller.h"

namespace atom4::tui {

/// The puzzles on a full screen, and the page of statistics.
class PuzzleController final : public TrainingController {
public:
    /// The mailbox must outlive this.
    PuzzleController(const UiState& ui, Mailbox& mailbox, PuzzleHistoryFile history = PuzzleHistoryFile(),
                     MyPuzzlesFile mine = MyPuzzlesFile());

    /// After starting another puzzle, call show().
    [[nodiscard]] PuzzleTrainer& trainer() { return trainer_; }
    /// Shows the current puzzle from its start.
    void show();

    [[nodiscard]] std::string heading() const override;
    [[nodiscard]] std::string task() const override;
    [[nodiscard]] bool succeeded() const override { return trainer_.is_solved(); }
    [[nodiscard]] std::vector<KeyHint> keys() const override;
    [[nodiscard]] bool shows_text() const override { return statistics_; }
    void draw_text(Grid& grid) const override;
    void show_pending() override;
    [[nodiscard]] std::optional<Clock::time_point> next_deadline() const override { return trainer_.next_deadline(); }
    void tick(Clock::time_point now) override;

private:
    [[nodiscard]] bool take_own_key(int key) override;
    void take_text_key(int key) override;
    void attempt(Cell cell) override;
    void put_back() override;
    bool take_letter(int key);
    void take_typed(int key);
    void handle_answer();
    void show_puzzle();
    void begin_next();
    void choose_level(std::optional<int> level);
    void change_level(int by);
    void begin_mine();
    void again();

    PuzzleTrainer trainer_;
    bool statistics_ = false;
};

}  // namespace atom4::tui
