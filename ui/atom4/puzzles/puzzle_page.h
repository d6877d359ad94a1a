// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <functional>
#include <optional>

#include "core/atom4/training/puzzle_trainer.h"
#include "ui/atom4/board/board_view.h"
#include "ui/atom4/puzzles/puzzle_choices.h"
#include "ui/atom4/puzzles/puzzle_outcome.h"
#include "ui/atom4/view/wheel_view.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// Puzzles on the board: what is to be found, a try and what it lets happen, and the strongest answer to a right move,
/// which is played as in a match. A wrong try is seen until the board is touched again or it is taken back. What has to
/// be proved is proved in the background. Fills the place of the board; Escape goes back.
class PuzzlePage : public QWidget {
    Q_OBJECT

public:
    explicit PuzzlePage(const Settings& settings, QWidget* parent = nullptr);

    void setSettings(const Settings& settings);
    [[nodiscard]] BoardView* board() const { return board_; }
    [[nodiscard]] PuzzleTrainer& desk() { return desk_; }
    /// Whether a try, a hint or the solution is being worked at.
    [[nodiscard]] bool isThinking() const { return thinking_.is_busy(); }

public slots:
    void beginNext();
    void beginToday();
    /// Of one's own that are due; where none is, the list of them all.
    void beginMine();
    void begin(const QString& id);
    void attempt(atom4::Cell cell);
    /// Where to look first; asked again, which cell.
    void hint();
    void showSolution();
    /// As the desk has them.
    void showChoices() { choices_->show(desk_); }
    /// Takes a wrong try back; else the puzzle begins anew.
    void undo();

signals:
    void backWanted();
    /// Something to be read.
    void said(const QString& sentence);
    /// A list of the person's own puzzles is wanted, or what all puzzles came to.
    void listWanted();
    void statisticsWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeParts();
    void connectParts();
    QWidget* makeHead();
    QWidget* makeButtons();
    void setTexts();
    void arrange();
    void chooseLevel(int level);

    void showPuzzle();
    void showStanding();
    void showBoard();
    void showTask();
    void ask(PuzzleRequest::Kind kind, Cell cell = {});
    void hear(const PuzzleReply& answer);
    void hearEnd(TaskEnd how);
    void showAnswer();
    void showCells(const PuzzleReply& answer);
    void say(const std::function<QString()>& words, PuzzleOutcome::Tone tone = PuzzleOutcome::Tone::kPlain);
    [[nodiscard]] bool isSolved() const { return desk_.run().is_solved(); }

    PuzzleTrainer desk_;
    PuzzleTask thinking_;
    Settings settings_;
    std::optional<PuzzleReply> tried_;  // told when the move has been seen
    std::optional<Reaction> move_;      // the try that is on the board
    bool wrong_ = false;                // what the board shows is to be taken back
    QTimer seconds_;                    // only with a clock
    QTimer patience_;

    QLabel* title_;
    QToolButton* close_;
    PuzzleChoices* choices_;
    LiveLabel* task_;
    BoardView* board_;
    WheelView* wheel_;
    QLabel* standing_;
    PuzzleOutcome* outcome_;
    QPushButton* hint_;
    QPushButton* solution_;
    QPushButton* again_;
    QPushButton* skip_;
    AccentButton* next_;
    QBoxLayout* middle_ = nullptr;  // the board, and the wheel
    QBoxLayout* aside_ = nullptr;   // the wheel, and how the person does
};

}  // namespace atom4::ui
