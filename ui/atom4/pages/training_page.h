// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "ui/atom4/board/board_view.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// The common layout of lessons and puzzles: the task, a board, the wheel, the result of a try, and navigation.
/// Replaces the board of the match; Escape returns to it.
class TrainingPage : public QWidget {
    Q_OBJECT

public:
    virtual void setSettings(const Settings& settings);
    [[nodiscard]] BoardView* board() const { return board_; }

signals:
    /// The task has changed, or something was done there.
    void changed();
    /// The page has another message for the player.
    void said(const QString& sentence);
    void backRequested();

protected:
    /// `saidLines` is the number of lines reserved for messages, so that the board does not move.
    explicit TrainingPage(int saidLines);

    /// Arranges the parts for a window of this size and shape.
    virtual void arrange();
    [[nodiscard]] bool isUpright() const { return height() > width(); }
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    Settings settings_;
    QLabel* title_;
    QToolButton* close_;
    LiveLabel* task_;
    BoardView* board_;
    WheelView* wheel_;
    QLabel* aside_;  // text beside the wheel
    LiveLabel* outcome_;
    QPushButton* again_;
    QPushButton* skip_;  // in the place of next_ until the task is done
    AccentButton* next_;
    QBoxLayout* page_;   // the rest, and whatever a page has beside it
    QVBoxLayout* rest_;  // head, task, board, outcome, buttons
    QHBoxLayout* head_;  // title and close button
    QHBoxLayout* buttons_;

private:
    QWidget* makeMiddle();

    QBoxLayout* middle_ = nullptr;  // the board, and what is beside it
    QBoxLayout* beside_ = nullptr;  // the wheel and its text
};

}  // namespace atom4::ui
