// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <optional>

#include "core/atom4/game/match.h"
#include "ui/atom4/board/wheel_view.h"
#include "ui/atom4/panels/computer_buttons.h"
#include "ui/atom4/panels/end_card.h"
#include "ui/atom4/panels/move_list.h"
#include "ui/atom4/panels/player_card.h"
#include "ui/atom4/panels/start_card.h"
#include "ui/common/settings.h"

namespace atom4::ui {

/// Everything about the match but the board: players, wheel, messages, moves. It is beside the board or below it.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    /// kLow is below the board, too, but with only the players and messages. It leaves the most room to the board, and
    /// to analysis and review.
    enum class Place { kBeside, kBelow, kLow };

    explicit SidePanel(QWidget* parent = nullptr);

    void show(const Match& match);
    /// Sets what the card at the end of a round says about the user's rating, from the next show() on.
    void setRatingText(const QString& text) { ratingText_ = text; }
    /// Updates comments and variations in the list of moves; the board is unchanged.
    void showLines(const Match& match) { moves_->showLines(match); }
    /// Updates the buttons of start and end card: a network match has fewer, and the match has no event for its start.
    void showOffers(const Match& match);
    /// Updates the clocks.
    void showTime(const Match& match);
    void setSettings(const Settings& settings);
    /// Sets whether the computer is paused, which is shown instead of its turn, from the next show() on.
    void setPaused(bool paused) { paused_ = paused; }
    /// Sets the actions of the buttons for the computer's turn, which offerTurnActions() shows, and the one that starts
    /// the next round. To be called once.
    void setTurnActions(const TurnActions& actions, const QAction* nextRound);
    void offerTurnActions(bool offered);
    /// Shows the line that the computer is looking at, below whose turn it is; empty for none.
    void showThought(const QString& text);
    /// Shows an earlier position of the match with wheel and players, and the button to return.
    void lookAt(const Match& match, const Position& position);
    /// Marks the ply whose position is on the board, counted from 1; 0 is the start.
    void markPly(int ply) { moves_->markPly(ply); }
    void setRemarks(std::vector<MoveList::Remark> remarks) { moves_->setRemarks(std::move(remarks)); }
    /// Shows what the cell or colour pointed at means; empty for none.
    void showDetail(const QString& text);
    /// Shows what has happened, was found or was refused, until something else happens or is pointed at.
    void showNews(const QString& text);
    [[nodiscard]] const QString& news() const { return news_; }
    /// Arranges the panel for that place; its contents must fit into the width of `room`.
    void setPlace(Place place, QSize room);
    /// Returns the preferred width of the panel beside the board, or its preferred height below it; `room` is the size
    /// of the whole view.
    [[nodiscard]] int thickness(Place place, QSize room) const;

signals:
    void nextRoundRequested();
    void reviewRequested();
    void rematchRequested();
    void roundRequested();
    void plyChosen(int ply);
    void variationChosen(int variation);
    /// The user asks for the context menu of a move.
    void moveMenuRequested(const MoveSpot& spot, QPoint at);
    void opponentRequested();
    /// The user wants to change that seat.
    void seatRequested(atom4::Player player);
    void rulesRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// kBelowNarrow is below the board when players, wheel and moves do not fit side by side.
    enum class Form { kBeside, kBelow, kBelowNarrow, kLow };
    [[nodiscard]] Form formFor(Place place, QSize room) const;
    void makeWords();
    [[nodiscard]] int heightOfWords(Form form) const;
    void fillGrid();
    [[nodiscard]] EndCard& endCard();
    void placeEnd();
    void showRing(const Match& match);
    void showWords();
    void showTurn(std::optional<Colour> toPlay, std::optional<Player> player);
    void showEnd(bool ended);
    void limitWheel();
    void showList(bool list, bool start);

    bool fresh_ = false;
    bool paused_ = false;
    bool offered_ = false;
    bool ended_ = false;
    Settings settings_;
    QString detailText_;  // on the cell or colour pointed at
    QString news_;
    QString ratingText_;
    QString thought_;
    std::optional<Form> form_;
    PlayerCard* first_;
    PlayerCard* second_;
    WheelView* wheel_;
    QLabel* state_;
    QLabel* detail_;
    EndCard* end_ = nullptr;  // in place of wheel and words when a round is over; created then
    QAction* pause_ = nullptr;
    const QAction* nextRound_ = nullptr;
    QPushButton* back_;
    ComputerButtons* turn_;
    QWidget* foot_;  // holds back_ and turn_
    QWidget* words_;
    MoveList* moves_;
    StartCard* start_;  // in place of the moves until there is one; then below them if there is room
};

}  // namespace atom4::ui
