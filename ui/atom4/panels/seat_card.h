// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStringList>

#include "core/atom4/game/match.h"
#include "ui/atom4/panels/level_chooser.h"
#include "ui/atom4/panels/piece_row.h"

namespace atom4::ui {

/// Asks who plays for a player: a person with a name, or the computer at a level. Names that were used before are
/// offered while one types. It has to be told the seat before it is shown.
class SeatCard : public QWidget {
    Q_OBJECT

public:
    /// Its parts have names for those who look for them, which end with that one: "kindX", "nameX", "levelX".
    SeatCard(const QString& name, const QStringList& namesBefore, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// What that player wants is shown.
    void setPlayer(Player player);
    void setSeat(const Seat& seat);
    /// The level that the computer is offered at where a person plays now.
    void setUsualLevel(Level level) { usualLevel_ = level; }
    /// The computer, if it plays or comes to play, does so at that level.
    void chooseLevel(Level level);
    /// The person's rating is known, and the computer at that level would be even; it is followed if `wanted`.
    void offerEven(Level level, bool wanted);
    /// Whether the other seat is a person's, without whom that has no meaning.
    void setAgainstPerson(bool against);
    /// The computer takes the seat, at the level that follows the rating.
    [[nodiscard]] bool isEvenWanted() const { return isComputer() && level_->isEvenWanted(); }
    [[nodiscard]] Seat seat() const;
    [[nodiscard]] bool isComputer() const { return kind_->currentIndex() == 1; }
    void setPieceStyle(PieceStyle style) { goal_->setPieceStyle(style); }
    /// A widget at the end of the line with the goal.
    void addBesideGoal(QWidget* widget);

signals:
    /// A person takes the seat, or the computer.
    void kindChanged();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void offerLevels(QMenu& menu);
    void makeName();
    void makeLevel();
    void showKind();
    void setTexts();

    Player player_ = Player::kFirst;
    Seat seat_;  // as it was set
    Level usualLevel_ = kDefaultLevel;
    QLabel* title_;
    QComboBox* kind_;
    PieceRow* goal_;
    QLabel* goalText_;
    QString ending_;  // of what the parts are called
    QStringList namesBefore_;
    QLineEdit* name_ = nullptr;
    LevelChooser* level_ = nullptr;
    std::optional<std::pair<Level, bool>> even_;  // the level, and whether it is followed
    bool againstPerson_ = true;
};

}  // namespace atom4::ui
