// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include "ui/atom4/pages/goal_demo.h"
#include "ui/atom4/pages/match_options.h"
#include "ui/atom4/panels/seat_card.h"
#include "ui/common/new_game_page.h"

namespace atom4::ui {

/// Where a match begins: who plays, and folded away the board, the clock and who starts. It begins with what was played
/// last, so that Enter plays that again.
class StartPage : public NewGamePage {
    Q_OBJECT

public:
    struct Circumstances {
        Settings settings;        ///< how the example looks
        QStringList namesBefore;  ///< of people who have played here
        Offers offers;
        std::optional<Level> evenLevel = {};  ///< level that would be even; std::nullopt if unknown
        bool isEvenWanted = false;            ///< that level is to follow the person's rating
        Level level = kDefaultLevel;          ///< of the computer, where a person plays now
    };
    StartPage(const MatchSetup& setup, const Circumstances& circumstances, QWidget* parent = nullptr);

    /// What was chosen.
    [[nodiscard]] MatchSetup setup() const;
    /// Has the computer play at that level, wherever it does.
    void chooseLevel(Level level);
    /// The computer plays, at the level that follows the person's rating.
    [[nodiscard]] bool isEvenWanted() const { return yours_->isEvenWanted() || theirs_->isEvenWanted(); }
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
    Player you_;  // whose card is the first
    GoalDemo* example_;
    SeatCard* yours_;
    SeatCard* theirs_;
    QPushButton* swap_;
    MatchOptions* matchOptions_ = nullptr;  // made when it is first wanted
};

}  // namespace atom4::ui
