// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTimer>

#include "core/atom4/training/puzzle_trainer.h"
#include "ui/atom4/pages/puzzle_choices.h"
#include "ui/atom4/pages/training_page.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// The page of puzzles: the task, tries with their refutation, and the strongest reply to a right move, animated as in
/// a match. A wrong try is shown until the next action. Proofs run in the background.
class PuzzlePage : public TrainingPage {
    Q_OBJECT

public:
    explicit PuzzlePage(const Settings& settings);

    [[nodiscard]] PuzzleTrainer& trainer() { return trainer_; }
    /// Returns whether a try, a hint or the solution is being worked out.
    [[nodiscard]] bool isThinking() const { return trainer_.is_thinking(); }

public slots:
    void beginNext();
    void beginToday();
    /// Starts the player's own puzzles that are due; if none is, shows the list.
    void beginMine();
    void begin(const QString& id);
    void attempt(atom4::Cell cell);
    /// Shows where to look; asked again, shows which cell.
    void hint() { help(&PuzzleTrainer::hint); }
    void showSolution() { help(&PuzzleTrainer::solve); }
    /// Updates the choices from the trainer.
    void showChoices() { choices_->show(trainer_); }
    [[nodiscard]] bool mayGoAgain() const { return trainer_.can_go_again(); }
    /// Removes a wrong try; without one, restarts the puzzle.
    void undo();

signals:
    /// The user wants the list of their own puzzles, or the statistics of all puzzles.
    void listRequested();
    void statisticsRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectParts();
    void setTexts();
    void chooseLevel(int level);
    void askNumber();

    void showPuzzle();
    void showStanding();
    void showBoard();
    void showTask();
    void help(void (PuzzleTrainer::*look)());
    void handleAnswer();
    void showAnswer();
    void showJudged(const PuzzleTry& tried);
    void showCells(const PuzzleReply& answer);
    void showStep();
    enum class Tone { kPlain, kGood, kWrong };
    void say(Tone tone = Tone::kPlain);
    void showSaid();
    void showHelps();
    void tint();
    void wait();
    [[nodiscard]] bool isSolved() const { return trainer_.is_solved(); }
    PuzzleTrainer trainer_;
    Tone tone_ = Tone::kPlain;  // of the last message
    QTimer seconds_;            // runs only with the timer on
    QTimer patience_;
    PuzzleChoices* choices_;
    QPushButton* hint_;
    QPushButton* solution_;
};

/// Opens and closes the page of puzzles, also at the puzzle of the day or the player's own.
class Puzzles : public PageSwitcher {
    Q_OBJECT

public:
    /// Both must outlive it.
    Puzzles(QStackedWidget& pages, QMainWindow& window);

    void setSettings(const Settings& settings);
    [[nodiscard]] PuzzlePage* page() const { return static_cast<PuzzlePage*>(widget()); }
    [[nodiscard]] QAction* dayAction() const { return day_; }
    void openToday();
    void openMine();

protected:
    [[nodiscard]] QWidget* makePage() override;

private:
    void showList();
    void showStatistics();

    QAction* day_;
    Settings settings_;
};

}  // namespace atom4::ui
