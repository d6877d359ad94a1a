// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/common/example_view.h"
#include "ui/common/offer_card.h"
#include "ui/widgets/prominent_button.h"

namespace atom4::ui {

/// Where a game begins, whichever it is: at one side what it is about, at the other what one may choose, with what few
/// people change folded away, and one button to begin. It fills the place of the board. Return begins, Escape goes
/// back.
class BeginPage : public QWidget {
    Q_OBJECT

public:
    struct Offers {
        bool inPlay = false;   ///< a game would be left before it is over
        QString unfinished;    ///< one that was left, in words; empty if there is none
        bool lessons = false;  ///< take the rules' place, for somebody who has just come
        /// Beside the rules; or that of the day in their place, for somebody who knows them.
        enum class Puzzles { kNone, kAny, kOfTheDay } puzzles = Puzzles::kNone;
    };

    /// Has the example played: at once, or as soon as somebody moves the mouse or presses a key in this program.
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
    BeginPage(ExampleView* example, const QList<QWidget*>& choices, const Offers& offers, QWidget* parent);
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

    ExampleView* example_;
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
    OfferCard* rules_ = nullptr;
    OfferCard* puzzles_ = nullptr;
    OfferCard* goOn_ = nullptr;
    QString rulesText_;
    QString unfinished_;
    bool offersLessons_;
    Offers::Puzzles offersPuzzles_;
};

}  // namespace atom4::ui
