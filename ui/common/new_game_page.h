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

/// Something else that one may do, on a quiet card: what it is, and a button that does it.
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
    /// The board belongs to it; its shape is the room it takes, whatever the unit.
    DemoBoard(BoardWidget* board, QSizeF shape);
    /// What one wants, and in smaller letters how.
    void setWords(const QString& goal, const QString& how);
    void setShape(QSizeF shape);
    /// How many steps there are.
    void setSteps(int steps) { steps_ = steps; }

    /// Whether anything may move now.
    [[nodiscard]] virtual bool mayMove() const = 0;
    virtual void showBegin() = 0;
    /// Shows a step, from 0, with animation; the board reports its end.
    virtual void showStep(int step) = 0;
    virtual void showEnd() = 0;
    /// Goes to the end at once.
    void stop();

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void arrange();
    void goOn();
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

/// Where a game begins, whichever it is: at one side what it is about, at the other what one may choose, with what few
/// people change folded away, and one button to begin. It fills the place of the board. Return begins, Escape goes
/// back.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    struct Offers {
        bool inPlay = false;      ///< a game would be left before it is over
        QString unfinished;       ///< one that was left, in words; empty if there is none
        bool lessons = false;     ///< shown instead of the rules, for newcomers
        QString nextLesson = {};  ///< the same, for those who have begun with them: where they go on; else empty
        /// Shown next to the rules; or the puzzle of the day instead of them, for experienced players.
        enum class Puzzles { kNone, kAny, kOfTheDay } puzzles = Puzzles::kNone;
    };

    /// Plays the example: at once, or at the first mouse move or key in this program.
    void playExample() { example_->play(); }
    void playExampleWhenSomebodyIsThere();
    /// Opens what is folded away.
    void unfold();

signals:
    void playWanted();
    /// With the game as it was.
    void backWanted();
    void goOnWanted();
    void rulesWanted();
    void lessonsWanted();
    void puzzlesWanted();
    void todaysPuzzleWanted();

protected:
    struct Texts {
        QString heading;
        QString more;  ///< what is folded away
        QString kept;  ///< what becomes of the game in play
        QString rules;
    };
    /// The example and the choices, from top to bottom, belong to it.
    NewGamePage(DemoBoard* example, const QList<QWidget*>& choices, const Offers& offers, QWidget* parent);
    void setTexts(const Texts& texts);
    /// Whether what is chosen can be played.
    void setPlayable(bool playable) { play_->setEnabled(playable); }
    /// What is folded away; asked for once, when it is first wanted.
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
    QLabel* kept_;
    SuggestionCard* rules_ = nullptr;
    SuggestionCard* puzzles_ = nullptr;
    SuggestionCard* goOn_ = nullptr;
    QString rulesText_;
    QString unfinished_;
    QString nextLesson_;
    bool offersLessons_;
    Offers::Puzzles offersPuzzles_;
};

}  // namespace atom4::ui
