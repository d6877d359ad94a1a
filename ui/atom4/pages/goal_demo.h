// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <vector>

#include "core/atom4/rules/position.h"
#include "ui/atom4/board/board_view.h"
#include "ui/common/new_game_page.h"

namespace atom4::ui {

/// Shows the goal of Atom-4: the end of a short round, in which the last pieces turn others until four of a colour are
/// in a row.
class GoalDemo : public DemoBoard {
    Q_OBJECT

public:
    explicit GoalDemo(const Settings& settings) : GoalDemo(new BoardView, settings) {}

    /// Shows the end of a round with that player's row.
    void setGoal(Player player);
    [[nodiscard]] Player goal() const { return player_; }

protected:
    [[nodiscard]] bool mayMove() const override;
    void showBegin() override;
    void showStep(int step) override;
    void showEnd() override;

private:
    GoalDemo(BoardView* board, const Settings& settings);
    void setTexts();

    BoardView* board_;
    Player player_ = Player::kFirst;
    Settings settings_;
    std::vector<Position> positions_;  // the first one shown, and the one after each further ply
    std::vector<Reaction> plies_;
};

}  // namespace atom4::ui
