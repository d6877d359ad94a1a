// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include "ui/widgets/board_widget.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// A quiet card that suggests something else to do: what it is, and a button for it.
class SuggestionCard : public QWidget {
    Q_OBJECT

public:
    explicit SuggestionCard(const QString& buttonName, QWidget* parent = nullptr);
    void setTexts(const QString& title, const QString& text, const QString& button);

    [[nodiscard]] QPushButton* button() const { return button_; }

signals:
    void wanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* title_;
    QLabel* text_;
    QPushButton* button_;
};

/// An animated example on a small board. It plays once when started, and again when clicked; otherwise, and without
/// animation, it shows the last step.
class DemoBoard : public QWidget {
    Q_OBJECT

public:
    void play();
    [[nodiscard]] bool isPlaying() const { return plays_; }

protected:
    /// Owns the board. `shape` gives the board's proportions, in any unit.
    DemoBoard(BoardWidget* board, QSizeF shape);
    /// Sets the goal of the game and, in smaller letters, how to reach it.
    void setWords(const QString& goal, const QString& how);
    void setShape(QSizeF shape);
    /// Sets the number of steps.
    void setSteps(int steps) { steps_ = steps; }

    /// Returns whether animation is allowed now.
    [[nodiscard]] virtual bool mayMove() const = 0;
    virtual void showBegin() = 0;
    /// Shows a step, from 0, with animation; the board reports its end.
    virtual void showStep(int step) = 0;
    virtual void showEnd() = 0;
    /// Stops, and shows the end at once.
    void stop();

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void advance();
    [[nodiscard]] QFont goalFont() const;

    BoardWidget* board_;
    QSizeF shape_;
    QString goal_;
    QString how_;
    QRect goalRoom_;
    QRect howRoom_;
    QTimer timer_;
    int steps_ = 0;
    int next_ = 0;
    bool plays_ = false;
};

/// The page where a game begins, in place of the board: on one side what the game is about, on the other the choices,
/// with the less common ones folded away, and one button to begin. Return begins, Escape goes back.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    struct Offers {
        bool inPlay = false;      ///< a game in progress would be left, and is saved
        QString unfinished;       ///< describes an unfinished game; empty if there is none
        bool lessons = false;     ///< shown instead of the rules, for newcomers
        QString nextLesson = {};  ///< title of the next lesson for players who have begun them; else empty
        /// Shown next to the rules; or the puzzle of the day instead of them, for experienced players.
        enum class Puzzles { kNone, kAny, kOfTheDay } puzzles = Puzzles::kNone;
    };

    /// Plays the example: at once, or at the first mouse move, key or touch in this program.
    void playExample() { example_->play(); }
    void playExampleAtFirstInput();
    /// Unfolds the less common choices.
    void unfold();

signals:
    void playRequested();
    /// The player wants to go back to the board, and to its game as it is.
    void backRequested();
    void resumeRequested();
    void rulesRequested();
    void lessonsRequested();
    void puzzlesRequested();
    void todaysPuzzleRequested();

protected:
    struct Texts {
        QString heading;
        QString more;  ///< names what is folded away
        QString kept;  ///< what happens to the game in progress
        QString rules;
    };
    /// Owns the example and the choices, which are shown from top to bottom.
    NewGamePage(DemoBoard* example, const QList<QWidget*>& choices, const Offers& offers, QWidget* parent);
    void setTexts(const Texts& texts);
    /// Sets whether the chosen game can be played.
    void setPlayable(bool playable) { play_->setEnabled(playable); }
    /// Creates the folded part; called once, when it is first unfolded.
    [[nodiscard]] virtual QWidget* makeFolded() = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeForm(const QList<QWidget*>& choices, bool inPlay);
    QWidget* makeHead();
    QWidget* makeOffers();
    void setOwnTexts();
    void pointMore();
    void arrange();

    DemoBoard* example_;
    QWidget* form_ = nullptr;
    QWidget* choices_ = nullptr;
    QWidget* offers_ = nullptr;
    QLabel* heading_;
    QToolButton* back_;
    QToolButton* more_;
    QVBoxLayout* folded_;
    QWidget* unfolded_ = nullptr;
    ProminentButton* play_;
    QLabel* saved_;
    SuggestionCard* rules_ = nullptr;
    SuggestionCard* puzzles_ = nullptr;
    SuggestionCard* resume_ = nullptr;
    QString rulesText_;
    QString unfinished_;
    QString nextLesson_;
    bool offersLessons_;
    Offers::Puzzles offersPuzzles_;
};

}  // namespace atom4::ui
