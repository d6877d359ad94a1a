// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "ui/atom4/pages/goal_demo.h"
#include "ui/atom4/pages/match_options.h"
#include "ui/atom4/panels/seat_card.h"
#include "ui/common/new_game_page.h"

namespace atom4::ui {

/// The page where a match begins: who plays and, folded away, the board, the clock and who starts. It starts with the
/// last settings, so that Enter plays the same again.
class StartPage : public NewGamePage {
    Q_OBJECT

public:
    struct Circumstances {
        Settings settings;        ///< the look of the example
        QStringList namesBefore;  ///< of players who have played here
        Offers offers;
        std::optional<Level> evenLevel = {};  ///< level that would be even; std::nullopt if unknown
        bool isEvenChosen = false;            ///< the level is to follow the player's rating
        Level level = kDefaultLevel;          ///< of the computer, if it takes a human's seat
    };
    StartPage(const MatchSetup& setup, const Circumstances& circumstances, QWidget* parent = nullptr);

    /// Returns the chosen setup.
    [[nodiscard]] MatchSetup setup() const;
    /// Sets the level of the computer, for both seats.
    void chooseLevel(Level level);
    /// Returns whether the computer plays, at the level that follows the player's rating.
    [[nodiscard]] bool isEvenChosen() const { return yours_->isEvenChosen() || theirs_->isEvenChosen(); }
    [[nodiscard]] GoalDemo* example() const { return example_; }

protected:
    [[nodiscard]] QWidget* makeFolded() override;

private:
    struct Parts {
        GoalDemo* example;
        SeatCard* yours;
        SeatCard* theirs;
    };
    StartPage(const MatchSetup& setup, const Circumstances& circumstances, const Parts& parts, QWidget* parent);
    void setTexts();
    void swapSides();
    void showSides();
    [[nodiscard]] ByPlayer<QString> names() const;

    MatchSetup setup_;
    Player you_;  // the player of the first card
    GoalDemo* example_;
    SeatCard* yours_;
    SeatCard* theirs_;
    QPushButton* swap_;
    MatchOptions* matchOptions_ = nullptr;  // created when it is first unfolded
};

}  // namespace atom4::ui
