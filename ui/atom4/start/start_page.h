// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/atom4/seats/seat_card.h"
#include "ui/atom4/start/board_and_clock.h"
#include "ui/atom4/start/goal_example.h"
#include "ui/atom4/start/offer_card.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// Where a match begins: what the game is about, who plays, and one button to begin. It fills the place of the board,
/// and begins with what was played last, so that Enter plays that again.
class StartPage : public QWidget {
    Q_OBJECT

public:
    struct Circumstances {
        Settings settings;        ///< how the example looks
        QStringList namesBefore;  ///< of people who have played here
        bool inPlay = false;      ///< a match would be left before it is over
        QString unfinished;       ///< one that was left, in words; empty if there is none
    };
    StartPage(const MatchSetup& setup, const Circumstances& circumstances, QWidget* parent = nullptr);

    /// What was chosen.
    [[nodiscard]] MatchSetup setup() const;
    /// Has the example played: at once, or as soon as somebody moves the mouse or presses a key in this program.
    void playExample() { example_->play(); }
    void playExampleWhenSomebodyIsThere();
    [[nodiscard]] GoalExample* example() const { return example_; }

signals:
    void playWanted();
    /// With the match as it was.
    void backWanted();
    void goOnWanted();
    void rulesWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeForm(const Circumstances& circumstances);
    QWidget* makeHead();
    QWidget* makeOffers(const Circumstances& circumstances);
    void arrange();
    void setTexts();
    void swapSides();
    void showSides();
    void unfold();
    [[nodiscard]] ByPlayer<QString> names() const;

    MatchSetup setup_;
    Player you_;  // whose card is the first
    GoalExample* example_;
    QWidget* form_ = nullptr;
    QWidget* choices_ = nullptr;
    QWidget* offers_ = nullptr;
    QLabel* heading_;
    QToolButton* back_;
    SeatCard* yours_;
    SeatCard* theirs_;
    QPushButton* swap_;
    QToolButton* more_;
    BoardAndClock* boardAndClock_ = nullptr;  // made when it is first wanted
    QVBoxLayout* folded_;
    ProminentButton* play_;
    QLabel* kept_;
    OfferCard* rules_;
    OfferCard* goOn_ = nullptr;
    QString unfinished_;
};

}  // namespace atom4::ui
