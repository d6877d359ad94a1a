// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "core/atom4/training/puzzle_trainer.h"

namespace atom4::ui {

/// The list of the player's own puzzles, those due first, with their dates; to try or remove one.
class MyPuzzlesDialog : public QDialog {
    Q_OBJECT

public:
    /// The trainer must outlive it.
    explicit MyPuzzlesDialog(PuzzleTrainer& trainer, QWidget* parent = nullptr);

signals:
    /// The user wants to try that puzzle.
    void chosen(const QString& id);
    /// The number of puzzles has changed.
    void changed();

private:
    void fill();
    void tryIt();
    void remove();
    [[nodiscard]] QString current() const;

    PuzzleTrainer& trainer_;
    QLabel* how_;
    QListWidget* list_;
    QPushButton* try_;
    QPushButton* remove_;
};

}  // namespace atom4::ui
