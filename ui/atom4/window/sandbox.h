// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <memory>
#include <optional>
#include <utility>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/match.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/atom4/window/review_controller.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// Plays on from a position against the computer in a separate match, in the place of the board and without effect on
/// other matches, records, statistics or autosave. The user plays the side to move, and after each reply sees how the
/// move compares with the best one.
class Sandbox : public QWidget {
    Q_OBJECT

public:
    /// The position must not be the end of a round.
    Sandbox(const Position& position, Level level, const Settings& settings, MoveFinder find = find_move);

    void setSettings(const Settings& settings);
    void takeBack();
    [[nodiscard]] bool mayTakeBack() const { return match_.can_undo_turn(); }

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] BoardView* board() const { return board_; }

signals:
    void backRequested();
    /// A piece was placed or taken back.
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] Player human() const;
    void handle(const MatchEvent& event);
    void place(Cell cell);
    void startAgain();
    void askComputer();
    void answerIfItIsTime();
    void judge();
    void sayTrouble(TaskEnd how);
    void dropVerdict();
    void showVerdict();
    void refresh();
    void retranslate();

    Match match_;
    const MatchSetup setup_;
    EngineTask thinking_;
    std::uint64_t asked_ = 0;  // the generation of the match that the computer thinks about
    std::optional<std::pair<std::uint64_t, Cell>> answer_;
    std::unique_ptr<EngineTask> review_;  // of the user's last move
    std::optional<ReviewedMove> judged_;  // the result of review_
    BoardView* board_;
    WheelView* wheel_;
    QLabel* side_;
    QLabel* state_;
    QLabel* verdict_;
    QLabel* note_;
    QPushButton* takeBack_;
    QPushButton* again_;
    QPushButton* leave_;
    QBoxLayout* buttons_;
    QWidget* beside_;  // everything but the board
    QBoxLayout* panel_;
    QBoxLayout* sides_;
    Subscription subscription_;
};

/// Opens the sandbox when the ReviewController asks for it, and closes it.
class Trial : public PageSwitcher {
    Q_OBJECT

public:
    /// All of them must outlive it.
    Trial(QStackedWidget& pages, QMainWindow& window, ReviewController& review);

    void setSettings(const Settings& settings);
    [[nodiscard]] Sandbox* page() const { return static_cast<Sandbox*>(widget()); }

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    Position position_;
    Level level_;
    Settings settings_;
};

}  // namespace atom4::ui
