// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <memory>
#include <optional>
#include <utility>

#include "core/atom4/engine/computer.h"
#include "core/atom4/game/match.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/board/wheel_view.h"

namespace atom4::ui {

/// Plays on from a position against the computer in a separate match, without effect on other matches, records,
/// statistics or autosave. The user plays the side to move, and after each reply sees how the move compares with the
/// best one.
class Sandbox : public QDialog {
    Q_OBJECT

public:
    /// The round must be in play there.
    Sandbox(const Position& position, Level level, const Settings& settings, QWidget* parent = nullptr,
            MoveFinder find = find_move);

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] BoardView* board() const { return board_; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] Player person() const;
    void heard(const MatchEvent& event);
    void place(Cell cell);
    void takeBack();
    void startAgain();
    void goOn();
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
    std::unique_ptr<EngineTask> review_;  // of the person's last move
    std::optional<ReviewedMove> judged_;  // what it found
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
    QBoxLayout* panel_;
    QBoxLayout* sides_;
    Subscription subscription_;
};

}  // namespace atom4::ui
