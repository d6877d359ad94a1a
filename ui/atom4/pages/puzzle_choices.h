// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolButton>
#include <QWidget>

#include "core/atom4/training/puzzle_trainer.h"

namespace atom4::ui {

/// The choice of puzzles: by rating or level, of the day, from the player's games; with or without timer. Buttons in a
/// row if there is room, and a menu with everything.
class PuzzleChoices : public QWidget {
    Q_OBJECT

public:
    explicit PuzzleChoices(QWidget* parent = nullptr);

    /// Shows what the trainer is set to.
    void show(const PuzzleTrainer& trainer);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void nextRequested();
    void dayRequested();
    void mineRequested();
    void numberRequested();
    /// The player wants puzzles as hard as that level; below 0, as the player's rating.
    void levelRequested(int level);
    void clockRequested(bool wanted);
    void listRequested();
    void statisticsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QAction* addSet(const char* name);
    void addLevels();
    void setTexts();
    void arrange();

    QList<QToolButton*> buttons_;  // of the sets; declared before them, as addSet() fills it
    QActionGroup* sets_;
    QAction* fitting_;
    QAction* day_;
    QAction* mine_;
    QMenu* levels_;
    QActionGroup* strengths_;
    QAction* number_;
    QAction* clock_;
    QAction* list_;
    QAction* statistics_;
    QMenu* menu_;
    QToolButton* more_;
    QWidget* row_;
    int due_ = 0;
};

}  // namespace atom4::ui
