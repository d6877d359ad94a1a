// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QTimer>

#include "core/atom4/training/puzzle_trainer.h"
#include "ui/atom4/pages/puzzle_choices.h"
#include "ui/atom4/pages/training_page.h"
#include "ui/common/actions.h"

namespace atom4::ui {

/// Puzzles on the board: what is to be found, a try and what it lets happen, and the strongest answer to a right move,
/// which is played as in a match. A wrong try is seen until the board is touched again or it is taken back. What has to
/// be proved is proved in the background.
class PuzzlePage : public TrainingPage {
    Q_OBJECT

public:
    explicit PuzzlePage(const Settings& settings);

    [[nodiscard]] PuzzleTrainer& trainer() { return trainer_; }
    /// Whether a try, a hint or the solution is being worked at.
    [[nodiscard]] bool isThinking() const { return trainer_.is_thinking(); }

public slots:
    void beginNext();
    void beginToday();
    /// Of one's own that are due; where none is, the list of them all.
    void beginMine();
    void begin(const QString& id);
    void attempt(atom4::Cell cell);
    /// Where to look first; asked again, which cell.
    void hint() { help(&PuzzleTrainer::hint); }
    void showSolution() { help(&PuzzleTrainer::solve); }
    /// As the trainer has them.
    void showChoices() { choices_->show(trainer_); }
    /// Takes a wrong try back; else the puzzle begins anew.
    void undo();

signals:
    /// A list of the person's own puzzles is wanted, or what all puzzles came to.
    void listWanted();
    void statisticsWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectParts();
    void setTexts();
    void chooseLevel(int level);

    void showPuzzle();
    void showStanding();
    void showBoard();
    void showTask();
    void help(void (PuzzleTrainer::*look)());
    void hear();
    void showAnswer();
    void showJudged(const PuzzleTry& tried);
    void showCells(const PuzzleReply& answer);
    enum class Tone { kPlain, kGood, kWrong };
    void say(Tone tone = Tone::kPlain);
    void showSaid();
    void tint();
    void wait();
    [[nodiscard]] bool isSolved() const { return trainer_.is_solved(); }
    PuzzleTrainer trainer_;
    Tone tone_ = Tone::kPlain;  // of what was said last
    QTimer seconds_;            // only with a clock
    QTimer patience_;
    PuzzleChoices* choices_;
    QPushButton* hint_;
    QPushButton* solution_;
};

/// The door to the puzzles, and to those that somebody has a reason to go to: that of the day, one's own.
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
