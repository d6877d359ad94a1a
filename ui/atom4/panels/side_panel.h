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

/// Everything about the match that is not the board: players, wheel, what is going on, moves. Stands beside the board
/// or lies below it.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    /// Low lies below, too, with what one cannot do without: who plays and what is going on. It leaves the most room to
    /// the board and to those who study the round.
    enum class Place { kBeside, kBelow, kLow };

    explicit SidePanel(QWidget* parent = nullptr);

    void show(const Match& match);
    /// What the end of a round says of the person's rating, from the next show() on.
    void setRatingText(const QString& text) { ratingText_ = text; }
    /// Shows what has become of the lines of the round, without a change of the board.
    void showLines(const Match& match) { moves_->showLines(match); }
    /// Shows the offers beside the match; fewer in a network match, for which the match has no event.
    void showOffers(const Match& match);
    /// Shows what the clocks read.
    void showTime(const Match& match);
    void setSettings(const Settings& settings);
    /// Whether the computer waits; told instead of that it thinks, from the next show() on.
    void setPaused(bool paused) { paused_ = paused; }
    /// What buttons at the wheel do about the computer's turn; they are there while they are offered.
    void setTurnActions(const TurnActions& actions);
    void offerTurnActions(bool offered);
    /// What the computer looks at, under the words on whose turn it is; empty for nothing.
    void showThought(const QString& text);
    /// Has wheel and players show an earlier position of the match.
    void lookAt(const Match& match, const Position& position);
    /// Marks the ply whose position is on the board, counted from 1; 0 is the start.
    void markPly(int ply) { moves_->markPly(ply); }
    void setRemarks(std::vector<MoveList::Remark> remarks) { moves_->setRemarks(std::move(remarks)); }
    /// Shows what the cell pointed at means; empty for none.
    void showDetail(const QString& text);
    /// Shows what has happened, was found or was refused, until something else is pointed at or has happened.
    void showNews(const QString& text);
    [[nodiscard]] const QString& news() const { return news_; }
    /// What there is must fit into the width of that room.
    void setPlace(Place place, QSize room);
    /// How wide the panel would like to be beside the board, or how high below it, in that much room.
    [[nodiscard]] int thickness(Place place, QSize room) const;

signals:
    void nextRoundWanted();
    void reviewWanted();
    void rematchWanted();
    void roundWanted();
    void plyChosen(int ply);
    void variationChosen(int variation);
    /// The user asks for the context menu of a move.
    void moveMenuWanted(const MoveSpot& spot, QPoint at);
    void opponentWanted();
    /// The user wants to change that seat.
    void seatWanted(atom4::Player player);
    void rulesWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Narrow lies below a board for which the players, the wheel and the moves cannot stand side by side.
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
    QString detailText_;  // on what is pointed at
    QString news_;
    QString ratingText_;
    QString thought_;
    std::optional<Form> form_;
    PlayerCard* first_;
    PlayerCard* second_;
    WheelView* wheel_;
    QLabel* state_;
    QLabel* detail_;
    EndCard* end_ = nullptr;  // in the place of wheel and words, when a round is over; made then
    QAction* pause_ = nullptr;
    QPushButton* back_;
    ComputerButtons* turn_;
    QWidget* foot_;  // where those are
    QWidget* words_;
    MoveList* moves_;
    StartCard* start_;  // in the place of the moves, until there is one; below them where there is room
};

}  // namespace atom4::ui
